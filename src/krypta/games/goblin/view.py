"""What a seat sees: all face-up cards, its own hand and pile, and other players' cards by their backs (G3.2)."""

from collections import defaultdict
from typing import Annotated, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta.core.game import Records
from krypta.core.kernel import entry
from krypta.core.position import Position, Values
from krypta.core.text.naming import all_of, word, words_of

from .cards.faces import CardView, CurseName, EffectName, Faces, MonsterView, faces_in
from .layout import (
    ANY_CARD,
    CARDS,
    FIRST_MONSTER,
    FIRST_OF_LEVEL,
    LEVELS,
    NONE,
    Colour,
    Curse,
    Effect,
    Hero,
    Phase,
    Potion,
    Zone,
)
from .rules.defiance import can_spare
from .rules.fight import spends
from .rules.totals import amount, attack, defence, hits, missing

UNKNOWN = "?"
STARTING_BACK = "starting"

HeroName = Annotated[str, words_of("HeroName", Hero)]
PhaseName = Annotated[str, words_of("PhaseName", Phase)]
PotionName = Annotated[str, words_of("PotionName", Potion)]


class LevelView(msgspec.Struct, frozen=True):
    """G2.1: five monsters in the row, the top gatekeeper, the top of the stack, and the number of cards in it."""

    row: list[MonsterView | None]
    gate: MonsterView | None
    top: MonsterView | None
    left: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player. Others see only the won cards of `hand`; `starting` is the number of starting cards in it."""

    hero: HeroName | None
    lives: int
    over_lord: int | None  # G5.10: attack over the lord's lives, if this player has beaten him
    keys: int
    potions: list[PotionName]
    weapon: CardView | None
    armour: CardView | None
    hand: list[CardView]
    starting: int
    pile: list[str]  # from the top: a card's word, `starting` for a starting card, `?` if the viewer cannot know
    known: list[CardView]  # the faces of the cards that `pile` names
    discard: list[CardView]


class FightView(msgspec.Struct, frozen=True):
    """G5: the chain and its current totals."""

    monster: MonsterView
    curses: list[CurseName]  # that still count
    chain: list[CardView]
    attack: int
    defence: int
    hits: int  # lives that would be lost now
    missing: int  # attack that is still missing
    doubled: tuple[int, EffectName] | None  # which card of the chain, and which of its effects
    defied: tuple[int, EffectName] | None
    ability: bool  # whether the hero's ability has been used
    reward: CardView | None  # what was won, while it is decided whether to wear it


class GoblinView(msgspec.Struct, frozen=True):
    """The view of one seat. The pending decision comes first: the plain drawing shows the fields in this order."""

    phase: PhaseName
    round: int
    finish: Literal[
        "at_once", "round"
    ]  # G5.10: whether the game ends at_once when the lord is beaten, or with the round
    turn: int | None
    first: int | None
    fight: FightView | None
    aside: list[CardView]  # the cards that Taia chooses from; others see only won cards
    arranged: CardView | None  # the card being placed in a new pile
    wanted: CardView | PotionName | None  # what is being paid for
    players: list[PlayerView]
    levels: list[LevelView]
    lord: MonsterView | None
    potions: Annotated[dict[PotionName, int], all_of(Potion)]  # in the merchant's stacks
    pawned: list[CardView]
    full_lives: int  # the most that a hero can have; constant, so it is sent once


def view(position: Position, seat: int) -> GoblinView:
    s = position.values
    faces = faces_of(position)
    lying = cards_by_zone(s)
    is_set_up = s.turn < s.players and s.hero[s.turn] != NONE
    return GoblinView(
        phase=word(Phase(s.phase)),
        round=s.rounds,
        finish="round" if position.contents["plays_round_out"][0] else "at_once",
        turn=s.turn if is_set_up else None,
        first=s.first if s.first != NONE else None,
        levels=[_level(s, faces, level) for level in range(LEVELS)],
        lord=faces.monster(s.lord),
        potions={word(potion): s.stock[potion] for potion in Potion},
        pawned=[faces.face(card) for card in lying[Zone.PAWNED]],
        players=[_player(s, faces, lying, player, player == seat) for player in range(s.players)],
        fight=_fight(position, faces) if s.foe != NONE else None,
        aside=_seen(faces, lying[Zone.ASIDE + s.drawer], s.drawer == seat),
        arranged=faces.card(s.arranged),
        wanted=_wanted(s, faces) if s.phase == Phase.PAY else None,
        full_lives=faces.full_lives,
    )


def faces_of(position: Position) -> Faces:
    """The faces of a position's cards, cached in the position."""
    if position.kept is None:
        position.kept = faces_in(position.contents.tobytes())
    faces: Faces = position.kept
    return faces


