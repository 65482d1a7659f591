"""Shabrak's cards and decks: their files, their faces, and the language of their abilities."""
