# Moments of a match: fights, others' turns, and their settings. Loaded once the table is playable.

## Fights

web-moments-roll = Hodiť kockami
web-moments-won = Výhra!
web-moments-tied = Remíza
web-moments-lost = Prehra
web-moments-dragon = Objavil sa drak!

## Pace and sound

web-moments-bots = Tempo botov
web-moments-bots-slow = pomalé
web-moments-bots-usual = bežné
web-moments-bots-quick = rýchle
web-moments-bots-none = okamžite
web-moments-rolls = Vo svojich bojoch hádžem ja
web-moments-guide = Vysvetľovať veci, keď na ne prvý raz narazím
web-moments-volume = Hlasitosť
web-moments-skip = Preskočiť
web-moments-recap = Čo sa zatiaľ stalo
web-moments-recap-again = Ukázať znova
