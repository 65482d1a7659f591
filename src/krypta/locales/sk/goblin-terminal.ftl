# Goblin v termináli: čo stojí vedľa značiek.

goblin-terminal-merchant = Obchodník
goblin-terminal-pawn-shop = Vetešníctvo
goblin-terminal-empty = prázdne
goblin-terminal-aside = Na výber:
goblin-terminal-arranged = Na zaradenie do nového balíčka:
goblin-terminal-wanted = Na zaplatenie:
goblin-terminal-missing = chýba { $number }
goblin-terminal-ability = schopnosť použitá
goblin-terminal-finish-at-once = po jeho porážke sa hra hneď končí
goblin-terminal-finish-round = po jeho porážke sa kolo dohrá
goblin-terminal-last-round = posledné kolo
goblin-terminal-gives-strength = ⚔ alebo ⛨ ×2
goblin-terminal-gives-protection = zruší jednu kliatbu
goblin-terminal-gives-healing = doplní všetky životy
goblin-terminal-stack =
    { $count ->
        [one] 1 netvor v balíčku
        [few] { $count } netvory v balíčku
        [many] { $count } netvora v balíčku
       *[other] { $count } netvorov v balíčku
    }
goblin-terminal-hand = ruka
goblin-terminal-pile = doberací balíček
goblin-terminal-discard = odhadzovací balíček
goblin-terminal-gate = kľučiar
goblin-terminal-top = vrchná karta balíčka
goblin-terminal-falls = strata posledného života
goblin-terminal-follows = čo smie nasledovať
goblin-terminal-cursed = prekliate, nepočíta sa
goblin-terminal-lifted = zrušená kliatba
