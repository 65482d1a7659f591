"""Tables: who sits there, the match that is played, what viewers see of it, and automation."""
