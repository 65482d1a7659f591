"""Goblin's table in characters: the lord, the levels with their monsters, the merchant, and a fight with its chain."""

from itertools import product

from rich.text import Text

from krypta.core.text.voice import Voice
from krypta.draw.cards import DIM, columns, fit, flow
from krypta.draw.goblin.cards import (
    CURSED,
    KINDS,
    LIFTED,
    PAWN_SHOP,
    POTIONS,
    STACK,
    curse_sign,
    curses,
    effects,
    figures,
    following,
    named,
    short,
    sign,
)
from krypta.games.goblin.cards.faces import MonsterView
from krypta.games.goblin.view import FightView, GoblinView, LevelView

LEVELS = ("I", "II", "III")
WHOLE = 100  # more letters than any name has

# How many letters of names are shown in open levels and in the others; the first pair that fits is used.
NAMES = ((WHOLE, WHOLE), (16, 16), (12, 12), (WHOLE, 0), (16, 0), (12, 0), (9, 0), (0, 0))
LETTERS_OF_LORD = 14  # if space is short
FINISH = {"at_once": "goblin-terminal-finish-at-once", "round": "goblin-terminal-finish-round"}  # G5.10


def draw(view: GoblinView, voice: Voice, width: int, height: int) -> list[Text]:
    """The whole table in as much detail as fits; the fight, if there is one, comes first."""
    if view.lord is None:
        return []
    tops = [fight(view.fight, voice, width), fight(view.fight, voice, width, True)] if view.fight else [[]]
    most: list[Text] = []
    for top, names, in_words in product(tops, NAMES, (True, False)):
        shops = (shops_in_words if in_words else shops_in_signs)(view, voice, width)
        blocks = [*levels(view, voice, width, names), shops]
        most = [*top, *(line for block in blocks for line in block)]
        if len(most) + len(blocks) - 1 <= height:
            most = [*top, *blocks[0], *(line for block in blocks[1:] for line in (Text(), *block))]
        if len(most) <= height:
            break
    else:
        most = [*top, *shops, *(line for block in blocks[:-1] for line in block)][: height - 1]
        most.append(Text("…", style=DIM))
    most[0] = fit(most[0], width)  # full width, so that the screen does not centre the table
    return most


# -- the levels


def levels(view: GoblinView, voice: Voice, width: int, letters: tuple[int, int]) -> list[list[Text]]:
    """Every level with its stack, its row, its gatekeeper and the top of the stack; dimmed if the key is missing."""
    keys = view.players[view.turn].keys if view.turn is not None else 0
    blocks = []
    for number, level in enumerate(view.levels):
        is_open = number <= keys
        longest = max((len(voice(monster.name)) for _label, monster in places(level) if monster), default=0)
        shown = min(longest, letters[0] if is_open else letters[1])
        title = Text.assemble((f"{LEVELS[number]:<{4 if shown else 0}}", "bold"), (f" {STACK}{level.left}", DIM))
        cells = [title, *(monster_cell(label, monster, voice, shown) for label, monster in places(level))]
        cells[-1].stylize("italic")
        for cell, (_label, monster) in zip(cells[1:], places(level), strict=True):
            if view.fight and monster and monster.id == view.fight.monster.id:
                cell.stylize("reverse")
        for cell in cells if not is_open else []:
            cell.stylize("dim")
        blocks.append(columns(cells, width) if shown else flow(cells, width))
    return blocks


def places(level: LevelView) -> list[tuple[str, MonsterView | None]]:
    """The face-up monsters of a level, each with the sign of its place."""
    row = [(str(place + 1), monster) for place, monster in enumerate(level.row)]
    return [*row, ("⚷", level.gate), ("▾", level.top)]


def monster_cell(label: str, monster: MonsterView | None, voice: Voice, letters: int) -> Text:
    """A monster: its place, its name, attack, lives, what it guards, its curses."""
    made = Text.assemble((f"{label} ", "bold" if monster else DIM))
    if monster is None:
        return made.append("–", style=DIM)
    if letters:
        made.append_text(fit(Text(voice(monster.name)), letters)).append(" ")
    made.append_text(figures(monster, wide=letters > 0)).append(KINDS[monster.reward])
    return made.append_text(curses(monster))


