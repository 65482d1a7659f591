# Karak dans le navigateur : les actions, le combat, les héros.

web-karak-panel = Ce que tu peux faire maintenant
web-karak-your-turn =
    { $left ->
        [0] À toi de jouer : aucun déplacement restant
        [one] À toi de jouer : 1 déplacement restant
       *[other] À toi de jouer : { $left } déplacements restants
    }

## Le combat

web-karak-strength = force { $number }
web-karak-leaves = laisse { NAME($item, case: "one") }
web-karak-die = Dé : { $face }
web-karak-die-waits = Dé avant le lancer
web-karak-ability = pouvoir
web-karak-life = vie
web-karak-against = { $power } contre { $strength }
web-karak-rolling = Les dés roulent…
web-karak-stands-win = En l’état, le combat est gagné.
web-karak-stands-tie = En l’état, c’est un match nul.
web-karak-stands-lose = En l’état, le combat est perdu.
web-karak-strike = Frappe
web-karak-draw-back = Recule
web-karak-take-blow = Encaisse le coup
web-karak-sneak = Reste dans l’ombre

## Ce qu’apporte une action

web-karak-then-win = tu gagnes
web-karak-then-tie = tu recules indemne
web-karak-then-lose = tu perds une vie
web-karak-then-fall = tu perds connaissance
web-karak-then-discover = vers l’inconnu
web-karak-then-ends = termine ton tour
web-karak-then-wall = à travers le mur
web-karak-then-cast = d’abord qui, puis où
web-karak-then-treasure = un trésor ; termine ton tour
web-karak-then-heals = rend toutes les vies
web-karak-then-steps = coûte les quatre déplacements
web-karak-then-costs = coûte une vie
web-karak-enough = suffit pour gagner
web-karak-not-enough = ne suffit pas pour gagner

## Poser une tuile

web-karak-drawn = Tuile piochée : { NAME($place) }
web-karak-lay = Pose-la ainsi
web-karak-turn-left = Pivoter vers la gauche
web-karak-turn-right = Pivoter vers la droite
web-karak-turning = Ouvertures : { $sides }

## Ce qu’il faut décider

web-karak-ask-keep = Quel jeton poses-tu dans la pièce ?
web-karak-ask-leave = Plus de case libre : que laisses-tu ici ?
web-karak-ask-curse = Qui reçoit la malédiction ?
web-karak-ask-revive = Sur quelle fontaine reviens-tu à la vie ?
web-karak-ask-hero = Choisis ton héros
web-karak-ask-meet = Combattre ou rester dans l’ombre ?
web-karak-ask-whom = Portail de guérison : qui se déplace ?
web-karak-ask-fountain = Vers quelle fontaine ?
web-karak-back = Retour

## Ce que fait quelqu’un d’autre

web-karak-doing-fight = en combat contre { NAME($token, case: "the") }
web-karak-doing-lay = oriente une tuile piochée
web-karak-doing-keep = choisit entre deux jetons
web-karak-doing-meet = face à un monstre : combat ou ombre
web-karak-doing-leave = choisit ce qui reste sur place
web-karak-doing-curse = choisit qui reçoit la malédiction
web-karak-doing-revive = choisit une fontaine pour revenir à la vie
web-karak-doing-hero = choisit un héros
web-karak-doing-first-lot = le sort décide qui commence
web-karak-doing-first-roll = les dés décident qui commence
web-karak-doing-draw-tile = pioche une tuile
web-karak-doing-draw-token = pioche un jeton

## Pourquoi pas ?

web-karak-verb-take = Ramasse ce qui se trouve ici
web-karak-verb-fight = Combats
web-karak-verb-swap = Échange ta place avec un autre héros

## Compter

web-karak-count = Ce qu’il reste
web-karak-count-none = Rien pour l’instant.

## Ce que possède un héros

web-karak-lives = Vies : { $lives } sur { $most }
web-karak-sheet-open = { NAME($hero) } : pouvoirs et équipement
web-karak-sheet-can = Pouvoirs
web-karak-sheet-used = utilisé
web-karak-sheet-ready = prêt
web-karak-sheet-cursed = Malédiction : tant qu’elle dure, aucun pouvoir ne s’applique.
web-karak-sheet-has = Équipement
web-karak-sheet-treasures = Trésors
web-karak-free-weapon = case libre pour une arme
web-karak-free-spell = case libre pour un tour de magie
web-karak-free-key = case libre pour une clé
