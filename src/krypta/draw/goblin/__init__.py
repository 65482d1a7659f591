"""Goblin in characters."""
