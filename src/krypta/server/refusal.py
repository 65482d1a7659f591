"""A refusal: why the server declines, as a message that the client turns into a sentence."""

from krypta.core.text.message import Argument, Message


class Refusal(Exception):
    """Nothing has changed. `status` is what HTTP says; WebSocket messages carry only the message."""

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
    """The rules that were asked for are being compiled."""
    return Refusal("server-warming", status=503, seconds=WARMING_SECONDS)
