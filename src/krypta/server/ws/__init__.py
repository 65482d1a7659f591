"""WebSockets: framing, the handshake and the connections."""
