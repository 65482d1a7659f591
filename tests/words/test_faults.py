"""Every fault of a file, a deck, a code, an option or a table can be caused, and has a sentence in every language."""

import ast as python
import errno
import pickle
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import krypta
from krypta.bots.simulate import Simulation
from krypta.cli.faults import trouble
from krypta.cli.play.seating import given_options, seat_all, seat_faults
from krypta.cli.sim import ending_said, set_up
from krypta.core.files.fault import Fault, InvalidInput, placed, said
from krypta.core.files.trouble import TROUBLES
from krypta.core.log import RecordFault, because
from krypta.core.text.message import Message
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES, words
from krypta.games import load, names
from krypta.games.goblin.cards import card_file as goblin_cards
from krypta.games.karak import content as karak_content
from krypta.games.shabrak.cards import card_file, deck, deck_code, deck_file
from krypta.games.shabrak.cards.deck import Deck
from krypta.games.shabrak.cards.pool import our_own
from krypta.games.shabrak.layout import SARKS, Kind
from krypta.server.ops.sweep import Swept
from krypta.server.refusal import Refusal
from krypta.server.tables.table import Clock, Wish, new
from words.test_catalogue import asked, catalogue

PACKAGE = Path(krypta.__file__).parent
CATALOGUES = ("core", "goblin", "shabrak")
ID = re.compile(r"(?:core|goblin|shabrak)-fault-[a-z-]*[a-z]")
SPOILED = re.compile(r"\?\?\?|-fault-|  |^ | $| [,.]|[,;]\.|\.\.|\{ ?\$")
SAME_EVERYWHERE = {"core-fault-of", "core-fault-and", "core-fault-comma"}  # they consist of their arguments
WARRIORS = ("guildmaster", "krupan", "krupan", "smucka", "smucka")
PILE = (("liquor", 9),)


# -- causes of faults

