"""Every card of the set does what it says: on many boards, for all choices, kernels and oracle agree.

A card has passed when each step of each of its abilities has had an effect at least once, in both.
"""

import random

import pytest

from krypta.core.kernel import INTERPRETED
from krypta.core.position import Position
from krypta.core.scenario import arrange
from krypta.games.shabrak.cards.card_file import Card
from krypta.games.shabrak.cards.card_file import Card as Printed
from krypta.games.shabrak.cards.language.ability import Clause
from krypta.games.shabrak.cards.pool import our_own
from krypta.games.shabrak.game import GAME
from krypta.games.shabrak.layout import Do, Kind, When
from rules.shabrak.table import start

from .board import Warrior
from .comparison import differences, lines_of
from .oracle import Oracle, Play, Question
from .sample_boards import EXHAUST, OVERPOWER, PRESS, SHOWN, Shown, board_for

FEWEST, MOST = (2, 80) if INTERPRETED else (8, 200)  # boards for each ability
OF_ROUNDS = (When.ROUND_START, When.ROUND_END)
HELPERS = {
    When.EXHAUSTED: (EXHAUST,),
    When.PRESSED: (PRESS,),
    When.OVERPOWERED: (OVERPOWER,),
    When.STANDING: (OVERPOWER, EXHAUST),
}
Step = tuple[int, int]  # which clause, which step


class Show:
    """One card on one board: tries every choice, and compares the results."""

    def __init__(self, printed: Printed, clause: Clause, seed: int) -> None:
        self.printed, self.clause, self.seed = printed, clause, seed
        self.done: set[Step] = set()
        self.rng = random.Random(seed)
        changes = any(step.do in (Do.ATTACK, Do.DEFENCE) for step in clause.steps)
        self.plays_on = not INTERPRETED or (changes and clause.when != When.STANDING)  # to check how long effects last

    def fresh(self) -> Shown:
        in_hand = self.printed.kind == Kind.EVENT or self.clause.when == When.PLAYED
        return board_for(self.printed, self.seed, self.clause.when in OF_ROUNDS, in_hand)

    def all(self) -> set[Step]:
        """The steps that had an effect."""
        arranged = arrange(GAME, "\n".join(lines_of(self.fresh().board)))
        self.follow(arranged.position, [])
        return self.done

    def follow(self, position: Position, words: list[str]) -> None:
        """Replays the choices so far, compares, and continues with every further choice."""
        shown = self.fresh()
        oracle = Oracle(shown.board)
        play = oracle.go_on()
        question = ask(play, words)
        self.compare(position, oracle, question, words)
        self.done |= {(k, j) for card, k, j in oracle.done | oracle.meaning.worked if card is shown.card}
        ways = [] if question is None else self.ways(question, words, oracle, shown)
        for word in ways:
            there = position.copy()
            assert there.step(GAME.parse(word)) == 0
            self.follow(there, [*words, word])
        if words and not ways and self.plays_on:
            self.plays_on = False
            self.play_on(position, oracle, play, question, words)

    def compare(self, position: Position, oracle: Oracle, question: Question | None, words: list[str]) -> None:
        found = differences(position, oracle, question)
        assert found == {}, f"after {words} on {lines_of(self.fresh().board)}"

    def play_on(
        self, position: Position, oracle: Oracle, play: Play, question: Question | None, words: list[str]
    ) -> None:
        """Plays on to the next round, doing as little as possible; once per board."""
        rounds = oracle.board.rounds
        while question is not None and oracle.board.rounds == rounds:
            word = "end" if "end" in question.words else min(question.words)
            assert position.step(GAME.parse(word)) == 0
            words = [*words, word]
            question = answered(play, word)
            self.compare(position, oracle, question, words)

    def ways(self, question: Question, words: list[str], oracle: Oracle, shown: Shown) -> list[str]:
        """Every choice within an ability; in a turn only the useful acts."""
        if not is_turn(question):
            helper_asks = len(words) == 1 and words[0].startswith("play") and words[0] != f"play {SHOWN}"
            return self.some(question.words, shown.me, 2) if helper_asks else sorted(question.words)
        if self.clause.when in OF_ROUNDS:
            return self.on_to_the_next_round(question, words, oracle)
        if words:
            return self.with_the_blow(question, words)
        return sorted(self.openings(question, shown))

    def openings(self, question: Question, shown: Shown) -> set[str]:
        """The acts that may trigger or use the ability."""
        own = {f"play {SHOWN}"} if self.clause.when == When.PLAYED else set()
        if self.clause.when == When.ACTIVE:
            verb = {Kind.WARRIOR: "ability", Kind.EQUIPMENT: "gear", Kind.SARK: "sark"}[self.printed.kind]
            own = {word for word in question.words if word.startswith(verb)}
        own |= {f"play {helper}" for helper in HELPERS.get(self.clause.when, ())}
        if self.clause.when in (When.EXHAUSTED, When.ATTACKING, When.ATTACKED, When.PRESSED, When.STANDING):
            attacks = [word for word in question.words if word.startswith("attack")]
            own |= set(self.some(attacks, shown.me, 2))
        return own & question.words

    def with_the_blow(self, question: Question, words: list[str]) -> list[str]:
        """After a warrior's ability its attack, which the ability may change."""
        if len(words) > 6 or any(word.startswith("attack") for word in words):
            return []
        return sorted(word for word in question.words if word.startswith("attack"))[:1]

    def on_to_the_next_round(self, question: Question, words: list[str], oracle: Oracle) -> list[str]:
        if oracle.board.rounds > 1 or len(words) > 12:
            return []
        return ["end"] if "end" in question.words else sorted(question.words)[:1]

    def some(self, words: frozenset[str] | list[str], me: Warrior | None, count: int) -> list[str]:
        """A few of the acts, and those that involve the acting warrior."""
        about = [word for word in sorted(words) if me is not None and me.number in map(int, filter(str.isdigit, word))]
        others = [word for word in sorted(words) if word not in about]
        return about[:4] + self.rng.sample(others, min(count, len(others)))


