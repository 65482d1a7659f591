"""Karak in characters."""
