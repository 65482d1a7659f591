"""Stories: what one subject does is joined, repetitions are counted, nothing is told twice."""

import pytest
from fluent.syntax import ast

from krypta.core.text.message import Message
from krypta.core.text.story import tell
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES
from words.test_catalogue import catalogue

JOINING = {"then", "known", "again", "item", "leg", "each", "many"}
GAMES = ("karak", "goblin", "shabrak")
TAIA, HORAN = "karak-hero-taia", "karak-hero-horan"
WON = ["goblin-card-pot-lid-parry", "goblin-card-morning-dew", "goblin-card-master-plan"]


def event(id: str, **args: int | str | Message) -> Message:
    return Message(id, args)


def walked(hero: str, side: str) -> Message:
    return event("karak-event-walked", hero=hero, side=f"karak-side-{side}")


def warrior(card: str, player: int) -> Message:
    return Message("shabrak-warrior-of", {"card": f"shabrak-card-{card}", "player": f"table-seat-{player}"})


def drawn(player: int, left: int, card: str = "") -> list[Message]:
    seat = f"table-seat-{player}"
    seen = [event("shabrak-event-drew", player=seat, card=f"shabrak-card-{card}")] if card else []
    return [event("shabrak-event-draws", player=seat, left=left), *seen]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs", "Kolo 2: na tahu je Taia. Objevuje chodbu, pokládá destičku (┃) a jde na sever."),
        ("sk", "Kolo 2: na ťahu je Taia. Objavuje chodbu, kladie doštičku (┃) a ide na sever."),
        ("pl", "Runda 2: tura Tai. Odkrywa tunel, dokłada płytkę (┃) i idzie na północ."),
        ("de", "Runde 2: Taia ist am Zug. Sie entdeckt einen Gang, legt die Platte an (┃) und geht nach Norden."),
        ("en", "Round 2: it is Taia’s turn. She discovers a tunnel, lays it (┃) and walks north."),
        ("fr", "Manche 2\u00a0: c’est au tour de Taia. Elle découvre un couloir, pose la tuile (┃) et va au nord."),
    ],
)
def test_what_one_hero_does_is_joined_without_naming_the_hero_again(language: str, told: str) -> None:
    tunnel = {"hero": TAIA, "place": "karak-place-tunnel"}
    messages = [
        event("karak-event-turn", hero=TAIA, round=2),
        event("karak-event-tile-drawn", **tunnel),
        event("karak-event-tile-laid", **tunnel, shape="┃"),
        walked(TAIA, "north"),
    ]
    assert " ".join(tell(Voice(language), messages)) == told


def test_another_hero_is_named() -> None:
    told = tell(Voice("en"), [walked(TAIA, "north"), walked(HORAN, "south"), walked(TAIA, "north")])
    assert told == ["Taia walks north.", "Horan walks south.", "Taia walks north."]


def test_a_sentence_has_no_more_than_three_parts() -> None:
    fell = [event("karak-event-fell", hero=TAIA), event("karak-event-healed", hero=TAIA)]
    told = tell(Voice("en"), [walked(TAIA, "north"), *fell, event("karak-event-stopped", hero=TAIA)])
    assert told == ["Taia walks north, falls unconscious and recovers all her lives.", "She ends the turn."]


