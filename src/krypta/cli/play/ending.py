"""The end of a match: who won, the revealed seed, the path of the record, and the rematch."""

from typing import TYPE_CHECKING

from rich.text import Text

from krypta.core.door import SPECTATOR
from krypta.core.log import Player
from krypta.core.match import Match

if TYPE_CHECKING:
    from krypta.cli.play.table import Table
    from krypta.core.text.voice import Voice
    from krypta.draw.plain import Plain


def standings(match: Match, drawer: "Plain", voice: "Voice") -> list[Text]:
    """The seats from first to last, with points where the game has them."""
    shares = match.result()
    if shares is None:
        return []
    view = match.position.view(SPECTATOR)
    points = [drawer.points(view, seat) for seat in range(len(shares))]
    order = sorted(range(len(shares)), key=lambda seat: (-shares[seat], -(points[seat] or 0.0), seat))
    lines = []
    for seat in order:
        seated, person = drawer.seat_name(view, seat), voice.name(match.header.players[seat].name)
        name = person if seated == person else f"{seated} ({person})"
        line = Text.assemble(("★ " if shares[seat] else "  ", "bold bright_yellow"))
        line.append(f"{name:<28}", style=drawer.seat_style(view, seat))
        scored = points[seat]
        if scored is not None:
            line.append(f" {voice('table-points', points=int(scored) if scored == int(scored) else scored)}")
        lines.append(line)
    return lines


def winners(match: Match, drawer: "Plain", voice: "Voice") -> str:
    """A sentence that names the winners."""
    shares = match.result()
    if shares is None:
        return voice("table-no-result")
    view = match.position.view(SPECTATOR)
    names = [drawer.seat_name(view, seat) for seat, share in enumerate(shares) if share]
    return voice("table-winners", count=len(names), names=", ".join(names))


def show_end(table: "Table") -> None:
    """Reveal the seed, save the final record, and print the result."""
    match, console, voice = table.match, table.console, table.voice
    if not any(entry.fact == "reveal" for entry in match.entries):
        match.reveal()
        table.save()
    viewer = table.people[0] if len(table.people) == 1 else SPECTATOR
    view = match.position.view(viewer)
    if table.live:
        console.clear()
    for line in table.drawer.map(view, table.screen.width, max(9, console.height - 14)):
        console.print(line)
    for line in table.screen.last_lines(table.story.paragraphs(voice, viewer)[-1:], 4):
        console.print(line)
    console.print(winners(match, table.drawer, voice), style="bold")
    for line in standings(match, table.drawer, voice):
        console.print(line)
    revealed = [entry.who for entry in match.entries if entry.fact == "reveal"]
    if revealed:
        console.print(voice("table-seed", seed=revealed[-1] or ""), soft_wrap=True)
    console.print(voice("table-record", path=str(table.path)), soft_wrap=True)


def turned(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The seats for a rematch: the first player moves to the last seat."""
    return (*players[1:], players[0])
