"""During a match: acts, clocks, bots, absence, offers and undo."""
