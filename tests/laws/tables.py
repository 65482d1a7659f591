"""The tables on which the laws are tested: every game, with the players and options that matter."""

from collections.abc import Callable
from typing import Any

import pytest

from krypta.core.position import Position
from krypta.games import load
from laws.driver import Driver

Table = tuple[str, int, dict[str, Any]]

ALWAYS: list[Table] = [
    ("karak", 2, {"heroes": "chosen", "first": "lot"}),
    ("karak", 4, {"tiles": "de", "heroes": "chosen"}),
    ("goblin", 2, {"edition": "de", "heroes": "drawn"}),
    ("goblin", 3, {"edition": "fr", "first": "seat", "finish": "round"}),
    ("shabrak", 2, {}),
    ("shabrak", 2, {"deck1": "tinkers", "deck2": "gravediggers", "reach": "far"}),
    ("burrow", 2, {}),
    ("burrow", 3, {}),
]
BY_LONG_TESTS: list[Table] = [
    ("karak", 1, {}),
    ("karak", 3, {"tiles": "de", "first": "seat"}),
    ("karak", 5, {}),
    ("goblin", 1, {}),
    ("goblin", 4, {"abilities": "off", "heroes": "drawn"}),
    ("shabrak", 2, {"deck1": "tapsters", "deck2": "tumblers"}),
    ("burrow", 2, {"rounds": 2}),
]
TABLES = ALWAYS + BY_LONG_TESTS

LONG = ("karak", "goblin", "shabrak")  # games so long that some laws skip positions


def table_name(table: Table) -> str:
    game, players, options = table
    return "-".join([game, str(players), *(str(value) for value in options.values())])


at_every_table = pytest.mark.parametrize(
    "table",
    [*ALWAYS, *(pytest.param(table, marks=pytest.mark.slow) for table in BY_LONG_TESTS)],
    ids=[table_name(table) for table in TABLES],
)


def driver_of(table: Table, seed: object = 0) -> Driver:
    game, players, options = table
    return Driver(load(game), players, options, seed=seed)


def karak_weights(position: Position) -> dict[int, int]:
    """Two dice have the weights of dice, tiles and tokens those of pile and bag; heroes and lots are equally likely."""
    from krypta.games.karak.layout import Phase, Verb

    s = position.s
    phase = Phase(int(s.phase))
    if phase in (Phase.ROLL, Phase.FIRST_ROLL):
        pairs = [tuple(sorted((one, two))) for one in range(1, 7) for two in range(1, 7)]
        return {position.game.parse(f"roll {one} {two}"): pairs.count((one, two)) for one, two in pairs}
    if phase == Phase.ROLL_ONE:
        return {position.game.parse(f"again {die}"): 1 for die in range(2, 7)}  # K8.5: a one is rolled again
    if phase == Phase.HERO:
        return {Verb.HERO + hero: 1 for hero in range(6) if hero not in s.hero.tolist()}
    if phase == Phase.FIRST_LOT:
        return {Verb.FIRST + seat: 1 for seat in range(position.players) if s.first_sum[seat] == 0}
    first, stock = (Verb.TILE, s.pile) if phase == Phase.DRAW_TILE else (Verb.TOKEN, s.bag)
    return {first + kind: count for kind, count in enumerate(stock.tolist()) if count}


def burrow_weights(position: Position) -> dict[int, int]:
    """B1: all copies, except those that are held, buried, looked at or shown."""
    s, c = position.s, position.c
    weights = {}
    for card, copies in enumerate(c.copies.tolist()):
        known = int(s.hand[:, card].sum() + s.shown[:, card].sum()) + s.paws[: int(s.n_paws)].tolist().count(card)
        for seat in range(position.players):
            known += s.burrow[seat, : int(s.n_burrow[seat])].tolist().count(card)
        if copies > known:
            weights[position.game.parse("draw worm") + card] = copies - known
    return weights


LEVELS = [range(36, 56), range(56, 76), range(76, 100)]  # Goblin's ordinary monsters


def revealed(s: Any, stacks: list[range]) -> dict[int, int]:
    """The cards of the first stack that has any."""
    from krypta.games.goblin.layout import Verb, Zone

    left = [[card for card in stack if s.zone[card] == Zone.STACK] for stack in stacks]
    return {Verb.REVEAL + card - 36: 1 for card in next(filter(None, left))}


def goblin_weights(position: Position) -> dict[int, int]:
    """Heroes and lots are equally likely, monsters come from their stacks; from a pile, the cards whose place its owner
    does not know."""
    from krypta.games.goblin.layout import ANY_CARD, FIRST_MONSTER, STARTING, Phase, Verb, Zone

    s = position.s
    phase = Phase(int(s.phase))
    if phase == Phase.HERO:
        return {Verb.HERO + hero: 1 for hero in range(6) if hero not in s.hero.tolist()}
    if phase == Phase.FIRST:
        return {Verb.FIRST + seat: 1 for seat in range(position.players)}
    if phase == Phase.LORD:
        return revealed(s, [range(115, 118)])
    if phase == Phase.GATEKEEPER:
        return revealed(s, [range(100 + 5 * at, 105 + 5 * at) for at in range(3) if s.open_gate[at] == -1])
    if phase == Phase.MONSTER:
        return revealed(s, [level for at, level in enumerate(LEVELS) if s.open_top[at] == -1])
    seat = int(s.drawer)
    places = s.pile[seat, : int(s.n_pile[seat])].tolist()
    loose = [card for card in range(100) if s.zone[card] == Zone.PILE + seat and card not in places]
    if phase == Phase.DRAW:
        return {Verb.DRAW + card % STARTING: 1 for card in loose if card < FIRST_MONSTER}
    won = [card for card in loose if card >= FIRST_MONSTER]
    weights = {Verb.TOP + card - FIRST_MONSTER + 1: 1 for card in won}
    if places.count(ANY_CARD) > len(won):
        weights[int(Verb.TOP)] = places.count(ANY_CARD) - len(won)
    return weights


def shabrak_weights(position: Position) -> dict[int, int]:
    """S2.3: the lots are equally likely; S5.7: all cards of the deck, except those that are elsewhere."""
    from krypta.games.shabrak.layout import DECK, FIRST_KIND, KINDS, Frame, Kind, Phase, Verb

    s, c = position.s, position.c
    if Phase(int(s.phase)) == Phase.FIRST:
        return {Verb.FIRST + seat: 1 for seat in range(2)}
    seat = int(s.drawer)
    frames = s.frames[: int(s.n_frames)].tolist()
    events = [frame[Frame.CARD] for frame in frames if c.kind[frame[Frame.CARD]] == Kind.EVENT]
    in_play = s.worn.tolist() + events
    weights = {}
    for kind in range(KINDS):
        card = seat * DECK + FIRST_KIND + kind
        elsewhere = (
            int(s.hand[seat, kind]) + int(s.discard[seat, kind]) + (in_play.count(card) if card in in_play else 0)
        )
        if int(c.count[card]) > elsewhere:
            weights[Verb.DRAW + kind] = int(c.count[card]) - elsewhere
    return weights


# The expected weights of nature's acts, counted from the record alone.
WEIGHTS: dict[str, Callable[[Position], dict[int, int]]] = {
    "karak": karak_weights,
    "goblin": goblin_weights,
    "shabrak": shabrak_weights,
    "burrow": burrow_weights,
}
