"""S1: every card, wherever it is. No act may change how many there are."""

from krypta.core.game import Record

from .layout import CARDS, DECK, FIGHTERS, FIRST_KIND, NONE, SEATS, TEAM, Frame, Kind, Status


def count(s: Record, c: Record) -> dict[str, int]:
    counted = {f"card {card}": 0 for card in range(CARDS) if card % DECK >= FIRST_KIND and c.kind[card] != NONE}
    for card in counted_cards(s, c):
        counted[f"card {card}"] += 1
    for seat in range(SEATS):
        in_row = [fighter for fighter in s.row[seat].tolist() if fighter != NONE]
        away = (int(Status.WAITING), int(Status.GONE))
        team = range(seat * TEAM, seat * TEAM + TEAM)
        counted[f"team {seat}"] = len(set(in_row)) + sum(1 for fighter in team if int(s.status[fighter]) in away)
        wrong = sum(1 for place, fighter in enumerate(in_row) if int(s.place[fighter]) != place)
        counted[f"out of place {seat}"] = wrong + abs(len(in_row) - int(s.n_row[seat]))
    return counted


def counted_cards(s: Record, c: Record) -> list[int]:
    """The cards of the draw piles: there, in hands and discards, worn, and being played."""
    found = []
    for seat in range(SEATS):
        for kind in range(DECK - FIRST_KIND):
            n = int(s.pile[seat, kind]) + int(s.hand[seat, kind]) + int(s.discard[seat, kind])
            found += [seat * DECK + FIRST_KIND + kind] * n
    found += [card for card in s.worn[:FIGHTERS].tolist() if card != NONE]
    for frame in s.frames[: int(s.n_frames)].tolist():
        card = frame[Frame.CARD]
        if card != NONE and (frame[Frame.CLAUSE] == NONE or c.kind[card] == Kind.EVENT):
            found.append(card)
    return found
