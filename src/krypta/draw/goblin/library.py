"""Goblin's cards for browsing: the monster on the front, the reward on the back."""

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from krypta.draw.goblin.cards import curses, effects, figures, following, sign
from krypta.draw.library import PrintedCards, below
from krypta.games.goblin.cards.library import LibraryCard


class Printed(PrintedCards):
    def name(self, card: LibraryCard) -> str:
        """The name of the front, or of the only side."""
        side = card.front or card.back
        assert side is not None, "every card has a side"
        return self.voice(side.name)

    def texts(self, card: LibraryCard) -> list[str]:
        sides = [side for side in (card.front, card.back) if side is not None]
        return [card.id, *(self.voice(side.name) for side in sides)]

    def data(self, card: LibraryCard) -> dict[str, Any]:
        shown = super().data(card)
        for side in ("front", "back"):
            if side in shown:
                shown[side]["name"] = self.voice(shown[side]["name"])
        return shown

    def lines(self, card: LibraryCard) -> list[RenderableType]:
        belongs = [
            self.voice(f"karak-hero-{card.hero}") if card.hero else card.level.upper(),
            self.voice("goblin-terminal-gate") if card.gate else "",
        ]
        title = Text.assemble((self.name(card), "bold"), (f"  {card.id}", "cyan"), "  ")
        title.append(" · ".join(filter(None, belongs)), style="grey62")
        lines: list[RenderableType] = [title]
        if card.front is not None:
            lines.append(below(Text.assemble(figures(card.front), " ", curses(card.front))))
        if card.back is not None:
            name = f"{self.voice(card.back.name)} " if card.front is not None else ""
            given = [sign(card.back), Text(name.strip()), effects(card.back), following(card.back)]
            lines.append(below(Text(" ").join(part for part in given if part)))
        return lines
