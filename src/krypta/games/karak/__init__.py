"""Karak: a dungeon laid tile by tile. The chapters follow the numbered rules, K1 to K9."""
