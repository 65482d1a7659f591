"""Karak: a dungeon laid tile by tile. One chapter of the rules a file; `rules` is the door."""
