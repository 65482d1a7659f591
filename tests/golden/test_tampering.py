"""A tampered, truncated or foreign record is refused, with the number of the first wrong entry and why."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from golden.burrow_matches import SEED, check, new_match, play_out, rewritten, whole_match, with_entry
from krypta.core.log import Entry, Header, Player, RecordFault, loads, write
from krypta.core.luck import SealedLuck, SeededLuck
from krypta.core.match import Match

MATCH = whole_match()
HEADER, ENTRIES, DATA = MATCH.header, MATCH.entries, MATCH.dumps()
LINES = DATA.split(b"\n")
DRAWN = next(entry for entry in ENTRIES if entry.by == -1 and entry.n > 6)
PLAYED = next(entry for entry in ENTRIES if entry.act is not None and entry.by == 0 and entry.n > 6)
LAST = ENTRIES[-1]  # the seed is revealed
END = ENTRIES[-2]
replace = msgspec.structs.replace


def fault_of(data: bytes) -> RecordFault:
    with pytest.raises(RecordFault) as found:
        check(data)
    assert str(found.value).startswith(f"Entry {found.value.number} " if found.value.number else "The header ")
    return found.value


def other_card(entry: Entry) -> str:
    return "draw worm" if entry.act != "draw worm" else "draw beetle"


def test_an_honest_record_is_verified() -> None:
    verdict = check(DATA)
    assert verdict.over
    assert verdict.draws_checked
    assert verdict.result == MATCH.result()


def line_changed(number: int, old: bytes, new: bytes) -> bytes:
    assert old in LINES[number]
    return b"\n".join([*LINES[:number], LINES[number].replace(old, new), *LINES[number + 1 :]])


CARELESS: dict[str, tuple[Callable[[], bytes], int, str]] = {
    "a changed act": (
        lambda: line_changed(PLAYED.n, (PLAYED.act or "").encode(), b"rest"), PLAYED.n, "was changed after"),
    "a changed draw": (
        lambda: line_changed(DRAWN.n, (DRAWN.act or "").encode(), other_card(DRAWN).encode()), DRAWN.n, "was changed"),
    "a changed name in the header": (lambda: line_changed(0, b"Ada", b"Eve"), 1, "or something before it, was changed"),
    "an entry taken out": (lambda: b"\n".join([*LINES[:5], *LINES[6:]]), 5, "it says that it is entry 6"),
    "two entries swapped": (
        lambda: b"\n".join([*LINES[:5], LINES[6], LINES[5], *LINES[7:]]), 5, "missing or out of order"),
    "an entry put in twice": (lambda: b"\n".join([*LINES[:6], *LINES[5:]]), 6, "it says that it is entry 5"),
    "cut within a line": (lambda: b"\n".join(LINES[:9])[:-7], 8, "cut off here"),
    "cut at the end of a line": (lambda: b"\n".join(LINES[:9]) + b"\n", 9, "cut off here"),
    "cut behind the header": (lambda: LINES[0] + b"\n", 1, "cut off here"),
    "cut within the seal": (lambda: DATA[:-9], LAST.n + 1, "cut off here"),
    "the last entries taken out": (
        lambda: b"\n".join([*LINES[:9], *LINES[-2:]]), 9, f"the seal counts {LAST.n} entries, 8 are here"),
    "a changed seal": (
        lambda: line_changed(len(LINES) - 2, LAST.mark.encode(), b"0" * 16), LAST.n, "seal does not fit"),
    "something behind the seal": (lambda: DATA + LINES[3] + b"\n", LAST.n + 1, "follows the seal"),
    "a line of nonsense": (lambda: b"\n".join([*LINES[:7], b"{nonsense", *LINES[7:]]), 7, "not an entry"),
    "a null byte": (lambda: line_changed(4, b"draw", b"dr\0w"), 4, "not an entry"),
    "an entry that is nothing": (
        lambda: b"\n".join([*LINES[:7], b'{"n":7}', *LINES[8:]]), 7, "neither an action of a player nor a fact"),
}  # fmt: skip


@pytest.mark.parametrize("how", CARELESS)
def test_a_carelessly_changed_record_is_refused(how: str) -> None:
    spoil, number, why = CARELESS[how]
    fault = fault_of(spoil())
    assert fault.number == number
    assert why in fault.why


FOREIGN = {
    "an empty file": b"",
    "a picture": b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
    "other JSON": b'{"name": "krypta", "version": 1}\n',
    "a list": b"[1, 2, 3]\n",
    "a text": "Dear diary,\n".encode("utf-16"),
    "a header that is much too deep": LINES[0].replace(b'"options":{}', b'"options":{"a":' + b"[" * 100_000),
    "a header from elsewhere": LINES[0].replace(b'"game"', b'"gamer"'),
}


@pytest.mark.parametrize("what", FOREIGN)
def test_a_foreign_file_is_no_record(what: str) -> None:
    fault = fault_of(FOREIGN[what])
    assert fault.number == 0
    assert "not a record of a Krypta match" in fault.why


HEADERS: dict[str, tuple[Header, str]] = {
    "another format": (replace(HEADER, krypta=2), "this Krypta reads format 1"),
    "other rules": (replace(HEADER, rules="0"), "by version 0 of the rules of burrow; this Krypta knows 1"),
    "other figures": (replace(HEADER, content="0123456789abcdef"), "with different data of burrow"),
    "an unknown option": (replace(HEADER, options={"speed": 3}), "Burrow has no option “speed”"),
    "an impossible option": (replace(HEADER, options={"rounds": 3}), "rounds cannot be “3”"),
    "too many players": (replace(HEADER, players=(Player("A"),) * 4), "for 2 to 3 players, not 4"),
    "nobody": (replace(HEADER, players=()), "for 2 to 3 players, not 0"),
}


@pytest.mark.parametrize("what", HEADERS)
def test_a_header_that_does_not_fit_is_refused(what: str) -> None:
    header, why = HEADERS[what]
    fault = fault_of(rewritten(header, ENTRIES))
    assert fault.number == 0
    assert why in fault.why


def entry_more(**fields: Any) -> Entry:
    return Entry(n=0, **fields)


UNREVEALED = ENTRIES[:-1]
FORGED: dict[str, tuple[list[Entry], int, str]] = {
    "another draw": (with_entry(ENTRIES, DRAWN.n, act=other_card(DRAWN)), DRAWN.n, "the random result here is “draw"),
    "an act that is not allowed": (with_entry(ENTRIES, PLAYED.n, act="keep root"), PLAYED.n, "not allowed there (B5)"),
    "an act that there is not": (with_entry(ENTRIES, PLAYED.n, act="fly"), PLAYED.n, "“fly” is not an action"),
    "an act by another seat": (
        with_entry(ENTRIES, PLAYED.n, by=1), PLAYED.n, "by player 2, but player 1 had to decide"),
    "a draw by a seat": (with_entry(ENTRIES, DRAWN.n, by=0), DRAWN.n, "but chance had to decide"),
    "a draw taken out": ([*ENTRIES[: DRAWN.n - 1], *ENTRIES[DRAWN.n :]], DRAWN.n, "“"),
    "an act after the end": (
        [*UNREVEALED, entry_more(by=0, act="rest")], END.n + 1, "after the end of the match"),
    "an act after the seed": ([*ENTRIES, entry_more(by=0, act="rest")], LAST.n + 1, "after the end of the match"),
    "giving up after the end": ([*UNREVEALED, entry_more(by=0, fact="resign")], END.n + 1, "The match is over"),
    "aborting after the end": ([*UNREVEALED, entry_more(fact="abort")], END.n + 1, "The match is over"),
    "a draw agreed on after the end": ([*UNREVEALED, entry_more(fact="draw")], END.n + 1, "The match is over"),
    "undoing after the seed": (
        [*ENTRIES, entry_more(by=1, fact="undo", to=LAST.n - 1)], LAST.n + 1, "was revealed: nothing can follow"),
    "undoing a draw": (
        [*ENTRIES[: DRAWN.n], entry_more(by=0, fact="undo", to=DRAWN.n - 1)], DRAWN.n + 1, "undone: nature decided"),
    "undoing what was not yet": (
        [*ENTRIES[:5], entry_more(by=0, fact="undo", to=6)], 6, "no entry 6 to go back to"),
    "undoing to before the start": ([*ENTRIES[:5], entry_more(by=0, fact="undo", to=-1)], 6, "no entry -1"),
    "undoing nothing in particular": ([*ENTRIES[:5], entry_more(by=0, fact="undo")], 6, "lacks what it is about"),
    "a seat that there is not": ([*ENTRIES[:5], entry_more(by=7, fact="resign")], 6, "there is no player 8"),
    "another seed": ([*UNREVEALED, entry_more(fact="reveal", who="00" * 32)], LAST.n, "not the one that was"),
    "a seed that is none": ([*UNREVEALED, entry_more(fact="reveal", who="zz")], LAST.n, ""),
    "the seed too early": ([*ENTRIES[:5], entry_more(fact="reveal", who=SEED.hex())], 6, "stays secret until"),
}  # fmt: skip


@pytest.mark.parametrize("how", FORGED)
def test_a_carefully_forged_record_is_refused(how: str) -> None:
    """All marks are recomputed, so only what cannot have happened gives it away."""
    entries, number, why = FORGED[how]
    fault = fault_of(rewritten(HEADER, entries))
    assert fault.number == number
    assert why in fault.why


def test_a_changed_draw_is_the_first_wrong_entry_even_if_later_ones_become_impossible() -> None:
    """Every draw is changed into every other card: the draw itself must always be named."""
    for entry in ENTRIES:
        if entry.by == -1:
            for card in ("worm", "beetle", "root", "mole"):
                if entry.act != f"draw {card}":
                    forged = with_entry(ENTRIES, entry.n, act=f"draw {card}")
                    assert fault_of(rewritten(HEADER, forged)).number == entry.n


def test_draws_of_seeded_luck_are_checked_too() -> None:
    match = play_out(new_match(SeededLuck("open")))
    drawn = next(entry for entry in match.entries if entry.by == -1)
    forged = with_entry(match.entries, drawn.n, act=other_card(drawn))
    assert check(match.dumps()).draws_checked
    assert fault_of(rewritten(match.header, forged)).number == drawn.n


def test_a_match_in_progress_is_checked_by_the_secret_of_its_holder() -> None:
    match = new_match()
    for _ in range(4):
        match.nature()
    assert check(match.dumps(with_secret=True)).draws_checked
    assert not check(match.dumps()).draws_checked
    forged = with_entry(match.entries, 2, act=other_card(match.entries[1]))
    assert fault_of(rewritten(match.header, forged, SEED.hex())).number == 2


@pytest.mark.parametrize("secret", ["00" * 32, "nonsense", "0"])
def test_a_wrong_secret_in_the_seal_is_refused(secret: str) -> None:
    match = new_match()
    match.nature()
    fault = fault_of(rewritten(match.header, match.entries, secret))
    assert fault.number == 0
    assert "secret in its seal" in fault.why


def test_a_finished_match_keeps_no_secret_in_its_seal() -> None:
    assert loads(MATCH.dumps(with_secret=True))[2].secret == ""


def test_two_matches_cannot_be_joined_into_one_record() -> None:
    other = new_match(SealedLuck(bytes(32), ("a", "b")))
    play_out(other)
    lines = other.dumps().split(b"\n")
    assert fault_of(b"\n".join([*LINES[:5], *lines[5:]])).number == 5


def test_a_record_is_not_overwritten_when_writing_fails(tmp_path: Path) -> None:
    path = tmp_path / "match.krypta"
    write(path, DATA)
    with pytest.raises(TypeError):
        write(path, "not bytes")  # type: ignore[arg-type]  # that is what is tested
    assert path.read_bytes() == DATA
    assert [p.name for p in tmp_path.iterdir()] == ["match.krypta"]


def test_reading_changes_nothing_in_a_record() -> None:
    header, entries, seal = loads(DATA)
    assert Match.fold(MATCH.game, header, entries, seal.secret).dumps() == DATA
