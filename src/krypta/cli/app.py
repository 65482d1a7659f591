"""The commands. Only typer is imported here: everything else waits until a command needs it."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Krypta: a digital table for Karak, in your terminal. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
scenarios = typer.Typer(help="Positions written by hand.", no_args_is_help=True, rich_markup_mode=None)
benches = typer.Typer(help="How fast it is here.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(scenarios, name="scenario")
app.add_typer(benches, name="bench")

Game = Annotated[str, typer.Argument(help="The game, such as karak.", show_default=True)]
Lang = Annotated[str | None, typer.Option("--lang", help="cs, sk, de, pl, en or fr.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="What the table agrees on; repeatable.")
]
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", show_default=False)]


@app.command()
def play(
    game: Game = "karak",
    players: Annotated[int | None, typer.Option(help="You and so many more, greedy bots.")] = None,
    seats: Annotated[str | None, typer.Option(help="Such as person,person,greedy,random.")] = None,
    names: Annotated[str | None, typer.Option(help="The people's names, such as Ann,Bob.")] = None,
    option: Options = None,
    lang: Lang = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE|latest", help="Go on with a saved match.")] = None,
    seed: Annotated[int | None, typer.Option(help="An open seed instead of sealed luck.")] = None,
) -> None:
    """Play in the terminal, people and bots in any seats."""
    from krypta.cli.play import Asked
    from krypta.cli.play import play as sit_down

    sit_down(Asked(game, players, seats, names, tuple(option or ()), lang, resume, seed))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved record.")],
    to: Annotated[int | None, typer.Option(help="Stop after this entry.")] = None,
    speed: Annotated[float | None, typer.Option(help="Turns a second, without waiting for Enter.")] = None,
    maps: Annotated[bool, typer.Option("--map", help="The map after every turn.")] = False,
    lang: Lang = None,
) -> None:
    """Tell a recorded match again, in words."""
    from krypta.cli.replay import replay as retell

    retell(file, to, speed, maps, lang)


@app.command()
def verify(files: Files, lang: Lang = None) -> None:
    """Check records: every entry, every rule, every draw of luck. Exits with 1 if one is faulty."""
    from krypta.cli.check import verify_all

    raise typer.Exit(verify_all(files, lang))


@app.command()
def rules(
    game: Game,
    number: Annotated[str | None, typer.Argument(help="A rule (K3.10) or a chapter (K3).")] = None,
    lang: Lang = None,
) -> None:
    """The rules, numbered; our own rulings are marked."""
    from krypta.cli.rulebook import print_rules

    print_rules(game, number, lang)


@app.command()
def sim(
    game: Game,
    players: Annotated[int, typer.Option(help="How many sit at each table.")] = 3,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    bots: Annotated[str, typer.Option(help="Levels in the order of the seats, over and over.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    save: Annotated[Path | None, typer.Option(help="Write every match's record to this folder.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="The result as JSON.")] = False,
    option: Options = None,
) -> None:
    """Let bots play many games and count."""
    from krypta.cli.faults import Sentence
    from krypta.cli.sim import run

    wrong = [given for given in option or () if "=" not in given]
    if wrong:
        raise Sentence(*(f"The option “{given}” lacks its value: write {given}=VALUE." for given in wrong))
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    options = dict(given.split("=", 1) for given in option or ())
    raise typer.Exit(run(game, players, games, levels, seed, save, as_json, options))


@scenarios.command("run")
def scenario_run(files: Files) -> None:
    """Run scenarios; exits with 1 and the line if one fails."""
    from krypta.cli.check import run_scenarios

    raise typer.Exit(run_scenarios(files))


@scenarios.callback()
def _scenarios() -> None:
    """Positions written by hand."""


@benches.command("engine")
def bench_engine(
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
) -> None:
    """Decisions a second, sizes, compile times."""
    from krypta.cli.bench import run

    raise typer.Exit(run(as_json))


@benches.callback()
def _benches() -> None:
    """How fast it is here."""


@app.command()
def warm() -> None:
    """Compile everything now, so that no game has to wait for it."""
    from krypta.cli.warmup import warm_all

    warm_all()
