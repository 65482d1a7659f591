"""Two matches of Burrow that one viewer cannot distinguish: their luck differs, and so do the others' cards, but what
the viewer draws is the same, and everyone does the same as far as the viewer can see."""

from collections.abc import Iterator

import msgspec

from krypta import games
from krypta.core.door import NATURE, SPECTATOR
from krypta.core.game import Event
from krypta.core.log import Player
from krypta.core.luck import SealedLuck
from krypta.core.match import Match
from krypta.core.rng import draw_below, generator
from server.wire.scripted_clients import UNDO

OPTIONS = {"rounds": 2}
PLAYERS = 3
NONCES = [f"nonce {seat}" for seat in range(PLAYERS)]
OPEN_WORDS = ("rest", "dig", "mole", "show")  # acts that everyone sees completely; of others only the verb


class Step(msgspec.Struct, frozen=True):
    """One act of a seat, in each of the two worlds."""

    seat: int
    words: tuple[str, str]


class Pair(msgspec.Struct, frozen=True):
    """The seeds of both worlds, and the steps played in them."""

    viewer: int
    seeds: tuple[int, int]
    steps: list[Step]


class ToldApart(Exception):
    """The viewer would see a legitimate difference: it drew another card, or an act is not possible in both."""


def find(viewer: int) -> Pair:
    """The first two seeds that give such a pair."""
    for seed in range(2, 100_000):
        try:
            steps = list(lockstep(viewer, (1, seed)))
        except ToldApart:
            continue
        if sum(len(set(step.words)) > 1 for step in steps) >= 2:
            return Pair(viewer, (1, seed), steps)
    raise AssertionError("no two worlds were found")


def lockstep(viewer: int, seeds: tuple[int, int]) -> Iterator[Step]:
    """Plays both matches act by act."""
    worlds = [begun(seed) for seed in seeds]
    rng = generator("two worlds", viewer)
    while not worlds[0].over:
        for world in worlds:
            if world.seat == NATURE:
                world.nature()
        must_look_the_same(viewer, *worlds)
        if NATURE not in (worlds[0].seat, worlds[1].seat) and not worlds[0].over:
            yield step_of(viewer, worlds, rng)
            must_look_the_same(viewer, *worlds)


def begun(seed: int) -> Match:
    luck = SealedLuck(seed.to_bytes(32), NONCES)
    return Match.new(games.load("burrow"), OPTIONS, [Player(f"P{seat}") for seat in range(PLAYERS)], luck)


def must_look_the_same(viewer: int, one: Match, two: Match) -> None:
    """Compares what the game shows, which the game's own laws prove to reveal nothing more."""
    if one.seat != two.seat or seen(one, viewer) != seen(two, viewer) or one.over != two.over:
        raise ToldApart


def seen(match: Match, viewer: int) -> tuple[object, list[Event]]:
    return match.position.view(viewer), [event for event in match.position.events() if event.seen_by(viewer)]


def step_of(viewer: int, worlds: list[Match], rng: object) -> Step:
    """An act in both worlds: the same as far as the viewer sees, and otherwise as different as possible."""
    seat = worlds[0].seat
    if all(world.can_undo(seat) for world in worlds) and draw_below(rng, 3) == 0:
        for world in worlds:
            world.undo_one(seat)
        return Step(seat, (UNDO, UNDO))
    offered = [[world.game.say(act) for act in world.position.options()] for world in worlds]
    if seat == viewer:
        shared = offered[0] if offered[0] == offered[1] else []
        choices = [(word, word) for word in shared]
    else:
        choices = [(one, two) for one in offered[0] for two in offered[1] if look(one) == look(two)]
        choices = [pair for pair in choices if len(set(pair)) > 1] or choices
    if not choices:
        raise ToldApart
    words = choices[int(draw_below(rng, len(choices)))]
    for world, word in zip(worlds, words, strict=True):
        world.act(world.game.parse(word))
    return Step(seat, words)


def look(word: str) -> str:
    """What others see of an act."""
    verb = word.split()[0]
    return word if verb in OPEN_WORDS else verb


VIEWERS = (0, 1, SPECTATOR)
