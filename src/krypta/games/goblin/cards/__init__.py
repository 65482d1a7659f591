"""Goblin's cards: how files say them, and how they look."""
