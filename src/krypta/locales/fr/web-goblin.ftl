# Goblin dans le navigateur : les grottes, le combat, le marchand (français).

web-goblin-panel = Ce que tu peux faire maintenant

## Cartes et monstres en mots

web-goblin-gives = { NAME($what) } { $number }
web-goblin-lives =
    { $number ->
        [one] { $number } point de vie
       *[other] { $number } points de vie
    }
web-goblin-reward = récompense : { NAME($kind) }
web-goblin-then = { $colours } peut suivre
web-goblin-then-nothing = rien ne peut suivre
web-goblin-then-any = Commence par n’importe quelle couleur

## Les grottes

web-goblin-caves = Les cavernes
web-goblin-level = Niveau { $level }
web-goblin-open = ouvert
web-goblin-needs =
    { $key ->
        [green] il faut la clé verte
        [yellow] il faut la clé jaune
       *[red] il faut les trois clés
    }
web-goblin-stack = Pile : { $count }
web-goblin-next = Prochain de la pile
web-goblin-gap = place vide
web-goblin-lord = Seigneur de Tous les Monstres
web-goblin-finish-at_once = dès qu’il est vaincu, la partie finit
web-goblin-finish-round = dès qu’il est vaincu, on finit la manche
web-goblin-beaten = Seigneur vaincu, { $number } d’attaque en surplus
web-goblin-why-monster = Pourquoi ne puis-je pas combattre « { NAME($monster) } » ?

## Le marchand

web-goblin-merchant = Marchand
web-goblin-pawn-shop = Prêteur sur gages
web-goblin-pawn-empty = Rien n’a encore été déposé.
web-goblin-stock =
    { $count ->
        [0] épuisée
       *[other] reste { $count }
    }
web-goblin-cost = Chaque achat coûte une carte : une carte Action gagnée que tu as en main, ton arme ou ton armure.
web-goblin-buying = Tu achètes : { NAME($what) }
web-goblin-does-strength = double l’attaque ou la défense de la carte qui vient d’être jouée
web-goblin-does-protection = lève une malédiction pour ce combat
web-goblin-does-healing = rend tous les points de vie

## Main, chaîne et piles

web-goblin-hand = Ta main
web-goblin-hand-of = { $name } : main
web-goblin-hand-empty = Aucune carte en main
web-goblin-chain = Enchaînement
web-goblin-why-card = Pourquoi ne puis-je pas jouer « { NAME($card) } » ?
web-goblin-count-hand = Main : { $count }
web-goblin-count-pile = Deck : { $count }
web-goblin-count-discard = Défausse : { $count }
web-goblin-on-top = Sur le dessus : { $card }
web-goblin-unknown = carte inconnue
web-goblin-no-weapon = pas d’arme
web-goblin-no-armour = pas d’armure
web-goblin-no-potions = pas de potion
web-goblin-no-cards = pas de carte
web-goblin-keys =
    { $count ->
        [0] Aucune clé
        [1] Clé verte
        [2] Clés verte et jaune
       *[3] Les trois clés
    }
web-goblin-things = { $name } : cartes et équipement
web-goblin-worn = Arme et armure
web-goblin-pile = Deck, depuis le dessus
web-goblin-discard = Défausse

## Le combat

web-goblin-attack = Attaque
web-goblin-defence = Défense
web-goblin-of = { $number } sur { $need }
web-goblin-would = ce serait { $number }
web-goblin-missing = il manque encore { $number }
web-goblin-enough = assez pour gagner
web-goblin-hits =
    { $number ->
        [one] tu perds { $number } point de vie
       *[other] tu perds { $number } points de vie
    }
