"""`krypta play`: from choosing the players to the last rematch."""

import contextlib
from collections.abc import Sequence

import msgspec
from rich.console import Console

from krypta.bots.levels import seatable
from krypta.cli.console import at_terminal, open_console, say, voice_for
from krypta.cli.faults import Sentence
from krypta.cli.options import option_lines
from krypta.cli.play.adaptive import adapted
from krypta.cli.play.ending import show_end, turned
from krypta.cli.play.interrupt import Interrupts, Left
from krypta.cli.play.saves import latest, load_game, resume
from krypta.cli.play.seating import PERSON, Seating, comma, parse_options, seat_all, seat_faults, seats_against
from krypta.cli.play.table import Table
from krypta.cli.warmup import warm_up, warm_up_search
from krypta.core.files.fault import InvalidInput, said
from krypta.core.game import Game
from krypta.core.luck import Luck, SealedLuck, SeededLuck, nonce
from krypta.core.match import Match
from krypta.core.text.voice import Voice
from krypta.core.text.words import LANGUAGES

REMATCH = ("r", "rematch")


class Asked(msgspec.Struct, frozen=True):
    """The arguments of the command."""

    game: str
    players: int | None = None
    seats: str | None = None
    names: str | None = None
    options: tuple[str, ...] = ()
    lang: str | None = None
    resume: str | None = None
    seed: int | None = None
    bots: str | None = None


def play(asked: Asked) -> None:
    """Seat the players, compile the rules, and play matches until the players stop."""
    if asked.resume is not None and (asked.seats or asked.players or asked.names or asked.options or asked.bots):
        raise Sentence(say("command-resume-alone"))
    game, voice, console = _checked(asked)
    live = at_terminal()
    if live:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401 - gives the prompt editing and a history
    warm_up(game.name, voice, console)
    try:
        table = _first_table(asked, game, voice, console, live)
    except Left:
        console.print()
        return
    while _sit(table):
        again = table.match.header
        luck = _luck(len(again.players), None)
        players = adapted(table.match.game, turned(again.players))
        match = Match.new(table.match.game, again.options, players, luck)
        table = Table(match, table.voice, console, None, live)


def _checked(asked: Asked) -> tuple[Game, Voice, Console]:
    """Check the arguments before anything starts; a Sentence lists all faults."""
    faults: list[str] = []
    voice = voice_for(None)
    try:
        voice = voice_for(asked.lang)
    except Sentence as sentence:
        faults += sentence.lines
    try:
        game = load_game(asked.game)
    except InvalidInput as invalid:
        raise Sentence(*faults, *invalid.sentences(voice)) from None
    try:
        _seated(asked, game, voice)
    except InvalidInput as invalid:
        faults += invalid.sentences(voice)
    if faults:
        raise Sentence(*faults)
    return game, voice, open_console()


def _first_table(asked: Asked, game: Game, voice: Voice, console: Console, live: bool) -> Table:
    if asked.resume is not None:
        path, match = resume(asked.resume)
        return Table(match, voice, console, path, live)
    if live and asked.seats is None and asked.players is None and asked.bots is None:
        return _menu(asked, game, voice, console)
    seating = _seated(asked, game, voice)
    return _new(game, seating, voice, console, live, asked.seed)


def _seated(asked: Asked, game: Game, voice: Voice) -> Seating:
    return seat_all(game, asked.seats, asked.players, asked.names, asked.options, voice, asked.bots)


def _new(game: Game, seating: Seating, voice: Voice, console: Console, live: bool, seed: int | None) -> Table:
    players = adapted(game, seating.players)
    warm_up_search(game.name, [player.bot for player in players if player.bot], voice, console)
    match = Match.new(game, seating.options, players, _luck(len(players), seed))
    return Table(match, voice, console, None, live)


def _luck(players: int, seed: int | None) -> Luck:
    return SealedLuck.fresh([nonce() for _ in range(players)]) if seed is None else SeededLuck(str(seed))


def _menu(asked: Asked, game: Game, voice: Voice, console: Console) -> Table:
    """Ask who plays, and create the table; Enter accepts the default."""
    unfinished = latest()
    high = game.sizes.seats[1]
    with Interrupts() as interrupts:
        while True:
            title, subtitle = voice(f"{game.name}-title"), voice(f"{game.name}-subtitle")
            console.print(f"\n{title}", style="bold")
            console.print(subtitle, style="italic")
            menu = "table-menu" if high > 2 else "table-menu-duel"
            console.print("\n" + voice(menu, kinds=", ".join([PERSON, *seatable()]), most=high - 1))
            if unfinished is not None:
                console.print(voice("table-menu-resume"))
            console.print(voice("table-menu-options"))
            console.print(voice("table-menu-lang", languages=", ".join(LANGUAGES)))
            answer = interrupts.ask("> ").strip().lower()
            if answer in ("quit", "q"):
                raise Left
            if answer == "options" or "=" in answer:
                asked = _agree(answer, asked, game, voice, console)
                continue
            if answer in LANGUAGES:
                voice = Voice(answer)
            elif unfinished is not None and answer in ("r", "resume"):
                return Table(unfinished[1], voice, console, unfinished[0], True)
            else:
                table = _answered(answer, asked, game, voice, console)
                if table is not None:
                    return table


def _agree(answer: str, asked: Asked, game: Game, voice: Voice, console: Console) -> Asked:
    """Add the answer to the table's options and print them all; if it is faulty, print why and leave it out."""
    options = (*asked.options, answer) if "=" in answer else asked.options
    given, faults = parse_options(game, options)
    if faults:
        for fault in faults:
            console.print(said(fault, voice), style="yellow")
        return asked
    console.print()
    for line in option_lines(game, voice, given):
        console.print(line)
    return msgspec.structs.replace(asked, options=options)


def _answered(answer: str, asked: Asked, game: Game, voice: Voice, console: Console) -> Table | None:
    """The table that the answer describes; if it is faulty, print why and return None."""
    kinds: Sequence[str] = comma(answer.replace(" ", ","))
    if answer.isdigit():
        kinds = seats_against(int(answer))
    faults = seat_faults(kinds) + (game.players_faults(len(kinds)) if kinds else [])
    faults += parse_options(game, asked.options)[1]
    if faults:
        for fault in faults:
            console.print(said(fault, voice), style="yellow")
        return None
    seating = seat_all(game, ",".join(kinds) or None, None, asked.names, asked.options, voice)
    return _new(game, seating, voice, console, True, asked.seed)


def _sit(table: Table) -> bool:
    """Play the match; returns whether the players want a rematch."""
    try:
        table.run()
    except Left:
        table.console.print()
        table.console.print(table.voice("table-left"))
        table.console.print(f"  krypta play --resume {_quoted(str(table.path))}", style="bold", soft_wrap=True)
        return False
    show_end(table)
    if not table.people:
        return False
    with Interrupts() as interrupts:
        try:
            return interrupts.ask(table.voice("table-rematch") + " ").strip().lower() in REMATCH
        except Left:
            table.console.print()
            return False


def _quoted(path: str) -> str:
    import shlex

    return shlex.quote(path)
