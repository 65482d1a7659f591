"""What a seat may know, and how it is observed: neither less nor more.

`position.imagine(seat, rng)` with the same luck is the same world, to the byte, for all positions that the seat cannot
tell apart (a law of `secrecy.py`): so that world is all that the seat may know.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec
import numpy as np

from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.games.goblin import layout as goblin
from krypta.games.karak import layout as karak
from krypta.games.shabrak import layout as shabrak
from laws.driver import Driver

WORLDS = 3  # imagined for each viewer

Record = Any
Means = Callable[[Record], bool]


def never(s: Record) -> bool:
    return False


def fights(s: Record) -> bool:
    return bool(s.foe >= 0)


FOUGHT = ("foe_place", "asks_defy", "used", "won", "effect", "curses", "n_played", "doubled_at", "defied_at")

# Fields that mean something only at times: between them, what was left there is overwritten before it is read again.
# Those that never do follow from other fields, or are empty whenever anybody decides.
MEANS: dict[str, dict[str, Means]] = {
    "karak": {
        "heading": lambda s: s.phase in (karak.Phase.DRAW_TILE, karak.Phase.LAY),
        **dict.fromkeys(("dice", "bolts", "rerolled", "gave_life", "six"), fights),
        "near": never,  # follows from the tiles' places
    },
    "goblin": {
        **dict.fromkeys(FOUGHT, fights),
        "arranged_from": lambda s: bool(s.arranged >= 0),
        "doubled": lambda s: bool(s.doubled_at >= 0),
        "defied": lambda s: bool(s.defied_at >= 0),
        "bought": lambda s: bool(s.stage == goblin.Stage.SHOP),
        **dict.fromkeys(("has_gap", "revealed_from", "revealed_to"), never),  # follow from the open cards
    },
    "shabrak": {
        "drawer": lambda s: bool(s.phase == shabrak.Phase.DRAW),
        **dict.fromkeys(("changed", "n_raised", "raised"), never),  # nothing is raised when somebody decides
    },
    "burrow": {},
}


def belief(position: Position, seat: int) -> bytes:
    """The world that the seat may believe in, without events and without what means nothing now."""
    world = position.imagine(seat, generator("belief"))
    meaningless = [name for name, means in MEANS[position.game.name].items() if not means(position.s)]
    for name in ("n_events", "events", *meaningless):
        world.states[name] = 0
    return world.to_bytes()


def known(position: Position, seat: int) -> tuple[object, ...]:
    """All that the seat may know: its belief, its view, and its options if it decides."""
    options = position.options() if position.seat == seat else []
    return belief(position, seat), msgspec.json.encode(position.view(seat)), options


def beyond(position: Position) -> Iterator[Position]:
    """The positions after each act: neighbours differ in little, where an observation most easily forgets something."""
    for act in [] if position.over else position.options():
        after = position.copy()
        after.step(act)
        yield after


class Observations:
    """Collects positions as one viewer observes them, and finds two that look alike although the viewer can tell them
    apart."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seen: dict[bytes, tuple[object, ...]] = {}

    def add(self, position: Position) -> None:
        looks = position.observe(self.seat).tobytes()
        now = known(position, self.seat)
        before = self.seen.setdefault(looks, now)
        assert before == now, f"to seat {self.seat} two positions look alike: {difference(position, before, now)}"


def difference(position: Position, before: tuple[object, ...], now: tuple[object, ...]) -> str:
    """The fields of the record in which two beliefs differ; else the views or options."""
    dtype = position.game.state_dtype
    one, two = (np.frombuffer(bytes(known[0]), dtype)[0] for known in (before, now) if isinstance(known[0], bytes))
    fields = [name for name in dtype.names or () if not np.array_equal(one[name], two[name])]
    return f"they differ in {', '.join(fields)}" if fields else f"{before[1:]} and {now[1:]}"


def observations_hide_nothing(positions: Iterable[Position], seats: list[int]) -> int:
    """Positions that look alike are alike in all that the viewer may know; returns how many looks there were."""
    collected = [Observations(seat) for seat in seats]
    for position in positions:
        for viewer in collected:
            viewer.add(position)
    return sum(len(viewer.seen) for viewer in collected)


def observations_tell_no_secrets(position: Position, driver: Driver) -> None:
    """Positions that differ only in what the viewer may not know look alike."""
    for seat in driver.standpoints():
        looks = position.observe(seat)
        for number in range(WORLDS):
            world = position.imagine(seat, driver.rng("secret", seat, number))
            odd = np.flatnonzero(world.observe(seat) != looks)
            assert not odd.size, f"seat {seat} observes what it cannot know: {named(position, odd)}"


def named(position: Position, numbers: Iterable[int]) -> set[str]:
    """The fields of the observation to which the numbers belong."""
    places = position.game.observation.places
    return {max((at, name) for name, at in places.items() if at <= number)[1] for number in numbers}


# -- single fields of the record

# Fields that a viewer may not know, or only partly: the other laws are about them.
PARTLY_HIDDEN = {
    "karak": {"near"},
    "goblin": {"zone", "pile", "shown", "worn", "played", "open_row", "open_top", "open_gate", "lord", "n_aside"},
    "shabrak": {"pile", "hand", "discard", "known", "row", "n_row"},
    "burrow": {"hand", "burrow", "paws", "unseen", "deep"},
}

