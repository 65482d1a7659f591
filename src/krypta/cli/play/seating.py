"""The seats and options of a table, parsed from the command line; all faults are reported at once."""

import difflib
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path
from typing import Any

import msgspec

from krypta.bots.characters import bot_name, character, opponents
from krypta.bots.levels import seatable
from krypta.core.files.fault import Fault, InvalidInput, fault, together
from krypta.core.game import Game
from krypta.core.log import Player
from krypta.core.text.message import Message
from krypta.core.text.voice import Voice

PERSON = "person"


class Seating(msgspec.Struct, frozen=True):
    players: tuple[Player, ...]
    options: dict[str, Any]


def comma(text: str | None) -> list[str]:
    return [part.strip() for part in (text or "").split(",") if part.strip()]


def seats_against(count: int, bots: Sequence[str] = ()) -> list[str]:
    """The seats of one person against so many bots: the given ones in turn, or all different and about as strong."""
    return [PERSON, *islice(cycle(bots or opponents()), count)]


def seat_all(
    game: Game,
    seats: str | None,
    players: int | None,
    names: str | None,
    options: Sequence[str],
    voice: Voice,
    bots: str | None = None,
) -> Seating:
    """The seating that the command line describes; InvalidInput has all faults."""
    against = [level.lower() for level in comma(bots)]
    usual = max(game.usual_players, game.sizes.seats[0]) if not against else max(len(against) + 1, game.sizes.seats[0])
    kinds = [kind.lower() for kind in comma(seats)] or seats_against((players or usual) - 1, against)
    faults = seat_faults([*kinds, *against])
    if seats and against:
        faults.append(fault("core-fault-seats-and-bots"))
    if players is not None and seats and players != len(kinds):
        faults.append(fault("core-fault-seats", players=players, seats=len(kinds)))
    given_names = comma(names)
    people = kinds.count(PERSON)
    if len(given_names) > len(kinds):
        faults.append(fault("core-fault-names", names=len(given_names), seats=len(kinds)))
    given, option_faults = parse_options(game, options)
    faults += option_faults + game.players_faults(players if players is not None and not seats else len(kinds))
    if faults:
        raise InvalidInput(faults)
    return Seating(tuple(_players(kinds, given_names, people, voice)), given)


def seat_faults(kinds: Sequence[str]) -> list[Fault]:
    known = [PERSON, *seatable()]
    return [_no_seat(kind, known) for kind in dict.fromkeys(kinds) if kind not in known]


def _no_seat(kind: str, known: Sequence[str]) -> Fault:
    wrong = Message("core-fault-seat", {"seat": kind, "known": ", ".join(known)})
    near = difflib.get_close_matches(kind, known, n=1)
    return Fault(together([wrong, *(Message("core-fault-did-you-mean", {"near": one}) for one in near)]))


def given_options(options: Sequence[str]) -> tuple[dict[str, Any], list[Fault]]:
    """Parse options such as `heroes=chosen`, or `cards=@FILE` for the text of a file; returns them and all faults."""
    given: dict[str, Any] = {}
    faults = []
    for option in options:
        name, equals, value = (part.strip() for part in option.partition("="))
        if not equals:
            faults.append(fault("core-fault-option-form", option=option))
        elif not value.startswith("@"):
            given[name] = value
        else:
            try:
                given[name] = Path(value[1:]).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                faults.append(fault("core-fault-option-file", option=name, file=value[1:], why=_why(error)))
    return given, faults


def _why(error: OSError | UnicodeDecodeError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else f"no {error.encoding.upper()}"


def parse_options(game: Game, options: Sequence[str]) -> tuple[dict[str, Any], list[Fault]]:
    """Parse options and check them for this game; returns them and all faults."""
    given, faults = given_options(options)
    try:
        game.contents(game.options(given))
    except InvalidInput as invalid:
        faults += invalid.faults
    return given, faults


def _players(kinds: Sequence[str], names: Sequence[str], people: int, voice: Voice) -> list[Player]:
    """The players; names are given to people first, in the order of their seats, then to bots."""
    order = sorted(range(len(kinds)), key=lambda seat: kinds[seat] != PERSON)
    named = dict(zip(order, names, strict=False))
    seated = []
    for seat, kind in enumerate(kinds):
        if kind == PERSON:
            plain = voice("table-you") if people == 1 else voice("table-player", number=seat + 1)
            seated.append(Player(named.get(seat, plain)))
        else:
            plain = bot_name(kind) if character(kind) else f"{kind} {seat + 1}"
            seated.append(Player(named.get(seat, plain), kind))
    return seated
