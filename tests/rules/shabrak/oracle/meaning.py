"""Targets, amounts, conditions and standing effects of an ability: derived from the
ability itself, slowly and plainly. Independent of the kernels.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from krypta.games.shabrak.cards.language.ability import Amount, Clause, Condition, Selector
from krypta.games.shabrak.layout import Anchor, Ask, Do, Measure, Quantity, Relation, Side, Trait, When

from .board import EXHAUSTED, OVERPOWERED, READY, Board, Card, Figures, Warrior


@dataclass
class Speaker:
    """The warrior whose ability it is, and the warriors that `it` and `foe` refer to."""

    seat: int
    me: Warrior | None = None
    it: Warrior | None = None
    foe: Warrior | None = None


class Meaning:
    """Reads the board; changes only `worked`, the set of standing steps that have had an effect."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.worked: set[tuple[object, int, int]] = set()

    # -- who

    def named(self, quantity: Quantity, by: Speaker) -> Warrior | None:
        return {Quantity.SELF: by.me, Quantity.IT: by.it, Quantity.FOE: by.foe}[quantity]

    def meant(self, selector: Selector, by: Speaker) -> list[Warrior]:
        """The targets in the order of seats and numbers; only standing warriors, unless the fallen are counted."""
        if selector.quantity in (Quantity.SELF, Quantity.IT, Quantity.FOE):
            one = self.named(selector.quantity, by)
            return [one] if one is not None and one.stands else []
        fallen = Trait.FALLEN in selector.traits
        there = [w for w in self.board.everybody() if (w.status == OVERPOWERED if fallen else w.stands)]
        return [warrior for warrior in there if self.fits(selector, warrior, by)]

    def fits(self, selector: Selector, warrior: Warrior, by: Speaker) -> bool:
        if selector.side == Side.OWN and warrior.seat != by.seat:
            return False
        if selector.side == Side.ENEMY and warrior.seat == by.seat:
            return False
        if selector.sark and warrior.sark != selector.sark:
            return False
        if selector.rarity is not None and warrior.rarity != selector.rarity:
            return False
        return all(self.has(trait, warrior, by) for trait in selector.traits) and self.is_there(selector, warrior, by)

    def has(self, trait: Trait, warrior: Warrior, by: Speaker) -> bool:
        return {
            Trait.READY: warrior.status == READY,
            Trait.EXHAUSTED: warrior.status == EXHAUSTED,
            Trait.PRESSED: warrior.pressure > 0,
            Trait.UNPRESSED: warrior.pressure == 0,
            Trait.EQUIPPED: warrior.worn is not None,
            Trait.BARE: warrior.worn is None,
            Trait.COMMANDER: warrior.commander,
            Trait.OTHER: warrior is not by.me,
            Trait.FALLEN: warrior.status == OVERPOWERED,
        }[trait]

    def is_there(self, selector: Selector, warrior: Warrior, by: Speaker) -> bool:
        """Whether the warrior is in the place relative to the anchor, which may be overpowered."""
        if selector.relation == Relation.ANYWHERE:
            return True
        anchor = {Anchor.SELF: by.me, Anchor.IT: by.it, Anchor.FOE: by.foe}[selector.anchor]
        if anchor is None:
            return False
        if selector.relation == Relation.FACING:
            return self.board.is_facing(anchor, warrior)
        if selector.relation == Relation.NEIGHBOUR:
            return self.board.are_neighbours(anchor, warrior)
        return warrior in self.in_reach(anchor)

    def in_reach(self, warrior: Warrior) -> list[Warrior]:
        return self.board.within(warrior, self.reach(warrior))

    # -- how much, and whether

    def amount(self, amount: Amount | None, by: Speaker) -> int:
        if amount is None or amount.measure == Measure.FIXED:
            return 1 if amount is None else amount.number
        assert amount.counted is not None
        if amount.measure == Measure.COUNT:
            return rounded_up(amount.number * len(self.meant(amount.counted, by)), amount.divisor)
        one = self.named(amount.counted.quantity, by)
        if one is None:
            return 0
        if amount.measure == Measure.PRESSURE:
            return rounded_up(one.pressure, amount.divisor)
        figures = self.figures(one)
        figure = figures.attack if amount.measure == Measure.ATTACK else figures.defence
        return rounded_up(figure, amount.divisor)

    def holds(self, clause: Clause, by: Speaker) -> bool:
        return all(self.is_met(condition, by) for condition in clause.conditions)

    def is_met(self, condition: Condition, by: Speaker) -> bool:
        board, number = self.board, condition.number
        if condition.ask == Ask.FEWER:
            return len(board.standing(by.seat)) < len(board.standing(1 - by.seat))
        if condition.counted is None:
            n = board.hands[by.seat].total()
            return n >= number if condition.ask == Ask.HAND_AT_LEAST else n <= number
        n = len(self.meant(condition.counted, by))
        return n >= number if condition.ask == Ask.AT_LEAST else n <= number

    # -- S5.3: what works while a card stands

    def figures(self, warrior: Warrior) -> Figures:
        if not warrior.stands:
            return warrior.last
        sums = {Do.ATTACK: warrior.attack, Do.DEFENCE: warrior.defence, Do.GUARD: 0}
        for do, n, _ in warrior.changes:
            sums[do] += n
        for do, n in self.on(warrior, of_reach=False):
            sums[do] += n
        reach = self.reach(warrior)
        return Figures(max(0, sums[Do.ATTACK]), max(0, sums[Do.DEFENCE]), reach, sums[Do.GUARD] > 0)

    def reach(self, warrior: Warrior) -> float:
        if not warrior.stands:
            return warrior.last.reach
        return max(0, self.board.reach + sum(n for _, n in self.on(warrior, of_reach=True)))

    def on(self, warrior: Warrior, of_reach: bool) -> Iterator[tuple[Do, int]]:
        """The effects of all standing abilities on a warrior; reach first, since others may depend on it."""
        for card, by in self.speakers():
            for k, clause in standing_clauses(card.clauses):
                steps = [(j, step) for j, step in enumerate(clause.steps) if (step.do == Do.REACH) == of_reach]
                if not steps or not self.holds(clause, by):
                    continue
                for j, step in steps:
                    if warrior in self.meant(step.on, by):
                        self.worked.add((card, k, j))
                        yield step.do, self.amount(step.amount, by)

    def speakers(self) -> Iterator[tuple[Card | Warrior, Speaker]]:
        """Every card with standing abilities, and the warrior they belong to: for equipment its wearer."""
        for seat, sark in enumerate(self.board.sarks):
            cards: list[tuple[Card | Warrior | None, Warrior | None]] = [(sark, None)]
            for warrior in self.board.rows[seat]:
                if warrior.stands:
                    cards += [(warrior, warrior), (warrior.worn, warrior)]
            for card, me in cards:
                if card is not None and standing_clauses(card.clauses):
                    yield card, Speaker(seat, me)


@cache
def standing_clauses(clauses: tuple[Clause, ...]) -> list[tuple[int, Clause]]:
    return [(k, clause) for k, clause in enumerate(clauses) if clause.when == When.STANDING]


def rounded_up(n: int, divisor: int) -> int:
    """S5.5, also for negative amounts."""
    up = -(-abs(n) // divisor)
    return up if n >= 0 else -up
