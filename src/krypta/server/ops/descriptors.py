"""File descriptors: every connection needs one, and the default limit is low."""

import contextlib
import sys

ENOUGH = 65_536
OURS = 64  # for the database, files and everything else that is not a connection
UNKNOWN = 1_000_000  # where the system has no limit


def raise_limit() -> None:
    """Raise the limit of this process as far as allowed, up to ENOUGH, and return it."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(ValueError, OSError):  # some systems allow less than they report
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """The number of connections to accept. Beyond the limit, the system would drop new ones silently."""
    if sys.platform == "win32":
        return UNKNOWN
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return UNKNOWN if soft == resource.RLIM_INFINITY else max(soft - OURS, soft // 2)
