# Goblin in the browser: the caves, the fight, the merchant (English).

web-goblin-panel = What you can do now

## Cards and monsters in words

web-goblin-gives = { NAME($what) } { $number }
web-goblin-lives =
    { $number ->
        [one] 1 life
       *[other] { $number } lives
    }
web-goblin-reward = reward: { NAME($kind) }
web-goblin-then = { $colours } may follow
web-goblin-then-nothing = nothing may follow
web-goblin-then-any = Begin with any colour

## The caves

web-goblin-caves = The caves
web-goblin-level = Level { $level }
web-goblin-open = open
web-goblin-needs =
    { $key ->
        [green] needs the green key
        [yellow] needs the yellow key
       *[red] needs all three keys
    }
web-goblin-stack = Stack: { $count }
web-goblin-next = Next in the stack
web-goblin-gap = empty place
web-goblin-lord = Monster lord
web-goblin-finish-at_once = beating it ends the game at once
web-goblin-finish-round = once it is beaten, the round is played out
web-goblin-beaten = lord beaten, { $number } attack to spare
web-goblin-why-monster = Why can’t I fight “{ NAME($monster) }”?

## The merchant

web-goblin-merchant = Merchant
web-goblin-pawn-shop = Pawn shop
web-goblin-pawn-empty = Nothing has been pawned yet.
web-goblin-stock =
    { $count ->
        [0] sold out
       *[other] { $count } left
    }
web-goblin-cost = Everything costs one card: an action card you have won and hold, your weapon or your armour.
web-goblin-buying = You are buying: { NAME($what) }
web-goblin-does-strength = doubles the attack or the defence of the card just played
web-goblin-does-protection = lifts one curse for this fight
web-goblin-does-healing = restores all lives

## Hand, chain and piles

web-goblin-hand = Your hand
web-goblin-hand-of = { $name }: hand
web-goblin-hand-empty = No cards in hand
web-goblin-chain = Chain
web-goblin-why-card = Why can’t I play “{ NAME($card) }”?
web-goblin-count-hand = Hand: { $count }
web-goblin-count-pile = Draw pile: { $count }
web-goblin-count-discard = Discard pile: { $count }
web-goblin-on-top = On top: { $card }
web-goblin-unknown = unknown card
web-goblin-no-weapon = no weapon
web-goblin-no-armour = no armour
web-goblin-no-potions = no potions
web-goblin-no-cards = no cards
web-goblin-keys =
    { $count ->
        [0] No key
        [1] Green key
        [2] Green and yellow key
       *[3] All three keys
    }
web-goblin-things = { $name }’s cards and equipment
web-goblin-worn = Weapon and armour
web-goblin-pile = Draw pile, from the top
web-goblin-discard = Discard pile

## The fight

web-goblin-attack = Attack
web-goblin-defence = Defence
web-goblin-of = { $number } of { $need }
web-goblin-would = would be { $number }
web-goblin-missing = { $number } still missing
web-goblin-enough = enough to win
web-goblin-hits =
    { $number ->
        [one] you lose 1 life
       *[other] you lose { $number } lives
    }
web-goblin-unhurt = unhurt
web-goblin-falls = you lose your last life
web-goblin-lifted = lifted
web-goblin-ability-used = ability used
web-goblin-ability-spent = uses the ability
web-goblin-ability-argentus = Once per fight he may play a blue card even if the card before does not allow blue.
web-goblin-ability-aderyn = With enough attack she wins even if she loses her last life; not against the lord.
web-goblin-ability-horan = Two attack cards in a row give +1 attack, once per fight.
web-goblin-ability-victorius = His second card in a fight may be of any colour that is not cursed.
web-goblin-ability-xanros = Once per fight he may play a card of a cursed colour or let one cursed effect count.
web-goblin-ability-taia = When a card lets her draw, she looks at two cards and keeps one.

## What has to be decided

web-goblin-ask-hero = Choose your hero
web-goblin-ask-turn = Fight a monster, or visit the merchant
web-goblin-ask-trim = The curse shrinks your hand: discard
web-goblin-ask-play = Play a card, or stop
web-goblin-ask-defy = Defy the curse, or obey it?
web-goblin-ask-spare = What counts despite the curse?
web-goblin-ask-keep = Which card do you keep?
web-goblin-ask-arrange = Where in the new pile does it go?
web-goblin-ask-breathe = Drink, or carry on?
web-goblin-ask-reward = Your reward
web-goblin-ask-shop = What do you buy?
web-goblin-ask-pay = What do you pay with?
web-goblin-arrange-how = Drag the card onto a place, tap a place, or go there with Tab and press Enter.
web-goblin-top = top

## What somebody else is doing

web-goblin-doing-hero = choosing a hero
web-goblin-doing-turn = thinking
web-goblin-doing-fight = fighting “{ NAME($monster) }”
web-goblin-doing-keep = choosing between two cards
web-goblin-doing-arrange = arranging a new draw pile
web-goblin-doing-breathe = recovering from the hits
web-goblin-doing-reward = deciding about the reward
web-goblin-doing-shop = at the merchant’s

## The large view of a card

web-goblin-means-attack = Attack: together, the attack of all cards played must reach the monster’s lives.
web-goblin-means-defence = Defence: each point stops one of the monster’s hits.
web-goblin-means-heal = Healing: restores lives at once.
web-goblin-means-draw = Drawing: take cards from your draw pile at once.
web-goblin-means-heart = Heart: restores lives right after the monster’s hits.
web-goblin-means-hand = Hand bonus: you hold that many more cards.
web-goblin-means-won = Won card: the merchant takes it as payment, and when you shuffle, you choose its place.
web-goblin-means-strikes = Its attack: you lose a life for each point you do not stop.
web-goblin-means-lives = Its lives: with that much attack you beat it.

## The first match

web-goblin-guide-goal = Beat the monster lord
web-goblin-guide-goal-text = Whoever beats him first wins the match. Three keys open the way to him, and the gatekeeper at the end of each row holds one.
web-goblin-guide-monster = Choose a monster you can beat
web-goblin-guide-monster-text = Its lives are the attack you need, its attack the defence you need. The sign in its corner shows what you win.
web-goblin-guide-chain = Lay a chain of cards
web-goblin-guide-chain-text = The coloured shapes on a card show which colours may follow it. Enough attack wins; each point of defence you lack costs a life.
web-goblin-guide-stronger = Every win makes you stronger
web-goblin-guide-stronger-text = Cards you win go into your draw pile; a weapon or armour counts in every fight. The merchant sells potions for cards.
