"""The kernel decorators, and a compile cache that cannot be stale.

Rules are plain functions over flat records. `@kernel` compiles them with Numba; with `KRYPTA_INTERPRETED=1` the same
source runs as ordinary Python, for debugging, for coverage, and to test that both agree.

Numba's own cache checks only the file of the cached function, not the files it calls. The cache is therefore in a
folder whose name is a hash of all kernel sources: any edit gives a new folder.
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
KERNEL_ROOMS = ("core", "games", "bots", "envs/kernels", "envs/forms", "lab")
KEPT_CACHES = 8
OWNER = os.getuid() if hasattr(os, "getuid") else 0  # on Windows, st_uid is always 0

# Numba's own types differ between its versions.
config: Any = numba.config
njit: Any = numba.njit
overload: Any = extending.overload

Function = Callable[..., Any]  # kernels have no annotations: Numba infers their types


def extra_game_folders() -> list[Path]:
    """The folders of games outside the package, as `KRYPTA_GAMES` names them."""
    named = os.environ.get("KRYPTA_GAMES", "")
    return [Path(folder).resolve() for folder in named.split(os.pathsep) if folder]


def kernel_sources() -> Iterator[Path]:
    """Every file that may affect what a kernel does."""
    for room in KERNEL_ROOMS:
        yield from sorted((PACKAGE / room).rglob("*.py"))
    for folder in extra_game_folders():
        yield from sorted(folder.rglob("*.py"))


def is_kernel_source(path: Path) -> bool:
    """Whether the cache key includes this file; kernels in other files are compiled, but never cached."""
    rooms = [PACKAGE / room for room in KERNEL_ROOMS] + extra_game_folders()
    return any(path.resolve().is_relative_to(room) for room in rooms)


def cache_key() -> str:
    """A hash of everything that compiled code depends on, except the processor, which Numba checks itself."""
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
    """Delete all but the most recently used caches, so that a day of edits does not fill the disk."""
    used = sorted((d for d in home.iterdir() if d.is_dir()), key=lambda d: d.stat().st_mtime, reverse=True)
    for old in used[KEPT_CACHES:]:
        shutil.rmtree(old, ignore_errors=True)


def _is_mine(folder: Path) -> bool:
    """Whether we own the folder: its compiled code is executed, so another user's folder cannot be trusted."""
    return folder.stat().st_uid == OWNER


def open_cache() -> Path:
    """The folder for this run's compiled code, marked as used; a temporary one if the usual one is not writable."""
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
        with contextlib.suppress(OSError):  # another process is pruning or reading
            _prune(home)
        return folder
    return Path(tempfile.mkdtemp(prefix="krypta-kernels-"))


if not INTERPRETED:
    config.CACHE_DIR = str(open_cache())


def _int_of_constant(constant: Any) -> Any:
    """Let kernels write `int(Phase.MOVE)`: Numba supports IntEnum, but not its conversion."""

    def value(constant: Any) -> Any:
        return constant.value

    return value if isinstance(constant, types.IntEnumMember) else None


overload(int)(_int_of_constant)


def _wide(argument: Any) -> Any:
    return types.int64 if isinstance(argument, types.Integer | types.IntEnumMember) else argument


def _take_wide_integers(compiled: Any) -> Function:
    """Pass every integer argument to the kernel as int64, whether it is a narrow field or a constant.

    Otherwise Numba compiles a copy of the kernel for each combination of integer types (Karak: 42 s instead of 28 s),
    and an int8 argument stays as narrow as the field it came from.
    """
    resolve = compiled.get_call_template
    compiled.get_call_template = lambda args, kws: resolve(tuple(map(_wide, args)), kws)
    wide: Function = compiled
    return wide


# Only compiled code calls an inner kernel: without wrappers for Python, Karak compiles in 24 s instead of 28 s.
INNER = {"nogil": True, "no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def kernel(function: Function) -> Function:
    """A rule: compiled as part of the entry points that reach it."""
    if INTERPRETED:
        return function
    return _take_wide_integers(njit(**INNER)(function))


def inlined(function: Function) -> Function:
    """A kernel that is inlined into its callers before compilation.

    Numba also generates separate machine code for every kernel, with everything it reaches. For a kernel that reaches
    nearly everything, that takes seconds, for code that is never called. Its integer arguments are not widened.
    """
    if INTERPRETED:
        return function
    written: Function = njit(inline="always", **INNER)(function)
    return written


def _is_cached(function: Function) -> bool:
    return is_kernel_source(Path(function.__code__.co_filename))


def door(function: Function) -> Function:
    """One of the seven functions of a game's door: cached, so that entry points share its compiled code."""
    if INTERPRETED:
        return function
    return _take_wide_integers(njit(nogil=True, cache=_is_cached(function))(function))


def entry(function: Function, nogil: bool = False) -> Function:
    """A function that Python calls: compiled once for each game, and cached.

    It holds the GIL: for a call of one microsecond, releasing it costs more than the call, since a waiting thread takes
    over first (on the server, a call took 20 µs instead of 1 µs).
    """
    if INTERPRETED:
        return function
    compiled: Function = njit(nogil=nogil, cache=_is_cached(function))(function)
    return compiled


def long_entry(function: Function) -> Function:
    """An entry that takes long enough to release the GIL."""
    return entry(function, nogil=True)
