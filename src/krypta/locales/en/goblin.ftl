# Karak: Goblin: acts, events and refusals (English). Names of cards may be in any language, and stand in quotation marks.

## Acts of the player

goblin-act-stop-breathe = Go on without healing
goblin-act-stop-obey = Obey the curse
goblin-act-stop-spare = Stop: { NAME($hero) } may then let one cursed attack or defence count
goblin-act-stop-shop = Leave the merchant
goblin-act-stop-win =
    { $hits ->
        [0] Stop: you win without a wound
        [one] Stop: you win and lose 1 life
       *[other] Stop: you win and lose { $hits } lives
    }
goblin-act-stop-lose =
    { $hits ->
        [0] Stop: { $missing } attack short, but unhurt
        [one] Stop: { $missing } attack short, you lose 1 life
       *[other] Stop: { $missing } attack short, you lose { $hits } lives
    }
goblin-act-stop-fall = Stop: you lose your last life
goblin-act-fight = Fight “{ NAME($monster) }” (level { $level })
goblin-act-fight-gate = Fight gatekeeper “{ NAME($monster) }” (level { $level })
goblin-act-fight-lord = Fight the monster lord “{ NAME($monster) }”
goblin-act-merchant = Visit the merchant
goblin-act-revive = Spend the turn reviving your hero
goblin-act-play = Play “{ NAME($card) }”
goblin-act-play-cursed = Play “{ NAME($card) }” despite the curse ({ NAME($hero) }, once a fight)
goblin-act-play-out-of-chain = Play “{ NAME($card) }” although it does not follow ({ NAME($hero) }, once a fight)
goblin-act-discard = Discard “{ NAME($card) }”
goblin-act-keep = Keep “{ NAME($card) }”, put the other under the pile
goblin-act-defy = Defy the curse: { NAME($effect) } { $number } counts ({ NAME($hero) }, once a fight)
goblin-act-spare = Let the { NAME($effect) } { $number } of “{ NAME($card) }” count ({ NAME($hero) }, once a fight)
goblin-act-strength = Potion of strength: double the { NAME($effect) }
goblin-act-protection = Potion of protection: lift { NAME($curse, case: "the") }
goblin-act-healing = Drink the potion of healing
goblin-act-wear = Equip “{ NAME($card) }”
goblin-act-pawn = Send “{ NAME($card) }” to the pawn shop
goblin-act-potion = Buy { NAME($potion, case: "one") }
goblin-act-buy = Buy “{ NAME($card) }” from the pawn shop
goblin-act-pay = Pay with “{ NAME($card) }”
goblin-act-place = Put “{ NAME($card) }” at place { $number } of the pile
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

goblin-event-hero-taken = Seat { $seat } plays as { NAME($hero) }.
goblin-event-begins = { NAME($hero) } begins.
goblin-event-turn = Round { $round }: it is { NAME($hero, case: "poss") } turn.
goblin-event-lord-comes = The monster lord is “{ NAME($monster) }”.
goblin-event-gatekeeper-comes = Gatekeeper “{ NAME($monster) }” appears.
goblin-event-monster-comes = “{ NAME($monster) }” appears.
goblin-event-fights = { NAME($hero) } fights “{ NAME($monster) }”.
goblin-event-trimmed = { NAME($hero) } has too many cards because of the curse and discards “{ NAME($card) }”.
goblin-event-played = { NAME($hero) } plays “{ NAME($card) }”.
goblin-event-out-of-chain =
    { GENDER($hero) ->
        [f] { NAME($hero) } may play the { NAME($colour) } card thanks to her ability, although it does not follow.
       *[m] { NAME($hero) } may play the { NAME($colour) } card thanks to his ability, although it does not follow.
    }
