"""A story instead of a log: what one subject does is joined into sentences, repetitions are counted, and nothing is
told twice.

The catalogue says what can be joined. A message with the attribute `then` can go on with a sentence of the same
subject: “Taia walks north” and “draws a room”. `known` takes its place where the message before has named the same
things, and `again` in the sentence of another message with the same id: “takes 2 pressure and another 1”. A message
with `many` can be told once for a whole run, “draws { $list }”, of which each part is its attribute `item`; with `leg`
instead, the order of the parts matters, and only neighbours are counted: “walks two steps north, then east”; with
`each` instead, a run may have many subjects: “{ $list } leave the arena”.

The browser tells stories in the same way (`web/src/table/log/story.ts`); a test compares the two.
"""

from collections.abc import Iterable, Sequence

import msgspec

from krypta.core.text.message import Argument, Message
from krypta.core.text.voice import Voice

NAMED = ("place", "token", "card")  # arguments that `known` compares
SUBJECTS = ("hero", "player", "warrior")  # arguments; the first that a message has is its subject
CLAUSES = 3  # the most that one sentence has
ATTACK = "-attacks"  # the end of the ids of attacks: what happens next to the `other` need not name it again
# The end of the ids of messages that a card of a player triggers: what happens next to it need not name it again.
TRIGGERED = "-triggered"
TURN = "-turn"  # the end of the ids of messages that say whose turn it is: the next sentence need not name them again
# The ends of ids. A message …-drew tells more than the …-draws before it, and takes its place.
MORE = {"-drew": "-draws"}
# A message …-laid says nothing new right after …-drawn of the same things.
NOTHING_NEW = {"-laid": "-drawn"}


class _Told(msgspec.Struct):
    """One event, or a run of the same."""

    messages: list[Message]
    clause: str | None = None  # without its subject, if it can be told so
    subject: "Argument | None" = None

    @property
    def first(self) -> Message:
        return self.messages[0]

    @property
    def last(self) -> Message:
        return self.messages[-1]


class _Part(msgspec.Struct):
    """A part of a run, and how often it came."""

    message: Message
    words: str
    count: int


class _Sentence(msgspec.Struct):
    """A sentence to which more can be added, as long as it has fewer than the most clauses."""

    subject: "Argument | None"
    text: str  # without what follows
    clauses: list[str]
    last: Message
    is_open: bool
    is_turn: bool


def tell(voice: Voice, messages: Iterable[Message]) -> list[str]:
    """The sentences of a paragraph; `messages` are in the order in which they happened."""
    sentences: list[_Sentence] = []
    for told in _runs(voice, _without_echoes(voice, messages)):
        before = sentences[-1] if sentences else None
        same = before is not None and told.subject is not None and told.subject == before.subject
        if before is not None and same and told.clause and before.is_open and len(before.clauses) < CLAUSES - 1:
            again = voice.part(told.first, "again") if told.first.id == before.last.id else None
            before.clauses.append(again or told.clause)
            before.last = told.last
            continue
        how = _known_as(told, before, same)
        is_turn = told.last.id.endswith(TURN)
        text, is_open = _alone(voice, told, how), told.clause is not None
        sentences.append(_Sentence(told.subject, text, [], told.last, is_open, is_turn))
    return [_whole(voice, sentence) for sentence in sentences]


def _known_as(told: _Told, before: _Sentence | None, same: bool) -> str:
    """The message that begins a sentence about somebody whom the sentence before was about, or named; else nothing."""
    if before is None or told.subject is None:
        return ""
    if same and (before.is_open or before.is_turn):
        return "story-again"
    if before.last.id.endswith(ATTACK) and before.last.args.get("other") == told.subject:
        return "story-target"
    if before.last.id.endswith(TRIGGERED) and isinstance(told.subject, Message) and _is_of(told.subject, before.last):
        return "story-triggered"
    return ""


def _is_of(subject: Message, triggered: Message) -> bool:
    """Whether the warrior is the card that was triggered, and the only one of that name."""
    args = subject.args
    return "number" not in args and all(args.get(name) == value for name, value in triggered.args.items())


def _without_echoes(voice: Voice, messages: Iterable[Message]) -> list[Message]:
    kept: list[Message] = []
    for message in messages:
        before = kept[-1] if kept and voice.part(message, "then") is not None else None
        if before is not None and _ends(message, before, NOTHING_NEW) and message.args == before.args:
            continue
        if before is not None and _ends(message, before, MORE) and subject_of(message) == subject_of(before):
            kept[-1] = Message(message.id, {**before.args, **message.args})
            continue
        kept.append(message)
    return kept


