"""Finds tactical positions in matches of greedy bots, and writes them.

cd tests && python -m bots.tactics.find GAME [FIRST_MATCH]     adds positions until there are a hundred
cd tests && python -m bots.tactics.find GAME prune             drops those that searching players do not confirm
cd tests && python -m bots.tactics.find GAME verify [TRIES]    judges all that are there again, with other luck

The first may be interrupted: what it has found is written after every match.
A position counts if only one act wins the match in this turn for sure (`exact`), or if one act wins clearly more of the
matches that are played on from it (`judge`). Not more than a few have the same theme, and greedy fails in many of them.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from bots.tactics.exact import TooLarge, Turn
from bots.tactics.judge import Judge, Verdict, compare
from bots.tactics.positions import Moment, Played, Tactic, matches, replayed, tactics, write
from krypta import bots
from krypta.bots.simulate import Simulation
from krypta.core.door import NATURE
from krypta.core.game import Game
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.games import load

SEED = 22
WANTED = 100
MOST_OF_A_THEME = 12
MOST_IN_A_MATCH = 4
MOST_SOLVED_BY_GREEDY = 60
MOST_OPTIONS = 12
LAST_TURNS = 3  # of a match, in which decisions are looked at: what is late is cheap to judge
SURE_WIN, NO_SURE_WIN = 0.9999, 0.75  # the chance to win in this turn, by the right act and by all others
WORLDS = 2  # besides the truth, in which the win must be as sure
OTHER_LUCK = 1_000_000  # where the numbers of the tries begin when everything is judged again

# The tables of the matches in turn, and the part of a match at whose end decisions are judged: the later, the cheaper.
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "karak": [(2, {}), (2, {"tiles": "de"}), (3, {}), (2, {}), (4, {})],
    "goblin": [(2, {"heroes": "drawn"}), (2, {}), (2, {"heroes": "drawn", "edition": "de"}), (3, {"heroes": "drawn"})],
    "shabrak": [
        (2, {}),
        (2, {"deck1": "tinkers", "deck2": "gravediggers"}),
        (2, {"deck1": "tapsters", "deck2": "tumblers"}),
        (2, {"deck1": "coopers", "deck2": "pitchforks", "reach": "far"}),
    ],
}


def theme(position: Position, verdict: Verdict) -> str:
    """What the decision is about: the verbs of the right act and of the next best one, and whether the match is won."""
    right, other = (_what(position.game, position, act) for act in (verdict.right, verdict.next))
    about = f"which {right}" if right == other else f"{right}, not {other}"
    return f"win: {about}" if verdict.share > 0.99 else about


def _what(game: Game, position: Position, act: int) -> str:
    """The act's verb, and what follows at once."""
    then = position.copy()
    then.step(act)
    kinds = {event.kind for event in then.events()}
    verb = game.say(act).split()[0]
    return f"{verb} to fight" if verb != "fight" and "MET" in kinds else verb


def decisions(simulation: Simulation, number: int) -> Iterator[tuple[Position, list[str]]]:
    """The decisions in the last turns of a match, each with the words of the players' acts before it."""
    game = simulation.game
    acts = simulation.play(number).acts.tolist()
    position = Position.start(game, simulation.options, len(simulation.levels))
    turns = [0]
    for at, act in enumerate(acts, start=1):
        position.step(act)
        turns += [at for event in position.events() if event.kind == "TURN"]
    position = Position.start(game, simulation.options, len(simulation.levels))
    words: list[str] = []
    for at, act in enumerate(acts):
        if position.seat != NATURE:
            if at >= turns[-LAST_TURNS:][0] and 1 < len(position.options()) <= MOST_OPTIONS:
                yield position, words
            words.append(game.say(act))
        position.step(act)


def judged(judge: Judge, position: Position) -> tuple[Verdict, Literal["exact", "played"]] | None:
    """The verdict and how it was found; None if no act is clearly right."""
    chances = turn_chances(position)
    right, other = sorted(chances, key=lambda act: -chances[act])[:2]
    if wins_alone(chances, right) and all(wins_alone(turn_chances(world), right) for world in believed(position)):
        exact = Verdict(right, other, 1.0, chances[other], 0.0, 0)
        return (exact, "exact") if judge.confirms(position, right) else None
    played = judge.verdict(position)
    return (played, "played") if played.is_clear and judge.confirms(position, played.right) else None


