"""`krypta train`: rounds of self-play, fit and matches; stopped by Ctrl-C, and resumed by the same command."""

import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from krypta.bots.learn.rounds import Plan, Round, Training, compile_for
from krypta.bots.learn.weights import digest_of, path_of
from krypta.cli.console import say, voice_for
from krypta.cli.warmup import warm_up
from krypta.core.files.fault import InvalidInput, fault
from krypta.core.text.figures import aligned
from krypta.games import load, names

MINUS = "\N{MINUS SIGN}"


def run(
    game_name: str,
    folder: Path,
    rounds: int,
    games: int,
    matches: int,
    players: list[int],
    seed: int,
    options: dict[str, Any],
) -> int:
    """Train until so many rounds are done; returns the exit code."""
    try:
        training = set_up(game_name, folder, games, matches, players, seed, options)
    except InvalidInput as invalid:
        print("\n".join(invalid.sentences(voice_for(None))), file=sys.stderr)
        return 2
    console = Console(stderr=True)
    warm_up(game_name, voice_for(None), console)
    with console.status(voice_for(None)("table-warming")):
        compile_for(training.game, training.plan)
    for done in training.rounds:
        print(said(done))
    try:
        while len(training.rounds) < rounds:
            print(said(make_round(training, console)))
    except KeyboardInterrupt:
        print(say("command-train-stopped", folder=str(folder)), file=sys.stderr)
        return 130
    if any(done.share is not None for done in training.rounds):
        print(advice(training))
    return 0


def set_up(
    game_name: str, folder: Path, games: int, matches: int, players: list[int], seed: int, options: dict[str, Any]
) -> Training:
    """The training; InvalidInput has all faults of the request."""
    faults = [
        fault("core-fault-games", count=count) for count, least in ((games, 1), (matches or 4, 4)) if count < least
    ]
    if game_name not in names():
        raise InvalidInput([*faults, fault("core-fault-game", game=game_name, known=", ".join(names()))])
    game = load(game_name)
    for count in players:
        faults += game.players_faults(count)
    try:
        game.options(options)
    except InvalidInput as invalid:
        faults += invalid.faults
    if faults:
        raise InvalidInput(faults)
    plan = Plan(game_name, digest_of(game), seed, games, tuple(players), matches=matches, options=options)
    return Training(folder, game, plan)


def make_round(training: Training, console: Console) -> Round:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        tasks: dict[str, Any] = {}

        def report(what: str, done: int, total: int) -> None:
            if what not in tasks:
                said = say("command-train-progress", round=len(training.rounds), what=say(f"command-train-{what}"))
                tasks[what] = progress.add_task(said, total=total)
            progress.update(tasks[what], completed=done, total=total)

        return training.run_round(os.cpu_count() or 1, report)


def said(done: Round) -> str:
    language = voice_for(None).language
    loss, auc = aligned(done.loss, language, 4), aligned(done.auc, language, 3)
    parts = [say("command-train-round", round=done.number, loss=loss, auc=auc)]
    if done.ahead is not None:
        parts.append(say("command-train-ahead", share=aligned(100 * done.ahead, language)))
    if done.share is not None and done.interval is not None and done.elo is not None:
        found = say(
            "command-train-against",
            share=aligned(100 * done.share, language),
            interval=aligned(100 * done.interval, language),
            elo=f"{done.elo:+.0f}".replace("-", MINUS),
            end=say("command-train-kept" if done.kept else "command-train-not-kept"),
        )
        parts.append(found)
    return "; ".join(parts)


def advice(training: Training) -> str:
    if training.best is None:
        return say("command-train-none")
    return say("command-train-best", best=str(training.best), path=str(path_of(training.game.name)))
