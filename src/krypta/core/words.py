"""Words: messages made into sentences, in the reader's language, through Fluent.

Fluent cannot inflect a name that is given as an argument. So names are messages too, whose attributes are the cases and
the gender their language needs, and sentences ask for them: `{ NAME($hero, case: "acc") }`, `{ GENDER($hero) -> … }`.
An argument can be a message itself, a phrase within the sentence: `{ CAPITAL($phrase) }` begins a sentence with it.
"""

import os
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentNone

from krypta.core.message import Message

LANGUAGES = ("cs", "sk", "de", "pl", "en", "fr")
FALLBACK = "en"


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
        self.bundle = FluentBundle([language], use_isolating=False, functions=functions)
        folder = files("krypta") / "locales" / language
        for path in sorted(folder.iterdir(), key=lambda path: path.name):
            if path.name.endswith(".ftl"):
                self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def render(self, message: Message) -> str:
        """The sentence; a message that this language lacks shows its id, and a test forbids that."""
        said = {
            name: self.render(value) if isinstance(value, Message) else value for name, value in message.args.items()
        }
        return self.text(message.id, **said)

    def text(self, id: str, **args: Any) -> str:
        """The value of a message."""
        pattern = self.bundle.get_message(id).value if self.has(id) else None
        if pattern is None:
            return id
        said, _errors = self.bundle.format_pattern(pattern, args)
        return str(said)

    def attribute(self, id: str, name: str) -> str | None:
        """An attribute of a message, if it has it."""
        if not self.has(id) or name not in self.bundle.get_message(id).attributes:
            return None
        said, _errors = self.bundle.format_pattern(self.bundle.get_message(id).attributes[name], {})
        return str(said)

    def _name(self, id: Any, case: str = "") -> str:
        """NAME($hero, case: "acc"): the name in that case; its plain form if none is asked for."""
        if isinstance(id, FluentNone):
            return "?"
        return (self.attribute(str(id), str(case)) if case else None) or self.text(str(id))

    def _gender(self, id: Any) -> str:
        """GENDER($hero): the grammatical gender of a name."""
        return self.attribute(str(id), "gender") or ""

    def _number_of(self, id: Any) -> str:
        """NUMBER_OF($item): whether a name is grammatically one or many."""
        return self.attribute(str(id), "number") or "one"


def capital(phrase: Any) -> str:
    """CAPITAL($phrase): with a capital at the beginning.

    >>> capital("draw 1 card")
    'Draw 1 card'
    """
    said = str(phrase)
    return said[:1].upper() + said[1:]


@cache
def words(language: str) -> Words:
    """The catalogue of a language; an unknown one is refused with those there are."""
    if language not in LANGUAGES:
        raise KeyError(f"Krypta does not speak “{language}”; it speaks {', '.join(LANGUAGES)}.")
    return Words(language)


def preferred() -> str:
    """The language that the environment asks for."""
    for variable in ("KRYPTA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        language = os.environ.get(variable, "")[:2].lower()
        if language in LANGUAGES:
            return language
    return FALLBACK
