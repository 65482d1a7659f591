# Karak: acts, events and refusals (English). Names come from karak-names.ftl through NAME.

karak-title = Karak
karak-subtitle = A hunt for treasure through catacombs that grow with every step

## Acts of the player

karak-act-stop = End your turn
karak-act-stop-heal = End your turn and heal
karak-act-go = Go { NAME($side) }
karak-act-go-discover = Go { NAME($side) } into the undiscovered zone
karak-act-go-monster = Go { NAME($side) } to meet { NAME($token, case: "the") }
karak-act-portal = Step through to teleportation gate no. { $number }
karak-act-take = Pick up { NAME($item, case: "the") }
karak-act-open = Open the chest with your key
karak-act-cast = Cast a portal of healing: move { NAME($hero) } to fountain no. { $number }
karak-act-cast-self = Cast a portal of healing: go to fountain no. { $number } yourself
karak-act-swap = Swap places with { NAME($hero) }
karak-act-fight = Fight { NAME($token, case: "the") }
karak-act-sneak = Stay in the shadows: do not fight { NAME($token, case: "the") }
karak-act-lay = Lay the tile this way round: { $shape }
karak-act-keep = Lay { NAME($token, case: "the") } and return the other token to the bag
karak-act-reroll = Roll both dice again
karak-act-bolt = Use a magic bolt (+1)
karak-act-sacrifice = Sacrifice a life for +1
karak-act-resolve-win = Strike: { $power } against { $strength }, you win
karak-act-resolve-tie = Strike: { $power } against { $strength }, you fall back unhurt
karak-act-resolve-lose = Strike: { $power } against { $strength }, you lose a life
karak-act-resolve-fall = Strike: { $power } against { $strength }, you fall back unconscious
karak-act-leave = Leave { NAME($item, case: "one") } on the tile
karak-act-curse = Put the curse on { NAME($hero) }
karak-act-curse-self = Take the curse yourself
karak-act-curse-stay = Leave the curse with { NAME($hero) }
karak-act-revive = Return to life at fountain no. { $number }
karak-act-hero = Play as { NAME($hero) }

## Acts of chance

karak-act-first = { NAME($hero) } begins
karak-act-roll = Roll the dice: { $one } and { $two }
karak-act-again = Roll the 1 again and get { $die }
karak-act-tile = Draw a tile: { NAME($place) }
karak-act-token = Draw a token: { NAME($token) }

## Events

karak-event-hero-taken = { NAME($player) } plays as { NAME($hero) }.
karak-event-first-rolled = { NAME($hero) } rolls { $one } and { $two } for the first turn.
karak-event-first-tied = The highest roll is tied: it is still open who begins.
karak-event-begins = { NAME($hero) } begins.
karak-event-turn = Round { $round }: it is { NAME($hero, case: "poss") } turn.
karak-event-walked = { NAME($hero) } { karak-event-walked.then }.
    .then = walks { NAME($side) }
    .leg =
        { $count ->
            [one] { NAME($side) }
            [2] two steps { NAME($side) }
            [3] three steps { NAME($side) }
            [4] four steps { NAME($side) }
           *[other] { $count } steps { NAME($side) }
        }
    .many = walks { $list }
karak-event-ported = { NAME($hero) } { karak-event-ported.then }.
    .then = steps through to teleportation gate no. { $number }
karak-event-tile-drawn = { NAME($hero) } { karak-event-tile-drawn.then }.
    .then = discovers { NAME($place, case: "one") }
karak-event-tile-laid = { NAME($hero) } { karak-event-tile-laid.then }.
    .then = lays { NAME($place, case: "the") } ({ $shape })
    .known = lays it ({ $shape })
# There is only one dragon in the bag.
karak-event-token-drawn = { NAME($hero) } { karak-event-token-drawn.then }.
    .then =
        draws { $token ->
            [karak-token-dragon] { NAME($token, case: "the") }
           *[other] { NAME($token, case: "one") }
        } from the bag
    .item =
        { $token ->
            [karak-token-dragon] { NAME($token, case: "the") }
           *[other] { NAME($token, case: "one") }
        }
    .many = draws { $list } from the bag
karak-event-token-laid = { NAME($hero) } { karak-event-token-laid.then }.
    .then = lays { NAME($token, case: "the") } in the room
karak-event-token-returned = { NAME($hero) } { karak-event-token-returned.then }.
    .then = returns { NAME($token, case: "the") } to the bag
