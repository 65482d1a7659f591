"""The terminal table, played by bots, by scripts, and by people who quit."""

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

import pytest

from cli.program import Program, Saves
from krypta.cli.play.interrupt import Interrupts, Left
from krypta.cli.play.saves import read_match


def test_bots_play_a_whole_match_in_the_terminal(program: Program, saves: Saves) -> None:
    done = program("play", "--seats", "greedy,random", "--seed", "3")
    assert done.returncode == 0
    assert " wins!" in done.stdout or "Shared win" in done.stdout
    [record] = saves()
    assert read_match(record).over
    assert str(record) in done.stdout
    verdict = program("verify", str(record))
    assert verdict.returncode == 0
    assert "were recomputed and are correct" in verdict.stdout


def test_sealed_luck_is_revealed_at_the_end(program: Program, saves: Saves) -> None:
    done = program("play", "--seats", "random,random")
    match = read_match(saves()[0])
    assert match.entries[-1].fact == "reveal"
    assert str(match.entries[-1].who) in done.stdout
    assert "recomputed" in program("verify", str(saves()[0])).stdout


def test_a_person_who_always_takes_the_first_option_plays_to_the_end(program: Program, saves: Saves) -> None:
    done = program("play", "--players", "2", "--seed", "5", typed="1\n" * 400)
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert read_match(saves()[0]).over


@pytest.mark.parametrize("language", ["cs", "sk", "de", "pl", "fr"])
def test_every_language_can_be_played(program: Program, language: str) -> None:
    done = program("play", "--seed", "5", "--lang", language, typed="1\nhelp\ncount\nwhy portal 1\nquit\n")
    assert done.returncode == 0
    assert not re.search(r"karak-[a-z]", done.stdout)


def test_end_of_input_saves_and_says_how_to_resume(program: Program, saves: Saves) -> None:
    done = program("play", "--seed", "5", typed="1\n")
    [record] = saves()
    assert done.returncode == 0
    assert f"krypta play --resume {record}" in done.stdout
    assert not read_match(record).over


def test_a_resumed_match_is_where_it_was_left(program: Program, saves: Saves) -> None:
    program("play", "--seed", "5", typed="1\n1\nsave\n")
    before = read_match(saves()[0])
    resumed = program("play", "--resume", "latest", typed="quit\n")
    after = read_match(saves()[0])
    assert resumed.returncode == 0
    assert len(saves()) == 1
    assert after.position.to_bytes() == before.position.to_bytes()
    assert after.entries == before.entries


def test_the_luck_of_a_resumed_match_goes_on_as_if_never_left(program: Program, saves: Saves) -> None:
    program("play", "--seats", "person,greedy", "--seed", "9", typed="1\n1\n1\n1\n")
    program("play", "--seats", "person,greedy", "--seed", "9", typed="1\n1\n")
    whole, parted = (read_match(path) for path in saves())
    program("play", "--resume", "latest", typed="1\n1\n")
    parted = read_match(saves()[1])
    assert parted.position.to_bytes() == whole.position.to_bytes()


