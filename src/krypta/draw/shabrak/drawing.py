"""Shabrak in the terminal: the rows that face each other, the players with sarks and hands, the pending decision."""

from collections.abc import Sequence

from rich.text import Text

from krypta.core.game import Event
from krypta.core.position import Position
from krypta.core.text.voice import Voice
from krypta.draw.cards import DISCARD, HAND, PILE, fit, slug
from krypta.draw.plain import Plain
from krypta.draw.shabrak import players, rows
from krypta.draw.shabrak.boxes import EDGES, FACE_DOWN
from krypta.draw.shabrak.cards import (
    ATTACK,
    CROWN,
    DEFENCE,
    EQUIPMENT,
    GUARD,
    SARK,
    SHIELD,
    STATUS,
    below,
    figures,
    printed,
    says,
    typed,
)
from krypta.draw.shabrak.texts import broken
from krypta.games.shabrak.cards.faces import CardView
from krypta.games.shabrak.view import HeldView, PlayerView, ShabrakView, WarriorView

ASKED = ("lay", "choose", "may", "discard", "retrieve")  # phases other than the turn's main decision
MINOR = ("BEGINS", "EXHAUSTED", "DRAWS")
WIDE = 78  # columns of the moment
NARROW, BROAD = 39, 59  # columns of an option, with two options side by side in 80 and in 120 columns
AROUND = 6  # columns for an option's number and the brackets around a remark
MOST = 3  # lines of the moment
SIDES = ("own", "enemy")


class Drawn(Plain):
    """Shabrak's drawing."""

    def headline(self, view: ShabrakView) -> list[str]:
        return [self.voice("table-round", number=view.round)] if view.round else []

    def map(self, view: ShabrakView, width: int, height: int) -> list[Text]:
        return rows.draw(view, self.voice, width, height)

    def whole_map(self, view: ShabrakView) -> list[Text]:
        return self.map(view, 80, 10_000)

    def panel(self, view: ShabrakView, width: int, height: int, names: list[str]) -> list[Text]:
        return players.draw(view, self.voice, width, height, names)

    def moment(self, view: ShabrakView) -> list[Text]:
        """The pending decision, and the card in progress with its text."""
        if view.phase not in ASKED:
            return []
        line = Text(f"▸ {self.voice(f'shabrak-phase-{view.phase}')}", style="bold bright_yellow")
        if view.under_way is not None:
            card = view.face(view.under_way)
            text = says(card, self.voice)
            line = Text.assemble(line, " · ", (self.voice(card.name), "bold"), f" · {text}" if text else "")
        lines = broken(line, WIDE)
        if len(lines) > MOST:
            lines = [*lines[: MOST - 1], fit(lines[MOST - 1], WIDE - 1).append("…")]
        return lines

    # -- acts

    def remark(self, position: Position, seat: int, act: int) -> str:
        """The result of an attack, a card's text, or the figures of a warrior who can be chosen."""
        view: ShabrakView = position.view(seat)
        verb, *arguments = self.game.say(act).split()
        own, enemy = view.players[seat], view.players[1 - seat]
        if verb == "attack":
            return result(standing(own, arguments[0]), standing(enemy, arguments[1]))
        if verb == "choose":
            chosen = standing((own, enemy)[SIDES.index(arguments[0])], arguments[1])
            return f"{figures(view, chosen).plain} {STATUS[chosen.status]}" if chosen else ""
        card = meant(view, seat, verb, arguments)
        if card is None:
            return ""
        said = " ".join(part for part in (printed(card) if verb == "lay" else "", says(card, self.voice)) if part)
        word = self.game.say(act)
        return beside(said, self.spoken(view, word), word)

    def spoken(self, view: ShabrakView, said: str) -> str:
        """Warriors and cards by name rather than by number: `attack reeve lid-bearer`, `play shield-bash`."""
        verb, *arguments = said.split()
        own, enemy = view.players[below(view)], view.players[1 - below(view)]
        if verb in ("play", "discard", "retrieve"):
            return f"{verb} {self._cards(view, own).get(arguments[0], arguments[0])}"
        mine, theirs = (typed(called(view, player, self.voice)) for player in (own, enemy))
        if verb == "attack" and arguments[0] in mine and arguments[1] in theirs:
            return f"attack {mine[arguments[0]]} {theirs[arguments[1]]}"
        if verb == "choose":
            names = (mine, theirs)[SIDES.index(arguments[0])]
            return f"choose {arguments[0]} {names.get(arguments[1], arguments[1])}"
        if verb in ("ability", "rest", "lay"):
            return " ".join([verb, mine.get(arguments[0], arguments[0]), *arguments[1:]])
        return said

    def _cards(self, view: ShabrakView, player: PlayerView) -> dict[str, str]:
        """The names of a deck's cards in a form that can be typed; only unique names."""
        names = {held.word: slug(self.voice(view.face(held.card).name)) for held in player.deck}
        every = list(names.values())
        return {word: name for word, name in names.items() if name and every.count(name) == 1}

    # -- what is left

    def count(self, view: ShabrakView) -> list[Text]:
        """Everything outside the rows, with its text: sarks, hands, piles, discards, warriors who have left."""
        lines: list[Text] = []
        for seat in (below(view), 1 - below(view)):
            player = view.players[seat]
            counts = {HAND: player.in_hand, PILE: player.in_pile, DISCARD: player.in_discard}
            title = Text(self.seat_name(view, seat), style=f"bold {self.seat_style(view, seat)}")
            title.append("  " + " ".join(f"{sign}{number}" for sign, number in counts.items()))
            lines.append(title)
            sark = [HeldView("", player.sark, 1)] if player.sark is not None else []
            gone = [HeldView("", card, 1) for card in player.gone]
            hand = "shabrak-terminal-hand" if seat == below(view) else "shabrak-terminal-seen"
            lines += self._told(view, "shabrak-kind-sark", sark)
            lines += self._told(view, hand, player.hand)
            lines += self._told(view, "shabrak-terminal-draw-pile", player.pile)
            lines += self._told(view, "shabrak-terminal-discard", player.discard)
            lines += self._told(view, "shabrak-status-gone", gone)
            if seat != below(view):
                lines += self._told(view, "shabrak-terminal-deck", player.deck)
        return lines

    def _told(self, view: ShabrakView, id: str, cards: Sequence[HeldView]) -> list[Text]:
        heading = self.voice(id).rstrip(":").rstrip()
        lines = [Text(f"  {heading}", style="italic")] if cards else []
        for held in cards:
            card, number = view.face(held.card), f" ×{held.count}" if held.count > 1 else ""
            said = Text.assemble((self.voice(card.name), "bold"), number)
            text = " ".join(part for part in (printed(card), says(card, self.voice)) if part)
            whole = said.append(f" · {text}") if text else said
            lines += [Text("    ").append_text(line) for line in broken(whole, WIDE - 4)]
        return lines

    def legend(self) -> list[Text]:
        say = self.voice
        edges = {status: edge[0] for status, edge in EDGES.items()}
        statuses = [f"{edges[status]}{sign} {say(f'shabrak-status-{status}')}" for status, sign in STATUS.items()]
        statuses[-1] = f"{FACE_DOWN}{statuses[-1][1:]}"
        signs = (
            {CROWN: "shabrak-commander", EQUIPMENT: "shabrak-kind-equipment", SARK: "shabrak-kind-sark"},
            {HAND: "shabrak-terminal-hand", PILE: "shabrak-terminal-draw-pile", DISCARD: "shabrak-terminal-discard"},
            {ATTACK: "shabrak-terminal-attack", f"{DEFENCE}2/6": "shabrak-terminal-pressure"},
            {SHIELD: "shabrak-terminal-shield"},
            {GUARD: "shabrak-terminal-guard"},
            {"▲1 (2)": "shabrak-terminal-reach"},
        )
        lines = [[*statuses, f"{edges['acting']} {say('shabrak-terminal-acting')}"]]
        lines += [[f"{sign} {say(id)}" for sign, id in line.items()] for line in signs]
        return [Text(", ".join(line)) for line in lines] + [Text(say("shabrak-terminal-texts"))]

    def opens(self, event: Event) -> bool:
        return event.kind == "TURN"

    def minor(self, event: Event) -> bool:
        return event.kind in MINOR


