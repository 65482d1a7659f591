"""Builds everything that the server sends a viewer twice: from the truth, and from a world that the viewer may just as
well believe in. Not one byte may differ.

The other world differs in everything that the viewer cannot know: what is hidden in the position (by the game's
own `imagine`), the words of the others' acts, and the seed of the luck with all that is drawn from it.
"""

import asyncio
import copy
from collections.abc import Awaitable, Iterator

import msgspec

from krypta import bots, games
from krypta.core.door import NATURE, SPECTATOR
from krypta.core.log import Entry, Player
from krypta.core.luck import SealedLuck
from krypta.core.match import Match
from krypta.core.rng import draw_below, generator
from krypta.server import wire
from krypta.server.refusal import Refusal
from krypta.server.storage.store import Loaded, Row
from krypta.server.tables import commands, log_lines, projection
from krypta.server.tables.cached_updates import NOTHING, CachedUpdates
from krypta.server.tables.room import Room
from krypta.server.tables.rooms import Rooms
from krypta.server.tables.table import Wish, new

SEED, OTHER_SEED = bytes(range(32)), bytes(range(100, 132))
Bytes = dict[str, bytes]


def played(game: str, players: int, seed: object) -> Match:
    """A whole match, played at random, with an undo now and then."""
    nonces = [f"nonce {seat} {seed}" for seat in range(players)]
    match = Match.new(games.load(game), {}, [Player(f"P{seat}") for seat in range(players)], SealedLuck(SEED, nonces))
    rng = generator("secrecy", seed)
    while not match.over:
        options = match.position.options()
        if match.seat == NATURE:
            match.nature()
        elif match.can_undo(match.seat) and draw_below(rng, 4) == 0:
            match.undo_one(match.seat)
        elif game != "burrow":  # random play would take too long
            match.act(bots.choose("greedy", match.position, match.seat, rng))
        else:
            match.act(options[int(draw_below(rng, len(options)))])
    return match


def rooms_of(rooms: Rooms, match: Match) -> Iterator[Room]:
    """The table on this node after each entry of the match."""
    players = len(match.header.players)
    wish = Wish(match.game.name, ("me", *("open",) * (players - 1)))
    table = new("tableaaaaaaaaaaaaaaaaaaa", wish, "user 0", "P0", "nonce 0", match.header.luck.commitment)
    for seat in range(1, players):
        table = table.join(f"user {seat}", f"P{seat}", seat, f"nonce {seat}")
    table = msgspec.structs.replace(table.started("user 0"), hints=True)  # so that requesting a hint changes nothing
    room = Room(rooms, Loaded(table, 1, 0, match.header, SEED.hex(), False, [], None))
    for entry in match.entries:
        room._follow(room.running(), Row(entry))
        room.updates.clear()
        yield room


def another_world(room: Room, viewer: int, *luck: object) -> Room:
    """The same table, as different from the true one as the viewer may believe it to be."""
    truth = room.running()
    match = copy.copy(truth)
    match.position = truth.position.imagine(viewer, generator("another world", viewer, *luck))
    match.happened = match.position.events()
    match.entries = [masked(entry, viewer) for entry in truth.entries]
    match.luck = SealedLuck(OTHER_SEED, ["other"] * len(truth.bots))
    other = copy.copy(room)
    other.match = match
    other.lines = [*room.lines[:-1], log_lines.happened(match)]
    other.secret = OTHER_SEED.hex()
    hidden = [msgspec.structs.replace(seat, nonce="other", link="other") for seat in room.table.seats]
    other.table = msgspec.structs.replace(room.table, seats=tuple(hidden))
    other.updates = CachedUpdates(other)
    seen_by = viewer if truth.game.hidden else SPECTATOR  # if nothing is hidden, everyone is sent the same view
    if seen_by in room.updates._views:  # what the viewer has already seen is the same in both worlds
        newest, before = room.updates._views[seen_by]
        other.updates._views[seen_by] = (newest, before) if newest[0] < room.n else (before, NOTHING)
    return other


def masked(entry: Entry, viewer: int) -> Entry:
    """Replaces the word of an act, unless the viewer played it."""
    if entry.act is None or entry.by == viewer:
        return entry
    return msgspec.structs.replace(entry, act="what nobody else knows", mark="other")


# -- what is sent


def told(room: Room, viewer: int) -> Bytes:
    """All that the server sends this viewer unprompted about the current state of the match."""
    match = room.running()
    return {
        "update": room.updates.match(viewer, room.n - 1, has_view=True),
        "snapshot": room.updates.match(viewer, None),
        "picture": wire.encode(projection.now(match, viewer, projection.view(match, viewer))),
        "line": bytes(room.lines[-1].seen_by(viewer)),
        "table": bytes(room.updates.table()),
    }


async def told_to_the_curious(room: Room, viewer: int) -> Bytes:
    """The answers to every request that the viewer may make, and to every act that cannot be played."""
    match = room.running()
    user = f"user {viewer}" if viewer >= 0 else "a stranger"
    found = {"hint": await answered(commands.hint(room, user, wire.Hint("x")))}
    allowed = match.position.options() if match.seat == viewer else []
    for act in range(match.game.sizes.acts):
        word = match.game.say(act)
        found[f"why {word}"] = await answered(why(room, user, word))
        found[f"foresee {word}"] = await answered(foresee(room, user, word))
        if act not in allowed:
            found[f"act {word}"] = await answered(commands.act(room, user, wire.Act("x", room.n, word)))
    return found


async def why(room: Room, user: str, word: str) -> wire.Done:
    return commands.why(await room.settled(), user, wire.Why("x", word))


async def foresee(room: Room, user: str, word: str) -> wire.Done:
    return commands.foresee(await room.settled(), user, wire.Foresee("x", word))


async def answered(asking: Awaitable[wire.Done]) -> bytes:
    try:
        return wire.encode(await asking)
    except Refusal as refuse:
        return wire.encode(refuse.message)


def must_be_the_same(truth: Bytes, other: Bytes, viewer: int, n: int) -> None:
    for what, data in truth.items():
        assert data == other[what], f"to {viewer} after entry {n}, {what} tells a secret: {data!r}, not {other[what]!r}"


async def ask_both(room: Room, other: Room, viewer: int) -> tuple[Bytes, Bytes]:
    return await told_to_the_curious(room, viewer), await told_to_the_curious(other, viewer)


def must_tell_no_secrets(rooms: Rooms, match: Match, curious_every: int = 1, every: int = 1) -> int:
    """Compares both worlds for every viewer after every entry; returns the number of comparisons."""
    compared = 0
    viewers = [*range(len(match.header.players)), SPECTATOR]
    for room in rooms_of(rooms, match):
        if room.n % every:
            continue
        for viewer in viewers:
            other = another_world(room, viewer, room.n)
            truth = told(room, viewer)
            must_be_the_same(truth, told(other, viewer), viewer, room.n)
            compared += len(truth)
            if room.n % curious_every == 0:
                truth, believed = asyncio.run(ask_both(room, other, viewer))
                must_be_the_same(truth, believed, viewer, room.n)
                compared += len(truth)
    return compared
