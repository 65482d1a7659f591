"""`krypta cards`: browse a game's cards as text."""

import difflib
import json
import unicodedata
from pathlib import Path
from typing import Any

from krypta.cli.console import open_console, say, voice_for
from krypta.cli.faults import FAULTY, Sentence
from krypta.cli.play.saves import load_game
from krypta.core.files.fault import InvalidInput
from krypta.core.library import Library
from krypta.core.text.voice import Voice
from krypta.draw import printed_cards
from krypta.games import load, names

WIDEST = 100
UNACCENTED = str.maketrans(
    {"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe"}
)  # letters that Unicode does not decompose


def browse(
    name: str, wishes: dict[str, str], text: str | None, added: Path | None, as_json: bool, lang: str | None
) -> None:
    """Print the cards that match, in the order of their file."""
    voice, console = voice_for(lang), open_console()
    printed = printed_cards(load_game(name), voice)
    library = library_of(name)
    found = fitting(library, all_cards(library, added, voice), wishes, voice)
    found = [card for card in found if plain(text or "") in plain(" ".join(printed.texts(card)))]
    if as_json:
        print(json.dumps([printed.data(card) for card in found], ensure_ascii=False, indent=2))
        return
    if not found:
        raise Sentence(voice("table-no-cards"), code=FAULTY)
    for card in found:
        for line in printed.lines(card):
            console.print(line, width=min(console.width, WIDEST))
        console.print()
    console.print(voice("table-cards", count=len(found)), style="grey62")


def library_of(name: str) -> Library:
    library = load(name).library
    if library is None:
        with_cards = [known for known in names() if load(known).library is not None]
        raise Sentence(say("command-no-cards", game=name.capitalize(), known=", ".join(with_cards)))
    return library


def all_cards(library: Library, added: Path | None, voice: Voice) -> list[Any]:
    """The game's own cards and those of the added file; a Sentence lists the file's faults."""
    if added is None:
        return list(library.cards())
    said = text_of(added)
    try:
        own = [] if library.file_is_a_set else library.cards()
        return [*own, *library.read_cards(said)]
    except InvalidInput as invalid:
        raise Sentence(*(f"{added}: {fault}" for fault in invalid.sentences(voice))) from None


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Sentence(say("command-not-text", file=str(path))) from None


def fitting(library: Library, cards: list[Any], wishes: dict[str, str], voice: Voice) -> list[Any]:
    """The cards that match all filters; a Sentence lists the filters that no card can match."""
    faults: list[str] = []
    known: dict[str, dict[str, str]] = {}
    for card in cards:
        for name, trait in library.traits(card).items():
            known.setdefault(name, {})[trait.id] = voice.render(trait.name)
    wanted = {name: _one_of(name, said, known, faults) for name, said in wishes.items()}
    if faults:
        raise Sentence(*faults)
    return [card for card in cards if _has(library, card, wanted)]


def _has(library: Library, card: Any, wanted: dict[str, str]) -> bool:
    traits = library.traits(card)
    return all(name in traits and traits[name].id == id for name, id in wanted.items())


def _one_of(name: str, said: str, known: dict[str, dict[str, str]], faults: list[str]) -> str:
    """The id that a filter means, given as the id or as its name in the reader's language."""
    if name not in known:
        faults.append(say("command-cards-no-trait", name=name, known=", ".join(known)))
        return ""
    ids = {plain(way): id for id, title in known[name].items() for way in (title, id)}
    if plain(said) not in ids:
        near = difflib.get_close_matches(plain(said), ids, n=1)
        hint = f" {say('core-fault-did-you-mean', near=ids[near[0]])}" if near else ""
        faults.append(say("command-cards-one-of", name=name, known=", ".join(known[name]), said=said) + hint)
    return ids.get(plain(said), "")


def plain(said: str) -> str:
    """The text in lower case and without accents.

    >>> plain("Úder ŠTÍTEM"), plain("Chłop")
    ('uder stitem', 'chlop')
    """
    letters = unicodedata.normalize("NFKD", said.casefold().translate(UNACCENTED))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