goblin-event-defied = { NAME($hero) } defies { NAME($curse, case: "the") }.
goblin-event-spared = { NAME($hero) } lets the { NAME($effect) } { $number } of “{ NAME($card) }” count in spite of the curse.
goblin-event-draws =
    { $card ->
        [goblin-starting-card] { NAME($hero) } draws a { NAME($card) }.
       *[other] { NAME($hero) } draws “{ NAME($card) }”.
    }
goblin-event-drew = { NAME($hero) } sees that it is “{ NAME($card) }”.
goblin-event-nothing-to-draw = { NAME($hero) } has nothing to draw: draw pile and discard pile are both empty.
goblin-event-healed =
    { $number ->
        [one] { NAME($hero) } gets 1 life back and now has { $lives }.
       *[other] { NAME($hero) } gets { $number } lives back and now has { $lives }.
    }
goblin-event-strength = { NAME($hero) } drinks a potion of strength and doubles the { NAME($effect) } of “{ NAME($card) }”.
goblin-event-protection = { NAME($hero) } drinks a potion of protection and lifts { NAME($curse, case: "the") }.
goblin-event-healing = { NAME($hero) } drinks a potion of healing.
goblin-event-hit =
    { NAME($hero) } loses { $number ->
        [one] 1 life
       *[other] { $number } lives
    }; { $lives ->
        [0] none is left
        [one] one is left
       *[other] { $lives } are left
    }.
goblin-event-unhurt = { NAME($hero) } is not hurt.
goblin-event-fell = { NAME($hero) } falls in the fight.
goblin-event-won = { NAME($hero) } beats “{ NAME($monster) }”: attack { $attack } against { $lives }.
goblin-event-failed = { NAME($hero) } does not beat “{ NAME($monster) }”: attack { $attack } against { $lives }.
goblin-event-gained = { NAME($hero) } wins the action card “{ NAME($card) }” and lays it on the discard pile.
goblin-event-wore = { NAME($hero) } equips “{ NAME($card) }”.
goblin-event-pawned = { NAME($hero) } sends “{ NAME($card) }” to the pawn shop.
goblin-event-key =
    { $level ->
        [I] { NAME($hero) } wins the green key.
        [II] { NAME($hero) } wins the yellow key.
        [III] { NAME($hero) } wins the red key.
       *[other] { NAME($hero) } wins the key of level { $level }.
    }
goblin-event-shuffled =
    { $number ->
        [one] { NAME($hero) } makes the one discarded card a new draw pile.
       *[other] { NAME($hero) } shuffles { $number } discarded cards into a new draw pile.
    }
goblin-event-placed =
    { GENDER($hero) ->
        [f] { NAME($hero) } puts “{ NAME($card) }” at a place of her choice in the pile.
       *[m] { NAME($hero) } puts “{ NAME($card) }” at a place of his choice in the pile.
    }
goblin-event-kept =
    { NAME($hero) } keeps { $card ->
        [goblin-starting-card] a { NAME($card) }
       *[other] “{ NAME($card) }”
    } and puts { $other ->
        [goblin-starting-card] a { NAME($other) }
       *[other] “{ NAME($other) }”
    } under the pile.
goblin-event-visits = { NAME($hero) } visits the merchant.
goblin-event-bought-potion = { NAME($hero) } buys { NAME($potion, case: "one") }.
goblin-event-bought = { NAME($hero) } buys “{ NAME($card) }” from the pawn shop.
goblin-event-paid = { NAME($hero) } pays with “{ NAME($card) }”.
goblin-event-left = { NAME($hero) } leaves the merchant.
goblin-event-revived =
    { GENDER($hero) ->
        [f] { NAME($hero) } spends the turn reviving and has all her lives again.
       *[m] { NAME($hero) } spends the turn reviving and has all his lives again.
    }
goblin-event-lord-beaten = { NAME($hero) } defeats the monster lord “{ NAME($monster) }” and wins the game.
goblin-event-lord-outdone =
    { $number ->
        [0] { NAME($hero) } defeats the monster lord “{ NAME($monster) }” with just enough attack.
       *[other] { NAME($hero) } defeats the monster lord “{ NAME($monster) }” with { $number } attack to spare.
    }
