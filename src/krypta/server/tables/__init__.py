"""Tables: seats, the running match, what viewers see of it, and automation."""
