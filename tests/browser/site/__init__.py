"""Joining tables, and what must hold on every page."""