CARD = """[[event]]
id = "nap"
name = "Nap"
rarity = "common"
abilities = ["played: draw 1"]
"""
WARRIOR = """[[warrior]]
id = "sleeper"
name = "Sleeper"
rarity = "common"
sark = "coopers"
attack = 1
defence = 1
"""
CARDS = {  # files that are added to our own cards
    "core-fault-too-long": "#\n" * 30_000,
    "core-fault-line-too-long": "#" * 501,
    "core-fault-more": "\n".join(f"key{n} = 1" for n in range(300)),
    "core-fault-toml-statement": "/etc/passwd",
    "core-fault-toml-key": "name nap",
    "core-fault-toml-value": "name = nap",
    "core-fault-toml-text": 'name = "nap',
    "core-fault-toml-twice": "a = 1\na = 2",
    "core-fault-toml-bracket": "[[event",
    "core-fault-toml-line": "a = 1 b = 2",
    "core-fault-toml-deep": "a = " + "[\n" * 20_000,
    "core-fault-own-table": "event = 5",
    "core-fault-unexpected": CARD + "cost = 3",
    "core-fault-texts": CARD.replace('["played: draw 1"]', "[5]"),
    "core-fault-number": WARRIOR.replace("attack = 1", "attack = 99"),
    "core-fault-one-of": CARD.replace('"common"', '"legendary"'),
    "core-fault-list": CARD.replace('"common"', "[]"),
    "core-fault-table": CARD.replace('"common"', "{}"),
    "core-fault-name": CARD.replace('name = "Nap"\n', ""),
    "core-fault-name-long": CARD.replace("Nap", "ř" * 25),
    "core-fault-name-twice": CARD + CARD.replace("nap", "doze"),
    "shabrak-fault-cards": "".join(CARD.replace("nap", f"nap-{n}").replace("Nap", f"Nap {n}") for n in range(301)),
    "shabrak-fault-sarks": "".join(
        f'[[sark]]\nid = "sark-{n}"\nname = "Sark {n}"\nrarity = "common"\n' for n in range(SARKS)
    ),
    "shabrak-fault-id": CARD.replace('"nap"', '"Nap!"'),
    "shabrak-fault-id-long": CARD.replace('"nap"', f'"{"nap" * 20}"'),
    "shabrak-fault-id-known": CARD.replace('"nap"', '"liquor"'),
    "shabrak-fault-id-twice": CARD + CARD.replace("Nap", "Doze"),
    "shabrak-fault-sark": WARRIOR.replace("coopers", "bakers"),
    "shabrak-fault-yes": WARRIOR + "commander = 1",
    "shabrak-fault-picture": WARRIOR + 'picture = "mona-lisa"',
    "shabrak-fault-flavour": WARRIOR + f'flavour = "{"ha" * 100}"',
    "shabrak-fault-commander-unlimited": WARRIOR + "commander = true\nunlimited = true",
    "shabrak-fault-abilities": WARRIOR + f"abilities = {['round end: draw 1'] * 4}",
    "shabrak-fault-one-active": WARRIOR + f"abilities = {['active: draw 1'] * 2}",
    "shabrak-fault-event-idle": CARD.replace('["played: draw 1"]', "[]"),
    "shabrak-fault-a": WARRIOR + "cost = 3",
}
DECK = 'warriors = ["guildmaster", "krupan", "krupan", "smucka", "smucka"]\npile = ["9 liquor"]\n'
DECK_FILES = {
    "core-fault-deck-file": DECK + "hero = 1",
    "core-fault-at": DECK + "hero = 1",
    "shabrak-fault-deck-name": "name = 5\n" + DECK,
    "shabrak-fault-deck-sark": "sark = 5\n" + DECK,
    "shabrak-fault-entries": DECK.replace('"9 liquor"', '"liquor",\n' * 101),
    "shabrak-fault-entry": DECK.replace("9 liquor", "nine liquor"),
    "shabrak-fault-none-in-pile": DECK.replace('"9 liquor"', '"9 liquor", "0 shield-bash"'),
}
DECKS = {
    "shabrak-fault-no-card": Deck("", "xyzzy", WARRIORS, PILE),
    "core-fault-did-you-mean": Deck("", "coopperz", WARRIORS, PILE),
    "core-fault-nearest": Deck("", "", WARRIORS, (("last", 9),)),
    "shabrak-fault-misplaced": Deck("", "liquor", WARRIORS, PILE),
    "shabrak-fault-team": Deck("", "", WARRIORS[:3], PILE),
    "shabrak-fault-commanders": Deck("", "", ("guildmaster", *WARRIORS[:4]), PILE),
    "shabrak-fault-no-commander": Deck("", "", (*WARRIORS[1:], "krupan"), PILE),
    "shabrak-fault-pile": Deck("", "", WARRIORS, (("liquor", 50),)),
    "shabrak-fault-copies": Deck("", "", WARRIORS, (("knotty-cudgel", 5),)),
}
NAMED = {  # texts for a table's option
    "shabrak-fault-no-deck": "coooper",
    "shabrak-fault-code": "SB1-" + "A" * 500,
    "shabrak-fault-mistyped": "SB1-AAAA",
}
W, S, V = Kind.WARRIOR, Kind.SARK, Kind.EVENT
ABILITIES = {
    "shabrak-fault-expected": (W, "active draw 1"),
    "shabrak-fault-end": (W, "active"),
    "shabrak-fault-a-number": (W, "active if at least own: draw 1"),
    "shabrak-fault-step-or-end": (W, "active: recycle 1"),
    "core-fault-quoted": (W, "active draw 1"),
    "core-fault-or": (W, "round: draw 1"),
    "core-fault-comma": (W, "sometimes: draw 1"),
    "shabrak-fault-conditions": (W, "active if no own and no own and no own: draw 1"),
    "shabrak-fault-steps": (W, "active: draw 1; draw 1; draw 1; draw 1; draw 1"),
    "shabrak-fault-take-away": (W, "active: attack -attack of self to self this turn"),
    "shabrak-fault-twice": (W, "active: press 1 on chosen enemy rare common"),
    "shabrak-fault-moment": (V, "active: draw 1"),
    "shabrak-fault-whose": (S, "when attacked: draw 1"),
    "shabrak-fault-fallen-subject": (W, "when own fallen pressed: draw 1"),
    "shabrak-fault-no-more": (W, "when own ready exhausted: draw 1"),
    "shabrak-fault-not-standing": (W, "standing: draw 1"),
    "shabrak-fault-only-standing": (W, "active: guard self"),
    "shabrak-fault-no-choice": (W, "standing: may guard self"),
    "shabrak-fault-chosen": (W, "standing: attack +1 to chosen own"),
    "shabrak-fault-figure": (W, "standing: attack +defence of self to self"),
    "shabrak-fault-reach": (W, "standing: reach +1 to all enemy in reach"),
    "shabrak-fault-round-end": (W, "round end: attack +1 to self this turn"),
    "shabrak-fault-no-row": (S, "active: shield self"),
    "shabrak-fault-overpowered": (W, "when overpowered: shield self"),
    "shabrak-fault-it": (W, "active: shield it"),
    "shabrak-fault-foe": (W, "active: press 1 on foe"),
    "shabrak-fault-nobody": (W, "active: shield chosen own ready exhausted"),
    "shabrak-fault-neighbour": (W, "active: press 1 on all enemy neighbour"),
    "shabrak-fault-faced": (W, "active: shield chosen own facing"),
    "shabrak-fault-fallen-target": (W, "active: shield chosen own fallen"),
    "shabrak-fault-steal-from": (W, "active: steal equipment of self"),
    "shabrak-fault-swap-all": (W, "active: swap all own with self"),
    "shabrak-fault-swap-self": (W, "active: swap self with self"),
    "shabrak-fault-swap-any": (W, "active: swap self with chosen any"),
    "shabrak-fault-swap-across": (W, "active: swap self with chosen enemy"),
}
EVERY_VARIANT = [  # messages with variants for different subjects
    (W, "active: press 1 on chosen enemy facing in reach"),
    (W, "active: press 1 on chosen enemy from coopers from tinkers"),
    (S, "active: shield chosen own other"),
    (S, "active: steal equipment of chosen enemy"),
    (V, "played: press 1 on chosen enemy facing"),
    (W, "when overpowered: steal equipment of chosen enemy"),
]
OURS = (files("krypta.games.goblin") / "content" / "standard.toml").read_text(encoding="utf-8")
GOBLIN = {  # what is replaced in our own file, and its replacement
    "goblin-fault-number-of": (OURS, ""),
    "goblin-fault-level": (OURS[OURS.index("[[monster]]") :], ""),
    "goblin-fault-set": (OURS[OURS.index("[[lord]]") :], ""),
    "goblin-fault-reward": ("reward = ", "prize = "),
    "goblin-fault-list": ("curses = []", 'curses = ["red", "red"]'),
    "goblin-fault-can-name": ('\nfollows = ["', '\nfollows = ["purple", "'),
    "goblin-fault-some": ('\neffects = ["', '\neffects = [] #"'),
    "goblin-fault-amount": ('\neffects = ["', '\neffects = ["fly 1", "'),
    "goblin-fault-twice": ('\neffects = ["', '\neffects = ["attack 1", "attack 1"] #"'),
    "core-fault-card": ("lives = ", "hearts = "),
    "core-fault-card-file": ("[[lord]]", "[[king]]"),
    "core-fault-nothing": ("level = ", "#"),
}


