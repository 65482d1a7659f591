# Karak: Goblin: acts, events and refusals (English). Names of cards may be in any language, and stand in quotation marks.

## Acts of the player

goblin-act-stop-breathe = Carry on without healing
goblin-act-stop-obey = Obey the curse
goblin-act-stop-spare = Stop: { NAME($hero) } may then let one cursed attack or defence count
goblin-act-stop-shop = Finish shopping
goblin-act-stop-win =
    { $hits ->
        [0] Stop: you win unhurt
        [one] Stop: you win and lose 1 life
       *[other] Stop: you win and lose { $hits } lives
    }
goblin-act-stop-lose =
    { $hits ->
        [0] Stop: you fall { $missing } short but stay unhurt
        [one] Stop: you fall { $missing } short and lose 1 life
       *[other] Stop: you fall { $missing } short and lose { $hits } lives
    }
goblin-act-stop-fall = Stop: you lose your last life
goblin-act-fight = Fight “{ NAME($monster) }” (level { $level })
goblin-act-fight-gate = Fight gatekeeper “{ NAME($monster) }” (level { $level })
goblin-act-fight-lord = Fight the monster lord “{ NAME($monster) }”
goblin-act-merchant = Visit the merchant
goblin-act-revive = Spend the turn reviving your hero
goblin-act-play = Play “{ NAME($card) }”
goblin-act-play-cursed = Play “{ NAME($card) }” despite the curse ({ NAME($hero) }, once per fight)
goblin-act-play-out-of-chain = Play “{ NAME($card) }” although it does not follow ({ NAME($hero) }, once per fight)
goblin-act-discard = Discard “{ NAME($card) }”
goblin-act-keep = Keep “{ NAME($card) }”, put the other under the pile
goblin-act-defy = Defy the curse: { NAME($effect) } { $number } counts ({ NAME($hero) }, once per fight)
goblin-act-spare = Let { NAME($effect) } { $number } on “{ NAME($card) }” count ({ NAME($hero) }, once per fight)
goblin-act-strength = Potion of strength: double the { NAME($effect) }
goblin-act-protection = Potion of protection: lift { NAME($curse, case: "the") }
goblin-act-healing = Drink the potion of healing
goblin-act-wear = Equip “{ NAME($card) }”
goblin-act-pawn = Send “{ NAME($card) }” to the pawn shop
goblin-act-potion = Buy { NAME($potion, case: "one") }
goblin-act-buy = Buy “{ NAME($card) }” from the pawn shop
goblin-act-pay = Pay with “{ NAME($card) }”
goblin-act-place = Put “{ NAME($card) }” at position { $number } in the pile
goblin-act-shuffle = Just shuffle the rest
goblin-act-hero = Play as { NAME($hero) }

## Acts of chance

goblin-act-first = { NAME($hero) } begins
goblin-act-reveal = Reveal “{ NAME($monster) }”
goblin-act-draw = Draw “{ NAME($card) }”
goblin-act-top =
    { $card ->
        [goblin-starting-card] On top of the pile: a { NAME($card) }
       *[other] On top of the pile: “{ NAME($card) }”
    }

## Events

goblin-event-hero-taken = { NAME($player) } plays as { NAME($hero) }.
goblin-event-begins = { NAME($hero) } begins.
goblin-event-turn = Round { $round }: it is { NAME($hero, case: "poss") } turn.
goblin-event-lord-comes = The monster lord is “{ NAME($monster) }”.
goblin-event-gatekeeper-comes = Gatekeeper “{ NAME($monster) }” appears.
    .item = “{ NAME($monster) }”
    .many = gatekeepers { $list } appear
goblin-event-monster-comes = “{ NAME($monster) }” appears.
    .item = “{ NAME($monster) }”
    .many = { $list } appear
goblin-event-fights = { NAME($hero) } { goblin-event-fights.then }.
    .then = fights “{ NAME($monster) }”
goblin-event-trimmed = { NAME($hero) } { goblin-event-trimmed.then }.
    .then = must discard “{ NAME($card) }” because of the curse
goblin-event-played = { NAME($hero) } { goblin-event-played.then }.
    .then = plays “{ NAME($card) }”
    .item = “{ NAME($card) }”
    .many = plays { $list }
goblin-event-out-of-chain = { NAME($hero) } { goblin-event-out-of-chain.then }.
    .then =
        may play the { NAME($colour) } card out of order thanks to { GENDER($hero) ->
            [f] her
           *[m] his
        } ability
goblin-event-defied = { NAME($hero) } { goblin-event-defied.then }.
    .then = defies { NAME($curse, case: "the") }
