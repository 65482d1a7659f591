"""Goblin's rules: only kernels, one chapter per file; `door` dispatches each act to its chapter."""
