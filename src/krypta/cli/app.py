"""The commands. Only typer is imported here; each command imports the rest when it runs, to start quickly."""

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    help="Krypta: play Karak, Karak: Goblin and Shabrak in your browser or your terminal. Unofficial.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
scenarios = typer.Typer(help="Hand-written test positions.", no_args_is_help=True, rich_markup_mode=None)
benches = typer.Typer(help="Measure the speed on this machine.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(scenarios, name="scenario")
admins = typer.Typer(help="Administer a server.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(benches, name="bench")
app.add_typer(admins, name="admin")
decks = typer.Typer(help="Check, share and show Shabrak decks.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(decks, name="deck")

Game = Annotated[str, typer.Argument(help="The game: karak, goblin or shabrak.", show_default=True)]
Lang = Annotated[str | None, typer.Option("--lang", help="cs, sk, de, pl, en or fr.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A table option, as listed by `krypta options GAME`; repeatable. NAME=@FILE reads a file.",
    ),
]
DatabaseUrl = Annotated[
    str, typer.Option(envvar="KRYPTA_DATABASE_URL", help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
]
RedisUrl = Annotated[str, typer.Option(envvar="KRYPTA_REDIS_URL", help="Redis or Valkey, if there are several nodes.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The table's id, as `list` shows it.")]
Who = Annotated[str, typer.Argument(metavar="NAME|ID")]
CardFile = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help="Your own cards, added to ours.")]
DeckFile = Annotated[Path, typer.Argument(metavar="FILE", help="A deck file.")]
Files = Annotated[list[Path], typer.Argument(metavar="FILE...", show_default=False)]


@app.callback()
def _krypta(lang: Lang = None) -> None:
    pass  # `krypta.cli.help` has set the language already; here it is an option that help shows


@app.command()
def play(
    game: Game = "karak",
    players: Annotated[int | None, typer.Option(help="Number of players: you, and bots.")] = None,
    bots: Annotated[str | None, typer.Option(help="Your opponents, such as knight or page,witch.")] = None,
    seats: Annotated[str | None, typer.Option(help="Who plays, for example person,person,knight,page.")] = None,
    names: Annotated[str | None, typer.Option(help="The people's names, for example Ann,Bob.")] = None,
    option: Options = None,
    lang: Lang = None,
    resume: Annotated[str | None, typer.Option(metavar="FILE|latest", help="Resume a saved match.")] = None,
    seed: Annotated[int | None, typer.Option(help="A public seed instead of secret luck.")] = None,
) -> None:
    """Play in the terminal, with any mix of people and bots."""
    from krypta.cli.play.play import Asked
    from krypta.cli.play.play import play as sit_down

    sit_down(Asked(game, players, seats, names, tuple(option or ()), lang, resume, seed, bots))


@app.command()
def serve(
    host: Annotated[str, typer.Option(envvar="KRYPTA_HOST", help="0.0.0.0 admits others on your network.")] = "",
    port: Annotated[str, typer.Option(envvar="KRYPTA_PORT", help="Default: 8000, or the next free port.")] = "",
    database_url: DatabaseUrl = "",
    redis_url: RedisUrl = "",
    public_url: Annotated[str, typer.Option(envvar="KRYPTA_PUBLIC_URL", help="The address people use.")] = "",
    path_prefix: Annotated[
        str, typer.Option(envvar="KRYPTA_PATH_PREFIX", help="Path under which a proxy serves it, such as /krypta.")
    ] = "",
    trusted_proxy: Annotated[
        list[str] | None,
        typer.Option(envvar="KRYPTA_TRUSTED_PROXY", help="Proxy whose X-Forwarded-* headers are trusted; repeatable."),
    ] = None,
    bot_pace: Annotated[str, typer.Option(envvar="KRYPTA_BOT_PACE", help="Seconds a bot takes per action (0.7).")] = "",
    log_level: Annotated[str, typer.Option(envvar="KRYPTA_LOG_LEVEL", help="debug, info, warning, error.")] = "",
    metrics_token: Annotated[
        str, typer.Option(envvar="KRYPTA_METRICS_TOKEN", help="Token that gives access to /metrics.")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser when the server is ready.")] = False,
    lang: Lang = None,
) -> None:
    """Run a server for browsers and bots. Every option can also be an environment variable; use that for secrets."""
    from krypta.cli.serve import serve as open_house
    from krypta.server.settings import Given

    given = Given(
        host=host,
        port=port,
        database_url=database_url,
        redis_url=redis_url,
        public_url=public_url,
        path_prefix=path_prefix,
        trusted_proxies=trusted_proxy or [],
        bot_pace=bot_pace,
        log_level=log_level,
        metrics_token=metrics_token,
    )
    open_house(given, open_browser, lang)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved record.")],
    to: Annotated[int | None, typer.Option(help="Stop after this entry.")] = None,
    speed: Annotated[float | None, typer.Option(help="Turns per second, without waiting for Enter.")] = None,
    maps: Annotated[bool, typer.Option("--map", help="Show the map after every turn.")] = False,
    lang: Lang = None,
) -> None:
    """Replay a recorded match in words."""
    from krypta.cli.replay import replay as retell

    retell(file, to, speed, maps, lang)


@app.command()
def verify(files: Files, lang: Lang = None) -> None:
    """Check records: every entry, every rule, every random draw. Exits with 1 if one is invalid."""
    from krypta.cli.check import verify_all

    raise typer.Exit(verify_all(files, lang))


@app.command()
def options(game: Game = "karak", lang: Lang = None) -> None:
    """List the table options for --option, what each changes, and which edition plays that way."""
    from krypta.cli.options import print_options

    print_options(game, lang)


@app.command()
def rules(
    game: Game,
    number: Annotated[str | None, typer.Argument(help="A rule (K3.10) or a chapter (K3).")] = None,
    lang: Lang = None,
) -> None:
    """Read the numbered rules; our own rulings are marked."""
    from krypta.cli.rulebook import print_rules

    print_rules(game, number, lang)


@app.command()
def cards(
    game: Game,
    sark: Annotated[str | None, typer.Option(help="Shabrak: only this sark and its warriors.")] = None,
    rarity: Annotated[str | None, typer.Option(help="Shabrak: common, rare or unseen.")] = None,
    kind: Annotated[str | None, typer.Option(help="Such as warrior or event; in Goblin, action or weapon.")] = None,
    hero: Annotated[str | None, typer.Option(help="Goblin: only this hero’s starting cards.")] = None,
    level: Annotated[str | None, typer.Option(help="Goblin: i, ii, iii or lord.")] = None,
    text: Annotated[str | None, typer.Option(help="Only cards whose name or text contains this.")] = None,
    added: CardFile = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Browse a game's cards."""
    from krypta.cli.cards import browse

    wishes = {"sark": sark, "rarity": rarity, "kind": kind, "hero": hero, "level": level}
    given = {name: wish for name, wish in wishes.items() if wish is not None}
    browse(game, given, text, added, as_json, lang)


@decks.command("check")
def deck_check(file: DeckFile, added: CardFile = None, lang: Lang = None) -> None:
    """List every rule a deck breaks; if there are none, its cards and its code."""
    from krypta.cli.deck import check

    check(file, added, lang)


@decks.command("code")
def deck_code(file: DeckFile, added: CardFile = None) -> None:
    """Print a deck as one word, for sharing."""
    from krypta.cli.deck import print_code

    print_code(file, added)


@decks.command("show")
def deck_show(
    said: Annotated[str, typer.Argument(metavar="CODE|NAME", help="A deck code, or a ready-made deck.")],
    added: CardFile = None,
) -> None:
    """Print a deck as a file."""
    from krypta.cli.deck import show

    show(said, added)


@decks.command("list")
def deck_list(lang: Lang = None) -> None:
    """List the ready-made decks."""
    from krypta.cli.deck import list_ready_made

    list_ready_made(lang)


@app.command()
def sim(
    game: Game,
    players: Annotated[
        int | None, typer.Option(help="Players per game; default: three, or the most that can play.")
    ] = None,
    games: Annotated[int, typer.Option(help="How many games to play.")] = 100,
    bots: Annotated[
        str,
        typer.Option(help="Bots by seat, repeated: page to master, random, greedy, search:5000, search:50ms."),
    ] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    save: Annotated[Path | None, typer.Option(help="Write every match's record to this folder.")] = None,
    dataset: Annotated[
        Path | None, typer.Option(help="Write every decision to this Parquet file, for learners; resumable.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    option: Options = None,
) -> None:
    """Let bots play many games and count the results."""
    from krypta.cli.play.seating import comma, given_options
    from krypta.cli.sim import run
    from krypta.core.files.fault import InvalidInput

    options, wrong = given_options(option or ())
    if wrong:
        raise InvalidInput(wrong)
    levels = comma(bots)
    raise typer.Exit(run(game, players, games, levels, seed, save, dataset, as_json, options))


@app.command()
def ladder(
    game: Game,
    bots: Annotated[str, typer.Option(help="The levels to compare; default: all characters.")] = "",
    games: Annotated[int, typer.Option(help="The most games per pairing; fewer if it is clear earlier.")] = 400,
    steps: Annotated[bool, typer.Option("--steps", help="Only each level against the one before; all games.")] = False,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    option: Options = None,
) -> None:
    """Let bots play each other, two by two, and rank them by Elo."""
    from krypta.bots import characters
    from krypta.cli.ladder import run
    from krypta.cli.play.seating import comma, given_options
    from krypta.core.files.fault import InvalidInput

    options, wrong = given_options(option or ())
    if wrong:
        raise InvalidInput(wrong)
    levels = comma(bots) or list(characters.ladder())
    raise typer.Exit(run(game, levels, games, seed, as_json, options, steps))


@app.command()
def train(
    game: Game,
    folder: Annotated[Path, typer.Option(help="Where the training is kept; the same folder resumes it.")] = Path(
        "training"
    ),
    rounds: Annotated[int, typer.Option(help="How many rounds in all.")] = 5,
    games: Annotated[int, typer.Option(help="Games of self-play in a round.")] = 10_000,
    matches: Annotated[int, typer.Option(help="Games against the best network so far; 0 for none.")] = 400,
    players: Annotated[str, typer.Option(help="Players of the games of self-play, in turn, for example 2,3,4.")] = "2",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    option: Options = None,
) -> None:
    """Learn how to judge positions from games that the bots play against themselves."""
    from krypta.cli.play.seating import comma, given_options
    from krypta.cli.train import run
    from krypta.core.files.fault import InvalidInput, fault

    options, wrong = given_options(option or ())
    if wrong:
        raise InvalidInput(wrong)
    if not all(count.isdigit() for count in comma(players)):
        raise InvalidInput([fault("command-train-players", players=players)])
    counts = [int(count) for count in comma(players)]
    raise typer.Exit(run(game, folder, rounds, games, matches, counts, seed, options))


@scenarios.command("run")
def scenario_run(files: Files) -> None:
    """Run scenarios; if one fails, prints the line and exits with 1."""
    from krypta.cli.check import run_scenarios

    raise typer.Exit(run_scenarios(files))


@scenarios.callback()
def _scenarios() -> None:
    """Hand-written test positions."""


@benches.command("engine")
def bench_engine(
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the rules: decisions per second, sizes, compile times."""
    from krypta.cli.bench.engine import run

    raise typer.Exit(run(as_json))


@benches.command("envs")
def bench_envs(
    turns: Annotated[int, typer.Option(min=1, help="How often everything is measured; the medians are printed.")] = 3,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the environments for learners, beside those of others that are installed; takes about five minutes."""
    from krypta.cli.bench.envs import run

    raise typer.Exit(run(turns, as_json))


@benches.command("server")
def bench_server(
    matches: Annotated[
        int, typer.Option(min=1, help="Simultaneous matches of two people; then ten times as many.")
    ] = 100,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long each load is measured.")] = 10.0,
    sockets: Annotated[int, typer.Option(min=1, help="Number of open, idle sockets.")] = 1000,
    database_url: Annotated[
        str, typer.Option(help="A database to use instead of a new file; it is filled with matches.")
    ] = "",
    redis_url: Annotated[str, typer.Option(help="Redis or Valkey, as with `serve`.")] = "",
    against: Annotated[
        str, typer.Option(metavar="FOLDER", help="Compare the CPU time per action with another checkout, in turns.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Measure the server: actions per second, latency, memory. Starts its own servers; takes about two minutes."""
    from krypta.cli.bench.server import Asked, run

    if against and not Path(against, "src", "krypta").is_dir():
        raise typer.BadParameter(f"There is no checkout of Krypta in {against}.", param_hint="--against")
    raise typer.Exit(run(Asked(matches, seconds, sockets, database_url, redis_url, against), as_json))


@benches.callback()
def _benches() -> None:
    """Measure the speed on this machine."""


@app.command()
def warm(
    game: Annotated[list[str] | None, typer.Argument(metavar="[GAME...]", help="Every game, if none is given.")] = None,
    search: Annotated[bool, typer.Option(help="Also what bots that search need.")] = True,
) -> None:
    """Compile the rules now, so that no game has to wait for it."""
    from krypta.cli.warmup import warm_games

    warm_games(game or [], search)


@admins.command("list")
def admin_list(
    state: Annotated[str | None, typer.Option(help="open, running or over; default: open and running.")] = None,
    database_url: DatabaseUrl = "",
    as_json: AsJson = False,
) -> None:
    """List the tables: who sits there, and when something last happened."""
    from krypta.cli.admin import list_tables

    list_tables(database_url, state, as_json)


@admins.command("inspect")
def admin_inspect(table: TableId, database_url: DatabaseUrl = "", as_json: AsJson = False) -> None:
    """Replay a stored match and recompute every hash and random draw. Exits with 1 if something is wrong."""
    from krypta.cli.admin import inspect

    raise typer.Exit(inspect(database_url, table, as_json))


@admins.command("end")
def admin_end(table: TableId, database_url: DatabaseUrl = "", redis_url: RedisUrl = "") -> None:
    """Abandon a match."""
    from krypta.cli.admin import end

    end(database_url, redis_url, table)


@admins.command("sweep")
def admin_sweep(
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would be removed.")] = False,
    database_url: DatabaseUrl = "",
    redis_url: RedisUrl = "",
    as_json: AsJson = False,
) -> None:
    """Remove what nobody will come back to, as a running server does every day."""
    from krypta.cli.admin import sweep

    sweep(database_url, redis_url, dry_run, as_json)


@admins.command("ban")
def admin_ban(who: Who, database_url: DatabaseUrl = "") -> None:
    """Lock out a person and their bots."""
    from krypta.cli.admin import ban

    ban(database_url, who, True)


@admins.command("unban")
def admin_unban(who: Who, database_url: DatabaseUrl = "") -> None:
    """Let a banned person in again."""
    from krypta.cli.admin import ban

    ban(database_url, who, False)


@admins.command("backup")
def admin_backup(
    file: Annotated[Path, typer.Argument(help="A new file.")],
    database_url: DatabaseUrl = "",
) -> None:
    """Back up everything into one file, while the server runs."""
    from krypta.cli.admin import make_backup

    make_backup(database_url, file)


@admins.command("restore")
def admin_restore(
    file: Annotated[Path, typer.Argument(help="A backup.")],
    database_url: DatabaseUrl = "",
    force: Annotated[bool, typer.Option("--force", help="Replace the database's contents.")] = False,
) -> None:
    """Restore a backup into an empty database of either kind. No server may be using it."""
    from krypta.cli.admin import restore

    restore(database_url, file, force)
