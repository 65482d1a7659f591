# Goblin in the terminal: what stands beside the signs.

goblin-terminal-merchant = Merchant
goblin-terminal-pawn-shop = Pawn shop
goblin-terminal-empty = empty
goblin-terminal-aside = Choose from:
goblin-terminal-arranged = To place in the new pile:
goblin-terminal-wanted = To pay for:
goblin-terminal-missing = { $number } missing
goblin-terminal-ability = ability used
goblin-terminal-finish-at-once = beating it ends the game at once
goblin-terminal-finish-round = once it is beaten, the round is played out
goblin-terminal-last-round = last round
goblin-terminal-gives-strength = ⚔ or ⛨ ×2
goblin-terminal-gives-protection = lifts one curse
goblin-terminal-gives-healing = all lives back
goblin-terminal-stack =
    { $count ->
        [one] 1 monster in the stack
       *[other] { $count } monsters in the stack
    }
goblin-terminal-hand = hand
goblin-terminal-pile = draw pile
goblin-terminal-discard = discard pile
goblin-terminal-gate = gatekeeper
goblin-terminal-top = top of the stack
goblin-terminal-falls = last life lost
goblin-terminal-follows = what may follow
goblin-terminal-cursed = cursed, does not count
goblin-terminal-lifted = curse lifted
