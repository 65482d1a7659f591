"""The command line: the terminal table, and everything that is done with records, rules and scenarios."""
