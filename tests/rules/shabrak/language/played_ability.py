"""An ability on a test table: on an event that is played, or on a warrior that uses it."""

from rules.shabrak.table import Table, scenario


def held(text: str, *lines: str) -> Table:
    """Player 1 holds an event with that ability."""
    return scenario(f"event 1 k1 {text}", "hand 1 k1", *lines)


def played(text: str, *lines: str) -> Table:
    """Player 1 has played an event with that ability."""
    return held(text, *lines).play("play k1")


def used(text: str, *lines: str, by: int = 3) -> Table:
    """Player 1's warrior with that number has used the ability."""
    return scenario(f"ability 1.{by} {text}", *lines).play(f"ability {by}")


def offered(table: Table) -> set[str]:
    """The names of the warriors that can be chosen now."""
    seats = {"own": table.decides, "enemy": 3 - table.decides}
    words = [word.split() for word in table.offers()]
    return {f"{seats[side]}.{number}" for verb, side, number in words if verb == "choose"}


def shielded(table: Table) -> set[str]:
    """The warriors with a shield, of both rows."""
    return {f"{seat}.{warrior.number}" for seat in (1, 2) for warrior in table.player(seat).row if warrior.shield}


def holds(table: Table, *lines: str) -> None:
    """Asserts that each line is true of the table."""
    for line in lines:
        found = table.arranged.check(line)
        assert found is None, f"“{line}” is not true: {found}"
