"""The games in OpenSpiel, as `krypta_karak`, `krypta_goblin` and `krypta_shabrak`.

>>> import pyspiel
>>> import krypta.envs.openspiel
>>> game = pyspiel.load_game("krypta_karak(players=2,heroes=chosen)")
>>> state = game.new_initial_state()
>>> state.action_to_string(state.legal_actions()[0])
'hero argentus'

Nature is OpenSpiel's chance player, and its outcomes have the numbers of our acts. An information state is what a seat
knows now, not the way it came to know it: what the rules let a seat remember is part of the position. In OpenSpiel's
terms this is imperfect recall.
"""

# mypy: disallow-subclassing-any=False

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from krypta import games
from krypta.core import engine
from krypta.core.door import NATURE, NOBODY, OK
from krypta.core.files.fault import InvalidInput
from krypta.core.game import Game, Records
from krypta.core.position import Position
from krypta.core.text.voice import Voice
from krypta.envs.extras import missing_extra
from krypta.library.picture import picture, title

try:
    import pyspiel
except ImportError as missing:
    raise missing_extra("openspiel") from missing

CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
PLAYERS = {NATURE: CHANCE, NOBODY: TERMINAL}  # seats have the same numbers in OpenSpiel
ENGLISH = Voice("en")


class KryptaGame(pyspiel.Game):
    """A game with its number of players and its options. There is a subclass for each of our games."""

    core: Game

    def __init__(self, params: dict[str, Any]) -> None:
        core, players = self.core, params["players"]
        given = {name: _option(params[name]) for name in params if name != "players"}
        options = core.options(given)
        if faults := core.players_faults(players):
            raise InvalidInput(faults)
        least, most = core.sizes.utility
        info = pyspiel.GameInfo(
            num_distinct_actions=core.sizes.acts,
            max_chance_outcomes=core.sizes.acts,  # OpenSpiel's bound of their numbers: outcomes are numbered as acts
            num_players=players,
            min_utility=least,
            max_utility=most,
            utility_sum=1.0,  # shares of one win
            max_game_length=core.sizes.longest,
        )
        usual = _usual_parameters(core)
        super().__init__(_game_type(core), info, {name: params[name] for name in params if params[name] != usual[name]})
        self.players = players
        self.contents = core.contents(options)
        self.first = Position.start(core, options, players, self.contents).to_bytes()

    def __reduce__(self) -> tuple[Any, ...]:
        return _load, (str(self),)

    def new_initial_state(self) -> "KryptaState":
        return KryptaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """What tensors and strings are read from; None for a kind of observation that there is not."""
        if params:
            raise ValueError(f"Krypta’s observations have no parameters, but got {params}.")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Observer(self, kind.perfect_recall)


