"""`krypta play`: the table in the terminal."""
