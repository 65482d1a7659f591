"""The forms of observations: they say the same as the plain numbers, in the arrays that they promise."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from krypta.core.kernel import INTERPRETED, njit
from krypta.core.observation import Kind, Table
from krypta.core.position import Position
from krypta.core.text.naming import word
from krypta.envs.forms import goblin, karak, page, shabrak
from krypta.envs.forms.form import Form, fill_features, form, forms_of
from krypta.games import load, names
from krypta.games.goblin.cards.faces import faces_in
from krypta.games.goblin.knowledge.observation import Where
from krypta.games.karak.layout import Item, Side, Token
from krypta.games.shabrak.layout import DECK, FIRST_KIND
from laws.driver import Driver

FORMS = [(name, way) for name in names() for way in forms_of(load(name))]
EVERY = {"karak": 61, "goblin": 61, "shabrak": 7, "burrow": 1}


def positions(name: str) -> Iterator[Position]:
    game = load(name)
    yield from Driver(game, min(3, game.sizes.seats[1])).walk(every=EVERY[name])


def observed(name: str) -> tuple[NDArray[Any], Position]:
    """What all seats and the spectator observe in a game, and its last position."""
    rows = []
    for position in positions(name):
        rows += [position.observe(seat) for seat in (-3, *range(position.players))]
    return np.array(rows), position


@pytest.mark.parametrize(("name", "way"), FORMS)
def test_a_form_fills_the_arrays_that_it_promises(name: str, way: str) -> None:
    numbers, position = observed(name)
    made = form(position.game, way)
    out = made.of(numbers, position.contents)
    assert out.keys() == made.spaces().keys()
    for key, (shape, dtype, low, high) in made.spaces().items():
        assert out[key].shape == (len(numbers), *shape)
        assert out[key].dtype == np.dtype(dtype)
        assert low <= out[key].min() < out[key].max() <= high
    for array in out.values():
        array.fill(7)
    made.fill(numbers, position.contents, made.program, tuple(out.values()))
    for key, again in made.of(numbers, position.contents).items():
        assert np.array_equal(again, out[key]), "what was in the arrays before is not overwritten"


def test_a_form_that_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(ValueError, match="burrow has no form 'board': choose one of numbers, features"):
        form(load("burrow"), "board")


def decoded(table: Table, features: NDArray[np.float32], name: str, without: tuple[str, ...] = ()) -> NDArray[Any]:
    """A field's numbers, read from the features alone."""
    at = 0
    for other, field in table.fields.items():
        if other == name:
            break
        at += field.size * field.width if other not in without else 0
    field = table.fields[name]
    own = features[:, at : at + field.size * field.width].reshape(len(features), field.size, field.width)
    if field.kind == Kind.BITS:
        return own @ (1 << np.arange(field.width))
    if field.kind == Kind.CATEGORY:
        return np.where(own.any(2), own.argmax(2) + field.first, 0)
    return np.rint(own[:, :, 0] * field.scale)


@pytest.mark.parametrize("name", names())
def test_features_say_all_that_the_numbers_say(name: str) -> None:
    numbers, position = observed(name)
    table = position.game.observation
    (features,) = form(position.game, "features").of(numbers, position.contents).values()
    for key, field in table.fields.items():
        plain = numbers[:, table.places[key] : table.places[key] + field.size]
        assert np.array_equal(decoded(table, features, key), plain), f"{key} is not what the numbers say"


@pytest.mark.parametrize(("name", "module"), [("karak", karak), ("goblin", goblin), ("shabrak", shabrak)])
def test_richer_forms_have_the_other_fields_as_features(name: str, module: Any) -> None:
    numbers, position = observed(name)
    table = position.game.observation
    left_out = module.IN_PLANES if name == "karak" else module.IN_ROWS
    features = form(position.game, "board" if name == "karak" else "cards").of(numbers, position.contents)["features"]
    assert set(left_out) < set(table.fields)
    for key in table.fields.keys() - set(left_out):
        plain = numbers[:, table.places[key] : table.places[key] + table.fields[key].size]
        assert np.array_equal(decoded(table, features, key, left_out), plain), f"{key} is not what the numbers say"


def one(made: Form, position: Position, seat: int) -> dict[str, NDArray[Any]]:
    return {key: array[0] for key, array in made.of(position.observe(seat)[None], position.contents).items()}


