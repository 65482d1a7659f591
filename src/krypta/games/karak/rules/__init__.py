"""Karak's rules: kernels and nothing else, a chapter a file; `door` says which chapter decides on which act."""
