# Goblin im Terminal: was neben den Zeichen steht.

goblin-terminal-merchant = Händler
goblin-terminal-pawn-shop = Pfandleihe
goblin-terminal-empty = leer
goblin-terminal-aside = Zur Auswahl:
goblin-terminal-arranged = In das neue Deck zu legen:
goblin-terminal-wanted = Zu bezahlen:
goblin-terminal-missing = noch { $number } nötig
goblin-terminal-ability = Fähigkeit benutzt
goblin-terminal-finish-at-once = ist er besiegt, endet das Spiel sofort
goblin-terminal-finish-round = ist er besiegt, wird die Runde zu Ende gespielt
goblin-terminal-last-round = letzte Runde
goblin-terminal-gives-strength = ⚔ oder ⛨ ×2
goblin-terminal-gives-protection = hebt einen Fluch auf
goblin-terminal-gives-healing = alle Trefferpunkte zurück
goblin-terminal-stack =
    { $count ->
        [one] 1 Monster im Stapel
       *[other] { $count } Monster im Stapel
    }
goblin-terminal-hand = Hand
goblin-terminal-pile = Deck
goblin-terminal-discard = Ablagestapel
goblin-terminal-gate = Torwächter
goblin-terminal-top = oberste Karte des Stapels
goblin-terminal-falls = letzter Trefferpunkt verloren
goblin-terminal-follows = was folgen darf
goblin-terminal-cursed = verflucht, zählt nicht
goblin-terminal-lifted = Fluch aufgehoben
