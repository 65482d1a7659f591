"""What a seat sees: the rows and all open cards, its own cards, and how many the opponent has (S5.6).

Cards are given by their indices in `ShabrakView.cards`, which is constant during a match and sent once.
"""

from collections.abc import Sequence
from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta.core.game import Records
from krypta.core.kernel import entry
from krypta.core.position import Position, Values
from krypta.core.text.naming import word, words_of

from .cards.faces import CardView, Faces, faces_of
from .layout import DECK, FIGHTERS, FIRST_KIND, FIRST_WARRIOR, KINDS, NONE, SEATS, TEAM, Frame, Phase, Stage, Status
from .rules.attack import attackable
from .rules.common import bit, stands
from .rules.rows import in_reach, is_facing


class WarriorView(msgspec.Struct, frozen=True):
    """A warrior in its row: `at` is its place in halves from the middle, S3.1; other warriors are given by number."""

    number: int
    card: int
    status: Annotated[str, words_of("Status", Status)]
    at: int
    attack: int
    defence: int
    pressure: int
    shield: bool
    guard: bool
    equipment: int | None
    faces: list[int]  # enemies
    reaches: list[int]  # enemies, overpowered or not
    can_attack: list[int]  # those in reach that may be attacked


class HeldView(msgspec.Struct, frozen=True):
    """Cards of one kind: `word` is the kind's word in acts."""

    word: str
    card: int
    count: int


class PlayerView(msgspec.Struct, frozen=True):
    """A player. Others see only known cards in `hand`; `pile` and `discard` are lists only for their owner."""

    sark: int | None
    sark_ready: bool
    row: list[WarriorView]  # from left to right
    waiting: list[HeldView]  # not laid yet
    gone: list[int]
    hand: list[HeldView]
    in_hand: int
    pile: list[HeldView]
    in_pile: int
    discard: list[HeldView]
    in_discard: int
    deck: list[HeldView]  # S1.1: open to both


class ShabrakView(msgspec.Struct, frozen=True):
    """The view of one seat. The pending decision comes first: the plain drawing shows the fields in this order."""

    phase: Annotated[str, words_of("PhaseName", Phase)]
    round: int
    turn: int | None
    first: int | None
    acting: int | None  # the number of the warrior exhausted in this turn
    attacked: bool  # whether it has attacked
    under_way: int | None  # the card whose ability asks for a choice
    players: list[PlayerView]
    viewer: int | None  # the seat that sees this; None for a spectator
    cards: list[CardView | None]  # S1.1: of both decks, open to both

    def face(self, card: int) -> CardView:
        """The face of a card that must exist."""
        face = self.cards[card]
        assert face is not None, "the deck has such a card"
        return face


def view(position: Position, seat: int) -> ShabrakView:
    s = position.values
    faces = faces_of(position)
    masks = np.zeros((3, FIGHTERS), np.int64)
    position.ask(write_masks, masks)
    seen = masks.tolist()
    return ShabrakView(
        phase=word(Phase(s.phase)),
        round=s.rounds,
        turn=s.turn if s.first != NONE else None,
        first=s.first if s.first != NONE else None,
        acting=s.acting % TEAM + 1 if s.acting != NONE else None,
        attacked=bool(s.attacked),
        under_way=_card(s.frames[s.n_frames - 1][Frame.CARD]) if s.n_frames else None,
        players=[_player(s, faces, seen, player, player == seat) for player in range(SEATS)],
        viewer=seat if seat >= 0 else None,
        cards=faces.cards,
    )


def _player(s: Values, faces: Faces, masks: list[list[int]], seat: int, is_viewer: bool) -> PlayerView:
    first = seat * TEAM
    team = range(first, first + TEAM)
    return PlayerView(
        sark=seat * DECK if faces.cards[seat * DECK] is not None else None,
        sark_ready=s.sark_used[seat] == 0,
        row=[_warrior(s, masks, fighter) for fighter in s.row[seat][: s.n_row[seat]]],
        waiting=[
            HeldView(str(fighter - first + 1), card_of_fighter(fighter), 1)
            for fighter in team
            if s.status[fighter] == Status.WAITING
        ],
        gone=[card_of_fighter(fighter) for fighter in team if s.status[fighter] == Status.GONE],
        hand=_held(seat, s.hand[seat] if is_viewer else s.known[seat]),
        in_hand=sum(s.hand[seat]),
        pile=_held(seat, s.pile[seat]) if is_viewer else [],
        in_pile=sum(s.pile[seat]),
        discard=_held(seat, s.discard[seat]) if is_viewer else [],
        in_discard=sum(s.discard[seat]),
        deck=_held(seat, faces.counts[seat * DECK + FIRST_KIND :][:KINDS]),
    )


def _card(card: int) -> int | None:
    return None if card == NONE else card


def card_of_fighter(fighter: int) -> int:
    return fighter // TEAM * DECK + FIRST_WARRIOR + fighter % TEAM


def _warrior(s: Values, masks: list[list[int]], fighter: int) -> WarriorView:
    facing, reaching, attacking = (_numbers(mask[fighter], 1 - fighter // TEAM) for mask in masks)
    return WarriorView(
        number=fighter % TEAM + 1,
        card=card_of_fighter(fighter),
        status=word(Status(s.status[fighter])),
        at=2 * s.place[fighter] - (s.n_row[fighter // TEAM] - 1),
        attack=s.attack[fighter],
        defence=s.defence[fighter],
        pressure=s.pressure[fighter],
        shield=bool(s.shield[fighter]),
        guard=bool(s.guard[fighter]),
        equipment=_card(s.worn[fighter]),
        faces=facing,
        reaches=reaching,
        can_attack=attacking,
    )


def _numbers(mask: int, seat: int) -> list[int]:
    return [number + 1 for number in range(TEAM) if mask >> (seat * TEAM + number) & 1]


def _held(seat: int, counts: Sequence[int]) -> list[HeldView]:
    first = seat * DECK + FIRST_KIND
    return [HeldView(f"k{kind + 1}", first + kind, count) for kind, count in enumerate(counts) if count > 0]


@entry
def write_masks(states: Records, i: int, contents: Records, out: NDArray[np.int64]) -> None:
    """Write the enemies that each fighter in a row faces, reaches, and may attack."""
    s = states[i]
    for fighter in range(FIGHTERS):
        if s.place[fighter] == NONE or s.stage == Stage.LAY:
            continue
        for enemy in range(FIGHTERS):
            if s.place[enemy] != NONE and enemy // TEAM != fighter // TEAM and is_facing(s, fighter, enemy):
                out[0, fighter] |= bit(enemy)
        out[1, fighter] = in_reach(s, fighter)
        if stands(s, fighter):
            out[2, fighter] = attackable(s, fighter)
