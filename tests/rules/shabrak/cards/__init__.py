"""Card files, deck codes, and references from cards to rules."""
