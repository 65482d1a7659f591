"""The ability language."""