# -- the lord, the merchant and the pawn shop


def shops_in_words(view: GoblinView, voice: Voice, width: int) -> list[Text]:
    """The lord, the merchant's stacks and the pawn shop, in words."""
    stock = [Text(f"{voice(f'goblin-potion-{potion}')} {count}") for potion, count in view.potions.items()]
    stock[0] = Text.assemble((voice("goblin-terminal-merchant") + ": ", "bold"), stock[0])
    cards = [named(card, voice) for card in view.pawned] or [Text(voice("goblin-terminal-empty"), style=DIM)]
    cards[0] = Text.assemble((voice("goblin-terminal-pawn-shop") + ": ", "bold"), cards[0])
    end = [Text(voice(FINISH[view.finish]), style=DIM)] if view.finish == "round" else []  # at once is the printed rule
    return [*flow([lord(view, voice), *end], width), *flow(stock, width), *flow(cards, width)]


def shops_in_signs(view: GoblinView, voice: Voice, width: int) -> list[Text]:
    """The lord, the merchant's stacks and the pawn shop, in signs on at most two lines."""
    stock = " ".join(f"{POTIONS[potion]}{count}" for potion, count in view.potions.items())
    cards = [short(card) for card in view.pawned] or [Text("–", style=DIM)]
    cards[0] = Text.assemble((PAWN_SHOP + " ", "bold"), cards[0])
    lines = flow([lord(view, voice, LETTERS_OF_LORD), Text(f"⚗ {stock}"), *cards], width)
    if len(lines) > 2:
        lines = [lines[0], fit(lines[1], width - 1).append("…")]
    return lines


def lord(view: GoblinView, voice: Voice, letters: int = WHOLE) -> Text:
    if view.lord is None:
        return Text()
    name = Text(voice(view.lord.name), style="bold")
    name.truncate(letters, overflow="ellipsis")
    return Text.assemble((f"{KINDS['crown']} ", "bold bright_yellow"), name, " ", figures(view.lord), curses(view.lord))


# -- the fight


def fight(fight: FightView, voice: Voice, width: int, in_line: bool = False) -> list[Text]:
    """The monster, its curses, and the chain of cards: one per line, or one after the other."""
    monster = fight.monster
    reward = Text(f"{KINDS[monster.reward]} {voice(f'goblin-kind-{monster.reward}')}")
    head = [Text(voice(monster.name), style="bold"), figures(monster, wide=False), reward]
    lines = flow([*head, *(curse_in_words(fight, curse, voice) for curse in monster.curses)], width)
    chain = [in_chain(fight, place, voice) for place in range(len(fight.chain))]
    if in_line:
        lines += flow(chain, width, gap=" ")
    else:
        for link in chain:
            link.truncate(width, overflow="ellipsis")
        lines += chain
    lines.append(Text("─" * width, style="grey37"))
    return lines


def curse_in_words(fight: FightView, curse: str, voice: Voice) -> Text:
    """A curse, marked if a potion has lifted it."""
    lifted = curse not in fight.curses
    name = Text(voice(f"goblin-curse-{curse}"), style="strike" if lifted else "")
    mark = (LIFTED, "green") if lifted else (CURSED, "bright_magenta")
    return Text.assemble(mark, curse_sign(curse), " ", name)


def in_chain(fight: FightView, place: int, voice: Voice) -> Text:
    """A card of the chain: what it gives, what the curses cancel, what may follow."""
    card = fight.chain[place]
    defied = fight.defied[1] if fight.defied and fight.defied[0] == place else ""
    doubled = fight.doubled[1] if fight.doubled and fight.doubled[0] == place else ""
    given = effects(card, [curse for curse in fight.curses if curse != defied], doubled)
    return Text.assemble((f"{place + 1} ", DIM), sign(card), " ", voice(card.name), " ", given, " ", following(card))
