"""Prometheus metrics of a node: counters, gauges and times, never personal data."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE = CONTENT_TYPE_LATEST
SECONDS = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512)


class Metrics:
    """The metrics of a node. Each node has its own registry, because tests run several in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.requests = Counter(
            "krypta_http_requests", "HTTP requests answered", ["method", "route", "status"], registry=here
        )
        self.request_seconds = Histogram(
            "krypta_http_seconds", "Time from a request to its answer", ["route"], buckets=SECONDS, registry=here
        )
        self.acts = Counter("krypta_acts", "Acts of people and bots that were taken", ["game"], registry=here)
        self.refusals = Counter("krypta_refusals", "Refusals, by the id of their message", ["id"], registry=here)
        self.entries = Counter("krypta_entries", "Entries that were made durable", registry=here)
        self.batch_size = Histogram("krypta_batch_units", "Units in one commit", buckets=SIZES, registry=here)
        self.commit_seconds = Histogram("krypta_commit_seconds", "Time of one commit", buckets=SECONDS, registry=here)
        self.loop_stalls = Histogram(
            "krypta_loop_stall_seconds", "Times that the event loop stood still", buckets=SECONDS[-6:], registry=here
        )
        self.sockets = Gauge("krypta_sockets", "Open WebSockets", registry=here)
        self.rooms = Gauge("krypta_rooms", "Tables open on this node", registry=here)
        self.warm = Gauge("krypta_warm", "1 once the rules of every game are compiled and loaded", registry=here)
        self.waking = Gauge("krypta_waking", "1 while the search of bots is compiled and loaded", registry=here)

    def text(self) -> bytes:
        """The metrics in Prometheus's text format."""
        return generate_latest(self.registry)
