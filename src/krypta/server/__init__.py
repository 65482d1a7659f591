"""The server: tables for people and bots over the network. It knows games only through the core's interface."""
