"""Card files, deck codes, and the rules that cards point to."""