def is_turn(question: Question) -> bool:
    verbs = {word.split()[0] for word in question.words}
    return not verbs & {"choose", "yes", "no", "discard", "retrieve", "draw"}


def ask(play: Play, words: list[str]) -> Question | None:
    """The next question after those words; None if the game is over."""
    question: Question | None = next(play)
    for word in words:
        question = answered(play, word)
    return question


def answered(play: Play, word: str) -> Question | None:
    try:
        return play.send(word)
    except StopIteration:
        return None


CARDS = list(our_own().values())


@pytest.mark.parametrize("card", [card for card in CARDS if card.clauses], ids=lambda card: str(card.id))
def test_every_card_does_what_it_says(card: Card) -> None:
    todo = {(k, j) for k, clause in enumerate(card.clauses) for j in range(len(clause.steps))}
    done: set[Step] = set()
    for k, clause in enumerate(card.clauses):
        mine = {step for step in todo if step[0] == k}
        for seed in range(MOST):
            done |= Show(card, clause, seed).all()
            if seed + 1 >= FEWEST and mine <= done:
                break
    assert todo == done & todo, "some of what it says was never seen"


@pytest.mark.parametrize("card", [card for card in CARDS if not card.clauses], ids=lambda card: str(card.id))
def test_every_card_without_a_text_attacks_by_its_figures(card: Card) -> None:
    """It has its figures, and attacks by them."""
    assert card.kind == Kind.WARRIOR
    plain = Clause(When.ATTACKING, ())
    for seed in range(FEWEST):
        Show(card, plain, seed).all()


def test_no_card_of_the_set_is_left_out() -> None:
    tests = (test_every_card_does_what_it_says, test_every_card_without_a_text_attacks_by_its_figures)
    tried = [card.id for test in tests for mark in vars(test)["pytestmark"] for card in mark.args[1]]
    assert sorted(tried) == sorted(our_own())


def test_commanders_show_their_figures_from_the_first_moment() -> None:
    table = start(deck1="tinkers", deck2="tapsters")
    for seat, name in ((1, "queen-of-wire"), (2, "landlady")):
        card = our_own()[name]
        assert (table.warrior(f"{seat}.1").attack, table.warrior(f"{seat}.1").defence) == (card.attack, card.defence)
