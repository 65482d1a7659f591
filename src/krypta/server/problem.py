"""What is wrong with the settings or commands of whoever runs a server, as messages for their language."""

from collections.abc import Sequence

from krypta.core.files.fault import Speaker, in_english
from krypta.core.text.message import Argument, Message


class Problem(ValueError):
    """One thing that is wrong."""

    def __init__(self, id: str, /, **args: Argument) -> None:
        self.message = Message(id, args)
        super().__init__(id)

    def __str__(self) -> str:
        return in_english().render(self.message)


class Faulty(Exception):
    """Everything that is wrong, one sentence each."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        self.problems = list(problems)
        super().__init__(self.problems)

    def sentences(self, speaker: Speaker | None = None) -> list[str]:
        """In the speaker's language; in English without a speaker."""
        return [(speaker or in_english()).render(problem.message) for problem in self.problems]

    @property
    def lines(self) -> list[str]:
        return self.sentences()

    def __str__(self) -> str:
        return "\n".join(self.lines)


def faulty(id: str, /, **args: Argument) -> Faulty:
    return Faulty([Problem(id, **args)])
