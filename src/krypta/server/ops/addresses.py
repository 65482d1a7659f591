"""This machine's own addresses."""

import socket


def network_addresses() -> list[str]:
    """This machine's non-loopback IPv4 addresses, the one of the default route first."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing, only selects the route
            found.append(probe.getsockname()[0])
        except OSError:
            pass
    try:
        named = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except OSError:
        named = []
    found += [str(entry[4][0]) for entry in named]
    return [address for address in dict.fromkeys(found) if not address.startswith(("127.", "0."))]
