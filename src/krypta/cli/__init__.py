"""The command line: the terminal table, and commands for servers, records, rules, cards and scenarios."""
