"""A refusal: why the server declines, as a message that the client turns into a sentence."""

from krypta.core.text.message import Argument, Message


class Refusal(Exception):
    """The server declines, and nothing has changed. `status` is for HTTP; WebSockets send only the message."""

    def __init__(self, id: str, status: int = 409, rule: str = "", **args: Argument) -> None:
        self.message = Message(id, args, rule)
        self.status = status
        super().__init__(id)

    @classmethod
    def saying(cls, message: Message) -> "Refusal":
        """A refusal in a game's own words, with the number of its rule."""
        refusal = cls(message.id)
        refusal.message = message
        return refusal


WARMING_SECONDS = 5


def still_warming() -> Refusal:
    """The refusal while the requested game's rules are still compiling."""
    return Refusal("server-warming", status=503, seconds=WARMING_SECONDS)
