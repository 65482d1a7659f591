"""A second, slow and plain implementation of Shabrak, written from the rules and the ability language, to compare the
kernels with. The game is a generator: it yields a question whenever a player has to decide, and is sent the
word of the act. It is independent of the kernels.
"""

from collections import Counter
from collections.abc import Generator, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from krypta.core.door import NATURE
from krypta.games.shabrak.cards.language.ability import OF_CARDS, Clause, Selector, Step
from krypta.games.shabrak.layout import Do, Kind, Lasting, Quantity, Side, When

from .board import EXHAUSTED, GONE, OVERPOWERED, READY, WAITING, Board, Card, Warrior
from .meaning import Meaning, Speaker

TRIGGERS = 12  # triggers that may follow from one act
CARDS_A_TURN = 12


class Question(NamedTuple):
    """The player who decides, and the words of all allowed acts."""

    seat: int
    words: frozenset[str]


Play = Generator[Question, str, None]
Asking = Generator[Question, str, str]


class Over(Exception):
    """S6: the game ends at once, even in the middle of an effect."""


@dataclass
class Trigger:
    card: Card | Warrior
    k: int
    by: Speaker
    last: bool  # works even though its own warrior has just been overpowered


@dataclass
class Turn:
    acting: Warrior | None = None
    attacked: bool = False
    used: bool = False
    gear_used: bool = False
    played: int = 0


