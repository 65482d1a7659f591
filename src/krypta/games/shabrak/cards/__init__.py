"""Shabrak's cards and decks: how files say them, how they look, and the language of their abilities."""
