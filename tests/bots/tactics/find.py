"""Finds tactical positions in matches of bots, and writes them.

cd tests && python -m bots.tactics.find GAME [FIRST_MATCH]     adds positions until there are a hundred
cd tests && python -m bots.tactics.find GAME verify [TRIES]    judges all that are there again, with other luck

The first may be interrupted: what it has found is written after every match.
Players who err leave more decisions to be found than greedy ones, who play alike: `SOURCES` sit down in turn.
A small search picks the decisions that are worth judging. One counts if a deep search with the learned judgement is
clearly for one act, and either only that act wins the match in this turn for sure (`exact`), or it wins clearly more of
the matches that are played on from there (`judge`): by much, or by less if a deep search on the outlook agrees.
Not more than a few have the same theme, and greedy fails in some of them.
"""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from bots.tactics.exact import TooLarge, Turn
from bots.tactics.judge import AGREED, Judge, Verdict, compare
from bots.tactics.positions import Moment, Played, Proof, Tactic, matches, tactics, write, written
from krypta import bots
from krypta.bots import thinking
from krypta.bots.simulate import Simulation
from krypta.core.door import NATURE
from krypta.core.game import Game
from krypta.core.position import Position
from krypta.core.rng import generator
from krypta.games import load

SEED = 24  # the positions of 22 and 23 were confirmed by players who search a little, not by a deep search
SOURCES = (["scout"], ["page", "greedy"], ["search:40", "squire"], ["squire", "page"], ["greedy", "scout"])  # in turn
WANTED = 100
MOST_OF_A_THEME = 12
MOST_IN_A_MATCH = 4
MOST_SOLVED_BY_GREEDY = 75
MOST_OPTIONS = 16
LAST_TURNS = 8  # of a match, in which decisions are looked at: what is late is cheap to judge
GLANCE, DEEP = 150, 20_000  # iterations: whether a decision is worth judging, and what it is worth
LEAD = 0.06  # of the win, by which a search with the learned judgement must prefer the act
TRUSTED = 0.02  # an option that was tried less than this part of the iterations has no value yet
SURE_WIN, NO_SURE_WIN = 0.9999, 0.75  # the chance to win in this turn, by the right act and by all others
WORLDS = 2  # besides the truth, in which the win must be as sure
UNCLEAR = 5  # times as many tries, where some do not say clearly which act of a position made by hand is right
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
    about = between(position, verdict.right, verdict.next)
    return f"win: {about}" if verdict.share > 0.99 else about


def between(position: Position, right: int, other: int) -> str:
    """What a decision between the two acts is about."""
    one, two = (_what(position.game, position, act) for act in (right, other))
    return f"which {one}" if one == two else f"{one}, not {two}"


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


def judged(
    judge: Judge, position: Position, is_wanted: Callable[[str], bool] = lambda about: True
) -> tuple[Verdict, Proof] | None:
    """The verdict and how it was found; None if no act is clearly right, or none is wanted of what it is about."""
    if preferred(position, "search", GLANCE, LEAD) is None:
        return None
    found = preferred(position, "search", DEEP, LEAD)
    if found is None or not is_wanted(between(position, *found)):
        return None
    right, _ = found
    chances = turn_chances(position)
    if wins_alone(chances, right) and all(wins_alone(turn_chances(world), right) for world in believed(position)):
        other = max((act for act in chances if act != right), key=lambda act: chances[act])
        return Verdict(right, other, 1.0, chances[other], 0.0, 0), "exact"
    played = judge.verdict(position, right)
    if played.right != right or not played.is_clear(AGREED):
        return None
    if played.is_clear():
        return played, "played"
    agreed = preferred(position, "outlook", DEEP, 0.0)
    return (played, "agreed") if agreed is not None and agreed[0] == right else None


def preferred(position: Position, search: str, iterations: int, lead: float) -> tuple[int, int] | None:
    """The act that a search clearly prefers, and the next best one; None if there is none."""
    decision = thinking.decide(f"{search}:{iterations}", position, position.seat, generator("preferred"))
    most, *others = decision.options
    rivals = [one for one in others if one.visits >= TRUSTED * decision.iterations]
    ahead = min((most.worth - one.worth - lead for one in rivals), default=0.0)
    return (most.act, others[0].act) if others and ahead >= 0.0 else None


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
        self.by_hand = len(list(written(name)))
        self.solved = sum(greedy_solves(tactic.position, tactic.moment.right) for tactic in tactics(name))

    @property
    def total(self) -> int:
        return self.themes.total() + self.by_hand

    def look_through(self, number: int) -> None:
        """Add what there is in match `number`."""
        tables = TABLES[self.game.name]
        players, options = tables[number // len(SOURCES) % len(tables)]
        simulation = Simulation(self.game, options, players, SOURCES[number % len(SOURCES)], SEED)
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

    def is_wanted(self, about: str) -> bool:
        """Whether there is not enough of the theme yet, be the match won by it or not."""
        return min(self.themes[about], self.themes[f"win: {about}"]) < MOST_OF_A_THEME

    def moment(self, position: Position, after: int) -> Moment | None:
        """The moment, unless no act is clearly right or there is enough of its kind."""
        clear = judged(self.judge, position, self.is_wanted)
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
    print(f"{name}: {search.total} positions, {search.solved} solved by greedy", flush=True)
    while search.total < WANTED:
        search.look_through(number)
        print(f"{name}: {search.total} positions after match {number}, {search.solved} solved by greedy", flush=True)
        number += 1


def verify(name: str, tries: int) -> list[str]:
    """The names of positions whose right act is not proved again: exactly, or by playing with other luck.

    Those that are written by hand are judged here alone.
    """
    return [tactic.name for tactic in tactics(name) if not is_right(Judge(load(name)), tactic, tries)]


def is_right(judge: Judge, tactic: Tactic, tries: int) -> bool:
    position = tactic.position
    if tactic.moment.proof == "by hand":
        for last in (OTHER_LUCK + tries, OTHER_LUCK + UNCLEAR * tries):
            again = compare({act: judge.shares(position, act, OTHER_LUCK, last) for act in position.options()})
            if again.is_clear(AGREED):
                return position.game.say(again.right) == tactic.moment.right
        return False
    right, other = (position.game.parse(word) for word in (tactic.moment.right, tactic.moment.next))
    if tactic.moment.proof == "exact":
        return wins_alone(turn_chances(position), right)
    shares = {act: judge.shares(position, act, OTHER_LUCK, OTHER_LUCK + tries) for act in (right, other)}
    again = compare(shares)
    return again.right == right or (tactic.moment.proof == "agreed" and again.lead < again.error)


if __name__ == "__main__":
    if sys.argv[2:3] == ["verify"]:
        print(*verify(sys.argv[1], int(sys.argv[3]) if sys.argv[3:] else 200), sep="\n")
    else:
        find(sys.argv[1], int(sys.argv[2]) if sys.argv[2:] else 0)