@dataclass
class Oracle:
    board: Board
    turn: Turn = field(default_factory=Turn)
    happened: list[tuple[When, Warrior | None, Warrior | None]] = field(default_factory=list)
    waiting: list[Trigger] = field(default_factory=list)  # the next one first
    triggers: int = 0
    capped: int = 0
    winner: int | None = None  # once the game is over; None for a draw
    over: bool = False
    done: set[tuple[object, int, int]] = field(default_factory=set)  # the steps that had an effect, by card

    def __post_init__(self) -> None:
        self.meaning = Meaning(self.board)

    # -- S2

    def match(self) -> Play:
        """The whole match, from the set-up."""
        seat = self.board.turn = self.board.began = yield from self.who_begins()
        while any(warrior.status == WAITING for warrior in self.board.everybody()):
            waiting = [warrior for warrior in self.board.teams[seat] if warrior.status == WAITING]
            words = [f"lay {warrior.number} {end}" for warrior in waiting for end in ("left", "right")]
            _, number, end = (yield Question(seat, frozenset(words))).split()
            warrior = self.board.teams[seat][int(number) - 1]
            row = self.board.rows[seat]
            row.insert(0 if end == "left" else len(row), warrior)
            warrior.status = READY
            seat = self.board.turn = 1 - seat
        yield from self.until_over(self.first_round())

    def who_begins(self) -> Generator[Question, str, int]:
        """S2.3."""
        mine, theirs = (team[0] for team in self.board.teams)
        strength = [(one.attack, one.defence, one.rarity) for one in (mine, theirs)]
        if strength[0] != strength[1]:
            return 0 if strength[0] > strength[1] else 1
        return int((yield Question(NATURE, frozenset({"first 1", "first 2"}))).split()[1]) - 1

    def first_round(self) -> Play:
        yield from self.draw_all([1, 1])
        self.board.rounds = 1
        self.happen(When.ROUND_START)
        yield from self.rounds()

    # -- S4.1, S4.6

    def go_on(self) -> Play:
        """The match from the beginning of a turn."""
        yield from self.until_over(self.rounds())

    def until_over(self, play: Play) -> Play:
        try:
            yield from play
        except Over:
            self.over = True
            self.winner = self.who_wins()

    def rounds(self) -> Play:
        while True:
            yield from self.take_turn()
            if any(warrior.status == READY for warrior in self.board.everybody()):
                self.board.turn = 1 - self.board.turn
            else:
                yield from self.end_round()

    def end_round(self) -> Play:
        board = self.board
        self.happen(When.ROUND_END)
        yield from self.stage()
        self.wear_off(Lasting.ROUND)
        yield from self.stage()
        left = [len([w for w in team if w.status == OVERPOWERED]) for team in board.teams]
        for warrior in board.everybody():
            warrior.readied = False
            if warrior.status == OVERPOWERED:
                warrior.status = GONE
                board.rows[warrior.seat].remove(warrior)
            elif warrior.stands:
                warrior.status = READY
                warrior.pressure = max(0, warrior.pressure - 1)
        board.sark_used = [False, False]
        if board.rounds == board.last_round:
            raise Over
        yield from self.draw_all(left)
        board.began = board.turn = 1 - board.began
        board.rounds += 1
        self.happen(When.ROUND_START)

    def draw_all(self, counts: list[int]) -> Play:
        """The active player draws first; what this triggers comes afterwards."""
        self.triggers = 0
        self.notice()
        for seat in (self.board.turn, 1 - self.board.turn):
            yield from self.draw(seat, counts[seat])
        yield from self.settle(0)

    def wear_off(self, lasting: Lasting) -> None:
        for warrior in self.board.everybody():
            warrior.changes = [change for change in warrior.changes if change[2] != lasting]

    def stage(self) -> Play:
        """Resets the count of triggers."""
        self.triggers = 0
        yield from self.settle(0)

    def who_wins(self) -> int | None:
        """S6."""
        mine, theirs = self.board.standing(0), self.board.standing(1)
        if len(mine) != len(theirs):
            return 0 if len(mine) > len(theirs) else 1
        pressure = [sum(warrior.pressure for warrior in side) for side in (mine, theirs)]
        if pressure[0] == pressure[1]:
            return None
        return 0 if pressure[0] < pressure[1] else 1

    # -- S4.2, S4.3

    def take_turn(self) -> Play:
        self.turn = Turn()
        yield from self.stage()
        while not self.can_do_nothing():
            self.triggers = 0
            word = yield Question(self.board.turn, frozenset(self.acts()))
            if word == "end":
                break
            yield from self.act(word)
        self.wear_off(Lasting.TURN)
        yield from self.stage()

    def can_do_nothing(self) -> bool:
        seat = self.board.turn
        if self.turn.acting is not None or self.board.hands[seat].total():
            return False
        if any(warrior.status == READY for warrior in self.board.teams[seat]):
            return False
        sark = self.board.sarks[seat]
        return self.board.sark_used[seat] or sark is None or active(sark) is None

    def acts(self) -> Iterable[str]:
        """The allowed acts of a turn. The duty is to exhaust a ready warrior and act with it, if it can act."""
        board, turn, seat = self.board, self.turn, self.board.turn
        acting = turn.acting
        able = [warrior for warrior in board.teams[seat] if warrior.status == READY]
        has_duty = bool(able)
        if acting is not None:
            able = [acting] if acting.stands else []
            has_duty = acting.stands and not turn.attacked and not turn.used and self.can_act(acting)
        if not has_duty:
            yield "end"
        for warrior in able:
            if not turn.attacked:
                yield from (f"attack {warrior.number} {enemy.number}" for enemy in self.attackable(warrior))
            if not turn.used and self.could_use(warrior, Speaker(seat, warrior)):
                yield f"ability {warrior.number}"
            if acting is None and not self.can_act(warrior):
                yield f"rest {warrior.number}"
            if warrior.worn is not None and not turn.gear_used and self.could_use(warrior.worn, Speaker(seat, warrior)):
                yield f"gear {warrior.number}"
        sark = board.sarks[seat]
        if sark is not None and not board.sark_used[seat] and self.could_use(sark, Speaker(seat)):
            yield "sark"
        for word, count in board.hands[seat].items():
            is_gear = board.card(seat, word).kind == Kind.EQUIPMENT
            if count and turn.played < CARDS_A_TURN and (not is_gear or self.bare()):
                yield f"play {word}"

    def can_act(self, warrior: Warrior) -> bool:
        return bool(self.attackable(warrior)) or self.could_use(warrior, Speaker(warrior.seat, warrior))

    def attackable(self, warrior: Warrior) -> list[Warrior]:
        """S4.4; a warrior that reaches a guard can attack only guards."""
        found = [enemy for enemy in self.meaning.in_reach(warrior) if enemy.stands]
        return [enemy for enemy in found if self.meaning.figures(enemy).guard] or found

    def could_use(self, card: Card | Warrior, by: Speaker) -> bool:
        clause = active(card)
        if clause is None or not self.meaning.holds(clause, by):
            return False
        return any(not step.then and self.is_possible(step, by) for step in clause.steps)

    def bare(self) -> list[Warrior]:
        return [warrior for warrior in self.board.everybody() if warrior.stands and warrior.worn is None]

    def act(self, word: str) -> Play:
        verb, *rest = word.split()
        seat, turn = self.board.turn, self.turn
        if verb == "play":
            yield from self.play(self.board.card(seat, rest[0]))
        elif verb == "sark":
            sark = self.board.sarks[seat]
            assert sark is not None
            self.board.sark_used[seat] = True
            yield from self.use(sark, Speaker(seat))
        else:
            warrior = self.board.teams[seat][int(rest[0]) - 1]
            if turn.acting is None:
                turn.acting = warrior
                self.exhaust(warrior)
            if verb == "attack":
                turn.attacked = True
                yield from self.attack(warrior, self.board.teams[1 - seat][int(rest[1]) - 1])
            elif verb == "ability":
                turn.used = True
                yield from self.use(warrior, Speaker(seat, warrior))
            elif verb == "gear":
                assert warrior.worn is not None
                turn.gear_used = True
                yield from self.use(warrior.worn, Speaker(seat, warrior))
            yield from self.settle(0)

    def use(self, card: Card | Warrior, by: Speaker) -> Play:
        yield from self.settle(0)
        clause = active(card)
        assert clause is not None
        yield from self.steps(card, card.clauses.index(clause), by)

    def attack(self, warrior: Warrior, enemy: Warrior) -> Play:
        """What the attack triggers comes before the blow."""
        self.happen(When.ATTACKING, warrior, enemy)
        self.happen(When.ATTACKED, enemy, warrior)
        yield from self.settle(0)
        if warrior.stands and enemy.stands:
            self.press(enemy, self.meaning.figures(warrior).attack)
        yield from self.settle(0)

    def play(self, card: Card) -> Play:
        """S5.1, S5.2."""
        seat = card.owner
        self.leave_hand(seat, card.word)
        self.turn.played += 1
        by = Speaker(seat)
        if card.kind == Kind.EQUIPMENT:
            yield from self.settle(0)
            if not self.bare():
                self.board.discards[seat][card.word] += 1
                return
            wearer = yield from self.choose(seat, self.bare())
            wearer.worn = card
            by = Speaker(wearer.seat, wearer)
        k = self.next_played(card, 0, by)
        yield from self.settle(0)
        while k is not None and not is_lost(card, by.me):
            yield from self.steps(card, k, by)
            by.it = None
            k = self.next_played(card, k + 1, by)
        if card.kind == Kind.EVENT:
            self.board.discards[seat][card.word] += 1

    def next_played(self, card: Card, first: int, by: Speaker) -> int | None:
        for k in range(first, len(card.clauses)):
            if card.clauses[k].when == When.PLAYED and self.meaning.holds(card.clauses[k], by):
                return k
        return None

    # -- S5.4: step by step

    def steps(self, card: Card | Warrior, k: int, by: Speaker) -> Play:
        did = False
        for j, step in enumerate(card.clauses[k].steps):
            if (step.then and not did) or not self.is_possible(step, by):
                did = False
                continue
            if step.may and (yield Question(by.seat, frozenset({"yes", "no"}))) == "no":
                did = False
                continue
            floor = len(self.waiting)
            self.done.add((card, k, j))
            yield from self.do(step, by)
            yield from self.settle(floor)
            did = True

    def is_possible(self, step: Step, by: Speaker) -> bool:
        if step.do in OF_CARDS:
            return self.movable(step, by) > 0
        return bool(self.candidates(step, by))

    def candidates(self, step: Step, by: Speaker) -> list[Warrior]:
        """The warriors on which the step would have an effect."""
        n = self.meaning.amount(step.amount, by)
        meant = self.meaning.meant(step.on, by)
        return [warrior for warrior in meant if self.would_do(step, n, by, warrior)]

    def would_do(self, step: Step, n: int, by: Speaker, warrior: Warrior) -> bool:
        if step.do in (Do.ATTACK, Do.DEFENCE, Do.PRESS):
            return n != 0
        if step.do == Do.RELIEVE:
            return n > 0 and warrior.pressure > 0
        if step.do == Do.READY:
            return warrior.status == EXHAUSTED and not warrior.readied
        if step.do == Do.EXHAUST:
            return warrior.status == READY
        if step.do == Do.SHIELD:
            return not warrior.shield
        if step.do == Do.BREAK:
            return warrior.worn is not None
        if step.do == Do.STEAL:
            me = by.me
            return warrior is not me and warrior.worn is not None and me is not None and me.stands and me.worn is None
        if step.do == Do.SWAP:
            assert step.other is not None
            return bool(self.partners(warrior, step.other, by))
        return True

    def partners(self, one: Warrior, other: Selector, by: Speaker) -> list[Warrior]:
        return [w for w in self.meaning.meant(other, by) if w is not one and w.seat == one.seat]

    def movable(self, step: Step, by: Speaker) -> int:
        """How many cards."""
        whose = by.seat if step.on.side == Side.OWN else 1 - by.seat
        board = self.board
        source = {Do.DRAW: board.piles, Do.DISCARD: board.hands}.get(step.do, board.discards)[whose]
        return source.total() if step.do == Do.RECYCLE else min(source.total(), self.meaning.amount(step.amount, by))

    def do(self, step: Step, by: Speaker) -> Play:
        if step.do in OF_CARDS:
            yield from self.move_cards(step, by)
            return
        n = self.meaning.amount(step.amount, by)
        whom = self.candidates(step, by)
        if step.do == Do.SWAP:
            one = yield from self.choose(by.seat, whom)
            assert step.other is not None
            other = yield from self.choose(by.seat, self.partners(one, step.other, by))
            row = self.board.rows[one.seat]
            here, there = row.index(one), row.index(other)
            row[here], row[there] = other, one
            by.it = other
            return
        if step.on.quantity == Quantity.CHOSEN:
            by.it = yield from self.choose(by.seat, whom)
            whom = [by.it]
        if step.do == Do.OVERPOWER:
            self.overpower(self.in_order(whom))
            return
        for warrior in self.in_order(whom):
            self.affect(step, n, by, warrior)

    def affect(self, step: Step, n: int, by: Speaker, warrior: Warrior) -> None:
        if step.do == Do.PRESS:
            self.press(warrior, n)
        elif step.do == Do.RELIEVE:
            warrior.pressure = max(0, warrior.pressure - n)
        elif step.do == Do.READY:
            warrior.status = READY
            warrior.readied = True
        elif step.do == Do.EXHAUST:
            self.exhaust(warrior)
        elif step.do == Do.SHIELD:
            warrior.shield = True
        elif step.do in (Do.ATTACK, Do.DEFENCE):
            warrior.changes.append((step.do, n, step.lasting))
        elif step.do == Do.BREAK:
            self.lose_equipment(warrior)
        else:
            assert step.do == Do.STEAL
            assert by.me is not None
            by.me.worn, warrior.worn = warrior.worn, None

    def choose(self, seat: int, whom: list[Warrior]) -> Generator[Question, str, Warrior]:
        """If there is only one candidate, there is no choice."""
        if len(whom) == 1:
            return whom[0]
        words = {f"choose {'own' if w.seat == seat else 'enemy'} {w.number}": w for w in whom}
        return words[(yield Question(seat, frozenset(words)))]

    # -- cards

    def move_cards(self, step: Step, by: Speaker) -> Play:
        whose = by.seat if step.on.side == Side.OWN else 1 - by.seat
        n = self.movable(step, by)
        if step.do == Do.DRAW:
            yield from self.draw(whose, n)
        elif step.do == Do.RECYCLE:
            self.board.piles[whose].update(self.board.discards[whose])
            self.board.discards[whose].clear()
        else:
            yield from self.move_one_by_one(whose, n, step.do == Do.DISCARD)

    def move_one_by_one(self, seat: int, n: int, is_discard: bool) -> Play:
        """What the move of a card triggers comes before the next card."""
        board = self.board
        source = board.hands[seat] if is_discard else board.discards[seat]
        for _ in range(n):
            if not source.total():
                return
            floor = len(self.waiting)
            word = yield from self.pick(seat, "discard" if is_discard else "retrieve", source)
            if is_discard:
                self.leave_hand(seat, word)
                board.discards[seat][word] += 1
            else:
                source[word] -= 1
                board.hands[seat][word] += 1
                board.seen[seat][word] += 1
            yield from self.settle(floor)

    def draw(self, seat: int, n: int) -> Play:
        """All cards are drawn before anything that this triggers."""
        for _ in range(n):
            pile = self.board.piles[seat]
            if pile.total():
                words = frozenset(f"draw {word}" for word, count in pile.items() if count)
                word = (yield Question(NATURE, words)).split()[1]
                pile[word] -= 1
                self.board.hands[seat][word] += 1
                self.notice()

    def pick(self, seat: int, verb: str, source: Counter[str]) -> Asking:
        held = sorted(word for word, count in source.items() if count)
        if len(held) == 1:
            return held[0]
        return (yield Question(seat, frozenset(f"{verb} {word}" for word in held))).split()[1]

    def leave_hand(self, seat: int, word: str) -> None:
        self.board.hands[seat][word] -= 1
        if self.board.seen[seat][word]:
            self.board.seen[seat][word] -= 1

    # -- what happens to warriors

    def happen(self, when: When, whom: Warrior | None = None, other: Warrior | None = None) -> None:
        self.happened.append((when, whom, other))

    def press(self, warrior: Warrior, n: int) -> None:
        if n > 0 and warrior.shield:
            warrior.shield = False
        elif n > 0:
            warrior.pressure += n
            self.happen(When.PRESSED, warrior)

    def exhaust(self, warrior: Warrior) -> None:
        warrior.status = EXHAUSTED
        self.happen(When.EXHAUSTED, warrior)

    def overpower(self, warriors: list[Warrior]) -> None:
        """Overpowers all of them at the same time."""
        for warrior in warriors:
            warrior.last = self.meaning.figures(warrior)
        for warrior in warriors:
            warrior.status, warrior.pressure, warrior.shield = OVERPOWERED, 0, False
            self.happen(When.OVERPOWERED, warrior)

    def in_order(self, warriors: list[Warrior]) -> list[Warrior]:
        """The active player's warriors first, then from left to right."""
        rows, turn = self.board.rows, self.board.turn
        return sorted(warriors, key=lambda warrior: (warrior.seat != turn, rows[warrior.seat].index(warrior)))

    def lose_equipment(self, warrior: Warrior) -> None:
        card = warrior.worn
        assert card is not None
        warrior.worn = None
        self.board.discards[card.owner][card.word] += 1

    # -- S4.5, and triggers

    def notice(self) -> None:
        """Overpowers warriors, and queues triggered abilities before those that are already waiting."""
        while True:
            self.take_stock()
            if not self.happened:
                return
            self.waiting[:0] = self.set_off()
            self.happened = []
            for warrior in self.board.everybody():
                if warrior.status == OVERPOWERED and warrior.worn is not None:
                    self.lose_equipment(warrior)

    def take_stock(self) -> None:
        board = self.board
        while True:
            if not board.standing(0) or not board.standing(1):
                raise Over
            there = self.in_order(board.standing(0) + board.standing(1))
            down = [warrior for warrior in there if warrior.pressure >= self.meaning.figures(warrior).defence]
            if not down:
                return
            self.overpower(down)

    def set_off(self) -> list[Trigger]:
        """The triggered abilities; the active player's first: the sark, then from left to right, a warrior before its
        equipment."""
        found = []
        for seat in (self.board.turn, 1 - self.board.turn):
            listeners: list[tuple[Card | Warrior | None, Warrior | None]] = [(self.board.sarks[seat], None)]
            for warrior in self.board.rows[seat]:
                listeners += [(warrior, warrior), (warrior.worn, warrior)]
            for card, me in listeners:
                if card is not None:
                    found += self.answers(card, seat, me)
        allowed = max(0, TRIGGERS - self.triggers)
        self.triggers += len(found)
        self.capped += len(found[allowed:])
        return found[:allowed]

    def answers(self, card: Card | Warrior, seat: int, me: Warrior | None) -> list[Trigger]:
        found = []
        for when, whom, other in self.happened:
            for k, clause in enumerate(card.clauses):
                if clause.when == when:
                    by = Speaker(seat, me, whom if clause.subject is not None else None, other)
                    last = when == When.OVERPOWERED and clause.subject is None
                    stands = me is None or me.stands or last
                    if stands and self.is_about(clause, whom, seat, me) and self.meaning.holds(clause, by):
                        found.append(Trigger(card, k, by, last))
        return found

    def is_about(self, clause: Clause, whom: Warrior | None, seat: int, me: Warrior | None) -> bool:
        if whom is None:
            return True
        if clause.subject is None:
            return whom is me
        return self.meaning.fits(clause.subject, whom, Speaker(seat, me))

    def settle(self, floor: int) -> Play:
        """Carries out everything that was triggered since that many were waiting."""
        self.notice()
        while len(self.waiting) > floor:
            trigger = self.waiting.pop(0)
            if trigger.last or not is_lost(trigger.card, trigger.by.me):
                yield from self.steps(trigger.card, trigger.k, trigger.by)


def is_lost(card: Card | Warrior, me: Warrior | None) -> bool:
    """A waiting ability is lost if its warrior has fallen since, or its equipment has left it."""
    if me is None:
        return False
    return not me.stands or (isinstance(card, Card) and me.worn is not card)


def active(card: Card | Warrior) -> Clause | None:
    return next((clause for clause in card.clauses if clause.when == When.ACTIVE), None)
