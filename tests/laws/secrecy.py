"""The laws of secrecy: what a seat is shown does not depend on anything that it cannot know.

`position.imagine(seat, rng)` is a world the seat may believe in; from that seat it must look the same as the truth.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from krypta.bots.thinking import Decision
from krypta.core.door import NATURE, OK, SPECTATOR
from krypta.core.position import Position
from laws.driver import Driver
from laws.laws import POSITION_LAWS, PositionLaw, acts_around
from laws.worlds import WORLDS

# What open cards do. A belief no longer contains it once they are shuffled, although everyone has seen it.
SHUFFLE = "SHUFFLED"
DONE_OPENLY = {
    "goblin": {
        *("PLAYED", "OUT_OF_CHAIN", "DEFIED", "SPARED", "DRAWS", "NOTHING_TO_DRAW", SHUFFLE),
        *("HEALED", "HIT", "UNHURT", "FELL", "WON", "FAILED"),
    }
}

WORLDS_TRIED = 3  # for each act

Choose = Callable[[Position, int, NDArray[np.int64]], int | Decision]


def told(position: Position, seat: int) -> dict[str, Any]:
    """Everything that the seat (or the spectator) is shown; there is no other source."""
    game = position.game
    seen = [event for event in position.events() if event.seen_by(seat)]
    shown: dict[str, Any] = {
        "view": position.view(seat),
        "observation": position.observe(seat).tolist(),
        "events": seen,
        "event messages": [game.event_message(position, event) for event in seen],
    }
    if position.seat == seat:
        reasons = {act: position.why(act) for act in acts_around(position)}
        shown["options"] = [(act, game.act_message(position, act)) for act in position.options()]
        shown["refusals"] = [
            (act, reason, game.reason_message(position, act, reason)) for act, reason in reasons.items() if reason != OK
        ]
    return shown


def same(one: dict[str, Any], two: dict[str, Any], what: str) -> None:
    for door in one:
        assert one[door] == two[door], f"{what}: the {door} changed from {one[door]} to {two[door]}"


def imagined_worlds_look_the_same(position: Position, driver: Driver) -> None:
    before = position.to_bytes()
    for seat in driver.standpoints():
        world = position.imagine(seat, driver.rng("look", before, seat))
        assert position.to_bytes() == before, "imagining changed the true state"
        same(told(position, seat), told(world, seat), f"to seat {seat}")
        same(told(position, SPECTATOR), told(world, SPECTATOR), f"to the spectator, when seat {seat} imagines")


def imagine_needs_no_secrets(position: Position, driver: Driver) -> None:
    """The same luck gives the same world, to the byte, whichever of the possible worlds is the true one."""
    for seat in driver.standpoints():
        other = position.imagine(seat, driver.rng("another truth", seat))
        one, two = (truth.imagine(seat, driver.rng("again", seat)) for truth in (position, other))
        assert one.to_bytes() == two.to_bytes(), f"what seat {seat} imagines depends on what it cannot know"


def imagined_worlds_obey_the_laws(position: Position, driver: Driver) -> None:
    """Imagined worlds obey all laws, and can be played to the end."""
    for seat in driver.standpoints():
        world = position.imagine(seat, driver.rng("obey", position.to_bytes(), seat))
        for law in POSITION_LAWS:
            law(world, driver)
        for later in driver.walk(world, every=20):
            pieces = later.game.pieces(later)
            assert pieces == driver.pieces, f"an imagined world lost pieces: {driver.pieces} became {pieces}"


def imagine_reaches_every_world(position: Position, driver: Driver, samples: int = 0) -> int:
    """Reaches every consistent world and no other; they are listed without `imagine`. Returns the most worlds of any
    viewer."""
    list_worlds, key = WORLDS[position.game.name]
    most = 0
    for seat in driver.standpoints():
        expected = list_worlds(position, seat)
        rng = driver.rng("reach", seat)
        tries = samples or 40 * len(expected)
        reached = {key(position.imagine(seat, rng)) for _ in range(tries)}
        assert reached <= expected, f"seat {seat} imagines a world that cannot be"
        missing = len(expected - reached)
        assert not missing, f"seat {seat} never imagines {missing} of {len(expected)} worlds in {tries} tries"
        most = max(most, len(expected))
    return most


def events_tell_no_secrets(position: Position, driver: Driver) -> None:
    """If a seat cannot distinguish the positions after two acts, the events it is shown are the same."""
    if position.over:
        return
    after = [played(position, act) for act in position.options()]
    for seat in driver.standpoints():
        if seat == position.seat:
            continue
        heard: dict[bytes, tuple[bytes, Position]] = {}
        for now in after:
            world = now.imagine(seat, driver.rng("belief"))
            truth, before = heard.setdefault(without_events(world), (without_events(now), world))
            if truth != without_events(now):
                assert same_words(before, world), f"events tell seat {seat} a secret: {world.events()}"


def same_words(one: Position, two: Position) -> bool:
    """Whether the events are the same; after a shuffle, apart from what was done openly before it."""
    told_one, told_two = one.events(), two.events()
    openly = DONE_OPENLY.get(one.game.name, set())
    if SHUFFLE not in openly or all(event.kind != SHUFFLE for event in [*told_one, *told_two]):
        return one.to_bytes() == two.to_bytes()
    rest_one, rest_two = ([event for event in told if event.kind not in openly] for told in (told_one, told_two))
    return rest_one == rest_two


def undoable_acts_teach_nothing(position: Position, driver: Driver) -> None:
    """If an act teaches its own actor nothing, it could be undone: so the actor must have known how it would end."""
    seat = position.seat
    if seat < 0:
        return
    for act in position.options():
        now = played(position, act)
        if now.seat == NATURE or any(event.teaches(seat) for event in now.events()):
            continue
        said = f"“{position.game.say(act)}” taught seat {seat} something and could be undone"
        for number in range(WORLDS_TRIED):
            believed = played(position.imagine(seat, driver.rng("undo", act, number)), act)
            same(told(now, seat), told(believed, seat), said)


def played(position: Position, act: int) -> Position:
    world = position.copy()
    assert world.step(act) == OK
    return world


def without_events(position: Position) -> bytes:
    bare = position.copy()
    bare.states["events"] = 0
    bare.states["n_events"] = 0
    return bare.to_bytes()


def choices_need_no_secrets(choose: Choose, position: Position, driver: Driver) -> None:
    """A bot decides the same in every world that its seat may believe in, and thinks the same of all its options."""
    seat = position.seat
    if seat < 0:
        return
    before = position.to_bytes()
    other = position.imagine(seat, driver.rng("another truth", before))
    one, two = (choose(truth, seat, driver.rng("bot", before)) for truth in (position, other))
    assert position.to_bytes() == before, "the bot changed the true state"
    assert one == two, f"the bot chose {one}, and in a world that looks the same {two}: it peeks"
    act = one.act if isinstance(one, Decision) else one
    assert act in position.options(), f"the bot chose {act}, which is not offered"


SECRECY_LAWS: list[PositionLaw] = [
    imagined_worlds_look_the_same,
    imagine_needs_no_secrets,
    imagined_worlds_obey_the_laws,
    events_tell_no_secrets,
    undoable_acts_teach_nothing,
]
