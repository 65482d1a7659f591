"""A match in progress: its legal acts, its history and its state."""

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import msgspec
from numpy.typing import NDArray

from krypta import bots
from krypta.core import match as core
from krypta.core.door import NATURE, OK, SPECTATOR
from krypta.core.files.fault import InvalidInput, fault
from krypta.core.game import Event
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.core.text.message import Message
from krypta.core.text.voice import Voice
from krypta.library.errors import NotAllowed, UnknownAct
from krypta.library.luck import CallersLuck
from krypta.library.picture import picture

if TYPE_CHECKING:
    from krypta.library.game import Game
    from krypta.library.record import Record


class Match:
    """A game in progress with its history. `Game.start` creates one; `print` shows it as the terminal does.

    Seats are numbered from 0. Use a match in one thread at a time; give another thread a `copy`.

    >>> import krypta
    >>> match = krypta.load("karak").start(players=2, seed=1)
    >>> while not match.is_over:
    ...     match.play(match.bot("random"))
    >>> sum(match.returns)
    1.0
    """

    def __init__(self, game: "Game", match: core.Match, by_itself: bool, happened: Sequence[Message] = ()) -> None:
        self.game = game
        self._match = match
        self._by_itself = by_itself  # whether nature decides automatically
        self._happened = list(happened)
        self._let_nature_decide()

    def __repr__(self) -> str:
        decides = "nature decides" if self._match.seat == NATURE else f"seat {self.seat} decides"
        now = "over" if self.is_over else decides
        return f"<krypta.Match of {self.game.name}: {now}, {len(self.acts)} acts played>"

    def __str__(self) -> str:
        return self.picture()

    # -- players and options

    @property
    def names(self) -> list[str]:
        """The name of the player in each seat.

        >>> import krypta
        >>> krypta.load("karak").start(players=2, seed=1).names
        ['Player 1', 'Player 2']
        """
        return [player.name for player in self._match.header.players]

    @property
    def options(self) -> dict[str, Any]:
        """The options that differ from their defaults.

        >>> import krypta
        >>> krypta.load("karak").start(heroes="chosen").options
        {'heroes': 'chosen'}
        """
        return dict(self._match.header.options)

    # -- playing

    @property
    def legal(self) -> list[str]:
        """The words of all acts that may be played now.

        >>> import krypta
        >>> krypta.load("karak").start(players=2, seed=1, heroes="chosen").legal
        ['hero argentus', 'hero horan', 'hero xanros', 'hero aderyn', 'hero victorius', 'hero taia']
        """
        if self.is_over or self._nature_keeps_to_seed:
            return []
        return [self.game.core.say(act) for act in self._match.position.options()]

    def play(self, act: str) -> None:
        """Play an act, followed by nature's decisions. If the act is not allowed, NotAllowed explains why.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
        >>> match.play("hero horan")
        >>> match.play("go north")
        Traceback (most recent call last):
            ...
        krypta.library.errors.NotAllowed: First choose your hero. [K2.2]
        """
        number = self._parse(act)
        forbidden = self._forbidden(act, number)
        if forbidden is not None:
            raise forbidden
        self._happened = self._told(self._match.act(number))
        self._let_nature_decide()

    def why(self, act: str) -> NotAllowed | None:
        """Why the act is not allowed now; None if it is.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
        >>> match.why("hero horan")
        >>> print(match.why("go north"))
        First choose your hero. [K2.2]
        """
        return self._forbidden(act, self._parse(act))

    def describe(self, act: str) -> str:
        """Describe in words what the act would do.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
        >>> match.describe("hero horan")
        'Play as Horan'
        """
        number = self._parse(act)
        message = self.game.core.act_message(self._match.position, number)
        said = self._voice.render(message)
        return said if said != message.id else self.game.core.say(number)

    def undo(self) -> None:
        """Undo the last act and nature's decisions after it. The record contains both.

        Luck is never repeated: playing the same act again draws new numbers.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
        >>> match.play("hero horan")
        >>> match.undo()
        >>> match.seat, "hero horan" in match.legal
        (0, True)
        """
        in_force = self._match.acts
        last = len(in_force) - 1
        while self._by_itself and last >= 0 and self._match.entries[in_force[last] - 1].by == NATURE:
            last -= 1  # nature would only decide again
        if last < 0:
            raise ValueError("There is nothing to undo.")
        self._match.undo(in_force[last - 1] if last else 0)
        self._happened = []

    def bot(self, level: str = "greedy") -> str:
        """The word of the act that a bot would play now, knowing only what the deciding seat may know.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
        >>> match.bot("greedy") in match.legal
        True
        """
        if level not in bots.LEVELS:
            raise InvalidInput([fault("core-fault-bot", bot=str(level), known=", ".join(bots.LEVELS))])
        seat = self._decider()
        luck = self._match.header.luck
        key = luck.seed or luck.commitment[:16]  # as in the terminal, so that the same seed gives the same choices
        rng = generator("table", key, len(self._match.entries))
        return self.game.core.say(bots.choose(level, self._match.position, seat, rng))

    # -- nature

    @property
    def chances(self) -> dict[str, Fraction]:
        """Nature's options now, with their exact probabilities; empty unless nature decides.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, nature="ask", heroes="chosen", first="lot")
        >>> match.play("hero horan")
        >>> match.play("hero taia")
        >>> match.chances
        {'first 1': Fraction(1, 2), 'first 2': Fraction(1, 2)}
        >>> match.play("first 2")
        >>> match.seat
        1
        """
        if self._match.seat != NATURE:
            return {}
        chances = self._match.position.chances()
        total = sum(weight for _, weight in chances)
        return {self.game.core.say(act): Fraction(weight, total) for act, weight in chances}

    def nature(self) -> None:
        """Make nature's current decision by luck, in a match where that is not automatic.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, nature="ask", seed=1)
        >>> match.nature()
        >>> match.acts
        ['hero aderyn']
        """
        if self._match.seat != NATURE:
            raise NotAllowed("", "Nature has nothing to decide now.")
        self._happened = self._told(self._match.nature())

    def _let_nature_decide(self) -> None:
        while self._by_itself and self._match.seat == NATURE:
            self._happened += self._told(self._match.nature())

    @property
    def _nature_keeps_to_seed(self) -> bool:
        """Whether nature decides now and the caller must not, because that would contradict the seed in the record."""
        luck = self._match.luck
        return self._match.seat == NATURE and luck is not None and not isinstance(luck, CallersLuck)

    # -- current state

    @property
    def seat(self) -> int | None:
        """The seat that decides now; None if nature does, or if the match is over.

        >>> import krypta
        >>> krypta.load("karak").start(players=2, seed=1, heroes="chosen").seat
        0
        """
        return self._match.seat if self._match.seat >= 0 else None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended.

        >>> import krypta
        >>> krypta.load("karak").start().is_over
        False
        """
        return self._match.over

    @property
    def returns(self) -> list[float]:
        """Each seat's share of the win; all 0.0 before the end, or if the match was aborted.

        >>> import krypta
        >>> krypta.load("karak").start(players=3).returns
        [0.0, 0.0, 0.0]
        """
        return self._match.result() or [0.0] * len(self.names)

    @property
    def acts(self) -> list[str]:
        """The words of all acts so far, including nature's, without those undone.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
        >>> match.play("hero horan")
        >>> match.acts
        ['hero horan']
        """
        return [self._match.entries[n - 1].act or "" for n in self._match.acts]

    @property
    def events(self) -> list[str]:
        """The events of the last act and of nature's decisions after it, as sentences.

        They include events that only one seat may know.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
        >>> match.play("hero horan")
        >>> match.events
        ['Player 1 plays as Horan.']
        """
        return [self._voice.render(message) for message in self._happened]

    def picture(self, seat: int | None = None, width: int = 80) -> str:
        """The match drawn as text, as the seat (by default the one that decides) sees it. `print` shows this.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
        >>> print(match.picture().splitlines()[0])
        Karak · Player 1
        """
        viewer = self.seat if seat is None else self._existing(seat)
        return picture(self._match.position, self.names, viewer, self._voice, width)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The view of the seat, by default the one that decides, as the server sends it.

        >>> import krypta
        >>> krypta.load("karak").start(players=2, seed=1, heroes="chosen").view(seat=0)["phase"]
        'hero'
        """
        viewer = self.seat if seat is None else self._existing(seat)
        seen: dict[str, Any] = msgspec.to_builtins(self._match.position.view(SPECTATOR if viewer is None else viewer))
        return seen

    def observation(self, seat: int | None = None) -> NDArray[Any]:
        """What the seat, by default the one that decides, knows: an array of numbers for machine learning.

        >>> import krypta
        >>> krypta.load("karak").start(players=2).observation(seat=0).dtype.name
        'int16'
        """
        return self._match.position.observe(self._decider() if seat is None else self._existing(seat))

    def position(self) -> Position:
        """A copy of the current position, for the engine's functions and for environments. It contains all secrets.

        >>> import krypta
        >>> krypta.load("karak").start(players=2, seed=1, heroes="chosen").position().seat
        0
        """
        return self._match.position.copy()

    # -- copies and records

    def copy(self) -> "Match":
        """An independent copy of the match.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
        >>> tried = match.copy()
        >>> tried.play("hero horan")
        >>> len(match.legal), len(tried.legal)
        (6, 5)
        """
        return Match(self.game, self._match.copy(), self._by_itself, self._happened)

    __copy__ = copy

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Match":
        return self.copy()

    def record(self) -> "Record":
        """The record of the match so far, which can be saved, read, and checked with `krypta verify`.

        >>> import krypta
        >>> krypta.load("karak").start(players=2, seed=1, heroes="chosen").record()
        <krypta.Record of karak: 0 entries>
        """
        from krypta.library.record import Record  # here to avoid a circular import

        return Record(self._match.dumps(with_secret=True), self.game.lang)

    # -- checks of arguments

    def _parse(self, act: str) -> int:
        if not isinstance(act, str):
            raise TypeError(f"An act is a word such as “{self.game.core.say(0)}”, not {act!r}.")
        try:
            return self.game.core.parse(act)
        except ValueError as error:
            raise UnknownAct(act, str(error)) from None

    def _forbidden(self, act: str, number: int) -> NotAllowed | None:
        position = self._match.position
        if self.is_over and not position.over:
            return NotAllowed(act, "The match is over.")
        if self._nature_keeps_to_seed:
            return NotAllowed(act, "Nature decides now, by the seed of the match: let it, with `nature()`.")
        reason = position.why(number)
        if reason == OK:
            return None
        message = self.game.core.reason_message(position, number, reason)
        return NotAllowed(act, self._voice.render(message), message.rule)

    @property
    def _voice(self) -> Voice:
        return self.game.voice.at_table(self.names)

    def _existing(self, seat: int) -> int:
        if seat not in range(len(self.names)):
            raise ValueError(f"There is no seat {seat}; there are seats 0 to {len(self.names) - 1}.")
        return int(seat)

    def _decider(self) -> int:
        if self.seat is None:
            raise ValueError("The match is over." if self.is_over else "Nature decides now, not a seat.")
        return self.seat

    def _told(self, events: Sequence[Event]) -> list[Message]:
        return [self.game.core.event_message(self._match.position, event) for event in events]
