"""Karak: Goblin. The chapters follow the numbered rules, G1 to G9."""
