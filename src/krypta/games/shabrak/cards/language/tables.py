"""An ability as rows of the content record, and back."""

from krypta.core.game import Record

from ...layout import (
    BY,
    CLAUSES,
    CONDITIONS,
    FIRST_CONDITION,
    FIRST_STEP,
    NONE,
    ON,
    PER_STEP,
    REACHING,
    SELECTORS,
    STEPS,
    SUBJECT,
    WITH,
    Anchor,
    Ask,
    Do,
    Lasting,
    Measure,
    Quantity,
    Rarity,
    Relation,
    Side,
    Trait,
    When,
)
from .ability import AMOUNTS, Amount, Clause, Condition, Selector, Step


def write(c: Record, card: int, clauses: list[Clause], sarks: list[str]) -> None:
    """Write a card's abilities into the tables; `sarks` are the names in the order of their numbers."""
    c.n_clauses[card] = len(clauses)
    c.moments[card] = sum({1 << moment for clause in clauses for moment in _moments(clause)})
    for k, clause in enumerate(clauses):
        about_self = clause.subject is None
        number = card * CLAUSES + k
        c.clause[number] = (clause.when, about_self, len(clause.conditions), len(clause.steps))
        who = c.who[number * SELECTORS : (number + 1) * SELECTORS]
        _put(who, SUBJECT, clause.subject, sarks)
        for j, condition in enumerate(clause.conditions):
            c.condition[number * CONDITIONS + j] = (condition.ask, condition.number)
            _put(who, FIRST_CONDITION + j, condition.counted, sarks)
        for j, step in enumerate(clause.steps):
            amount = step.amount or Amount()
            figures = (amount.measure, amount.number, amount.divisor)
            c.step[number * STEPS + j] = (step.do, step.then, step.may, step.lasting, *figures)
            first = FIRST_STEP + j * PER_STEP
            _put(who, first + ON, step.on, sarks)
            _put(who, first + WITH, step.other, sarks)
            _put(who, first + BY, amount.counted, sarks)


def _moments(clause: Clause) -> list[int]:
    reaching = any(step.do == Do.REACH for step in clause.steps)
    return [int(clause.when), REACHING] if reaching else [int(clause.when)]


def _put(who: Record, at: int, selector: Selector | None, sarks: list[str]) -> None:
    if selector is None:
        who[at] = NONE
        return
    traits = sum(1 << trait for trait in selector.traits)
    sark = sarks.index(selector.sark) if selector.sark else NONE
    rarity = NONE if selector.rarity is None else selector.rarity
    who[at] = (selector.quantity, selector.side, selector.relation, selector.anchor, traits, sark, rarity)


def read(c: Record, card: int, sarks: list[str]) -> list[Clause]:
    """The abilities of a card, from the tables."""
    return [_clause(c, card * CLAUSES + k, sarks) for k in range(int(c.n_clauses[card]))]


def _clause(c: Record, number: int, sarks: list[str]) -> Clause:
    when, _, n_conditions, n_steps = c.clause[number].tolist()
    who = [_selector(row, sarks) for row in c.who[number * SELECTORS :][:SELECTORS].tolist()]
    conditions = tuple(
        Condition(Ask(ask), number, who[FIRST_CONDITION + j])
        for j, (ask, number) in enumerate(c.condition[number * CONDITIONS :][:n_conditions].tolist())
    )
    steps = tuple(
        _step(row, who[FIRST_STEP + j * PER_STEP :])
        for j, row in enumerate(c.step[number * STEPS :][:n_steps].tolist())
    )
    return Clause(When(when), steps, who[SUBJECT], conditions)


def _step(row: list[int], who: list[Selector | None]) -> Step:
    do, then, may, lasting, measure, number, divisor = row
    amount = Amount(Measure(measure), number, divisor, who[BY]) if Do(do) in AMOUNTS else None
    on = who[ON]
    assert on is not None, "every step means somebody"
    return Step(Do(do), on, amount, Lasting(lasting), who[WITH], bool(then), bool(may))


def _selector(row: list[int], sarks: list[str]) -> Selector | None:
    quantity, side, relation, anchor, traits, sark, rarity = row
    if quantity == NONE:
        return None
    return Selector(
        Quantity(quantity),
        Side(side),
        Relation(relation),
        Anchor(anchor),
        frozenset(trait for trait in Trait if traits >> trait & 1),
        sarks[sark] if sark != NONE else "",
        None if rarity == NONE else Rarity(rarity),
    )
