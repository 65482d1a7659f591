"""Shabrak's drawing: rows at their half places, reach, all of it in 80 by 24; nothing that a seat may not know."""

import io
import random
import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

import krypta
from krypta.cli.play.screen import Scene, Screen
from krypta.cli.play.understand import Choice, understand
from krypta.core.door import SPECTATOR
from krypta.core.position import Position
from krypta.core.scenario import Table, arrange
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES
from krypta.draw import drawer
from krypta.draw.cards import DIM
from krypta.draw.plain import Plain
from krypta.draw.shabrak import cards
from krypta.draw.shabrak.drawing import beside
from krypta.games import load
from krypta.games.shabrak.cards.faces import faces_of
from krypta.games.shabrak.layout import DECK, FIRST_KIND, KINDS, NONE

TURN = """
    warrior 1.1 attack 3 defence 6 pressure 2 shield
    warrior 1.3 exhausted
    warrior 2.1 defence 6 pressure 3
    warrior 2.3 overpowered
    ability 1.2 active: press 1 on chosen enemy in reach
    ability 1.4 standing: guard self
    sark 1 active: draw 1
    sark 2 when own overpowered: press 1 on chosen enemy
    event 1 k1 played: press 2 on chosen enemy
    equipment 1 k2 standing: attack +1 to self
    equipment 2 k1 standing: defence +2 to self
    wears 2.2 k1
    hand 1 k1 k1 k2
    hand 2 k2 k3
    pile 1 k3
    discard 1 k4
    row 2 2.1 2.2 2.3 2.4
    turn 1
"""

LONG = ("Something happened, and then something else happened because of it, as it does. " * 5,)
MOST = 20  # acts that still fit on a screen of 24 lines; hardly any turn has more


def table(text: str = TURN) -> Table:
    return arrange(load("shabrak"), text)


def standing(own: int, others: int, more: str = "") -> Any:
    """The lines of a scenario with rows of that many warriors."""
    rows = [" ".join(f"{seat}.{n + 1}" for n in range(many)) for seat, many in ((1, own), (2, others))]
    return table(f"row 1 {rows[0]}\nrow 2 {rows[1]}\nturn 1\n{more}").position.view(0)


def drawn(language: str = "en") -> Plain:
    return drawer(load("shabrak"), Voice(language))


