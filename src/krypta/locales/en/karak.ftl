# Karak: acts, events and refusals (English). Names come from karak-names.ftl through NAME.

karak-title = Karak
karak-subtitle = A hunt for treasure through catacombs that grow with every step

## Acts of the player

karak-act-stop = End your turn
karak-act-stop-heal = End your turn and heal
karak-act-go = Go { NAME($side) }
karak-act-go-discover = Go { NAME($side) } into the undiscovered zone
karak-act-go-monster = Go { NAME($side) } to meet { NAME($token, case: "the") }
karak-act-portal = Step through to teleportation gate no. { $number }
karak-act-take = Pick up { NAME($item, case: "the") }
karak-act-open = Open the chest with your key
karak-act-cast = Cast a portal of healing: move { NAME($hero) } to fountain no. { $number }
karak-act-cast-self = Cast a portal of healing: go to fountain no. { $number } yourself
karak-act-swap = Swap places with { NAME($hero) }
karak-act-fight = Fight { NAME($token, case: "the") }
karak-act-sneak = Stay in the shadows: do not fight { NAME($token, case: "the") }
karak-act-lay = Lay the tile this way: { $shape }
karak-act-keep = Lay { NAME($token, case: "the") } and return the other token to the bag
karak-act-reroll = Roll both dice again
karak-act-bolt = Use a magic bolt (+1)
karak-act-sacrifice = Give a life for +1
karak-act-resolve-win = Strike: { $power } against { $strength }, you win
karak-act-resolve-tie = Strike: { $power } against { $strength }, you go back without a wound
karak-act-resolve-lose = Strike: { $power } against { $strength }, you lose a life
karak-act-resolve-fall = Strike: { $power } against { $strength }, you go back and lie unconscious
karak-act-leave = Leave { NAME($item, case: "one") } on the tile
karak-act-curse = Put the curse on { NAME($hero) }
karak-act-curse-self = Take the curse yourself
karak-act-curse-stay = Leave the curse with { NAME($hero) }
karak-act-revive = Return to life at fountain no. { $number }
karak-act-hero = Play as { NAME($hero) }

## Acts of chance

karak-act-first = { NAME($hero) } begins
karak-act-roll = Roll the dice: { $one } and { $two }
karak-act-again = Roll the 1 again and get { $die }
karak-act-tile = Draw a tile: { NAME($place) }
karak-act-token = Draw a token: { NAME($token) }

## Events

karak-event-hero-taken = Seat { $seat } plays as { NAME($hero) }.
karak-event-first-rolled = { NAME($hero) } rolls { $one } and { $two } for the first turn.
karak-event-first-tied = The highest total is tied: it is not yet settled who begins.
karak-event-begins = { NAME($hero) } begins.
karak-event-turn = Round { $round }: it is { NAME($hero, case: "poss") } turn.
karak-event-walked = { NAME($hero) } walks { NAME($side) }.
karak-event-ported = { NAME($hero) } steps through to teleportation gate no. { $number }.
karak-event-tile-drawn = { NAME($hero) } draws a tile: { NAME($place, case: "one") }.
karak-event-tile-laid = { NAME($hero) } lays { NAME($place, case: "the") } this way: { $shape }.
# There is only one dragon in the bag.
karak-event-token-drawn =
    { $token ->
        [karak-token-dragon] { NAME($hero) } draws { NAME($token, case: "the") } from the bag.
       *[other] { NAME($hero) } draws { NAME($token, case: "one") } from the bag.
    }
karak-event-token-laid = { NAME($hero) } lays { NAME($token, case: "the") } in the room.
karak-event-token-returned = { NAME($hero) } returns { NAME($token, case: "the") } to the bag.
karak-event-bag-empty = The bag is empty: { NAME($hero) } finds nothing in the room.
karak-event-met = { NAME($hero) } meets { NAME($token, case: "the") } (strength { $strength }).
karak-event-sneaked = { NAME($hero) } stays in the shadows and does not fight { NAME($token, case: "the") }.
karak-event-rolled = { NAME($hero) } rolls { $one } and { $two }.
karak-event-one-rerolled = { NAME($hero) } rolls the 1 again and gets { $die }.
karak-event-rerolls = { NAME($hero) } rolls both dice again.
karak-event-bolt-used =
    { $spent ->
        [0] { NAME($hero) } uses a magic bolt for +1 and keeps it.
       *[other] { NAME($hero) } spends a magic bolt for +1.
    }
karak-event-sacrificed =
    { $lives ->
        [0] { NAME($hero) } gives { GENDER($hero) ->
            [f] her
           *[m] his
        } last life for +1.
        [one] { NAME($hero) } gives a life for +1; one is left.
       *[other] { NAME($hero) } gives a life for +1; { $lives } are left.
    }
karak-event-won = { NAME($hero) } beats { NAME($token, case: "the") }, { $power } against { $strength }.
karak-event-tied = { NAME($hero) } ties with { NAME($token, case: "the") }, { $power } against { $strength }.
karak-event-lost = { NAME($hero) } loses to { NAME($token, case: "the") }, { $power } against { $strength }.
karak-event-retreated =
    { GENDER($hero) ->
        [f] { NAME($hero) } goes back to the tile she came from.
       *[m] { NAME($hero) } goes back to the tile he came from.
    }
