"""Where matches are saved: each in its own file; a save never overwrites another match."""

import time
from pathlib import Path

import platformdirs

from krypta.cli.console import say
from krypta.cli.faults import FAULTY, Sentence
from krypta.core import log
from krypta.core.files.fault import InvalidInput, fault
from krypta.core.game import Game
from krypta.core.match import Match
from krypta.games import load, names

SUFFIX = ".krypta"


def folder() -> Path:
    return Path(platformdirs.user_data_dir("krypta", appauthor=False)) / "saves"


def claim(game: Game) -> Path:
    """Create a new file for a match, named after the current time; no other process can get the same one."""
    moment = time.strftime("%Y-%m-%d-%H%M%S")
    folder().mkdir(parents=True, exist_ok=True)
    for more in range(1, 1000):
        path = folder() / f"{game.name}-{moment}{f'_{more}' if more > 1 else ''}{SUFFIX}"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path
    raise Sentence(say("command-no-free-name", folder=str(folder())), code=FAULTY)


def load_game(name: str) -> Game:
    if name not in names():
        raise InvalidInput([fault("core-fault-game", game=name, known=", ".join(names()))])
    return load(name)


def read_match(path: Path) -> Match:
    """The match in a file, which stays unchanged; RecordFault if it cannot be used."""
    header, entries, seal = log.loads(path.read_bytes())
    return Match.fold(load_recorded(header.game), header, entries, seal.secret)


def load_recorded(name: str) -> Game:
    """The game that a record names; RecordFault if it is unknown."""
    if name not in names():
        raise log.RecordFault(0, log.because("record-other-game", game=name, known=", ".join(names())))
    return load(name)


def latest() -> tuple[Path, Match] | None:
    """The unfinished match that was saved last."""
    found = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[:20]:
        try:
            match = read_match(path)
        except (log.RecordFault, OSError):
            continue
        if not match.over and match.luck is not None:
            return path, match
    return None


def resume(named: str) -> tuple[Path, Match]:
    """The match to resume: `latest`, or a file."""
    if named == "latest":
        found = latest()
        if found is None:
            raise Sentence(say("command-no-unfinished", folder=str(folder())), code=FAULTY)
        return found
    path = Path(named)
    match = read_match(path)
    if not match.over and match.luck is None:
        raise Sentence(say("command-no-secret", file=str(path)), code=FAULTY)
    return path, match


def save_as(match: Match, path: Path) -> None:
    """Write the match to a file that the player named; FileExistsError if it contains something else."""
    if path.exists() and not _is_same(match, path):
        raise FileExistsError(str(path))
    log.write(path, match.dumps(with_secret=True))


def _is_same(match: Match, path: Path) -> bool:
    """Whether the file is an earlier save of this match."""
    try:
        header, entries, _seal = log.loads(path.read_bytes())
    except (log.RecordFault, OSError):
        return False
    return header == match.header and entries == match.entries[: len(entries)]