def plain(lines: Iterable[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def words_on(text: str) -> str:
    """The text without its line breaks."""
    return " ".join(text.split())


def shown(position: Position, seat: int, width: int, height: int, language: str = "en", colour: bool = False) -> str:
    """A whole screen, as the table prints it, after a turn with many events."""
    voice, game = Voice(language), position.game
    out = io.StringIO()
    console = Console(file=out, width=width, height=height, force_terminal=colour, highlight=False, emoji=False)
    artist, view = drawer(game, voice), position.view(seat)
    words = [(act, game.say(act)) for act in position.options()] if position.seat == seat else []
    choices = [Choice(act, tuple(dict.fromkeys((artist.spoken(view, word), word)))) for act, word in words]
    scene = Scene(
        view=view,
        names=["Ann", "Bob with a name that is longer than most"],
        decider=position.seat if position.seat >= 0 else -1,
        paragraphs=list(LONG),
        choices=choices,
        said=[voice.render(game.act_message(position, choice.act)) for choice in choices],
        remarks=[artist.remark(position, seat, choice.act) for choice in choices],
    )
    Screen(console, artist, voice, False).show(scene)
    return out.getvalue()


def played(seed: int, every: int, **options: str) -> Iterator[Position]:
    """Positions of a random match in which a seat decides."""
    game = load("shabrak")
    chance = random.Random(seed)
    position = Position.start(game, game.options(options), 2)
    decisions = 0
    while not position.over:
        if position.seat >= 0:
            decisions += 1
            if decisions % every == 0:
                yield position
        position.step(chance.choice(position.options()))
    yield position


# -- the rows


@pytest.mark.parametrize(("own", "others"), [*product(range(1, 6), repeat=2)])
def test_S3_1_every_warrior_is_drawn_at_its_half_place(own: int, others: int) -> None:
    view = standing(own, others)
    lines = drawn().map(view, 49, 10)
    above, middle, below = lines[0], lines[4], lines[5]
    assert middle.plain.count("▲") == own
    places: dict[tuple[int, int], int] = {}
    for seat, line in ((0, below), (1, above)):
        places |= {(seat, number): at for at, number in positions(line.plain)}
    ats = {(seat, warrior.number): warrior.at for seat in (0, 1) for warrior in view.players[seat].row}
    assert set(places) == set(ats)
    first = (0, 1)
    steps = {(places[one] - places[first]) / (at - ats[first]) for one, at in ats.items() if at != ats[first]}
    assert len(steps) <= 1, "the same distance for each half place"
    assert all(step >= 4 for step in steps)


def positions(line: str) -> list[tuple[int, int]]:
    """The positions of the numbers in a line of upper edges."""
    return [(found.start(), int(found[1])) for found in re.finditer(r"[┏┌╔](\d)", line)]


def test_an_odd_difference_shifts_a_row_by_half_a_box() -> None:
    lines = drawn().map(standing(5, 4), 49, 10)
    assert lines[0].plain.startswith("     ┏1")
    assert lines[5].plain.startswith("┏1")
    assert lines[1].plain.count("┃") == 8


@pytest.mark.parametrize(
    ("own", "others", "reached"),
    [
        (5, 4, ["1", "1 2", "2 3", "3 4", "4"]),
        (4, 5, ["1 2", "2 3", "3 4", "4 5"]),
        (5, 2, ["1", "1", "1 2", "2", "2"]),
        (2, 5, ["2 3", "3 4"]),
        (1, 5, ["2 3 4"]),
    ],
)
def test_S3_4_reach_is_shown_between_the_rows(own: int, others: int, reached: list[str]) -> None:
    lines = drawn().map(standing(own, others), 75, 10)
    assert [part.strip() for part in lines[4].plain.split("▲")[1:]] == reached


def test_an_enemy_in_reach_who_cannot_be_attacked_stands_in_brackets() -> None:
    overpowered = drawn().map(standing(3, 3, "warrior 2.2 overpowered"), 49, 10)
    assert overpowered[4].plain.split() == ["▲1", "(2)", "▲1", "(2)", "3", "▲(2)", "3"]
    guarded = drawn().map(standing(3, 3, "ability 2.1 standing: guard self"), 49, 10)
    assert guarded[4].plain.split() == ["▲1", "(2)", "▲1", "(2)", "(3)", "▲2", "3"]
    crowded = drawn().map(
        standing(5, 5, "warrior 2.3 overpowered\nwarrior 2.2 overpowered\nwarrior 2.1 overpowered"), 49, 10
    )
    assert "▲(2)(3)4" in crowded[4].plain, "closer together where there is less room"


def test_a_warrior_who_has_acted_reaches_nobody_in_bold() -> None:
    lines = drawn().map(standing(2, 2, "warrior 1.1 exhausted"), 49, 10)
    styles = [str(span.style) for span in lines[4].spans]
    assert styles == [DIM, "bold bright_red"]


def test_a_box_shows_the_state_of_its_warrior() -> None:
    lines = plain(drawn().map(table().position.view(0), 49, 10)).splitlines()
    assert lines[0] == "     ┏1♛━━━━●┓ ┏2━━━━━●┓ ┌3╌╌╌╌╌✗┐ ┏4━━━━━●┓"
    assert lines[1] == "     ┃Guildm…┃ ┃Prokop ┃ ╎Berta  ╎ ┃Patient┃"
    assert lines[2] == "     ┃⚔2  3/6┃ ┃⚔2  0/6┃ ╎░░░░░░░╎ ┃⚔2  0/4┃"
    assert lines[3] == "     ┗━━━━━━━┛ ┗†card-…┛ └╌╌╌╌╌╌╌┘ ┗━━━━━━━┛"
    assert lines[5] == "┏1♛◈━━━●┓ ┏2━━━━━●┓ ┌3─────○┐ ┏4♜━━━━●┓ ┏5━━━━━●┓"
    assert lines[7] == "┃⚔3  2/6┃ ┃⚔2  0/4┃ │⚔2  0/4│ ┃⚔2  0/4┃ ┃⚔2  0/4┃"


def test_the_warrior_who_acts_has_a_double_edge() -> None:
    made = table()
    made.play("attack 1 1")
    assert "╔1♛◈═══○╗" in plain(drawn().map(made.position.view(0), 49, 10))


def test_large_figures_give_up_their_sign_first() -> None:
    view = standing(5, 5, "warrior 1.1 attack 12 defence 15 pressure 4\nwarrior 1.2 attack 3 defence 12")
    assert "┃12 4/15┃ ┃⚔3 0/12┃" in drawn().map(view, 49, 10)[7].plain
    assert "┃2 0/4┃" in drawn().map(view, 39, 10)[7].plain


def test_in_little_room_the_edges_below_go_first() -> None:
    lines = drawn().map(table().position.view(0), 49, 9)
    assert len(lines) == 7
    assert "┏2†━━━━●┓" in lines[0].plain, "what is worn is still marked"
    assert "┃⚔3  2/6┃" in lines[6].plain


def test_with_more_room_names_are_whole_and_texts_are_shown() -> None:
    view = table().position.view(0)
    usual = plain(drawn().map(view, 49, 12))
    assert "┃Guildm…┃" in usual
    assert "┃Oakum  ┃" in usual
    told = plain(drawn().map(view, 49, 14))
    assert "2 Oaf · A: Put 1 pressure on an enemy warrior within reach." in words_on(told)
    everything = plain(drawn().map(view, 49, 10_000))
    assert "2 †card-52 · P: The wearer has +2 defence." in words_on(everything)
    assert re.search(r"^Player 1$(.|\n)*^Player 2$", everything, re.M)


def test_the_viewers_own_row_is_below() -> None:
    position = table().position
    assert "Guildm…" in drawn().map(position.view(0), 49, 10)[1].plain
    assert "Guildm…" in drawn().map(position.view(SPECTATOR), 49, 10)[1].plain
    lines = drawn().map(position.view(1), 49, 10)
    assert "Guildm…" in lines[6].plain
    assert "▼" in lines[4].plain, "the row above is on turn"
    assert [position.view(seat).viewer for seat in (0, 1, SPECTATOR)] == [0, 1, None]


def test_without_room_for_boxes_warriors_are_listed() -> None:
    lines = drawn().map(table().position.view(0), 30, 24)
    assert lines[0].plain.startswith("1●♛ ⚔2 3/6 Guildmaster")
    assert lines[5].plain.startswith("1●♛◈ ⚔3 2/6 Reeve")
    assert lines[5].plain.endswith("▲1")


# -- the players


@pytest.mark.parametrize("height", [2, 4, 40])
def test_the_panel_shows_sarks_hands_and_piles(height: int) -> None:
    lines = drawn().panel(table().position.view(0), 44, height, ["Ann with a very long name indeed", "Bob"])
    text = plain(lines)
    assert all(line.cell_len <= 44 for line in lines)
    assert len(lines) <= height
    assert re.search(r"^ Player 2 Bob .*❏2 ▤0 ▥0$", text, re.M)
    assert re.search(r"^▶Player 1 Ann .*❏3 ▤1 ▥1$", text, re.M)
    if height == 4:
        assert "⚑ The Pitchforks ●" in text
    if height == 40:
        assert "⚑ The Pitchforks ● A: Draw 1 card." in text
        assert "❏ card-6 ×2 · Put 2 pressure on an enemy warrior." in words_on(text)
        assert "card-53" not in text, "the other's hand"


def test_cards_seen_of_the_others_hand_are_shown() -> None:
    made = table(TURN.replace("discard 1 k4", "discard 1 k2").replace("hand 1 k1 k1 k2", "hand 1 k1"))
    made.position.s.known[0, 0] = 1
    panel = plain(drawn().panel(made.position.view(1), 44, 40, ["Ann", "Bob"]))
    assert "seen in the hand: card-6" in panel


# -- the phase and the acts


def test_an_ability_in_progress_is_shown_with_its_text() -> None:
    made = table()
    assert drawn().moment(made.position.view(0)) == []
    made.play("play k1")
    [line] = drawn().moment(made.position.view(0))
    assert line.plain == "▸ choosing a target · card-6 · Put 2 pressure on an enemy warrior."


def test_an_act_of_shabrak_has_a_remark_on_what_is_worth_knowing() -> None:
    made = table()
    position, game = made.position, load("shabrak")

    def remark(word: str) -> str:
        return drawn().remark(position, 0, game.parse(word))

    assert remark("attack 1 1") == "6/6 ✗"
    assert remark("attack 2 1") == "5/6"
    assert remark("ability 2").startswith("A: Put 1 pressure on an enemy")
    assert remark("sark") == "A: Draw 1 card."
    assert remark("play k1") == "Put 2 pressure on an enemy warrior."
    assert remark("end") == ""
    assert drawn().remark(table(TURN.replace("turn 1", "turn 2")).position, 1, game.parse("attack 1 1")) == "◈"
    made.play("play k1")
    assert remark("choose enemy 2") == "⚔2 0/6 ●"


def test_warriors_that_can_be_laid_are_offered_with_figures_and_text() -> None:
    game = load("shabrak")
    position = Position.start(game, game.options({}), 2)
    while position.seat < 0:
        position.step(position.options()[0])
    number = position.view(position.seat).players[position.seat].waiting[1].word
    remark = drawn().remark(position, position.seat, game.parse(f"lay {number} left"))
    assert re.match(r"⚔\d ⛨\d [AP]: ", remark)
    assert drawn().moment(position.view(position.seat))[0].plain == "▸ laying warriors"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["attack reeve guildmaster", "ability oaf", "choose enemy prokop", "lay liddy left", "end"]),
        ("cs", ["attack rychtar cechmistr", "ability krupan", "choose enemy vikonos", "lay husopaska left", "end"]),
    ],
)
def test_warriors_are_called_by_name(language: str, said: list[str]) -> None:
    """In the reader's language, so that they can be found on the screen."""
    view = standing(5, 5)
    words = ["attack 1 1", "ability 2", "choose enemy 2", "lay 4 left", "end"]
    assert [drawn(language).spoken(view, word) for word in words] == said


