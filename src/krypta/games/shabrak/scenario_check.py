"""Checking lines about a Shabrak position: the lines that write one, or parts of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from krypta.core.files.lines import differs, word_after
from krypta.core.text.naming import word

from .layout import DECK, FIRST_KIND, NONE, TEAM, Phase, Status
from .words import KIND_WORDS, fighter_word

if TYPE_CHECKING:
    from .scenario import Scene

NOTHING = "nothing"
FIGURES = ("attack", "defence", "pressure")
CARDS = ("hand", "pile", "discard")


def check_warrior(scene: Scene, rest: list[str]) -> str | None:
    """Check a warrior: `1.2 pressure 3 exhausted shield`, or `unshielded`."""
    s, fighter = scene.position.s, scene.fighter(word_after("warrior", rest))
    said = iter(rest[1:])
    for name in said:
        if name in FIGURES:
            wrong = differs(next(said, ""), str(int(s[name][fighter])))
        elif name in ("shield", "unshielded"):
            wrong = differs(name, "shield" if s.shield[fighter] else "unshielded")
        elif name in ("guard", "unguarded"):
            wrong = differs(name, "guard" if s.guard[fighter] else "unguarded")
        else:
            wrong = differs(name, word(Status(int(s.status[fighter]))))
        if wrong is not None:
            return f"{name} {wrong}" if name in FIGURES else wrong
    return None


def check_row(scene: Scene, rest: list[str]) -> str | None:
    s, seat = scene.position.s, scene.seat(word_after("row", rest))
    row = [fighter_word(fighter) for fighter in s.row[seat, : int(s.n_row[seat])].tolist()]
    return differs(" ".join(rest[1:]), " ".join(row))


def check_wears(scene: Scene, rest: list[str]) -> str | None:
    fighter = scene.fighter(word_after("wears", rest))
    card = int(scene.position.s.worn[fighter])
    if card == NONE:
        return differs(" ".join(rest[1:]), NOTHING)
    owner = card // DECK
    kind = KIND_WORDS[card % DECK - FIRST_KIND]
    return differs(" ".join(rest[1:]), kind if owner == fighter // TEAM else f"{owner + 1}.{kind}")


def check_cards(field: str) -> Callable[[Scene, list[str]], str | None]:
    def check(scene: Scene, rest: list[str]) -> str | None:
        seat = scene.seat(word_after(field, rest))
        counts = scene.position.s[field][seat].tolist()
        held = [KIND_WORDS[kind] for kind, count in enumerate(counts) for _ in range(count)]
        return differs(" ".join(rest[1:]), " ".join(held) or NOTHING)

    return check


def check_phase(scene: Scene, rest: list[str]) -> str | None:
    return differs(" ".join(rest), word(Phase(int(scene.position.s.phase))))


def check_turn(scene: Scene, rest: list[str]) -> str | None:
    return differs(" ".join(rest), str(int(scene.position.s.turn) + 1))


def check_decides(scene: Scene, rest: list[str]) -> str | None:
    return differs(" ".join(rest), str(int(scene.position.s.seat) + 1))


def check_rounds(scene: Scene, rest: list[str]) -> str | None:
    return differs(" ".join(rest), str(int(scene.position.s.rounds)))


def check_winner(scene: Scene, rest: list[str]) -> str | None:
    if not scene.position.over:
        return "the game goes on"
    shares = scene.position.payoff()
    return differs(" ".join(rest), "nobody" if shares[0] == shares[1] else str(shares.index(max(shares)) + 1))


CHECKS: dict[str, Callable[[Scene, list[str]], str | None]] = {
    "warrior": check_warrior,
    "row": check_row,
    "wears": check_wears,
    **{field: check_cards(field) for field in CARDS},
    "phase": check_phase,
    "turn": check_turn,
    "decides": check_decides,
    "rounds": check_rounds,
    "winner": check_winner,
}
