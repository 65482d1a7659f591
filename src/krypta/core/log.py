"""The record of a match: a header and numbered entries, as lines of JSON. Nothing is ever removed.

Each entry carries a mark, a hash chained over all earlier entries, and the file ends with a seal. Reading detects a
file that was changed, truncated or spliced, and names the first wrong entry.
"""

import hashlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal

import msgspec

from krypta.core.files.fault import Speaker, in_english
from krypta.core.luck import Commitment
from krypta.core.text.message import Message

FORMAT = 1
UNREADABLE = (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError, RecursionError)
FactKind = Literal["undo", "resign", "timeout", "abort", "draw", "handover", "reveal"]


class RecordFault(Exception):
    """A record that cannot be used: the number of the first wrong entry (0 = the header), and the reason.

    >>> print(RecordFault(3, because("record-not-an-entry")))
    Entry 3 of this record is wrong: the line is not an entry.
    """

    def __init__(self, number: int, reason: Message) -> None:
        self.number = number
        self.reason = reason
        super().__init__(number, reason)

    def sentence(self, speaker: Speaker | None = None) -> str:
        """What is wrong, in the speaker's language; in English without a speaker."""
        id = "record-entry-wrong" if self.number else "record-header-wrong"
        return (speaker or in_english()).render(Message(id, {"number": str(self.number), "why": self.reason}))

    @property
    def why(self) -> str:
        """The reason in English, for logs."""
        return in_english().render(self.reason)

    def __str__(self) -> str:
        return self.sentence()


def because(id: str, /, **args: Message | str | int) -> Message:
    """The reason of a fault. Numbers are written as they stand: “entry 1201”, not “1,201”."""
    return Message(id, {name: str(value) if isinstance(value, int) else value for name, value in args.items()})


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits in a seat: a person, or a bot with its level."""

    name: str
    bot: str = ""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    krypta: int
    game: str
    rules: str
    content: str
    options: dict[str, Any]
    players: tuple[Player, ...]
    luck: Commitment


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """An act (`by` a seat, or nature's -1), or a fact of the table."""

    n: int
    by: int | None = None
    act: str | None = None
    fact: FactKind | None = None
    to: int | None = None  # undo: the last entry that stays in force
    who: str | None = None  # handover: the bot's level, or empty for the person; reveal: the seed
    mark: str = ""


class Seal(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The last line. In the save file of a match in progress it also contains the secret seed of the luck."""

    entries: int
    mark: str
    secret: str = ""


def digest(*parts: bytes) -> str:
    return hashlib.blake2b(b"".join(parts), digest_size=8).hexdigest()


def first_mark(header: Header) -> str:
    return digest(msgspec.json.encode(header))


def marked(entry: Entry, before: str) -> Entry:
    """The entry with its mark, chained to the mark before it."""
    bare = msgspec.structs.replace(entry, mark="") if entry.mark else entry
    return msgspec.structs.replace(entry, mark=digest(before.encode(), msgspec.json.encode(bare)))


def dumps(header: Header, entries: Iterable[Entry], secret: str = "") -> bytes:
    """The record as the bytes of a file."""
    lines = [msgspec.json.encode(header)]
    mark, count = first_mark(header), 0
    for entry in entries:
        lines.append(msgspec.json.encode(entry))
        mark, count = entry.mark, count + 1
    lines.append(msgspec.json.encode(Seal(count, mark, secret)))
    return b"\n".join(lines) + b"\n"


def loads(data: bytes) -> tuple[Header, list[Entry], Seal]:
    """Read a record; RecordFault names the first entry that is wrong or was changed."""
    lines = data.split(b"\n")
    header = _read_header(lines[0])
    entries: list[Entry] = []
    mark = first_mark(header)
    for number, line in enumerate(lines[1:], start=1):
        seal = _as(line, Seal)
        if seal is not None:
            _check_end(number, seal, mark, lines[number + 1 :])
            return header, entries, seal
        entry = _read_entry(number, line, complete=number < len(lines) - 1)
        if entry.n != number:
            raise RecordFault(number, because("record-out-of-order", n=entry.n))
        if marked(entry, mark).mark != entry.mark:
            raise RecordFault(number, because("record-changed"))
        mark = entry.mark
        entries.append(entry)
    raise RecordFault(len(entries) + 1, because("record-cut-off"))


def _read_header(line: bytes) -> Header:
    try:
        header = msgspec.json.decode(line, type=Header)
    except UNREADABLE as error:
        raise RecordFault(0, because("record-not-one", error=str(error))) from None
    if header.krypta != FORMAT:
        raise RecordFault(0, because("record-format", format=header.krypta, known=FORMAT))
    return header


def _read_entry(number: int, line: bytes, complete: bool) -> Entry:
    entry: Entry | None = _as(line, Entry)
    if entry is None:
        if not complete:
            raise RecordFault(number, because("record-cut-off"))
        raise RecordFault(number, because("record-not-an-entry"))
    if (entry.act is None) == (entry.fact is None) or (entry.act is not None and entry.by is None):
        raise RecordFault(number, because("record-neither"))
    return entry


def _check_end(number: int, seal: Seal, mark: str, rest: list[bytes]) -> None:
    if seal.entries != number - 1:
        raise RecordFault(number, because("record-too-few", entries=seal.entries, found=number - 1))
    if seal.mark != mark:
        raise RecordFault(max(number - 1, 0), because("record-seal"))
    if any(line.strip() for line in rest):
        raise RecordFault(number, because("record-after-seal"))


def _as(line: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except UNREADABLE:
        return None


def write(path: Path, data: bytes) -> None:
    """Write the file atomically, so that a crash cannot leave an existing record half overwritten."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(fresh, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, path)
    finally:
        fresh.unlink(missing_ok=True)
