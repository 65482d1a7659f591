"""The tables at which the laws are tried: every game, with the players and options that matter."""

from collections.abc import Callable
from typing import Any

from krypta.core.position import Position
from krypta.games import load
from laws.driver import Driver

Table = tuple[str, int, dict[str, Any]]

TABLES: list[Table] = [
    ("karak", 1, {}),
    ("karak", 2, {"heroes": "chosen", "first": "lot"}),
    ("karak", 3, {"tiles": "de", "first": "seat"}),
    ("karak", 4, {"tiles": "de", "heroes": "chosen"}),
    ("karak", 5, {}),
    ("burrow", 2, {}),
    ("burrow", 2, {"rounds": 2}),
    ("burrow", 3, {}),
]


def table_name(table: Table) -> str:
    game, players, options = table
    return "-".join([game, str(players), *(str(value) for value in options.values())])


def driver_of(table: Table, seed: object = 0) -> Driver:
    game, players, options = table
    return Driver(load(game), players, options, seed=seed)


def karak_weights(position: Position) -> dict[int, int]:
    """Two dice fall as dice do, tiles and tokens as pile and bag hold them, heroes and lots evenly."""
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
    """B1: all copies, without those that somebody holds, buried, looks at or has shown."""
    s, c = position.s, position.c
    weights = {}
    for card, copies in enumerate(c.copies.tolist()):
        known = int(s.hand[:, card].sum() + s.shown[:, card].sum()) + s.paws[: int(s.n_paws)].tolist().count(card)
        for seat in range(position.players):
            known += s.burrow[seat, : int(s.n_burrow[seat])].tolist().count(card)
        if copies > known:
            weights[position.game.parse("draw worm") + card] = copies - known
    return weights


# What nature's acts should weigh, counted from the record alone.
WEIGHTS: dict[str, Callable[[Position], dict[int, int]]] = {"karak": karak_weights, "burrow": burrow_weights}
