"""Goblin in the terminal: the table, the players with hands and piles, the fight's sum, the remaining cards."""

from collections.abc import Sequence

from rich.text import Text

from krypta.core.game import Event
from krypta.core.position import Position
from krypta.draw.cards import DIM, DISCARD, HAND, PILE, slug
from krypta.draw.goblin import board, players
from krypta.draw.goblin.cards import (
    COLOURS,
    CURSED,
    EFFECTS,
    FOLLOWS,
    GEAR,
    KINDS,
    LIFTED,
    PAWN_SHOP,
    POTIONS,
    STARTING,
    called,
    curses,
    effects,
    following,
    named,
    shapes,
    sign,
)
from krypta.draw.plain import Plain
from krypta.games.goblin.cards.faces import CardView, MonsterView
from krypta.games.goblin.layout import STARTING as STARTING_CARDS
from krypta.games.goblin.view import GoblinView, faces_of
from krypta.games.goblin.words import HERO_WORDS, LEVEL_WORDS

GOES_ON = (
    "draw",
    "top",
    "trim",
    "play",
    "defy",
    "keep",
    "arrange",
    "spare",
)  # phases in which a fight's sum still grows
MINOR = ("BEGINS", "LORD_COMES", "GATEKEEPER_COMES", "MONSTER_COMES", "DRAWS", "DREW", "SHUFFLED", "PLACED", "LEFT")

SIGNS = (
    {
        HAND: "goblin-terminal-hand",
        STARTING: "goblin-starting-card",
        PILE: "goblin-terminal-pile",
        DISCARD: "goblin-terminal-discard",
        PAWN_SHOP: "goblin-terminal-pawn-shop",
    },
    {KINDS["key"]: "goblin-terminal-gate", "▾": "goblin-terminal-top", "☠": "goblin-terminal-falls"},
    {FOLLOWS: "goblin-terminal-follows", CURSED: "goblin-terminal-cursed", LIFTED: "goblin-terminal-lifted"},
)


