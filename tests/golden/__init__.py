"""Recorded matches that must always replay, and records that must be refused."""
