"""Shabrak's cards and decks for browsing."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from krypta.draw.library import PrintedCards, below
from krypta.draw.shabrak.cards import ATTACK, CROWN, DEFENCE
from krypta.games.shabrak.cards.deck import Deck
from krypta.games.shabrak.cards.language.explained import word_id
from krypta.games.shabrak.cards.library import LibraryCard


class Printed(PrintedCards):
    def rules_text(self, card: LibraryCard) -> list[str]:
        return [self.voice.render(message) for message in card.text]

    def flavour(self, card: LibraryCard) -> str:
        return self.voice.attribute(card.name, "flavour") or ""

    def _said_of(self, card: LibraryCard, id: str) -> str:
        """A word such as “commander”, in the gender of the card's warrior."""
        feminine = self.voice.attribute(card.name, "gender") == "f" and self.voice.attribute(id, "feminine")
        return feminine or self.voice(id)

    def texts(self, card: LibraryCard) -> list[str]:
        return [card.id, self.name(card), *self.rules_text(card)]

    def data(self, card: LibraryCard) -> dict[str, Any]:
        shown = {"id": card.id, "name": self.name(card), "kind": card.kind, "rarity": card.rarity}
        warrior = {"sark": card.sark_id, "attack": card.attack, "defence": card.defence, "commander": card.commander}
        more = {"unlimited": card.unlimited, "abilities": card.abilities, "text": self.rules_text(card)}
        said = {**more, "flavour": self.flavour(card), "rules": card.rules}
        return {**shown, **(warrior if card.attack is not None else {}), **said}

    def lines(self, card: LibraryCard, before: str = "") -> list[RenderableType]:
        traits = [
            self._said_of(card, f"shabrak-kind-{card.kind}"),
            self.voice(card.sark) if card.sark else "",
            self.voice(f"shabrak-rarity-{card.rarity}"),
            f"{ATTACK}{card.attack} {DEFENCE}{card.defence}" if card.attack is not None else "",
            f"{CROWN} {self._said_of(card, 'shabrak-commander')}" if card.commander else "",
            self.voice("shabrak-terminal-any-number") if card.unlimited else "",
        ]
        title = Text.assemble(before, (self.name(card), "bold"), (f"  {card.id}", "cyan"), "  ")
        title.append(" · ".join(filter(None, traits)), style="grey62")
        lines: list[RenderableType] = [title, *map(below, self.rules_text(card))]
        if card.rules:
            pointers = " · ".join(self.voice(word_id(name), rule=rule) for name, rule in card.rules.items())
            lines.append(below(pointers, "cyan"))
        if self.flavour(card):
            lines.append(below(self.flavour(card), "italic grey62"))
        return lines

    def deck(self, deck: Deck, cards: Mapping[str, LibraryCard]) -> Iterable[list[RenderableType]]:
        """A deck, with one paragraph per card."""
        if deck.sark:
            yield self.lines(cards[deck.sark])
        else:
            yield [heading(self.voice("shabrak-terminal-no-sark"))]
        yield [heading(self.voice("shabrak-terminal-warriors"))]
        yield from (self.lines(cards[id]) for id in deck.warriors)
        yield [heading(self.voice("shabrak-terminal-pile", count=sum(count for _, count in deck.pile)))]
        yield from (self.lines(cards[id], f"{count} × ") for id, count in deck.pile)

    def who_leads(self, deck: Deck, cards: Mapping[str, LibraryCard]) -> str:
        """A deck in one line: its sark and its commander."""
        return f"{self.name(cards[deck.sark])} · {CROWN} {self.name(cards[deck.warriors[0]])}"


def heading(said: str) -> Text:
    return Text(said, style="bold cyan")
