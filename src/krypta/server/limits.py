"""Rate limits: token buckets in the memory of this node."""

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable

from krypta.server.refusal import Refusal

MOST_KEYS = 10_000


class Limits:
    """A bucket per key: `burst` at once, then `rate_per_second`. Beyond `keys`, the least recently used is dropped.

    >>> limits = Limits(0.5, burst=2, clock=lambda: 0.0)
    >>> limits.take("a"), limits.take("a"), limits.take("a"), limits.take("b")
    (0.0, 0.0, 2.0, 0.0)
    """

    def __init__(
        self,
        rate_per_second: float,
        burst: int,
        keys: int = MOST_KEYS,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.rate = rate_per_second
        self.burst = burst
        self.keys = keys
        self.clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens left, and the time of that count

    def take(self, key: str) -> float:
        """Take a token and return 0.0, or return the seconds until there is one."""
        now = self.clock()
        left, since = self._buckets.pop(key, (float(self.burst), now))
        left = min(self.burst, left + (now - since) * self.rate)
        wait = 0.0 if left >= 1 else (1 - left) / self.rate
        self._buckets[key] = (left - 1 if wait == 0.0 else left, now)
        if len(self._buckets) > self.keys:
            self._buckets.popitem(last=False)
        return wait


def insist(wait: float) -> None:
    """Refuse if there is a wait, with its seconds, which HTTP also sends as Retry-After."""
    if wait > 0:
        raise Refusal("server-slow-down", status=429, seconds=math.ceil(wait))


class LoginLimits:
    """Limits logins by address and by name, so that passwords cannot be guessed and nobody can be locked out.

    One address alone cannot empty a name's bucket, since its own refills at half the rate and is checked first. Many
    addresses can, so the name's limit does not apply to addresses from which somebody has logged in to that name.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.by_address = Limits(0.1, burst=10, clock=clock)
        self.by_name = Limits(0.2, burst=20, clock=clock)
        self._at_home: OrderedDict[tuple[str, str], None] = OrderedDict()

    def insist(self, name: str, address: str) -> None:
        insist(self.by_address.take(address))
        if (name, address) not in self._at_home:
            insist(self.by_name.take(name))

    def welcome(self, name: str, address: str) -> None:
        """Remember that somebody logged in to this name from this address."""
        self._at_home.pop((name, address), None)
        self._at_home[name, address] = None
        if len(self._at_home) > MOST_KEYS:
            self._at_home.popitem(last=False)


def address_key(host: str) -> str:
    """The key of an address for limits: an IPv4 address, or the /64 network of an IPv6 address (one household)."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is None:
            return str(ipaddress.ip_network((int(address), 64), strict=False))
        return str(address.ipv4_mapped)
    return host
