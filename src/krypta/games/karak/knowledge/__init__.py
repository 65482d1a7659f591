"""What a seat of Karak knows, and its estimates: for bots, machine learning, and showing odds to players."""