goblin-event-spared = { NAME($hero) } { goblin-event-spared.then }.
    .then = lets { NAME($effect) } { $number } on “{ NAME($card) }” count despite the curse
goblin-event-draws = { NAME($hero) } { goblin-event-draws.then }.
    .then =
        draws { $card ->
            [goblin-starting-card] a { NAME($card) }
           *[other] “{ NAME($card) }”
        }
    .item =
        { $card ->
            [goblin-starting-card] { $count ->
                [one] a { NAME($card) }
               *[other] { $count } starting cards
            }
           *[other] “{ NAME($card) }”
        }
    .many = draws { $list }
goblin-event-drew = { NAME($hero) } { goblin-event-drew.then }.
    .then = draws “{ NAME($card) }”
    .item = “{ NAME($card) }”
    .many = draws { $list }
goblin-event-nothing-to-draw = { NAME($hero) } { goblin-event-nothing-to-draw.then }.
    .then = has nothing to draw (the draw pile and the discard pile are both empty)
goblin-event-healed = { NAME($hero) } { goblin-event-healed.then }.
    .then =
        recovers { $number ->
            [one] 1 life
           *[other] { $number } lives
        } (now { $lives })
goblin-event-strength = { NAME($hero) } { goblin-event-strength.then }.
    .then = doubles the { NAME($effect) } of “{ NAME($card) }” with a potion of strength
goblin-event-protection = { NAME($hero) } { goblin-event-protection.then }.
    .then = lifts { NAME($curse, case: "the") } with a potion of protection
goblin-event-healing = { NAME($hero) } { goblin-event-healing.then }.
    .then = drinks a potion of healing
goblin-event-hit = { NAME($hero) } { goblin-event-hit.then }.
    .then =
        loses { $number ->
            [one] 1 life
           *[other] { $number } lives
        } { $lives ->
            [0] (none left)
           *[other] ({ $lives } left)
        }
goblin-event-unhurt = { NAME($hero) } { goblin-event-unhurt.then }.
    .then = is not hurt
goblin-event-fell = { NAME($hero) } { goblin-event-fell.then }.
    .then = falls in the fight
goblin-event-won = { NAME($hero) } beats “{ NAME($monster) }” (attack { $attack } against { $lives }).
    .then = wins (attack { $attack } against { $lives })
goblin-event-failed = { NAME($hero) } fails to beat “{ NAME($monster) }” (attack { $attack } against { $lives }).
    .then = fails (attack { $attack } against { $lives })
goblin-event-gained = { NAME($hero) } { goblin-event-gained.then }.
    .then = adds the action card “{ NAME($card) }” to the discard pile
goblin-event-wore = { NAME($hero) } { goblin-event-wore.then }.
    .then = equips “{ NAME($card) }”
    .known = equips it
goblin-event-pawned = { NAME($hero) } { goblin-event-pawned.then }.
    .then = sends “{ NAME($card) }” to the pawn shop
goblin-event-key = { NAME($hero) } { goblin-event-key.then }.
    .then =
        gets the { $level ->
            [I] green key
            [II] yellow key
            [III] red key
           *[other] key of level { $level }
        }
goblin-event-shuffled = { NAME($hero) } { goblin-event-shuffled.then }.
    .then =
        { $number ->
            [one] turns the one discarded card into a new draw pile
           *[other] shuffles { $number } discarded cards into a new draw pile
        }
goblin-event-placed = { NAME($hero) } { goblin-event-placed.then }.
    .then =
        puts “{ NAME($card) }” at a position of { GENDER($hero) ->
            [f] her
           *[m] his
        } choice in the pile
    .item = “{ NAME($card) }”
    .many =
        puts { $list } at positions of { GENDER($hero) ->
            [f] her
           *[m] his
        } choice in the pile
goblin-event-kept = { NAME($hero) } { goblin-event-kept.then }.
    .then =
        keeps { $card ->
            [goblin-starting-card] a { NAME($card) }
           *[other] “{ NAME($card) }”
        } ({ $other ->
            [goblin-starting-card] the other
           *[other] “{ NAME($other) }”
        } goes under the pile)
goblin-event-visits = { NAME($hero) } { goblin-event-visits.then }.
    .then = visits the merchant
goblin-event-bought-potion = { NAME($hero) } { goblin-event-bought-potion.then }.
    .then = buys { NAME($potion, case: "one") }
goblin-event-bought = { NAME($hero) } { goblin-event-bought.then }.
    .then = buys “{ NAME($card) }” from the pawn shop
