"""G1: every card and potion, wherever it is. No act may change how many there are."""

from collections.abc import Iterator

from krypta.core.game import Record
from krypta.core.text.naming import word

from .layout import CARDS, NONE, Potion, Zone


def count(s: Record) -> dict[str, int]:
    """Potions, and cards out of place: a card is in exactly one zone, but the fields that name it must agree."""
    zones = s.zone.tolist()
    wrong = sum(len(cards ^ {card for card in range(CARDS) if zones[card] == zone}) for zone, cards in named(s))
    for seat in range(int(s.players)):
        wrong += abs(int(s.n_pile[seat]) - zones.count(Zone.PILE + seat))
        wrong += sum(1 for card in s.pile[seat, : int(s.n_pile[seat])] if card >= 0 and zones[card] != Zone.PILE + seat)
    counted = {"out of place": wrong}
    for potion in Potion:
        counted[word(potion)] = int(s.stock[potion]) + int(s.potion[:, potion].sum())
    return counted


def named(s: Record) -> Iterator[tuple[int, set[int]]]:
    """The zones whose cards are also named by other fields, with those cards."""
    open_cards = [*s.open_row.ravel().tolist(), *s.open_top.tolist(), *s.open_gate.tolist(), int(s.lord)]
    yield int(Zone.OPEN), {card for card in open_cards if card != NONE}
    for seat in range(int(s.players)):
        yield Zone.WORN + seat, {card for card in s.worn[seat].tolist() if card != NONE}
        played = s.played[: int(s.n_played)].tolist() if int(s.turn) == seat else []
        yield Zone.PLAYED + seat, set(played)
