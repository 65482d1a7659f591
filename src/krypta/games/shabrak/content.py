"""Shabrak's content: the cards of two decks, as one record for the kernels."""

from typing import Literal

import msgspec
import numpy as np

from krypta.core.files.fault import InvalidInput, fault, placed
from krypta.core.game import Record, Records
from krypta.core.text.naming import write_name

from .cards.card_file import Card, Cards
from .cards.deck import Deck, in_order
from .cards.deck_file import find
from .cards.language import tables
from .cards.pool import pool
from .layout import CONTENT, DECK, FIRST_KIND, FIRST_WARRIOR, NONE, SEATS, Kind

LAST_ROUND = 30  # S6.2, our ruling
REACH = {"near": 2, "far": 3}  # S3.2, in half places: at an odd difference two cards, or four


DECK_OPTIONS = ("deck1", "deck2")  # by seat


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table of Shabrak."""

    deck1: str = "pitchforks"  # the name of a ready-made deck, a deck code, or the text of a deck file
    deck2: str = "coopers"
    reach: Literal["near", "far"] = "near"
    cards: str = ""  # the text of a card file that is added to our own set


def build(options: Options) -> Records:
    """The content record for a table's options; InvalidInput has every rule that a deck breaks."""
    cards = pool(options.cards)
    decks = read_decks(options, cards)
    records = np.zeros(1, CONTENT)
    c = records[0]
    c.kind[:] = NONE
    c.sark[:] = NONE
    sarks = [card.id for card in cards.values() if card.kind == Kind.SARK]
    for number, sark in enumerate(sarks):
        write_name(c.sark_word[number], sark)
        write_name(c.sark_name[number], cards[sark].title)
    for seat, deck in enumerate(decks):
        first = seat * DECK
        if deck.sark:
            write_card(c, first, cards[deck.sark], 1, sarks)
        for number, id in enumerate(deck.warriors):
            write_card(c, first + FIRST_WARRIOR + number, cards[id], 1, sarks)
        for kind, (id, count) in enumerate(deck.pile):
            write_card(c, first + FIRST_KIND + kind, cards[id], count, sarks)
    c.reach = REACH[options.reach]
    c.last_round = LAST_ROUND
    return records


def read_decks(options: Options, cards: Cards) -> list[Deck]:
    """Both decks; InvalidInput has the faults of both."""
    decks, faults = [], []
    for option in DECK_OPTIONS:
        try:
            decks.append(in_order(find(getattr(options, option), cards), cards))
        except InvalidInput as invalid:
            faults += [fault("core-fault-of", option=option, what=placed(one)) for one in invalid.faults]
    if len(decks) < SEATS:
        raise InvalidInput(faults)
    return decks


def write_card(c: Record, number: int, card: Card, count: int, sarks: list[str]) -> None:
    c.kind[number] = card.kind
    c.count[number] = count
    c.attack[number] = card.attack
    c.defence[number] = card.defence
    c.rarity[number] = card.rarity
    c.commander[number] = card.commander
    if card.sark:
        c.sark[number] = sarks.index(card.sark)
    tables.write(c, number, list(card.clauses), sarks)
    write_name(c.word[number], card.id)
    write_name(c.name[number], card.title)
