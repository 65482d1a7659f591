"""Storage: the database, the log of every table in it, and how it is written, moved and kept safe."""
