"""Chat at a table: short lines, stored, for the people who sit there."""

import unicodedata

from sqlalchemy import Connection, func, insert, select

from krypta.server.refusal import Refusal
from krypta.server.storage.database import now
from krypta.server.storage.schema import CHAT
from krypta.server.wire import MOST_CHAT, ChatLine

KEPT = 50  # lines that a room holds in memory and sends to a new viewer


def cleaned(text: str) -> str:
    """The text as one line without invisible characters; refused if it is empty or too long."""
    visible = "".join(c if unicodedata.category(c)[0] != "C" else " " for c in unicodedata.normalize("NFC", text))
    line = " ".join(visible.split())
    if not line:
        raise Refusal("server-chat-empty", status=400)
    if len(line) > MOST_CHAT:
        raise Refusal("server-chat-long", status=400, most=MOST_CHAT)
    return line


def lines(connection: Connection, id: str, after: int) -> list[ChatLine]:
    """The newest lines after that number, oldest first."""
    wanted = select(CHAT).where((CHAT.c.match == id) & (CHAT.c.n > after)).order_by(CHAT.c.n.desc()).limit(KEPT)
    found = connection.execute(wanted).all()
    return [ChatLine(row.n, row.seat, row.name, row.text, row.at) for row in reversed(found)]


def keep(connection: Connection, id: str, user: str, seat: int, name: str, text: str, cid: str) -> None:
    """Store a line, unless the message is a resend."""
    mine = (CHAT.c.match == id) & (CHAT.c.user_id == user) & (CHAT.c.cid == cid)
    if connection.execute(select(CHAT.c.n).where(mine)).first() is not None:
        return
    last = connection.execute(select(func.max(CHAT.c.n)).where(CHAT.c.match == id)).scalar() or 0
    values = {"match": id, "n": last + 1, "user_id": user, "seat": seat, "name": name, "text": text, "cid": cid}
    connection.execute(insert(CHAT).values(**values, at=now()))
