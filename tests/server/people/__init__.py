"""People: signing in, profiles, leaving; and attackers who try to be someone else."""
