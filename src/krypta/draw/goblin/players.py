"""Goblin's players in characters: lives and keys, equipment and hand, and what is known about their piles."""

from collections.abc import Sequence

from rich.text import Text

from krypta.core.text.voice import Voice
from krypta.draw.cards import DIM, DISCARD, HAND, PILE, fit, flow
from krypta.draw.goblin.cards import (
    KEYS,
    KINDS,
    POTIONS,
    STARTING,
    called,
    effects,
    following,
    is_starting,
    named,
    own_word,
    short,
    sign,
)
from krypta.draw.heroes import COLOUR, INITIAL
from krypta.games.goblin.cards.faces import CardView
from krypta.games.goblin.content import LIVES
from krypta.games.goblin.view import STARTING_BACK, UNKNOWN, GoblinView, PlayerView

ORDER = 8  # places of a pile that are shown

# The detail for the viewer and for the others; the first pair that fits is used. 4: in words, 3: cards by name,
# 2: in signs, 1: without cards, 0: on one line.
DETAIL = ((4, 4), (4, 3), (4, 2), (3, 2), (3, 1), (2, 1), (2, 0))


def name(view: GoblinView, voice: Voice, seat: int) -> str:
    """The name of the hero in a seat, or of the seat if it has no hero yet."""
    hero = view.players[seat].hero
    return voice(f"karak-hero-{hero}") if hero else voice(f"table-seat-{seat + 1}")


def style(view: GoblinView, seat: int) -> str:
    return COLOUR.get(view.players[seat].hero or "", "bold")


def draw(view: GoblinView, voice: Voice, width: int, height: int, names: Sequence[str]) -> list[Text]:
    """All players in as much detail as fits; the viewer gets more than the others."""
    lines: list[Text] = []
    for own, others in DETAIL:
        lines = []
        for seat, player in enumerate(view.players):
            detail = own if any(map(is_starting, player.hand)) else others
            lines += one(view, voice, seat, width, names[seat], detail)
        if len(lines) <= height:
            break
    return lines


def one(view: GoblinView, voice: Voice, seat: int, width: int, person: str, detail: int) -> list[Text]:
    player = view.players[seat]
    called_so = Text.assemble((name(view, voice, seat), f"bold {style(view, seat)}"), (f" {person}", "grey62"))
    lines = [title(view, seat, width, called_so)]
    if player.hero is None:
        return lines
    cursed = view.fight.curses if view.fight and seat == view.turn else []
    worn = [gear for gear in (player.weapon, player.armour) if gear]
    piles = [hand(player), order(player, ORDER if detail > 1 else 1), Text(f"{DISCARD}{len(player.discard)}")]
    if detail == 4:
        lines += flow([named(gear, voice, cursed) for gear in worn], width, 3)
        lines += flow([Text(f"⚗ {voice(f'goblin-potion-{potion}')}") for potion in player.potions], width, 3)
        if not player.lives:
            lines += flow([Text(voice("table-unconscious"), style="bold magenta")], width, 3)
        lines += flow(piles, width, 3)
    else:
        potions = [Text("⚗" + "".join(POTIONS[potion] for potion in player.potions))] if player.potions else []
        carried = [*(short(gear, cursed) for gear in worn), *potions, *piles]
        if detail == 0:
            return [title(view, seat, width, Text(" ").join(carried))]
        lines += flow(carried, width, 3, " ")[: 1 if detail == 1 else None]
    if detail > 2:
        lines += [Text("   ").append_text(line) for line in by_name(player.hand, voice, width - 3, cursed)]
    elif detail == 2:
        lines += flow([short(card, cursed) for card in player.hand], width, 3)
    return lines


def title(view: GoblinView, seat: int, width: int, said: Text) -> Text:
    """A player's first line: turn marker, name, lives and keys; G5.10: by how much the lord was beaten."""
    player = view.players[seat]
    active = seat == view.turn and view.phase != "over"
    left = Text.assemble(("▶" if active else " ", "bold"))
    left.append(f"{INITIAL.get(player.hero or '', '·')} ", style=f"bold {style(view, seat)}").append_text(said)
    right = Text()
    if player.hero:
        right = Text.assemble(("♥" * player.lives, "red"), ("♡" * (LIVES - player.lives), DIM), " ")
        for key, colour in enumerate(KEYS):
            right.append(*(KINDS["key"], colour) if key < player.keys else ("·", DIM))
        if player.over_lord is not None:
            right.append(f" {KINDS['crown']}+{player.over_lord}", style="bold bright_yellow")
    line = Text.assemble(fit(left, max(4, width - right.cell_len - 1)), " ", right)
    line.truncate(width)
    return line


def by_name(cards: Sequence[CardView], voice: Voice, width: int, cursed: Sequence[str]) -> list[Text]:
    """One card per line: its word, colour, name, effects, and what may follow."""
    ends = [Text.assemble(effects(card, cursed), " ", following(card)) for card in cards]
    wide = max((end.cell_len for end in ends), default=0)
    label = max((len(called(card)) for card in cards), default=0)
    lines = []
    for card, end in zip(cards, ends, strict=True):
        begin = Text.assemble((f"{called(card):<{label}} ", DIM), sign(card), " ", voice(card.name))
        line = Text.assemble(fit(begin, max(label + 2, width - wide - 1)), " ", end)
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def hand(player: PlayerView) -> Text:
    """The number of cards in a hand; if some of them were won, also the number of starting cards."""
    hidden = player.starting - sum(map(is_starting, player.hand))
    backs = f" {STARTING}{hidden}" if hidden and player.hand else ""
    return Text.assemble(f"{HAND}{hidden + len(player.hand)}", (backs, DIM))


def order(player: PlayerView, places: int) -> Text:
    """The number of cards in a pile, and what is known about their order, from the top, if anything."""
    said = Text(f"{PILE}{len(player.pile)}")
    if len(set(player.pile)) < 2 and set(player.pile) <= {UNKNOWN, STARTING_BACK}:
        return said
    backs = [STARTING if back == STARTING_BACK else own_word(back) for back in player.pile]
    while backs and backs[-1] == UNKNOWN:
        backs.pop()
    more = " …" if len(backs) > places else ""
    return said.append(f":{' '.join(backs[:places])}{more}", style=DIM)