karak-event-wounded =
    { $lives ->
        [0] { NAME($hero) } loses { GENDER($hero) ->
            [f] her
           *[m] his
        } last life.
        [one] { NAME($hero) } loses a life; one is left.
       *[other] { NAME($hero) } loses a life; { $lives } are left.
    }
karak-event-fell = { NAME($hero) } falls unconscious.
karak-event-woke = { NAME($hero) } spends the turn coming round and gets one life back.
karak-event-healed =
    { GENDER($hero) ->
        [f] { NAME($hero) } recovers all her lives.
       *[m] { NAME($hero) } recovers all his lives.
    }
karak-event-revived = { NAME($hero) } returns to life at fountain no. { $number }.
karak-event-looted = { NAME($hero) } takes { NAME($item, case: "one") } as loot.
karak-event-left = { NAME($hero) } leaves { NAME($item, case: "one") } on the tile.
karak-event-took = { NAME($hero) } picks up { NAME($item, case: "the") }.
karak-event-treasure = { NAME($hero) } takes { NAME($treasure, case: "the") }.
karak-event-cursed = { NAME($hero) } puts the curse on { NAME($other) }.
karak-event-cursed-self = { NAME($hero) } takes the curse.
karak-event-curse-stays = { NAME($hero) } leaves the curse with { NAME($other) }.
karak-event-curse-stays-self = { NAME($hero) } keeps the curse.
karak-event-curse-lifted = { NAME($hero) } is freed from the curse.
karak-event-cast = { NAME($hero) } casts a portal of healing and moves { NAME($other) } to fountain no. { $number }.
karak-event-cast-self = { NAME($hero) } casts a portal of healing and moves to fountain no. { $number }.
karak-event-swapped = { NAME($hero) } swaps places with { NAME($other) }.
karak-event-goes-on = Thanks to a 6, { NAME($hero) } may go on with the turn.
karak-event-stopped = { NAME($hero) } ends the turn.
karak-event-dragon-slain = { NAME($hero) } slays the dragon, and the game ends.
karak-event-quiet = For { $rounds } full rounds no tile has been laid, no fight fought and nothing picked up or opened: the game ends and is scored.
karak-event-fruitless = For { $rounds } full rounds no tile has been laid, no monster beaten and no chest opened: the game ends and is scored.

## Refusals

karak-why-not-an-act = There is no such act in Karak; choose one of those on offer.
karak-why-over = The game is over; start a new one to play again.
karak-why-not-now = This is not the moment for that; go on with your turn or end it.
karak-why-nature-first = Chance has not spoken yet; wait for the roll or the draw.
karak-why-nature-only = That is for chance alone to decide; choose one of your own acts.
karak-why-cannot-come = That cannot come up now; give a result that is still possible.
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
karak-why-keep-first = First choose which of the two tokens you lay.
karak-why-not-drawn = You have not drawn that token; choose one of the two you have.
karak-why-no-monster = No monster stands in your way here; go on with your turn or end it.
karak-why-fight-not-first = You have already taken a step; fight this monster before your first step, or when you enter its tile again.
karak-why-meet-first = First decide: fight the monster or stay in the shadows.
karak-why-strike-first = First settle the fight.
karak-why-not-horan = Only Horan can roll both dice again; make do with this roll.
karak-why-rerolled = You have already rolled both dice again in this fight; the second roll stands.
karak-why-reroll-after-bolt = You have already used a magic bolt in this fight; next time, roll again before you use any.
karak-why-no-bolt = You have no magic bolt left for this fight; strike without one.
karak-why-not-xanros = Only Xanros has that ability; choose another act.
karak-why-gave-life = You have already given a life in this fight; it can be done only once.
karak-why-cursed = While cursed, your hero has no abilities; get rid of the curse at a fountain or with a portal of healing.
karak-why-swap-self = You cannot swap places with yourself; choose another hero.
karak-why-swap-not-first = You have already used steps this turn; next time, swap at the start of your turn.
karak-why-swap-same-tile = You are both on the same tile and have nothing to swap; choose a hero on another tile.
karak-why-nothing-to-take = There is no item on this tile; stop where one lies.
karak-why-same-kind-only = Your full slots hold nothing but items just like this one, so nothing would change; leave it here.
karak-why-no-chest = There is no chest on this tile; go to one first.
karak-why-no-key = You have no key; get one from a skeleton turnkey.
karak-why-no-healing = You have no portal of healing; get one from a giant spider.
karak-why-no-such-hero = There is no such hero at this table; choose one who is playing.
karak-why-no-such-fountain = That fountain has not been laid yet; choose one that has.
karak-why-leave-first = First choose which item you leave on the tile.
karak-why-other-slot = That item belongs in a different kind of slot; leave one of the same kind as the new item.
karak-why-not-held = You do not have that item; choose one that you have.
karak-why-curse-first = First choose who gets the curse.
karak-why-curse-self = You cannot put the curse on your own hero; choose an opponent.
karak-why-revive-first = First choose the fountain where you return to life.
