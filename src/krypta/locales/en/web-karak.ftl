# Karak in the browser: what can be done, the fight, the heroes (English).

web-karak-panel = What you can do now
web-karak-your-turn =
    { $left ->
        [0] Your turn: no steps left
        [one] Your turn: 1 step left
       *[other] Your turn: { $left } steps left
    }

## The fight

web-karak-strength = strength { $number }
web-karak-leaves = leaves { NAME($item, case: "one") }
web-karak-die = Die: { $face }
web-karak-die-waits = A die, not yet rolled
web-karak-ability = ability
web-karak-life = life
web-karak-against = { $power } against { $strength }
web-karak-rolling = The dice are rolling…
web-karak-stands-win = As it stands, the fight is won.
web-karak-stands-tie = As it stands, it is a tie.
web-karak-stands-lose = As it stands, the fight is lost.
web-karak-strike = Strike
web-karak-draw-back = Fall back
web-karak-take-blow = Take the hit
web-karak-sneak = Stay in the shadows

## What an act will bring

web-karak-then-win = you win
web-karak-then-tie = you fall back unhurt
web-karak-then-lose = you lose a life
web-karak-then-fall = you fall unconscious
web-karak-then-discover = into the unknown
web-karak-then-ends = ends your turn
web-karak-then-wall = through the wall
web-karak-then-cast = choose who, then the fountain
web-karak-then-treasure = a treasure; ends your turn
web-karak-then-heals = restores all lives
web-karak-then-steps = takes all four steps
web-karak-then-costs = costs a life
web-karak-enough = enough to win
web-karak-not-enough = not enough to win

## Laying a tile

web-karak-drawn = You have drawn: { NAME($place) }
web-karak-lay = Lay it this way
web-karak-turn-left = Turn left
web-karak-turn-right = Turn right
web-karak-turning = Open to: { $sides }

## What has to be decided

web-karak-ask-keep = Which token do you lay in the room?
web-karak-ask-leave = No free slot: what do you leave here?
web-karak-ask-curse = Who gets the curse?
web-karak-ask-revive = At which fountain do you return to life?
web-karak-ask-hero = Choose your hero
web-karak-ask-meet = Fight, or stay in the shadows?
web-karak-ask-whom = Portal of healing: who goes?
web-karak-ask-fountain = To which fountain?
web-karak-back = Back

## What somebody else is doing

web-karak-doing-fight = in a fight against { NAME($token, case: "the") }
web-karak-doing-lay = turning a drawn tile
web-karak-doing-keep = choosing between two tokens
web-karak-doing-meet = facing a monster: fight or hide
web-karak-doing-leave = choosing what to leave behind
web-karak-doing-curse = choosing who gets the curse
web-karak-doing-revive = choosing a fountain to return to life
web-karak-doing-hero = choosing a hero
web-karak-doing-first-lot = drawing lots for who begins
web-karak-doing-first-roll = rolling for who begins
web-karak-doing-draw-tile = drawing a tile
web-karak-doing-draw-token = drawing a token

## Why not?

web-karak-verb-take = Pick up what is here
web-karak-verb-fight = Fight
web-karak-verb-swap = Swap places with another hero

## Counting

web-karak-count = What is left
web-karak-count-none = Nothing yet.

## What a hero has

web-karak-lives = Lives: { $lives } of { $most }
web-karak-sheet-open = { NAME($hero) }: abilities and belongings
web-karak-sheet-can = Abilities
web-karak-sheet-used = used
web-karak-sheet-ready = ready
web-karak-sheet-cursed = Cursed: no abilities until the curse is lifted.
web-karak-sheet-has = Belongings
web-karak-sheet-treasures = Treasures
web-karak-free-weapon = free slot for a weapon
web-karak-free-spell = free slot for a spell
web-karak-free-key = free slot for a key
