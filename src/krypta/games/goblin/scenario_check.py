"""Checking lines about a Goblin position: the lines that write one, or parts of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from krypta.core.files.lines import differs, phrases, word_after
from krypta.core.text.naming import word

from .layout import ANY_CARD, CARDS, FIRST_MONSTER, NONE, STARTING, STARTING_CARD, Hero, Phase, Potion, Zone
from .view import totals_of
from .words import STARTING_WORDS, card_word

if TYPE_CHECKING:
    from .scenario import Scene

HERO_WORDS = ("lives", "keys", "hand", "pile", "discard", "wears", "potions")
FIGHT_WORDS = ("attack", "defence", "hits", "missing")
STARTING_WORD = "starting"
UNKNOWN_WORD = "?"
NOTHING = "nothing"


def check_hero(scene: Scene, rest: list[str]) -> str | None:
    seat = scene.seat(word_after("hero", rest))
    for said, values in phrases(HERO_WORDS, rest[1:]):
        if said != "pile":
            values = sorted(values)
        wrong = differs(" ".join(values), " ".join(found(scene, seat, said)))
        if wrong is not None:
            return f"{said} {wrong}"
    return None


def found(scene: Scene, seat: int, what: str) -> list[str]:
    """What a hero has, in words."""
    s = scene.position.s
    if what in ("lives", "keys"):
        return [str(int(s[what][seat]))]
    if what == "potions":
        return sorted(word(potion) for potion in Potion if s.potion[seat, potion]) or [NOTHING]
    if what == "pile":
        return [in_pile(card) for card in s.pile[seat, : int(s.n_pile[seat])].tolist()] or [NOTHING]
    zone = {"hand": Zone.HAND, "discard": Zone.DISCARD, "wears": Zone.WORN}[what] + seat
    return cards_in(scene, zone)


def in_pile(card: int) -> str:
    if card == ANY_CARD:
        return UNKNOWN_WORD
    return STARTING_WORD if card == STARTING_CARD else own_word(card)


def own_word(card: int) -> str:
    return STARTING_WORDS[card % STARTING] if card < FIRST_MONSTER else card_word(card)


def cards_in(scene: Scene, zone: int) -> list[str]:
    zones = scene.position.s.zone.tolist()
    return sorted(own_word(card) for card in range(CARDS) if zones[card] == zone) or [NOTHING]


def check_fight(scene: Scene, rest: list[str]) -> str | None:
    if scene.position.s.foe == NONE:
        return "there is no fight"
    totals = totals_of(scene.position)
    for said, values in phrases(FIGHT_WORDS, rest):
        wrong = differs(word_after(said, values), str(getattr(totals, said)))
        if wrong is not None:
            return f"{said} {wrong}"
    return None


def check_row(scene: Scene, rest: list[str]) -> str | None:
    row = scene.position.s.open_row[scene.level(word_after("row", rest))].tolist()
    return differs(" ".join(rest[1:]), " ".join(card_word(card) if card != NONE else NOTHING for card in row))


def check_open(field: str) -> Callable[[Scene, list[str]], str | None]:
    """The check of lines such as `gate i gate-i2` and `top i i6`."""

    def check_it(scene: Scene, rest: list[str]) -> str | None:
        card = int(scene.position.s[field][scene.level(word_after(field, rest))])
        return differs(" ".join(rest[1:]), card_word(card) if card != NONE else NOTHING)

    return check_it


def check_pawned(scene: Scene, rest: list[str]) -> str | None:
    return differs(" ".join(sorted(rest)), " ".join(cards_in(scene, Zone.PAWNED)))


def check_chain(scene: Scene, rest: list[str]) -> str | None:
    s = scene.position.s
    return differs(" ".join(rest), " ".join(own_word(card) for card in s.played[: int(s.n_played)].tolist()))


def check_phase(scene: Scene, rest: list[str]) -> str | None:
    return differs(" ".join(rest), word(Phase(int(scene.position.s.phase))))


def check_turn(scene: Scene, rest: list[str]) -> str | None:
    s = scene.position.s
    return differs(" ".join(rest), word(Hero(int(s.hero[s.turn]))))


def check_rounds(scene: Scene, rest: list[str]) -> str | None:
    return differs(" ".join(rest), str(int(scene.position.s.rounds)))


def check_over(scene: Scene, _rest: list[str]) -> str | None:
    return None if scene.position.over else "the game goes on"


def check_winner(scene: Scene, rest: list[str]) -> str | None:
    if not scene.position.over:
        return "the game goes on"
    s, shares = scene.position.s, scene.position.payoff()
    won = sorted(word(Hero(int(s.hero[seat]))) for seat, share in enumerate(shares) if share > 0)
    return differs(" ".join(sorted(rest)), " ".join(won))


CHECKS: dict[str, Callable[[Scene, list[str]], str | None]] = {
    "hero": check_hero,
    "fight": check_fight,
    "row": check_row,
    "gate": check_open("open_gate"),
    "top": check_open("open_top"),
    "pawned": check_pawned,
    "chain": check_chain,
    "phase": check_phase,
    "turn": check_turn,
    "rounds": check_rounds,
    "over": check_over,
    "winner": check_winner,
}
