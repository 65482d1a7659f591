# Moments of a match: fights, others' turns, and their settings. Loaded once the table is playable.

## Fights

web-moments-roll = Würfeln
web-moments-won = Gewonnen!
web-moments-tied = Unentschieden
web-moments-lost = Verloren
web-moments-dragon = Der Drache erscheint!

## Pace and sound

web-moments-bots = Tempo der Bots
web-moments-bots-slow = langsam
web-moments-bots-usual = normal
web-moments-bots-quick = schnell
web-moments-bots-none = sofort
web-moments-rolls = In meinen Kämpfen würfle ich selbst
web-moments-guide = Neues erklären, wenn es mir zum ersten Mal begegnet
web-moments-volume = Lautstärke
web-moments-skip = Überspringen
web-moments-recap = Was inzwischen geschah
web-moments-recap-again = Noch einmal zeigen
