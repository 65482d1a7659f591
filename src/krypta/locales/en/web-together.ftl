# Together: emotes, quick matches, names.

## Emotes

web-together-emote = Send a reaction
web-together-laugh = Ha ha!
web-together-cheer = Well played!
web-together-wow = Wow!
web-together-think = Hmm…
web-together-sad = Oh no!
web-together-thanks = Thank you!

## The quick match

web-together-quick = Quick match
web-together-quick-note = against another player who is waiting
web-together-waiting = Looking for an opponent…
web-together-waiting-how = The match begins as soon as somebody joins.
web-together-waiting-long = Nobody has joined yet. Keep waiting, or play against a bot.
web-together-take-bot = Play against a bot

## Names

web-together-your-name = What should the others call you?
web-together-player-name = Name of player { $number }

## Who one is

web-together-you-are = You are { $hero }, the { $class }
web-together-begin = Let’s go
web-together-another = Another hero