@pytest.mark.parametrize(
    ("language", "counted", "seen"),
    [
        ("cs", "Ann dobírá 3 karty (v balíčku zbývá 9).", "Ann dobírá karty „Rez“ a „Prak“."),
        ("sk", "Ann doberá 3 karty (v balíčku zostáva 9).", "Ann doberá karty „Hrdza“ a „Prak“."),
        ("pl", "Ann dobiera 3 karty (w stosie zostaje 9).", "Ann dobiera karty „Rdza” i „Proca”."),
        ("de", "Ann zieht 3 Karten (im Stapel bleiben 9).", "Ann zieht „Rost“ und „Steinschleuder“."),
        ("en", "Ann draws 3 cards (9 left in the pile).", "Ann draws “Rust” and “Slingshot”."),
        (
            "fr",
            "Ann pioche 3 cartes (il en reste 9).",
            "Ann pioche «\u00a0Rouille\u00a0» et «\u00a0Lance-pierre\u00a0».",
        ),
    ],
)
def test_draws_are_counted_and_who_sees_the_cards_reads_their_names(language: str, counted: str, seen: str) -> None:
    voice = Voice(language, ["Ann", "Bo"])
    assert tell(voice, [*drawn(1, 11), *drawn(1, 10), *drawn(1, 9)]) == [counted]
    assert tell(voice, [*drawn(1, 11, "rust"), *drawn(1, 10, "slingshot")]) == [seen]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs", "Taia jde dvakrát na jih, na západ, pak na jih."),
        ("sk", "Taia ide dvakrát na juh, na západ, potom na juh."),
        ("pl", "Taia idzie dwa razy na południe, na zachód, potem na południe."),
        ("de", "Taia geht zwei Schritte nach Süden, nach Westen, dann nach Süden."),
        ("en", "Taia walks two steps south, west, then south."),
        ("fr", "Taia va deux fois au sud, à l’ouest, puis au sud."),
    ],
)
def test_steps_in_one_direction_are_counted_and_told_in_their_order(language: str, told: str) -> None:
    walk = [walked(TAIA, side) for side in ("south", "south", "west", "south")]
    assert tell(Voice(language), walk) == [told]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "cs",
            "Bojovnice „Vdova Veronika“ (Ann) dostává 1 nátlak (celkem 1 proti obraně 6) a ještě 2 nátlaky (celkem 3).",
        ),
        (
            "sk",
            "Bojovníčka „Vdova Veronika“ (Ann) dostáva 1 nátlak (spolu 1 proti obrane 6) a ešte 2 nátlaky (spolu 3).",
        ),
        ("en", "“Widow Veronica” (Ann) takes 1 pressure (1 against defence 6) and another 2 (3 in all)."),
        ("de", "„Witwe Veronika“ (Ann) bekommt 1 Druck (1 gegen Verteidigung 6) und noch einmal 2 (3 insgesamt)."),
    ],
)
def test_more_pressure_on_the_same_warrior_is_not_told_like_the_first(language: str, told: str) -> None:
    widow = warrior("widow-veronica", 1)
    first = event("shabrak-event-pressed", warrior=widow, number=1, pressure=1, defence=6)
    more = event("shabrak-event-pressed", warrior=widow, number=2, pressure=3, defence=6)
    assert tell(Voice(language, ["Ann", "Bo"]), [first, more]) == [told]


@pytest.mark.parametrize(
    ("language", "begins"),
    [("cs", "Ta má"), ("sk", "Tá má"), ("pl", "Ta ma"), ("de", "Sie"), ("en", "She"), ("fr", "Celle-ci")],
)
def test_a_warrior_whose_ability_triggers_is_not_named_twice(language: str, begins: str) -> None:
    triggered = event("shabrak-event-triggered", player="table-seat-1", card="shabrak-card-widow-veronica")
    stronger = event("shabrak-event-attack", warrior=warrior("widow-veronica", 1), change="+1")
    other = event("shabrak-event-attack", warrior=warrior("smucka", 2), change="+1")
    voice = Voice(language, ["Ann", "Bo"])
    assert tell(voice, [triggered, stronger])[1].startswith(f"{begins} ")
    assert voice("shabrak-card-smucka") in tell(voice, [triggered, other])[1]


def test_what_was_just_bought_is_equipped_without_its_name() -> None:
    lid, dew, _plan = WON
    bought = event("goblin-event-bought", hero=TAIA, card=lid)
    same, another = [
        tell(Voice("en"), [bought, event("goblin-event-wore", hero=TAIA, card=card)]) for card in (lid, dew)
    ]
    assert same == [f"Taia buys “{Voice('en')(lid)}” from the pawn shop and equips it."]
    assert another[0].endswith(f"and equips “{Voice('en')(dew)}”.")


@pytest.mark.parametrize(
    ("language", "monster", "tied"),
    [
        ("sk", "turnkey", "Taia s kľučiarom kostlivcom remizuje (8 proti 8)."),
        ("sk", "warrior", "Taia so šermiarom kostlivcom remizuje (8 proti 8)."),
        ("pl", "rat", "Taia remisuje z ogromnym szczurem (8 do 8)."),
        ("pl", "king", "Taia remisuje ze szkieletorem królem (8 do 8)."),
    ],
)
def test_prepositions_can_be_pronounced_before_the_monster_s_name(language: str, monster: str, tied: str) -> None:
    fight = event("karak-event-tied", hero=TAIA, token=f"karak-token-{monster}", power=8, strength=8)
    assert Voice(language).render(fight) == tied