goblin-event-paid = { NAME($hero) } { goblin-event-paid.then }.
    .then = pays with “{ NAME($card) }”
goblin-event-left = { NAME($hero) } { goblin-event-left.then }.
    .then = finishes shopping
goblin-event-revived = { NAME($hero) } { goblin-event-revived.then }.
    .then =
        spends the turn reviving and recovers all { GENDER($hero) ->
            [f] her
           *[m] his
        } lives
goblin-event-lord-beaten = { NAME($hero) } defeats the monster lord “{ NAME($monster) }” and wins the game.
goblin-event-lord-outdone =
    { $number ->
        [0] { NAME($hero) } defeats the monster lord “{ NAME($monster) }” with just enough attack.
       *[other] { NAME($hero) } defeats the monster lord “{ NAME($monster) }” with { $number } attack to spare.
    }
goblin-event-round-goes-on = The round is played out: whoever defeats the monster lord with the most attack to spare wins.
goblin-event-stalled = Round { $round } is over and the monster lord still stands: whoever has the most keys wins, then whoever has won the most cards.

## Refusals

goblin-why-not-an-act = There is no such action in Goblin; choose one of those on offer.
goblin-why-over = The game is over; start a new one to play again.
goblin-why-nature-first = Chance decides first; wait for the draw.
goblin-why-nature-only = Only chance decides that; choose one of your own actions.
goblin-why-cannot-come = That result is not possible now; give one that is.
goblin-why-hero-first = First choose your hero.
goblin-why-hero-gone = That hero is already taken; choose another.
goblin-why-turn-first = First decide how to spend your turn; fight a monster or visit the merchant.
goblin-why-trim-first = A curse makes your hand smaller; first discard the extra cards.
goblin-why-fight-first = You are in the middle of a fight; play cards or stop.
goblin-why-defy-first = First decide whether { NAME($hero) } defies the curse or obeys it.
goblin-why-keep-first = First choose which of the two cards to keep.
goblin-why-arrange-first = First choose a position in the new pile for the won card, or just shuffle the rest.
goblin-why-breathe-first = First decide whether to drink the potion of healing or carry on without it.
goblin-why-reward-first = First decide about your reward; equip it or send it to the pawn shop.
goblin-why-shop-first = You are at the merchant’s; keep buying or finish.
goblin-why-pay-first = First pay for what you are buying.
goblin-why-level-closed = You lack the key to that level; win it from a gatekeeper of the level before.
goblin-why-no-monster = There is no monster there; choose another.
goblin-why-has-key = You already have the key of that level and may not fight its gatekeepers; choose another monster.
goblin-why-stack-closed = The top monster of the stack can be fought only in the French edition; choose one from the row.
goblin-why-lord-closed = You need all three keys to face the monster lord; first win the ones you lack.
goblin-why-alive = In this edition only a hero with no lives left can be revived; fight a monster or visit the merchant.
goblin-why-not-held = You do not hold that card; choose one from your hand.
goblin-why-colour-cursed = The monster’s curse forbids that colour; play another, or lift the curse with a potion of protection.
goblin-why-does-not-follow = That card does not follow the one before it; play a colour that the last card names.
goblin-why-not-cursed = There is no such curse in force; choose one that the monster has.
goblin-why-no-such-effect = That card has no such effect; choose one that is printed on it.
goblin-why-counts-at-end = Attack and defence count only at the end of the fight; stop first, then choose which one counts despite the curse.
goblin-why-not-laid = That card has not been played in this fight; choose one from the chain.
goblin-why-no-potion = You do not have that potion; buy one from the merchant.
goblin-why-no-card-played = The potion of strength doubles a card just played; play one first.
goblin-why-healthy = You have all your lives; save the potion of healing for later.
goblin-why-heal-in-fight = In this edition the potion of healing can be drunk only in a fight; save it until then.
goblin-why-not-seen = That is not one of the two cards drawn; choose one of those.
goblin-why-no-such-place = The new pile has no such position; choose one of those on offer.
goblin-why-place-taken = Another card is already there; choose a free one.
goblin-why-sold-out = That potion is sold out; choose another.
goblin-why-has-potion = You may have only one potion of each kind, and you already have that one; choose another.
goblin-why-not-in-shop = That card is not in the pawn shop; choose one that is.
goblin-why-bought-already = You may buy only one card from the pawn shop per visit; buy potions or finish.
goblin-why-cannot-pay = You have nothing to pay with; come back with a won action card in hand, a weapon or armour.
goblin-why-not-yours = You cannot pay with that card; pay with a won action card from your hand, your weapon or your armour.
