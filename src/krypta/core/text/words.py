"""Words: messages rendered as sentences in the reader's language, with Fluent.

Fluent cannot inflect a name passed as an argument. Names are therefore messages whose attributes are the cases and the
gender their language needs, and sentences refer to them: `{ NAME($hero, case: "acc") }`, `{ GENDER($hero) -> … }`.
An argument can itself be a message, a phrase within the sentence: `{ CAPITAL($phrase) }` begins a sentence with it, and
its attributes are its cases and its gender, as those of a name are: `{ NAME($warrior, case: "acc") }`.
"""

import re
import threading
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from krypta.core.text.languages import FALLBACK, LANGUAGES, preferred
from krypta.core.text.message import Message

__all__ = ["FALLBACK", "LANGUAGES", "Phrase", "Words", "entries", "preferred", "words"]

BEGINNING = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # of a catalogue entry, with its id
MENTIONED = re.compile(r"-?[A-Za-z][\w-]*")  # ids, but also any other word


class Phrase(str):
    """A message within a sentence, already rendered; NAME and GENDER find its cases and its gender through it."""

    message: Message


class Words:
    """The catalogue of one language.

    >>> words("en").render(Message("karak-item-axe"))
    'axe'
    """

    def __init__(self, language: str) -> None:
        self.language = language
        functions: dict[str, Any] = {
            "NAME": self._name,
            "GENDER": self._gender,
            "NUMBER_OF": self._number_of,
            "CAPITAL": capital,
        }
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._unread: dict[str, str] = {}  # entries not parsed yet, by id
        self._reading = threading.RLock()  # no thread may see an entry without the entries it mentions
        for path in (files("krypta") / "locales" / language).iterdir():
            if path.name.endswith(".ftl"):
                self._unread.update(entries(path.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        with self._reading:
            self._read(id)
        return self._bundle.has_message(id)

    def _read(self, id: str) -> None:
        """Parse an entry, and those it mentions, on first use: parsing the whole catalogue takes half a second, and
        few callers need all of it."""
        entry = self._unread.pop(id, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for mentioned in MENTIONED.findall(entry):
                self._read(mentioned)

    def render(self, message: Message) -> str:
        """The sentence, or the id of a message that this language lacks (which a test forbids)."""
        return self.text(message.id, **self.said_args(message))

    def said_args(self, message: Message) -> dict[str, Any]:
        """A message's arguments, with phrases for those that are messages."""
        return {
            name: self._phrase(value) if isinstance(value, Message) else value for name, value in message.args.items()
        }

    def _phrase(self, message: Message) -> Phrase:
        phrase = Phrase(self.render(message))
        phrase.message = message
        return phrase

    def text(self, id: str, /, **args: Any) -> str:
        """The value of a message, or its id if the language lacks it."""
        return self.said(id, args)[0]

    def said(self, id: str, args: dict[str, Any]) -> tuple[str, list[Exception]]:
        """The value of a message, and the errors that Fluent found while formatting it."""
        pattern = self._bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            return id, [KeyError(id)]
        said, errors = self._bundle.format_pattern(pattern, args)
        return str(said), errors

    def attribute(self, id: str, name: str, args: dict[str, Any] | None = None) -> str | None:
        """An attribute of a message; None if the message does not have it."""
        if not self.has(id) or name not in self._bundle.get_message(id).attributes:
            return None
        said, _errors = self._bundle.format_pattern(self._bundle.get_message(id).attributes[name], args or {})
        return str(said)

    def part(self, message: Message, name: str) -> str | None:
        """An attribute of a message that is rendered with the message's arguments; None if it does not have it."""
        return self.attribute(message.id, name, self.said_args(message))

    def _form(self, id: Any, name: str) -> str | None:
        """An attribute of a name or of a phrase."""
        return self.part(id.message, name) if isinstance(id, Phrase) else self.attribute(str(id), name)

    def _name(self, id: Any, case: str = "") -> str:
        """NAME($hero, case: "acc"): the name in that case; its plain form if no case is given."""
        if isinstance(id, FluentNone):
            return "?"
        plain = str(id) if isinstance(id, Phrase) else self.text(str(id))
        return (self._form(id, str(case)) if case else None) or plain

    def _gender(self, id: Any) -> str:
        """GENDER($hero): the grammatical gender of a name; empty if it has none, as people's names."""
        return self._form(id, "gender") or ""

    def _number_of(self, id: Any) -> str:
        """NUMBER_OF($item): whether a name is grammatically singular ("one") or plural ("many")."""
        return self.attribute(str(id), "number") or "one"


def entries(catalogue: str) -> Iterator[tuple[str, str]]:
    """Each message and term of a catalogue, with its id.

    >>> dict(entries("-krypta = Krypta\\nhello = Hello,\\n    world!\\n"))
    {'-krypta': '-krypta = Krypta\\n', 'hello': 'hello = Hello,\\n    world!\\n'}
    """
    begins = [*BEGINNING.finditer(catalogue)]
    ends = [*(begin.start() for begin in begins[1:]), len(catalogue)]
    for begin, end in zip(begins, ends, strict=True):
        yield begin[1], catalogue[begin.start() : end]


def capital(phrase: Any) -> str:
    """CAPITAL($phrase): the phrase with a capital first letter.

    >>> capital("draw 1 card")
    'Draw 1 card'
    """
    said = str(phrase)
    return said[:1].upper() + said[1:]


@cache
def words(language: str) -> Words:
    """The catalogue of a language; KeyError names the known languages if it is unknown."""
    if language not in LANGUAGES:
        raise KeyError(f"Krypta does not speak “{language}”; it speaks {', '.join(LANGUAGES)}.")
    return Words(language)
