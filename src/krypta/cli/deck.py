"""`krypta deck`: check, share and show decks."""

from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from krypta.cli.cards import all_cards, library_of, text_of
from krypta.cli.console import open_console, voice_for
from krypta.cli.faults import Sentence
from krypta.core.files.fault import InvalidInput
from krypta.core.library import CheckedDeck, Decks
from krypta.core.text.voice import Voice
from krypta.draw import printed_cards
from krypta.games import load, names


def check(file: Path, added: Path | None, lang: str | None) -> None:
    """Print the deck of a file, card by card, and its code; a Sentence lists its faults."""
    voice, console = voice_for(lang), open_console()
    game, cards = game_with_decks(), cards_by_id(added, voice)
    checked = _read(file, added, voice)
    ready = {one.id for one in _decks().ready_made()}
    title = voice(f"{game}-deck-{checked.deck.name}") if checked.deck.name in ready else checked.deck.name
    paragraphs: list[list[RenderableType]] = [[Text(title, style="bold cyan")]] if title else []
    for paragraph in [*paragraphs, *printed_cards(load(game), voice).deck(checked.deck, cards)]:
        for line in paragraph:
            console.print(line, width=min(console.width, 100))
        console.print()
    console.print(voice("table-deck-code", code=checked.code), soft_wrap=True)


def print_code(file: Path, added: Path | None) -> None:
    print(_read(file, added, voice_for(None)).code)


def show(said: str, added: Path | None) -> None:
    """Print a ready-made deck, or the deck of a code, as a deck file."""
    checked = _decks().check(said.strip(), _text_of(added))
    if checked.faults:
        raise InvalidInput(checked.faults)
    print(checked.file, end="")


def list_ready_made(lang: str | None) -> None:
    voice, console = voice_for(lang), open_console()
    game, cards = game_with_decks(), cards_by_id(None, voice)
    for one in _decks().ready_made():
        console.print(Text.assemble((voice(f"{game}-deck-{one.id}"), "bold"), (f"  {one.id}", "cyan")))
        console.print(f"    {printed_cards(load(game), voice).who_leads(one.deck, cards)}")
        console.print(f"    {one.code}", style="grey62", soft_wrap=True)


def game_with_decks() -> str:
    """The name of the game to which players bring decks."""
    return next(name for name in names() if (library := load(name).library) is not None and library.decks)


def _decks() -> Decks:
    decks = library_of(game_with_decks()).decks
    assert decks is not None, "the game has decks"
    return decks


def cards_by_id(added: Path | None, voice: Voice) -> dict[str, Any]:
    return {card.id: card for card in all_cards(library_of(game_with_decks()), added, voice)}


def _text_of(added: Path | None) -> str:
    return "" if added is None else text_of(added)


def _read(file: Path, added: Path | None, voice: Voice) -> CheckedDeck:
    """The deck of a file, which may use the added cards; a Sentence lists the faults of either file."""
    cards_by_id(added, voice)  # report a faulty card file first
    checked = _decks().check(text_of(file), _text_of(added))
    if checked.faults:
        raise Sentence(*(f"{file}: {fault}" for fault in InvalidInput(checked.faults).sentences(voice)))
    return checked
