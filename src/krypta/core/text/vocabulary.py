"""The words of a game's acts, as records and players write them."""

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from krypta.core.text.naming import word
from krypta.core.verbs import Verbs

Verb = TypeVar("Verb", bound=Verbs)


LONGEST_SHOWN = 60  # characters of an unknown text in the message


def as_it_stands(said: str) -> Iterable[str]:
    return (said,)


class UnknownWord(ValueError):
    """The text is no act of the game.

    Similar words are searched for only when the message is formatted: that takes milliseconds, and the server does
    not need them.
    """

    def __init__(self, text: str, game: str, words: Sequence[str]) -> None:
        super().__init__(text, game)
        self._text = text.strip()[:LONGEST_SHOWN]
        self._game = game
        self._words = words

    def __str__(self) -> str:
        near = difflib.get_close_matches(" ".join(self._text.lower().split()), self._words, n=3)
        hint = f" Did you mean {' or '.join(f'“{word}”' for word in near)}?" if near else ""
        return f"“{self._text}” is no act of {self._game}.{hint}"


class Vocabulary(Generic[Verb]):
    """One word for every act: its verb, and its argument if the verb takes one.

    `spellings` returns the words that a player's text may stand for, where several spellings are accepted.
    """

    def __init__(
        self,
        game: str,
        verbs: type[Verb],
        arguments: Mapping[Verb, Sequence[str]],
        spellings: Callable[[str], Iterable[str]] = as_it_stands,
    ) -> None:
        self._game = game
        self._spellings = spellings
        self.words: list[str] = []
        for verb in verbs:
            said = arguments.get(verb, ())
            if (len(said) or 1) != verb.width:
                raise TypeError(f"The verb {verb.name} has {verb.width} acts, and {len(said)} words for its argument.")
            self.words += [f"{word(verb)} {argument}" for argument in said] or [word(verb)]
        self._acts = {said: act for act, said in enumerate(self.words)}

    def say(self, act: int) -> str:
        return self.words[act]

    def parse(self, text: str) -> int:
        """The act that a word means, whatever its case and spacing; ValueError suggests the nearest words."""
        if text in self._acts:
            return self._acts[text]
        said = " ".join(text.lower().split())
        for form in self._spellings(said):
            if form in self._acts:
                return self._acts[form]
        raise UnknownWord(text, self._game, self.words)
