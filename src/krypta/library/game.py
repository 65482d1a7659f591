"""A game: its options, its numbers of players, and starting a match."""

import secrets
from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from krypta import games
from krypta.core import match as core
from krypta.core.files.fault import Fault, InvalidInput, fault
from krypta.core.game import Game as CoreGame
from krypta.core.log import Player
from krypta.core.luck import SeededLuck
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES
from krypta.library.luck import CallersLuck
from krypta.library.match import Match
from krypta.library.picture import title


def game_names() -> list[str]:
    """The names of the games that `load` accepts.

    >>> import krypta
    >>> krypta.game_names()[:3]
    ['karak', 'goblin', 'shabrak']
    """
    return games.names()


def load(name: str, lang: str = "en") -> "Game":
    """Load the game with that name, with its texts in that language; InvalidInput if there is no such game.

    >>> import krypta
    >>> krypta.load("karak")
    krypta.load('karak')
    >>> krypta.load("chess")  # doctest: +ELLIPSIS
    Traceback (most recent call last):
        ...
    krypta.core.files.fault.InvalidInput: There is no game “chess”; there are karak, goblin, shabrak...
    """
    if name not in games.names():
        raise InvalidInput([fault("core-fault-game", game=str(name), known=", ".join(games.names()))])
    return Game(games.load(name), lang)


class Game:
    """A game, from `krypta.load`. It has no state: start any number of matches, in any thread.

    >>> import krypta
    >>> shabrak = krypta.load("shabrak")
    >>> shabrak.name, shabrak.title, shabrak.players
    ('shabrak', 'Shabrak', range(2, 3))
    """

    def __init__(self, core: CoreGame, lang: str = "en") -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"Krypta does not speak “{lang}”; it speaks {', '.join(LANGUAGES)}.")
        self.core = core  # the engine's game, for callers who need more than this library
        self.lang = lang
        self.voice = Voice(lang)

    def __repr__(self) -> str:
        lang = f", lang={self.lang!r}" if self.lang != "en" else ""
        return f"krypta.load({self.name!r}{lang})"

    def __reduce__(self) -> tuple[object, ...]:
        return load, (self.name, self.lang)

    @property
    def name(self) -> str:
        """The short name that `krypta.load` and the command line accept.

        >>> import krypta
        >>> krypta.load("goblin").name
        'goblin'
        """
        return self.core.name

    @property
    def title(self) -> str:
        """The name for people.

        >>> import krypta
        >>> krypta.load("goblin").title
        'Karak: Goblin'
        """
        return title(self.name, self.voice)

    @property
    def players(self) -> range:
        """The possible numbers of players.

        >>> import krypta
        >>> 4 in krypta.load("karak").players
        True
        """
        least, most = self.core.sizes.seats
        return range(least, most + 1)

    @property
    def options(self) -> dict[str, list[Any]]:
        """The options and their values, the default first; the list is empty if any text is accepted.

        >>> import krypta
        >>> krypta.load("karak").options["heroes"]
        ['drawn', 'chosen']
        """
        fields = msgspec.structs.fields(self.core.options_type)
        return {field.name: self.core.offered(field.name) for field in fields}

    def start(
        self,
        players: int | Sequence[str] | None = None,
        seed: int | str | None = None,
        nature: Literal["seed", "ask"] = "seed",
        **options: Any,
    ) -> Match:
        """Start a match; InvalidInput, with a sentence for each fault, if the arguments are wrong.

        `players` is their number, or their names. The same `seed` gives the same luck; by default it is random. Nature
        (dice, drawn tiles, shuffled cards) decides automatically from the seed, unless you decide for it with
        `nature="ask"`: then `match.chances` returns what can happen, and `match.play` chooses.

        >>> import krypta
        >>> match = krypta.load("karak").start(players=["Ann", "Bo"], seed=1, heroes="chosen")
        >>> match.names
        ['Ann', 'Bo']
        >>> krypta.load("karak").start(players=9, colour="red")
        Traceback (most recent call last):
            ...
        krypta.core.files.fault.InvalidInput: Karak has no option “colour”; it has curse, first, heroes, quiet, tiles.
        Karak is for 1 to 5 players, not 9.
        """
        if nature not in ("seed", "ask"):
            raise ValueError(f"nature is “seed” or “ask”, not “{nature}”.")
        given = self.core.usual_players if players is None else players
        count = given if isinstance(given, int) else len(given)
        if count not in self.players:
            raise InvalidInput([*self._option_faults(options), *self.core.players_faults(count)])
        names = [self.voice("table-player", number=n + 1) for n in range(count)] if isinstance(given, int) else given
        drawn_from = str(secrets.randbits(64) if seed in (None, "") else seed)
        luck = CallersLuck(drawn_from) if nature == "ask" else SeededLuck(drawn_from)
        begun = core.Match.new(self.core, options, [Player(name) for name in names], luck)
        return Match(self, begun, by_itself=nature == "seed")

    def _option_faults(self, options: dict[str, Any]) -> list[Fault]:
        try:
            self.core.contents(self.core.options(options))
        except InvalidInput as invalid:
            return invalid.faults
        return []
