"""Shabrak, as the rulebook digest numbers it: S1 to S6."""