class Drawn(Plain):
    """Goblin's drawing."""

    def seat_name(self, view: GoblinView, seat: int) -> str:
        return players.name(view, self.voice, seat)

    def seat_style(self, view: GoblinView, seat: int) -> str:
        return players.style(view, seat)

    def headline(self, view: GoblinView) -> list[str]:
        said = [self.voice("table-round", number=view.round)] if view.round else []
        if any(player.over_lord is not None for player in view.players) and view.phase != "over":
            said.append(self.voice("goblin-terminal-last-round"))
        return said

    def map(self, view: GoblinView, width: int, height: int) -> list[Text]:
        return board.draw(view, self.voice, width, height)

    def whole_map(self, view: GoblinView) -> list[Text]:
        return self.map(view, 80, 10_000)

    def panel(self, view: GoblinView, width: int, height: int, names: list[str]) -> list[Text]:
        return players.draw(view, self.voice, width, height, names)

    # -- the moment

    def moment(self, view: GoblinView) -> list[Text]:
        lines = [self._sum(view)] if view.fight and view.phase in GOES_ON else []
        asked: dict[str, Sequence[CardView | str]] = {
            "goblin-terminal-aside": view.aside,
            "goblin-terminal-arranged": [view.arranged] if view.arranged else [],
            "goblin-terminal-wanted": [view.wanted] if view.wanted else [],
        }
        for why, things in asked.items():
            if things:
                said = Text("  ").join(map(self._thing, things))
                lines.append(Text.assemble((self.voice(why) + " ", "bold"), said))
        return lines

    def _thing(self, thing: CardView | str) -> Text:
        """A card, or a potion by its word."""
        if isinstance(thing, str):
            return Text(self.voice(f"goblin-potion-{thing}"))
        return named(thing, self.voice)

    def _sum(self, view: GoblinView) -> Text:
        """Attack against lives, defence against attack, and the result."""
        fight, seat = view.fight, view.turn
        if fight is None or seat is None:
            return Text()
        monster, lives = fight.monster, view.players[seat].lives
        missing = self.voice("goblin-terminal-missing", number=fight.missing) if fight.missing else "✓"
        falls = " ☠" if fight.hits >= lives else ""
        line = Text.assemble(
            (self.seat_name(view, seat), f"bold {self.seat_style(view, seat)}"),
            (f"  ⚔{fight.attack} {'<' if fight.missing else '≥'} ♥{monster.lives}: ", "bold"),
            (missing, "bold red" if fight.missing else "bold green"),
            (f" · ⛨{fight.defence} {'<' if fight.hits else '≥'} ⚔{monster.attack}: ", "bold"),
            (f"−{fight.hits}♥{falls}" if fight.hits else "✓", "bold red" if fight.hits else "bold green"),
        )
        if fight.ability:
            line.append(f" · {self.voice('goblin-terminal-ability')}", style=DIM)
        return line

    # -- acts

    def remark(self, position: Position, seat: int, act: int) -> str:
        """A monster's figures, what is printed on a card, or what a purchase gives."""
        view: GoblinView = position.view(seat)
        verb, *arguments = self.game.say(act).split()
        if verb == "fight":
            monster = fought(view, arguments)
            return about(monster) if monster else ""
        if verb == "potion":
            return self.voice(f"goblin-terminal-gives-{arguments[0]}")
        if verb in ("wear", "pawn"):
            return effects(faces_of(position).face(position.values.foe)).plain
        if verb == "hero":
            first = HERO_WORDS.index(arguments[0]) * STARTING_CARDS
            cards = [faces_of(position).face(first + number) for number in range(STARTING_CARDS)]
            return shapes(colour for colour in COLOURS for card in cards if card.colour == colour).plain
        card = among(view, seat, verb, arguments)
        if card is None:
            return ""
        parts = [sign(card), effects(card, view.fight.curses if view.fight else ()), following(card)]
        return " ".join(part.plain for part in parts if part)

    def spoken(self, view: GoblinView, said: str) -> str:
        """Monsters and cards by name rather than by place: `fight cave-rat`, `play swing-first`."""
        verb, *arguments = said.split()
        if verb == "fight":
            monster = fought(view, arguments)
            known = [one for level in view.levels for one in (*level.row, level.gate, level.top) if one]
            return (self._by_name(verb, monster.name, known) if monster in known else "") or said
        seat = view.turn if view.turn is not None else 0
        card = among(view, seat, verb, arguments)
        before = said.removesuffix(f" {arguments[-1]}") if arguments else said
        return (self._by_name(before, card.name, pool(view, seat, verb)) if card else "") or said

    def _by_name(self, before: str, name: str, known: Sequence[CardView | MonsterView]) -> str:
        """The act's word with the name at its end, if the name can be typed and is unique; else empty."""
        typed = slug(self.voice(name))
        unique = sum(slug(self.voice(other.name)) == typed for other in known) == 1
        return f"{before} {typed}" if typed and unique else ""

    # -- what is left

    def count(self, view: GoblinView) -> list[Text]:
        lines = []
        for number, level in enumerate(view.levels):
            line = Text.assemble((f"{board.LEVELS[number]}: ", "bold"))
            line.append(self.voice("goblin-terminal-stack", count=level.left))
            if level.top:
                line.append(f" ▾ {self.voice(level.top.name)} ({about(level.top)})")
            lines.append(line)
        if view.lord:
            lines.append(board.lord(view, self.voice).append(f": {self.voice(board.FINISH[view.finish])}"))
        stock = [f"{self.voice(f'goblin-potion-{potion}')} {count}" for potion, count in view.potions.items()]
        lines.append(Text.assemble((self.voice("goblin-terminal-merchant") + ": ", "bold"), ", ".join(stock)))
        for seat, player in enumerate(view.players):
            line = Text.assemble((self.seat_name(view, seat), f"bold {self.seat_style(view, seat)}"))
            line.append(f": {self.voice('goblin-terminal-pile')} ").append_text(players.order(player, len(player.pile)))
            for id, cards in (("goblin-terminal-hand", player.hand), ("goblin-terminal-discard", player.discard)):
                if cards:
                    said = Text(", ").join(named(card, self.voice) for card in cards)
                    line.append(f"; {self.voice(id)}: ").append_text(said)
            lines.append(line)
        return lines

    def legend(self) -> list[Text]:
        say = self.voice
        lines = [
            [f"{sign} {say(f'goblin-colour-{colour}')}" for colour, (sign, _style) in COLOURS.items()],
            [f"{sign} {say(f'goblin-effect-{effect}')}" for effect, sign in EFFECTS.items()],
            [f"{sign}+ {say(f'goblin-gear-{gear}')}" for gear, sign in GEAR.items() if gear not in EFFECTS],
            [f"{sign} {say(f'goblin-kind-{kind}')}" for kind, sign in KINDS.items()],
            [f"⚗{sign} {say(f'goblin-potion-{potion}')}" for potion, sign in POTIONS.items()],
            *([f"{sign} {say(id)}" for sign, id in line.items()] for line in SIGNS),
        ]
        return [Text(", ".join(line)) for line in lines]

    def opens(self, event: Event) -> bool:
        return event.kind == "TURN"

    def minor(self, event: Event) -> bool:
        return event.kind in MINOR


def about(monster: MonsterView) -> str:
    """Everything on a monster's front except its name."""
    said = [f"⚔{monster.attack}", f"♥{monster.lives}", curses(monster).plain, KINDS[monster.reward]]
    return " ".join(part for part in said if part)


def fought(view: GoblinView, arguments: Sequence[str]) -> MonsterView | None:
    """The monster that a `fight` act names."""
    if arguments == ["lord"]:
        return view.lord
    level = view.levels[LEVEL_WORDS.index(arguments[0])]
    others = {"gate": level.gate, "stack": level.top}
    return others[arguments[1]] if arguments[1] in others else level.row[int(arguments[1]) - 1]


def pool(view: GoblinView, seat: int, verb: str) -> list[CardView]:
    """The cards that an act's word can mean."""
    player = view.players[seat]
    worn = [gear for gear in (player.weapon, player.armour) if gear]
    cards = {
        "play": player.hand,
        "discard": player.hand,
        "keep": view.aside,
        "buy": view.pawned,
        "pay": [*player.hand, *worn],
        "spare": view.fight.chain if view.fight else [],
    }
    return cards.get(verb, [])


def among(view: GoblinView, seat: int, verb: str, arguments: Sequence[str]) -> CardView | None:
    """The card that an act's word means, if the viewer sees it."""
    found = [card for card in pool(view, seat, verb) if arguments and called(card) == arguments[-1]]
    return found[0] if found else None
