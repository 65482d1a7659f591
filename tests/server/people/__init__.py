"""The people of Krypta: coming in, being known, leaving; and those who try to be somebody else."""
