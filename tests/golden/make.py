"""Plays the golden matches and writes their records, with the expected results.

    cd tests && KRYPTA_GAMES=games/burrow python -m golden.make

Only those that are not there are played. When the rules of a game change (and with them its `rules_version`), its
records go to `records/older` under names that end in their version, and what must come of them to `older.json`: there
nothing is ever made again. Then new ones can be made; likewise when its figures change. Never else.
"""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from krypta import bots
from krypta.core.door import NATURE, SPECTATOR
from krypta.core.log import Player, loads, write
from krypta.core.luck import SealedLuck
from krypta.core.match import Match, Verdict, verify
from krypta.core.position import Position
from krypta.core.rng import draw_below, generator
from krypta.games import load

HERE = Path(__file__).resolve().parent
RECORDS = HERE / "records"
EXPECTED = HERE / "expected.json"
OLDER_RECORDS = RECORDS / "older"
OLDER = HERE / "older.json"


class Plan(msgspec.Struct, frozen=True):
    """How to play a golden match."""

    game: str
    levels: tuple[str, ...]  # a bot in each seat
    options: dict[str, Any] = {}
    undo: int = 0  # one act in this many is undone, if possible
    after: Callable[[Match], None] | None = None  # what happens after a hundred decisions


def leave(match: Match) -> None:
    """One player resigns and is replaced by a bot; another's time runs out."""
    match.resign(1)
    match.hand_over(1, "random")
    match.resign(2, timeout=True)


def abort(match: Match) -> None:
    match.abort()


# A custom card file and deck: a record contains their texts.
OWN_CARDS = {
    "deck1": """
        sark = "night-watch"
        warriors = ["guildmaster", "lamplighter", "krupan", "smucka", "smucka"]
        pile = ["2 liquor", "2 shield-bash", "2 curfew", "lantern"]
    """,
    "cards": """
        [[sark]]
        id = "night-watch"
        name = "The Night Watch"
        rarity = "rare"
        abilities = ["when enemy overpowered: may draw 1"]

        [[warrior]]
        id = "lamplighter"
        name = "Lamplighter"
        sark = "night-watch"
        rarity = "common"
        attack = 2
        defence = 5
        abilities = ["when attacked: press 1 on foe", "standing: guard self"]

        [[event]]
        id = "curfew"
        name = "Curfew"
        rarity = "unseen"
        abilities = ["played: may discard 1; then exhaust chosen enemy ready"]

        [[equipment]]
        id = "lantern"
        name = "Lantern"
        rarity = "common"
        abilities = ["standing: reach +1 to self"]
    """,
}

PLANS = {
    "karak-one": Plan("karak", ("greedy",)),
    "karak-two-chosen": Plan("karak", ("greedy", "random"), {"heroes": "chosen", "first": "seat", "quiet": "off"}, 6),
    "karak-three-de": Plan("karak", ("greedy",) * 3, {"tiles": "de", "first": "lot"}),
    "karak-four-left": Plan("karak", ("greedy", "random") * 2, {"tiles": "de", "heroes": "chosen"}, 9, leave),
    "karak-five": Plan("karak", ("greedy",) * 5, {"curse": "anyone"}, undo=12),
    "karak-aborted": Plan("karak", ("random",) * 3, {"first": "lot"}, after=abort),
    "goblin-one-fr": Plan("goblin", ("greedy",), {"edition": "fr", "heroes": "drawn"}),
    "goblin-two-chosen": Plan("goblin", ("greedy", "random"), {"first": "seat"}, undo=6),
    "goblin-three-de": Plan("goblin", ("greedy",) * 3, {"edition": "de", "heroes": "drawn"}, undo=9),
    "goblin-three-warlock": Plan("goblin", ("greedy",) * 3, {"heroes": "drawn"}, undo=9),
    "goblin-four-off": Plan("goblin", ("greedy", "random") * 2, {"abilities": "off", "heroes": "drawn"}, 9, leave),
    "goblin-four-race": Plan("goblin", ("greedy",) * 4, {"finish": "round", "heroes": "drawn"}, undo=9),
    "shabrak-first": Plan("shabrak", ("greedy", "greedy"), {"deck1": "tapsters", "deck2": "gravediggers"}),
    "shabrak-far": Plan("shabrak", ("greedy", "random"), {"deck1": "tinkers", "deck2": "tumblers", "reach": "far"}, 6),
    "shabrak-own-cards": Plan("shabrak", ("random", "greedy"), OWN_CARDS, undo=9),
    "burrow-three": Plan("burrow", ("greedy", "random", "random"), undo=3),
}


