"""Merges a guest into the account that they log in to."""

from sqlalchemy import Connection, delete, select, update

from krypta.server.storage.schema import CHAT, KEEPING, PARTICIPANT, PRESENCE, RATING, USER


def merge(connection: Connection, guest: str, account: str) -> None:
    """Move matches, chat, saved files, and ratings in games where the account has none; delete the guest.

    SITTING is left to the rooms, which use it to find the tables to update.
    """
    connection.execute(update(PARTICIPANT).where(PARTICIPANT.c.user_id == guest).values(user_id=account))
    # Both may have used the same message id at one table. The lines are stored, so their ids are no longer needed.
    connection.execute(update(CHAT).where(CHAT.c.user_id == guest).values(user_id=account, cid=None))
    connection.execute(update(KEEPING).where(KEEPING.c.user_id == guest).values(user_id=account))
    rated = select(RATING.c.game).where(RATING.c.user_id == account)
    connection.execute(
        update(RATING).where(RATING.c.user_id == guest, RATING.c.game.not_in(rated)).values(user_id=account)
    )
    connection.execute(delete(PRESENCE).where(PRESENCE.c.user_id == guest))
    connection.execute(delete(USER).where(USER.c.id == guest))
