"""What a person may type for an act."""

import pytest

from krypta.cli.play.understand import Choice, find_act, understand

CHOICES = [
    Choice(0, ("stop",)),
    Choice(1, ("go north",)),
    Choice(3, ("go south",)),
    Choice(27, ("swap horan", "swap 2")),
    Choice(28, ("swap taia", "swap 3")),
]


@pytest.mark.parametrize(
    ("typed", "act"),
    [
        ("1", 0),
        ("5", 28),
        ("stop", 0),
        ("  Go   NORTH ", 1),
        ("go n", 1),
        ("g s", 3),
        ("n", 1),
        ("st", 0),
        ("swap horan", 27),
        ("swap 3", 28),
        ("sw t", 28),
        ("taia", 28),
    ],
)
def test_an_act_is_understood_by_number_word_or_beginning(typed: str, act: int) -> None:
    assert understand(typed, CHOICES).act == act


@pytest.mark.parametrize("typed", ["go", "s", "swap", "h"])
def test_a_beginning_that_can_mean_several_acts_is_not_understood(typed: str) -> None:
    meant = understand(typed, CHOICES)
    assert meant.act is None
    assert meant.ambiguous
    assert len(meant.near) > 1


@pytest.mark.parametrize(
    ("typed", "command", "rest"),
    [
        ("help", "help", ""),
        ("why go west", "why", "go west"),
        ("SAVE My File", "save", "My File"),
        ("q", "quit", ""),
        ("rul K3.1", "rules", "K3.1"),
    ],
)
def test_commands_are_understood(typed: str, command: str, rest: str) -> None:
    meant = understand(typed, CHOICES)
    assert (meant.command, meant.rest) == (command, rest)


@pytest.mark.parametrize("typed", ["", "99", "0", "-1", "swpa horan", "🐉"])
def test_nonsense_is_never_understood_as_an_act(typed: str) -> None:
    meant = understand(typed, CHOICES)
    assert meant.act is None
    assert meant.near


def test_a_single_letter_that_can_mean_several_acts_is_asked_about() -> None:
    """`s` may be stop, south or save: the program asks which."""
    assert set(understand("s", CHOICES[:3]).near) == {"stop", "go south", "save"}


def test_the_nearest_act_is_the_one_that_was_meant() -> None:
    assert understand("swpa horan", CHOICES).near[0] == "swap horan"


def test_any_act_can_be_named() -> None:
    assert find_act("swap taia", CHOICES) == 28
    assert find_act("swap", CHOICES) is None
