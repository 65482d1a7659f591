"""The ability language: what a card can say of itself, and what follows from it."""
