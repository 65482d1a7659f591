"""Every card of our own set can be played, won and worn, and every curse works. Their figures do not matter here."""

import pytest

from krypta.games.goblin.cards.faces import CardView, Faces, MonsterView
from krypta.games.goblin.game import GAME
from krypta.games.goblin.layout import CARDS, FIRST_GATEKEEPER, FIRST_MONSTER
from krypta.games.goblin.words import HERO_WORDS

from .table import LEVELS, Table, scenario

FACES = Faces(GAME.contents(GAME.options({})))
FRONTS = [FACES.fighting(card) for card in range(FIRST_MONSTER, CARDS)]
BACKS = [FACES.face(card) for card in range(FIRST_GATEKEEPER)]
STARTING = BACKS[:FIRST_MONSTER]
WON = BACKS[FIRST_MONSTER:]
ACTIONS = [card for card in BACKS if card.kind == "action"]
EQUIPMENT = [card for card in WON if card.kind != "action"]
CURSES = [(monster, curse) for monster in FRONTS for curse in monster.curses]
COLOURS = ("green", "blue", "red", "yellow")
EFFECTS = ("attack", "defence", "heal", "draw")


def named(cards: list[CardView]) -> list[object]:
    return [pytest.param(card, id=card.id) for card in cards]


def level_of(card: str) -> str:
    return card.removeprefix("gate-").rstrip("0123456789")


def test_our_own_set_has_all_its_cards() -> None:
    assert (len(STARTING), len(WON), len(FRONTS)) == (36, 64, 64 + 15 + 3)
    assert {card.kind for card in STARTING} == {"action"}
    assert len(ACTIONS) + len(EQUIPMENT) == 36 + 64


def test_every_card_of_the_set_has_a_name_of_its_own() -> None:
    names = [card.name for card in BACKS] + [monster.name for monster in FRONTS]
    assert len(set(names)) == len(names)


def test_every_colour_effect_and_curse_is_in_the_set() -> None:
    assert {card.colour for card in ACTIONS} == set(COLOURS)
    assert {effect for card in ACTIONS for effect, _ in card.effects} == set(EFFECTS)
    assert {effect for card in EQUIPMENT for effect, _ in card.effects} == {"attack", "defence", "heart", "hand"}
    assert {curse for _, curse in CURSES} == {*COLOURS, *EFFECTS, "weapon", "armour"}


# -- playing


def played(card: CardView) -> Table:
    """The card is played against a harmless monster; a curse on weapons keeps the fight open."""
    hero, number = card.id.split("-") if card.id.split("-")[0] in HERO_WORDS else ("horan", "")
    own = f"s{number}" if number else card.id
    pile = [other.id for other in ACTIONS if other in WON and other != card][:9]
    lines = ["monster gate-i1 attack 0 lives 100 curses weapon", "gate i gate-i1"]
    owner = f"hero {hero} lives 1 hand {own} pile {' '.join(pile)} potions protection"
    return scenario(*lines, owner, abilities="off").play("fight i gate", f"play {own}")


@pytest.mark.parametrize("card", named(ACTIONS))
def test_every_action_card_can_be_played_and_does_what_it_says(card: CardView) -> None:
    table = played(card)
    gives = dict(card.effects)
    (hero,) = table.seen.players
    assert (table.fight.attack, table.fight.defence) == (gives.get("attack", 0), gives.get("defence", 0))
    assert hero.lives == min(5, 1 + gives.get("heal", 0))
    assert len(hero.hand) == gives.get("draw", 0)
    assert gives


@pytest.mark.parametrize("card", named(ACTIONS))
def test_after_every_action_card_the_colours_that_it_names_follow(card: CardView) -> None:
    hero = card.id.split("-")[0] if card in STARTING else "horan"
    own = f"s{card.id[-1]}" if card in STARTING else card.id
    other = "taia" if hero == "horan" else "horan"
    free = [won.id for won in WON if won != card and won.kind == "action"][:4]
    lines = ["monster gate-i1 attack 0 lives 100 curses weapon", "gate i gate-i1"]
    lines += [f"card {name} {colour}" for name, colour in zip(free, COLOURS, strict=True)]
    owner = f"hero {hero} hand {own} {' '.join(free)} pile potions protection"
    table = scenario(*lines, owner, f"hero {other} pile", abilities="off").play("fight i gate", f"play {own}")
    allowed = {colour for name, colour in zip(free, COLOURS, strict=True) if not table.refusal(f"play {name}")}
    assert allowed == set(card.follows)


# -- rewards


def won(card: CardView) -> Table:
    """Horan beats the monster that has the card on its back."""
    level = level_of(card.id)
    lines = [f"monster {card.id} attack 0 lives 1", f"row {level} {card.id}", f"stack {level} empty"]
    lines += ["card horan-1 red attack 1", f"hero horan keys {LEVELS.index(level)} hand s1 pile s2 s3 s4 s5"]
    return scenario(*lines, "hero taia pile", abilities="off").play(f"fight {level} 1", "play s1")


@pytest.mark.parametrize("card", named(WON))
def test_every_reward_can_be_won_and_is_gained_or_worn(card: CardView) -> None:
    table = won(card)
    if card.kind == "action":
        assert table.hero("horan").discard == ["s1", card.id]
    else:
        assert table.offers() == ["wear", "pawn"]
        assert getattr(table.play("wear").hero("horan"), card.kind) == card.id