def _ends(message: Message, before: Message, pairs: dict[str, str]) -> bool:
    return any(
        message.id.endswith(end) and before.id == message.id.removesuffix(end) + start for end, start in pairs.items()
    )


def subject_of(message: Message) -> "Argument | None":
    return next((message.args[name] for name in SUBJECTS if name in message.args), None)


def _runs(voice: Voice, messages: Sequence[Message]) -> list[_Told]:
    """The messages; those that follow each other, and say the same of the same subject, together."""
    runs: list[_Told] = []
    for message in messages:
        last = runs[-1] if runs else None
        id = _one_id(last.last, message) if last is not None else None
        if last is not None and id is not None and _repeats(voice, message, last):
            last.messages = [Message(id, one.args) for one in [*last.messages, message]]
            last.subject = last.subject if last.subject == subject_of(message) else None
        else:
            runs.append(_Told([message], subject=subject_of(message)))
    for before, told in zip([None, *runs], runs, strict=False):
        told.clause = _clause(voice, told, before.last if before else None)
    return runs


def _one_id(before: Message, message: Message) -> str | None:
    """The id as which both can be told. A card that everyone saw drawn is told like one that only its hero saw."""
    if before.id == message.id:
        return message.id
    for more, less in MORE.items():
        for known, seen in ((before, message), (message, before)):
            stem = known.id.removesuffix(more)
            if known.id == stem + more and seen.id == stem + less and seen.args.keys() >= known.args.keys():
                return known.id
    return None


def _repeats(voice: Voice, message: Message, run: _Told) -> bool:
    if voice.part(message, "each") is not None:
        return True
    counted = voice.part(message, "item") is not None or _has_legs(voice, message)
    return counted and run.subject == subject_of(message)


def _has_legs(voice: Voice, message: Message) -> bool:
    return voice.part(message, "leg") is not None


def _clause(voice: Voice, told: _Told, before: Message | None) -> str | None:
    if len(told.messages) > 1:
        return _counted(voice, told.messages)
    known = voice.part(told.last, "known") if before and _things(told.last) <= _things(before) else None
    return known or voice.part(told.last, "then")


def _things(message: Message) -> set[tuple[str, Argument]]:
    """What a message names beside its numbers and signs."""
    return {(name, value) for name, value in message.args.items() if name in NAMED}


def _counted(voice: Voice, messages: Sequence[Message]) -> str:
    """A run as one clause. Its parts are in the order in which they came first, each with how often it came."""
    parts: list[_Part] = []
    has_legs = _has_legs(voice, messages[0])
    for message in messages:
        words = _item(voice, message, 1)
        is_countable = words != _item(voice, message, 2)  # otherwise each is told by itself
        compared = parts[-1:] if has_legs else parts
        part = next((part for part in compared if is_countable and part.words == words), None)
        if part is None:
            parts.append(_Part(message, words, 1))
        else:
            part.count += 1
    items = [_item(voice, part.message, part.count) for part in parts]
    last = messages[-1]
    listed = _listed(voice, items, "story-then" if has_legs else "story-and")
    said = Message(last.id, {**last.args, "count": len(messages), "list": listed})
    return voice.part(said, "many") or ""


def _item(voice: Voice, message: Message, count: int) -> str:
    counted = Message(message.id, {**message.args, "count": count})
    return voice.part(counted, "each") or voice.part(counted, "item") or voice.part(counted, "leg") or ""


def _listed(voice: Voice, parts: Sequence[str], end: str = "story-and") -> str:
    """“one, two and three”, as the language lists them."""
    *firsts, last = parts
    if not firsts:
        return last
    start = firsts[0]
    for part in firsts[1:]:
        start = voice("story-comma", first=start, last=part)
    return voice(end, first=start, last=last)


def _alone(voice: Voice, told: _Told, how: str) -> str:
    """The beginning of a sentence, without its full stop if more can follow; `how` names a subject known already."""
    if told.clause is None:
        return voice.render(told.last)
    if told.subject is None:
        return voice("story-begins", rest=told.clause)
    if how or len(told.messages) > 1:
        return voice.render(Message(how or "story-subject", {"who": told.subject, "rest": told.clause}))
    return voice.render(told.last).removesuffix(".")


def _whole(voice: Voice, sentence: _Sentence) -> str:
    if not sentence.is_open:
        return sentence.text
    return _listed(voice, [sentence.text, *sentence.clauses]) + "."