class KryptaState(pyspiel.State):
    """A position.

    OpenSpiel's search copies states all the time, by making a new one and copying what is in `__dict__`, which it also
    pickles: hence only values that need no copying are there. What belongs to the game is in slots.
    """

    __slots__ = ("__dict__", "_game")

    def __init__(self, game: KryptaGame) -> None:
        super().__init__(game)
        self._game = game
        self.record = game.first
        self.player = _player(self._states())

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle as OpenSpiel saves; its own way to unpickle would lose the slots."""
        return _restore, (pyspiel.serialize_game_and_state(self._game, self),)

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Asked before every step; OpenSpiel's own would ask `current_player` through C++, which is slower."""
        return self.player == CHANCE

    def returns(self) -> list[float]:
        """Each seat's share of the win, and zeros before the end. OpenSpiel's `rewards` follow from it."""
        shares = np.zeros(self._game.players)
        if self.player == TERMINAL:
            engine.payoff_at(self._states(), 0, self._game.contents, shares)
        return list(map(float, shares))

    def _legal_actions(self, _player: int) -> list[int]:
        return self._decide()[0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's acts with their probabilities."""
        acts, weights = self._decide()
        total = sum(weights)
        return [(act, weight / total) for act, weight in zip(acts, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        states = self._states()
        reason = engine.step_at(states, 0, self._game.contents, action)
        if reason != OK:
            raise pyspiel.SpielError(self._refusal(action, reason))
        self._become(states)

    def _action_to_string(self, _player: int, action: int) -> str:
        if not 0 <= action < self._game.core.sizes.acts:
            raise pyspiel.SpielError(f"There is no act {action}; acts are 0 to {self._game.core.sizes.acts - 1}.")
        return self._game.core.say(action)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "KryptaState":
        """A random position that the player may believe in. It has no history, which would tell secrets."""
        rng = np.array([int(sampler() * 2**32), int(sampler() * 2**32), 0], np.int64)
        world = KryptaState(self._game)
        world._become(self._imagined(player, rng))
        return world

    def __str__(self) -> str:
        """Who decides, and a digest that tells positions apart; `picture` draws the table."""
        decides = {CHANCE: "chance decides", TERMINAL: "over"}.get(self.player, f"player {self.player} decides")
        rounds = int(self._states()["rounds"][0])
        return f"{title(self._game.core.name, ENGLISH)}: {decides}, round {rounds}, position {_digest(self.record)}"

    # -- for our observers, and for callers who need more than OpenSpiel offers

    def position(self) -> Position:
        """A copy of the position, for the functions of this package."""
        return Position(self._game.core, self._game.contents, self._states())

    def picture(self, seat: int | None = None) -> str:
        """The table drawn as in the terminal, as the seat sees it; by default, as a spectator does."""
        names = [f"player {number}" for number in range(self._game.players)]
        return picture(self.position(), names, seat, ENGLISH, 80)

    def observe(self, seat: int, out: NDArray[Any]) -> None:
        """Write what the seat knows into `out`, as numbers."""
        engine.observe_at(self._states(), 0, self._game.contents, seat, out)

    def knowledge(self, seat: int) -> str:
        """The same text if and only if the seat knows the same.

        With the same luck, a seat imagines the same world in all positions that it cannot tell apart.
        """
        world = self._imagined(seat, np.zeros(3, np.int64))
        world["n_events"] = 0
        world["events"] = 0  # what has just happened, not what is so
        return f"seat {seat} knows {_digest(world.tobytes())}"

    # -- the record

    def _states(self) -> Records:
        """The record as kernels take it: a copy, which they may change."""
        return np.frombuffer(bytearray(self.record), self._game.core.state_dtype)

    def _become(self, states: Records) -> None:
        self.record = states.tobytes()
        self.player = _player(states)

    def _decide(self) -> tuple[list[int], list[int]]:
        """The acts that may be chosen now, with their weights if nature chooses."""
        sizes = self._game.core.sizes
        acts, weights = np.empty((2, max(sizes.options, sizes.outcomes)), np.int32)
        count = engine.options_at(self._states(), 0, self._game.contents, acts, weights)
        return acts[:count].tolist(), weights[:count].tolist()

    def _imagined(self, seat: int, rng: NDArray[np.int64]) -> Records:
        states = self._states()
        engine.imagine_at(states, 0, self._game.contents, seat, rng)
        return states

    def _refusal(self, act: int, reason: int) -> str:
        position = self.position()
        message = position.game.reason_message(position, act, reason)
        return f"{ENGLISH.render(message)} [{message.rule}]"


class Observer:
    """Writes what a seat knows, as numbers and as text."""

    def __init__(self, game: KryptaGame, information_state: bool) -> None:
        sizes = game.core.sizes
        self._numbers = np.zeros(sizes.observation, sizes.observation_dtype)
        self._information_state = information_state  # its text is for search to compare, not for people to read
        self.tensor = np.zeros(self._numbers.size, np.float32)
        self.dict = {"observation": self.tensor.reshape(sizes.observation)}

    def set_from(self, state: KryptaState, player: int) -> None:
        state.observe(player, self._numbers)
        self.dict["observation"][:] = self._numbers

    def string_from(self, state: KryptaState, player: int) -> str:
        if self._information_state:
            return state.knowledge(player)
        return msgspec.json.encode(state.position().view(player)).decode()


def _player(states: Records) -> int:
    seat = int(states["seat"][0])
    return PLAYERS.get(seat, seat)


def _digest(data: bytes) -> str:
    return hashlib.blake2b(data, digest_size=16).hexdigest()


def _option(value: Any) -> Any:
    """The value of an option; a name that ends in “.toml” is a file, since the name of a game cannot hold its text."""
    is_file = isinstance(value, str) and value.endswith(".toml")
    return Path(value).read_text(encoding="utf-8") if is_file else value


def _usual_parameters(core: Game) -> dict[str, Any]:
    return {"players": core.usual_players, **msgspec.to_builtins(core.options_type())}


def _game_type(core: Game) -> Any:
    least, most = core.sizes.seats
    known = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=f"krypta_{core.name}",
        long_name=title(core.name, ENGLISH),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=known.IMPERFECT_INFORMATION if core.hidden else known.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_usual_parameters(core),
    )


def _load(name: str) -> KryptaGame:
    """Unpickle a game: to find this function, pickle imports this file, which registers the games."""
    game: KryptaGame = pyspiel.load_game(name)
    return game


def _restore(saved: str) -> KryptaState:
    state: KryptaState = pyspiel.deserialize_game_and_state(saved)[1]
    return state


def _register(core: Game) -> None:
    """Register a class: when Python ends, OpenSpiel would crash while it forgets any other function."""
    pyspiel.register_game(_game_type(core), type(f"{core.name.title()}Game", (KryptaGame,), {"core": core}))


for _name in games.names():
    _register(games.load(_name))
