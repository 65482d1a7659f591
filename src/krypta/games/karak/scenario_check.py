"""Checking lines about a Karak position: the lines that write one, or parts of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from krypta.core.files.lines import counts, differs, member, phrases, word_after
from krypta.core.text.naming import word

from .layout import ITEM_BASE, NOBODY_CURSED, NOTHING, Hero, Item, Phase, Token, Treasure

if TYPE_CHECKING:
    from .scenario import Scene

HERO_WORDS = ("at", "from", "lives", "holds", "treasure", "cursed")


def check(scene: Scene, line: str) -> str | None:
    """None if the line is true of the position, else what is true instead."""
    first, *rest = line.split()
    if first not in CHECKS:
        raise ValueError(f"“{first} …” cannot be checked; there are {', '.join(CHECKS)}.")
    if first != "over":
        word_after(first, rest)
    return CHECKS[first](scene, rest)


def check_over(scene: Scene, _rest: list[str]) -> str | None:
    return None if scene.position.over else "the game goes on"


def check_phase(scene: Scene, rest: list[str]) -> str | None:
    return differs(rest[0], word(Phase(int(scene.position.s.phase))))


def check_steps(scene: Scene, rest: list[str]) -> str | None:
    return differs(rest[0], str(int(scene.position.s.steps)))


def check_rounds(scene: Scene, rest: list[str]) -> str | None:
    return differs(rest[0], str(int(scene.position.s.rounds)))


def check_gone(scene: Scene, rest: list[str]) -> str | None:
    [(item, count)] = counts("gone", rest)
    return differs(str(count), str(int(scene.position.s.gone[member(Item, item)])))


def check_hero(scene: Scene, rest: list[str]) -> str | None:
    seat = scene.seat(rest[0])
    for said, values in phrases(HERO_WORDS, rest[1:]):
        wrong = check_phrase(scene, seat, said, values)
        if wrong:
            return wrong
    return None


def check_phrase(scene: Scene, seat: int, said: str, values: list[str]) -> str | None:
    s = scene.position.s
    if said == "cursed":
        return None if s.cursed == seat else "not cursed"
    word_after(said, values)
    if said == "holds":
        held = [word(item) for item in Item for _ in range(int(s.holds[seat, item]))] or ["nothing"]
        return differs(f"holds {' '.join(sorted(values))}", f"holds {' '.join(sorted(held))}")
    if said == "treasure":
        [(kind, count)] = counts(said, values)
        return differs(f"treasure {kind} {count}", f"treasure {kind} {int(s.treasures[seat, member(Treasure, kind)])}")
    found = {
        "at": scene.tile_name(int(s.at[seat])),
        "from": scene.tile_name(int(s.came[seat])),
        "lives": str(int(s.lives[seat])),
    }
    return differs(f"{said} {values[0]}", f"{said} {found[said]}")


def check_lies(scene: Scene, expected: str, tile: str) -> str | None:
    lies = int(scene.position.s.lies[scene.tile(tile)])
    if lies == NOTHING:
        found = "nothing"
    elif lies >= ITEM_BASE:
        found = f"item {word(Item(lies - ITEM_BASE))}"
    else:
        found = "chest" if lies == Token.CHEST else f"monster {word(Token(lies))}"
    return differs(expected, found)


def check_turn(scene: Scene, rest: list[str]) -> str | None:
    s = scene.position.s
    return differs(rest[0], word(Hero(int(s.hero[s.turn]))))


def check_cursed(scene: Scene, rest: list[str]) -> str | None:
    s = scene.position.s
    found = "nobody" if s.cursed == NOBODY_CURSED else word(Hero(int(s.hero[s.cursed])))
    return differs(rest[0], found)


def check_winner(scene: Scene, rest: list[str]) -> str | None:
    if not scene.position.over:
        return "the game goes on"
    s, shares = scene.position.s, scene.position.payoff()
    won = sorted(word(Hero(int(s.hero[seat]))) for seat, share in enumerate(shares) if share > 0)
    return differs(" ".join(sorted(rest)), " ".join(won))


def lies_check(what: str) -> Callable[[Scene, list[str]], str | None]:
    """The check of lines such as `monster king at hall` and `chest at hall`."""

    def check_it(scene: Scene, rest: list[str]) -> str | None:
        if rest[-2:-1] != ["at"]:
            raise ValueError(f"Write it as: {what} … at TILE.")
        return check_lies(scene, " ".join([what, *rest[:-2]]), rest[-1])

    return check_it


CHECKS: dict[str, Callable[[Scene, list[str]], str | None]] = {
    "hero": check_hero,
    "monster": lies_check("monster"),
    "chest": lies_check("chest"),
    "item": lies_check("item"),
    "nothing": lies_check("nothing"),
    "turn": check_turn,
    "phase": check_phase,
    "steps": check_steps,
    "rounds": check_rounds,
    "gone": check_gone,
    "cursed": check_cursed,
    "over": check_over,
    "winner": check_winner,
}
