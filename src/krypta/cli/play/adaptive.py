"""The adaptive bot in the terminal: it judges the person by the matches that were saved on this device."""

from collections.abc import Sequence

from krypta.bots.characters import ADAPTIVE, bot_name, rung
from krypta.cli.play.saves import folder, read_match
from krypta.core.game import Game
from krypta.core.log import Player, RecordFault
from krypta.core.match import Match

MATCHES_COUNTED = 30


def adapted(game: Game, players: Sequence[Player]) -> tuple[Player, ...]:
    """The players, with the adaptive bot at its level; it keeps its name, so that a rematch finds it again."""
    echo = bot_name(ADAPTIVE)
    if not any(player.bot and player.name == echo for player in players):
        return tuple(players)
    level = rung(fared(game))
    return tuple(Player(player.name, level) if player.bot and player.name == echo else player for player in players)


def fared(game: Game) -> list[tuple[str, float]]:
    """The bots met in the saved matches of one person, and the person's share of each win, the oldest first."""
    results = []
    for path in sorted(folder().glob(f"{game.name}-*"))[-MATCHES_COUNTED:]:
        try:
            match = read_match(path)
        except (RecordFault, OSError):
            continue
        results += _met(match)
    return results


def _met(match: Match) -> list[tuple[str, float]]:
    people = [seat for seat, player in enumerate(match.header.players) if not player.bot]
    shares = match.result()
    if len(people) != 1 or shares is None or not match.over:
        return []
    return [(player.bot, shares[people[0]]) for player in match.header.players if player.bot]
