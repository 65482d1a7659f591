"""People: guests and accounts, how they log in, their ratings, their history, and what they have saved."""
