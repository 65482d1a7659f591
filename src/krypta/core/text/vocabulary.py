"""The words of a game's acts, as records and players write them."""

import difflib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Generic, TypeVar

from krypta.core.text.naming import word
from krypta.core.verbs import Verbs

Verb = TypeVar("Verb", bound=Verbs)


def as_it_stands(said: str) -> Iterable[str]:
    return (said,)


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
        near = difflib.get_close_matches(said, self._acts, n=3)
        hint = f" Did you mean {' or '.join(f'“{n}”' for n in near)}?" if near else ""
        raise ValueError(f"“{text.strip()}” is no act of {self._game}.{hint}")
