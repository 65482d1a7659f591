"""Records from Python: stepped through, continued, and refused if they are not records."""

from pathlib import Path

import pytest

import krypta
from krypta.cli.check import verify_all
from krypta.core import log
from library.played_matches import GAMES, chosen, play_on, start

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "records").rglob("*.krypta"))


@GAMES
def test_a_record_is_followed_entry_by_entry(name: str, tmp_path: Path) -> None:
    match = play_on(start(name), 10)
    match.undo()
    match.record().save(tmp_path / "new" / "match.krypta")
    record = krypta.read(str(tmp_path / "new" / "match.krypta"))
    assert verify_all([tmp_path / "new" / "match.krypta"], "en") == 0
    steps = list(record)
    assert [step.number for step in steps] == list(range(1, len(record) + 1))
    assert (steps[-1].fact, steps[-1].act, len(steps[-1].events)) == ("undo", None, 1)
    assert steps[-1].match.acts == match.acts
    assert steps[0].match.acts == [steps[0].act]
    assert "by" in repr(steps[0])


@GAMES
def test_a_record_is_played_on(name: str) -> None:
    match = play_on(start(name), 10)
    resumed = match.record().match()
    assert play_on(resumed, 10).acts == play_on(match, 10).acts


def test_a_step_of_a_record_is_a_match_of_its_own_in_which_nature_keeps_to_the_seed() -> None:
    match = chosen()
    match.play("hero horan")
    match.play("hero taia")
    steps = list(match.record())
    then = steps[1].match
    assert (then.seat, then.legal, then.is_over) == (None, [], False)
    assert sum(then.chances.values()) == 1
    with pytest.raises(krypta.NotAllowed, match="Nature decides now, by the seed"):
        then.play(next(iter(then.chances)))
    then.nature()
    assert then.acts == steps[2].match.acts
    steps[0].match.play("hero aderyn")
    assert match.acts[1] == "hero taia"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_records_of_tables_are_told_with_their_facts(path: Path) -> None:
    record = krypta.read(path)
    assert len(record.names) == len(record.match().returns)
    for step in record:
        assert step.act or step.fact
        assert step.events or step.act
        if not path.stem.startswith("burrow"):  # Burrow has no sentences
            assert not any(said.startswith(("server-", f"{record.game.name}-")) for said in step.events)


# -- invalid records


def test_a_missing_record_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        krypta.read(tmp_path / "none.krypta")


@pytest.mark.parametrize("data", [b"", b"PK\x03\x04\xff\xfe", b"{}\n", b'[Event "?"]\n1. e4 e5\n'])
def test_a_foreign_file_is_refused_as_a_record(data: bytes, tmp_path: Path) -> None:
    (tmp_path / "foreign").write_bytes(data)
    with pytest.raises(krypta.RecordFault, match="not a record of a Krypta match") as caught:
        krypta.read(tmp_path / "foreign")
    assert caught.value.number == 0


def test_a_truncated_record_is_refused_wherever_it_was_cut() -> None:
    data = bytes(play_on(chosen(), 3).record())
    for end in range(0, len(data) - 2, 7):
        with pytest.raises(krypta.RecordFault):
            krypta.Record(data[:end])


def test_a_record_of_an_unknown_game_is_refused_with_those_there_are() -> None:
    header, _, _ = bytes(chosen().record()).partition(b"\n")
    foreign = header.replace(b'"karak"', b'"chess"')
    seal = b'{"entries":0,"mark":"%s"}' % log.digest(foreign).encode()
    with pytest.raises(krypta.RecordFault, match="it is of the game “chess”; here are karak"):
        krypta.Record(foreign + b"\n" + seal + b"\n")
