"""Goblin as a picture: the three caves with their monsters, the lord, the fight, and the players with their cards."""

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from krypta.core.position import Position
from krypta.core.text.voice import Voice
from krypta.draw.heroes import INITIAL
from krypta.games.goblin.cards.faces import CardView, MonsterView
from krypta.games.goblin.view import FightView, GoblinView, LevelView, PlayerView

from . import signs
from .canvas import WIDTH, Canvas
from .colours import (
    CARD,
    CARD_EDGES,
    CARDS,
    CURSE_DEEP,
    DARK,
    EDGE,
    EDGE_STRONG,
    EMBER,
    GOLD,
    HEROES,
    INK,
    INK_SOFT,
    LIFE,
    RAISED,
    WELL,
)

HIGH = 720
ROW = 92  # the height of a cave
MONSTER = 96, 84
PLACES = 5  # in a row
FIGHT_TOP = 38 + 3 * ROW + 6
PLAYERS_TOP = FIGHT_TOP + 118
GATE = "#6b4b08"
LORD = "#5a1f1a"
BEAST = "#2f3a2a"
POTION_COLOURS = {"strength": LIFE, "protection": "#8fd0ff", "healing": "#7fd48c"}

Sign = Callable[[Canvas, float, float, float], None]
SIGNS: dict[str, Sign] = {
    "attack": signs.sword,
    "defence": signs.shield,
    "heal": signs.cross,
    "draw": signs.leaves,
    "weapon": signs.sword,
    "armour": signs.shield,
    "heart": signs.heart,
    "hand": signs.leaves,
    "key": signs.key,
    "crown": signs.crown,
    "action": signs.leaves,
}


def draw(position: Position, viewer: int, voice: Voice, width: int) -> NDArray[np.uint8]:
    view: GoblinView = position.view(viewer)
    canvas = Canvas(width, HIGH)
    draw_head(canvas, view, voice)
    for number, level in enumerate(view.levels):
        draw_level(canvas, level, number, voice, 38 + number * ROW)
    draw_lord(canvas, view, voice)
    draw_middle(canvas, view, voice)
    draw_players(canvas, view, viewer, voice)
    return canvas.pixels()


def draw_head(canvas: Canvas, view: GoblinView, voice: Voice) -> None:
    canvas.box(0, 0, WIDTH, 34, RAISED)
    canvas.text(14, 18, "Karak: Goblin", 19, INK, bold=True)
    said = "the end" if view.phase == "over" else f"to decide: {view.phase}"
    round_said = f"{voice('table-round', number=view.round)} · " if view.round else ""
    canvas.text(WIDTH - 14, 18, f"{round_said}{said}", 14, INK_SOFT, 420, "right")


# -- the caves


def draw_level(canvas: Canvas, level: LevelView, number: int, voice: Voice, y: float) -> None:
    """A row of monsters, the gatekeeper before the next cave, and the stack from which new ones come."""
    canvas.text(22, y + MONSTER[1] / 2 + 2, "I" * (number + 1), 20, INK_SOFT, align="middle", bold=True)
    x = 42.0
    for monster in level.row:
        draw_monster(canvas, monster, voice, x, y + 2, BEAST)
        x += MONSTER[0] + 6
    draw_monster(canvas, level.gate, voice, x + 8, y + 2, GATE)
    x += MONSTER[0] + 22
    if level.top:
        for layer in range(min(2, level.left - 1), 0, -1):
            canvas.box(x + 3 * layer, y + 2 + 3 * layer, *MONSTER, WELL, EDGE, 1.2, 6)
        draw_monster(canvas, level.top, voice, x, y + 2, BEAST)
    elif level.left:
        signs.back(canvas, x, y + 2, *MONSTER)
    else:
        canvas.box(x, y + 2, *MONSTER, WELL, EDGE, 1.2, 6)
    canvas.text(x + MONSTER[0] + 12, y + MONSTER[1] / 2 - 6, f"×{level.left}", 14, INK_SOFT)
    canvas.text(x + MONSTER[0] + 12, y + MONSTER[1] / 2 + 12, "left", 11, INK_SOFT)


def draw_monster(canvas: Canvas, monster: MonsterView | None, voice: Voice, x: float, y: float, colour: str) -> None:
    """Name, attack and lives, what it is worth, and what it forbids."""
    wide, high = MONSTER
    if monster is None:
        canvas.box(x, y, wide, high, WELL, EDGE, 1.2, 6)
        return
    canvas.box(x, y, wide, high, colour, EDGE_STRONG, 1.5, 6)
    canvas.title(x + wide / 2, y + 17, voice(monster.name), 11.5, INK, wide - 8)
    for at_x, sign, figure in ((x + 14, signs.sword, monster.attack), (x + wide - 40, signs.heart, monster.lives)):
        sign(canvas, at_x, y + 45, 17)
        canvas.text(at_x + 11, y + 46, str(figure), 17 if figure < 10 else 15, INK, bold=True)
    canvas.box(x + 1.5, y + high - 22, wide - 3, 20.5, DARK, round_by=5)
    SIGNS[monster.reward](canvas, x + 14, y + high - 12, 14)
    at_x = x + wide - 12
    for curse in reversed(monster.curses):
        draw_curse(canvas, curse, at_x, y + high - 12)
        at_x -= 17
    if monster.curses:
        signs.curse(canvas, at_x, y + high - 12, 14)


