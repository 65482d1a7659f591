"""Random ids: lowercase base32, so that they fit into links and can be read aloud."""

import base64
import re
import secrets

ID_BYTES = 15  # 24 letters without padding
ID = re.compile(r"[a-z2-7]{24}")


def new_id() -> str:
    return random_letters(ID_BYTES)


def random_letters(size: int) -> str:
    """`size` random bytes as letters and digits."""
    return letters(secrets.token_bytes(size))


def letters(data: bytes) -> str:
    return base64.b32encode(data).decode().rstrip("=").lower()


def is_id(text: str) -> bool:
    """Whether the text has the form of an id. Check it before a query: PostgreSQL fails on a NUL, for example."""
    return ID.fullmatch(text) is not None
