"""The database schema, the same in SQLite and PostgreSQL. Times are milliseconds since 1970."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData()

# Values that all nodes share: the key that signs cookies.
SETTING = Table(
    "setting",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# -- tables and their matches

# One row per table. `version` is incremented by every change and guards it; `last` is the number of the match's last
# entry. `doc` is the table (table.py), which never contains `secret`, the luck's seed.
TABLE = Table(
    "game_table",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("state", String(8), nullable=False),  # open, running, over
    Column("public", Boolean, nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("last", Integer, nullable=False),
    Column("doc", LargeBinary, nullable=False),
    Column("header", LargeBinary),
    Column("secret", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("tended", Boolean, nullable=False),  # a bot must act or a clock runs: `Standing.needs_automation`
    Column("lease_node", String(24)),
    Column("lease_until", BigInteger, nullable=False),
    Index("game_table_by_state", "state", "public", "touched"),
    Index("game_table_tended", "tended", "lease_until"),
)

# The log. `spent` is the time charged to the clock, `cid` the id of the client's message (empty for further entries of
# the same unit), and `state`, in some entries, a digest of the position after it: "layout:digest".
ENTRY = Table(
    "entry",
    METADATA,
    Column("match", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    Column("spent", Integer, nullable=False),
    Column("cid", String(40)),
    Column("state", String(40)),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

SNAPSHOT = Table(
    "snapshot",
    METADATA,
    Column("match", String(24), primary_key=True),
    Column("layout", String(16), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("floor", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

# The figures with which a match began, by hash, so that it stays playable when the files change.
CONTENT = Table(
    "content",
    METADATA,
    Column("hash", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("layout", String(16), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Who sits at which unfinished table: "your tables".
SITTING = Table(
    "sitting",
    METADATA,
    Column("user_id", String(24), primary_key=True),
    Column("match", String(24), primary_key=True),
    Index("sitting_by_match", "match"),
    sqlite_with_rowid=False,
)

# Who sat where, for history and profiles. `user_id` is empty for bots and for deleted users.
PARTICIPANT = Table(
    "participant",
    METADATA,
    Column("match", String(24), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(24)),
    Column("name", String(60), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("share", Float),  # of the win; empty while the match runs and if it was aborted
    Column("rated", Boolean, nullable=False),
    Index("participant_by_user", "user_id", "started"),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("match", String(24), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("user_id", String(24)),
    Column("seat", Integer),
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("cid", String(40)),
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("match", "user_id", "cid"),
)

# -- nodes

NODE = Table(
    "node",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

PRESENCE = Table(
    "presence",
    METADATA,
    Column("node", String(24), primary_key=True),
    Column("match", String(24), primary_key=True),
    Column("user_id", String(24), primary_key=True),
    Index("presence_by_match", "match"),
)

# -- people

USER = Table(
    "person",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False),  # guest, account, bot
    Column("name", String(60), nullable=False),
    Column("key", String(60), unique=True),  # the normalised name, for comparison; empty for guests
    Column("password", Text),
    Column("owner", String(24), ForeignKey("person.id", ondelete="CASCADE")),  # of a bot
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False),
)

SESSION = Table(
    "session",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the cookie's value
    Column("user_id", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("agent", String(120), nullable=False),
    Index("session_by_user", "user_id"),
)

TOKEN = Table(
    "token",
    METADATA,
    Column("id", String(64), primary_key=True),  # the hash of the token
    Column("user_id", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("token_by_user", "user_id"),
)

RATING = Table(
    "rating",
    METADATA,
    Column("user_id", String(24), ForeignKey("person.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
)

# Saved decks and card files. `cards` is the card file that a deck uses.
KEEPING = Table(
    "keeping",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("user_id", String(24), ForeignKey("person.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("kind", String(8), nullable=False),  # deck, cards
    Column("name", String(60), nullable=False),
    Column("text", Text, nullable=False),
    Column("cards", String(24), nullable=False),
    Column("shared", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("keeping_by_user", "user_id", "game"),
)
