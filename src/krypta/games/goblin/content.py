"""Goblin's content: a card set and an edition, as one record for the kernels."""

from functools import cache
from importlib.resources import files
from typing import Literal

import msgspec
import numpy as np

from krypta.core.game import Record, Records
from krypta.core.text.naming import write_name

from .cards.card_file import Action, CardSet, Equipment, Monster, read
from .layout import CONTENT, FIRST_GATEKEEPER, FIRST_LORD, FIRST_MONSTER, GATEKEEPERS, LEVELS, NONE, Kind

PREFIX = "goblin-card-"  # names of our own cards are message ids; a name from a file is shown as it is

# G1.1 to G1.3, G2.2, G5.11: printed, except the last, which is our ruling.
LIVES = 5
HAND = 4
POTIONS = 4  # of each kind
LAST_ROUND = 100


class Edition(msgspec.Struct, frozen=True):
    """The differences between the rulebooks of the three languages."""

    gatekeepers: int  # G1.2, of each level
    stack_is_open: bool  # G5.1
    heals_anywhere: bool  # G6.6
    revives_early: bool  # G8.1


EDITIONS = {
    "cs": Edition(GATEKEEPERS, stack_is_open=False, heals_anywhere=True, revives_early=False),
    "de": Edition(GATEKEEPERS - 1, stack_is_open=False, heals_anywhere=False, revives_early=True),
    "fr": Edition(GATEKEEPERS, stack_is_open=True, heals_anywhere=False, revives_early=True),
}


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table of Goblin."""

    edition: Literal["cs", "de", "fr"] = "cs"
    abilities: Literal["on", "off"] = "on"  # G9
    heroes: Literal["chosen", "drawn"] = "chosen"  # G2.2
    first: Literal["lot", "seat"] = "lot"  # G2.3
    finish: Literal["at_once", "round"] = "at_once"  # G5.10
    cards: str = ""  # the text of a card file; empty for our own set


@cache
def our_own() -> CardSet:
    return read((files(__package__) / "content" / "standard.toml").read_text(encoding="utf-8"))


def build(options: Options) -> Records:
    """The content record for a table's options."""
    records = np.zeros(1, CONTENT)
    c = records[0]
    cards, prefix = (read(options.cards), "") if options.cards else (our_own(), PREFIX)
    _fill_starting_cards(c, cards, prefix)
    _fill_monsters(c, cards, prefix)
    edition = EDITIONS[options.edition]
    c.full_lives = LIVES
    c.full_hand = HAND
    c.last_round = LAST_ROUND
    c.stock[:] = POTIONS
    c.gatekeepers = edition.gatekeepers
    c.abilities = options.abilities == "on"
    c.stack_is_open = edition.stack_is_open
    c.heals_anywhere = edition.heals_anywhere
    c.revives_early = edition.revives_early
    c.box_by_lot = 1
    c.plays_round_out = options.finish == "round"
    return records


def _fill_starting_cards(c: Record, cards: CardSet, prefix: str) -> None:
    c.printed[:] = NONE
    number = 0
    for hero in cards.starting:
        for card in hero:
            _fill_action(c, number, card, prefix)
            number += 1


def _fill_monsters(c: Record, cards: CardSet, prefix: str) -> None:
    number = FIRST_MONSTER
    for level in range(LEVELS):
        for monster in cards.monsters[level]:
            _fill_monster(c, number, monster, level, prefix)
            if isinstance(monster.reward, Action):
                _fill_action(c, number, monster.reward, prefix)
            elif isinstance(monster.reward, Equipment):
                c.kind[number] = Kind[monster.reward.kind.upper()]
                write_name(c.back_name[number], prefix + monster.reward.name)
                for gear, amount in monster.reward.gives:
                    c.gear[number, gear] = amount
            number += 1
    for level in range(LEVELS):
        for monster in cards.gatekeepers[level]:
            _fill_monster(c, number, monster, level, prefix)
            number += 1
    for monster in cards.lords:
        _fill_monster(c, number, monster, LEVELS, prefix)
        number += 1
    c.kind[FIRST_GATEKEEPER:FIRST_LORD] = Kind.KEY
    c.kind[FIRST_LORD:] = Kind.CROWN


def _fill_action(c: Record, number: int, card: Action, prefix: str) -> None:
    c.kind[number] = Kind.ACTION
    c.colour[number] = card.colour
    c.follows[number] = sum(1 << colour for colour in card.follows)
    for place, (effect, amount) in enumerate(card.effects):
        c.printed[number, place] = effect
        c.gives[number, effect] = amount
    write_name(c.back_name[number], prefix + card.name)


def _fill_monster(c: Record, number: int, monster: Monster, level: int, prefix: str) -> None:
    c.attack[number] = monster.attack
    c.lives[number] = monster.lives
    c.level[number] = level
    c.curses[number] = sum(1 << curse for curse in monster.curses)
    write_name(c.front_name[number], prefix + monster.name)
