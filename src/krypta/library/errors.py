"""Exceptions for acts that cannot be played. The match is unchanged when they are raised."""


class NotAllowed(ValueError):
    """The rules forbid an act now: has the sentence that explains why, and the number of the rule.

    >>> import krypta
    >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
    >>> match.play("hero horan")
    >>> try:
    ...     match.play("hero horan")
    ... except krypta.NotAllowed as error:
    ...     print(error.sentence, error.rule, sep=" | ")
    That hero is already taken; choose another. | K2.2
    """

    def __init__(self, act: str, sentence: str, rule: str = "") -> None:
        super().__init__(act, sentence, rule)
        self.act = act
        self.sentence = sentence
        self.rule = rule  # empty if no rule forbids it, for example because the match is over

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]" if self.rule else self.sentence


class UnknownAct(NotAllowed):
    """The word is not an act of the game; the sentence suggests the closest ones.

    >>> import krypta
    >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
    >>> match.play("flght")
    Traceback (most recent call last):
        ...
    krypta.library.errors.UnknownAct: “flght” is no act of Karak. Did you mean “fight”?
    """
