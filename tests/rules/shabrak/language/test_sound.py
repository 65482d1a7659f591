"""Where the parts of an ability are allowed: for every rule of the language a text that it refuses and one that it
accepts."""

import pytest

from krypta.core.text.words import words
from krypta.games.shabrak.cards.language.reader import Unreadable, read
from krypta.games.shabrak.layout import Kind

W, S, V, Q = Kind.WARRIOR, Kind.SARK, Kind.EVENT, Kind.EQUIPMENT
NO_ROW = "This card stands in no row"


def fault(text: str, kind: Kind = W) -> str:
    """Why the ability is not valid; empty if it is."""
    try:
        read(text, kind, ["tinkers"])
    except Unreadable as unreadable:
        return f"column {unreadable.column}: {words('en').render(unreadable.say)}"
    return ""


@pytest.mark.parametrize(
    ("kind", "text", "why"),
    [
        # who has which moments
        (V, "active: draw 1", "column 1: “active” has no place on this kind of card; expected “played”"),
        (
            V,
            "standing: attack +1 to all own",
            "column 1: “standing” has no place on this kind of card; expected “played”",
        ),
        (
            V,
            "when own pressed: draw 1",
            "column 1: “when pressed” has no place on this kind of card; expected “played”",
        ),
        (V, "round end: draw 1", "column 1: “round end” has no place on this kind of card; expected “played”"),
        (
            W,
            "played: draw 1",
            "column 1: “played” has no place on this kind of card; expected “active”, “standing”, “when"
            " exhausted”, “when attacking”, “when attacked”, “when pressed”, “when overpowered”, “round start” or",
        ),
        (
            S,
            "played: draw 1",
            "column 1: “played” has no place on this kind of card; expected “active”, “standing”, “when"
            " exhausted”, “when attacking”, “when attacked”, “when pressed”, “when overpowered”, “round start” or",
        ),
        (
            S,
            "when attacked: draw 1",
            "column 1: Say whose: a card that belongs to no warrior cannot be “attacked” itself; "
            "expected “own”, “enemy”",
        ),
        # subjects
        (
            W,
            "when own fallen pressed: draw 1",
            "column 6: A warrior who is already overpowered cannot trigger anything",
        ),
        (
            W,
            "when own neighbour of it pressed: draw 1",
            "column 23: “it” refers to nobody: no warrior has been named yet",
        ),
        (
            W,
            "when enemy facing of foe attacked: draw 1",
            "column 22: There is a “foe” only with “attacking” or “attacked”",
        ),
        (
            W,
            "when own ready exhausted: draw 1",
            "column 1: A warrior who has just been “exhausted” is no longer “ready”",
        ),
        (
            W,
            "when own unpressed pressed: draw 1",
            "column 1: A warrior who has just been “pressed” is no longer “unpressed”",
        ),
        (
            W,
            "when own ready overpowered: draw 1",
            "column 1: A warrior who has just been “overpowered” is no longer “ready”",
        ),
        (
            W,
            "when enemy exhausted overpowered: draw 1",
            "column 1: A warrior who has just been “overpowered” is no longer “exhausted”",
        ),
        (
            W,
            "when any pressed overpowered: draw 1",
            "column 1: A warrior who has just been “overpowered” is no longer “pressed”",
        ),
        # what works while a card stands
        (
            W,
            "standing: press 1 on self",
            "column 11: While it stands, a card can change “attack”, “defence” and “reach”, or “guard”; not “press”",
        ),
        (
            W,
            "standing: draw 1",
            "column 11: While it stands, a card can change “attack”, “defence” and “reach”, or “guard”; not “draw”",
        ),
        (
            W,
            "standing: may guard self",
            "column 11: What works while a card stands is not a choice: leave out “may” and “then”",
        ),
        (
            W,
            "standing: guard self; then attack +1 to self",
            "column 28: What works while a card stands is not a choice: leave out “may” and “then”",
        ),
        (
            W,
            "standing: attack +defence of self to self",
            "column 19: What works while a card stands cannot depend on values that depend on it; expected a number",
        ),
        (
            W,
            "standing: attack +1 to chosen own",
            "column 24: While a card stands, nothing is chosen; expected “self” or “all”",
        ),
        (W, "standing: reach +1 to all enemy in reach", "column 27: Reach cannot depend on who is within reach"),
        (W, "standing: reach +1 per enemy in reach to self", "column 24: Reach cannot depend on who is within reach"),
        (
            W,
            "standing if no enemy in reach: guard self; reach +1 to self",
            "column 44: Reach cannot depend on who is within reach",
        ),
        (W, "active: guard self", "column 9: “guard” works only while a card stands: write “standing: …”"),
        (W, "active: reach +1 to self", "column 9: “reach” works only while a card stands: write “standing: …”"),
        # the end of a round
        (
            W,
            "round end: attack +1 to self this turn",
            "column 12: At the end of a round it is too late to change anything for that round",
        ),
        (
            W,
            "round end: defence -1 to all enemy this round",
            "column 12: At the end of a round it is too late to change anything for that round",
        ),
        # stealing
        (S, "active: steal equipment of chosen enemy", f"column 9: Only a warrior can steal: {NO_ROW.lower()}"),
        (V, "played: steal equipment of chosen enemy", f"column 9: Only a warrior can steal: {NO_ROW.lower()}"),
        (
            W,
            "when overpowered: steal equipment of chosen enemy",
            "column 19: It is overpowered: it can no longer wear anything",
        ),
        (
            W,
            "active: steal equipment of all enemy",
            "column 28: A warrior wears one thing, so it steals from one other; expected “chosen”, “it” or “foe”",
        ),
        (
            W,
            "active: steal equipment of self",
            "column 28: A warrior wears one thing, so it steals from one other; expected “chosen”, “it” or “foe”",
        ),
        # self, it, foe
        (S, "active: shield self", f"column 16: {NO_ROW}: it has no “self”"),
        (V, "played: press attack of self on chosen enemy", f"column 25: {NO_ROW}: it has no “self”"),
        (W, "active: shield it", "column 16: “it” refers to nobody: no warrior has been named yet"),
        (W, "when attacked: shield it", "column 23: “it” refers to nobody: no warrior has been named yet"),
        (W, "active: shield all own; shield it", "column 32: “it” refers to nobody: no warrior has been named yet"),
        (W, "active: shield self; shield it", "column 29: “it” refers to nobody: no warrior has been named yet"),
        (
            W,
            "active: swap chosen own with self; shield it",
            "column 43: “it” refers to nobody: no warrior has been named yet",
        ),
        (
            W,
            "active: press 1 per own neighbour of it on chosen own",
            "column 38: “it” refers to nobody: no warrior has been named yet",
        ),
        (W, "active: press 1 on foe", "column 20: There is a “foe” only with “attacking” or “attacked”"),
        (W, "when pressed: press 1 on foe", "column 26: There is a “foe” only with “attacking” or “attacked”"),
        (W, "active: press 1 on all enemy neighbour of foe", "column 43: There is a “foe” only with “attacking” or"),
        (
            W,
            "when overpowered: shield self",
            "column 26: It is overpowered: nothing more can be done to “self”",
        ),
        (
            W,
            "when overpowered: swap self with chosen own",
            "column 24: It is overpowered: nothing more can be done to “self”",
        ),
        # who can be meant
        (
            W,
            "active: shield chosen own ready exhausted",
            "column 23: Nobody can be all of this at once: ready, exhausted",
        ),
        (
            W,
            "active: shield all own pressed unpressed",
            "column 20: Nobody can be all of this at once: pressed, unpressed",
        ),
        (W, "active if no own equipped bare: draw 1", "column 14: Nobody can be all of this at once: equipped, bare"),
        (W, "active if no own fallen ready: draw 1", "column 14: Nobody can be all of this at once: ready, fallen"),
        (W, "active: draw 1 per own pressed fallen", "column 20: Nobody can be all of this at once: pressed, fallen"),
        (W, "active: shield chosen own fallen", "column 16: Nothing can be done to an overpowered warrior; “fallen”"),
        (
            W,
            "active: press 1 on all enemy fallen",
            "column 20: Nothing can be done to an overpowered warrior; “fallen”",
        ),
        (S, "active: shield chosen own other", f"column 23: {NO_ROW}: leave out “other”"),
        (V, "played if no own other: draw 1", f"column 14: {NO_ROW}: leave out “other”"),
        (V, "played: press 1 on chosen enemy facing", f"column 27: {NO_ROW}: say of whom, such as “of it”"),
        (S, "active: shield all own neighbour", f"column 20: {NO_ROW}: say of whom, such as “of it”"),
        (S, "when enemy in reach attacked: draw 1", f"column 6: {NO_ROW}: say of whom, such as “of it”"),
        (W, "active: press 1 on all enemy neighbour", "column 24: An enemy is never a neighbour; expected “own”"),
        (W, "active: shield chosen own facing", "column 23: Only enemies can be faced or reached; expected “enemy”"),
        (W, "active: shield chosen own in reach", "column 23: Only enemies can be faced or reached; expected “enemy”"),
        # swapping
        (
            W,
            "active: swap all own with self",
            "column 9: Two warriors swap places; expected “self”, “it”, “foe”",
        ),
        (
            W,
            "active: swap self with all own",
            "column 9: Two warriors swap places; expected “self”, “it”, “foe”",
        ),
        (W, "active: swap self with self", "column 9: A warrior cannot swap places with itself"),
        (W, "when own attacked: swap it with it", "column 20: A warrior cannot swap places with itself"),
        (
            W,
            "active: swap self with chosen any",
            "column 9: Places are swapped within a row; expected “own” or “enemy”",
        ),
        (W, "active: swap chosen any with chosen own", "column 9: Places are swapped within a row; expected “own” or"),
        (W, "active: swap chosen own with chosen enemy", "column 9: Places are swapped within a row, not across"),
        (W, "active: swap self with chosen enemy", "column 9: Places are swapped within a row, not across"),
        (W, "active: swap chosen enemy with self", "column 9: Places are swapped within a row, not across"),
    ],
)
def test_an_unsound_ability_is_refused_with_its_reason(kind: Kind, text: str, why: str) -> None:
    assert fault(text, kind).startswith(why)


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        # who has which moments
        (V, "played: draw 1"),
        (Q, "played: draw 1"),
        (Q, "active: draw 1"),
        (Q, "standing: attack +1 to self"),
        (Q, "when attacked: draw 1"),
        (Q, "when overpowered: draw 1"),
        (S, "active: draw 1"),
        (S, "standing: attack +1 to all own"),
        (S, "when own attacked: draw 1"),
        (S, "round start: draw 1"),
        (W, "round end: draw 1"),
        # subjects
        (W, "when own neighbour pressed: draw 1"),
        (W, "when own neighbour of self pressed: draw 1"),
        (W, "when enemy facing attacked: draw 1"),
        (W, "when own ready attacked: draw 1"),
        (W, "when own unpressed exhausted: draw 1"),
        (W, "when own pressed pressed: draw 1"),
        (W, "when enemy equipped commander overpowered: draw 1"),
        (W, "when enemy unpressed overpowered: draw 1"),
        # what works while a card stands
        (W, "standing: guard self; attack +1 to self; defence -1 to all enemy; reach +1 to all own"),
        (W, "standing: attack +1 per own fallen to self"),
        (W, "standing: attack -1 to all enemy in reach"),
        (W, "standing: reach +1 to self; attack +1 per enemy in reach to self"),
        (W, "standing if no enemy in reach: guard self"),
        (W, "standing if no enemy facing: reach +1 to self"),
        # the end of a round
        (W, "round end: press 1 on chosen enemy"),
        (W, "round start: attack +1 to self this turn"),
        # stealing
        (W, "active: steal equipment of chosen enemy"),
        (Q, "when attacking: steal equipment of foe"),
        (W, "when own attacked: steal equipment of it"),
        (W, "when own overpowered: steal equipment of chosen enemy"),
        (W, "active: break equipment of all enemy"),
        (S, "active: break equipment of chosen enemy"),
        # self, it, foe
        (Q, "active: shield self"),
        (W, "when own attacked: shield it"),
        (S, "when own attacked: press 1 on foe"),
        (W, "when attacking: press 1 on all enemy neighbour of foe"),
        (W, "active: shield chosen own; relieve 1 from it"),
        (W, "active: swap self with chosen own; shield it"),
        (V, "played: swap chosen own with chosen own; attack +1 to it this turn"),
        (V, "played: shield chosen own; draw 1 per own neighbour of it"),
        (W, "when overpowered: press attack of self on chosen enemy"),
        (W, "when overpowered: shield all own neighbour"),
        (W, "when own overpowered: shield self"),
        (W, "when own overpowered: draw attack of it"),
        # who can be meant
        (W, "active: shield chosen own exhausted pressed bare commander other"),
        (W, "active: draw 1 per any fallen commander other"),
        (W, "active if at least 2 own fallen: draw 1"),
        (Q, "active: shield chosen own other"),
        (V, "played: press 1 on chosen enemy; press 1 on all enemy facing of it"),
        (V, "played: press 1 on chosen enemy; press 1 on all own facing of it"),
        (S, "when own attacked: shield all own neighbour of it"),
        (W, "active: press 1 on all any facing"),
        (W, "active: press 1 on all any neighbour"),
        (W, "when enemy attacked: press 1 on all enemy neighbour of it"),
        # swapping
        (W, "active: swap self with chosen own"),
        (W, "active: swap chosen own with self"),
        (W, "active: swap chosen enemy with chosen enemy"),
        (W, "active: swap chosen enemy facing with chosen enemy in reach"),
        (W, "when enemy attacking: swap it with chosen enemy"),
        (W, "when attacking: swap foe with chosen enemy neighbour of foe"),
        (W, "when own attacked: swap self with it"),
    ],
)
def test_a_sound_ability_is_not_refused(kind: Kind, text: str) -> None:
    assert fault(text, kind) == ""


def test_traits_are_told_in_their_order_however_they_are_written() -> None:
    assert fault("active: shield chosen own exhausted ready") == fault("active: shield chosen own ready exhausted")
