"""Faults in a person's input (a file, a deck, an option): a message and its place."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from krypta.core.text.message import Argument, Message

LONGEST_SHOWN = 40
UNSEEN = "\N{REPLACEMENT CHARACTER}"


class Speaker(Protocol):
    """Who makes sentences of messages, in some language."""

    def render(self, message: Message) -> str: ...


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """`say` is a sentence without its place: line and column of a text, or a deck's part and the card in it."""

    say: Message
    line: int = 0  # from 1; 0 where there is no text
    column: int = 0
    part: str = ""
    card: str = ""


def fault(id: str, **args: Argument) -> Fault:
    """A fault without a place."""
    return Fault(Message(id, args))


def placed(fault: Fault) -> Message:
    """The sentence with its line and column, if it has them."""
    if not fault.line:
        return fault.say
    where = {"line": str(fault.line), "column": str(fault.column)}  # texts: “line 1,201” would be no place
    return Message("core-fault-at", {**where, "what": fault.say})


def said(fault: Fault, speaker: Speaker) -> str:
    return speaker.render(placed(fault))


class InvalidInput(Exception):
    """Input that cannot be used, with every fault at once, for the person who gets it.

    >>> InvalidInput([fault("core-fault-game", game="chess", known="karak")]).sentences()
    ['There is no game “chess”; there are karak.']
    """

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = list(faults)
        super().__init__(self.faults)

    def sentences(self, speaker: Speaker | None = None) -> list[str]:
        """Every fault with its place; in English, if nobody is known to speak another language."""
        return [said(fault, speaker or _english()) for fault in self.faults]

    def __str__(self) -> str:
        return "\n".join(self.sentences())


def _english() -> Speaker:
    from krypta.core.text.words import FALLBACK, words  # not before something is wrong: catalogues take their time

    return words(FALLBACK)


# -- messages that are put together of others


def together(messages: Sequence[Message]) -> Message:
    """Sentences, one after the other."""
    return _joined("core-fault-and", messages)


def _joined(id: str, messages: Sequence[Message]) -> Message:
    """By halves, so that many do not lie deeply within each other."""
    if len(messages) == 1:
        return messages[0]
    half = len(messages) // 2
    return Message(id, {"first": _joined(id, messages[:half]), "rest": _joined(id, messages[half:])})


def quoted(said: object) -> Message:
    return Message("core-fault-quoted", {"said": str(said)})


def either(choices: Sequence[Message | str]) -> Message:
    """“a”, “b” or “c”: words are quoted, phrases said as they are."""
    said = [choice if isinstance(choice, Message) else quoted(choice) for choice in choices]
    if len(said) == 1:
        return said[0]
    return Message("core-fault-or", {"first": _joined("core-fault-comma", said[:-1]), "last": said[-1]})


def shown(value: Any) -> Message:
    """What stands there instead, briefly: a file may hold anything."""
    if value is None:
        return Message("core-fault-nothing")
    if isinstance(value, list | dict):
        return Message("core-fault-list" if isinstance(value, list) else "core-fault-table")
    return quoted(brief(str(value)))


def brief(said: str) -> str:
    """What somebody wrote, short enough to be repeated, and without letters that would turn a line around.

    >>> brief("a" * 50 + "\\n") == "a" * 40, brief("two\\nlines")
    (True, 'two\ufffdlines')
    """
    return "".join(letter if letter.isprintable() else UNSEEN for letter in said[:LONGEST_SHOWN])