def draw_curse(canvas: Canvas, curse: str, x: float, y: float) -> None:
    """A colour, an effect or a kind of equipment that is forbidden."""
    if curse in CARDS:
        canvas.disc(x, y, 6, CARDS[curse], CARD_EDGES[curse], 1.5)
    else:
        SIGNS[curse](canvas, x, y, 13)


def draw_lord(canvas: Canvas, view: GoblinView, voice: Voice) -> None:
    """The lord, and what the merchant sells."""
    x = 812.0
    canvas.box(x, 40, 136, 3 * ROW - 10, RAISED, EDGE, 1.2, 8)
    canvas.text(x + 68, 55, "The lord", 13, GOLD, align="middle", bold=True)
    draw_monster(canvas, view.lord, voice, x + 20, 67, LORD)
    canvas.text(x + 68, 172, "Merchant", 13, GOLD, align="middle", bold=True)
    for place, (potion, count) in enumerate(view.potions.items()):
        y = 193 + 21 * place
        signs.flask(canvas, x + 18, y, 15, POTION_COLOURS[potion])
        canvas.text(x + 32, y, potion, 11.5, INK_SOFT, 76)
        canvas.text(x + 128, y, f"×{count}", 12, INK, align="right")
    signs.leaves(canvas, x + 18, 258, 15)
    canvas.text(x + 32, 259, "pawned", 11.5, INK_SOFT, 76)
    canvas.text(x + 128, 259, f"×{len(view.pawned)}", 12, INK, align="right")


# -- the fight


def draw_middle(canvas: Canvas, view: GoblinView, voice: Voice) -> None:
    """The fight with its chain; else the cards that are being chosen among."""
    canvas.box(12, FIGHT_TOP, WIDTH - 24, 110, WELL, EMBER if view.fight else EDGE, 1.5, 8)
    if view.fight:
        draw_fight(canvas, view, view.fight, voice)
        return
    said = "No fight"
    if view.phase == "over":
        won = [player for player in view.players if player.over_lord is not None]
        said = "The lord is beaten" if won else "The game is over"
    canvas.text(WIDTH / 2, FIGHT_TOP + 55, said, 16, INK_SOFT, align="middle")


def draw_fight(canvas: Canvas, view: GoblinView, fight: FightView, voice: Voice) -> None:
    y = FIGHT_TOP
    draw_monster(canvas, fight.monster, voice, 24, y + 13, LORD)
    signs.sword(canvas, 144, y + 30, 18)
    canvas.text(158, y + 31, f"{fight.attack} / {fight.monster.lives}", 17, INK, bold=True)
    canvas.text(136, y + 50, f"missing: {fight.missing}" if fight.missing else "enough", 11.5, INK_SOFT, 110)
    signs.shield(canvas, 144, y + 74, 18)
    canvas.text(158, y + 75, f"{fight.defence} / {fight.monster.attack}", 17, INK, bold=True)
    canvas.text(136, y + 94, f"lives lost: {fight.hits}" if fight.hits else "unhurt", 11.5, INK_SOFT, 110)
    aside = list(view.aside) + [card for card in (view.arranged, fight.reward) if card]
    space = WIDTH - 262 - (len(aside) * 82 + 20 if aside else 0)
    draw_cards(canvas, fight.chain, voice, 244, y + 13, space, (76, 84), fight.curses)
    if aside:
        x = WIDTH - 20 - 82.0 * len(aside)
        canvas.stroke([(x - 9, y + 12), (x - 9, y + 98)], EDGE_STRONG)
        draw_cards(canvas, aside, voice, x, y + 13, 82 * len(aside), (76, 84))
    elif not fight.chain:
        canvas.text(560, y + 55, "no card played yet", 13, INK_SOFT, align="middle")


def draw_cards(
    canvas: Canvas,
    cards: Sequence[CardView],
    voice: Voice,
    x: float,
    y: float,
    space: float,
    size: tuple[float, float],
    curses: Sequence[str] = (),
) -> None:
    """Cards side by side; they overlap if there is no space, the last on top."""
    step = min(size[0] + 6, (space - size[0]) / max(1, len(cards) - 1))
    for place, card in enumerate(cards):
        draw_card(canvas, card, voice, x + place * step, y, size, curses)


