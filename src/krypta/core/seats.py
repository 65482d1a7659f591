"""What games share about seats: neighbours, and winning on points."""

from krypta.core.kernel import kernel


@kernel
def relative(s, seat, me):
    """The seat counted from `me`, which is 0; nature and nobody keep their numbers."""
    if seat < 0:
        return int(seat)
    place = int(seat) - me
    return place if place >= 0 else place + int(s.players)


@kernel
def share_win(points, players):
    """Turn each seat's points into its result: most points win, and a tie is a shared win."""
    best = points[0]
    for seat in range(players):
        best = max(best, points[seat])
    winners = 0
    for seat in range(players):
        if points[seat] == best:
            winners += 1
    for seat in range(players):
        points[seat] = 1.0 / winners if points[seat] == best else 0.0
