"""The words of a game's acts, as records and players write them."""

import difflib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from typing import Generic, TypeVar

from krypta.core.naming import word

Verb = TypeVar("Verb", bound=IntEnum)


def as_it_stands(said: str) -> Iterable[str]:
    return (said,)


class Vocabulary(Generic[Verb]):
    """One word for every act: its verb, and an argument if the verb has any.

    `spellings` gives the forms that a word may stand for, where players may write more than one.
    """

    def __init__(
        self,
        game: str,
        verbs: type[Verb],
        arguments: Mapping[Verb, Sequence[str]],
        spellings: Callable[[str], Iterable[str]] = as_it_stands,
    ) -> None:
        self._game = game
        self._verbs = sorted(verbs)
        self._spellings = spellings
        self.words: list[str] = []
        for verb in self._verbs:
            if len(self.words) != verb:
                raise TypeError(f"The verb {verb.name} begins at {len(self.words)}, not at {int(verb)}.")
            said = arguments.get(verb)
            self.words += [f"{word(verb)} {argument}" for argument in said] if said else [word(verb)]
        self._acts = {said: act for act, said in enumerate(self.words)}

    def say(self, act: int) -> str:
        return self.words[act]

    def parse(self, text: str) -> int:
        """The act that a word means, however its spaces and letters are written."""
        if text in self._acts:
            return self._acts[text]
        said = " ".join(text.lower().split())
        for form in self._spellings(said):
            if form in self._acts:
                return self._acts[form]
        near = difflib.get_close_matches(said, self._acts, n=3)
        hint = f" Did you mean {' or '.join(f'“{n}”' for n in near)}?" if near else ""
        raise ValueError(f"“{text.strip()}” is no act of {self._game}.{hint}")

    def verb_of(self, act: int) -> Verb:
        return self._verbs[bisect_right(self._verbs, act) - 1]