def test_cards_are_called_by_name_and_numbers_are_understood_too() -> None:
    game = load("shabrak")
    view = Position.start(game, game.options({}), 2).view(0)
    words = {held.word: drawn().spoken(view, f"play {held.word}") for held in view.players[0].deck}
    assert "play shield-bash" in words.values()
    choices = [Choice(n, (spoken, f"play {word}")) for n, (word, spoken) in enumerate(words.items())]
    assert all(understand(way, choices).act == choice.act for choice in choices for way in choice.spellings)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_that_is_shown_is_understood(language: str) -> None:
    artist, game = drawn(language), load("shabrak")
    for position in played(3, 7, deck1="gravediggers", deck2="coopers"):
        if position.over:
            continue
        view = position.view(position.seat)
        choices = [Choice(act, (artist.spoken(view, game.say(act)), game.say(act))) for act in position.options()]
        assert all(understand(way, choices).act == choice.act for choice in choices for way in choice.spellings)


def test_a_name_that_two_have_is_not_used() -> None:
    assert cards.typed({"1": "Old Smucka", "2": "Smucka", "3": "The Oaf"}) == {"1": "old", "3": "oaf"}


def test_a_remark_never_leaves_a_card_with_a_bare_number() -> None:
    """Where the text fits only beside `k4`, which is nowhere else on the screen."""
    assert beside("Draw 2 cards.", "play round-on-the-house", "play k4") == ""
    assert beside("Draw 2 cards.", "play liquor", "play k1") == "Draw 2 cards."
    assert len("play liquor" + beside("long " * 20, "play liquor", "play k1")) == 53


