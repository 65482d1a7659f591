"""Boards on which a card can take effect: full and partial rows, gaps, exhausted and pressed warriors, equipment."""

import random
from collections import Counter
from dataclasses import dataclass

from krypta.games.shabrak.cards.card_file import Card as Printed
from krypta.games.shabrak.cards.language.reader import read
from krypta.games.shabrak.layout import TEAM, Kind, Rarity, When

from .board import EXHAUSTED, GONE, OVERPOWERED, READY, Board, Card, Warrior

SARKS = ("pitchforks", "coopers", "tinkers")
# The cards of others: events that trigger abilities, and cards with simple effects.
PRESS, OVERPOWER, EXHAUST = "k38", "k39", "k40"
HELP = {
    PRESS: "played: press 1 on chosen any",
    OVERPOWER: "played: overpower chosen any",
    EXHAUST: "played: exhaust chosen any ready",
}
PLAIN = {"k20": "played: draw 1", "k21": "played: discard 1"}
GEAR = "k30"  # equipment without abilities
SHOWN = "k1"  # the card itself, if it belongs to a draw pile


@dataclass
class Shown:
    """A board, the card to be tested, and the warrior whose ability it is, if any."""

    board: Board
    card: Card | Warrior
    me: Warrior | None


def board_for(printed: Printed, seed: int, ends_round: bool = False, in_hand: bool = False) -> Shown:
    """The board for a seed; in the last turn of a round, if the round is to end."""
    rng = random.Random(f"{printed.id} {seed}")
    board = Board([team(rng, 0), team(rng, 1)], [[], []])
    shown = put(printed, board, rng, in_hand)
    for seat in range(2):
        lay(board, seat, rng, keep=shown.me)
    dress(board, rng)
    deal(board, rng, ends_round)
    board.turn = whose_turn(printed, shown, rng)
    if shown.me is not None and is_used(printed) and board.turn == shown.me.seat:
        shown.me.status = READY
    if ends_round:
        make_last_turn(board, rng)
    board.began = board.turn
    return shown


def is_used(printed: Printed) -> bool:
    return any(clause.when == When.ACTIVE for clause in printed.clauses)


def whose_turn(printed: Printed, shown: Shown, rng: random.Random) -> int:
    """Any player's turn, unless the card is to be played; usually that of the player who can use it."""
    if shown.board.hands[0][SHOWN]:
        return 0
    user = shown.me.seat if shown.me is not None else 0
    return user if is_used(printed) and rng.randrange(4) else rng.randrange(2)


def team(rng: random.Random, seat: int) -> list[Warrior]:
    return [
        Warrior(
            seat,
            number,
            attack=rng.randint(0, 3),
            defence=rng.randint(3, 8),
            commander=number == 1,
            rarity=rng.choice(list(Rarity)),
            sark=rng.choice(SARKS),
        )
        for number in range(1, TEAM + 1)
    ]


def put(printed: Printed, board: Board, rng: random.Random, in_hand: bool) -> Shown:
    """Gives player 1 the card; equipment may be worn by any warrior."""
    if printed.kind == Kind.WARRIOR:
        me = board.teams[0][0 if printed.commander else rng.randint(1, TEAM - 1)]
        me.attack, me.defence, me.rarity, me.sark = printed.attack, printed.defence, printed.rarity, printed.sark
        me.clauses, me.texts = printed.clauses, printed.abilities
        return Shown(board, me, me)
    word = "sark" if printed.kind == Kind.SARK else SHOWN
    card = Card(0, word, printed.kind, printed.clauses, printed.abilities)
    if printed.kind == Kind.SARK:
        board.sarks[0] = card
        return Shown(board, card, None)
    board.cards[0, SHOWN] = card
    if printed.kind == Kind.EVENT or in_hand:
        board.hands[0][SHOWN] = 1
        return Shown(board, card, None)
    me = rng.choice(board.teams[rng.choice([0, 0, 1])])
    me.worn = card
    return Shown(board, card, me)


def lay(board: Board, seat: int, rng: random.Random, keep: Warrior | None) -> None:
    """Some warriors have left, one may be overpowered; the others are in any state."""
    warriors = board.teams[seat][:]
    rng.shuffle(warriors)
    length = rng.choice([2, 3, 4, 4, 5, 5, 5])
    kept = [warrior for warrior in warriors if warrior is keep]
    row = ([warrior for warrior in warriors if warrior is not keep] + kept)[-length:]
    rng.shuffle(row)
    board.rows[seat] = row
    for warrior in warriors:
        warrior.status = rng.choice([READY, READY, EXHAUSTED]) if warrior in row else GONE
        if warrior in row:
            warrior.pressure = rng.choice([0, 0, 1, rng.randint(0, warrior.defence - 1)])
            warrior.shield = rng.randrange(6) == 0
    fallen = [warrior for warrior in row if warrior is not keep]
    for warrior in fallen[: rng.choice([0, 0, 1, 2 if len(row) > 3 else 1])]:
        warrior.status, warrior.pressure, warrior.shield = OVERPOWERED, 0, False


def dress(board: Board, rng: random.Random) -> None:
    """Puts equipment without abilities, of either player, on some warriors."""
    for seat in range(2):
        board.cards[seat, GEAR] = Card(seat, GEAR, Kind.EQUIPMENT)
    for warrior in board.everybody():
        if warrior.stands and warrior.worn is None and not rng.randrange(3):
            warrior.worn = board.cards[rng.randrange(2), GEAR]


def deal(board: Board, rng: random.Random, ends_round: bool) -> None:
    for seat in range(2):
        for word, text in {**HELP, **PLAIN}.items():
            board.cards[seat, word] = Card(seat, word, Kind.EVENT, (read(text, Kind.EVENT, []),), (text,))
        if not ends_round:
            board.hands[seat].update(dict.fromkeys(HELP, 1))
        for cards in (board.hands[seat], board.piles[seat], board.discards[seat]):
            cards.update(Counter(rng.choices(list(PLAIN), k=rng.choice([0, 1, 2]))))
    if rng.randrange(2):  # few cards in hand, as some abilities require
        board.hands[1].clear()
        board.hands[0] = Counter(
            {word: n for word, n in board.hands[0].items() if word in (SHOWN, rng.choice(list(HELP)))}
        )


def make_last_turn(board: Board, rng: random.Random) -> None:
    """Leaves one ready warrior, and no card to play."""
    for warrior in board.everybody():
        if warrior.stands:
            warrior.status = EXHAUSTED
    last = rng.choice([warrior for warrior in board.rows[board.turn] if warrior.stands])
    last.status = READY
    board.hands = [Counter(), Counter()]