def test_the_board_shows_the_dungeon_around_the_own_hero() -> None:
    channel, reach = karak.Channel, karak.REACH
    for position in positions("karak"):
        seen: Any = position.view(0)
        for seat in range(position.players):
            planes = one(form(position.game, "board"), position, seat)["planes"]
            home = seen.tiles[seen.heroes[seat].tile]
            near = 0
            for tile in seen.tiles:
                x, y = tile.column - home.column + reach, tile.row - home.row + reach
                if not (0 <= x <= 2 * reach and 0 <= y <= 2 * reach):
                    continue
                near += 1
                here = planes[:, y, x]
                assert here[channel.LAID] == 1
                assert [here[channel.OPEN + side] for side in Side] == [word(s)[0] in tile.openings for s in Side]
                assert [here[channel.TOKEN + token] for token in Token] == [word(t) == tile.token for t in Token]
                assert [here[channel.ITEM + item] for item in Item] == [word(i) == tile.item for i in Item]
                at = [
                    seen.tiles[seen.heroes[(seat + n) % position.players].tile] == tile for n in range(position.players)
                ]
                assert here[channel.HERO : channel.HERO + position.players].tolist() == at
            assert planes[channel.LAID].sum() == near
            assert planes[channel.HERO, reach, reach] == 1


def test_rows_of_goblin_cards_say_what_the_seat_sees_of_them() -> None:
    column = goblin.Column
    for position in positions("goblin"):
        faces = faces_in(position.contents.tobytes())
        for seat in range(position.players):
            seen: Any = position.view(seat)
            shown = one(form(position.game, "cards"), position, seat)
            rows, mask = shown["cards"], shown["cards_mask"]
            in_hand = (rows[:, column.WHERE + Where.HAND] == 1) & (rows[:, column.WHOSE] == 1)
            assert [faces.face(card).id for card in np.flatnonzero(in_hand).tolist()] == [
                c.id for c in seen.players[seat].hand
            ]
            assert not rows[:, column.WHERE + Where.BOX][mask].any()
            for card, row in enumerate(rows[36:], 36):
                assert np.isclose(row[column.ATTACK] * 10, position.c.attack[card])
            fought = np.flatnonzero(rows[:, column.FOE])
            assert fought.tolist() == ([position.values.foe] if seen.fight else [])


def test_rows_of_shabrak_cards_say_what_the_seat_sees_of_them() -> None:
    column = shabrak.Column
    for position in positions("shabrak"):
        for seat in range(2):
            seen: Any = position.view(seat)
            shown = one(form(position.game, "cards"), position, seat)
            rows = shown["cards"]
            exists = [seen.cards[(card + seat * DECK) % len(seen.cards)] is not None for card in range(len(seen.cards))]
            assert shown["cards_mask"].tolist() == exists
            for place, player in enumerate((seat, 1 - seat)):
                first = place * DECK
                held = rows[first + FIRST_KIND : first + DECK, column.HAND] * 2
                expected = {card.card % DECK - FIRST_KIND: card.count for card in seen.players[player].hand}
                assert {kind: count for kind, count in enumerate(held.tolist()) if count} == expected
                for warrior in seen.players[player].row:
                    row = rows[first + warrior.number]
                    told = [row[c] * 5 for c in (column.ATTACK, column.DEFENCE, column.PRESSURE)]
                    assert np.rint(told).tolist() == [warrior.attack, warrior.defence, warrior.pressure]


@pytest.mark.skipif(INTERPRETED, reason="interpreted, every loop is")
def test_a_form_can_be_filled_from_a_larger_compiled_loop() -> None:
    numbers, position = observed("burrow")
    made = form(position.game, "features")

    def twice(numbers: Any, contents: Any, program: Any, out: Any) -> None:
        for _ in range(2):
            fill_features(numbers, contents, program, out)

    out = made.empty(len(numbers))
    njit(nogil=True)(twice)(numbers, position.contents, made.program, tuple(out.values()))
    assert np.array_equal(out["features"], made.of(numbers, position.contents)["features"])


def test_the_page_of_observations_is_as_it_would_be_generated_now() -> None:
    written = (Path(__file__).resolve().parents[2] / page.PAGE).read_text(encoding="utf-8")
    assert written == page.page(), "run: python -m krypta.envs.forms.page"
