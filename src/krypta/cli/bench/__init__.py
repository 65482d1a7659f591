"""`krypta bench`: how fast the rules and the server are, here and now."""
