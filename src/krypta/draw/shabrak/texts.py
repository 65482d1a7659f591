"""The texts of Shabrak's warriors and their equipment."""

from rich.console import Console
from rich.text import Text

from krypta.core.text.voice import Voice
from krypta.draw.plain import COLOURS
from krypta.draw.shabrak.cards import EQUIPMENT, printed, says
from krypta.games.shabrak.cards.faces import CardView
from krypta.games.shabrak.view import ShabrakView

INDENT = 2
PAPER = Console(width=200)  # only to break lines


def of(view: ShabrakView, voice: Voice, seat: int, width: int, usable: bool = False) -> list[Text]:
    """The abilities of warriors and their equipment; `usable`: only of those who can still act or be laid."""
    player, style = view.players[seat], f"bold {COLOURS[seat]}"
    lines: list[Text] = []
    for warrior in player.row:
        is_free = warrior.status == "ready" or (seat == view.turn and warrior.number == view.acting)
        if warrior.status == "overpowered" or (usable and (not is_free or view.phase == "lay")):
            continue
        card = view.face(warrior.card)
        label = Text.assemble((f"{warrior.number} ", style), (voice(card.name), "bold"))
        lines += told(label, card, voice, width)
        if warrior.equipment is not None:
            gear = view.face(warrior.equipment)
            worn = Text.assemble((f"{warrior.number} ", style), (EQUIPMENT + voice(gear.name), "bold"))
            lines += told(worn, gear, voice, width)
    for waiting in player.waiting:
        card = view.face(waiting.card)
        name = Text.assemble((f"{waiting.word} ", style), (voice(card.name), "bold"))
        lines += told(name.append(f" {printed(card)}"), card, voice, width, always=True)
    return lines


def of_both(view: ShabrakView, voice: Voice, own: int, width: int) -> list[Text]:
    """Both players' abilities, each below the player's name."""
    lines: list[Text] = []
    for seat in (own, 1 - own):
        said = of(view, voice, seat, width)
        title = Text(voice(f"table-seat-{seat + 1}"), style=f"bold {COLOURS[seat]}")
        lines += [Text(), title, *said] if said else []
    return lines


def told(label: Text, card: CardView, voice: Voice, width: int, always: bool = False) -> list[Text]:
    """A card's text after its label, on as many lines as it needs; nothing for a card without text."""
    text = says(card, voice)
    if not text:
        return broken(label, width) if always else []
    return broken(Text.assemble(label, " · ", text), width)


def broken(text: Text, width: int, indent: int = INDENT) -> list[Text]:
    """A text wrapped to lines; all but the first are indented."""
    first, *others = text.wrap(PAPER, max(1, width))
    if not others or width <= 4 * indent:
        return [first, *others]
    begin = len(text.plain) - len(text.plain[len(first.plain) :].lstrip())
    return [first, *(Text(" " * indent).append_text(line) for line in text[begin:].wrap(PAPER, width - indent))]
