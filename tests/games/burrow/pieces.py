"""B1: every card, wherever it lies. No act may change how many there are."""

from krypta.core.game import Record
from krypta.core.text.naming import word

from .layout import Card


def count(s: Record) -> dict[str, int]:
    loose = s.paws[: int(s.n_paws)].tolist()
    for seat in range(int(s.players)):
        loose += s.burrow[seat, : int(s.n_burrow[seat])].tolist()
    return {
        word(card): int(s.unseen[card]) + int(s.hand[:, card].sum()) + int(s.shown[:, card].sum()) + loose.count(card)
        for card in Card
    }
