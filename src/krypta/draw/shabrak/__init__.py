"""Shabrak in characters."""