web-goblin-unhurt = indemne
web-goblin-falls = tu perds ton dernier point de vie
web-goblin-lifted = levée
web-goblin-ability-used = capacité utilisée
web-goblin-ability-spent = dépense la capacité
web-goblin-ability-argentus = Une fois par combat, il joue une carte bleue bien que la précédente ne nomme pas le bleu.
web-goblin-ability-aderyn = Avec assez d’attaque, elle gagne même en perdant son dernier point de vie ; pas contre le Seigneur.
web-goblin-ability-horan = Deux cartes d’attaque l’une juste après l’autre : +1 en attaque, une fois par combat.
web-goblin-ability-victorius = Sa deuxième carte d’un combat peut être de n’importe quelle couleur non maudite.
web-goblin-ability-xanros = Une fois par combat, il joue une carte d’une couleur maudite ou fait compter un effet maudit.
web-goblin-ability-taia = Quand une carte la fait piocher, elle voit deux cartes et en garde une.

## Ce qu’il faut décider

web-goblin-ask-hero = Choisis ton héros
web-goblin-ask-turn = Combats un monstre ou rends visite au marchand
web-goblin-ask-trim = La malédiction réduit ta main : défausse
web-goblin-ask-play = Joue une carte ou arrête
web-goblin-ask-defy = Défies-tu la malédiction ?
web-goblin-ask-spare = Qu’est-ce qui compte malgré la malédiction ?
web-goblin-ask-keep = Quelle carte gardes-tu ?
web-goblin-ask-arrange = Où la mettre dans le nouveau deck ?
web-goblin-ask-breathe = Boire ou continuer ?
web-goblin-ask-reward = Ta récompense
web-goblin-ask-shop = Qu’achètes-tu ?
web-goblin-ask-pay = Avec quoi paies-tu ?
web-goblin-arrange-how = Fais glisser la carte sur une place, touche une place, ou vas-y avec Tab et appuie sur Entrée.
web-goblin-top = dessus

## Ce que fait quelqu’un d’autre

web-goblin-doing-hero = choisit un héros
web-goblin-doing-turn = réfléchit
web-goblin-doing-fight = combat « { NAME($monster) } »
web-goblin-doing-keep = choisit entre deux cartes
web-goblin-doing-arrange = arrange un nouveau deck
web-goblin-doing-breathe = se remet des coups
web-goblin-doing-reward = décide de sa récompense
web-goblin-doing-shop = est chez le marchand

## The large view of a card

web-goblin-means-attack = Attaque : l’attaque de toutes les cartes jouées s’additionne et doit atteindre les points de vie du monstre.
web-goblin-means-defence = Défense : chaque point pare un coup du monstre.
web-goblin-means-heal = Soin : rend des points de vie aussitôt.
web-goblin-means-draw = Pioche : tu pioches aussitôt des cartes de ton deck.
web-goblin-means-heart = Cœur : rend des points de vie juste après les coups du monstre.
web-goblin-means-hand = Bonus de main : tu tiens autant de cartes en plus.
web-goblin-means-won = Carte gagnée : le marchand l’accepte en paiement, et quand tu mélanges, tu choisis sa place.
web-goblin-means-strikes = Son attaque : tu perds un point de vie pour chaque point que tu ne pares pas.
web-goblin-means-lives = Ses points de vie : il faut autant d’attaque pour le vaincre.

## La première partie

web-goblin-guide-goal = Bats le Seigneur de Tous les Monstres
web-goblin-guide-goal-text = Le premier à le vaincre gagne. Trois clés ouvrent le chemin jusqu’à lui ; le gardien au bout de chaque rangée en tient une.
web-goblin-guide-monster = Choisis un monstre à ta portée
web-goblin-guide-monster-text = Ses points de vie disent combien d’attaque il te faut, son attaque combien de défense. Le signe dans le coin montre ce que tu gagnes.
web-goblin-guide-chain = Enchaîne tes cartes
web-goblin-guide-chain-text = Les formes colorées d’une carte montrent les couleurs qui peuvent la suivre. Assez d’attaque, et tu gagnes ; chaque point de défense qui manque coûte un point de vie.
web-goblin-guide-stronger = Chaque victoire te renforce
web-goblin-guide-stronger-text = Les cartes gagnées vont dans ton deck ; ton arme et ton armure comptent à chaque combat. Le marchand échange des cartes contre des potions.
