# Moments of a match: fights, others' turns, and their settings. Loaded once the table is playable.

## Fights

web-moments-roll = Lancer les dés
web-moments-won = Gagné !
web-moments-tied = Match nul
web-moments-lost = Perdu
web-moments-dragon = Le dragon apparaît !

## Pace and sound

web-moments-bots = Rythme des bots
web-moments-bots-slow = lent
web-moments-bots-usual = normal
web-moments-bots-quick = rapide
web-moments-bots-none = immédiat
web-moments-rolls = Je lance moi-même les dés de mes combats
web-moments-guide = Expliquer chaque chose à la première rencontre
web-moments-volume = Volume
web-moments-skip = Passer
web-moments-recap = Pendant ce temps
web-moments-recap-again = Revoir
