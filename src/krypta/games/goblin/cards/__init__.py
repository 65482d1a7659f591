"""Goblin's cards: their files and their faces."""