DREW, DRAWS = "goblin-event-drew", "goblin-event-draws"


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs", "Taia dobírá karty „Kryt pokličkou“, „Ranní rosa“ a „Mistrovský plán“."),
        ("sk", "Taia doberá karty „Kryt pokrievkou“, „Ranná rosa“ a „Majstrovský plán“."),
        ("de", "Taia zieht „Topfdeckelparade“, „Morgentau“ und „Meisterplan“."),
        ("pl", "Taia dobiera karty „Blok pokrywką”, „Poranna rosa” i „Genialny plan”."),
        ("en", "Taia draws “Pot-lid parry”, “Morning dew” and “Master plan”."),
        (
            "fr",
            "Taia pioche «\u00a0Parade au couvercle\u00a0», «\u00a0Rosée du matin\u00a0» et "
            "«\u00a0Plan de maître\u00a0».",
        ),
    ],
)
def test_cards_that_all_see_and_cards_that_one_sees_are_drawn_in_one_clause(language: str, told: str) -> None:
    lid, dew, plan = WON
    start = event(DRAWS, hero=TAIA, card="goblin-starting-card")
    drawn = [event(DRAWS, hero=TAIA, card=lid), start, event(DREW, hero=TAIA, card=dew)]
    assert tell(Voice(language), [*drawn, event(DRAWS, hero=TAIA, card=plan)]) == [told]
    assert tell(Voice("en"), [start, start, event(DRAWS, hero=TAIA, card=lid)]) == [
        f"Taia draws 2 starting cards and “{Voice('en')(lid)}”."
    ]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("cs", "Horan spotřebovává 2 magické střely (+2)."),
        ("sk", "Horan spotrebúva 2 magické strely (+2)."),
        ("de", "Horan verbraucht 2 magische Schüsse (+2)."),
        ("pl", "Horan zużywa 2 magiczne pociski (+2)."),
        ("en", "Horan spends 2 magic bolts for +2."),
        ("fr", "Horan dépense 2 tirs magiques (+2)."),
    ],
)
def test_magic_bolts_are_counted(language: str, told: str) -> None:
    bolt = event("karak-event-bolt-used", hero=HORAN, spent=1)
    assert tell(Voice(language), [bolt, bolt]) == [told]


def test_cards_put_where_one_likes_are_told_at_once() -> None:
    lid, _dew, plan = WON
    placed = [event("goblin-event-placed", hero=TAIA, card=card) for card in (lid, plan)]
    names = f"“{Voice('en')(lid)}” and “{Voice('en')(plan)}”"
    assert tell(Voice("en"), placed) == [f"Taia puts {names} at positions of her choice in the pile."]


def test_the_target_of_an_attack_is_not_named_twice() -> None:
    widow, whelp = warrior("widow-veronica", 1), warrior("smucka", 2)
    messages = [
        event("shabrak-event-exhausted", warrior=widow),
        event("shabrak-event-attacks", warrior=widow, other=whelp, attack=3),
        event("shabrak-event-pressed", warrior=whelp, number=3, pressure=4, defence=4),
        event("shabrak-event-overpowered", warrior=whelp),
    ]
    assert tell(Voice("cs", ["Ann", "Bo"]), messages) == [
        "Bojovnice „Vdova Veronika“ (Ann) se vyčerpává a útočí na bojovnici „Smucka“ (Bo) silou 3.",
        "Ta dostává 3 nátlaky (celkem 4 proti obraně 4) a je přemožená.",
    ]


def test_a_token_that_was_just_drawn_is_not_laid_in_words() -> None:
    rat = {"hero": TAIA, "token": "karak-token-rat"}
    told = tell(Voice("en"), [event("karak-event-token-drawn", **rat), event("karak-event-token-laid", **rat)])
    assert told == ["Taia draws a giant rat from the bag."]


def test_a_message_that_nothing_is_known_about_is_a_sentence_by_itself() -> None:
    assert tell(Voice("en"), [event("karak-event-begins", hero=TAIA), walked(TAIA, "north")]) == [
        "Taia begins.",
        "Taia walks north.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_language_joins_the_same_events(game: str, language: str) -> None:
    here, there = catalogue(language, game), catalogue("en", game)
    assert {id: joining(here[id]) for id in here if "-event-" in id} == {
        id: joining(there[id]) for id in there if "-event-" in id
    }


def joining(message: ast.Message) -> set[str]:
    return {one.id.name for one in message.attributes if one.id.name in JOINING}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_joined_is_a_clause_and_not_a_sentence(game: str, language: str) -> None:
    faults = []
    for id, message in catalogue(language, game).items():
        for attribute in message.attributes if "-event-" in id else ():
            if attribute.id.name in ("then", "known", "again", "many"):
                said = "".join(texts(attribute.value))
                if ";" in said or ":" in said or said.endswith(".") or said[:1].isupper():
                    faults.append((id, attribute.id.name, said))
    assert faults == []


def texts(pattern: ast.Pattern | None) -> list[str]:
    """The words of a pattern, with those of all its variants."""
    found: list[str] = []
    for part in pattern.elements if pattern else ():
        if isinstance(part, ast.TextElement):
            found.append(part.value)
        elif isinstance(part.expression, ast.SelectExpression):
            found += [text for variant in part.expression.variants for text in texts(variant.value)]
    return found
