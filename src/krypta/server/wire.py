"""Every WebSocket message, in both directions: typed JSON, distinguished by `t`. See docs/protocol.md."""

from typing import Annotated, Any

import msgspec

from krypta.core.text.message import Message
from krypta.server.accounts.person import Kind
from krypta.server.tables.table import OfferKind
from krypta.server.tables.table_view import TableShown

PROTOCOL = 1
MOST_CHAT = 300
MOST_ID = 40


def written(kind: type[msgspec.Struct]) -> msgspec.Meta:
    """For annotations: what is written once and sent to many is kept as bytes; this is what the bytes are of."""
    return msgspec.Meta(extra={"written": kind})


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", rename=None):
    """From a client. `id` is the client's own name for the message: the answer carries it, and a resend is harmless."""

    id: str


class Watch(Said, frozen=True, tag="watch"):
    """Look at a table, from a seat of one's own or as a spectator, going on after entry `since`."""

    table: str
    seat: int | None = None
    since: int | None = None


class Act(Said, frozen=True, tag="act"):
    """Play an act. `n` is the number of the last entry the client knew when it chose."""

    n: int
    act: str
    seat: int | None = None


class Undo(Said, frozen=True, tag="undo"):
    """Take back one's own acts, to entry `to`, or the last one."""

    n: int
    to: int | None = None
    seat: int | None = None


class Resign(Said, frozen=True, tag="resign"):
    seat: int | None = None


class MakeOffer(Said, frozen=True, tag="offer"):
    """Ask everyone for a draw, for breaking off, or to undo to entry `to`."""

    what: OfferKind
    to: int = 0
    seat: int | None = None


class Answer(Said, frozen=True, tag="answer"):
    yes: bool
    seat: int | None = None


class Rematch(Said, frozen=True, tag="rematch"):
    """Play again; the answer names the new table."""


class Hint(Said, frozen=True, tag="hint"):
    """What would a bot do? The match is not rated then."""

    seat: int | None = None


class Why(Said, frozen=True, tag="why"):
    """Why can this act not be played now?"""

    act: str
    seat: int | None = None


class Foresee(Said, frozen=True, tag="foresee"):
    """What would come of this act? It is not played."""

    act: str
    seat: int | None = None


class Chat(Said, frozen=True, tag="chat"):
    text: str


class Ping(Said, frozen=True, tag="ping"):
    pass


FromClient = Watch | Act | Undo | Resign | MakeOffer | Answer | Rematch | Hint | Why | Foresee | Chat | Ping


class Told(msgspec.Struct, frozen=True, tag_field="t"):
    """To a client. `n` is the number of the match's last entry, 0 before the start."""

    n: int


class You(msgspec.Struct, frozen=True):
    id: str
    name: str
    kind: Kind


class Hello(Told, frozen=True, tag="hello"):
    """The first message on every connection."""

    protocol: int
    server: str
    you: You | None


class TableNow(Told, frozen=True, tag="table"):
    """The table, when it is first watched and when it changed: seats, offers, who is here."""

    table: Annotated[msgspec.Raw, written(TableShown)]
    you: list[int]  # the seats that are yours
    viewer: int  # the seat you look from, or -3 as a spectator


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """One entry of the log as the viewer may know it: what the viewer may not see is empty, the number stays."""

    n: int
    by: int | None = None
    fact: str = ""
    to: int | None = None
    who: str = ""
    events: list[Message] = []


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An act that may be chosen: its word, and what to say of it."""

    act: str
    say: Message
    chance: float | None = None  # that what it begins ends well, where the game can say it


class ClockNow(msgspec.Struct, frozen=True, gc=False):
    """Milliseconds left for each seat; `running` is the seat whose time runs, if any."""

    left: list[int]
    running: int | None


class Now(msgspec.Struct, frozen=True, gc=False):
    """How the match stands for one viewer."""

    seat: int  # who decides: a seat, or -2 nobody, when it is over
    view: Any  # as the game shows it to this viewer; in an update, what has changed of it
    options: list[Option]  # empty unless the viewer decides
    undo: bool  # whether the viewer's last act can be taken back
    result: list[float] | None  # each seat's share of the win, once it is over; None too if it was broken off


class Snapshot(Told, frozen=True, tag="snapshot"):
    """Everything, for whoever comes new or has missed too much. Earlier lines are at /api/tables/ID/story."""

    now: Now
    clock: ClockNow | None


class Update(Told, frozen=True, tag="update"):
    """What has happened since entry `since`, and how it stands now."""

    since: int
    lines: list[Annotated[msgspec.Raw, written(Line)]]
    now: Now
    clock: ClockNow | None


class Foreseen(msgspec.Struct, frozen=True):
    """How the match would stand for the viewer after an act, up to where chance or somebody else decides."""

    seat: int  # who would decide: a seat, -1 chance, -2 nobody
    view: Any
    choices: list[str]  # the acts of the viewer, if the viewer still decides
    events: list[Message]


class Done(Told, frozen=True, omit_defaults=True, gc=False, tag="done"):
    """The message with this id was carried out, and is durable."""

    id: str
    table: str = ""  # rematch: the new table
    act: str = ""  # hint: what the bot would do
    say: Message | None = None  # hint, why
    foreseen: Foreseen | None = None


class Refused(Told, frozen=True, tag="refused"):
    """The message with this id changed nothing, and why. Without an id: a frame that could not be read."""

    id: str
    why: Message


class ChatLine(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    name: str
    text: str
    at: int


class ChatNow(Told, frozen=True, tag="chat"):
    lines: list[ChatLine]


class Pong(Told, frozen=True, tag="pong"):
    id: str
    at: int  # the server's clock


class Bye(Told, frozen=True, tag="bye"):
    """The server closes this connection; come back after `again` seconds, unless it is 0."""

    why: Message
    again: float


ToClient = Hello | TableNow | Snapshot | Update | Done | Refused | ChatNow | Pong | Bye

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
