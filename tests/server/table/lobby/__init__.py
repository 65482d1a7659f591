"""Before and after a match: making a table, sitting down, and the rematch."""
