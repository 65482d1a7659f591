"""The laws that every game obeys, and the proof that they catch those that do not."""
