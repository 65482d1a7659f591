# Goblin w terminalu: co stoi obok znaków.

goblin-terminal-merchant = Handlarz
goblin-terminal-pawn-shop = Lombard
goblin-terminal-empty = pusty
goblin-terminal-aside = Do wyboru:
goblin-terminal-arranged = Do włożenia do nowego stosu dobierania:
goblin-terminal-wanted = Do zapłacenia:
goblin-terminal-missing = brakuje { $number }
goblin-terminal-ability = umiejętność użyta
goblin-terminal-finish-at-once = po jego pokonaniu gra od razu się kończy
goblin-terminal-finish-round = po jego pokonaniu runda jest dogrywana do końca
goblin-terminal-last-round = ostatnia runda
goblin-terminal-gives-strength = ⚔ lub ⛨ ×2
goblin-terminal-gives-protection = znosi jedną klątwę
goblin-terminal-gives-healing = przywraca wszystkie PW
goblin-terminal-stack =
    { $count ->
        [one] 1 potwór w stosie
        [few] { $count } potwory w stosie
        [many] { $count } potworów w stosie
       *[other] { $count } potwora w stosie
    }
goblin-terminal-hand = ręka
goblin-terminal-pile = stos dobierania
goblin-terminal-discard = stos kart odrzuconych
goblin-terminal-gate = strażnik bramy
goblin-terminal-top = wierzch stosu
goblin-terminal-falls = utrata ostatniego PW
goblin-terminal-follows = co może nastąpić
goblin-terminal-cursed = przeklęte, nie liczy się
goblin-terminal-lifted = zniesiona klątwa
