# Together: emotes, quick matches, names.

## Emotes

web-together-emote = Eine Reaktion senden
web-together-laugh = Haha!
web-together-cheer = Gut gespielt!
web-together-wow = Wow!
web-together-think = Hm …
web-together-sad = Oh nein!
web-together-thanks = Danke!

## The quick match

web-together-quick = Schnelle Partie
web-together-quick-note = gegen jemanden, der auch wartet
web-together-waiting = Gegner wird gesucht …
web-together-waiting-how = Die Partie beginnt, sobald jemand kommt.
web-together-waiting-long = Bisher ist niemand gekommen. Du kannst weiter warten oder gegen einen Bot spielen.
web-together-take-bot = Gegen einen Bot spielen

## Names

web-together-your-name = Wie sollen dich die anderen nennen?
web-together-player-name = Name von Spieler { $number }

## Who one is

web-together-you-are = Du bist { $hero }, { $class }
web-together-begin = Los geht’s
web-together-another = Anderer Held
