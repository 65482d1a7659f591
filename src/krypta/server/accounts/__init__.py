"""People: guests and accounts, logging in, ratings, history and saved files."""
