"""Shabrak: two rows of warriors. The chapters follow the numbered rules, S1 to S6."""
