"""Lists every world that a seat may believe in, without `imagine`."""

from collections.abc import Callable
from functools import lru_cache
from itertools import permutations, product
from typing import Any

from krypta.core.position import Position

World = Any
Lister = Callable[[Position, int], set[World]]
Key = Callable[[Position], World]


def karak_key(position: Position) -> World:
    return position.to_bytes()


def karak_worlds(position: Position, seat: int) -> set[World]:
    """Karak hides nothing: there is one world."""
    return {position.to_bytes()}


def burrow_key(position: Position) -> World:
    """The places of all hidden cards; everything else is the same in all worlds."""
    s = position.s
    places = []
    for seat in range(position.players):
        buried = tuple(s.burrow[seat, : int(s.n_burrow[seat])].tolist())
        paws = tuple(s.paws[: int(s.n_paws)].tolist()) if s.turn == seat else ()
        places.append((tuple(s.hand[seat].tolist()), buried + paws))
    return tuple(s.unseen.tolist()), tuple(places)


def burrow_worlds(position: Position, seat: int) -> set[World]:
    """Every way to distribute the cards that the seat has not seen over the places of such cards."""
    unseen, places = burrow_key(position)
    hidden = list(unseen)
    for other, (hand, row) in enumerate(places):
        if other != seat:
            for card in range(len(hidden)):
                hidden[card] += hand[card] + row.count(card)
    return {(rest, laid) for rest, laid in _lay(tuple(hidden), places, 0, seat)}


def _lay(hidden: tuple[int, ...], places: tuple[Any, ...], other: int, seat: int) -> list[tuple[Any, Any]]:
    if other == len(places):
        return [(hidden, ())]
    hand, row = places[other]
    if other == seat:
        return [(rest, ((hand, row), *laid)) for rest, laid in _lay(hidden, places, other + 1, seat)]
    found = []
    for held in hands(hidden, sum(hand)):
        left = tuple(h - k for h, k in zip(hidden, held, strict=True))
        for ordered, rest in rows(left, len(row)):
            found += [(last, ((held, ordered), *laid)) for last, laid in _lay(rest, places, other + 1, seat)]
    return found


@lru_cache(None)
def hands(hidden: tuple[int, ...], size: int) -> tuple[tuple[int, ...], ...]:
    """Every hand of that size."""
    if not hidden:
        return ((),) if size == 0 else ()
    most = min(hidden[0], size)
    return tuple((k, *rest) for k in range(most + 1) for rest in hands(hidden[1:], size - k))


@lru_cache(None)
def rows(hidden: tuple[int, ...], length: int) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Every sequence of that length, with the remaining cards."""
    if length == 0:
        return (((), hidden),)
    found = []
    for card, count in enumerate(hidden):
        if count:
            left = (*hidden[:card], count - 1, *hidden[card + 1 :])
            found += [((card, *row), rest) for row, rest in rows(left, length - 1)]
    return tuple(found)


def goblin_key(position: Position) -> World:
    """For every player: the starting cards in the hand and aside, and the order of the pile."""
    from krypta.games.goblin.layout import STARTING, Zone

    s = position.values
    places = []
    for seat in range(position.players):
        own = range(s.hero[seat] * STARTING, s.hero[seat] * STARTING + STARTING)
        hand, aside = (
            frozenset(card for card in own if s.zone[card] == zone + seat) for zone in (Zone.HAND, Zone.ASIDE)
        )
        places.append((hand, aside, tuple(s.pile[seat][: s.n_pile[seat]])))
    return tuple(places)


def goblin_worlds(position: Position, seat: int) -> set[World]:
    """Every way to deal each other player's unseen starting cards, and to order the pile where no back was seen."""
    key = goblin_key(position)
    each = [[place] if other == seat else _goblin_places(position, other, place) for other, place in enumerate(key)]
    return set(product(*each))


def _goblin_places(position: Position, seat: int, place: Any) -> list[Any]:
    from krypta.games.goblin.layout import FIRST_MONSTER, STARTING, Zone

    s = position.s
    hand, aside, pile = place
    own = range(int(s.hero[seat]) * STARTING, int(s.hero[seat]) * STARTING + STARTING)
    unseen = [card for card in own if s.zone[card] in (Zone.HAND + seat, Zone.ASIDE + seat, Zone.PILE + seat)]
    put = [at for at, card in enumerate(pile) if 0 <= card < FIRST_MONSTER]  # where Taia has put starting cards
    covered = [at for at in range(len(pile)) if not s.shown[seat, at]]
    found = []
    for order in set(permutations(pile[at] for at in covered)):
        laid = list(pile)
        for at, card in zip(covered, order, strict=True):
            laid[at] = card
        for cards in permutations(unseen, len(put) + len(aside) + len(hand)):
            for at, card in zip(put, cards, strict=False):
                laid[at] = card
            rest = cards[len(put) :]
            found.append((frozenset(rest[len(aside) :]), frozenset(rest[: len(aside)]), tuple(laid)))
    return list(set(found))


def shabrak_key(position: Position) -> World:
    """For both players: the cards in the pile and in the hand."""
    s = position.s
    return tuple((tuple(s.pile[seat].tolist()), tuple(s.hand[seat].tolist())) for seat in range(2))


def shabrak_worlds(position: Position, seat: int) -> set[World]:
    """Every hand that the other player can have drawn, given what has been seen of it."""
    s = position.s
    each = []
    for other, (pile, hand) in enumerate(shabrak_key(position)):
        known = s.known[other].tolist()
        hidden = tuple(p + h - k for p, h, k in zip(pile, hand, known, strict=True))
        drawn = hands(hidden, sum(hand) - sum(known))
        each.append(
            [(pile, hand)]
            if other == seat
            else [
                (
                    tuple(h - d for h, d in zip(hidden, held, strict=True)),
                    tuple(k + d for k, d in zip(known, held, strict=True)),
                )
                for held in drawn
            ]
        )
    return set(product(*each))


WORLDS: dict[str, tuple[Lister, Key]] = {
    "karak": (karak_worlds, karak_key),
    "goblin": (goblin_worlds, goblin_key),
    "shabrak": (shabrak_worlds, shabrak_key),
    "burrow": (burrow_worlds, burrow_key),
}
