"""`krypta sim`: bots against bots, with progress, interruptible, and reproducible from the seed."""

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from krypta.bots.simulate import Simulation, Tally
from krypta.cli.console import say, voice_for
from krypta.cli.faults import Sentence
from krypta.cli.warmup import warm_up
from krypta.core.files.fault import InvalidInput, fault
from krypta.core.log import write
from krypta.core.text.figures import aligned, number, percent
from krypta.core.text.voice import Voice
from krypta.games import load, names

if TYPE_CHECKING:
    from krypta.envs.dataset import DatasetWriter


def run(
    game: str,
    players: int | None,
    games: int,
    levels: list[str],
    seed: int,
    save: Path | None,
    dataset: Path | None,
    as_json: bool,
    options: dict[str, Any],
) -> int:
    """Simulate and print the summary; returns the exit code."""
    try:
        simulation = set_up(game, players, games, levels, seed, options)
    except InvalidInput as invalid:
        print("\n".join(invalid.sentences(voice_for(None))), file=sys.stderr)
        return 2
    writer = None if dataset is None else open_dataset(dataset, simulation, games)
    if writer is not None and writer.is_complete:
        print(say("command-sim-complete", file=str(dataset), games=games), file=sys.stderr)
        return 0
    prepare(simulation)
    tally = Tally(len(simulation.levels))
    whole = play(simulation, tally, games, save, writer)
    if as_json:
        print(json.dumps(tally.summary()))
    else:
        show(simulation, tally, Console())
    if writer is not None and writer.first:
        print(say("command-sim-earlier", games=writer.first), file=sys.stderr)
    if not whole:
        played = tally.games + (writer.first if writer else 0)
        print(say("command-sim-stopped", played=played, games=games), file=sys.stderr)
        if writer is not None:
            print(say("command-sim-kept", folder=str(writer.parts)), file=sys.stderr)
        return 130
    return 0


def open_dataset(file: Path, simulation: Simulation, games: int) -> "DatasetWriter":
    try:
        from krypta.envs.dataset import DatasetWriter
    except ImportError:
        raise Sentence(say("command-missing-extra", extra="dataset")) from None
    return DatasetWriter(file, simulation, games)


def set_up(
    game: str, players: int | None, games: int, levels: list[str], seed: int, options: dict[str, Any]
) -> Simulation:
    """The simulation; InvalidInput has all faults of the request."""
    faults = [] if games > 0 else [fault("core-fault-games", count=games)]
    if game not in names():
        raise InvalidInput([*faults, fault("core-fault-game", game=game, known=", ".join(names()))])
    try:
        seats = load(game).usual_players if players is None else players
        simulation = Simulation(load(game), options, seats, levels, seed)
    except InvalidInput as invalid:
        raise InvalidInput([*faults, *invalid.faults]) from None
    if faults:
        raise InvalidInput(faults)
    return simulation


def prepare(simulation: Simulation) -> None:
    """Compile everything that a match needs, with progress, so that the first match starts at once."""
    console = Console(stderr=True)
    warm_up(simulation.game.name, voice_for(None), console)
    with console.status(voice_for(None)("table-warming")):
        simulation.compile()


def play(
    simulation: Simulation, tally: Tally, games: int, save: Path | None, dataset: "DatasetWriter | None" = None
) -> bool:
    """Play all matches, saving each record and each decision if that is asked for; False if interrupted."""
    columns = (TextColumn("[progress.description]{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(say("command-sim-playing"), total=games)

        def keep(played: Any) -> None:
            if dataset is not None:
                dataset.add(played)
            tally.add(played)
            if save is not None:
                name = f"{simulation.game.name}-{simulation.seed}-{played.number:06d}.krypta"
                write(save / name, simulation.record(played).dumps())

        first = dataset.first if dataset is not None else 0
        try:
            for done in simulation.run(games, os.cpu_count() or 1, keep, first):
                progress.update(task, completed=done)
            if dataset is not None:
                dataset.finish()
        except KeyboardInterrupt:
            if dataset is not None:
                dataset.pause()
            return False
    return True


def show(simulation: Simulation, tally: Tally, console: Console) -> None:
    summary, voice = tally.summary(), voice_for(None)
    counts = {"games": summary["games"], "finished": summary["finished"]}
    console.print(voice("command-sim-summary", game=simulation.game.name, **counts))
    for seat, (level, won) in enumerate(zip(simulation.levels, summary["wins"], strict=True), start=1):
        label = f"{voice(f'table-seat-{seat}')}  {level:8}"
        wins, share = aligned(won, voice.language), percent(won / max(1, tally.games), voice.language)
        console.print(f"  {label} {wins:>8} {voice('command-sim-wins')}  {share:>7}")
    console.print(voice("command-sim-endings"))
    endings = {ending_said(simulation.game.name, ending, voice): count for ending, count in summary["endings"].items()}
    width = max(map(len, endings), default=0)
    for ending, count in endings.items():
        console.print(f"  {ending:{width}} {count:>6}  {percent(count / max(1, tally.games), voice.language):>7}")
    for what in ("rounds", "decisions"):
        spread = summary[what]
        quartiles = " / ".join(number(spread[part], voice.language) for part in ("q1", "median", "q3"))
        said = voice("command-sim-spread", mean=aligned(spread["mean"], voice.language), quartiles=quartiles)
        console.print(f"{voice(f'command-sim-{what}')}: {said}")


def ending_said(game: str, ending: str, voice: Voice) -> str:
    """How a game ended, in words; an ending without words by the name of its last event."""
    id = f"command-ending-{game}-{ending}"
    return voice(id) if voice.has_value(id) else voice("command-ending-other", ending=ending)
