"""Recorded matches that must replay for ever, and records that must be refused."""
