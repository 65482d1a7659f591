"""Several nodes of one server: which are alive, which runs a table's bots, and how they learn of changes."""
