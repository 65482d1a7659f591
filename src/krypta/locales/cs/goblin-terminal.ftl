# Goblin v terminálu: co stojí vedle značek.

goblin-terminal-merchant = Obchodník
goblin-terminal-pawn-shop = Vetešnictví
goblin-terminal-empty = prázdné
goblin-terminal-aside = Na výběr:
goblin-terminal-arranged = K zařazení do nového balíčku:
goblin-terminal-wanted = K zaplacení:
goblin-terminal-missing = chybí { $number }
goblin-terminal-ability = schopnost použita
goblin-terminal-finish-at-once = po jeho porážce hra hned končí
goblin-terminal-finish-round = po jeho porážce se kolo dohraje
goblin-terminal-last-round = poslední kolo
goblin-terminal-gives-strength = ⚔ nebo ⛨ ×2
goblin-terminal-gives-protection = zruší jednu kletbu
goblin-terminal-gives-healing = doplní všechny životy
goblin-terminal-stack =
    { $count ->
        [one] 1 nestvůra v balíčku
        [few] { $count } nestvůry v balíčku
        [many] { $count } nestvůry v balíčku
       *[other] { $count } nestvůr v balíčku
    }
goblin-terminal-hand = ruka
goblin-terminal-pile = dobírací balíček
goblin-terminal-discard = odhazovací balíček
goblin-terminal-gate = klíčník
goblin-terminal-top = vrchní karta balíčku
goblin-terminal-falls = ztráta posledního života
goblin-terminal-follows = co smí následovat
goblin-terminal-cursed = prokleté, nepočítá se
goblin-terminal-lifted = zrušená kletba
