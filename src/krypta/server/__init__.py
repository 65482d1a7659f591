"""Tables for people and bots, over the network. Knows games only through the core's contract."""
