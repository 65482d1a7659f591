"""WebSockets: connections, their messages, and what is sent over them."""
