"""What a match raises when an act cannot be played. Nothing has changed then."""


class NotAllowed(ValueError):
    """An act that the rules forbid now: the sentence that says why, and the number of the rule.

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
        self.rule = rule  # empty where no rule of the game forbids it, but for example the match is over

    def __str__(self) -> str:
        return f"{self.sentence} [{self.rule}]" if self.rule else self.sentence


class UnknownAct(NotAllowed):
    """A word that is no act of the game at all; the sentence names the nearest ones.

    >>> import krypta
    >>> match = krypta.load("karak").start(players=2, seed=1, heroes="chosen")
    >>> match.play("flght")
    Traceback (most recent call last):
        ...
    krypta.library.errors.UnknownAct: “flght” is no act of Karak. Did you mean “fight”?
    """