def play(name: str, plan: Plan) -> Match:
    game = load(plan.game)
    players = [Player(f"{level} {seat + 1}", level) for seat, level in enumerate(plan.levels)]
    seed = hashlib.sha256(f"golden {name}".encode()).digest()
    match = Match.new(game, plan.options, players, SealedLuck(seed, [f"nonce {player.name}" for player in players]))
    rng = generator("golden", name)
    decisions = 0
    while not match.over:
        if match.seat == NATURE:
            match.nature()
        else:
            decide(match, plan, rng)
        decisions += 1
        if decisions == 100 and plan.after is not None:
            plan.after(match)
    match.reveal()
    return match


def decide(match: Match, plan: Plan, rng: Any) -> None:
    seat = match.seat
    match.act(bots.choose(plan.levels[seat], match.position, seat, rng), seat)
    if plan.undo and match.can_undo(seat) and draw_below(rng, plan.undo) == 0:
        match.undo_one(seat)


class Outcome(msgspec.Struct, frozen=True):
    """The expected result of a record: the verdict, and everyone's standing at the end."""

    verdict: Verdict
    undone: int
    rounds: int
    standing: list[str]


def karak_standing(position: Position) -> list[str]:
    seen = position.view(SPECTATOR)
    heroes = [f"{hero.hero}: {hero.points} points, {hero.lives} lives, holds {hero.holds}" for hero in seen.heroes]
    return [*heroes, f"{len(seen.tiles)} tiles"]


def burrow_standing(position: Position) -> list[str]:
    return [f"{seat.shown}, {seat.hand} in hand" for seat in position.view(SPECTATOR).seats]


def goblin_standing(position: Position) -> list[str]:
    seen = position.view(SPECTATOR)
    return [
        f"{player.hero}: {player.lives} lives, {player.keys} keys, {len(player.pile)} in the pile, "
        f"discard {[card.id for card in player.discard]}, potions {player.potions}"
        for player in seen.players
    ]


def shabrak_standing(position: Position) -> list[str]:
    seen = position.view(SPECTATOR)
    return [
        f"{[f'{seen.face(one.card).id} {one.status} {one.pressure}/{one.defence}' for one in player.row]}, "
        f"gone {[seen.face(card).id for card in player.gone]}, {player.in_hand} in hand, {player.in_pile} in the pile"
        for player in seen.players
    ]


STANDING = {"shabrak": shabrak_standing, "karak": karak_standing, "goblin": goblin_standing, "burrow": burrow_standing}


def outcome(data: bytes) -> Outcome:
    header, entries, seal = loads(data)
    game = load(header.game)
    verdict = verify(game, header, entries, seal.secret)
    position = Match.fold(game, header, entries, seal.secret).position
    undone = sum(entry.fact == "undo" for entry in entries)
    return Outcome(verdict, undone, int(position.s.rounds), STANDING[game.name](position))


def main() -> None:
    expected = {}
    for name, plan in PLANS.items():
        path = RECORDS / f"{name}.krypta"
        if not path.exists():
            write(path, play(name, plan).dumps())
        data = path.read_bytes()
        expected[name] = outcome(data)
        print(f"{name}: {expected[name].verdict}")
    EXPECTED.write_bytes(msgspec.json.format(msgspec.json.encode(expected), indent=2) + b"\n")


if __name__ == "__main__":
    main()
