"""What people say at a table: chat, which is stored, and emotes, which are not."""