def broken_figures(change: Callable[[Any, dict[str, int]], object]) -> list[Fault]:
    figures, tiles = karak_content.read("standard")
    tokens, tiles = dict(figures.tokens), dict(tiles)
    change(tokens, tiles)
    loose = karak_content.Figures(figures.rules, figures.slots, figures.treasures, figures.items, tokens)
    return karak_content.check(loose, tiles)


def wished(game: str, *seats: str, **more: Any) -> list[Fault]:
    """The refusal of a table, as one fault."""
    wish = Wish(game, seats, **more)
    with pytest.raises(Refusal) as refused:
        new("t", wish, "ann", "Ann", "nonce", "seal", option_faults(wish))
    told = refused.value.message.args["faults"]
    assert isinstance(told, Message)
    return [Fault(told)]


def option_faults(wish: Wish) -> list[Fault]:
    """The faults of a table's options, which a server finds before it makes the table."""
    if wish.game not in names():
        return []
    game = load(wish.game)
    try:
        game.contents(game.options(wish.options))
    except InvalidInput as invalid:
        return invalid.faults
    return []


def seated(seats: str | None, players: int | None, names: str | None, bots: str | None = None) -> None:
    seat_all(load("karak"), seats, players, names, (), Voice("en"), bots)


TABLES: dict[str, Callable[[], object]] = {
    "core-fault-option-unknown": lambda: load("karak").options({"magic": "on"}),
    "core-fault-option-choice": lambda: load("karak").options({"first": "me"}),
    "core-fault-option-value": lambda: load("goblin").options({"cards": 5}),
    "core-fault-option-form": lambda: given_options(["heroes"])[1],
    "core-fault-option-file": lambda: given_options(["cards=@/no/such/file"])[1],
    "core-fault-players": lambda: load("karak").players_faults(9),
    "core-fault-players-exactly": lambda: load("shabrak").players_faults(3),
    "core-fault-game": lambda: wished("chess", "me"),
    "core-fault-seat": lambda: seat_faults(["gredy"]),
    "core-fault-no-host": lambda: wished("karak", "open", "open"),
    "core-fault-rated": lambda: wished("karak", "me", "greedy", rated=True),
    "core-fault-clock": lambda: wished("karak", "me", clock=Clock("turn", 1)),
    "core-fault-increment": lambda: wished("karak", "me", clock=Clock("turn", 60, 9999)),
    "core-fault-away": lambda: wished("karak", "me", away=-1),
    "core-fault-and": lambda: wished("karak", "open", "open", away=-1),
    "core-fault-of": lambda: wished("shabrak", "me", "greedy", options={"deck1": DECK.replace("9", "1")}),
    "core-fault-seats": lambda: seated("person,greedy", 3, None),
    "core-fault-seats-and-bots": lambda: seated("person,greedy", None, None, "greedy"),
    "core-fault-names": lambda: seated("person", None, "Ann,Bob"),
    "core-fault-games": lambda: set_up("karak", 2, 0, ["random"], 1, {}),
    "core-fault-bot": lambda: Simulation(load("karak"), {}, 2, ["wizard"], 1),
    "core-fault-bots": lambda: Simulation(load("karak"), {}, 2, ["random"] * 3, 1),
    "core-fault-figures-lack": lambda: broken_figures(lambda tokens, _: tokens.pop("rat")),
    "core-fault-figures-unknown": lambda: broken_figures(lambda _, tiles: tiles.update({"room-round": 1})),
    "shabrak-fault-no-sarks": lambda: card_file.read(WARRIOR),
}


