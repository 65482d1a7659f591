"""Passwords: stored as argon2id hashes, hashed in threads; a check takes the same time for an unknown name."""

import asyncio
import secrets
import unicodedata
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from krypta.server.accounts.names import name_key
from krypta.server.refusal import Refusal

SHORTEST, LONGEST = 8, 128
AT_ONCE = 2  # each takes 64 MiB while it runs


class Passwords:
    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self.hasher.hash, normal(password))

    async def matches(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; without a stored one it does the same work and returns False."""
        if len(password) > LONGEST:
            return False  # for every name, so it reveals nothing
        async with self._turns:
            right = await asyncio.to_thread(self._verify, stored, normal(password))
        return right and stored is not None

    def is_outgrown(self, stored: str) -> bool:
        """Whether the hash was made with weaker parameters than the current ones."""
        return self.hasher.check_needs_rehash(stored)

    @cached_property
    def _nobody(self) -> str:
        """The hash against which an unknown name's password is checked."""
        return self.hasher.hash(secrets.token_hex(16))

    def _verify(self, stored: str | None, password: bytes) -> bool:
        nobody = self._nobody  # computed at the first check, even if its name exists
        try:
            return self.hasher.verify(stored or nobody, password)
        except (VerificationError, InvalidHashError):
            return False


def normal(password: str) -> bytes:
    """The password normalised, because keyboards encode the same characters differently."""
    return unicodedata.normalize("NFKC", password).encode("utf-8", "surrogatepass")


def refuse_weak(password: str, name: str) -> None:
    if not SHORTEST <= len(password) <= LONGEST:
        raise Refusal("server-password-length", least=SHORTEST, most=LONGEST)
    if name_key(password) == name_key(name):
        raise Refusal("server-password-is-name")
