"""The fast generator, for simulation and search only: tables draw from `luck.SealedLuck`.

Counter-based: draw number n under a key is a hash of both, so any single draw can be recomputed. All arithmetic stays
below 2**63, so compiled and interpreted runs agree.
"""

import hashlib
from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.core.kernel import entry, kernel

MASK = 0xFFFFFFFF


@kernel
def mix(x):
    """Scatter 32 bits (an invertible hash; both multipliers are below 2**31)."""
    x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
    x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
    return x ^ (x >> 15)


@kernel
def draw32(rng):
    """The next 32 bits. `rng` is two key words and a counter."""
    counter = int(rng[2])
    rng[2] = counter + 1
    once = mix((counter + int(rng[0])) & MASK)
    return mix((mix(once ^ int(rng[1])) + (counter >> 32)) & MASK)


@kernel
def below(rng, n):
    """A number from 0 to n - 1, each equally likely; n is below 2**31."""
    wide = draw32(rng) * n
    if (wide & MASK) < n:
        unfair = (MASK + 1) % n
        while (wide & MASK) < unfair:
            wide = draw32(rng) * n
    return wide >> 32


@entry
def draw_below(rng, n):
    """`below`, for Python."""
    return below(rng, n)


@kernel
def weighted(rng, weights, n):
    """An index among the first n weights, chosen with probability proportional to its weight."""
    total = 0
    for i in range(n):
        total += int(weights[i])
    left = below(rng, total)
    for i in range(n):
        left -= int(weights[i])
        if left < 0:
            return i
    return n - 1


def generator(*key: Any) -> NDArray[np.int64]:
    """A fresh generator; the same key gives the same draws.

    >>> int(draw_below(generator("a seed", 1), 6)) == int(draw_below(generator("a seed", 1), 6))
    True
    """
    digest = hashlib.blake2b(repr(key).encode(), digest_size=8).digest()
    words = [int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:], "little")]
    return np.array([*words, 0], dtype=np.int64)
