"""`krypta deck`: decks of Shabrak, checked, shared and shown."""

from pathlib import Path

from rich.console import Console
from rich.text import Text

from krypta.cli.cards import Face, card_pool, text_of
from krypta.cli.faults import Sentence
from krypta.cli.voice import Voice, open_console, voice_for
from krypta.core.fault import Refused
from krypta.games.shabrak import deck_code, deck_file
from krypta.games.shabrak.card_file import Cards
from krypta.games.shabrak.deck import Deck
from krypta.games.shabrak.pool import our_own


def check(file: Path, added: Path | None, lang: str | None) -> None:
    """All that is wrong with a deck file; or the deck, card by card, and its code."""
    voice, console = voice_for(lang), open_console()
    cards = card_pool(added, voice)
    deck = _read(file, cards, voice)
    said = voice(f"shabrak-deck-{deck.name}") if deck.name in deck_file.ready_made() else deck.name
    _heading(console, said)
    if deck.sark:
        Face(cards[deck.sark], cards, voice).show(console)
    else:
        _heading(console, voice("shabrak-terminal-no-sark"))
    _heading(console, voice("shabrak-terminal-warriors"))
    for id in deck.warriors:
        Face(cards[id], cards, voice).show(console)
    _heading(console, voice("shabrak-terminal-pile", count=sum(count for _, count in deck.pile)))
    for id, count in deck.pile:
        Face(cards[id], cards, voice).show(console, f"{count} × ")
    console.print(voice("shabrak-terminal-code", code=deck_code.encode(deck, cards)), soft_wrap=True)


def _heading(console: Console, said: str) -> None:
    if said:
        console.print(Text(said, style="bold cyan"))
        console.print()


def print_code(file: Path, added: Path | None) -> None:
    voice = voice_for(None)
    cards = card_pool(added, voice)
    print(deck_code.encode(_read(file, cards, voice), cards))


def show(said: str, added: Path | None) -> None:
    """A ready-made deck or the deck of a code, as a deck file."""
    print(deck_file.write(deck_file.find(said, card_pool(added, voice_for(None)))), end="")


def list_ready_made(lang: str | None) -> None:
    voice, console = voice_for(lang), open_console()
    for name, deck in deck_file.ready_made().items():
        console.print(Text.assemble((voice(f"shabrak-deck-{name}"), "bold"), (f"  {name}", "cyan")))
        console.print(f"    {voice(our_own()[deck.sark].title)} · ♛ {voice(our_own()[deck.warriors[0]].title)}")
        console.print(f"    {deck_code.encode(deck, our_own())}", style="grey62", soft_wrap=True)


def _read(file: Path, cards: Cards, voice: Voice) -> Deck:
    text = text_of(file)
    try:
        return deck_file.read(text, cards)
    except Refused as refused:
        raise Sentence(*(f"{file}: {fault}" for fault in refused.sentences(voice))) from None
