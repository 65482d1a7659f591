# Moments of a match: fights, others' turns, and their settings. Loaded once the table is playable.

## Fights

web-moments-roll = Hodit kostkami
web-moments-won = Výhra!
web-moments-tied = Remíza
web-moments-lost = Prohra
web-moments-dragon = Objevil se drak!

## Pace and sound

web-moments-bots = Tempo botů
web-moments-bots-slow = pomalé
web-moments-bots-usual = běžné
web-moments-bots-quick = rychlé
web-moments-bots-none = okamžitě
web-moments-rolls = Ve svých bojích házím já
web-moments-guide = Vysvětlovat věci, když na ně poprvé narazím
web-moments-volume = Hlasitost
web-moments-skip = Přeskočit
web-moments-recap = Co se zatím stalo
web-moments-recap-again = Ukázat znovu
