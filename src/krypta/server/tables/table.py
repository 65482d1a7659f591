"""A table: who sits where, what was agreed, what is offered. Every change returns a new table or raises a refusal.

Nothing here depends on the network, the time or the database; the match itself is in the log.
"""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from krypta import games
from krypta.bots.characters import ADAPTIVE, USUAL, bot_name
from krypta.bots.levels import seatable
from krypta.core.door import SPECTATOR
from krypta.core.files.fault import Fault, brief, fault, placed, together
from krypta.core.log import Player
from krypta.core.text.message import Message
from krypta.server.refusal import Refusal

State = Literal["open", "running", "over"]
OfferKind = Literal["draw", "abort", "undo"]
MOST_NAME = 24
AWAY_AFTER = 60  # seconds until a bot plays for someone who is away
AWAY_BOT = USUAL
LEAST_SECONDS, MOST_SECONDS = 5, 86_400  # of a clock
MOST_INCREMENT = 3600
MOST_REPLIES = 16
MOST_OPTIONS = 32  # more than any game has
LARGEST_OPTIONS = 80_000  # characters: enough for a card file and two decks of the greatest length
MOST_TOLD = 12  # faults reported for a wish; the card editor lists all faults of a file


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """No clock, a number of seconds for each turn, or a budget of seconds with an increment for each turn."""

    kind: Literal["none", "turn", "budget"] = "none"
    seconds: int = 0
    increment: int = 0


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    kind: Literal["open", "person", "bot"] = "open"
    user: str = ""
    name: str = ""
    bot: str = ""  # its level
    nonce: str = ""  # the player's contribution to the luck
    ready: bool = False
    link: str = ""  # the hash of the token with which the seat can be taken to another device
    since: int = 0  # the last entry before it was taken by link: earlier ones belong to somebody else

    def as_wished(self) -> "Seat":
        """The seat before the start: the adaptive bot has no level yet."""
        return replace(self, bot=ADAPTIVE) if self.bot and self.name == bot_name(ADAPTIVE) else self


class Offer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happens if everyone agrees."""

    what: OfferKind
    by: int
    yes: tuple[int, ...]
    to: int = 0  # undo: the last entry that would stay in force


class Reply(msgspec.Struct, frozen=True, array_like=True):
    """A seat's message that was carried out, leaving `n` as the last entry: a resend of it changes nothing."""

    seat: int
    id: str
    n: int


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The request for a new table. A seat is `me`, `open`, or a bot's level."""

    game: str
    seats: tuple[str, ...]
    options: dict[str, Any] = {}
    public: bool = False
    spectators: bool = True
    chat: bool = True
    rated: bool = False
    clock: Clock = Clock()
    away: int | None = None  # seconds until a bot plays for someone absent; 0 never


