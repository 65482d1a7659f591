"""Krypta: a digital table for Karak, Karak: Goblin and Shabrak, on one fast rules engine."""

__version__ = "0.6.0"
