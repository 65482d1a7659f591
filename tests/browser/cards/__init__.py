"""The card list, the deck builder, the card workshop and printing."""
