"""Goblin's drawing: the whole table in 80 by 24, also narrower and without colour; nothing that a seat may not know."""

import io
import random
import re
import unicodedata
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import krypta
from krypta.cli.play.screen import Scene, Screen
from krypta.cli.play.understand import Choice
from krypta.core.door import SPECTATOR
from krypta.core.position import Position
from krypta.core.scenario import Table, arrange
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES
from krypta.draw import drawer
from krypta.draw.goblin import cards
from krypta.draw.plain import Plain
from krypta.games import load
from krypta.games.goblin.layout import FIRST_MONSTER, STARTING, Zone
from krypta.games.goblin.view import faces_of

TURN = """
    card horan-1 red follows blue green attack 2 draw 1
    card horan-2 blue follows red attack 1
    card i3 green follows yellow heal 2
    gear i5 armour defence 1 hand 1
    monster i7 attack 3 lives 4 curses blue attack
    lord lord2
    row i i7 i8
    pawned i11
    hero horan lives 3 keys 1 hand s1 s2 i3 discard s3 pile i4 starting wears i5 potions strength protection
    hero taia hand s1 s2 i9
    turn horan
"""


# As much as possible: every level open, many cards won, all potions held, a full pawn shop.
CROWDED = """
    hero horan keys 3 hand s1 s2 s3 i1 i2 ii1 pile i3 starting ii2 wears i6 i8 potions strength protection healing
    hero taia keys 3 hand s1 s2 iii1 iii2 ii4 wears ii3 ii6 potions strength
    hero xanros keys 2 hand s1 s2 iii3 iii4 ii5 wears i13 i11
    hero victorius keys 3 hand s1 iii5 iii6 ii7 ii9 wears i14 i16
    pawned i19 i20 ii8 ii10 iii7 iii8 iii9
    turn horan
"""


MANY = 18  # acts; only a pawn shop with very many cards has more options, and then the screen scrolls


def table(text: str = TURN, **options: str) -> Table:
    return arrange(load("goblin"), text, options)


def drawn(language: str = "en") -> Plain:
    return drawer(load("goblin"), Voice(language))


