"""The API of tables: the lobby, joining and leaving, the host's actions, links to seats."""

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter, SkipValidation

from krypta import games
from krypta.bots.characters import Character, everyone
from krypta.bots.levels import seatable
from krypta.core.game import Game
from krypta.server.http.identity import DEPENDENCIES, MaybePerson, SurePerson, limited_as
from krypta.server.limits import insist
from krypta.server.node import Node
from krypta.server.refusal import Refusal
from krypta.server.tables import lists, lobby
from krypta.server.tables.draft import Draft
from krypta.server.tables.table import Clock, Table, Wish
from krypta.server.tables.table_view import TableShown

WholeNode = NamedDependency[SkipValidation[Node]]
Asked = Request[object, object, State]
Nonce = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=63)]


class About(msgspec.Struct, frozen=True):
    """A game: its numbers of seats, its options (the first value is the default), its bots.

    `levels` are all that may be given a seat; `bots` are those to offer people, the weakest first.
    """

    name: str
    seats: tuple[int, int]
    options: dict[str, list[Any]]
    levels: tuple[str, ...]
    bots: tuple[Character, ...]
    hidden: bool
    brought: tuple[str, ...]  # names of the options that each seat has its own of, by seat
    cards: bool  # whether its cards can be browsed


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat is `me`, `open` or a bot's level. `nonce` is your contribution to the luck; by default it is random."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, msgspec.Meta(max_length=40)]], msgspec.Meta(max_length=16)]
    options: dict[str, Any] = {}
    public: bool = False
    spectators: bool = True
    chat: bool = True
    rated: bool = False
    clock: Clock = Clock()
    away: int | None = None
    nonce: Nonce | None = None


class QuickMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`at` is the table at which you are waiting already."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    at: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    nonce: Nonce | None = None


class SeatKind(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`open`, or a bot's level."""

    seat: SeatNumber
    kind: Annotated[str, msgspec.Meta(max_length=40)]


class OneSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber


class Brought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's own option: for Shabrak a deck, as its name, its code, or the text of its file."""

    seat: SeatNumber
    value: Annotated[str, msgspec.Meta(max_length=20_000)]


class SeatName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=200)]


class TwoSeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    one: SeatNumber
    two: SeatNumber


