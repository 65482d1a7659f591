"""File descriptors: every connection needs one, and systems start programs with few."""

import contextlib
import sys

ENOUGH = 65_536
OURS = 64  # for the database, files and whatever else is not a connection
UNKNOWN = 1_000_000  # where the system names no limit


def raise_limit() -> None:
    """As many as this process may have, up to ENOUGH."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # some systems allow less than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many connections the descriptors are enough for: the system itself would shut further ones out silently."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNKNOWN if soft == resource.RLIM_INFINITY else max(soft - OURS, soft // 2)