def producers() -> Iterator[tuple[str, Callable[..., object]]]:
    for id, text in CARDS.items():
        yield id, lambda text=text: card_file.read(text, our_own())
    for id, text in DECK_FILES.items():
        yield id, lambda text=text: deck_file.read(text, our_own())
    for id, built in DECKS.items():
        yield id, lambda built=built: deck.faults(built, our_own())
    for id, name in NAMED.items():
        yield id, lambda name=name: deck_file.find(name, our_own())
    for id, (kind, text) in ABILITIES.items():
        yield id, lambda kind=kind, text=text: card_file.read(with_ability(kind, text), our_own())
    for id, (before, after) in GOBLIN.items():
        yield id, lambda before=before, after=after: goblin_cards.read(OURS.replace(before, after))
    yield from TABLES.items()


def with_ability(kind: Kind, text: str) -> str:
    beginning = f'[[{kind.name.lower()}]]\nid = "nap"\nname = "Nap"\nrarity = "common"\n'
    figures = 'sark = "coopers"\nattack = 1\ndefence = 1\n' if kind == Kind.WARRIOR else ""
    return f'{beginning}{figures}abilities = ["{text}"]\n'


PRODUCERS = list(producers())


@cache
def produced(number: int) -> list[Fault]:
    try:
        found = PRODUCERS[number][1]()
    except InvalidInput as refused:
        return refused.faults
    assert isinstance(found, list)
    return found


