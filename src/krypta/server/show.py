"""What a viewer is shown of a match: the view, the options and the lines, and nothing that it may not know.

Everything that leaves for a viewer is made here, from the viewer's seat alone.
"""

import msgspec

from krypta.core.door import SPECTATOR
from krypta.core.match import Match
from krypta.core.position import Position
from krypta.server import wire


def as_seen(match: Match, seat: int) -> int:
    """The seat whose picture this viewer gets: where nothing is hidden, all who cannot act share the spectator's."""
    if match.game.hidden or seat == match.seat or match.can_undo(seat):
        return seat
    return SPECTATOR


def view(match: Match, seat: int) -> msgspec.Raw:
    return msgspec.Raw(wire.encode(match.position.view(seat)))


def now(match: Match, seat: int, seen: msgspec.Raw | None = None) -> wire.Now:
    """How the match stands for that seat, or for the spectator; `seen` is its view, if it was made already."""
    position = match.position
    plays = not match.bots.get(seat)  # not while a bot plays for it
    return wire.Now(
        seat=match.seat,
        view=seen or view(match, seat),
        options=options(position) if seat == match.seat and plays else [],
        undo=not match.over and plays and match.can_undo(seat),
        result=match.result(),
    )


def options(position: Position) -> list[wire.Option]:
    """The acts of the seat that decides."""
    game = position.game
    return [wire.Option(game.say(act), game.act_message(position, act)) for act in position.options()]
