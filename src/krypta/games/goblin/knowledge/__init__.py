"""What a seat of Goblin knows, and what it makes of it: for bots, learners, and whoever wants to know the odds."""