def test_every_sign_is_one_column_wide() -> None:
    view = table().position.view(0)
    text = plain([*drawn().legend(), *drawn().map(view, 75, 40), *drawn().panel(view, 44, 40, ["Ann", "Bob"])])
    assert [c for c in text if c != "\n" and (cell_len(c) != 1 or unicodedata.east_asian_width(c) in "WF")] == []


def test_the_count_shows_what_can_still_come_in_shabrak() -> None:
    text = plain(drawn().count(table().position.view(0)))
    assert re.search(r"^Player 1  ❏3 ▤1 ▥1$", text, re.M)
    assert "    card-6 ×2 · Put 2 pressure on an enemy warrior." in text
    assert re.search(r"  deck\n    card-52 · P: The wearer has \+2 defence\.", text)


# -- whole matches


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_a_whole_match_of_shabrak_fits_the_terminal(width: int, height: int, language: str) -> None:
    for position in played(7, 17, deck1="tinkers", deck2="tumblers"):
        if position.over or len(position.options()) > MOST:
            continue
        lines = shown(position, position.seat, width, height, language).splitlines()
        assert len(lines) <= height - 1, "the prompt needs a line"
        assert max(map(len, lines)) <= width
        assert not any("shabrak-" in line for line in lines)


def test_a_crowded_turn_fits_80_by_24() -> None:
    """All ten warriors stand, all can act, and the hand has seven cards."""
    abilities = "\n".join(f"ability 1.{n} active: press 1 on chosen enemy in reach" for n in (1, 2, 3))
    cards = "\n".join(f"event 1 k{n} played: press 1 on all enemy" for n in (1, 2, 3))
    worn = "\n".join(f"equipment 1 k{n + 3} standing: attack +1 to self\nwears 1.{n} k{n + 3}" for n in range(1, 6))
    made = table(f"{abilities}\n{cards}\n{worn}\nsark 1 active: draw 1\nhand 1 k1 k2 k3\npile 1 k1\nturn 1")
    assert len(made.position.options()) == MOST
    lines = shown(made.position, 0, 80, 24).splitlines()
    assert len(lines) <= 23
    assert sum("●┓" in line for line in lines) == 2, "both rows are seen"


