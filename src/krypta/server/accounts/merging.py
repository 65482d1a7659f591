"""A guest logs in: what the guest did becomes the account's, and the guest is no more."""

from sqlalchemy import Connection, delete, select, update

from krypta.server.storage.schema import CHAT, KEEPING, PARTICIPANT, PRESENCE, RATING, USER


def merge(connection: Connection, guest: str, account: str) -> None:
    """Games, words, decks and card files go to the account, and ratings in games where it has none.

    Where the guest sits (SITTING) is left to the rooms, which finds there the tables that it has to tell.
    """
    connection.execute(update(PARTICIPANT).where(PARTICIPANT.c.user_id == guest).values(user_id=account))
    # The two may have used the same client id at one table; what was said is durable, so it is not needed any more.
    connection.execute(update(CHAT).where(CHAT.c.user_id == guest).values(user_id=account, cid=None))
    connection.execute(update(KEEPING).where(KEEPING.c.user_id == guest).values(user_id=account))
    rated = select(RATING.c.game).where(RATING.c.user_id == account)
    connection.execute(
        update(RATING).where(RATING.c.user_id == guest, RATING.c.game.not_in(rated)).values(user_id=account)
    )
    connection.execute(delete(PRESENCE).where(PRESENCE.c.user_id == guest))
    connection.execute(delete(USER).where(USER.c.id == guest))
