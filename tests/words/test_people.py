"""People, guests and bots have names in the reader's language, at the terminal and in replayed records."""

import pytest

from krypta.core.facts import fact_message
from krypta.core.log import Entry, FactKind
from krypta.core.text.message import Message
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES

SEATED = ["Anna", "Guest 0042", "greedy 3", "Roland", "Hráč 5"]  # as a record has them


@pytest.mark.parametrize(
    ("language", "guest", "bot", "unnamed"),
    [
        ("cs", "Host 0042", "Chamtivý bot 3", "Hráč 5"),
        ("sk", "Hosť 0042", "Chamtivý bot 3", "Hráč 5"),
        ("de", "Gast 0042", "Gieriger Bot 3", "Spieler 5"),
        ("pl", "Gość 0042", "Chciwy bot 3", "Gracz 5"),
        ("en", "Guest 0042", "Greedy bot 3", "Player 5"),
        ("fr", "Invité 0042", "Bot avide 3", "Joueur 5"),
    ],
)
def test_names_that_nobody_chose_are_in_the_reader_s_language(
    language: str, guest: str, bot: str, unnamed: str
) -> None:
    voice = Voice(language, SEATED)
    assert [voice.name(name) for name in SEATED] == ["Anna", guest, bot, "Roland", unnamed]
    assert [voice(f"table-seat-{seat}") for seat in range(1, 6)] == ["Anna", guest, bot, "Roland", unnamed]


@pytest.mark.parametrize(
    ("language", "resigns", "filling_in", "greedy"),
    [
        ("cs", "Host 0042 se vzdává.", "Za hráče Anna hraje Roland.", "Za hráče Host 0042 hraje Chamtivý bot."),
        ("sk", "Hosť 0042 sa vzdáva.", "Za hráča Anna hrá Roland.", "Za hráča Hosť 0042 hrá Chamtivý bot."),
        ("de", "Gast 0042 gibt auf.", "Roland spielt für Anna.", "Gieriger Bot spielt für Gast 0042."),
        ("pl", "Gość 0042 się poddaje.", "Za gracza Anna gra Roland.", "Za gracza Gość 0042 gra Chciwy bot."),
        ("en", "Guest 0042 resigns.", "Roland plays for Anna.", "Greedy bot plays for Guest 0042."),
        ("fr", "Invité 0042 abandonne.", "Roland joue pour Anna.", "Bot avide joue pour Invité 0042."),
    ],
)
def test_facts_of_a_record_name_people_and_bots(language: str, resigns: str, filling_in: str, greedy: str) -> None:
    voice = Voice(language, SEATED)

    def told(fact: FactKind, by: int, who: str = "") -> str:
        return voice.render(fact_message(Entry(1, by=by, fact=fact, who=who or None)))

    assert told("resign", 1) == resigns
    assert told("handover", 0, "knight") == filling_in
    assert told("handover", 1, "greedy") == greedy


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_no_name_is_a_player_with_a_number_and_never_a_seat(language: str) -> None:
    voice = Voice(language, ["you"])
    said = voice.render(Message("shabrak-event-won", {"player": "table-seat-1"}))
    number = voice("table-player", number=1)
    assert said.startswith(number) or number in said
    assert voice.render(fact_message(Entry(1, by=0, fact="resign"))) == voice(
        "server-page-fact-resign", name=voice("table-player", number=1)
    )
