"""The ability language: how card files describe abilities, and the texts and tables generated from them."""
