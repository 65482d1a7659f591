"""Operation: administration, inspection, logs, metrics and garbage collection."""
