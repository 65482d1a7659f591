"""Abilities to be put into words: all simple ones, and any number of random ones that the reader accepts."""

from collections.abc import Iterator
from random import Random

from krypta.games.shabrak.cards.language.ability import Clause
from krypta.games.shabrak.cards.language.reader import Unreadable, read
from krypta.games.shabrak.layout import Kind

SARKS = ["coopers", "tinkers"]
SIDES = ("own", "enemy", "any")
TRAITS = ("ready", "exhausted", "pressed", "unpressed", "equipped", "bare", "commander", "other", "fallen")
RARITIES = ("common", "rare", "unseen")
PLACES = ("facing", "in reach", "neighbour")
NAMED = ("self", "it", "foe")
FIGURES = ("attack", "defence", "pressure")
MOMENTS = ("exhausted", "attacking", "attacked", "pressed", "overpowered")
OPENINGS = ("active", "played", "standing", "round start", "round end", *(f"when {moment}" for moment in MOMENTS))
ON_ONE = ["press 1 on", "relieve 2 from", "overpower", "ready", "exhaust", "shield", "guard", "break equipment of"]
ON_ONE += ["steal equipment of"]
CHANGES = ("attack +1 to {} this turn", "defence -2 to {} this round", "reach +1 to {}", "attack +1 to {}")
OF_CARDS = ("draw 1", "discard 2", "enemy draw 5", "enemy discard 1", "retrieve 2", "recycle")

Ability = tuple[Kind, str, Clause]


def sound(kind: Kind, text: str) -> Iterator[Ability]:
    try:
        yield kind, text, read(text, kind, SARKS)
    except Unreadable:
        return


def kinds_of_warriors() -> Iterator[str]:
    """Each condition on a warrior, alone and in pairs."""
    asked = ["", *TRAITS, *RARITIES, "from coopers", *PLACES]
    for side in SIDES:
        for first in asked:
            for second in asked if first in ("commander", "pressed", "unpressed", "neighbour") else [""]:
                yield " ".join(filter(None, (side, first, second)))


def simple() -> Iterator[Ability]:
    """Every effect with every opening; every kind of warrior in every place of a sentence."""
    for kind in Kind:
        for opening in OPENINGS:
            for effect in (*(f"{effect} {{}}" for effect in ON_ONE), *CHANGES):
                for whom in ("self", "chosen enemy", "all own", "foe"):
                    yield from sound(kind, f"{opening}: {effect.format(whom)}")
                    yield from sound(kind, f"{opening}: may {effect.format(whom)}")
            for effect in OF_CARDS:
                yield from sound(kind, f"{opening}: {effect}")
                yield from sound(kind, f"{opening}: may {effect}; then {effect}; {effect}; may {effect}; {effect}")
    for who in kinds_of_warriors():
        for text in IN_EVERY_PLACE:
            yield from sound(Kind.WARRIOR, text.format(who))
    yield from with_figures()
    yield from with_pronouns()
    yield from with_conditions()
    yield from in_turn()
    yield from with_another()


IN_EVERY_PLACE = (
    "active: press 2 on chosen {}",
    "active: exhaust all {}",
    "active: attack +1 to chosen {} this turn",
    "active: defence -1 to all {} this round",
    "active: swap chosen {0} with chosen {0}",
    "active: swap self with chosen {}",
    "active: break equipment of chosen {}",
    "active: may ready chosen {}",
    "standing: attack +1 to all {0}; defence +1 to all {0}; guard all {0}",
    "when {} attacked: draw 1",
    "active if at least 1 {0} and at most 2 {0}: draw 1",
    "active if at least 5 {0}: draw 1",
    "standing if no {}: reach +1 to self",
    "active: press 1 per {0} on self",
    "active: draw 1 per 2 {0}; discard 1 per 5 {0}",
)


def with_figures() -> Iterator[Ability]:
    effects = ["press {} on self", "relieve {} from it", "attack +{} to foe this turn", "may draw {}", "draw {}"]
    effects += ["enemy draw {}", "enemy discard {}", "discard {}", "retrieve {}", "may press {} on it"]
    for half in ("", "half "):
        for figure in FIGURES:
            for whose in NAMED:
                for effect in effects:
                    said = effect.format(f"{half}{figure} of {whose}")
                    yield from sound(Kind.WARRIOR, f"when own attacked: {said}; then {said}")
                    yield from sound(Kind.EQUIPMENT, f"when attacking: exhaust chosen own; {said}")


def with_pronouns() -> Iterator[Ability]:
    """“it” after “then”, after “may”, and where it has to be made explicit."""
    effects = [
        *(f"{effect} {{}}" for effect in ON_ONE),
        *CHANGES[:2],
        "swap {} with chosen own",
        "shield all any in reach of {}",
    ]
    effects += ["shield all any facing of {}", "shield all any neighbour of {}"]
    for effect in effects:
        for whom in NAMED:
            said = effect.format(whom)
            for moment in MOMENTS:
                for text in (
                    "{0}",
                    "may {0}",
                    "exhaust self; {0}",
                    "draw 1; then {0}",
                    "exhaust chosen any; exhaust self; {0}",
                ):
                    yield from sound(Kind.WARRIOR, f"when enemy {moment}: {text.format(said)}")
            yield from sound(Kind.EVENT, f"played: exhaust chosen any; then {said}")
            yield from sound(Kind.EVENT, f"played: exhaust chosen any; then may {said}; may {said}")
            yield from sound(Kind.EVENT, f"played: swap chosen own with chosen own; {said}")


