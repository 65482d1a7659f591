"""Hypothesis drives whole games through the laws."""
