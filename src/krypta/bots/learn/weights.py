"""The weights of a game's learned judgement: a small file of the package, with a header that says what it is for."""

import hashlib
import logging
from functools import cache
from pathlib import Path

import msgspec
import numpy as np

from krypta.bots.learn.net import Net, no_net
from krypta.core.game import Game

MAGIC = b"krypta-judgement 1\n"
FOLDER = Path(__file__).with_name("nets")
MOST = 1 << 24  # bytes; no judgement of ours is nearly as large

logger = logging.getLogger(__name__)


class WeightsRefused(ValueError):
    """The file cannot be used; the message says why, and what to do."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the weights are for, and how they were made."""

    game: str
    features: str  # the digest of the table of features
    shapes: list[list[int]]
    checksum: str  # of the weights
    made: str = ""


def path_of(game_name: str) -> Path:
    return FOLDER / f"{game_name}.weights"


def write(path: Path, game: Game, net: Net, made: str) -> None:
    """Write the network in half precision, which is exact enough: a header in one line, then the numbers."""
    body = b"".join(part.astype("<f2").tobytes() for part in net)
    shapes = [list(part.shape) for part in net]
    header = Header(game.name, digest_of(game), shapes, hashlib.sha256(body).hexdigest(), made)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(MAGIC + msgspec.json.encode(header) + b"\n" + body)


def digest_of(game: Game) -> str:
    return f"{game.features.version}-{game.features.digest}" if game.features else ""


def read(path: Path, game: Game) -> Net:
    """The network in the file; WeightsRefused if it is not one for this game as it is now."""
    try:
        if path.stat().st_size > MOST:
            raise WeightsRefused(f"{path.name} is too large to be the weights of a judgement.")
        data = path.read_bytes()
    except OSError:
        raise WeightsRefused(
            f"There is no learned judgement {path.name}; “krypta train {game.name}” makes one."
        ) from None
    magic, line, body = split(data)
    if magic != MAGIC:
        raise WeightsRefused(f"{path.name} has no weights of a judgement in it.")
    try:
        header = msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError as error:
        raise WeightsRefused(f"The header of {path.name} cannot be read: {error}.") from None
    if header.game != game.name:
        raise WeightsRefused(f"{path.name} judges {header.game}, not {game.name}.")
    if header.features != digest_of(game):
        raise WeightsRefused(
            f"{path.name} was made for other features of {game.name}; “krypta train {game.name}” makes new weights."
        )
    if hashlib.sha256(body).hexdigest() != header.checksum:
        raise WeightsRefused(f"{path.name} is damaged: its checksum is wrong. Install Krypta again, or train anew.")
    return parts_of(path, game, header, body)


def split(data: bytes) -> tuple[bytes, bytes, bytes]:
    line, _, body = data[len(MAGIC) :].partition(b"\n")
    return data[: len(MAGIC)], line, body


def parts_of(path: Path, game: Game, header: Header, body: bytes) -> Net:
    """The arrays; the shapes must fit each other, the game's features, and the length of the file."""
    size, own = (game.features.size, game.features.shared or 0) if game.features else (0, 0)
    try:
        (inputs, first), _, (_, second), *_ = header.shapes
        fits = header.shapes == [[size + own, first], [first], [first, second], [second], [second]]
        numbers = np.frombuffer(body, "<f2").astype(np.float32)
        ends = np.cumsum([int(np.prod(shape)) for shape in header.shapes])
        if not fits or inputs == 0 or min(first, second) < 1 or ends[-1] != len(numbers):
            raise ValueError
    except ValueError:
        raise WeightsRefused(f"The shapes in {path.name} do not fit the features of {game.name}.") from None
    if not np.isfinite(numbers).all():
        raise WeightsRefused(f"{path.name} has weights that are no numbers.")
    arrays = np.split(numbers, ends[:-1])
    return Net(*(part.reshape(shape).copy() for part, shape in zip(arrays, header.shapes, strict=True)))


@cache
def shipped(game: Game) -> Net | str:
    """The game's network, or a sentence that says why there is none; said once in the log."""
    try:
        return read(path_of(game.name), game)
    except WeightsRefused as refused:
        logger.warning("%s The search judges by the outlook instead.", refused)
        return str(refused)


def judgement_of(game: Game, learned: bool, path: str = "") -> Net:
    """The network that a search judges with, from a file if one is named; an empty one if it judges by the outlook."""
    if learned and path:
        return read(Path(path), game)
    net = shipped(game) if learned else ""
    return no_net() if isinstance(net, str) else net
