"""Shabrak's players in characters: the sark and its text, the hand, and the numbers of cards."""

from collections.abc import Sequence

from rich.text import Text

from krypta.core.text.voice import Voice
from krypta.draw.cards import DIM, DISCARD, HAND, PILE, fit, flow
from krypta.draw.plain import COLOURS
from krypta.draw.shabrak.cards import SARK, STATUS, below, held, says
from krypta.draw.shabrak.texts import broken
from krypta.games.shabrak.view import PlayerView, ShabrakView

INDENT = 2

# The detail for the viewer and for the opponent; the first pair that fits is used. 4: with the texts of the hand,
# 3: with the sark's text, 2: one line per card, 1: without cards, 0: on one line.
DETAIL = ((4, 4), (4, 3), (4, 2), (4, 1), (3, 3), (3, 1), (2, 3), (2, 2), (2, 1), (2, 0), (1, 1), (1, 0), (0, 0))


def draw(view: ShabrakView, voice: Voice, width: int, height: int, names: Sequence[str]) -> list[Text]:
    """Both players in as much detail as fits, in the order of their rows: the viewer is below."""
    own = below(view)
    lines: list[Text] = []
    for detail, others in DETAIL:
        lines = one(view, voice, 1 - own, width, names[1 - own], others)
        lines += one(view, voice, own, width, names[own], detail)
        if len(lines) <= height:
            break
    return lines


def one(view: ShabrakView, voice: Voice, seat: int, width: int, person: str, detail: int) -> list[Text]:
    player = view.players[seat]
    lines = [title(view, voice, seat, width, person, detail)]
    if detail == 0:
        return lines
    if player.sark is not None:
        card = view.face(player.sark)
        sark = Text.assemble((f"{SARK} ", f"bold {COLOURS[seat]}"), (voice(card.name), "bold"))
        sark.append(f" {ready_sign(player)}")
        text = says(card, voice)
        lines += indented([sark.append(f" {text}") if text and detail > 2 else sark], width)
    if detail > 1:
        lines += hand(view, voice, seat, width, detail)
    return lines


def title(view: ShabrakView, voice: Voice, seat: int, width: int, person: str, detail: int) -> Text:
    """A player's first line: turn marker, name, and the numbers of cards in hand, pile and discard."""
    player, active = view.players[seat], seat == view.turn and view.phase != "over"
    left = Text.assemble(("▶" if active else " ", "bold"))
    seated = voice(f"table-seat-{seat + 1}")
    left.append(seated, style=f"bold {COLOURS[seat]}").append("" if person == seated else f" {person}", style="grey62")
    counts = f"{HAND}{player.in_hand} {PILE}{player.in_pile} {DISCARD}{player.in_discard}"
    right = Text(f"{SARK}{ready_sign(player)} {counts}" if detail == 0 and player.sark is not None else counts)
    line = Text.assemble(fit(left, max(4, width - right.cell_len - 1)), " ", right)
    line.truncate(width)
    return line


def ready_sign(player: PlayerView) -> str:
    return STATUS["ready" if player.sark_ready else "exhausted"]


def hand(view: ShabrakView, voice: Voice, seat: int, width: int, detail: int) -> list[Text]:
    """The cards that the viewer knows: with their texts, one per line, or one after the other."""
    cards = view.players[seat].hand
    names = held(view, cards, voice)
    if seat != below(view):
        seen = Text(voice("shabrak-terminal-seen") + " ", style=DIM)
        return indented([seen.append_text(Text(", ").join(names))], width) if cards else []
    if detail > 3:
        told = [
            Text.assemble((f"{HAND} ", f"bold {COLOURS[seat]}"), (name.plain, "bold"), f" · {says(card, voice)}")
            for name, card in zip(names, (view.face(one.card) for one in cards), strict=True)
        ]
        return indented(told, width)
    marked = [Text.assemble((f"{HAND} ", f"bold {COLOURS[seat]}"), name) for name in names]
    return flow(marked, width, INDENT)


def indented(texts: Sequence[Text], width: int) -> list[Text]:
    lines = []
    for text in texts:
        lines += [Text(" " * INDENT).append_text(line) for line in broken(text, max(1, width - INDENT))]
    return lines