class Table(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    game: str
    host: str
    seats: tuple[Seat, ...]
    commitment: str
    options: dict[str, Any] = {}
    public: bool = False
    spectators: bool = True
    chat: bool = True
    rated: bool = False
    clock: Clock = Clock()
    away: int = AWAY_AFTER
    state: State = "open"
    begun: int = 0  # time of the start
    offer: Offer | None = None
    hints: bool = False  # somebody got a hint, before rated matches refused them: the match is not rated
    agreed_undo: bool = False  # everyone agreed to an undo: the match is not rated
    auto: bool = False  # a rematch or a quick match: it starts as soon as everyone has joined
    quick: bool = False  # waits for anybody who asks for a quick match
    before: str = ""  # the table of which this is the rematch
    next: str = ""  # the table of the rematch
    replies: tuple[Reply, ...] = ()  # to the last messages that added no entry

    # -- people

    def seats_of(self, user: str) -> list[int]:
        return [i for i, seat in enumerate(self.seats) if user and seat.user == user]

    def people(self) -> list[str]:
        """The users who sit here, each once, in the order of the seats."""
        return list(dict.fromkeys(seat.user for seat in self.seats if seat.user))

    def players(self) -> list[Player]:
        """The players for the record's header. It never changes, so it names nobody: accounts may be deleted."""
        named = [seat.bot and seat.name if seat.name != seat.bot else "" for seat in self.seats]  # characters
        numbered = [f"{seat.bot or 'player'} {number}" for number, seat in enumerate(self.seats, start=1)]
        return [Player(named[i] or numbered[i], seat.bot) for i, seat in enumerate(self.seats)]

    def may_watch(self, user: str) -> bool:
        return self.spectators or self.state == "open" or bool(self.seats_of(user))

    def viewer_seat(self, user: str, asked: int | None) -> int:
        """The seat from which the user views the match: one of their own, or the spectator's."""
        mine = self.seats_of(user)
        if asked is not None and asked != SPECTATOR:
            if asked not in mine:
                raise Refusal("server-not-your-seat", status=403)
            return asked
        if mine and asked is None:
            return mine[0]
        if not self.may_watch(user):
            raise Refusal("server-no-spectators", status=403)
        return SPECTATOR

    # -- before the start

    def join(self, user: str, name: str, number: int | None, nonce: str) -> "Table":
        """Sit down in that seat, or in the first one that is free."""
        self._must_be("open")
        mine = self.seats_of(user)
        if number is None and mine and all(self.seats[i].ready for i in mine):
            return self
        free = [i for i, seat in enumerate(self.seats) if seat.kind == "open"]
        reserved = [i for i in mine if not self.seats[i].ready]
        wanted = (reserved or free)[:1] if number is None else [number]
        if not wanted:
            raise Refusal("server-table-full")
        seat = self._seat(wanted[0])
        if seat.kind != "open" and seat.user != user:
            raise Refusal("server-seat-taken", seat=wanted[0] + 1)
        if self.rated and mine and wanted[0] not in mine:
            raise Refusal("server-rated-one-seat")
        return self._with(wanted[0], Seat("person", user, name, nonce=nonce, ready=True))

    def leave(self, user: str) -> "Table":
        """Leave every seat; if the host leaves, the next person becomes host."""
        self._must_be("open")
        if not self.seats_of(user):
            raise Refusal("server-not-seated")
        table = self
        for i in self.seats_of(user):
            table = table._with(i, Seat())
        left = table.people()
        if user == self.host and left:
            table = replace(table, host=left[0])
        return replace(table, state="over") if not left else table

    def set_seat(self, user: str, number: int, kind: str) -> "Table":
        """Make a seat open or give it to a bot of that level; a person who sits there is removed. Host only."""
        self._must_be_host(user)
        self._must_be("open")
        seat = self._seat(number)
        if seat.user == user and len(self.seats_of(user)) == 1:
            raise Refusal("server-host-keeps-seat")
        if self.rated and kind != "open":
            raise Refusal("server-rated-people-only")
        return self._with(number, _wished(kind, "", "", ""))

    def swap(self, user: str, one: int, two: int) -> "Table":
        """Swap two seats. Host only."""
        self._must_be_host(user)
        self._must_be("open")
        seats = list(self.seats)
        order = list(range(len(seats)))
        seats[one], seats[two] = self._seat(two), self._seat(one)
        order[one], order[two] = two, one
        return replace(self, seats=tuple(seats), options=self._options_moved(order))

    def bring(self, user: str, number: int, value: str) -> "Table":
        """Set what the seat's player brings, such as a deck; the host does it for bots and empty seats.

        The caller checks the value, since that is too slow for the event loop.
        """
        self._must_be("open")
        seat, brought = self._seat(number), games.load(self.game).brought
        if seat.user != user and (seat.user or user != self.host):
            raise Refusal("server-not-your-seat", status=403)
        if number >= len(brought):
            raise Refusal("server-nothing-to-bring")
        return replace(self, options={**self.options, brought[number]: value})

    def name_seat(self, user: str, number: int, name: str) -> "Table":
        """Name one of the user's seats, for people who share a screen."""
        self._must_be("open")
        if self._seat(number).user != user:
            raise Refusal("server-not-your-seat", status=403)
        return self._with(number, replace(self.seats[number], name=name))

    def resize(self, user: str, count: int) -> "Table":
        """Add open seats, or remove seats without a person from the end. Host only."""
        self._must_be_host(user)
        self._must_be("open")
        faults = games.load(self.game).players_faults(count)
        if faults:
            raise Refusal("server-bad-seats", faults=_told(faults))
        if any(seat.kind == "person" for seat in self.seats[count:]):
            raise Refusal("server-seat-taken", seat=len(self.seats))
        more = (Seat(),) * (count - len(self.seats))
        return replace(self, seats=self.seats[:count] + more)

    def kick(self, user: str, number: int) -> "Table":
        return self.set_seat(user, number, "open")

    def hand_host(self, user: str, to: str) -> "Table":
        self._must_be_host(user)
        if to not in self.people():
            raise Refusal("server-not-seated-there")
        return replace(self, host=to)

    def started(self, user: str) -> "Table":
        """Start the match; every seat must be taken. Host only, unless `user` is empty."""
        if user:
            self._must_be_host(user)
        self._must_be("open")
        if any(seat.kind == "open" or (seat.kind == "person" and not seat.ready) for seat in self.seats):
            raise Refusal("server-seats-empty")
        return replace(self, state="running")

    def adapted(self, level: str) -> "Table":
        """The table with the adaptive bots at that level; they keep their name."""
        return replace(self, seats=tuple(replace(s, bot=level) if s.bot == ADAPTIVE else s for s in self.seats))

    def full(self) -> bool:
        return all(seat.kind == "bot" or (seat.kind == "person" and seat.ready) for seat in self.seats)

    # -- offers

    def offered(self, seat: int, what: OfferKind, to: int) -> "Table":
        """Offer a draw, an abort, or a larger undo than the seat may make alone."""
        self._must_be("running")
        if self.offer is not None:
            raise Refusal("server-offer-stands")
        if what == "undo" and self.rated:
            raise Refusal("server-rated-no-undo")
        return replace(self, offer=Offer(what, seat, (seat,), to))

    def answered(self, seat: int, yes: bool) -> "Table":
        """Accept or decline the offer; the seat that made it withdraws it by declining."""
        if self.offer is None:
            raise Refusal("server-no-offer")
        if not yes:
            return replace(self, offer=None)
        agreed = tuple(sorted({*self.offer.yes, seat}))
        return replace(self, offer=replace(self.offer, yes=agreed))

    def replied(self, seat: int, id: str, n: int) -> "Table":
        """Store that a seat's message was carried out, so that a resend is recognised even after a restart."""
        return replace(self, replies=(*self.replies, Reply(seat, id, n))[-MOST_REPLIES:])

    # -- taking a seat to another device

    def with_link(self, user: str, number: int) -> tuple["Table", str]:
        """Create a token that lets another device take this seat once, until the match is over."""
        self._must_not_be_over()
        if self._seat(number).user != user:
            raise Refusal("server-not-your-seat", status=403)
        token = secrets.token_urlsafe(24)
        return self._with(number, replace(self.seats[number], link=_hash(self.id, number, token))), token

    def taken(self, number: int, token: str, user: str, name: str, n: int = 0) -> "Table":
        """Give the seat to the user who has its token; `n` is the last entry."""
        self._must_not_be_over()
        seat = self._seat(number)
        if not seat.link or not secrets.compare_digest(seat.link, _hash(self.id, number, token)):
            raise Refusal("server-link-used", status=403)
        if self.rated and set(self.seats_of(user)) - {number}:
            raise Refusal("server-rated-one-seat")
        host = user if self.host == seat.user and len(self.seats_of(seat.user)) == 1 else self.host
        table = self._with(number, replace(seat, user=user, name=name, link="", since=n))
        return replace(table, host=host, replies=tuple(reply for reply in self.replies if reply.seat != number))

    def without_links(self, user: str) -> "Table":
        """Invalidate the links to a user's seats: a leaked link may be why they changed their password."""
        seats = tuple(replace(seat, link="") if seat.user == user else seat for seat in self.seats)
        return self if seats == self.seats else replace(self, seats=seats)

    def ended(self) -> "Table":
        """End the match: offers and seat links are void."""
        seats = tuple(replace(seat, link="") for seat in self.seats)
        return replace(self, state="over", offer=None, seats=seats)

    def replaced(self, old: str, user: str, name: str) -> "Table":
        """Replace a user by another id and name, such as a guest by their account."""
        seats = tuple(replace(seat, user=user, name=name) if seat.user == old else seat for seat in self.seats)
        return replace(self, seats=seats, host=user if self.host == old else self.host)

    def without(self, user: str) -> "Table":
        """Remove a deleted user: their seats stay a person's, without a name, and another person becomes host."""
        table = self.replaced(user, "", "")
        return table if table.host else replace(table, host=next(iter(table.people()), ""))

    # -- the rematch

    def rematch(self, id: str, commitment: str) -> "Table":
        """The table of the rematch: seats rotated by one, started when everyone has joined."""
        again = (Seat() if seat.kind == "person" and not seat.user else seat for seat in self.seats)  # deleted users
        seats = tuple(replace(seat.as_wished(), nonce="", ready=False, link="", since=0) for seat in again)
        return replace(
            self,
            id=id,
            commitment=commitment,
            seats=seats[1:] + seats[:1],
            options=self._options_moved([*range(1, len(seats)), 0]),
            state="open",
            offer=None,
            hints=False,
            agreed_undo=False,
            auto=True,
            quick=False,
            before=self.id,
            next="",
            replies=(),
        )

    # -- options the seats bring

    def _options_moved(self, order: list[int]) -> dict[str, Any]:
        """The options after the seats are reordered: each seat gets what the seat in `order` had brought."""
        game = games.load(self.game)
        if len(game.brought) != len(order):
            return self.options
        had = game.options(self.options)
        return self.options | {
            name: getattr(had, game.brought[was]) for name, was in zip(game.brought, order, strict=True)
        }

    # -- checks

    def _must_be(self, state: State) -> None:
        if self.state != state:
            raise Refusal(f"server-table-{self.state}")

    def _must_not_be_over(self) -> None:
        if self.state == "over":
            raise Refusal("server-table-over")

    def _must_be_host(self, user: str) -> None:
        if user != self.host:
            raise Refusal("server-host-only", status=403)

    def _seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("server-no-such-seat", status=404, seat=number + 1)
        return self.seats[number]

    def _with(self, number: int, seat: Seat) -> "Table":
        return replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))


