"""A few sentences of each language, checked by people who speak it: names are inflected, not just inserted."""

import pytest

from krypta.core.text.message import Message
from krypta.core.text.words import preferred, words

CURSE = Message("karak-act-curse", {"hero": "karak-hero-taia"})
FIGHT = Message("karak-act-fight", {"token": "karak-token-dragon"})


@pytest.mark.parametrize(
    ("language", "curse", "fight"),
    [
        ("cs", "Taiu", "drakovi"),
        ("sk", "Taiu", "drakovi"),
        ("pl", "Taię", "smoka"),
        ("de", "Taia", "den Drachen"),
        ("en", "Taia", "the dragon"),
        ("fr", "Taia", "le dragon"),
    ],
)
def test_names_take_the_case_of_their_sentence(language: str, curse: str, fight: str) -> None:
    assert curse in words(language).render(CURSE)
    assert fight in words(language).render(FIGHT)


DEFIED = Message("goblin-event-defied", {"hero": "karak-hero-xanros", "curse": "goblin-curse-green"})
DRAWS = Message("goblin-event-draws", {"hero": "karak-hero-taia", "card": "goblin-starting-card"})


@pytest.mark.parametrize(
    ("language", "defied", "draws"),
    [
        ("cs", "kletbě zelených karet", "základní kartu"),
        ("sk", "kliatbe zelených kariet", "základnú kartu"),
        ("pl", "klątwie zielonych kart", "kartę początkową"),
        ("de", "dem Fluch gegen Grün", "eine Startkarte"),
        ("en", "the curse on green", "a starting card"),
        ("fr", "la malédiction du vert", "une carte de départ"),
    ],
)
def test_names_of_goblin_take_the_case_of_their_sentence(language: str, defied: str, draws: str) -> None:
    assert defied in words(language).render(DEFIED)
    assert draws in words(language).render(DRAWS)


@pytest.mark.parametrize("language", ["cs", "sk", "pl", "de", "en", "fr"])
def test_a_card_of_a_file_is_called_as_its_file_calls_it(language: str) -> None:
    kept = {"hero": "karak-hero-taia", "card": "Wurfmesser", "other": "goblin-card-cave-rat"}
    said = words(language).render(Message("goblin-event-kept", kept))
    assert "Wurfmesser" in said
    assert words(language).text("goblin-card-cave-rat") in said


OAF = Message("shabrak-warrior-twin-of", {"card": "shabrak-card-krupan", "player": "table-seat-1", "number": 3})
ATTACKED = Message("shabrak-warrior-of", {"card": "Ragna", "player": "table-seat-2"})
ATTACKS = Message("shabrak-event-attacks", {"warrior": OAF, "other": ATTACKED, "attack": 2})
PRESSED = Message("shabrak-event-pressed", {"warrior": ATTACKED, "number": 2, "pressure": 5, "defence": 6})


@pytest.mark.parametrize(
    ("language", "attacker", "attacked", "pressed"),
    [
        ("cs", "Bojovník „Křupan“ (Hráč 1, č.\u00a03)", "na bojovníka „Ragna“ (Hráč 2)", "2 nátlaky (celkem 5"),
        ("sk", "(Hráč 1, č.\u00a03) útočí", "na bojovníka „Ragna“ (Hráč 2)", "2 nátlaky (spolu 5"),
        ("pl", "(Gracz 1, nr\u00a03) atakuje", "wojownika „Ragna” (Gracz 2)", "2 punkty nacisku (razem 5"),
        ("de", "(Spieler 1, Nr.\u00a03) greift", "„Ragna“ (Spieler 2) mit 2 an", "2 Druck (5"),
        ("en", "“Oaf” (Player 1, no.\u00a03)", "attacks “Ragna” (Player 2)", "takes 2 pressure (5"),
        ("fr", "(Joueur 1, n°\u00a03) attaque", "«\u00a0Ragna\u00a0» (Joueur 2)", "pression de 2 (5"),
    ],
)
def test_warriors_are_called_by_titles_that_are_never_inflected(
    language: str, attacker: str, attacked: str, pressed: str
) -> None:
    said = words(language).render(ATTACKS)
    assert attacker in said
    assert attacked in said
    assert pressed in words(language).render(PRESSED)


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(KeyError, match="cs, sk, de, pl, en, fr"):
        words("xx")


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("KRYPTA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert preferred() == "en"
    monkeypatch.setenv("LANG", "cs_CZ.UTF-8")
    assert preferred() == "cs"
    monkeypatch.setenv("KRYPTA_LANG", "pl")
    assert preferred() == "pl"
