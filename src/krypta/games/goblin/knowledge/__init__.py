"""What a seat of Goblin knows, and its estimates: for bots and machine learning."""