def turn_chances(position: Position) -> dict[int, float]:
    """The exact chance to win in this turn, after each option; 0 if it cannot be counted."""
    try:
        return Turn(position.seat).chances(position)
    except TooLarge:
        return dict.fromkeys(position.options(), 0.0)


def wins_alone(chances: dict[int, float], right: int) -> bool:
    """Whether the act wins for sure, and no other one nearly so."""
    others = [chance for act, chance in chances.items() if act != right]
    return chances[right] >= SURE_WIN and max(others) <= NO_SURE_WIN


def believed(position: Position) -> list[Position]:
    """Other worlds that the seat may believe in."""
    return [position.imagine(position.seat, generator("believed", number)) for number in range(WORLDS)]


class Search:
    """The positions of a game that were found so far."""

    def __init__(self, name: str) -> None:
        self.game, self.judge = load(name), Judge(load(name))
        self.found = matches(name)
        self.themes = Counter(moment.theme for played in self.found for moment in played.moments)
        self.solved = sum(greedy_solves(tactic.position, tactic.moment.right) for tactic in tactics(name))

    def look_through(self, number: int) -> None:
        """Add what there is in match `number`."""
        players, options = TABLES[self.game.name][number % len(TABLES[self.game.name])]
        simulation = Simulation(self.game, options, players, ["greedy"], SEED)
        moments: list[Moment] = []
        acts = ""
        for position, words in decisions(simulation, number):
            moment = self.moment(position, len(words))
            if moment is not None:
                moments.append(moment)
                acts = ", ".join(words)
            if len(moments) == MOST_IN_A_MATCH:
                break
        if moments:
            self.found.append(Played(f"{SEED}/{number}", players, options, acts, moments))
            write(self.game.name, self.found)

    def moment(self, position: Position, after: int) -> Moment | None:
        """The moment, unless no act is clearly right or there is enough of its kind."""
        clear = judged(self.judge, position)
        if clear is None:
            return None
        verdict, proof = clear
        about, right = theme(position, verdict), self.game.say(verdict.right)
        easy = greedy_solves(position, right)
        if self.themes[about] >= MOST_OF_A_THEME or (easy and self.solved >= MOST_SOLVED_BY_GREEDY):
            return None
        self.themes[about] += 1
        self.solved += easy
        share, next_share, error = (round(number, 3) for number in (verdict.share, verdict.next_share, verdict.error))
        return Moment(after, about, right, share, self.game.say(verdict.next), next_share, error, proof)


def greedy_solves(position: Position, right: str) -> bool:
    return position.game.say(bots.choose("greedy", position, position.seat, generator("easy"))) == right


def find(name: str, number: int) -> None:
    """Add positions until there are as many as wanted, beginning with that match."""
    search = Search(name)
    while search.themes.total() < WANTED:
        search.look_through(number)
        print(f"{name}: {search.themes.total()} positions after match {number}", flush=True)
        number += 1


def prune(name: str) -> None:
    """Keep only what searching players confirm: for a change of the bots or of the judge."""
    judge, kept = Judge(load(name)), []
    for played in matches(name):
        right = [
            tactic.moment
            for tactic in replayed(load(name), played)
            if judge.confirms(tactic.position, tactic.position.game.parse(tactic.moment.right))
        ]
        if right:
            kept.append(msgspec.structs.replace(played, moments=right))
        print(f"{name}: {played.seed} keeps {len(right)} of {len(played.moments)}", flush=True)
    write(name, kept)


def verify(name: str, tries: int) -> list[str]:
    """The names of positions whose right act is not proved again: exactly, or by playing with other luck."""
    return [tactic.name for tactic in tactics(name) if not is_right(Judge(load(name)), tactic, tries)]


def is_right(judge: Judge, tactic: Tactic, tries: int) -> bool:
    position = tactic.position
    right, other = (position.game.parse(word) for word in (tactic.moment.right, tactic.moment.next))
    if tactic.moment.proof == "exact":
        return wins_alone(turn_chances(position), right)
    shares = {act: judge.shares(position, act, OTHER_LUCK, OTHER_LUCK + tries) for act in (right, other)}
    return compare(shares).right == right


if __name__ == "__main__":
    if sys.argv[2:3] == ["prune"]:
        prune(sys.argv[1])
    elif sys.argv[2:3] == ["verify"]:
        print(*verify(sys.argv[1], int(sys.argv[3]) if sys.argv[3:] else 200), sep="\n")
    else:
        find(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else 0)
