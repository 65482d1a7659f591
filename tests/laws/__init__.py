"""The laws that every game obeys, and the proof that they detect games that do not."""
