"""An ability on a table of its own: as an event that is played, or as a warrior's that is used."""

from rules.shabrak.table import Table, scenario


def held(text: str, *lines: str) -> Table:
    """Player 1 holds an event that says it."""
    return scenario(f"event 1 k1 {text}", "hand 1 k1", *lines)


def played(text: str, *lines: str) -> Table:
    """Player 1 has played it."""
    return held(text, *lines).play("play k1")


def used(text: str, *lines: str, by: int = 3) -> Table:
    """Player 1's warrior of that number has used it."""
    return scenario(f"ability 1.{by} {text}", *lines).play(f"ability {by}")


def offered(table: Table) -> set[str]:
    """Who can be chosen now, by their names."""
    seats = {"own": table.decides, "enemy": 3 - table.decides}
    words = [word.split() for word in table.offers()]
    return {f"{seats[side]}.{number}" for verb, side, number in words if verb == "choose"}


def shielded(table: Table) -> set[str]:
    """Who has a shield; of all rows."""
    return {f"{seat}.{warrior.number}" for seat in (1, 2) for warrior in table.player(seat).row if warrior.shield}


def holds(table: Table, *lines: str) -> None:
    """Each line is true of the table."""
    for line in lines:
        found = table.arranged.check(line)
        assert found is None, f"“{line}” is not true: {found}"