class Size(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: SeatNumber


class NewHost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    user: Annotated[str, msgspec.Meta(max_length=40)]


class SeatLink(msgspec.Struct, frozen=True):
    """A link that gives the seat to the first person who opens its path."""

    token: str
    path: str


class Take(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: SeatNumber
    token: Annotated[str, msgspec.Meta(max_length=64)]


class GamesController(Controller):
    path = "/api/games"
    tags = ("tables",)

    @get("/", sync_to_thread=False)
    def games(self) -> list[About]:
        """List the games."""
        return [about(games.load(name)) for name in games.names()]


def about(game: Game) -> About:
    names = [field.name for field in msgspec.structs.fields(game.options_type)]
    options = {name: choices for name in names if (choices := game.offered(name))}
    seats, cards = game.sizes.seats, game.library is not None
    return About(game.name, seats, options, seatable(), everyone(), game.hidden, game.brought, cards)


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)
    dependencies = DEPENDENCIES

    @get("/")
    async def list(
        self,
        node: WholeNode,
        person: MaybePerson,
        game: Annotated[str, QueryParameter(description="only this game", max_length=40)] = "",
    ) -> lists.Lists:
        """List public tables with free seats, matches to watch, and your own tables."""
        user = person.id if person else ""
        if game and game not in games.names():
            raise Refusal("server-game-unknown", status=404, game=game)
        return await node.database.read(
            lambda connection: lists.lists(connection, user, game, node.rooms.mark_unplayable)
        )

    @post("/")
    async def make(self, request: Asked, node: WholeNode, me: SurePerson, data: JSONBody[NewTable]) -> TableShown:
        """Create a table and sit down at it."""
        given = msgspec.structs.asdict(data)
        nonce = given.pop("nonce")
        wish = Wish(**(given | {"seats": tuple(data.seats)}))
        return (await node.rooms.create(wish, me, nonce, limited_as(request.scope))).shown()

    @post("/quick", status_code=200)
    async def quick(self, request: Asked, node: WholeNode, me: SurePerson, data: JSONBody[QuickMatch]) -> TableShown:
        """Ask for a quick match: join somebody who is waiting, or wait at a table that starts when somebody joins.
        Ask again now and then while you wait."""
        return (await node.quick.ask(data.game, me, data.at, limited_as(request.scope))).shown()

    @get("/{table:str}")
    async def look(self, node: WholeNode, person: MaybePerson, table: FromPath[str]) -> TableShown:
        """Get a table. Anyone who knows its id may see it, unless it allows no spectators."""
        room = await (await node.rooms.room(table)).settled()
        room.table.viewer_seat(person.id if person else "", None)
        return room.shown()

    @post("/{table:str}/join", status_code=200)
    async def join(self, node: WholeNode, me: SurePerson, table: FromPath[str], data: JSONBody[Join]) -> TableShown:
        """Sit down, in that seat or in the first free one."""
        room = await node.rooms.room(table)
        await lobby.join(room, me, data.seat, data.nonce)
        return room.shown()

    @post("/{table:str}/leave", status_code=200)
    async def leave(self, node: WholeNode, me: SurePerson, table: FromPath[str]) -> TableShown:
        """Leave the table, before the start."""
        return await change(node, table, lambda table: table.leave(me.id))

    @post("/{table:str}/start", status_code=200)
    async def start(self, node: WholeNode, me: SurePerson, table: FromPath[str]) -> TableShown:
        """Start the match. Host only."""
        room = await node.rooms.room(table)
        await lobby.start(room, me.id)
        return room.shown()

    @post("/{table:str}/seats", status_code=200)
    async def seats(
        self, node: WholeNode, me: SurePerson, table: FromPath[str], data: JSONBody[SeatKind]
    ) -> TableShown:
        """Open a seat, or give it to a bot. Host only."""
        return await change(node, table, lambda table: table.set_seat(me.id, data.seat, data.kind))

    @post("/{table:str}/bring", status_code=200)
    async def bring(
        self, request: Asked, node: WholeNode, me: SurePerson, table: FromPath[str], data: JSONBody[Brought]
    ) -> TableShown:
        """Set your seat's own option, such as a deck, before the start; the host also sets those of bots."""
        if address := limited_as(request.scope):
            insist(node.rooms.brought.take(address))
        room = await node.rooms.room(table)
        await lobby.bring(room, me.id, data.seat, data.value)
        return room.shown()

    @post("/{table:str}/name", status_code=200)
    async def name(self, node: WholeNode, me: SurePerson, table: FromPath[str], data: JSONBody[SeatName]) -> TableShown:
        """Name one of your seats, before the start: for people who share your screen."""
        name = await node.people.seat_name(me, data.name)
        return await change(node, table, lambda table: table.name_seat(me.id, data.seat, name))

    @post("/{table:str}/swap", status_code=200)
    async def swap(self, node: WholeNode, me: SurePerson, table: FromPath[str], data: JSONBody[TwoSeats]) -> TableShown:
        """Swap two seats. Host only."""
        return await change(node, table, lambda table: table.swap(me.id, data.one, data.two))

    @post("/{table:str}/size", status_code=200)
    async def size(self, node: WholeNode, me: SurePerson, table: FromPath[str], data: JSONBody[Size]) -> TableShown:
        """Change the number of seats. Host only."""
        return await change(node, table, lambda table: table.resize(me.id, data.count))

    @post("/{table:str}/kick", status_code=200)
    async def kick(self, node: WholeNode, me: SurePerson, table: FromPath[str], data: JSONBody[OneSeat]) -> TableShown:
        """Remove a person from their seat, before the start. Host only."""
        return await change(node, table, lambda table: table.kick(me.id, data.seat))

    @post("/{table:str}/host", status_code=200)
    async def host(self, node: WholeNode, me: SurePerson, table: FromPath[str], data: JSONBody[NewHost]) -> TableShown:
        """Make another person the host. Host only."""
        return await change(node, table, lambda table: table.hand_host(me.id, data.user))

    @post("/{table:str}/link", status_code=200)
    async def link(self, node: WholeNode, me: SurePerson, table: FromPath[str], data: JSONBody[OneSeat]) -> SeatLink:
        """Create a link with which another device can take your seat, once."""

        def work(draft: Draft) -> str:
            draft.table, token = draft.table.with_link(me.id, data.seat)
            return token

        token = await (await node.rooms.room(table)).change(work)
        return SeatLink(token, f"t/{table}?seat={data.seat}#{token}")

    @post("/{table:str}/take", status_code=200)
    async def take(self, node: WholeNode, me: SurePerson, table: FromPath[str], data: JSONBody[Take]) -> TableShown:
        """Take a seat by its link."""
        room = await node.rooms.room(table)
        await lobby.take_seat(room, me, data.seat, data.token)
        return room.shown()


async def change(node: Node, id: str, how: Callable[[Table], Table]) -> TableShown:
    """Change a table, and return its new view."""

    def work(draft: Draft) -> None:
        draft.table = how(draft.table)

    room = await node.rooms.room(id)
    await room.change(work)
    return room.shown()