goblin-event-round-goes-on = The round is played to its end: of all who defeat the monster lord in it, whoever has the most attack to spare wins.
goblin-event-stalled = Round { $round } is over and the monster lord still stands: most keys win, then most won cards.

## Refusals

goblin-why-not-an-act = There is no such act in Goblin; choose one of those on offer.
goblin-why-over = The game is over; start a new one to play again.
goblin-why-nature-first = Chance has not spoken yet; wait for the draw.
goblin-why-nature-only = That is for chance alone to decide; choose one of your own acts.
goblin-why-cannot-come = That cannot come up now; give a result that is still possible.
goblin-why-hero-first = First choose your hero.
goblin-why-hero-gone = That hero is already taken; choose another.
goblin-why-turn-first = First decide how you spend your turn; fight a monster or visit the merchant.
goblin-why-trim-first = A curse takes your extra cards in hand away; first discard what you hold too many of.
goblin-why-fight-first = You are in the middle of a fight; play cards or stop.
goblin-why-defy-first = First decide whether { NAME($hero) } defies the curse or obeys it.
goblin-why-keep-first = First choose which of the two cards you keep.
goblin-why-arrange-first = First give the won card its place in the new pile, or just shuffle the rest.
goblin-why-breathe-first = First decide whether you drink the potion of healing or go on without it.
goblin-why-reward-first = First decide about your reward; equip it or send it to the pawn shop.
goblin-why-shop-first = You are with the merchant; go on buying or leave.
goblin-why-pay-first = First pay for what you are buying.
goblin-why-level-closed = You lack a key to that level; win it from the gatekeeper of the level before.
goblin-why-no-monster = There is no monster at that place; choose another.
goblin-why-has-key = You already have the key of that level and may not fight its gatekeepers; choose another monster.
goblin-why-stack-closed = Only in the French edition may the top monster of the stack be fought; choose one of the row.
goblin-why-lord-closed = Only the holder of all three keys may face the monster lord; first win the keys you lack.
goblin-why-alive = In this edition only a hero with no life left revives; fight a monster or visit the merchant.
goblin-why-not-held = You do not hold that card; choose one from your hand.
goblin-why-colour-cursed = The monster’s curse forbids that colour; play another, or lift the curse with a potion of protection.
goblin-why-does-not-follow = That card does not follow the one before it; play a colour that the last card names.
goblin-why-not-cursed = There is no such curse in force; choose one that the monster has.
goblin-why-no-such-effect = That card has no such effect; choose one that is printed on it.
goblin-why-counts-at-end = Attack and defence count only at the end of the fight; stop first, then say which one is to count in spite of the curse.
goblin-why-not-laid = That card has not been played in this fight; choose one of the chain.
goblin-why-no-potion = You do not have that potion; buy one from the merchant.
goblin-why-no-card-played = The potion of strength doubles a card just played; play one first.
goblin-why-healthy = You have all your lives; keep the potion of healing for worse times.
goblin-why-heal-in-fight = In this edition the potion of healing can be drunk only in a fight; keep it until then.
goblin-why-not-seen = That is not one of the two cards drawn; choose one of those.
goblin-why-no-such-place = The new pile has no such place; choose one of those on offer.
goblin-why-place-taken = Another card has that place already; choose a free one.
goblin-why-sold-out = That potion is sold out; choose another.
goblin-why-has-potion = You may have only one potion of each kind, and that one you have; choose another.
goblin-why-not-in-shop = That card is not in the pawn shop; choose one that is.
goblin-why-bought-already = You may buy only one card from the pawn shop on a visit; buy potions or leave.
goblin-why-cannot-pay = You have nothing to pay with; come back with a won action card in hand, a weapon or armour.
goblin-why-not-yours = You cannot pay with that card; pay with a won action card from your hand, your weapon or your armour.
