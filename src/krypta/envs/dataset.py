"""Decisions of simulated matches as a Parquet file, for learners: `krypta sim … --dataset FILE`.

While matches are played, finished ones are written to parts in the folder `FILE.parts`; at the end they become the one
file. An interrupted run can therefore go on, and gives the same file as one that was never interrupted.
"""

import os
import shutil
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from krypta import __version__
from krypta.bots.simulate import Played, Simulation
from krypta.core.files.fault import InvalidInput, fault, listed
from krypta.core.game import Game
from krypta.core.log import write
from krypta.core.text.message import Message
from krypta.envs.extras import missing_extra
from krypta.envs.kernels.decisions import write_decisions

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ImportError as missing:
    raise missing_extra("dataset") from missing

FORMAT = 1  # of the columns; see docs/datasets.md
ROWS = 16_384  # a part is closed by the match that fills it; each becomes a row group
# Statistics only of columns that rows are chosen by: those of the observation would take twice the time of writing it.
ENCODING = {"compression": "zstd", "write_statistics": ["game", "step", "seat", "act", "result"]}
KEY = b"krypta"  # of our metadata in the file's schema


class DatasetRefused(InvalidInput):
    """The file cannot be written or continued; its fault says why and what to do."""


class About(msgspec.Struct, frozen=True):
    """Everything that determines the rows; in the file's metadata, as JSON."""

    format: int
    krypta: str  # its version
    game: str
    rules: str  # the version of the rules
    observation: int  # the version of the observation
    options: dict[str, Any]
    players: int
    bots: list[str]  # by seat
    seed: int
    games: int


def about(simulation: Simulation, games: int) -> About:
    game = simulation.game
    return About(
        format=FORMAT,
        krypta=__version__,
        game=game.name,
        rules=game.rules_version,
        observation=game.observation.version,
        options=msgspec.to_builtins(simulation.options),
        players=len(simulation.levels),
        bots=simulation.levels,
        seed=simulation.seed,
        games=games,
    )


