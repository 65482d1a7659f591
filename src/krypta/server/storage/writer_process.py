"""The writer process: commits groups of changes to SQLite on behalf of its node.

A thread of the node would compete with the event loop for the GIL. This process knows neither games nor tables. It
ends when its node closes the pipe, after committing every complete message, and therefore ignores signals.
"""

import signal
import sqlite3
import sys
from collections.abc import Iterator, Sequence
from typing import BinaryIO, Literal

import msgspec

from krypta.server.storage import sqlite
from krypta.server.storage.append import Addition, Conflict, append

LENGTH = 4  # bytes of the length before each message

Kind = Literal["kept", "conflict", "away", "failed"]
Ending = tuple[Kind, str]  # how an addition ended, and why

encode = msgspec.msgpack.Encoder().encode
read_additions = msgspec.msgpack.Decoder(list[Addition]).decode
read_endings = msgspec.msgpack.Decoder(list[Ending]).decode


def packed(message: Sequence[object]) -> bytes:
    """The message encoded, with its length in front."""
    data = encode(message)
    return len(data).to_bytes(LENGTH, "big") + data


def messages(source: BinaryIO) -> Iterator[bytes]:
    """Yield complete messages; a truncated one at the end is discarded."""
    while len(head := source.read(LENGTH)) == LENGTH:
        size = int.from_bytes(head, "big")
        if len(data := source.read(size)) < size:
            return
        yield data


def keep(connection: sqlite3.Connection, additions: Sequence[Addition]) -> list[Ending]:
    """Commit all additions in one transaction; if that fails, one by one, so that only the faulty ones fail."""
    try:
        cursor = connection.cursor()
        cursor.execute("BEGIN IMMEDIATE")
        try:
            append(cursor, additions)
            cursor.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                cursor.execute("ROLLBACK")
            raise
    except Exception as error:
        if isinstance(error, sqlite3.Error) and sqlite.is_to_blame(error):
            return [("away", str(error))] * len(additions)
        if len(additions) > 1:
            return [ending for one in additions for ending in keep(connection, [one])]
        return [("conflict", "") if isinstance(error, Conflict) else ("failed", repr(error))]
    return [("kept", "")] * len(additions)


def main(path: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    connection = sqlite3.connect(path)
    sqlite.prepare(connection)
    for message in messages(sys.stdin.buffer):
        endings = keep(connection, read_additions(message))
        try:
            sys.stdout.buffer.write(packed(endings))
            sys.stdout.buffer.flush()
        except BrokenPipeError:  # the node has ended; its additions are committed
            return
    connection.close()


if __name__ == "__main__":
    main(sys.argv[1])