def test_ctrl_c_saves_the_match(environment: dict[str, str], saves: Saves) -> None:
    playing = subprocess.Popen(
        [sys.executable, "-m", "krypta", "play", "--seed", "5"],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    until(lambda: saves() and saves()[0].stat().st_size > 500)
    time.sleep(0.5)
    playing.send_signal(signal.SIGINT)
    said, _ = playing.communicate(timeout=60)
    assert playing.returncode == 0
    assert "krypta play --resume" in said
    assert not read_match(saves()[0]).over


def until(true: Callable[[], object], seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.05)


def test_no_match_is_written_over_another(program: Program, saves: Saves) -> None:
    for _ in range(2):
        program("play", "--seed", "5")
    assert len(saves()) == 2


def test_saving_leaves_other_files_alone(program: Program, tmp_path: Path) -> None:
    other = tmp_path / "letter.txt"
    other.write_text("dear diary")
    mine = tmp_path / "mine.krypta"
    done = program("play", "--seed", "5", typed=f"save {other}\nsave {mine}\n1\nsave {mine}\n")
    assert f"{other} already contains something else" in done.stdout
    assert other.read_text() == "dear diary"
    assert done.stdout.count(f"Saved in {mine}") == 2
    assert read_match(mine).entries


def test_a_wrong_word_gets_the_nearest_acts(program: Program) -> None:
    said = program("play", "--seed", "5", typed="go norht\nfrobnicate\n").stdout
    assert "“go norht” is not possible now. Nearest: go north" in said
    assert "“frobnicate” is not possible now" in said


def test_an_act_that_is_not_allowed_says_why(program: Program) -> None:
    said = program("play", "--seed", "5", typed="open\nwhy portal 1\nwhy stop\nwhy\n").stdout
    assert "[K6.4]" in said
    assert "[K3.6]" in said
    assert "This is allowed now" in said


def test_rules_can_be_read_at_the_table(program: Program) -> None:
    said = program("play", "--seed", "5", typed="rules\nrules K3.10\nrules K3.99\n").stdout
    assert "K8 The heroes" in said
    assert "Our ruling: After your fourth step" in said
    assert "There is no rule K3.99. Nearest: K3.9" in said


def test_undo_takes_back_a_walk_and_not_a_draw(program: Program, saves: Saves) -> None:
    """The seed gives the person a laid tile to step on; a step into the unknown draws a tile and cannot be undone."""
    done = program("play", "--seats", "person", "--seed", "1", typed="undo\n" + "go north\n1\nundo\n")
    assert done.stdout.count("Nothing can be undone") >= 1
    walked = program("play", "--resume", "latest", typed="go south\nundo\nquit\n")
    facts = [entry.fact for entry in read_match(saves()[0]).entries]
    assert walked.returncode == 0
    assert "undo" in facts


def test_hint_log_map_and_count_are_printed(program: Program) -> None:
    said = program("play", "--seed", "5", typed="hint\nlog\nmap\ncount\nlang de\nlang xx\n").stdout
    assert "The strongest bot would choose" in said
    assert "Tokens in the bag:" in said
    assert "skeleton turnkey T8" in said
    assert "cs, sk, de, pl, en, fr" in said


def test_several_people_play_with_chosen_heroes(program: Program) -> None:
    typed = "hero horan\nhero horan\nhero ta\n"
    options = ("--option", "heroes=chosen", "--option", "first=seat")
    said = program("play", "--seats", "person,person", "--names", "Ann,Bob", *options, typed=typed).stdout
    assert "[K2.2]" in said
    assert "Horan (Ann)" in said
    assert "Taia Bob" in said


def test_a_rematch_turns_the_seats(program: Program, saves: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(_self: object, prompt: str) -> str:
        if len(saves()) > 1:
            raise Left
        return "r" if "rematch" in prompt else "1"

    monkeypatch.setattr(Interrupts, "ask", answer)
    program("play", "--seats", "person,random", "--names", "Ann", "--seed", "5")
    first, second = (read_match(path) for path in saves())
    assert first.over
    assert [player.name for player in second.header.players] == ["random 2", "Ann"]


def test_the_menu_starts_a_match_in_a_terminal(environment: dict[str, str], saves: Saves) -> None:
    """A real pseudo-terminal: the menu, Enter, the first screen in 80 by 24, quit."""
    said = in_terminal(environment, ["play"], [("Who plays?", "\n"), ("> ", "1\n"), ("> ", "quit\n")])
    assert "you against two greedy bots" in said
    assert "krypta play --resume" in said
    assert len(read_match(saves()[0]).header.players) == 3


def test_the_menu_shows_the_options_and_plays_with_those_chosen(environment: dict[str, str], saves: Saves) -> None:
    agree = [("Who plays?", "options\n"), ("> ", "curse=nobody\n"), ("cannot be", "curse=anyone\n")]
    play = [("> ", "\n"), ("> ", "options\n"), ("> ", "quit\n")]
    said = re.sub(r"\x1b\[[0-9;]*m", "", in_terminal(environment, ["play"], [*agree, *play]))
    assert "  • curse=opponent" in said
    assert "  • curse=anyone" in said
    assert read_match(saves()[0]).header.options == {"curse": "anyone"}


def test_options_are_listed_with_what_they_change(program: Program) -> None:
    done = program("options", "karak")
    assert "  • curse=opponent    an opponent" in done.stdout
    assert "English edition" in done.stdout
    assert "There is no game “chess”" in program("options", "chess").stderr


def test_a_game_without_a_drawing_of_its_own_shows_each_seat_only_its_view(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Burrow has hidden hands: a card that one person draws never appears on the other's screen."""
    monkeypatch.setattr("krypta.cli.play.play.warm_up", lambda *_: None)
    done = program("play", "burrow", "--seats", "person,person", "--seed", "2", typed="rest\nlog\n")
    assert done.returncode == 0
    first, second = done.stdout.split("Player 2>")[0].split("burrow ·")[1:3]
    assert "Player 1" in first
    assert "Player 2" in second
    drawn_in_all = done.stdout.split("Player 2>")[0].count("burrow-event-drew")
    assert 0 < drawn_in_all < done.stdout.count("burrow-event-draws")


def test_decks_and_cards_are_read_from_files(program: Program, saves: Saves, tmp_path: Path) -> None:
    """The record contains the texts of the files, so that it is complete without them."""
    cards, deck = tmp_path / "cards.toml", tmp_path / "deck.toml"
    cards.write_text(
        '[[event]]\nid = "nap"\nname = "Forty more winks"\nrarity = "common"\nabilities = ["played: draw 1"]\n'
    )
    deck.write_text(
        'warriors = ["guildmaster", "krupan", "krupan", "smucka", "smucka"]\npile = ["5 liquor", "2 nap"]\n'
    )
    options = ["--option", f"cards=@{cards}", "--option", f"deck1=@{deck}", "--option", "deck2=tinkers"]
    done = program("play", "shabrak", "--seats", "random,random", "--seed", "1", *options)
    assert done.returncode == 0
    header = read_match(saves()[0]).header
    assert (header.options["cards"], header.options["deck1"]) == (cards.read_text(), deck.read_text())


def test_a_file_that_is_not_there_or_says_nonsense_is_refused(program: Program, saves: Saves, tmp_path: Path) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text('warriors = ["krupan"]\npile = ["3 likuor"]\n')
    wrong = ["--option", f"cards=@{tmp_path}/nothing", "--option", f"deck1=@{deck}"]
    done = program("play", "shabrak", "--seats", "random,random", *wrong)
    assert done.returncode == 2
    for said in ("cannot be read", "deck1: Line 1", "exactly 5 warriors", "Did you mean liquor?"):
        assert said in done.stderr
    assert not saves()


def in_terminal(environment: dict[str, str], args: Sequence[str], script: Iterable[tuple[str, str]]) -> str:
    """Runs the program in a pseudo-terminal: waits for each text, then types."""
    child, far = pty.fork()
    if child == 0:
        os.execve(sys.executable, [sys.executable, "-m", "krypta", *args], {**environment, "TERM": "xterm"})
    said, seen = "", 0
    steps = list(script)
    end = time.monotonic() + 120
    while time.monotonic() < end:
        ready, _, _ = select.select([far], [], [], 1.0)
        if ready:
            try:
                data = os.read(far, 65536)
            except OSError:
                break
            if not data:
                break
            said += data.decode(errors="replace")
        if steps and said.find(steps[0][0], seen) >= 0:
            seen = len(said)
            os.write(far, steps.pop(0)[1].encode())
    os.close(far)
    os.waitpid(child, 0)
    return said


def test_a_duel_seats_one_bot_and_says_for_how_many_it_is(program: Program, saves: Saves) -> None:
    done = program("play", "shabrak", "--seed", "1", typed="")
    assert done.returncode == 0
    assert [player.bot for player in read_match(saves()[0]).header.players] == ["", "knight"]
    assert "Shabrak is for 2 players, not 3." in program("play", "shabrak", "--players", "3").stderr
    assert program("sim", "shabrak", "--games", "1", "--bots", "random").returncode == 0