def with_conditions() -> Iterator[Ability]:
    """Conditions after every trigger; “it” may then be somebody else."""
    conditions = ("at least 1 own ready neighbour", "no enemy commander", "fewer own than enemy", "hand at most 0")
    for kind in Kind:
        for opening in (*OPENINGS, *(f"when enemy facing {moment}" for moment in MOMENTS)):
            for condition in (*conditions, f"{conditions[0]} and {conditions[1]}"):
                for effect in ("shield self", "may press 1 on it", "draw 1", "enemy draw 1", "attack +1 to self"):
                    yield from sound(kind, f"{opening} if {condition}: {effect}")


def in_turn() -> Iterator[Ability]:
    """Your steps and the enemy's, one after the other."""
    steps = ["draw 2", "enemy discard 1", "enemy draw 1 per own", "press 1 on chosen enemy", "may retrieve 1"]
    steps += ["may enemy draw 2"]
    for first in steps:
        for second in steps:
            for then in ("", "then "):
                yield from sound(Kind.EVENT, f"played: {first}; {then}{second}")
                yield from sound(Kind.SARK, f"round start: {first}; {then}{second}; relieve 1 from chosen own")
                yield from sound(Kind.WARRIOR, f"when attacking: press 1 on foe; {first}; {then}{second}; shield foe")


def with_another() -> Iterator[Ability]:
    """A second warrior who is not the first."""
    asked = ("", "ready", "exhausted", "commander", "rare", "neighbour of it", "facing of it", "in reach")
    for kind in (Kind.WARRIOR, Kind.EVENT):
        opening = "active" if kind == Kind.WARRIOR else "played"
        for side in ("own", "enemy"):
            for first in asked:
                yield from sound(kind, f"{opening}: press 1 on chosen {side}; may swap it with chosen {side} {first}")
                yield from sound(
                    kind, f"{opening}: exhaust chosen {side} ready {first}; exhaust chosen {side} ready {first}"
                )
                for second in asked:
                    yield from sound(kind, f"{opening}: swap chosen {side} {first} with chosen {side} {second}")


# -- random abilities


def random_ability(chance: Random) -> Ability:
    """Tries until the ability is valid."""
    while True:
        kind = chance.choice(list(Kind))
        for found in sound(kind, _clause(chance)):
            return found


def _clause(chance: Random) -> str:
    opening = chance.choice(OPENINGS)
    if opening.startswith("when") and chance.random() < 0.5:
        opening = f"when {_who(chance)} {opening.split()[1]}"
    conditions = [_condition(chance) for _ in range(chance.choice((0, 0, 0, 1, 2)))]
    asked = f" if {' and '.join(conditions)}" if conditions else ""
    steps = [_step(chance, opening) for _ in range(chance.choice((1, 1, 2, 3)))]
    joined = steps[0] + "".join(chance.choice(("; ", "; ", "; then ")) + step for step in steps[1:])
    return f"{opening}{asked}: {joined}"


def _who(chance: Random) -> str:
    asked = [chance.choice(SIDES), *chance.sample(TRAITS, chance.choice((0, 0, 1, 1, 2)))]
    if chance.random() < 0.15:
        asked.append(chance.choice(RARITIES))
    if chance.random() < 0.15:
        asked.append(f"from {chance.choice(SARKS)}")
    if chance.random() < 0.3:
        place = chance.choice(PLACES)
        asked.append(place if chance.random() < 0.7 else f"{place} of {chance.choice(NAMED)}")
    return " ".join(asked)


def _whom(chance: Random) -> str:
    return chance.choice(NAMED) if chance.random() < 0.3 else f"{chance.choice(('chosen', 'all'))} {_who(chance)}"


def _condition(chance: Random) -> str:
    number = chance.randint(1, 6)
    hand = [f"hand at least {number}", f"hand at most {number - 1}", "fewer own than enemy"]
    counted = [f"at least {number} {_who(chance)}", f"at most {number} {_who(chance)}", f"no {_who(chance)}"]
    return chance.choice([*hand, *counted, *counted])


def _amount(chance: Random) -> str:
    number = chance.randint(1, 5)
    per = f"{number} per {_who(chance)}", f"{number} per {chance.randint(2, 5)} {_who(chance)}"
    figure = f"{chance.choice(('', 'half '))}{chance.choice(FIGURES)} of {chance.choice(NAMED)}"
    return chance.choice([str(number), str(number), *per, figure])


def _step(chance: Random, opening: str) -> str:
    amount, whom = _amount(chance), _whom(chance)
    lasting = "" if opening == "standing" else chance.choice((" this turn", " this round"))
    change = f"{chance.choice('+-')}{amount} to {whom}{lasting}"
    one = [f"{verb} {whom}" for verb in ("overpower", "ready", "exhaust", "shield", "guard")]
    gear = [f"break equipment of {whom}", f"steal equipment of {whom}"]
    cards = [f"draw {amount}", f"enemy discard {amount}", f"discard {amount}", f"retrieve {amount}", "recycle"]
    swap = [f"swap {whom} with chosen {_who(chance)}"]
    figures = [f"press {amount} on {whom}", f"relieve {amount} from {whom}", f"attack {change}", f"defence {change}"]
    effect = chance.choice([*one, *gear, *cards, *swap, *figures, *figures, f"reach {change}"])
    return f"may {effect}" if chance.random() < 0.2 else effect