def cards_by_zone(s: Values) -> defaultdict[int, list[int]]:
    lying: defaultdict[int, list[int]] = defaultdict(list)
    for card, zone in enumerate(s.zone):
        lying[zone].append(card)
    return lying


def _seen(faces: Faces, cards: list[int], is_viewer: bool) -> list[CardView]:
    """The cards that the viewer can identify: their own, and of others the won ones, by their backs (G3.2)."""
    return [faces.face(card) for card in cards if is_viewer or card >= FIRST_MONSTER]


def _level(s: Values, faces: Faces, level: int) -> LevelView:
    stack = s.zone[int(FIRST_OF_LEVEL[level]) : int(FIRST_OF_LEVEL[level + 1])].count(Zone.STACK)
    return LevelView(
        row=[faces.monster(card) for card in s.open_row[level]],
        gate=faces.monster(s.open_gate[level]),
        top=faces.monster(s.open_top[level]),
        left=stack + (s.open_top[level] != NONE),
    )


def _player(s: Values, faces: Faces, lying: defaultdict[int, list[int]], seat: int, is_viewer: bool) -> PlayerView:
    hero = s.hero[seat]
    weapon, armour = s.worn[seat]
    hand = lying[Zone.HAND + seat]
    pile = [_back(s, faces, seat, place, is_viewer) for place in range(s.n_pile[seat])]
    return PlayerView(
        hero=word(Hero(hero)) if hero != NONE else None,
        lives=s.lives[seat],
        over_lord=s.over_lord[seat] if s.over_lord[seat] != NONE else None,
        keys=s.keys[seat],
        potions=[word(potion) for potion in Potion if s.potion[seat][potion]],
        weapon=faces.card(weapon),
        armour=faces.card(armour),
        hand=_seen(faces, hand, is_viewer),
        starting=sum(1 for card in hand if card < FIRST_MONSTER),
        pile=pile,
        known=[face for face in map(faces.face, lying[Zone.PILE + seat]) if face.id in pile],
        discard=[faces.face(card) for card in lying[Zone.DISCARD + seat]],
    )


def _back(s: Values, faces: Faces, seat: int, place: int, is_viewer: bool) -> str:
    """What the viewer knows about a place in a pile: the owner knows placed cards, others the backs they have seen."""
    card = s.pile[seat][place]
    if card == ANY_CARD or not (is_viewer or s.shown[seat][place]):
        return UNKNOWN
    if card >= FIRST_MONSTER or (card >= 0 and is_viewer):
        return faces.face(card).id
    return STARTING_BACK


class Totals(msgspec.Struct, frozen=True):
    """The current totals of a fight, and what the once-per-fight abilities can still do in it (G9.1, G9.5)."""

    chain: list[list[int]]  # attack and defence on each card, cursed or not
    attack: int
    defence: int
    hits: int
    missing: int
    can_spare: int  # whether Xanros may name an attack or a defence at the end
    spends: int  # a bit for each colour that only an ability allows now


def totals_of(position: Position) -> Totals:
    out = np.zeros(6, np.int64)
    chain = np.zeros((position.values.n_played, 2), np.int64)
    position.ask(write_totals, out, chain)
    return Totals(chain.tolist(), *out.tolist())


def _fight(position: Position, faces: Faces) -> FightView:
    s, now = position.values, totals_of(position)
    return FightView(
        monster=faces.fighting(s.foe),
        curses=[word(curse) for curse in Curse if s.curses >> curse & 1],
        chain=[faces.face(card) for card in s.played[: s.n_played]],
        attack=now.attack,
        defence=now.defence,
        hits=now.hits,
        missing=now.missing,
        doubled=(s.doubled_at, word(Effect(s.doubled))) if s.doubled_at != NONE else None,
        defied=(s.defied_at, word(Effect(s.defied))) if s.defied_at != NONE else None,
        ability=bool(s.used),
        reward=faces.face(s.foe) if s.phase == Phase.REWARD else None,
    )


@entry
def write_totals(states: Records, i: int, contents: Records, out: NDArray[np.int64], chain: NDArray[np.int64]) -> None:
    s = states[i]
    c = contents[0]
    out[0] = attack(s, c)
    out[1] = defence(s, c)
    out[2] = hits(s, c)
    out[3] = missing(s, c)
    out[4] = can_spare(s, c)
    for colour in range(Colour.YELLOW + 1):
        out[5] |= int(spends(s, c, colour)) << colour
    for at in range(s.n_played):
        for effect in range(2):
            chain[at, effect] = amount(s, c, effect, at)


def _wanted(s: Values, faces: Faces) -> CardView | str | None:
    return faces.card(s.wanted) if s.wanted < CARDS else word(Potion(s.wanted - CARDS))
