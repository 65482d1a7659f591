"""The kernel decorators, and a compile cache that cannot be stale.

Rules are plain functions over flat records. `@kernel` compiles them with Numba; with `KRYPTA_INTERPRETED=1` the same
source runs as ordinary Python, for debugging, coverage and for proving that both agree.

Numba's own cache looks only at the file of the cached function, not at the files it calls. So it lies in a folder
whose name is a hash of every kernel source there is: an edit anywhere gives a new folder.
"""

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numba
import numpy as np
import platformdirs
from numba import extending
from numba.core import types

INTERPRETED = os.environ.get("KRYPTA_INTERPRETED", "") == "1"
PACKAGE = Path(__file__).resolve().parents[1]
KERNEL_ROOMS = ("core", "games", "bots", "lab")
KEPT_CACHES = 8
OWNER = os.getuid() if hasattr(os, "getuid") else 0  # Windows has no owners: there every file says 0

# Numba's own types differ between its versions.
config: Any = numba.config
njit: Any = numba.njit
overload: Any = extending.overload

Function = Callable[..., Any]  # kernels have no types of their own: Numba finds them


def extra_game_folders() -> list[Path]:
    """The folders of games outside the package, as `KRYPTA_GAMES` names them."""
    named = os.environ.get("KRYPTA_GAMES", "")
    return [Path(folder).resolve() for folder in named.split(os.pathsep) if folder]


def kernel_sources() -> Iterator[Path]:
    """Every file whose edit may change what a kernel does."""
    for room in KERNEL_ROOMS:
        yield from sorted((PACKAGE / room).rglob("*.py"))
    for folder in extra_game_folders():
        yield from sorted(folder.rglob("*.py"))


def is_kernel_source(path: Path) -> bool:
    """Whether the cache's key sees this file; kernels in other files are compiled, but never cached."""
    rooms = [PACKAGE / room for room in KERNEL_ROOMS] + extra_game_folders()
    return any(path.resolve().is_relative_to(room) for room in rooms)


def cache_key() -> str:
    """A hash of all that compiled code depends on; Numba itself adds the processor."""
    seen = hashlib.sha256()
    for part in (sys.version, numba.__version__, np.__version__, str(config.BOUNDSCHECK)):
        seen.update(part.encode() + b"\0")
    for path in kernel_sources():
        seen.update(str(path).encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()[:24]


def _cache_home() -> Path:
    named = os.environ.get("KRYPTA_CACHE")
    return Path(named) if named else Path(platformdirs.user_cache_dir("krypta", appauthor=False)) / "kernels"


def _prune(home: Path) -> None:
    """Keep the caches used last, so that a day of edits does not fill the disk."""
    used = sorted((d for d in home.iterdir() if d.is_dir()), key=lambda d: d.stat().st_mtime, reverse=True)
    for old in used[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)


def _is_mine(folder: Path) -> bool:
    """Compiled code is run: never take it from a folder that belongs to somebody else."""
    return folder.stat().st_uid == OWNER


def open_cache() -> Path:
    """The folder for this run's compiled code, marked as used; a read-only home falls back to a temporary one."""
    for home in (_cache_home(), Path(tempfile.gettempdir()) / f"krypta-kernels-{OWNER}"):
        folder = home / cache_key()
        try:
            home.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not _is_mine(home):
                continue
            folder.mkdir(exist_ok=True)
            os.utime(folder)
            (folder / f".probe-{os.getpid()}").touch()
            (folder / f".probe-{os.getpid()}").unlink()
        except OSError:
            continue
        with contextlib.suppress(OSError):  # another process is pruning, or is reading: next time
            _prune(home)
        return folder
    return Path(tempfile.mkdtemp(prefix="krypta-kernels-"))


if not INTERPRETED:
    config.CACHE_DIR = str(open_cache())


def _int_of_constant(constant: Any) -> Any:
    """Let kernels say `int(Phase.MOVE)`: Numba knows IntEnum, but not its conversion."""

    def value(constant: Any) -> Any:
        return constant.value

    return value if isinstance(constant, types.IntEnumMember) else None


overload(int)(_int_of_constant)


def _wide(argument: Any) -> Any:
    return types.int64 if isinstance(argument, types.Integer | types.IntEnumMember) else argument


def _take_wide_integers(compiled: Any) -> Function:
    """Let the kernel see every integer argument, narrow field and constant alike, as int64.

    Numba would compile a copy of the kernel for each mixture of integer types it is called with (Karak: 42 s instead
    of 28 s), and an int8 argument would stay as narrow as the field it came from.
    """
    resolve = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: resolve(tuple(map(_wide, args)), kws)
    wide: Function = compiled
    return wide


# Only compiled code calls an inner kernel: without the wrappers that Python would need, Karak compiles in 24 s, not 28.
INNER = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def kernel(function: Function) -> Function:
    """A rule: compiled into whatever entry point reaches it."""
    if INTERPRETED:
        return function
    return _take_wide_integers(njit(**INNER)(function))


def inlined(function: Function) -> Function:
    """A kernel that is written into whoever calls it, before either is compiled.

    Numba gives every kernel machine code of its own, with all that it reaches. For one that reaches nearly everything
    that is seconds, spent on code that nothing ever calls. Its integers stay as narrow as they are given.
    """
    if INTERPRETED:
        return function
    written: Function = njit(inline="always", **INNER)(function)
    return written


def _is_cached(function: Function) -> bool:
    return is_kernel_source(Path(function.__code__.co_filename))


def door(function: Function) -> Function:
    """One of the seven functions of a game's door: inner, but cached, so that entry points share its compiled code."""
    if INTERPRETED:
        return function
    return _take_wide_integers(njit(nogil=True, cache=_is_cached(function))(function))


def entry(function: Function, nogil: bool = False) -> Function:
    """A function that Python calls: compiled once for each game it meets, and cached.

    It keeps the interpreter to itself: for a call of a microsecond, letting go costs more than the call, since
    whichever thread waits takes over and has to be waited for (on the server a call took 20 µs instead of one).
    """
    if INTERPRETED:
        return function
    compiled: Function = njit(nogil=nogil, cache=_is_cached(function))(function)
    return compiled


def long_entry(function: Function) -> Function:
    """An entry that takes so long that other threads of Python should go on meanwhile."""
    return entry(function, nogil=True)
