"""The session cookie: a random secret and its signature. The database stores only the secret's hash."""

import hashlib
import hmac

from litestar.datastructures import Cookie

from krypta.server.ids import letters, random_letters
from krypta.server.settings import Settings

NAME = "krypta"
SECRET_BYTES = 32
LONGEST = 200
AGE = 400 * 24 * 3600  # seconds: the browsers' maximum; the server ends sessions earlier


def new_secret() -> str:
    return random_letters(SECRET_BYTES)


def fingerprint(secret: str) -> str:
    """The hash of a secret, for storage. A secret has 256 random bits, so a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seal(secret: str, key: bytes) -> str:
    """The cookie's value: the secret with its signature, so that guesses are rejected without a database query."""
    return f"{secret}.{letters(hmac.digest(key, b'session:' + secret.encode(), 'sha256'))}"


def unseal(value: str, key: bytes) -> str | None:
    """The secret in a cookie's value, or None if the signature is wrong."""
    secret, dot, _ = value.partition(".")
    if not dot or len(value) > LONGEST or not value.isascii():
        return None
    return secret if hmac.compare_digest(value.encode(), seal(secret, key).encode()) else None


def session_cookie(value: str, settings: Settings, scheme: str) -> Cookie:
    """The cookie to send; an empty value deletes it."""
    return Cookie(
        key=NAME,
        value=value,
        path=settings.path_prefix or "/",
        max_age=AGE if value else 0,
        secure=scheme in ("https", "wss") or settings.public_url.startswith("https://"),
        httponly=True,
        samesite="lax",
    )
