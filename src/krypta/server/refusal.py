"""A refusal: what cannot be done, as a message that the reader's client puts into words."""

from krypta.core.message import Argument, Message


class Refuse(Exception):
    """Nothing has changed. `status` is what HTTP says; WebSocket messages carry only the message."""

    def __init__(self, id: str, status: int = 409, rule: str = "", **args: Argument) -> None:
        self.message = Message(id, args, rule)
        self.status = status
        super().__init__(id)

    @classmethod
    def saying(cls, message: Message) -> "Refuse":
        """A refusal in a game's own words, with the number of its rule."""
        refuse = cls(message.id)
        refuse.message = message
        return refuse
