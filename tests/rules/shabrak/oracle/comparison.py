"""Compares the kernels with the oracle in the same position."""

from collections import Counter
from typing import Any

from krypta.core.position import Position
from krypta.core.text.naming import word
from krypta.games.shabrak.cards.pool import pool
from krypta.games.shabrak.content import LAST_ROUND, REACH, Options, read_decks
from krypta.games.shabrak.game import GAME
from krypta.games.shabrak.layout import DECK, FIRST_KIND, KINDS, NONE, SEATS, TEAM, Kind, Status

from .board import WAITING, Board, Card, Warrior
from .oracle import Oracle, Question

Told = dict[str, Any]


def lines_of(board: Board) -> list[str]:
    """The scenario lines that set up the board."""
    lines = [f"turn {board.turn + 1}", f"rounds {board.rounds}"]
    for seat in range(SEATS):
        sark = board.sarks[seat]
        lines += [f"sark {seat + 1} {text}" for text in (sark.texts if sark else ())]
        lines.append(f"row {seat + 1} {' '.join(warrior.name for warrior in board.rows[seat])}")
        for where, counters in (("hand", board.hands), ("pile", board.piles), ("discard", board.discards)):
            lines.append(f"{where} {seat + 1} {' '.join(counters[seat].elements())}")
    for (owner, kind), card in board.cards.items():
        start = f"{word(card.kind)} {owner + 1} {kind}"
        lines += [f"{start} {text}" for text in card.texts] or [start]
    for warrior in board.everybody():
        name = warrior.name
        figures = f"attack {warrior.attack} defence {warrior.defence} pressure {warrior.pressure}"
        lines.append(f"warrior {name} {figures} rarity {word(warrior.rarity)} from {warrior.sark}")
        if warrior in board.rows[warrior.seat]:
            lines.append(f"warrior {name} {warrior.status}{' shield' if warrior.shield else ''}")
        lines += [f"ability {name} {text}" for text in warrior.texts]
        if warrior.worn is not None:
            lines.append(f"wears {name} {warrior.worn.owner + 1}.{warrior.worn.word}")
    return lines


def dealt(options: Options) -> Board:
    """A match before its first decision, with the decks of the options."""
    cards = pool(options.cards)
    board = Board([[], []], [[], []], reach=REACH[options.reach] / 2, rounds=0, last_round=LAST_ROUND)
    for seat, deck in enumerate(read_decks(options, cards)):
        if deck.sark:
            board.sarks[seat] = Card(seat, "sark", Kind.SARK, cards[deck.sark].clauses)
        for number, id in enumerate(deck.warriors, start=1):
            card = cards[id]
            figures = (card.attack, card.defence, card.clauses, card.abilities, card.commander, card.rarity, card.sark)
            board.teams[seat].append(Warrior(seat, number, *figures, status=WAITING))
        board.teams[seat][0].status = "ready"
        board.rows[seat].append(board.teams[seat][0])
        for kind, (id, count) in enumerate(deck.pile, start=1):
            board.cards[seat, f"k{kind}"] = Card(seat, f"k{kind}", cards[id].kind, cards[id].clauses)
            board.piles[seat][f"k{kind}"] = count
    return board


def told_by_kernels(position: Position) -> Told:
    s = position.values
    told: Told = {"turn": s.turn, "rounds": s.rounds, "sark used": [bool(used) for used in s.sark_used]}
    for seat in range(SEATS):
        told[f"row {seat + 1}"] = [name_of(fighter) for fighter in s.row[seat][: s.n_row[seat]]]
        for where in ("hand", "pile", "discard", "known"):
            counts = getattr(s, where)[seat]
            told[f"{where} {seat + 1}"] = {f"k{kind + 1}": counts[kind] for kind in range(KINDS) if counts[kind]}
    told["acting"] = None if s.acting == NONE else name_of(s.acting)
    for fighter in range(SEATS * TEAM):
        has_figures = not position.over and Status.READY <= s.status[fighter] <= Status.EXHAUSTED
        figures = (s.attack[fighter], s.defence[fighter], bool(s.guard[fighter]), s.reach[fighter] / 2)
        worn = s.worn[fighter]
        told[name_of(fighter)] = (
            word(Status(s.status[fighter])),
            s.pressure[fighter],
            bool(s.shield[fighter]),
            "" if worn == NONE else f"{worn // DECK + 1}.k{worn % DECK - FIRST_KIND + 1}",
            figures if has_figures else None,
        )
    return told


def name_of(fighter: int) -> str:
    return f"{fighter // TEAM + 1}.{fighter % TEAM + 1}"


def told_by_oracle(oracle: Oracle) -> Told:
    board = oracle.board
    told: Told = {"turn": board.turn, "rounds": board.rounds, "sark used": board.sark_used}
    for seat in range(SEATS):
        told[f"row {seat + 1}"] = [warrior.name for warrior in board.rows[seat]]
        zones = {"hand": board.hands, "pile": board.piles, "discard": board.discards, "known": board.seen}
        for where, counters in zones.items():
            told[f"{where} {seat + 1}"] = counted(counters[seat])
    told["acting"] = oracle.turn.acting.name if oracle.turn.acting else None
    for warrior in board.everybody():
        now = oracle.meaning.figures(warrior)
        has_figures = not oracle.over and warrior.stands
        worn = warrior.worn
        told[warrior.name] = (
            warrior.status,
            warrior.pressure,
            warrior.shield,
            f"{worn.owner + 1}.{worn.word}" if worn else "",
            (now.attack, now.defence, now.guard, now.reach) if has_figures else None,
        )
    return told


def counted(cards: Counter[str]) -> dict[str, int]:
    return {word: count for word, count in sorted(cards.items(), key=lambda kind: int(kind[0][1:])) if count}


def differences(position: Position, oracle: Oracle, question: Question | None) -> dict[str, tuple[Any, Any]]:
    """Where kernels and oracle differ, with the values of both; empty if they agree."""
    kernels, oracles = told_by_kernels(position), told_by_oracle(oracle)
    kernels["offers"] = {GAME.say(act) for act in position.options()}
    oracles["offers"] = set() if question is None else set(question.words)
    if position.over:
        shares = position.payoff()
        kernels["winner"] = None if shares[0] == shares[1] else shares.index(max(shares))
        oracles["winner"] = oracle.winner
    else:
        kernels["decides"] = position.seat
        oracles["decides"] = question.seat if question else None
    return {key: (kernels[key], oracles[key]) for key in kernels if kernels[key] != oracles[key]}
