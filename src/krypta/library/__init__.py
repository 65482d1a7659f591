"""The public library, `import krypta`: games, matches, records and exceptions."""

from krypta.core.files.fault import InvalidInput
from krypta.core.log import RecordFault
from krypta.library.errors import NotAllowed, UnknownAct
from krypta.library.game import Game, game_names, load
from krypta.library.match import Match
from krypta.library.record import Record, Step, read

__all__ = [
    "Game",
    "InvalidInput",
    "Match",
    "NotAllowed",
    "Record",
    "RecordFault",
    "Step",
    "UnknownAct",
    "game_names",
    "load",
    "read",
]
