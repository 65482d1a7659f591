"""Faults in user input (a file, a deck, an option): a message and its position."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from krypta.core.text.message import Argument, Message

LONGEST_SHOWN = 40
UNSEEN = "\N{REPLACEMENT CHARACTER}"


class Speaker(Protocol):
    """Renders messages in some language."""

    def render(self, message: Message) -> str: ...


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """`say` does not mention the position, which is the line and column of a text, or a deck's part and card."""

    say: Message
    line: int = 0  # from 1; 0 where there is no text
    column: int = 0
    part: str = ""
    card: str = ""


def fault(id: str, **args: Argument) -> Fault:
    """A fault without a position."""
    return Fault(Message(id, args))


def placed(fault: Fault) -> Message:
    """The sentence with its line and column, if it has them."""
    if not fault.line:
        return fault.say
    where = {
        "line": str(fault.line),
        "column": str(fault.column),
    }  # as texts: Fluent would write a number as “line 1,201”
    return Message("core-fault-at", {**where, "what": fault.say})


def said(fault: Fault, speaker: Speaker) -> str:
    return speaker.render(placed(fault))


class InvalidInput(Exception):
    """Input that cannot be used, with all its faults.

    >>> InvalidInput([fault("core-fault-game", game="chess", known="karak")]).sentences()
    ['There is no game “chess”; there are karak.']
    """

    def __init__(self, faults: Sequence[Fault]) -> None:
        self.faults = list(faults)
        super().__init__(self.faults)

    def sentences(self, speaker: Speaker | None = None) -> list[str]:
        """Every fault with its position, in the speaker's language; in English without a speaker."""
        return [said(fault, speaker or in_english()) for fault in self.faults]

    def __str__(self) -> str:
        return "\n".join(self.sentences())


def in_english() -> Speaker:
    from krypta.core.text.words import FALLBACK, words  # only when needed: loading a catalogue is slow

    return words(FALLBACK)


# -- messages composed of others


def together(messages: Sequence[Message]) -> Message:
    """The sentences, one after the other, as one message."""
    return _joined("core-fault-and", messages)


def _joined(id: str, messages: Sequence[Message]) -> Message:
    """The messages joined in pairs by `id`; halving the list keeps the nesting shallow."""
    if len(messages) == 1:
        return messages[0]
    half = len(messages) // 2
    return Message(id, {"first": _joined(id, messages[:half]), "rest": _joined(id, messages[half:])})


def listed(messages: Sequence[Message]) -> Message:
    """“a, b, c”."""
    return _joined("core-fault-comma", messages)


def quoted(said: object) -> Message:
    return Message("core-fault-quoted", {"said": str(said)})


def either(choices: Sequence[Message | str]) -> Message:
    """“a”, “b” or “c”: words are quoted, messages are not."""
    said = [choice if isinstance(choice, Message) else quoted(choice) for choice in choices]
    if len(said) == 1:
        return said[0]
    return Message("core-fault-or", {"first": _joined("core-fault-comma", said[:-1]), "last": said[-1]})


def shown(value: Any) -> Message:
    """A wrong value, described briefly: a file may contain anything."""
    if value is None:
        return Message("core-fault-nothing")
    if isinstance(value, list | dict):
        return Message("core-fault-list" if isinstance(value, list) else "core-fault-table")
    return quoted(brief(str(value)))


def brief(said: str) -> str:
    """User input, short enough to quote, with unprintable characters (such as text direction marks) replaced.

    >>> brief("a" * 50 + "\\n") == "a" * 40, brief("two\\nlines")
    (True, 'two\ufffdlines')
    """
    return "".join(letter if letter.isprintable() else UNSEEN for letter in said[:LONGEST_SHOWN])
