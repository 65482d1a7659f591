"""A learned judgement: each seat's share of the win, foretold by a small network from figures that know the rules."""
