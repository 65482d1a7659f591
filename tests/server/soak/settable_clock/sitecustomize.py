"""Python imports this module at its start if the folder is on the path: the wall clock is then wrong by as many seconds
as the file says that SOAK_CLOCK names. Clocks that cannot be set stay as they are.

libfaketime does the same for any program, but its version in Debian 12 makes `time.sleep` fail.
"""

import os
import time

_true = time.time_ns
_file = os.environ["SOAK_CLOCK"]


def time_ns() -> int:
    with open(_file, encoding="ascii") as file:
        return _true() + int(file.read() or 0) * 10**9


time.time_ns = time_ns
time.time = lambda: time_ns() / 10**9
