# The end of a match, loaded when one ends.

## The end of a match

web-ending-won = Well played: the victory is yours.
web-ending-lost = Not this time. The next match is yours to win.
web-ending-numbers = The match in numbers
web-ending-standing-karak = Treasure by round
web-ending-standing-goblin = Cards won by round; a key counts as three, the lord as five
web-ending-standing-shabrak = Pressure the warriors can still take, by round
web-ending-round = Round { $round }
web-ending-turning = See the turning point: round { $round }
web-ending-new = New table
web-ending-look = See the table again
web-ending-share = Picture to share
web-ending-names = with names

## The figures of each game

web-ending-karak-chests = Points from chests
web-ending-karak-fallen = Points from the Fallen
web-ending-karak-ruby = Points for the ruby
web-ending-karak-won = Fights won
web-ending-karak-tied = Fights tied
web-ending-karak-lost = Fights lost
web-ending-karak-lives = Lives lost
web-ending-karak-discovered = Tiles discovered
web-ending-karak-luck = Luck with the dice
web-ending-goblin-keys = Keys
web-ending-goblin-cards = Cards won
web-ending-goblin-won = Fights won
web-ending-goblin-failed = Fights lost
web-ending-goblin-chain = Longest chain
web-ending-goblin-attack = Strongest attack
web-ending-goblin-lives = Lives lost
web-ending-goblin-fell = Times fallen
web-ending-goblin-bought = Items bought
web-ending-shabrak-overpowered = Opponents overpowered
web-ending-shabrak-attacks = Attacks
web-ending-shabrak-pressure = Pressure put on the opponent
web-ending-shabrak-turn = Most pressure in a turn
web-ending-shabrak-shielded = Blows stopped by a shield
web-ending-shabrak-played = Cards played
web-ending-karak-luck-means = Pips rolled in fights, compared with the average