@cache
def all_faults() -> list[Fault]:
    found = [fault for number in range(len(PRODUCERS)) for fault in produced(number)]
    for kind, text in EVERY_VARIANT:
        with pytest.raises(InvalidInput) as refused:
            card_file.read(with_ability(kind, text), our_own())
        found += refused.value.faults
    return found


def within(message: Message) -> Iterator[Message]:
    yield message
    for value in message.args.values():
        if isinstance(value, Message):
            yield from within(value)


def of_faults(language: str) -> dict[str, Any]:
    return {id: message for name in CATALOGUES for id, message in catalogue(language, f"{name}-faults").items()}


# -- every fault is caused


@pytest.mark.parametrize("number", range(len(PRODUCERS)), ids=[f"{n} {id}" for n, (id, _) in enumerate(PRODUCERS)])
def test_each_message_of_a_fault_is_brought_about(number: int) -> None:
    faults = produced(number)
    assert PRODUCERS[number][0] in {message.id for fault in faults for message in within(placed(fault))}


def test_every_fault_of_the_catalogues_is_brought_about_with_what_it_asks_for() -> None:
    there = of_faults("en")
    given = {message.id: set(message.args) for fault in all_faults() for message in within(placed(fault))}
    assert set(there) - set(given) == set(), "nothing brings it about"
    assert set(given) - set(there) == set(), "missing"
    assert {id for id in there if asked(there[id]).variables != given[id]} == set()