@pytest.mark.parametrize(("width", "height"), [(20, 24), (40, 24), (60, 10), (70, 24), (200, 60)])
def test_narrow_and_wide_terminals_are_never_overrun(width: int, height: int) -> None:
    for position in played(8, 23, deck1="gravediggers", deck2="tapsters", reach="far"):
        if not position.over:
            assert all(cell_len(line) <= width for line in shown(position, position.seat, width, height).splitlines())


def test_a_drawing_of_shabrak_without_colour_is_nothing_but_text() -> None:
    position = table().position
    assert "\x1b" not in shown(position, 0, 80, 24)
    coloured = shown(position, 0, 80, 24, colour=True)
    assert "\x1b" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == shown(position, 0, 80, 24)


@pytest.mark.parametrize("decks", [("tinkers", "coopers"), ("gravediggers", "tumblers")])
def test_every_seat_and_the_spectator_see_a_whole_match_but_never_anothers_cards(decks: tuple[str, str]) -> None:
    artist, names = drawn(), ["Ann", "Bob"]
    for position in played(9, 19, deck1=decks[0], deck2=decks[1]):
        for seat in (SPECTATOR, 0, 1):
            view = position.view(seat)
            text = "\n".join(map(plain, (artist.map(view, 150, 200), artist.panel(view, 150, 200, names))))
            assert [name for name in hidden_from(position, seat) if name in text] == []
            assert artist.count(view)
            artist.moment(view)


def hidden_from(position: Position, seat: int) -> set[str]:
    """The names of cards of which the seat cannot know that they are outside a deck."""
    s, faces, voice = position.values, faces_of(position), Voice("en")
    hidden: set[str] = set()
    seen = {voice(faces.name(card)) for card in s.worn if card != NONE}
    if position.view(seat).under_way is not None:
        seen.add(voice(faces.name(position.view(seat).under_way)))
    for other, kind in product((0, 1), range(KINDS)):
        card = other * DECK + FIRST_KIND + kind
        if faces.cards[card] is None:
            continue
        (seen if other == seat or s.known[other][kind] else hidden).add(voice(faces.name(card)))
    return hidden - seen


# -- words


def test_the_terminals_words_are_the_same_in_every_language_and_all_are_said() -> None:
    package = Path(krypta.__file__).parent
    entry = re.compile(r"^(shabrak-terminal-[a-z-]+) =((?:.*\n(?: +.*\n)*))", re.M)
    said = {}
    for language in LANGUAGES:
        text = (package / "locales" / language / "shabrak-terminal.ftl").read_text(encoding="utf-8")
        said[language] = {id: set(re.findall(r"\$[a-z]+", value)) for id, value in entry.findall(text)}
        assert len(said[language]) == text.count("\nshabrak-terminal-")
    assert all(said[language] == said["en"] for language in LANGUAGES)
    source = "\n".join(path.read_text(encoding="utf-8") for path in (package / "draw").rglob("*.py"))
    assert set(said["en"]) - set(re.findall(r"shabrak-terminal-[a-z-]*[a-z]", source)) == set()
