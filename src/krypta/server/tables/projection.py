"""The match as one viewer may see it: view, options and result, and nothing it may not know.

Everything is derived from the viewer's seat alone.
"""

from typing import Any

from krypta.core.door import SPECTATOR
from krypta.core.match import Match
from krypta.core.position import Position
from krypta.server import wire


def as_seen(match: Match, seat: int) -> int:
    """The seat whose view this viewer gets: without hidden information, viewers who cannot act are spectators."""
    if match.game.hidden or seat == match.seat or match.can_undo(seat):
        return seat
    return SPECTATOR


def view(match: Match, seat: int) -> Any:
    return match.position.view(seat)


def now(match: Match, seat: int, seen: Any) -> wire.Now:
    """The state of the match for a seat or the spectator; `seen` is its view, or the changes to send."""
    decides, over = match.seat, match.over
    plays = not over and not match.bots.get(seat)  # a seat played by a bot has no options
    return wire.Now(
        seat=decides,
        view=seen,
        options=options(match.position) if plays and seat == decides else [],
        undo=plays and match.can_undo(seat),
        result=match.result() if over else None,
    )


def foreseen(world: Position, seat: int) -> wire.Foreseen:
    """A possible future position as the seat would see it."""
    game = world.game
    return wire.Foreseen(
        seat=world.seat,
        view=world.view(seat),
        choices=[game.say(act) for act in world.options()] if world.seat == seat else [],
        events=[game.event_message(world, event) for event in world.events() if event.seen_by(seat)],
    )


def options(position: Position) -> list[wire.Option]:
    """The options of the seat that decides."""
    game, acts = position.game, position.options()
    return [
        wire.Option(game.say(act), game.act_message(position, act), chance)
        for act, chance in zip(acts, game.chances(position, acts), strict=True)
    ]
