"""Writes what people read in each language, so that a change of words is seen as a difference of text:
one whole match of each game as told by the log, all cards, all refusals.

    cd tests && KRYPTA_GAMES=games/burrow python -m words.render

`test_rendered` compares. Read what has changed before you commit it.
"""

import json
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from krypta.cli.story import Story, in_paragraphs, retell
from krypta.core import log
from krypta.core.text.message import Message
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES
from krypta.draw import drawer, printed_cards
from krypta.draw.library import PrintedCards
from krypta.games import load
from words.test_catalogue import asked, catalogue

HERE = Path(__file__).resolve().parent
RENDERED = HERE / "rendered"
FOR_BROWSER = RENDERED / "stories.json"  # the messages of the first paragraphs, for `story.test.ts`
PARAGRAPHS = 12
RECORDS = HERE.parent / "golden" / "records"
MATCHES = {"karak": "karak-three-de", "goblin": "goblin-two-chosen", "shabrak": "shabrak-first"}
PEOPLE = ["Anna", "Guest 0042", "Tom"]
VIEWER = 0  # who also reads what only this seat may know
HERO = "karak-hero-taia"
SAMPLES: dict[str, int | str] = {"hero": HERO}
NAMES = ("name", "names", "who", "what", "game", "known", "level", "seat", "option", "file", "why", "text", "word")


@cache
def story(game: str) -> Story:
    """The events of the game's match."""
    header, entries, _seal = log.loads((RECORDS / f"{MATCHES[game]}.krypta").read_bytes())
    played = load(game)
    told = Story(drawer(played, Voice("en")))
    for entry, match, events in retell(played, header, entries):
        told.add(match, events)
        if entry.fact == "undo":
            told.take_back(entry.to or 0)
    return told


def match_text(game: str, language: str) -> str:
    voice = Voice(language, PEOPLE)
    return "\n".join(in_paragraphs(story(game).told, voice, VIEWER)) + "\n"


def paragraphs(game: str) -> list[list[Message]]:
    """The messages of each paragraph, as the viewer's browser gets them."""
    found: list[list[Message]] = []
    for told in story(game).told:
        if told.event.seen_by(VIEWER):
            if told.opens or not found:
                found.append([])
            found[-1].append(told.message)
    return found


def cards_text(language: str) -> str:
    return "\n".join(line for game in ("goblin", "shabrak") for line in _cards(game, Voice(language)))


def _cards(game: str, voice: Voice) -> Iterator[str]:
    played = load(game)
    assert played.library is not None
    printed: PrintedCards = printed_cards(played, voice)
    console = Console(width=10_000, highlight=False, emoji=False, markup=False, color_system=None)
    for card in played.library.cards():
        with console.capture() as said:
            for line in printed.lines(card):
                console.print(line)
        yield "\n".join(line.rstrip() for line in said.get().splitlines()) + "\n"


def refusals_text(language: str) -> str:
    voice = Voice(language, PEOPLE)
    ids = [id for game in MATCHES for id in load(game).message_ids() if "-why-" in id]
    ids += [id for id in catalogue("en", "server") if not id.startswith(("server-page-", "server-cli-"))]
    return "".join(f"{voice.render(Message(id, dict(samples(id))))}\n" for id in ids)


def samples(id: str) -> Iterable[tuple[str, int | str]]:
    """An argument for each variable that a message of the catalogue uses in any language."""
    prefix = id.partition("-")[0]
    variables = {name for language in LANGUAGES for name in asked(catalogue(language, prefix)[id]).variables}
    return ((name, SAMPLES.get(name, "Anna" if name in NAMES else 3)) for name in sorted(variables))


def everything() -> dict[Path, str]:
    """Each file with its text."""
    files = {
        RENDERED / language / f"{name}.txt": text
        for language in LANGUAGES
        for name, text in [
            *((game, match_text(game, language)) for game in MATCHES),
            ("cards", cards_text(language)),
            ("refusals", refusals_text(language)),
        ]
    }
    files[FOR_BROWSER] = json.dumps(_for_browser(), ensure_ascii=False, separators=(",", ":")) + "\n"
    return files


def _for_browser() -> dict[str, Any]:
    people = {"people": PEOPLE}
    stories = {game: msgspec.to_builtins(paragraphs(game)[:PARAGRAPHS]) for game in MATCHES}
    return {**people, "stories": stories}


if __name__ == "__main__":
    for path, text in everything().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