def called(view: ShabrakView, player: PlayerView, voice: Voice) -> dict[str, str]:
    """The names of a player's warriors by number; those who have left are included, so that their names stay taken."""
    cards = {str(warrior.number): warrior.card for warrior in player.row}
    cards |= {held.word: held.card for held in player.waiting}
    cards |= {f"gone {n}": card for n, card in enumerate(player.gone)}
    return {key: voice(view.face(card).name) for key, card in cards.items()}


def standing(player: PlayerView, number: str) -> WarriorView | None:
    return next((warrior for warrior in player.row if str(warrior.number) == number), None)


def result(attacker: WarriorView | None, target: WarriorView | None) -> str:
    """The target after an attack: a shield lost, or its pressure, and whether it is overpowered."""
    if attacker is None or target is None:
        return ""
    force = max(0, attacker.attack)
    if target.shield and force:
        return SHIELD
    pressure = target.pressure + force
    return f"{pressure}/{target.defence}" + (f" {STATUS['overpowered']}" if pressure >= target.defence else "")


def meant(view: ShabrakView, seat: int, verb: str, arguments: Sequence[str]) -> CardView | None:
    """The card whose text an act is about."""
    card = number_meant(view.players[seat], verb, arguments)
    return None if card is None else view.face(card)


def number_meant(player: PlayerView, verb: str, arguments: Sequence[str]) -> int | None:
    if verb == "sark":
        return player.sark
    if verb in ("gear", "ability"):
        warrior = standing(player, arguments[0])
        if warrior is None:
            return None
        return warrior.card if verb == "ability" else warrior.equipment
    pools = {"play": player.hand, "discard": player.hand, "retrieve": player.discard, "lay": player.waiting}
    return next((held.card for held in pools.get(verb, []) if held.word == arguments[0]), None)


def beside(said: str, spoken: str, word: str) -> str:
    """As much of a text as fits next to the act's name; none if it would displace the name."""
    room = BROAD - AROUND - len(spoken)
    cut = said if len(said) <= room else f"{said[: max(0, room - 1)].rstrip()}…"
    if len(cut) <= 1 or len(word) + len(cut) <= NARROW - AROUND < len(spoken) + len(cut):
        return ""
    return cut
