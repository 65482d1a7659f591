"""`krypta bench`: measure the speed of the rules and the server on this machine."""
