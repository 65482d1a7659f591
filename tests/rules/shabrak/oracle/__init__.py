"""A second, slow implementation of Shabrak, and the comparison of every card with it."""
