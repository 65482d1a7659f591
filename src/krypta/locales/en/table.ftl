# What is said at every table, in the terminal and in the browser.

## Names before the heroes are known

table-seat-1 = Player 1
table-seat-2 = Player 2
table-seat-3 = Player 3
table-seat-4 = Player 4
table-seat-5 = Player 5

## Seats, and what is left

table-steps =
    { $left ->
        [0] no steps left
        [one] 1 step left
       *[other] { $left } steps left
    }
table-unconscious = unconscious
table-cursed = cursed
table-chance = { $percent }% chance to win
table-pile = Tiles in the pile: { $count }
table-bag = Tokens in the bag: { $count }
table-gone = Used up and out of the game:
table-ruling = Our ruling:
table-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