def plain(lines: Iterable[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def shown(position: Position, seat: int, width: int, height: int, language: str = "en", colour: bool = False) -> str:
    """A whole screen, as the table prints it."""
    voice, game = Voice(language), position.game
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=colour, highlight=False, emoji=False)
    artist, view = drawer(game, voice), position.view(seat)
    words = [(act, game.say(act)) for act in position.options()] if position.seat == seat else []
    choices = [Choice(act, tuple(dict.fromkeys((artist.spoken(view, word), word)))) for act, word in words]
    scene = Scene(
        view=view,
        names=["Ann"] * position.players,
        decider=position.seat if position.seat >= 0 else -1,
        paragraphs=["What happened."],
        choices=choices,
        said=[voice.render(game.act_message(position, choice.act)) for choice in choices],
        remarks=[artist.remark(position, seat, choice.act) for choice in choices],
    )
    Screen(console, artist, voice, False).show(scene)
    return out.getvalue()


def played(players: int, seed: int, every: int, **options: str) -> Iterator[Position]:
    """Positions of a random match in which a seat decides."""
    game = load("goblin")
    chance = random.Random(seed)
    position = Position.start(game, game.options(options), players)
    decisions = 0
    while not position.over:
        if position.seat >= 0:
            decisions += 1
            if decisions % every == 0:
                yield position
        position.step(chance.choice(position.options()))
    yield position


# -- content


def test_the_table_shows_lord_levels_merchant_and_pawn_shop() -> None:
    view = table().position.view(0)
    text = plain(drawn().map(view, 75, 40))
    assert re.search(r"♛ Skirra the Whirlwind ⚔\d+♥\d+✗†", text)
    assert re.search(r"1 Grumpy bat +⚔3 ♥4 ❏✗●⚔", text)
    assert re.search(r"^I +▤\d+", text)
    assert re.search(r"⚷ .* ⚔\d+ ?♥\d+ ?⚷", text)
    assert "▾ " in text
    assert "potion of healing 4" in text
    assert "Pawn shop: Ω Colander helmet ⛨1" in text


def test_in_little_room_names_go_first_and_signs_stay() -> None:
    view = table().position.view(0)
    lines = drawn().map(view, 49, 9)
    text = plain(lines)
    assert len(lines) <= 9
    assert "1 ⚔3♥4❏✗●⚔" in text
    assert "♛ Skirra" in text
    assert "⚗ ×3 ☂3 ✚4" in text
    assert "⚖ Ω⛨1" in text


@pytest.mark.parametrize("height", [4, 40])
def test_the_panel_shows_heroes_equipment_hands_and_piles(height: int) -> None:
    lines = drawn().panel(table().position.view(0), 44, height, ["Ann with a very long name indeed", "Bob"])
    text = plain(lines)
    assert all(line.cell_len <= 44 for line in lines)
    assert "♥♥♥♡♡ ⚷··" in lines[0].plain
    assert "▥1" in text
    if height == 40:
        assert "⛨1 ❏+1" in text
        assert "⚗ potion of protection" in text
        assert re.search(r"s1 ■ Swing first +⚔2 ⇩1 ▸▲●", text)
        assert re.search(r"i3 ▲ .* ✚2 +▸◆", text)
        assert "❏3 ▯2" in text, "of Taia's three cards two backs are seen, and one won card"
        assert re.search(r"i9 [▲●■◆] Chew a root", text)
        assert "▤2:i4" in text
    else:
        assert re.search(r"■⚔2⇩1▸▲●", text)


def test_a_fight_shows_its_chain_its_sum_and_the_curses() -> None:
    made = table()
    made.play("fight i 1", "play s1")
    view = made.position.view(0)
    text = plain(drawn().map(view, 75, 40))
    assert "Grumpy bat  ⚔3♥4  ❏ action card" in text
    assert "✗● curse on blue" in text
    assert "1 ■ Swing first ✗⚔2 ⇩1 ▸▲●" in text
    [total, *_] = drawn().moment(view)
    assert total.plain == "Horan  ⚔0 < ♥4: 4 missing · ⛨1 < ⚔3: −2♥"
    made.play("protection attack")
    view = made.position.view(0)
    text = plain(drawn().map(view, 75, 40))
    assert "✓⚔ curse on attack" in text
    assert "1 ■ Swing first ⚔2 ⇩1 ▸▲●" in text
    assert "strike" in {style for line in drawn().map(view, 75, 40) for _, _, style in line.spans}
    made.play("strength attack")
    assert "⚔2×2" in plain(drawn().map(made.position.view(0), 75, 40))
    assert "⚔4 ≥ ♥4: ✓" in plain(drawn().moment(made.position.view(0)))


def test_an_act_of_goblin_has_a_remark_on_what_is_worth_knowing() -> None:
    made = table()
    position, game = made.position, load("goblin")

    def remark(word: str) -> str:
        return drawn().remark(position, 0, game.parse(word))

    assert remark("fight i 1") == "⚔3 ♥4 ✗●⚔ ❏"
    assert remark("merchant") == ""
    made.play("merchant")
    assert remark("potion healing") == "all lives back"
    assert remark("buy i11") == "Ω ⛨1"
    made.play("buy i11")
    assert remark("pay i3") == "▲ ✚2 ▸◆"
    assert plain(drawn().moment(position.view(0))) == "To pay for: Ω Colander helmet ⛨1"


SPARING = """
    card xanros-1 red follows red attack 3
    card xanros-2 red follows red attack 2 defence 1
    monster i1 attack 1 lives 3 curses attack
    row i i1
    hero xanros hand s1 s2 s3
    hero taia
"""


def test_an_effect_that_xanros_may_let_count_is_offered_with_its_card() -> None:
    made = table(SPARING)
    made.play("fight i 1", "play s1", "stop")
    view = made.position.view(0)
    assert drawn().spoken(view, "spare attack s1") == "spare attack bargain-with-shadows"
    assert drawn().remark(made.position, 0, load("goblin").parse("spare attack s1")) == "■ ✗⚔3 ▸■"
    assert plain(drawn().moment(view)) == "Xanros  ⚔0 < ♥3: 3 missing · ⛨0 < ⚔1: −1♥"
    assert "Let attack 3 on “Bargain with shadows” count" in shown(made.position, 0, 120, 40)


def test_heroes_are_offered_with_the_colours_of_their_cards() -> None:
    game = load("goblin")
    position = Position.start(game, game.options({}), 2)
    assert drawn().remark(position, 0, game.parse("hero horan")) == "▲●■■■◆"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["fight grumpy-bat", "play swing-first", "play s5", "fight lord", "stop"]),
        ("cs", ["fight nevrly-netopyr", "play nejdriv-rana", "play s5", "fight lord", "stop"]),
    ],
)
def test_monsters_and_cards_are_called_by_name(language: str, said: list[str]) -> None:
    """In the reader's language, so that they can be found on the screen; a card outside the hand keeps its word."""
    view = table().position.view(0)
    words = ["fight i 1", "play s1", "play s5", "fight lord", "stop"]
    assert [drawn(language).spoken(view, word) for word in words] == said


def test_a_name_that_two_have_is_not_used() -> None:
    """Owners of printed cards may have two of a name."""
    view = table().position.view(0)
    twin = view.levels[0].row[0].__class__("i8", view.levels[0].row[0].name, 1, 1, "action")
    view.levels[0].row[1] = twin
    assert drawn().spoken(view, "fight i 1") == "fight i 1"


def test_every_sign_is_one_column_wide() -> None:
    text = plain(drawn().legend()) + plain(drawn().map(table().position.view(0), 75, 40))
    assert [c for c in text if c != "\n" and (cell_len(c) != 1 or unicodedata.east_asian_width(c) in "WF")] == []
    assert {cards.COLOURS[colour][0] for colour in cards.COLOURS} == set("▲●■◆")