@pytest.mark.parametrize("card", named(EQUIPMENT))
def test_all_equipment_gives_what_it_says(card: CardView) -> None:
    gives = dict(card.effects)
    lines = ["monster gate-i1 attack 20 lives 100", "gate i gate-i1", "card horan-1 red defence 17"]
    pile = [other.id for other in ACTIONS if other in WON and other != card][:12]
    owner = f"hero horan hand s1 pile {' '.join(pile)} wears {card.id} potions strength"
    table = scenario(*lines, owner, "hero taia pile", abilities="off").play("fight i gate", "play s1")
    defence = gives.get("defence", 0)
    assert (table.fight.attack, table.fight.defence) == (gives.get("attack", 0), 17 + defence)
    horan = table.play("stop").hero("horan")
    assert horan.lives == min(5, 5 - max(0, 3 - defence) + gives.get("heart", 0))
    assert len(horan.hand) == 4 + gives.get("hand", 0)
    assert gives


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("number", range(1, 6))
def test_every_gatekeeper_can_be_beaten_for_its_key(level: str, number: int) -> None:
    keys = LEVELS.index(level)
    lines = [f"gate {level} gate-{level}{number}", "gear i9 weapon attack 100 defence 100"]
    owner = f"hero horan keys {keys} pile wears i9"
    lines += [f"monster gate-{level}{number}"]  # without its curses
    assert scenario(*lines, owner).play(f"fight {level} gate").hero("horan").keys == keys + 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_every_lord_can_be_beaten(number: int) -> None:
    lines = [f"lord lord{number}", f"monster lord{number}", "gear i9 weapon attack 100 defence 100"]
    assert scenario(*lines, "hero horan keys 3 pile wears i9").play("fight lord").winners == ["horan"]


# -- curses


def against(monster: MonsterView, *lines: str) -> Table:
    """Horan fights the monster as it is in the set; the lines say what his cards s1 and s6 and his equipment are."""
    place, keys = f"row {level_of(monster.id)} {monster.id}", 0
    if monster.reward == "crown":
        place, said, keys = f"lord {monster.id}", "fight lord", 3
    else:
        level = level_of(monster.id)
        keys = LEVELS.index(level)
        said = f"fight {level} 1"
        if monster.reward == "key":
            place, said = f"gate {level} {monster.id}", f"fight {level} gate"
    worn = ["i1", "i2"] if monster.id not in ("i1", "i2") else ["i3", "i4"]
    gear = [f"gear {worn[0]} weapon attack 50 defence 10", f"gear {worn[1]} armour attack 20 defence 5"]
    owner = f"hero horan lives 1 keys {keys} hand s1 s6 pile s2 wears {' '.join(worn)}"
    return scenario(*gear, *lines, place, owner, "hero taia pile", abilities="off").play(said)


def free_colour(monster: MonsterView) -> str:
    return next(colour for colour in COLOURS if colour not in monster.curses)


def cursed(wanted: tuple[str, ...]) -> list[object]:
    return [pytest.param(monster, curse, id=f"{monster.id}-{curse}") for monster, curse in CURSES if curse in wanted]


@pytest.mark.parametrize(("monster", "curse"), cursed(COLOURS))
def test_every_curse_on_a_colour_bites(monster: MonsterView, curse: str) -> None:
    free = free_colour(monster)
    table = against(monster, f"card horan-1 {curse} attack 1", f"card horan-6 {free}")
    assert table.refusal("play s1") == "G5.6"
    assert table.refusal("play s6") == ""


@pytest.mark.parametrize(("monster", "curse"), cursed(EFFECTS))
def test_every_curse_on_an_effect_bites(monster: MonsterView, curse: str) -> None:
    free = free_colour(monster)
    table = against(monster, f"card horan-1 {free} follows {free} {curse} 3", f"card horan-6 {free}")
    before = (table.fight.attack, table.fight.defence)
    table.play("play s1")
    assert (table.fight.attack, table.fight.defence) == before
    assert (table.hero("horan").lives, table.hero("horan").hand) == (1, ["s6"])


@pytest.mark.parametrize(("monster", "curse"), cursed(("weapon", "armour")))
def test_every_curse_on_equipment_bites(monster: MonsterView, curse: str) -> None:
    free = free_colour(monster)
    fought = against(monster, f"card horan-1 {free}", f"card horan-6 {free}").fight
    weapon = (50, 10) if "weapon" not in monster.curses else (0, 0)
    armour = (20, 5) if "armour" not in monster.curses else (0, 0)
    assert (fought.attack, fought.defence) == (weapon[0] + armour[0], weapon[1] + armour[1])
    assert curse in fought.curses


@pytest.mark.parametrize("monster", [pytest.param(m, id=m.id) for m in FRONTS if not m.curses])
def test_a_monster_without_a_curse_forbids_nothing(monster: MonsterView) -> None:
    table = against(monster, "card horan-1 red follows red attack 1 defence 1", "card horan-6 red")
    table.play("play s1")
    assert (table.fight.attack, table.fight.defence, table.fight.curses) == (71, 16, [])