def schema(game: Game, what: About) -> "pa.Schema":
    numbers = pa.from_numpy_dtype(np.dtype(game.sizes.observation_dtype))
    length = int(np.prod(game.sizes.observation))
    fields = [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("step", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("observation", pa.list_(pa.field("element", numbers, nullable=False), length), nullable=False),
        pa.field("legal", pa.list_(pa.field("element", pa.int16(), nullable=False)), nullable=False),
        pa.field("act", pa.int16(), nullable=False),
        pa.field("result", pa.float64()),
    ]
    return pa.schema(fields, metadata={KEY: msgspec.json.encode(what)})


def about_file(file: Path) -> About | None:
    """What a file says about itself; None if it is no dataset of ours."""
    try:
        said = (pq.read_schema(file).metadata or {}).get(KEY)
        return None if said is None else msgspec.json.decode(said, type=About)
    except (pa.ArrowInvalid, msgspec.DecodeError, msgspec.ValidationError):
        return None


class DatasetWriter:
    """Writes matches in their order, beginning with number `first`: those before it are there from an earlier run."""

    def __init__(self, file: Path, simulation: Simulation, games: int) -> None:
        self.file = file
        self.parts = file.with_name(f"{file.name}.parts")
        self.simulation = simulation
        self.about = about(simulation, games)
        self.schema = schema(simulation.game, self.about)
        self.is_complete = self._is_ours(file)
        self._part = 0
        self._tables: list[pa.Table] = []
        self.first = 0
        if not self.is_complete:
            self._resume()

    def _is_ours(self, file: Path) -> bool:
        """Whether the file exists and is of the same games; refused if it is anything else."""
        if not file.exists():
            return False
        said = about_file(file) if file.is_file() else None
        if said is None:
            raise DatasetRefused([fault("command-dataset-foreign", file=str(file))])
        was, now = (msgspec.to_builtins(one) for one in (said, self.about))
        other = [
            Message("command-dataset-differs", {"name": name, "was": str(was[name]), "now": str(now[name])})
            for name in was
            if was[name] != now[name]
        ]
        if other:
            raise DatasetRefused([fault("command-dataset-other", file=str(file), other=listed(other))])
        return True

    def _resume(self) -> None:
        """Go on after the parts that are there; the last one is filled up if it was closed early."""
        there = sorted(self.parts.glob("*.parquet"))
        for part in there:
            self._is_ours(part)
        if not there:
            return
        last = self._read(there[-1])
        self.first = last.column("game")[-1].as_py() + 1
        self._part = len(there)
        if len(last) < ROWS:
            self._part -= 1
            self._tables = [last]

    def _read(self, part: Path) -> "pa.Table":
        try:
            return pq.read_table(part, partitioning=None)
        except (pa.ArrowInvalid, OSError) as error:
            raise DatasetRefused(
                [fault("command-dataset-unreadable", part=str(part), error=str(error), folder=str(self.parts))]
            ) from None

    def add(self, played: Played) -> None:
        """Keep the match; its rows are on the disk when its part is full."""
        self._tables.append(self.rows(played))
        if sum(map(len, self._tables)) >= ROWS:
            self._close_part()

    def _close_part(self) -> None:
        """Write the part atomically: an interruption leaves it whole, and writing it twice is harmless."""
        encoded = pa.BufferOutputStream()
        whole = pa.concat_tables(self._tables).combine_chunks()
        pq.write_table(whole, encoded, row_group_size=len(whole), **ENCODING)
        write(self.parts / f"{self._part:06d}.parquet", encoded.getvalue().to_pybytes())
        self._tables = []
        self._part += 1

    def pause(self) -> None:
        """Write what is not on the disk yet; the next run goes on after it."""
        if self._tables:
            self._close_part()

    def finish(self) -> None:
        """Join the parts to the file."""
        self.pause()
        fresh = self.file.with_name(f".{self.file.name}.{os.getpid()}")
        try:
            with pq.ParquetWriter(fresh, self.schema, **ENCODING) as writer:
                for part in sorted(self.parts.glob("*.parquet")):
                    table = self._read(part)
                    writer.write_table(table, row_group_size=len(table))
            os.replace(fresh, self.file)
        finally:
            fresh.unlink(missing_ok=True)
        shutil.rmtree(self.parts)

    def rows(self, played: Played) -> "pa.Table":
        """A row for each decision of a player in the match, replayed by one call."""
        simulation, sizes = self.simulation, self.simulation.game.sizes
        states = np.zeros(1, simulation.game.state_dtype)
        simulation.game.setup(states, 0, simulation.contents, simulation.options, len(simulation.levels))
        length, most = len(played.acts), max(sizes.options, sizes.outcomes)
        observations = np.zeros((length, *sizes.observation), sizes.observation_dtype)
        seats, steps, ends = np.zeros(length, np.int8), np.zeros(length, np.int32), np.zeros(length, np.int32)
        legal = np.zeros(length * most, np.int16)
        options, weights = np.zeros(most, np.int32), np.zeros(most, np.int32)
        arrays = (options, weights, observations, seats, steps, legal, ends)
        n = write_decisions(states, simulation.contents, played.acts, *arrays)
        begins = np.concatenate([np.zeros(1, np.int32), ends[:n]])
        results = np.array(played.shares)[seats[:n]]
        columns = [
            pa.array(np.full(n, played.number, np.int32)),
            pa.array(steps[:n]),
            pa.array(seats[:n]),
            pa.FixedSizeListArray.from_arrays(pa.array(observations[:n].reshape(-1)), type=self.schema.types[3]),
            pa.ListArray.from_arrays(pa.array(begins), pa.array(legal[: begins[-1]]), type=self.schema.types[4]),
            pa.array(played.acts[steps[:n]]),
            pa.array(results if played.finished else [None] * n, pa.float64()),
        ]
        return pa.Table.from_arrays(columns, schema=self.schema)
