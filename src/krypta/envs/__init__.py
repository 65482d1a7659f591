"""The games as environments for learners, in the forms that their tools expect."""
