"""Parsing what a person typed: an option by its number or word, a command, or something near one."""

import difflib
from collections.abc import Iterable, Sequence

import msgspec

COMMANDS = ("help", "why", "rules", "options", "map", "log", "count", "undo", "save", "hint", "lang", "quit")
NEAREST = 3


class Choice(msgspec.Struct, frozen=True):
    """An act that is offered, with every way to type it; the first is the one that is shown."""

    act: int
    spellings: tuple[str, ...]


class Meant(msgspec.Struct, frozen=True):
    """The parsed input: an act or a command; if it is neither, `near` has suggestions."""

    act: int | None = None
    command: str = ""
    rest: str = ""
    near: tuple[str, ...] = ()
    ambiguous: bool = False


def understand(text: str, choices: Sequence[Choice]) -> Meant:
    """Parse the text: numbers first, then whole words, then unambiguous beginnings."""
    said = " ".join(text.lower().split())
    if said.isdigit() and 1 <= int(said) <= len(choices):
        return Meant(act=choices[int(said) - 1].act)
    for choice in choices:
        if said in choice.spellings:
            return Meant(act=choice.act)
    first, _, rest = " ".join(text.split()).partition(" ")
    if first.lower() in COMMANDS:
        return Meant(command=first.lower(), rest=rest)
    acts = beginnings(said, choices)
    commands = [command for command in COMMANDS if said and command.startswith(first.lower())]
    if len(said) > 1:  # acts before commands before arguments; a single letter must be unambiguous among all of them
        commands = commands if not acts else []
        acts = acts or (arguments(said, choices) if not commands else [])
    else:
        acts += [choice for choice in arguments(said, choices) if choice not in acts]
    if len(acts) == 1 and not commands:
        return Meant(act=acts[0].act)
    if len(commands) == 1 and not acts:
        return Meant(command=commands[0], rest=rest)
    if acts or commands:
        return Meant(near=(*(choice.spellings[0] for choice in acts), *commands), ambiguous=True)
    return Meant(near=nearest(said, choices))


def beginnings(said: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices whose words begin with the typed ones: `g n` is `go north`."""
    typed = said.split()
    return [c for c in choices if typed and any(_begins(typed, way.split()) for way in c.spellings)]


def arguments(said: str, choices: Sequence[Choice]) -> list[Choice]:
    """The choices whose argument begins with the typed words: `n` is `go north`."""
    typed = said.split()
    return [c for c in choices if typed and any(_begins(typed, way.split()[1:]) for way in c.spellings)]


def _begins(typed: Sequence[str], words: Sequence[str]) -> bool:
    return len(typed) <= len(words) and all(word.startswith(part) for part, word in zip(typed, words, strict=False))


def nearest(said: str, choices: Sequence[Choice]) -> tuple[str, ...]:
    """The choices and commands nearest to what was typed; the first few choices if nothing is near."""
    ways = {way: choice.spellings[0] for choice in choices for way in choice.spellings}
    pool = [*ways, *COMMANDS]
    near = difflib.get_close_matches(said, pool, n=NEAREST, cutoff=0.4)
    shown = dict.fromkeys(ways.get(way, way) for way in near)
    return tuple(shown) or tuple(choice.spellings[0] for choice in choices[:NEAREST])


def find_act(text: str, vocabulary: Iterable[Choice]) -> int | None:
    """The act that the text names, offered or not: a whole word, or an unambiguous beginning."""
    said = " ".join(text.lower().split())
    known = list(vocabulary)
    for choice in known:
        if said in choice.spellings:
            return choice.act
    begun = beginnings(said, known) or arguments(said, known)
    return begun[0].act if len(begun) == 1 else None
