"""A campaign of random faults against real servers: `make soak`."""