karak-event-bag-empty = The bag is empty: { NAME($hero) } finds nothing in the room.
karak-event-met = { NAME($hero) } { karak-event-met.then }.
    .then = meets { NAME($token, case: "the") } (strength { $strength })
    .known = starts the fight (strength { $strength })
karak-event-sneaked = { NAME($hero) } { karak-event-sneaked.then }.
    .then = stays in the shadows, unseen by { NAME($token, case: "the") }
karak-event-rolled = { NAME($hero) } { karak-event-rolled.then }.
    .then = rolls { $one } and { $two }
karak-event-one-rerolled = { NAME($hero) } { karak-event-one-rerolled.then }.
    .then = rolls the 1 again and gets { $die }
karak-event-rerolls = { NAME($hero) } { karak-event-rerolls.then }.
    .then = rerolls both dice
karak-event-bolt-used = { NAME($hero) } { karak-event-bolt-used.then }.
    .then =
        { $spent ->
            [0] uses a magic bolt for +1 without losing it
           *[other] spends a magic bolt for +1
        }
    .item =
        { $count ->
            [one] a magic bolt
           *[other] { $count } magic bolts
        }
    .many =
        { $spent ->
            [0] uses { $list } for +{ $count } without losing them
           *[other] spends { $list } for +{ $count }
        }
karak-event-sacrificed = { NAME($hero) } { karak-event-sacrificed.then }.
    .then =
        sacrifices { $lives ->
            [0] { GENDER($hero) ->
                [f] her
               *[m] his
            } last life
           *[other] a life ({ $lives } left)
        } for +1
karak-event-won = { NAME($hero) } beats { NAME($token, case: "the") } ({ $power } against { $strength }).
    .then = wins ({ $power } against { $strength })
karak-event-tied = { NAME($hero) } ties with { NAME($token, case: "the") } ({ $power } against { $strength }).
    .then = ties ({ $power } against { $strength })
karak-event-lost = { NAME($hero) } loses to { NAME($token, case: "the") } ({ $power } against { $strength }).
    .then = loses ({ $power } against { $strength })
karak-event-retreated = { NAME($hero) } { karak-event-retreated.then }.
    .then =
        goes back to the tile { GENDER($hero) ->
            [f] she
           *[m] he
        } came from
karak-event-wounded = { NAME($hero) } { karak-event-wounded.then }.
    .then =
        loses { $lives ->
            [0] { GENDER($hero) ->
                [f] her
               *[m] his
            } last life
           *[other] a life ({ $lives } left)
        }
karak-event-fell = { NAME($hero) } { karak-event-fell.then }.
    .then = falls unconscious
karak-event-woke = { NAME($hero) } { karak-event-woke.then }.
    .then = spends the turn coming round and gets one life back
karak-event-healed = { NAME($hero) } { karak-event-healed.then }.
    .then =
        recovers all { GENDER($hero) ->
            [f] her
           *[m] his
        } lives
karak-event-revived = { NAME($hero) } { karak-event-revived.then }.
    .then = returns to life at fountain no. { $number }
karak-event-looted = { NAME($hero) } { karak-event-looted.then }.
    .then = takes { NAME($item, case: "one") } as loot
karak-event-left = { NAME($hero) } { karak-event-left.then }.
    .then = leaves { NAME($item, case: "one") } on the tile
karak-event-took = { NAME($hero) } { karak-event-took.then }.
    .then = picks up { NAME($item, case: "the") }
karak-event-treasure = { NAME($hero) } { karak-event-treasure.then }.
    .then = takes { NAME($treasure, case: "the") }
karak-event-cursed = { NAME($hero) } { karak-event-cursed.then }.
    .then = puts the curse on { NAME($other) }
karak-event-cursed-self = { NAME($hero) } { karak-event-cursed-self.then }.
    .then = takes the curse
karak-event-curse-stays = { NAME($hero) } { karak-event-curse-stays.then }.
    .then = leaves the curse with { NAME($other) }
karak-event-curse-stays-self = { NAME($hero) } { karak-event-curse-stays-self.then }.
    .then = keeps the curse
karak-event-curse-lifted = { NAME($hero) } { karak-event-curse-lifted.then }.
    .then = is freed from the curse
karak-event-cast = { NAME($hero) } { karak-event-cast.then }.
    .then = uses a portal of healing to move { NAME($other) } to fountain no. { $number }