def new(
    id: str, wish: Wish, user: str, name: str, nonce: str, commitment: str, option_faults: Sequence[Fault] = ()
) -> Table:
    """Create the requested table; the refusal lists all faults of the wish.

    The caller finds the `option_faults`, since that is too slow for the event loop.
    """
    refuse_faults([*_faults(wish), *option_faults])
    return Table(
        id=id,
        game=wish.game,
        host=user,
        seats=tuple(_wished(kind, user, name, nonce) for kind in wish.seats),
        commitment=commitment,
        options=wish.options,
        public=wish.public,
        spectators=wish.spectators,
        chat=wish.chat,
        rated=wish.rated,
        clock=wish.clock,
        away=wish.away if wish.away is not None else (0 if wish.rated else AWAY_AFTER),
    )


def _wished(kind: str, user: str, name: str, nonce: str) -> Seat:
    if kind == "me" and user:  # `set_seat` passes no user: the host cannot seat people
        return Seat("person", user, name, nonce=nonce, ready=True)
    if kind == "open":
        return Seat()
    if kind not in seatable():
        raise Refusal("server-no-such-bot", status=400, bot=kind, levels=", ".join(seatable()))
    return Seat("bot", name=bot_name(kind), bot=kind, ready=True)


def _told(faults: list[Fault]) -> Message:
    """The faults as one message: the first `MOST_TOLD`, and how many more there are."""
    more = [fault("core-fault-more", count=len(faults) - MOST_TOLD)] if len(faults) > MOST_TOLD else []
    return together([placed(one) for one in [*faults[:MOST_TOLD], *more]])


