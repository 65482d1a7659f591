"""Matches in the browser: every game's table, alone and with others."""
