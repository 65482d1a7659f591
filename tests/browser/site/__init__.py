"""The ways to a table, and what holds for every page."""
