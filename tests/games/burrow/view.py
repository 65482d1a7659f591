"""What a seat sees of Burrow: its own cards, and the number of the others'."""

import msgspec

from krypta.core.position import Position, Values
from krypta.core.text.naming import word

from .layout import Card, Phase

NAMES = [word(card) for card in Card]


class SeatView(msgspec.Struct, frozen=True):
    """What everyone can see of a player."""

    hand: int
    buried: int
    deep: int
    shown: dict[str, int]


class OwnView(msgspec.Struct, frozen=True):
    """What only the player knows."""

    hand: dict[str, int]
    burrow: list[str]  # from the bottom up
    paws: list[str]


class BurrowView(msgspec.Struct, frozen=True):
    seat: int
    phase: str
    turn: int
    rounds: int
    buried: bool
    deck: int
    paws: int
    seats: list[SeatView]
    own: OwnView | None


def counts(numbers: list[int]) -> dict[str, int]:
    return {name: number for name, number in zip(NAMES, numbers, strict=True) if number}


def view(position: Position, seat: int) -> BurrowView:
    s = position.values
    players = s.players
    return BurrowView(
        seat=s.seat,
        phase=word(Phase(s.phase)),
        turn=s.turn,
        rounds=s.rounds,
        buried=bool(s.buried),
        deck=sum(s.unseen) - sum(s.deep),
        paws=s.n_paws,
        seats=[_seat(s, other) for other in range(players)],
        own=_own(s, seat) if 0 <= seat < players else None,
    )


def _seat(s: Values, seat: int) -> SeatView:
    return SeatView(sum(s.hand[seat]), s.n_burrow[seat], s.deep[seat], counts(s.shown[seat]))


def _own(s: Values, seat: int) -> OwnView:
    return OwnView(
        hand=counts(s.hand[seat]),
        burrow=[NAMES[card] for card in s.burrow[seat][: s.n_burrow[seat]]],
        paws=[NAMES[card] for card in s.paws[: s.n_paws]] if s.turn == seat else [],
    )