def test_the_count_shows_what_can_still_come_in_goblin() -> None:
    text = plain(drawn().count(table().position.view(0)))
    assert re.search(r"I: \d+ monsters in the stack ▾ ", text)
    assert "Horan: draw pile ▤2:i4 ▯" in text
    assert "discard pile: ■ Fist on the table" in text


RACE = """
    card horan-1 red attack 9
    monster lord1 attack 0 lives 6
    hero horan keys 3 hand s1 pile nothing
    hero taia keys 3 hand s1 pile nothing
"""


def test_the_panel_says_how_the_game_ends_and_who_has_beaten_the_lord() -> None:
    text = plain(drawn().count(table(RACE).position.view(0)))
    assert re.search(r"♛ .*: beating it ends the game at once", text)
    made = table(RACE, finish="round")
    assert "once it is beaten, the round is played out" in plain(drawn().map(made.position.view(0), 75, 40))
    made.play("fight lord", "play s1")
    view = made.position.view(0)
    horan, taia = [plain(drawn().panel(view, 44, 2, ["Ann", "Bob"])[at : at + 1]) for at in range(2)]
    assert horan.endswith("♛+3")
    assert "♛" not in taia
    assert drawn().headline(view) == ["round 1", "last round"]


# -- whole matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_a_whole_match_of_goblin_fits_the_terminal(width: int, height: int, language: str) -> None:
    for position in played(4, 7, 53):
        if position.over or len(position.options()) > MANY:
            continue
        lines = shown(position, position.seat, width, height, language).splitlines()
        assert len(lines) <= height - 1, "the prompt needs a line"
        assert max(map(len, lines)) <= width
        assert not any("goblin-" in line.replace("fight goblin-", "") for line in lines if language != "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_crowded_table_fits_80_by_24(language: str) -> None:
    made = table(CROWDED)
    for act in ("fight iii 1", "play s1"):
        lines = shown(made.position, 0, 80, 24, language).splitlines()
        assert len(lines) <= 23
        assert max(map(len, lines)) <= 80
        assert any("♛" in line for line in lines)
        assert any("III ▤" in line for line in lines)
        made.play(act)


@pytest.mark.parametrize(("width", "height"), [(20, 24), (40, 24), (60, 10), (200, 60)])
def test_narrow_and_wide_terminals_are_never_overrun(width: int, height: int) -> None:
    for position in played(3, 8, 101, edition="fr"):
        if position.over:
            continue
        assert all(cell_len(line) <= width for line in shown(position, position.seat, width, height).splitlines())


def test_a_drawing_of_goblin_without_colour_is_nothing_but_text() -> None:
    position = table().position
    assert "\x1b" not in shown(position, 0, 80, 24)
    coloured = shown(position, 0, 80, 24, colour=True)
    assert "\x1b" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == shown(position, 0, 80, 24)


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {"edition": "de"}), (4, {"edition": "fr"})])
def test_every_seat_and_the_spectator_see_a_whole_match_but_never_others_starting_cards(
    players: int, options: dict[str, str]
) -> None:
    artist, names = drawn(), ["Ann", "Bob", "Cyd", "Dan"]
    for position in played(players, 9, 23, **options):
        faces = faces_of(position)
        s = position.values
        for seat in [SPECTATOR, *range(players)]:
            view = position.view(seat)
            parts = [artist.map(view, 150, 200), artist.panel(view, 150, 200, names[:players])]
            parts += [artist.moment(view), artist.count(view)]
            text = "\n".join(map(plain, parts))
            hidden = [
                card
                for card in range(FIRST_MONSTER)
                for other in range(players)
                if other != seat
                and card // STARTING == s.hero[other]
                and s.zone[card] in (Zone.HAND + other, Zone.PILE + other, Zone.ASIDE + other)
            ]
            assert [name for card in hidden if (name := Voice("en")(faces.face(card).name)) in text] == []


# -- words


def test_the_terminals_words_are_the_same_in_every_language_and_all_are_said() -> None:
    package = Path(krypta.__file__).parent
    entry = re.compile(r"^(goblin-terminal-[a-z-]+) =((?:.*\n(?: +.*\n|)?)*?)(?=^goblin|\Z)", re.M)
    said = {}
    for language in LANGUAGES:
        text = (package / "locales" / language / "goblin-terminal.ftl").read_text(encoding="utf-8")
        said[language] = {id: set(re.findall(r"\$[a-z]+", value)) for id, value in entry.findall(text)}
        assert len(said[language]) == text.count("\ngoblin-terminal-")
    assert all(said[language] == said["en"] for language in LANGUAGES)
    source = "\n".join(path.read_text(encoding="utf-8") for path in (package / "draw" / "goblin").glob("*.py"))
    literal = set(re.findall(r"goblin-terminal-[a-z-]*[a-z]", source))
    assert {id for id in said["en"] if id not in literal and "goblin-terminal-gives-" not in id} == set()