karak-event-cast-self = { NAME($hero) } { karak-event-cast-self.then }.
    .then = uses a portal of healing to move to fountain no. { $number }
karak-event-swapped = { NAME($hero) } { karak-event-swapped.then }.
    .then = swaps places with { NAME($other) }
karak-event-goes-on = { NAME($hero) } { karak-event-goes-on.then }.
    .then = may continue the turn thanks to a 6
karak-event-stopped = { NAME($hero) } { karak-event-stopped.then }.
    .then = ends the turn
karak-event-dragon-slain = { NAME($hero) } slays the dragon, and the game ends.
karak-event-quiet = For { $rounds } full rounds nobody has laid a tile, fought, or picked up or opened anything: the game ends and is scored.
karak-event-fruitless = For { $rounds } full rounds nobody has laid a tile, beaten a monster or opened a chest: the game ends and is scored.

## Refusals

karak-why-not-an-act = There is no such action in Karak; choose one of those on offer.
karak-why-over = The game is over; start a new one to play again.
karak-why-not-now = This is not the moment for that; continue your turn or end it.
karak-why-nature-first = Chance decides first; wait for the roll or the draw.
karak-why-nature-only = Only chance decides that; choose one of your own actions.
karak-why-cannot-come = That result is not possible now; give one that is.
karak-why-hero-first = First choose your hero.
karak-why-hero-gone = That hero is already taken; choose another.
karak-why-wall-here = Your tile has a wall on that side; leave it through an opening.
karak-why-wall-there = The next tile has a wall facing yours; find another way round.
karak-why-pile-empty = No tiles are left for the undiscovered zone; stay on those already laid.
karak-why-no-steps = You have no steps left; do what the tile offers or end your turn.
karak-why-not-on-portal = You are not on a teleportation gate; go to one first.
karak-why-no-such-portal = That teleportation gate has not been laid yet; choose one that has.
karak-why-same-portal = You are already on that teleportation gate; choose another.
karak-why-lay-first = First lay the tile you have drawn.
karak-why-not-this-shape = However you turn it, the tile you have drawn never looks like that; choose one of its own positions.
karak-why-does-not-join = Laid that way, the tile does not join the one you are leaving; turn it so that it does.
karak-why-keep-first = First choose which of the two tokens to lay.
karak-why-not-drawn = You have not drawn that token; choose one of the two you have.
karak-why-no-monster = No monster stands in your way here; continue your turn or end it.
karak-why-fight-not-first = You have already taken a step; fight this monster before your first step, or when you enter its tile again.
karak-why-meet-first = First decide: fight the monster or stay in the shadows.
karak-why-strike-first = Finish the fight first.
karak-why-not-horan = Only Horan can roll both dice again; make do with this roll.
karak-why-rerolled = You have already rolled both dice again in this fight; the second roll stands.
karak-why-reroll-after-bolt = You have already used a magic bolt in this fight; next time, roll again before you use any.
karak-why-no-bolt = You have no magic bolt left for this fight; strike without one.
karak-why-not-xanros = Only Xanros has that ability; choose another action.
karak-why-gave-life = You have already sacrificed a life in this fight; you can do it only once.
karak-why-cursed = While cursed, your hero has no abilities; get rid of the curse at a fountain or with a portal of healing.
karak-why-swap-self = You cannot swap places with yourself; choose another hero.
karak-why-swap-not-first = You have already used steps this turn; next time, swap at the start of your turn.
karak-why-swap-same-tile = You are both on the same tile and have nothing to swap; choose a hero on another tile.
karak-why-nothing-to-take = There is no item on this tile; stop where one lies.
karak-why-same-kind-only = Your full slots hold only items just like this one, so nothing would change; leave it here.
karak-why-no-chest = There is no chest on this tile; go to one first.
karak-why-no-key = You have no key; get one from a skeleton turnkey.
karak-why-no-healing = You have no portal of healing; get one from a giant spider.
karak-why-no-such-hero = There is no such hero at this table; choose one who is playing.
karak-why-no-such-fountain = That fountain has not been laid yet; choose one that has.
karak-why-leave-first = First choose which item to leave on the tile.
karak-why-other-slot = That item belongs in a different kind of slot; leave one of the same kind as the new item.
karak-why-not-held = You do not have that item; choose one that you have.
karak-why-curse-first = First choose who gets the curse.
karak-why-curse-self = You cannot put the curse on your own hero; choose an opponent.
karak-why-revive-first = First choose the fountain where you will return to life.
