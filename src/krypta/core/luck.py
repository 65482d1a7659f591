"""Luck: where nature's decisions come from, and how anyone can verify them afterwards.

Every draw has a number that never decreases, so an undo cannot repeat a roll, and any single draw can be recomputed.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta.core.rng import draw_below, generator


class Commitment(msgspec.Struct, frozen=True, omit_defaults=True):
    """The luck of a match, as written into its header before the first draw.

    Sealed: `commitment` is the hash of a secret seed, revealed at the end. Seeded (simulations): the seed is public.
    """

    commitment: str = ""
    nonces: tuple[str, ...] = ()
    seed: str = ""


class Luck(Protocol):
    """`draw` returns draw number `counter` of the match: an integer below `total`."""

    def draw(self, counter: int, total: int) -> int: ...

    @property
    def header(self) -> Commitment: ...


class SealedLuck:
    """A 256-bit seed committed by its hash before the players add their nonces; draws are keyed hashes of both.

    >>> luck = SealedLuck(bytes(32), ("a", "b"))
    >>> 0 <= luck.draw(1, 6) < 6 and luck.draw(1, 6) == luck.draw(1, 6)
    True
    """

    def __init__(self, seed: bytes, nonces: Sequence[str]) -> None:
        self.seed = seed
        self.nonces = tuple(nonces)
        mixed = hashlib.sha256(msgspec.json.encode(self.nonces)).digest()
        self._keyed = hmac.new(seed, mixed, "sha256")  # the common prefix of all draws

    def __reduce__(self) -> tuple[object, ...]:
        return SealedLuck, (self.seed, self.nonces)

    @classmethod
    def fresh(cls, nonces: Sequence[str]) -> "SealedLuck":
        return cls(fresh_seed(), nonces)

    @staticmethod
    def seal(seed: bytes) -> str:
        return hashlib.sha256(b"krypta luck\0" + seed).hexdigest()

    @property
    def header(self) -> Commitment:
        return Commitment(commitment=self.seal(self.seed), nonces=self.nonces)

    def draw(self, counter: int, total: int, stream: str = "nature") -> int:
        fair = (1 << 64) - (1 << 64) % total
        attempt = 0
        while True:
            keyed = self._keyed.copy()
            keyed.update(f"{stream}\0{counter}\0{attempt}".encode())
            number = int.from_bytes(keyed.digest()[:8], "big")
            if number < fair:
                return number % total
            attempt += 1


DRAW_WINDOW = 16  # a rejected draw uses the next number of its window; sixteen rejections in a row do not happen


class SeededLuck:
    """The fast generator with a public seed, for simulations; their records can be verified as well."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def generator(self) -> NDArray[np.int64]:
        return generator("nature", self.seed)

    @property
    def header(self) -> Commitment:
        return Commitment(seed=self.seed)

    def draw(self, counter: int, total: int) -> int:
        rng = self.generator()
        rng[2] = counter * DRAW_WINDOW
        return int(draw_below(rng, total))


def fresh_seed() -> bytes:
    """A new secret from the operating system."""
    return secrets.token_bytes(32)


def nonce() -> str:
    """A player's random contribution to the luck of a match."""
    return secrets.token_hex(8)


def pick(chances: Sequence[tuple[int, int]], number: int) -> int:
    """The act that a number below the sum of the weights selects."""
    for act, weight in chances:
        number -= weight
        if number < 0:
            return act
    raise ValueError("The number is not below the sum of the weights.")