def draw_card(
    canvas: Canvas,
    card: CardView,
    voice: Voice,
    x: float,
    y: float,
    size: tuple[float, float],
    curses: Sequence[str] = (),
) -> None:
    """The colour, the name, what it gives, and in dots the colours it may follow."""
    wide, high = size
    k = wide / 70  # everything on a larger card is larger
    canvas.box(x, y, wide, high, CARDS[card.colour], CARD_EDGES[card.colour], 1.5, 5)
    canvas.title(x + wide / 2, y + 16 * k, voice(card.name), 10.5 * k, INK, wide - 6)
    many = len(card.effects) > 2
    step, sign, digit = (wide / 3 - 1, 10 * k, 11.5 * k) if many else (32 * k, 14 * k, 14 * k)
    left = x + wide / 2 - step * (len(card.effects) - 1) / 2
    middle = y + high * 0.56
    for place, (effect, number) in enumerate(card.effects):
        at_x = left + place * step
        SIGNS[effect](canvas, at_x - sign / 2, middle, sign)
        canvas.text(at_x + sign / 4, middle + 1, str(number), digit, INK, bold=True)
        if effect in curses or card.kind in curses or card.colour in curses:
            canvas.stroke([(at_x - sign, middle + 8 * k), (at_x + sign, middle - 8 * k)], CURSE_DEEP, 3)
    dots = x + wide / 2 - 6.5 * k * (len(card.follows) - 1)
    for place, colour in enumerate(card.follows):
        canvas.disc(dots + 13 * k * place, y + high - 11 * k, 4.5 * k, CARDS[colour], CARD_EDGES[colour], 1.5)


# -- the players


def draw_players(canvas: Canvas, view: GoblinView, viewer: int, voice: Voice) -> None:
    """A board for each player, two beside each other; the viewer's hand face up."""
    columns = 1 if len(view.players) == 1 else 2
    rows = (len(view.players) + columns - 1) // columns
    wide = (WIDTH - 24 - 8 * (columns - 1)) / columns
    high = (HIGH - PLAYERS_TOP - 12 - 8 * (rows - 1)) / rows
    for seat, player in enumerate(view.players):
        x = 12 + (seat % columns) * (wide + 8)
        y = PLAYERS_TOP + (seat // columns) * (high + 8)
        draw_player(canvas, view, seat, player, voice, (x, y, wide, high))


def draw_player(
    canvas: Canvas,
    view: GoblinView,
    seat: int,
    player: PlayerView,
    voice: Voice,
    place: tuple[float, float, float, float],
) -> None:
    x, y, wide, high = place
    active = seat == view.turn and view.phase != "over"
    canvas.box(x, y, wide, high, CARD, GOLD if active else EDGE, 2 if active else 1.2, 8)
    hero = player.hero or ""
    signs.pawn(
        canvas, x + 22, y + 24, 32, HEROES.get(hero, EDGE_STRONG), GOLD if active else DARK, INITIAL.get(hero, "")
    )
    name = voice(f"karak-hero-{hero}") if hero else voice(f"table-seat-{seat + 1}")
    canvas.text(x + 44, y + 16, name, 15, INK, 120, bold=True)
    for life in range(max(view.full_lives, player.lives)):
        signs.heart(canvas, x + 50 + life * 15, y + 35, 13, LIFE if life < player.lives else EDGE)
    at = x + 172
    for _ in range(player.keys):
        signs.key(canvas, at, y + 17, 18)
        at += 23
    for potion in player.potions:
        signs.flask(canvas, at, y + 16, 17, POTION_COLOURS[potion])
        at += 19
    draw_counts(canvas, player, x + wide - 10, y + 17)
    draw_hand(canvas, player, voice, (x + 12, y + 50, wide - 22, high - 58))


def draw_hand(canvas: Canvas, player: PlayerView, voice: Voice, place: tuple[float, float, float, float]) -> None:
    """What is worn and the hand: in two rows if they fit, else in one; cards are as large as the space allows."""
    x, y, wide, high = place
    gear = [card for card in (player.weapon, player.armour) if card]
    hidden = 0 if shown(player) else player.starting
    backs = (hidden - 1) * 16 + 58 if hidden else 0
    rows = 2 if high > 180 else 1
    tall = min(118.0, (high - 8 * (rows - 1)) / rows)
    beside = max(len(gear), len(player.hand)) if rows == 2 else len(gear) + len(player.hand)
    size = min(0.82 * tall, (wide - backs - 16) / max(1, beside) - 6), tall
    draw_cards(canvas, gear, voice, x, y, wide, size)
    if rows == 2:
        y += tall + 8
    else:
        x += len(gear) * (size[0] + 6) + (8 if gear else 0)
    for back in range(hidden):
        signs.back(canvas, x + back * 16, y, 50, tall)
    draw_cards(canvas, player.hand, voice, x + backs, y, place[0] + wide - x - backs, size)


def shown(player: PlayerView) -> bool:
    """Whether the viewer sees the starting cards in the hand: they are in it, each with its hero's name."""
    return sum(1 for card in player.hand if "-" in card.id) == player.starting


def draw_counts(canvas: Canvas, player: PlayerView, right: float, y: float) -> None:
    for said, count in (("discard", len(player.discard)), ("pile", len(player.pile))):
        right -= canvas.text(right, y, f"{said} {count}", 12, INK_SOFT, 90, "right") + 12
