"""A match: the log is the truth, and the position is the fold of the acts that are in force."""

import itertools
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from typing import Any

import msgspec

from krypta.core.door import EVERYONE, NATURE, NOBODY, OK
from krypta.core.files.fault import Fault, InvalidInput, placed, together
from krypta.core.game import Event, Game, Records
from krypta.core.log import FORMAT, Entry, Header, Player, RecordFault, because, digest, dumps, first_mark, marked
from krypta.core.luck import Luck, SealedLuck, SeededLuck, pick
from krypta.core.older_rules import content_bytes, contents_by
from krypta.core.position import Position
from krypta.core.text.message import Message
from krypta.core.text.vocabulary import UnknownWord

SNAPSHOT_EVERY = 32
SNAPSHOTS_KEPT = 8  # in memory, in addition to the first; going back further replays acts


class NotAllowed(Exception):
    """An act that the rules forbid now, with the number of the reason. The match is unchanged."""

    def __init__(self, act: int, reason: int) -> None:
        self.act = act
        self.reason = reason
        super().__init__(f"act {act} is forbidden for reason {reason}")


class Snapshot(msgspec.Struct, frozen=True):
    """The position after entry `n`, so that a long log need not be replayed from its beginning."""

    n: int
    floor: int
    data: bytes


class Match:
    """A header, the entries so far, and the position that follows from them."""

    def __init__(self, game: Game, header: Header, luck: Luck | None, contents: Records | None = None) -> None:
        faults = game.players_faults(len(header.players))
        if faults:
            raise InvalidInput(faults)
        self.game = game
        self.header = header
        self.luck = luck
        self.entries: list[Entry] = []
        options = game.options(header.options)
        if contents is None:
            contents = contents_by(game, header.rules, options)
        self.position = Position.start(game, options, len(header.players), contents)
        self.resigned: list[int] = []  # in the order of their resignations
        self.aborted = False
        self.agreed = False  # on a draw
        self._ended = False  # by a fact of the table
        self.drawn = 0  # how many draws of luck were made; an undo does not lower it
        self.acts: list[int] = []  # numbers of the entries in force
        self.happened: list[Event] = []  # the events of the last act
        self.bots = {seat: player.bot for seat, player in enumerate(header.players)}
        self._mark = first_mark(header)
        self._floor = 0
        self._shown = 0  # the last act in which another seat revealed something to the actor
        self._snapshots: list[tuple[int, bytes]] = [(0, self.position.to_bytes())]
        self._look()

    @classmethod
    def new(
        cls,
        game: Game,
        given: dict[str, Any],
        players: Sequence[Player],
        luck: Luck,
        contents: Records | None = None,
    ) -> "Match":
        """A new match; InvalidInput has the faults of the options and of the seats together.

        `contents` are those of the options, if the caller has already built them.
        """
        faults: list[Fault] = []
        try:
            contents = game.contents(game.options(given)) if contents is None else contents
        except InvalidInput as invalid:
            faults += invalid.faults
        faults += game.players_faults(len(players))
        if faults or contents is None:
            raise InvalidInput(faults)
        header = Header(
            krypta=FORMAT,
            game=game.name,
            rules=game.rules_version,
            content=digest(contents.tobytes()),
            options=given,
            players=tuple(players),
            luck=luck.header,
        )
        return cls(game, header, luck, contents)

    def copy(self) -> "Match":
        """An independent copy: acts played in one do not change the other."""
        twin = copy(self)
        twin.position = self.position.copy()
        twin.entries, twin.acts, twin.resigned = self.entries.copy(), self.acts.copy(), self.resigned.copy()
        twin.bots, twin._snapshots = self.bots.copy(), self._snapshots.copy()
        return twin

    # -- the current state

    def _look(self) -> None:
        """Cache who decides now: it is read much more often than it changes."""
        self.seat = NOBODY if self._ended else self.position.seat  # NOBODY once the match is over
        self.over = self.seat == NOBODY

    @property
    def remaining(self) -> list[int]:
        """The seats that have not resigned."""
        return [seat for seat in self.bots if seat not in self.resigned]

    def result(self) -> list[float] | None:
        """Each seat's share once the match is over, 0 for seats that resigned; None if it was aborted."""
        if self.aborted or not self.over:
            return None
        shares = self.position.payoff() if self.position.over and not self.agreed else [0.0] * len(self.bots)
        kept = [0.0 if seat in self.resigned else share for seat, share in enumerate(shares)]
        if not any(kept):  # a draw, or all others resigned, or the winner on points did: the remaining seats share
            kept = [0.0 if seat in self.resigned else 1.0 for seat in range(len(shares))]
        total = sum(kept)
        return [share / total if total else 0.0 for share in kept]

    # -- acts

    def act(self, act: int, by: int | None = None) -> list[Event]:
        """Play an act of the seat that decides; NotAllowed, with the match unchanged, if the rules forbid it."""
        seat = self.seat
        if self.over or (by is not None and by != seat):
            raise NotAllowed(act, -1)
        reason = self.position.step(act)
        if reason != OK:
            raise NotAllowed(act, reason)
        self._append(Entry(n=len(self.entries) + 1, by=seat, act=self.game.say(act)))
        self.happened = self.position.events()
        self._note_act(seat)
        return self.happened

    def nature(self) -> list[Event]:
        """Draw nature's next act from the luck of the match."""
        if self.luck is None:
            raise ValueError("This match has no luck to draw from: its seed is not here.")
        chances = self.position.chances()
        number = self.luck.draw(self.drawn, sum(weight for _, weight in chances))
        return self.act(pick(chances, number), NATURE)

    def _note_act(self, seat: int) -> None:
        n = self.entries[-1].n
        before = self.acts[-1] if self.acts else 0
        self.acts.append(n)
        if seat == NATURE:
            self.drawn += 1
            self._floor = n
        elif before and self.entries[before - 1].by != seat:
            self._floor = max(self._floor, before)
        for event in self.happened:
            if event.audience == EVERYONE:
                continue
            if event.audience == seat:
                self._floor = n  # the seat learnt something
            elif event.teaches(seat):
                self._shown = n
        if len(self.acts) % SNAPSHOT_EVERY == 0:
            self._snapshots.append((n, self.position.to_bytes()))
            if len(self._snapshots) > SNAPSHOTS_KEPT:
                del self._snapshots[1]

    # -- facts of the table

    @property
    def floor(self) -> int:
        """The entry up to which a seat alone may undo: nature decided there, the actor learnt something, or another
        seat acted."""
        return max(self._floor, self._shown)

    def can_undo(self, seat: int) -> bool:
        if not self.acts:
            return False
        last = self.acts[-1]
        return self.entries[last - 1].by == seat and last > self.floor

    def undo(self, to: int, by: int | None = None) -> None:
        """Take back every act after entry `to`; the entries stay in the log.

        A seat may take back its own acts, down to the floor. If `by` is None, the whole table has agreed, and any entry
        is possible.
        """
        self._undo(to, by, self.floor)

    def _undo(self, to: int, by: int | None, floor: int) -> None:
        if not 0 <= to < len(self.entries):
            raise ValueError(f"There is no entry {to} to go back to.")
        if by is not None and to < floor:
            raise ValueError(
                f"What happened up to entry {floor} cannot be undone: nature decided there, "
                "the player learnt something, or another player acted."
            )
        if by is not None and any(self.entries[n - 1].by != by for n in self.acts if n > to):
            raise ValueError("a seat can take back only its own acts.")
        self._append(Entry(n=len(self.entries) + 1, by=by, fact="undo", to=to))
        self._rewind(to)

    def undo_one(self, seat: int) -> None:
        """Take back the seat's last act; ValueError if it may not be taken back any more."""
        if not self.can_undo(seat):
            raise ValueError("This cannot be undone: dice, a drawn tile or token, or another player came after it.")
        self.undo(self.acts[-2] if len(self.acts) > 1 else 0, seat)

    def _rewind(self, to: int) -> None:
        del self.acts[bisect_right(self.acts, to) :]
        self._snapshots = [snapshot for snapshot in self._snapshots if snapshot[0] <= to]
        at, data = self._snapshots[-1]
        self.position.load_bytes(data)
        for n in self.acts[bisect_right(self.acts, at) :]:
            self._replay(self.entries[n - 1])
        last = self.acts[-1] if self.acts else 0
        self._floor, self._shown = min(self._floor, last), min(self._shown, last)
        self._look()

    def _replay(self, entry: Entry) -> None:
        reason = self.position.step(self.game.parse(entry.act or ""))
        if reason != OK:
            raise RecordFault(entry.n, because("record-not-allowed", act=entry.act or "", rule=str(reason)))

    def resign(self, seat: int, timeout: bool = False) -> None:
        """The seat gives up and is ranked last; with three or more players, a bot may continue for it."""
        self._must_go_on()
        self._append(Entry(n=len(self.entries) + 1, by=seat, fact="timeout" if timeout else "resign"))

    def abort(self) -> None:
        """End the match without a result."""
        self._must_go_on()
        self._append(Entry(n=len(self.entries) + 1, fact="abort"))

    def draw(self) -> None:
        """End the match as an agreed draw: the seats that have not resigned share the win."""
        self._must_go_on()
        self._append(Entry(n=len(self.entries) + 1, fact="draw"))

    def hand_over(self, seat: int, bot: str) -> None:
        """Let a bot of that level play the seat; an empty level returns the seat to its person."""
        self._must_go_on()
        self._append(Entry(n=len(self.entries) + 1, by=seat, fact="handover", who=bot))

    def reveal(self) -> None:
        """Reveal the seed of a sealed luck once the match is over, so that anyone can recompute every draw."""
        if not self.over:
            raise ValueError("The seed stays secret until the match is over.")
        if isinstance(self.luck, SealedLuck):
            self._append(Entry(n=len(self.entries) + 1, fact="reveal", who=self.luck.seed.hex()))

    def _must_go_on(self) -> None:
        if self.over:
            raise ValueError("The match is over.")

    def _append(self, entry: Entry) -> None:
        if self.entries and self.entries[-1].fact == "reveal":
            raise ValueError("The seed was revealed: nothing can follow.")
        self._keep(marked(entry, self._mark))

    def _keep(self, entry: Entry) -> None:
        """Append the entry to the log, and apply it if it is a fact."""
        self._mark = entry.mark
        self.entries.append(entry)
        if entry.fact is not None:
            self._note_fact(entry)
        self._look()

    def _note_fact(self, entry: Entry) -> None:
        if entry.by is None:
            self.aborted = self.aborted or entry.fact == "abort"
            self.agreed = self.agreed or entry.fact == "draw"
        elif entry.fact == "handover":
            self.bots[entry.by] = entry.who or ""
        elif entry.fact in ("resign", "timeout") and entry.by not in self.resigned:
            self.resigned.append(entry.by)
        left_alone = len(self.remaining) <= (1 if len(self.bots) > 1 else 0)
        self._ended = self.aborted or self.agreed or left_alone

    # -- save and load

    def dumps(self, with_secret: bool = False) -> bytes:
        secret = self.luck.seed.hex() if with_secret and isinstance(self.luck, SealedLuck) else ""
        return dumps(self.header, self.entries, "" if self.over else secret)

    def snapshot(self) -> Snapshot:
        """The current position, from which `fold` can continue later without replaying the whole log."""
        return Snapshot(len(self.entries), self.floor, self.position.to_bytes())

    @classmethod
    def fold(
        cls,
        game: Game,
        header: Header,
        entries: Iterable[Entry],
        secret: str = "",
        proof: Luck | None = None,
        contents: Records | None = None,
        since: Snapshot | None = None,
    ) -> "Match":
        """The match that results from a log; RecordFault names the first entry that cannot have happened.

        With the luck as `proof`, every draw is recomputed and compared. `contents` are the figures that the match was
        started with, if they were stored; `since` is a snapshot to start from: the entries before it are not checked.
        """
        if header.rules != game.rules_version and header.rules not in game.older_rules:
            known = ", ".join([*game.older_rules, game.rules_version])
            raise RecordFault(0, because("record-rules", version=header.rules, game=game.name, known=known))
        try:
            match = cls(game, header, luck_of(header, secret), contents)
        except InvalidInput as invalid:
            why = together([placed(fault) for fault in invalid.faults])
            raise RecordFault(0, because("record-options", why=why)) from None
        if header.content != digest(content_bytes(game, header.rules, match.position.contents)):
            raise RecordFault(0, because("record-content", game=game.name))
        following = iter(entries)
        if since is not None:
            match._skip_to(since, following)
        for entry in following:
            if proof is not None and entry.by == NATURE and match.seat == NATURE:
                match._check_draw(entry, proof)
            match.follow(entry)
        return match

    def _skip_to(self, since: Snapshot, entries: Iterator[Entry]) -> None:
        """Append the entries up to the snapshot without playing them."""
        for entry in itertools.islice(entries, since.n):
            self._keep(entry)
            if entry.act is not None:
                self.acts.append(entry.n)
                self.drawn += entry.by == NATURE
            elif entry.fact == "undo":
                del self.acts[bisect_right(self.acts, entry.to or 0) :]
        self.position.load_bytes(since.data)
        self._look()
        self._floor = since.floor
        if self.acts:
            self._snapshots.append((self.acts[-1], since.data))

    def _check_draw(self, entry: Entry, luck: Luck) -> None:
        chances = self.position.chances()
        number = luck.draw(self.drawn, sum(weight for _, weight in chances))
        due = self.game.say(pick(chances, number))
        if due != entry.act:
            raise RecordFault(entry.n, because("record-draw", due=due, act=entry.act or ""))

    def follow(self, entry: Entry) -> None:
        """Apply one entry of an existing log; RecordFault if it cannot have happened."""
        if entry.n != len(self.entries) + 1:
            raise RecordFault(entry.n, because("record-due", n=len(self.entries) + 1))
        try:
            if entry.act is not None:
                self.act(self.game.parse(entry.act), entry.by)
            else:
                self._take_fact(entry)
        except NotAllowed as forbidden:
            raise RecordFault(entry.n, self._why_not_allowed(entry, forbidden)) from None
        except UnknownWord:
            raise RecordFault(entry.n, because("record-no-act", act=entry.act or "", game=self.game.name)) from None
        except ValueError as error:
            raise RecordFault(entry.n, because("record-unreadable", error=str(error))) from None
        if entry.mark and self.entries[-1].mark != entry.mark:
            raise RecordFault(entry.n, because("record-changed"))

    def _take_fact(self, entry: Entry) -> None:
        if entry.by is not None and not 0 <= entry.by < self.position.players:
            raise RecordFault(entry.n, because("record-no-seat", seat=entry.by + 1))
        if entry.fact == "undo" and entry.to is not None:
            # Up to version 0.6, an act could be undone although another seat had revealed something in it.
            self._undo(entry.to, entry.by, self._floor)
        elif entry.fact in ("resign", "timeout") and entry.by is not None:
            self.resign(entry.by, entry.fact == "timeout")
        elif entry.fact == "abort":
            self.abort()
        elif entry.fact == "draw":
            self.draw()
        elif entry.fact == "handover" and entry.by is not None:
            self.hand_over(entry.by, entry.who or "")
        elif entry.fact == "reveal" and entry.who:
            seed = bytes.fromhex(entry.who)
            if SealedLuck.seal(seed) != self.header.luck.commitment:
                raise RecordFault(entry.n, because("record-other-seed"))
            self.luck = SealedLuck(seed, self.header.luck.nonces)
            self.reveal()
        else:
            raise RecordFault(entry.n, because("record-fact-lacks", fact=entry.fact or ""))

    def _why_not_allowed(self, entry: Entry, forbidden: NotAllowed) -> Message:
        act = entry.act or ""
        if forbidden.reason == -1 and self.over:
            return because("record-wrong-turn-over", act=act)
        if forbidden.reason == -1:
            return because("record-wrong-turn", act=act, who=seat_name(entry.by), due=seat_name(self.position.seat))
        message = self.game.reason_message(self.position, forbidden.act, forbidden.reason)
        return because("record-not-allowed", act=act, rule=message.rule)