# How many elements of a field are in use: by the length of a dimension, the field that counts them.
IN_USE = {
    "karak": {karak.SEATS: "players", karak.TILES: "n_tiles", karak.PORTALS: "n_portals"},
    "goblin": {goblin.SEATS: "players"},
    "shabrak": {shabrak.FRAMES: "n_frames"},
    "burrow": {3: "players"},
}
UNCOUNTED = {"karak": {"fountains": "n_fountains"}, "burrow": {"stack": "n_stack"}}


def in_use(position: Position, name: str) -> Iterator[tuple[int, ...]]:
    """The indices of the elements of a field that mean something now."""
    game, s = position.game.name, position.s
    shape = position.game.state_dtype[name].shape
    counted = IN_USE[game].get(shape[0]) if shape else None
    counted = UNCOUNTED.get(game, {}).get(name, counted)
    for index in np.ndindex(*shape):
        if counted is None or index[0] < s[counted]:
            yield index


def public_fields(position: Position) -> list[str]:
    """The fields that mean something now, and that every viewer may know."""
    game = position.game
    means = MEANS[game.name]
    skipped = {"n_events", "events", "players", *PARTLY_HIDDEN[game.name]}
    return [n for n in game.state_dtype.names or () if n not in skipped and means.get(n, lambda s: True)(position.s)]


def public_fields_are_observed(position: Position, earlier: Position, driver: Driver) -> set[str]:
    """If one element of a public field were as it was earlier, every viewer would see it; returns the fields tried."""
    tried = set()
    for name in public_fields(position):
        for index in in_use(position, name):
            value = earlier.states[name][0][index]
            if value == position.states[name][0][index]:
                continue
            changed = position.copy()
            changed.states[name][(0, *index)] = value
            tried.add(name)
            for seat in driver.standpoints():
                same = np.array_equal(changed.observe(seat), position.observe(seat))
                assert not same, f"seat {seat} does not observe {name}{list(index) or ''}"
    return tried


# -- the table turned by one seat

SEATED = {  # fields that are a seat, and fields with a row for each seat
    "karak": (
        ("seat", "turn", "first", "cursed"),
        ("first_sum", "hero", "at", "came", "lives", "holds", "treasures"),
    ),
    "goblin": (
        ("seat", "turn", "first", "drawer"),
        ("hero", "lives", "over_lord", "keys", "worn", "potion", "n_pile", "pile", "shown"),
    ),
    "shabrak": (
        ("seat", "turn", "first", "began", "drawer"),
        ("n_row", "pile", "hand", "discard", "known", "sark_used", "draws"),
    ),
    "burrow": (("seat", "turn"), ("deep", "hand", "n_burrow", "burrow", "shown")),
}
OF_FIGHTERS = (
    *("place", "status", "pressure", "shield", "readied", "worn", "attack_for", "defence_for"),
    *("attack", "defence", "reach", "guard"),
)


def next_of(value: int, players: int) -> int:
    """The seat after a seat; what is no seat stays."""
    return (value + 1) % players if 0 <= value < players else value


def shifted(value: int, by: int) -> int:
    """The same fighter, or card, of the other player; what is none stays."""
    return (value + by) % (2 * by) if value >= 0 else value


def turned(position: Position) -> Position:
    """The same position with everybody one seat further on."""
    world = position.copy()
    s, players = world.states[0], position.players
    seats, rows = SEATED[position.game.name]
    for name in seats:
        s[name] = next_of(int(s[name]), players)
    for name in rows:
        s[name][:players] = np.roll(s[name][:players], 1, axis=0)
    if position.game.name == "goblin":
        for card, zone in enumerate(s["zone"].tolist()):
            first = zone // goblin.SEATS * goblin.SEATS
            s["zone"][card] = first + next_of(zone - first, players) if zone >= goblin.Zone.HAND else zone
    if position.game.name == "burrow":
        for frame in s["stack"][: int(s["n_stack"])]:
            frame[1] = next_of(int(frame[1]), players)
    if position.game.name == "shabrak":
        turn_fighters(s)
    return world


def turn_fighters(s: Record) -> None:
    frame = shabrak.Frame
    for name in OF_FIGHTERS:
        s[name][:] = np.roll(s[name], shabrak.TEAM, axis=0)
    s["acting"] = shifted(int(s["acting"]), shabrak.TEAM)
    s["worn"][:] = [shifted(card, shabrak.DECK) for card in s["worn"].tolist()]
    for row in s["frames"][: int(s["n_frames"])]:
        for column in (frame.SELF, frame.IT, frame.FOE, frame.ONE):
            row[column] = shifted(int(row[column]), shabrak.TEAM)
        clauses = shabrak.DECK * shabrak.CLAUSES
        row[frame.SEAT] = 1 - row[frame.SEAT]
        row[frame.CARD] = shifted(int(row[frame.CARD]), shabrak.DECK)
        row[frame.CLAUSE] = shifted(int(row[frame.CLAUSE]), clauses)
        row[frame.STEP] = shifted(int(row[frame.STEP]), clauses * shabrak.STEPS)


def seats_are_counted_from_the_viewer(position: Position, driver: Driver) -> None:
    """With everybody one seat further on, all look at the same table; only their own numbers have changed."""
    world = turned(position)
    own = position.game.observation.places["seat"]
    for seat in range(position.players):
        before, after = position.observe(seat), world.observe(next_of(seat, position.players))
        after[own] = before[own]
        odd = np.flatnonzero(before != after)
        assert not odd.size, f"from seat {seat}, these depend on the numbers of seats: {named(position, odd)}"
