"""Tables: seats and permissions, tested over the real wire and on the table's own rules."""
