"""What a seat of Shabrak knows, and its estimates: for bots and machine learning."""
