"""The API of words: formats messages in the reader's language, for pages without a catalogue."""

from typing import Annotated, Literal

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody

from krypta.core.text.words import Words, words

MOST_MESSAGES = 200
LONGEST_ID = 80
LONGEST_ARGUMENT = 1000
LARGEST_NUMBER = 10**15  # no sentence needs more, and formatting huge numbers fails

Language = Literal["cs", "sk", "de", "pl", "en", "fr"]  # a test compares it with core.words.LANGUAGES
Whole = Annotated[int, msgspec.Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Fraction = Annotated[float, msgspec.Meta(ge=-LARGEST_NUMBER, le=LARGEST_NUMBER)]
Argument = Whole | Fraction | Annotated[str, msgspec.Meta(max_length=LONGEST_ARGUMENT)]


class Unsaid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message as on the wire, without its rule, and with nested messages without theirs."""

    id: Annotated[str, msgspec.Meta(max_length=LONGEST_ID)]
    args: "dict[str, Argument | Unsaid]" = {}


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lang: Language
    messages: Annotated[list[Unsaid], msgspec.Meta(max_length=MOST_MESSAGES)]


class WordsController(Controller):
    path = "/api/words"
    tags = ("words",)

    @post("/", status_code=200, sync_to_thread=True)
    def say(self, data: JSONBody[Asked]) -> list[str]:
        """Format each message as a sentence, in the same order; an unknown one is returned as its id."""
        speaker = words(data.lang)
        return [said(speaker, message) for message in data.messages]


def said(speaker: Words, message: Unsaid) -> str:
    # These are parameters of `text`, so no sentence has an argument of that name.
    args = {name: value for name, value in message.args.items() if name not in ("self", "id")}
    phrases = {
        name: said(speaker, value)[:LONGEST_ARGUMENT] for name, value in args.items() if isinstance(value, Unsaid)
    }
    return speaker.text(message.id, **{**args, **phrases})