def seat_name(seat: int | None) -> Message:
    return because("record-nature") if seat == NATURE else because("record-seat", number=(seat or 0) + 1)


def luck_of(header: Header, secret: str) -> Luck | None:
    """The luck to draw from, if its seed is known: from the header, or the secret; None if it is not."""
    if header.luck.seed:
        return SeededLuck(header.luck.seed)
    if not secret:
        return None
    try:
        seed = bytes.fromhex(secret)
    except ValueError:
        seed = b""
    if SealedLuck.seal(seed) != header.luck.commitment:
        raise RecordFault(0, because("record-secret"))
    return SealedLuck(seed, header.luck.nonces)


class Verdict(msgspec.Struct, frozen=True):
    """The result of verifying a valid record."""

    entries: int
    acts: int
    draws: int
    draws_checked: bool
    over: bool
    result: list[float] | None


def verify(game: Game, header: Header, entries: Sequence[Entry], secret: str = "") -> Verdict:
    """Replay the record, and recompute every draw of luck if its seed is known."""
    luck = luck_of(header, secret) or _revealed_luck(header, entries)
    match = Match.fold(game, header, entries, secret, proof=luck)
    return Verdict(len(entries), len(match.acts), match.drawn, luck is not None, match.over, match.result())


def _revealed_luck(header: Header, entries: Sequence[Entry]) -> Luck | None:
    """The luck whose seed the record reveals; None if it is not the committed one, which folding reports."""
    for entry in entries:
        if entry.fact == "reveal":
            try:
                return luck_of(header, entry.who or "")
            except RecordFault:
                return None
    return None
