"""A game's verbs: every act number follows from the widths, and stays stable for learners."""

import pytest

from krypta.core.text.vocabulary import Vocabulary
from krypta.core.verbs import Verbs, verb_of_each, width_of_each
from krypta.games import load


class Verb(Verbs):
    REST = 1
    SHOW = 3
    DIG = 1


SHOWN = {Verb.SHOW: ["worm", "beetle", "root"]}

# The first acts of some verbs, and the number of acts. Trained learners know acts by these numbers.
KNOWN = {
    "karak": ({"stop": 0, "go north": 1, "cast 1 1": 11, "lay closed": 33, "again 2": 108, "token rat": 123}, 132),
    "goblin": ({"stop": 0, "fight i 1": 1, "spare attack s1": 239, "buy i1": 397, "top starting": 694}, 759),
    "shabrak": ({"end": 0, "attack 1 1": 1, "choose own 1": 82, "lay 1 left": 174, "draw k1": 186}, 226),
    "burrow": ({"rest": 0, "show worm": 1, "dig": 9, "draw worm": 15}, 19),
}


def test_a_verb_is_the_number_of_its_first_act() -> None:
    assert [int(verb) for verb in Verb] == [0, 1, 4]
    assert Verb.by_act() == [Verb.REST, Verb.SHOW, Verb.SHOW, Verb.SHOW, Verb.DIG]


def test_kernels_get_the_verb_of_each_act_and_its_width() -> None:
    assert verb_of_each(Verb).tolist() == [0, 1, 1, 1, 4]
    assert width_of_each(Verb).tolist() == [1, 3, 3, 3, 1]


def test_two_verbs_as_wide_as_each_other_stay_two() -> None:
    assert [verb.name for verb in Verb] == ["REST", "SHOW", "DIG"]


def test_a_verb_without_acts_is_refused() -> None:
    with pytest.raises(TypeError, match="at least one act, not 0"):

        class Empty(Verbs):
            NEVER = 0


def test_words_are_those_of_the_verbs() -> None:
    assert Vocabulary("Test", Verb, SHOWN).words == ["rest", "show worm", "show beetle", "show root", "dig"]


@pytest.mark.parametrize("words", [{}, {Verb.SHOW: ["worm"]}, SHOWN | {Verb.DIG: ["deep", "deeper"]}])
def test_words_that_do_not_fit_are_refused(words: dict[Verb, list[str]]) -> None:
    with pytest.raises(TypeError, match=r"The verb (SHOW has 3 acts|DIG has 1 acts), and \d words"):
        Vocabulary("Test", Verb, words)


@pytest.mark.parametrize("name", KNOWN)
def test_acts_keep_their_numbers(name: str) -> None:
    game = load(name)
    acts, number = KNOWN[name]
    assert {word: game.parse(word) for word in acts} == acts
    assert game.sizes.acts == number == len(game.vocabulary.words)
