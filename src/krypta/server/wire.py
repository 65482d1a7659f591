"""Every WebSocket message, in both directions: typed JSON, distinguished by `t`. See docs/protocol.md."""

from typing import Annotated, Any, Literal

import msgspec

from krypta.core.text.message import Message
from krypta.server.accounts.person import Kind
from krypta.server.tables.table import OfferKind
from krypta.server.tables.table_view import TableShown

PROTOCOL = 1
MOST_CHAT = 300
MOST_ID = 40
EmoteKind = Literal["laugh", "cheer", "wow", "think", "sad", "thanks"]


def written(kind: type[msgspec.Struct]) -> msgspec.Meta:
    """Annotates a `Raw` field, encoded once for many viewers, with the type that it contains."""
    return msgspec.Meta(extra={"written": kind})


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t", rename=None):
    """From a client. `id` is the client's id for the message: the answer contains it, and a resend changes nothing."""

    id: str


class Watch(Said, frozen=True, tag="watch"):
    """Watch a table from one of your seats or as a spectator, continuing after entry `since`."""

    table: str
    seat: int | None = None
    since: int | None = None


class Act(Said, frozen=True, tag="act"):
    """Play an act. `n` is the number of the last entry that the client knew."""

    n: int
    act: str
    seat: int | None = None


class Undo(Said, frozen=True, tag="undo"):
    """Undo your acts after entry `to`, or only the last one."""

    n: int
    to: int | None = None
    seat: int | None = None


class Resign(Said, frozen=True, tag="resign"):
    seat: int | None = None


class MakeOffer(Said, frozen=True, tag="offer"):
    """Offer a draw, an abort, or an undo to entry `to`, to which everyone must agree."""

    what: OfferKind
    to: int = 0
    seat: int | None = None


class Answer(Said, frozen=True, tag="answer"):
    yes: bool
    seat: int | None = None


class Rematch(Said, frozen=True, tag="rematch"):
    """Play again; the answer contains the new table's id."""


class Hint(Said, frozen=True, tag="hint"):
    """Request the act that a bot would play; refused in a rated match."""

    seat: int | None = None


class Why(Said, frozen=True, tag="why"):
    """Request the reason why an act is not allowed now."""

    act: str
    seat: int | None = None


class Foresee(Said, frozen=True, tag="foresee"):
    """Request a preview of an act, without playing it."""

    act: str
    seat: int | None = None


class Chat(Said, frozen=True, tag="chat"):
    text: str


class Emote(Said, frozen=True, tag="emote"):
    """Send a reaction to everyone who watches the table; spectators may, too."""

    what: EmoteKind


class Shown(Said, frozen=True, tag="shown"):
    """The page has shown everything up to entry `n`: bots need not wait for it any longer."""

    n: int


class Ping(Said, frozen=True, tag="ping"):
    pass


FromClient = (
    Watch | Act | Undo | Resign | MakeOffer | Answer | Rematch | Hint | Why | Foresee | Chat | Emote | Shown | Ping
)


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
    """The table, when first watched and whenever it changes: seats, offers, who is connected."""

    table: Annotated[msgspec.Raw, written(TableShown)]
    you: list[int]  # your seats
    viewer: int  # the seat whose view you get, or -3 as a spectator


class Line(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An entry of the log as the viewer may see it: hidden parts are empty, the number stays."""

    n: int
    by: int | None = None
    fact: str = ""
    to: int | None = None
    who: str = ""
    events: list[Message] = []


class Option(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An act that may be chosen: its word, and a message that describes it."""

    act: str
    say: Message
    chance: float | None = None  # of success, if the game can compute it


class ClockNow(msgspec.Struct, frozen=True, gc=False):
    """Milliseconds left for each seat; `running` is the seat whose time runs, if any."""

    left: list[int]
    running: int | None


class Now(msgspec.Struct, frozen=True, gc=False):
    """The current state of the match for one viewer."""

    seat: int  # the seat that decides, or -2 when the match is over
    view: Any  # the game's view for this viewer; in an update, only the changed fields
    options: list[Option]  # empty unless the viewer decides
    undo: bool  # whether the viewer's last act can be undone
    result: list[float] | None  # each seat's share of the win once over; null if aborted


class Snapshot(Told, frozen=True, tag="snapshot"):
    """The full state, for a viewer who is new or has missed too much. Earlier lines are at /api/tables/ID/story."""

    now: Now
    clock: ClockNow | None


class Update(Told, frozen=True, tag="update"):
    """The lines after entry `since`, and the current state."""

    since: int
    lines: list[Annotated[msgspec.Raw, written(Line)]]
    now: Now
    clock: ClockNow | None


class Foreseen(msgspec.Struct, frozen=True):
    """The state for the viewer after an act, up to the next decision of chance or of somebody else."""

    seat: int  # the seat that would decide; -1 chance, -2 nobody
    view: Any
    choices: list[str]  # the viewer's options, if the viewer still decides
    events: list[Message]


class Done(Told, frozen=True, omit_defaults=True, gc=False, tag="done"):
    """The message with this id was carried out, and its changes are durable."""

    id: str
    table: str = ""  # rematch: the new table
    act: str = ""  # hint: the bot's act
    say: Message | None = None  # hint, why
    numbers: Message | None = None  # hint: how often games that are played on from there are won
    foreseen: Foreseen | None = None


class Refused(Told, frozen=True, tag="refused"):
    """The message with this id was refused and changed nothing. The id is empty for an unreadable frame."""

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


class Emoted(Told, frozen=True, tag="emote"):
    """Somebody shows a feeling; `seat` is null for a spectator. It is not stored."""

    seat: int | None
    name: str
    what: EmoteKind


class Pong(Told, frozen=True, tag="pong"):
    id: str
    at: int  # the server's clock


class Bye(Told, frozen=True, tag="bye"):
    """The server closes this connection; reconnect after `again` seconds, unless it is 0."""

    why: Message
    again: float


ToClient = Hello | TableNow | Snapshot | Update | Done | Refused | ChatNow | Emoted | Pong | Bye

decode = msgspec.json.Decoder(FromClient).decode
encode = msgspec.json.Encoder().encode
