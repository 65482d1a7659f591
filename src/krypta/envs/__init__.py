"""The games as environments for learners: one adapter per library, each imported only when it is used."""
