"""Several nodes of one server: liveness, leases, presence and notifications."""