def test_every_fault_that_code_says_is_in_the_catalogues_and_none_is_unused() -> None:
    said = set()
    for path in PACKAGE.rglob("*.py"):
        for node in python.walk(python.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, python.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                said.add(node.value)
    assert said == set(of_faults("en"))


# -- every fault has a sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_fault_with_the_same_arguments(language: str) -> None:
    here, there = of_faults(language), of_faults("en")
    assert set(here) == set(there)
    assert {id for id in here if asked(here[id]).variables != asked(there[id]).variables} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_said_in_every_language(language: str) -> None:
    speaker = words(language)
    for fault in all_faults():
        for message in within(placed(fault)):
            args = {name: speaker.render(v) if isinstance(v, Message) else v for name, v in message.args.items()}
            assert speaker.said(message.id, args)[1] == [], message
        sentence = said(fault, speaker)
        assert not SPOILED.search(sentence), sentence
        assert re.fullmatch(r"\S.*[.?]", sentence, re.DOTALL), sentence


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_the_faults_are_translated(language: str) -> None:
    here, there = words(language), words("en")
    assert {id for id in of_faults("en") if here.text(id) == there.text(id)} <= SAME_EVERYWHERE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentence_of_a_fault_begins_with_a_capital_or_with_a_word_of_the_file(language: str) -> None:
    """A key, an option or a quotation may come first, in lower case as it is written."""
    for fault in all_faults():
        sentence = words(language).render(fault.say)
        written = {str(value) for value in fault.say.args.values()} | {"sark", "--players", "--names"}
        assert not sentence[0].islower() or any(sentence.startswith(word) for word in written), sentence


def test_a_fault_of_a_file_has_its_place() -> None:
    (fault,) = produced([id for id, _ in PRODUCERS].index("core-fault-at"))
    assert (fault.line, fault.column) == (3, 1)
    assert said(fault, words("cs")).startswith("Řádek 3, sloupec 1: „hero“ sem nepatří")
    assert said(fault, words("fr")).startswith("Ligne 3, colonne 1\u00a0: «\u00a0hero\u00a0»")


def test_a_fault_of_a_deck_has_its_part_and_its_card() -> None:
    (fault,) = deck.faults(DECKS["shabrak-fault-copies"], our_own())
    assert (fault.part, fault.card, fault.line) == ("pile", "knotty-cudgel", 0)


def test_a_code_of_a_deck_that_breaks_a_rule_says_which() -> None:
    with pytest.raises(InvalidInput) as refused:
        deck_code.encode(DECKS["shabrak-fault-team"], our_own())
    assert refused.value.sentences(words("de")) == ["Ein Deck hat genau 5 Krieger; dieses hat 3 (S1.1)."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_with_a_record_has_words_in_every_language_and_none_unused(language: str) -> None:
    here, there = catalogue(language, "record"), catalogue("en", "record")
    assert set(here) == set(there)
    assert [id for id in here if asked(here[id]).variables != asked(there[id]).variables] == []
    package = Path(krypta.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in package.rglob("*.py"))
    assert set(re.findall(r'"(record-[a-z-]+)"', source)) == set(there)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("cs", "Zápis 3 tohoto záznamu je špatně: „rest“ hraje hráč 2, ale na řadě je náhoda."),
        ("sk", "Zápis 3 tohto záznamu je nesprávny: „rest“ hrá hráč 2, ale na rade je náhoda."),
        ("de", "Eintrag 3 dieser Aufzeichnung ist falsch: „rest“ spielt Spieler 2, an der Reihe ist aber der Zufall."),
        ("pl", "Wpis 3 tego zapisu jest błędny: „rest” gra gracz 2, a decyduje los."),
        ("en", "Entry 3 of this record is wrong: “rest” is by player 2, but chance had to decide."),
        (
            "fr",
            "L’entrée 3 de cet enregistrement est fausse\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}rest\N{NO-BREAK SPACE}» "
            "est joué par le joueur 2, mais le hasard devait décider.",
        ),
    ],
)
def test_a_faulty_record_is_explained_in_the_reader_s_language(language: str, said: str) -> None:
    seats = {"who": because("record-seat", number=2), "due": because("record-nature")}
    fault = RecordFault(3, because("record-wrong-turn", act="rest", **seats))
    assert fault.sentence(words(language)) == said
    assert pickle.loads(pickle.dumps(fault)).sentence(words(language)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_troubles_with_files_are_told_in_the_reader_s_language(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("KRYPTA_LANG", language)
    told = {trouble(OSError(number, "No such thing")) for number in TROUBLES}
    assert "No such thing" not in told
    assert len(told) == len(set(TROUBLES.values()))
    assert trouble(OSError(errno.EPIPE, "Broken pipe")) == "Broken pipe"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "endings"),
    [
        ("karak", ("dragon-slain", "quiet", "fruitless")),
        ("goblin", ("lord-beaten", "lord-outdone", "stalled")),
        ("shabrak", ("won", "drawn")),
    ],
)
def test_the_ways_a_game_can_end_have_words(language: str, game: str, endings: tuple[str, ...]) -> None:
    told = [ending_said(game, ending, Voice(language)) for ending in endings]
    assert not set(told) & set(endings) - {"drawn"}
    assert len(set(told)) == len(endings)
    assert "new-kind" in ending_said(game, "new-kind", Voice(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_a_sweep_removes_has_words(language: str) -> None:
    removed = [name.replace("_", "-") for name in Swept.__struct_fields__]
    assert [name for name in removed if not Voice(language).has_value(f"command-swept-{name}")] == []
