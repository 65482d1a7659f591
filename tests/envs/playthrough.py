"""Writes how OpenSpiel tells the beginning and the end of a game, for people to review: `python -m envs.playthrough`.

Numbers of observations and digests are left out: they are tested elsewhere, and nobody can review them.
"""

from itertools import groupby
from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough_lines

from envs.spiel import game_of

FOLDER = Path(__file__).parent / "playthroughs"
GAMES = {
    "karak": game_of("karak", 2, {"heroes": "chosen"}),
    "goblin": game_of("goblin", 2),
    "shabrak": game_of("shabrak", 2),
}
BEGINNING, END = 150, 30  # lines
LEFT_OUT = ("InformationState", "Observation", "History", "IsSimultaneousNode", "# Karak", "# Goblin", "# Shabrak")


def playthrough(name: str) -> list[str]:
    told = [line for line in playthrough_lines(str(GAMES[name]), seed=1) if not line.startswith(LEFT_OUT)]
    lines = [line for line, _ in groupby(line.rstrip() for line in told)]  # empty lines do not repeat
    return [*lines[:BEGINNING], "", "…", "", *lines[-END:]]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        (FOLDER / f"{game}.txt").write_text("\n".join(playthrough(game)) + "\n", encoding="utf-8")
