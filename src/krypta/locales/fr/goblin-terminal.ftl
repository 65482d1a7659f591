# Goblin dans le terminal : ce qui se trouve à côté des signes.

goblin-terminal-merchant = Marchand
goblin-terminal-pawn-shop = Prêteur sur gages
goblin-terminal-empty = vide
goblin-terminal-aside = Au choix :
goblin-terminal-arranged = À placer dans le nouveau deck :
goblin-terminal-wanted = À payer :
goblin-terminal-missing = il manque { $number }
goblin-terminal-ability = capacité utilisée
goblin-terminal-finish-at-once = dès qu’il est vaincu, la partie finit
goblin-terminal-finish-round = dès qu’il est vaincu, on finit la manche
goblin-terminal-last-round = dernière manche
goblin-terminal-gives-strength = ⚔ ou ⛨ ×2
goblin-terminal-gives-protection = lève une malédiction
goblin-terminal-gives-healing = rend tous les points de vie
goblin-terminal-stack =
    { $count ->
        [one] { $count } monstre dans la pile
       *[other] { $count } monstres dans la pile
    }
goblin-terminal-hand = main
goblin-terminal-pile = deck
goblin-terminal-discard = défausse
goblin-terminal-gate = gardien
goblin-terminal-top = dessus de la pile
goblin-terminal-falls = dernier point de vie perdu
goblin-terminal-follows = ce qui peut suivre
goblin-terminal-cursed = maudit, ne compte pas
goblin-terminal-lifted = malédiction levée
