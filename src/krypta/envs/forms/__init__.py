"""Forms of an observation: the same knowledge as features, planes or rows of cards."""
