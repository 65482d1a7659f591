# Moments of a match: fights, others' turns, and their settings. Loaded once the table is playable.

## Fights

web-moments-roll = Rzuć kośćmi
web-moments-won = Wygrana!
web-moments-tied = Remis
web-moments-lost = Porażka
web-moments-dragon = Pojawia się smok!

## Pace and sound

web-moments-bots = Tempo botów
web-moments-bots-slow = wolne
web-moments-bots-usual = zwykłe
web-moments-bots-quick = szybkie
web-moments-bots-none = natychmiast
web-moments-rolls = W swoich walkach rzucam samodzielnie
web-moments-guide = Wyjaśniaj rzeczy, gdy trafiam na nie po raz pierwszy
web-moments-volume = Głośność
web-moments-skip = Pomiń
web-moments-recap = Co się w tym czasie wydarzyło
web-moments-recap-again = Pokaż jeszcze raz
