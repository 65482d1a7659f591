"""The tactical positions of a game: matches, and in each of them the moments with one clearly right act.

A match is given by its seed, which decides nature's part as in `krypta sim`, and by the words of its players' acts.
Other positions are written by hand as scenarios, each with the reason why its act is right (`GAME-by-hand.toml`).
"""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any, Literal

import msgspec

from krypta.core.door import NATURE, OK
from krypta.core.game import Game
from krypta.core.luck import SeededLuck, pick
from krypta.core.position import Position
from krypta.core.scenario import arrange
from krypta.games import load

FOLDER = Path(__file__).parent
GAMES = ("karak", "goblin", "shabrak")
WIDTH = 110
Proof = Literal["exact", "played", "agreed", "by hand"]


class Moment(msgspec.Struct, frozen=True):
    """A decision in a match: its right act, and by how much it was found to be better than the next best one.

    `exact`: the act wins the match in this turn for sure, and no other act does so with more than `next_share`.
    `played`: shares of the win when greedy players go on. Searching players or a deep search have confirmed both.
    `agreed`: the same by a smaller lead; two deep searches that judge differently have confirmed it.
    `by hand`: somebody says why, and greedy players who go on do not contradict (`find GAME verify`).
    """

    after: int  # acts of players
    theme: str
    right: str
    share: float
    next: str
    next_share: float
    error: float  # the standard error of the difference, if it was played
    proof: Proof


class Played(msgspec.Struct, frozen=True):
    """A match up to its last moment."""

    seed: str
    players: int
    options: dict[str, Any]
    acts: str
    moments: list[Moment]


class ByHand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position written by hand, after which some acts are played."""

    theme: str
    why: str
    text: str
    right: str
    acts: list[str] = []
    options: dict[str, Any] = {}


class Tactic(msgspec.Struct, frozen=True):
    """A moment with its position."""

    name: str
    moment: Moment
    position: Position


def matches(name: str) -> list[Played]:
    path = FOLDER / f"{name}.toml"
    found = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return msgspec.convert(found.get("matches", []), list[Played])


def tactics(name: str) -> list[Tactic]:
    """All tactical positions of the game."""
    found = [tactic for played in matches(name) for tactic in replayed(load(name), played)]
    return [*found, *written(name)]


def written(name: str) -> Iterator[Tactic]:
    """The positions written by hand."""
    path = FOLDER / f"{name}-by-hand.toml"
    found = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    for number, one in enumerate(msgspec.convert(found.get("positions", []), list[ByHand]), start=1):
        table = arrange(load(name), one.text, one.options)
        table.play(*one.acts)
        moment = Moment(len(one.acts), one.theme, one.right, 1.0, "", 0.0, 0.0, "by hand")
        yield Tactic(f"by hand {number}", moment, table.position)


def replayed(game: Game, played: Played) -> Iterator[Tactic]:
    """Play the match again, stopping at its moments."""
    moments = {moment.after: moment for moment in played.moments}
    position = Position.start(game, game.options(played.options), played.players)
    luck, draws, made = SeededLuck(played.seed), 0, 0
    for word in [*played.acts.replace("\n", " ").split(", "), ""]:
        while position.seat == NATURE:
            chances = position.chances()
            position.step(pick(chances, luck.draw(draws, sum(weight for _, weight in chances))))
            draws += 1
        if made in moments:
            yield Tactic(f"{played.seed}@{made}", moments[made], position.copy())
        if word:
            reason = position.step(game.parse(word))
            assert reason == OK, f"Match {played.seed} of {game.name}: “{word}” is refused; run `find` anew."
            made += 1


def write(name: str, found: list[Played]) -> None:
    """Write the file of the game."""
    lines = [f"# Positions of {name} with one clearly right act. Made by `python -m bots.tactics.find {name}`."]
    for played in found:
        options = ", ".join(f'{option} = "{value}"' for option, value in played.options.items())
        lines += ["", "[[matches]]", f'seed = "{played.seed}"', f"players = {played.players}"]
        acts = fill(played.acts, WIDTH, break_long_words=False, break_on_hyphens=False)
        lines += [f"options = {{{options}}}", f'acts = """\n{acts}"""']
        for moment in played.moments:
            fields = msgspec.structs.asdict(moment).items()
            values = [
                f'{field} = "{value}"' if isinstance(value, str) else f"{field} = {value}" for field, value in fields
            ]
            lines += ["[[matches.moments]]", *values]
    (FOLDER / f"{name}.toml").write_text("\n".join(lines) + "\n", "utf-8")
