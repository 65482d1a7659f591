"""`krypta cards`: a game's cards, to be leafed through in words."""

import difflib
import json
import unicodedata
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from krypta.cli.faults import FAULTY, Sentence
from krypta.cli.voice import Voice, open_console, voice_for
from krypta.core.fault import Refused
from krypta.core.naming import word
from krypta.games.shabrak.card_file import Card, Cards
from krypta.games.shabrak.language.text import text
from krypta.games.shabrak.layout import Kind, Rarity
from krypta.games.shabrak.pool import pool

BROWSED = "shabrak"
WIDEST = 100
UNACCENTED = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "æ": "ae", "œ": "oe"})  # which Unicode takes for letters


class Wanted(msgspec.Struct, frozen=True):
    """Which cards; what is not given fits all."""

    sark: str | None = None
    rarity: str | None = None
    kind: str | None = None
    text: str | None = None


def browse(game: str, wanted: Wanted, added: Path | None, as_json: bool, lang: str | None) -> None:
    """Print the cards that fit, in the order of their file."""
    if game != BROWSED:
        raise Sentence(
            f"Only Shabrak’s cards can be leafed through so far, not those of “{game}”: krypta cards shabrak"
        )
    voice, console = voice_for(lang), open_console()
    faces = fitting(card_pool(added, voice), wanted, voice)
    if as_json:
        print(json.dumps([face.data() for face in faces], ensure_ascii=False, indent=2))
        return
    if not faces:
        raise Sentence(voice("shabrak-terminal-no-cards"), code=FAULTY)
    for face in faces:
        face.show(console)
    console.print(voice("shabrak-terminal-cards", count=len(faces)), style="grey62")


def card_pool(added: Path | None, voice: Voice) -> Cards:
    """Our own cards, and those of the file that is added to them; a Sentence for each of its faults."""
    if added is None:
        return pool("")
    said = text_of(added)
    try:
        return pool(said)
    except Refused as refused:
        raise Sentence(*(f"{added}: {fault}" for fault in refused.sentences(voice))) from None


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Sentence(f"{path}: this is not a text file.") from None


# -- which


def fitting(cards: Cards, wanted: Wanted, voice: Voice) -> list["Face"]:
    """The cards that fit; a Sentence for every wish that nothing can fit."""
    sarks = {card.id: voice(card.title) for card in cards.values() if card.kind == Kind.SARK}
    rarities = {word(rarity): voice(f"shabrak-rarity-{word(rarity)}") for rarity in Rarity}
    kinds = {word(kind): voice(f"shabrak-kind-{word(kind)}") for kind in Kind}
    faults: list[str] = []
    sark = _one_of("sark", wanted.sark, sarks, faults)
    rarity = _one_of("rarity", wanted.rarity, rarities, faults)
    kind = _one_of("kind", wanted.kind, kinds, faults)
    if faults:
        raise Sentence(*faults)
    found = [
        Face(card, cards, voice)
        for card in cards.values()
        if sark in (None, card.sark, card.id)
        and rarity in (None, word(card.rarity))
        and kind in (None, word(card.kind))
    ]
    return [face for face in found if plain(wanted.text or "") in plain(" ".join(face.said()))]


def _one_of(option: str, said: str | None, known: dict[str, str], faults: list[str]) -> str | None:
    """The id that is meant, by itself or by its name in the reader's language."""
    if said is None:
        return None
    names = {plain(way): id for id, name in known.items() for way in (name, id)}
    if plain(said) not in names:
        near = difflib.get_close_matches(plain(said), names, n=1)
        hint = f" Did you mean {names[near[0]]}?" if near else ""
        faults.append(f"--{option} is one of {', '.join(known)}, not “{said}”.{hint}")
    return names.get(plain(said))


def plain(said: str) -> str:
    """Without capitals and accents.

    >>> plain("Úder ŠTÍTEM"), plain("Chłop")
    ('uder stitem', 'chlop')
    """
    letters = unicodedata.normalize("NFKD", said.casefold().translate(UNACCENTED))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


# -- how


class Face:
    """A card in the words of one language."""

    def __init__(self, card: Card, cards: Cards, voice: Voice) -> None:
        self.card = card
        self.sark = voice(cards[card.sark].title) if card.sark else ""
        self.voice = voice
        self.name = voice(card.title)
        self.flavour = "" if card.name else voice.attribute(card.title, "flavour") or ""
        said = text(card.clauses, card.kind, lambda sark: cards[sark].title)
        self.texts = [voice.render(message) for message in said]

    def said(self) -> list[str]:
        return [self.card.id, self.name, *self.texts]

    def figures(self) -> str:
        return f"⚔{self.card.attack} ⛨{self.card.defence}" if self.card.kind == Kind.WARRIOR else ""

    def show(self, console: Console, before: str = "") -> None:
        card, width = self.card, min(console.width, WIDEST)
        traits = [
            self.voice(f"shabrak-kind-{word(card.kind)}"),
            self.sark,
            self.voice(f"shabrak-rarity-{word(card.rarity)}"),
            self.figures(),
            f"♛ {self.voice('shabrak-commander')}" if card.commander else "",
            self.voice("shabrak-terminal-any-number") if card.unlimited else "",
        ]
        title = Text.assemble(before, (self.name, "bold"), (f"  {card.id}", "cyan"))
        console.print(title, Text(" · ".join(filter(None, traits)), style="grey62"), sep="  ", width=width)
        for line in self.texts:
            console.print(Padding(Text(line), (0, 0, 0, 4)), width=width)
        if self.flavour:
            console.print(Padding(Text(self.flavour, style="italic grey62"), (0, 0, 0, 4)), width=width)
        console.print()

    def data(self) -> dict[str, Any]:
        card = self.card
        shown = {"id": card.id, "name": self.name, "kind": word(card.kind), "rarity": word(card.rarity)}
        warrior = {"sark": card.sark, "attack": card.attack, "defence": card.defence, "commander": card.commander}
        said = {"unlimited": card.unlimited, "abilities": card.abilities, "text": self.texts, "flavour": self.flavour}
        return {**shown, **(warrior if card.kind == Kind.WARRIOR else {}), **said}