def _faults(wish: Wish) -> list[Fault]:
    if wish.game not in games.names():
        return [fault("core-fault-game", game=brief(wish.game), known=", ".join(games.names()))]
    game = games.load(wish.game)
    faults = game.players_faults(len(wish.seats))
    known = ("me", "open", *seatable())
    unknown = [kind for kind in wish.seats if kind not in known]
    faults += [fault("core-fault-seat", seat=brief(kind), known=", ".join(known)) for kind in unknown]
    if "me" not in wish.seats:
        faults.append(fault("core-fault-no-host"))
    if wish.rated and (wish.seats.count("me") > 1 or set(wish.seats) - {"me", "open"}):
        faults.append(fault("core-fault-rated"))
    if wish.clock.kind != "none" and not LEAST_SECONDS <= wish.clock.seconds <= MOST_SECONDS:
        faults.append(fault("core-fault-clock", least=LEAST_SECONDS, most=MOST_SECONDS))
    if not 0 <= wish.clock.increment <= MOST_INCREMENT:
        faults.append(fault("core-fault-increment", most=MOST_INCREMENT))
    if wish.away is not None and not 0 <= wish.away <= MOST_SECONDS:
        faults.append(fault("core-fault-away", most=MOST_SECONDS))
    return faults


def refuse_large(options: dict[str, Any]) -> None:
    """Refuse oversized options before parsing any of them."""
    size = sum(
        len(name) + (len(value) if isinstance(value, str) else len(str(value))) for name, value in options.items()
    )
    if len(options) > MOST_OPTIONS or size > LARGEST_OPTIONS:
        raise Refusal("server-options-large", status=413, most=LARGEST_OPTIONS)


def refuse_faults(faults: list[Fault]) -> None:
    if faults:
        raise Refusal("server-bad-table", status=400, faults=_told(faults))


def _hash(id: str, seat: int, token: str) -> str:
    return hashlib.sha256(f"{id}\0{seat}\0{token}".encode()).hexdigest()
