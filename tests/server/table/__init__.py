"""Tables: who sits where and what they may do, proven over the real wire, and on the table's own rules."""
