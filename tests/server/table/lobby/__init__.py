"""Before and after a match: creating a table, taking seats, and the rematch."""
