# Karak: Goblin : actions, événements et refus (français). Les noms de cartes, de toute langue, sont entre guillemets.

## Actions du joueur

goblin-act-stop-breathe = Continue sans te soigner
goblin-act-stop-obey = Subis la malédiction
goblin-act-stop-spare = Arrête : { NAME($hero) } peut alors faire compter une attaque ou une défense maudite
goblin-act-stop-shop = Termine tes achats
goblin-act-stop-win =
    { $hits ->
        [0] Arrête : tu gagnes sans une égratignure
        [one] Arrête : tu gagnes et perds { $hits } point de vie
       *[other] Arrête : tu gagnes et perds { $hits } points de vie
    }
goblin-act-stop-lose =
    { $hits ->
        [0] Arrête : il te manque { $missing } d’attaque, mais tu t’en sors indemne
        [one] Arrête : il te manque { $missing } d’attaque, tu perds { $hits } point de vie
       *[other] Arrête : il te manque { $missing } d’attaque, tu perds { $hits } points de vie
    }
goblin-act-stop-fall = Arrête : tu perds ton dernier point de vie
goblin-act-fight = Combats « { NAME($monster) } » (niveau { $level })
goblin-act-fight-gate = Combats le gardien « { NAME($monster) } » (niveau { $level })
goblin-act-fight-lord = Combats le Seigneur de Tous les Monstres « { NAME($monster) } »
goblin-act-merchant = Rends visite au marchand
goblin-act-revive = Passe ton tour à ressusciter ton héros
goblin-act-play = Joue « { NAME($card) } »
goblin-act-play-cursed = Joue « { NAME($card) } » malgré la malédiction ({ NAME($hero) }, une fois par combat)
goblin-act-play-out-of-chain = Joue « { NAME($card) } » bien qu’elle ne suive pas ({ NAME($hero) }, une fois par combat)
goblin-act-discard = Défausse « { NAME($card) } »
goblin-act-keep = Garde « { NAME($card) } », l’autre sous le deck
goblin-act-defy = Défie la malédiction : { NAME($effect, case: "the") } { $number } compte ({ NAME($hero) }, une fois par combat)
goblin-act-spare = Fais compter { NAME($effect, case: "the") } { $number } de « { NAME($card) } » ({ NAME($hero) }, une fois par combat)
goblin-act-strength = Potion de force : double { NAME($effect, case: "the") }
goblin-act-protection = Contre-malédiction : lève { NAME($curse, case: "the") }
goblin-act-healing = Bois la potion de soin
goblin-act-wear = Équipe-toi de « { NAME($card) } »
goblin-act-pawn = Laisse « { NAME($card) } » au prêteur sur gages
goblin-act-potion = Achète { NAME($potion, case: "one") }
goblin-act-buy = Achète « { NAME($card) } » au prêteur sur gages
goblin-act-pay = Paie avec « { NAME($card) } »
goblin-act-place = Mets « { NAME($card) } » à la place { $number } du deck
goblin-act-shuffle = Mélange simplement le reste
goblin-act-hero = Incarne { NAME($hero) }

## Actions du hasard

goblin-act-first = { NAME($hero) } commence
goblin-act-reveal = Révèle « { NAME($monster) } »
goblin-act-draw = Pioche « { NAME($card) } »
goblin-act-top =
    { $card ->
        [goblin-starting-card] Sur le dessus du deck : { NAME($card, case: "one") }
       *[other] Sur le dessus du deck : « { NAME($card) } »
    }

## Événements

goblin-event-hero-taken = { NAME($player) } joue { NAME($hero) }.
goblin-event-begins = { NAME($hero) } commence.
goblin-event-turn = Manche { $round } : c’est au tour { NAME($hero, case: "of") }.
goblin-event-lord-comes = Le Seigneur de Tous les Monstres est « { NAME($monster) } ».
goblin-event-gatekeeper-comes = Le gardien « { NAME($monster) } » apparaît.
    .item = « { NAME($monster) } »
    .many = les gardiens { $list } apparaissent
goblin-event-monster-comes = « { NAME($monster) } » apparaît.
    .item = « { NAME($monster) } »
    .many = { $list } apparaissent
goblin-event-fights = { NAME($hero) } { goblin-event-fights.then }.
    .then = combat « { NAME($monster) } »
goblin-event-trimmed = { NAME($hero) } { goblin-event-trimmed.then }.
    .then = doit défausser « { NAME($card) } » à cause de la malédiction
goblin-event-played = { NAME($hero) } { goblin-event-played.then }.
    .then = joue « { NAME($card) } »
    .item = « { NAME($card) } »
    .many = joue { $list }
goblin-event-out-of-chain = { NAME($hero) } { goblin-event-out-of-chain.then }.
    .then = peut jouer la carte { NAME($colour, case: "fem") } hors suite grâce à sa capacité
goblin-event-defied = { NAME($hero) } { goblin-event-defied.then }.
    .then = défie { NAME($curse, case: "the") }
goblin-event-spared = { NAME($hero) } { goblin-event-spared.then }.
    .then = fait compter { NAME($effect, case: "the") } { $number } de « { NAME($card) } » malgré la malédiction
goblin-event-draws = { NAME($hero) } { goblin-event-draws.then }.
    .then =
        pioche { $card ->
            [goblin-starting-card] { NAME($card, case: "one") }
           *[other] « { NAME($card) } »
        }
    .item =
        { $card ->
            [goblin-starting-card] { $count ->
                [one] { NAME($card, case: "one") }
               *[other] { $count } cartes de départ
            }
           *[other] « { NAME($card) } »
        }
    .many = pioche { $list }
goblin-event-drew = { NAME($hero) } { goblin-event-drew.then }.
    .then = pioche « { NAME($card) } »
    .item = « { NAME($card) } »
    .many = pioche { $list }
goblin-event-nothing-to-draw = { NAME($hero) } { goblin-event-nothing-to-draw.then }.
    .then = n’a rien à piocher (le deck et la défausse sont vides)
goblin-event-healed = { NAME($hero) } { goblin-event-healed.then }.
    .then =
        récupère { $number ->
            [one] { $number } point de vie
           *[other] { $number } points de vie
        } (et en a { $lives })
goblin-event-strength = { NAME($hero) } { goblin-event-strength.then }.
    .then = double { NAME($effect, case: "the") } de « { NAME($card) } » avec une potion de force
goblin-event-protection = { NAME($hero) } { goblin-event-protection.then }.
    .then = lève { NAME($curse, case: "the") } avec une potion de contre-malédiction
goblin-event-healing = { NAME($hero) } { goblin-event-healing.then }.
    .then = boit une potion de soin
goblin-event-hit = { NAME($hero) } { goblin-event-hit.then }.
    .then =
        perd { $number ->
            [one] { $number } point de vie
           *[other] { $number } points de vie
        } { $lives ->
            [0] (il n’en reste aucun)
            [one] (il en reste un)
           *[other] (il en reste { $lives })
        }
goblin-event-unhurt = { NAME($hero) } { goblin-event-unhurt.then }.
    .then = s’en sort sans une égratignure
goblin-event-fell = { NAME($hero) } { goblin-event-fell.then }.
    .then = tombe au combat
goblin-event-won = { NAME($hero) } vainc « { NAME($monster) } » (attaque { $attack } contre { $lives }).
    .then = gagne (attaque { $attack } contre { $lives })
goblin-event-failed = { NAME($hero) } ne vainc pas « { NAME($monster) } » (attaque { $attack } contre { $lives }).
    .then = ne gagne pas (attaque { $attack } contre { $lives })
goblin-event-gained = { NAME($hero) } { goblin-event-gained.then }.
    .then = obtient la carte Action « { NAME($card) } » dans sa défausse
goblin-event-wore = { NAME($hero) } { goblin-event-wore.then }.
    .then = s’équipe de « { NAME($card) } »
    .known = s’en équipe
goblin-event-pawned = { NAME($hero) } { goblin-event-pawned.then }.
    .then = laisse « { NAME($card) } » au prêteur sur gages
goblin-event-key = { NAME($hero) } { goblin-event-key.then }.
    .then =
        obtient la clé { $level ->
            [I] verte
            [II] jaune
            [III] rouge
           *[other] du niveau { $level }
        }
goblin-event-shuffled = { NAME($hero) } { goblin-event-shuffled.then }.
    .then =
        { $number ->
            [one] fait de sa seule carte défaussée un nouveau deck
           *[other] mélange les { $number } cartes de sa défausse en un nouveau deck
        }
goblin-event-placed = { NAME($hero) } { goblin-event-placed.then }.
    .then = met « { NAME($card) } » à la place de son choix dans le deck
    .item = « { NAME($card) } »
    .many = met { $list } aux places de son choix dans le deck
goblin-event-kept = { NAME($hero) } { goblin-event-kept.then }.
    .then =
        garde { $card ->
            [goblin-starting-card] { NAME($card, case: "one") }
           *[other] « { NAME($card) } »
        } ({ $other ->
            [goblin-starting-card] l’autre
           *[other] « { NAME($other) } »
        } va sous le deck)
goblin-event-visits = { NAME($hero) } { goblin-event-visits.then }.
    .then = rend visite au marchand
goblin-event-bought-potion = { NAME($hero) } { goblin-event-bought-potion.then }.
    .then = achète { NAME($potion, case: "one") }
goblin-event-bought = { NAME($hero) } { goblin-event-bought.then }.
    .then = achète « { NAME($card) } » au prêteur sur gages
goblin-event-paid = { NAME($hero) } { goblin-event-paid.then }.
    .then = paie avec « { NAME($card) } »
goblin-event-left = { NAME($hero) } { goblin-event-left.then }.
    .then = termine ses achats
goblin-event-revived = { NAME($hero) } { goblin-event-revived.then }.
    .then = passe son tour à ressusciter et a de nouveau tous ses points de vie
goblin-event-lord-beaten = { NAME($hero) } terrasse le Seigneur de Tous les Monstres « { NAME($monster) } » et gagne la partie.
goblin-event-lord-outdone =
    { $number ->
        [0] { NAME($hero) } terrasse le Seigneur de Tous les Monstres « { NAME($monster) } » avec juste assez d’attaque.
       *[other] { NAME($hero) } terrasse le Seigneur de Tous les Monstres « { NAME($monster) } » avec { $number } d’attaque de plus qu’il n’en faut.
    }
goblin-event-round-goes-on = La manche est jouée jusqu’au bout : celui qui y terrasse le Seigneur de Tous les Monstres avec le plus d’attaque en surplus gagne.
goblin-event-stalled = La manche { $round } est finie et le Seigneur de Tous les Monstres est toujours debout : on compte les clés, puis les cartes gagnées.

## Refus

goblin-why-not-an-act = Cette action n’existe pas dans Goblin ; choisis l’une de celles qui sont proposées.
goblin-why-over = La partie est finie ; commences-en une autre pour rejouer.
goblin-why-nature-first = Le hasard n’a pas encore parlé ; attends le résultat du tirage.
goblin-why-nature-only = Seul le hasard en décide ; choisis l’une de tes propres actions.
goblin-why-cannot-come = Cela ne peut pas sortir maintenant ; indique un résultat encore possible.
goblin-why-hero-first = Choisis d’abord ton héros.
goblin-why-hero-gone = Ce héros est déjà pris ; choisis-en un autre.
goblin-why-turn-first = Décide d’abord de ce que tu fais de ton tour ; combats un monstre ou rends visite au marchand.
goblin-why-trim-first = Une malédiction t’enlève tes cartes supplémentaires en main ; défausse d’abord celles qui sont en trop.
goblin-why-fight-first = Tu es en plein combat ; joue des cartes ou arrête.
goblin-why-defy-first = Décide d’abord si { NAME($hero) } défie la malédiction ou la subit.
goblin-why-keep-first = Choisis d’abord laquelle des deux cartes tu gardes.
goblin-why-arrange-first = Donne d’abord à la carte gagnée sa place dans le nouveau deck, ou mélange simplement le reste.
goblin-why-breathe-first = Décide d’abord si tu bois la potion de soin ou si tu continues sans elle.
goblin-why-reward-first = Décide d’abord de ta récompense ; équipe-t’en ou laisse-la au prêteur sur gages.
goblin-why-shop-first = Tu es chez le marchand ; continue tes achats ou termine-les.
goblin-why-pay-first = Paie d’abord ce que tu achètes.
goblin-why-level-closed = Il te manque une clé pour ce niveau ; gagne-la contre le gardien du niveau précédent.
goblin-why-no-monster = Il n’y a pas de monstre à cet endroit ; choisis-en un autre.
goblin-why-has-key = Tu as déjà la clé de ce niveau et ne peux plus combattre ses gardiens ; choisis un autre monstre.
goblin-why-stack-closed = Le monstre sur le dessus de la pioche ne se combat que dans l’édition française ; choisis-en un de la rangée.
goblin-why-lord-closed = Il faut les trois clés pour affronter le Seigneur de Tous les Monstres ; gagne d’abord celles qui te manquent.
goblin-why-alive = Dans cette édition, seul un héros sans aucun point de vie ressuscite ; combats ou rends visite au marchand.
goblin-why-not-held = Tu n’as pas cette carte en main ; choisis-en une que tu as.
goblin-why-colour-cursed = La malédiction du monstre interdit cette couleur ; joue une autre couleur ou lève la malédiction avec une potion.
goblin-why-does-not-follow = Cette carte ne suit pas la précédente ; joue une couleur que la dernière carte permet.
goblin-why-not-cursed = Cette malédiction n’est pas en vigueur ; choisis l’une de celles du monstre.
goblin-why-no-such-effect = Cette carte n’a pas cet effet ; choisis-en un qui y figure.
goblin-why-counts-at-end = L’attaque et la défense ne comptent qu’à la fin du combat ; arrête d’abord, puis dis ce qui doit compter malgré la malédiction.
goblin-why-not-laid = Cette carte n’a pas été jouée dans ce combat ; choisis-en une de l’enchaînement.
goblin-why-no-potion = Tu n’as pas cette potion ; achètes-en une au marchand.
goblin-why-no-card-played = La potion de force double la carte que tu viens de jouer ; joues-en d’abord une.
goblin-why-healthy = Tu as tous tes points de vie ; garde la potion de soin pour des temps plus durs.
goblin-why-heal-in-fight = Dans cette édition, la potion de soin ne se boit qu’en combat ; garde-la pour ce moment.
goblin-why-not-seen = Cette carte n’est pas l’une des deux piochées ; choisis l’une d’elles.
goblin-why-no-such-place = Le nouveau deck n’a pas cette place ; choisis l’une de celles qui sont proposées.
goblin-why-place-taken = Une autre carte occupe déjà cette place ; choisis-en une libre.
goblin-why-sold-out = Cette potion est épuisée ; choisis-en une autre.
goblin-why-has-potion = Tu ne peux avoir qu’une potion de chaque sorte, et tu as déjà celle-ci ; choisis-en une autre.
goblin-why-not-in-shop = Cette carte n’est pas chez le prêteur sur gages ; choisis-en une qui y est.
goblin-why-bought-already = Une seule carte du prêteur sur gages par visite ; achète des potions ou termine tes achats.
goblin-why-cannot-pay = Tu n’as pas de quoi payer ; reviens avec une carte Action gagnée en main, une arme ou une armure.
goblin-why-not-yours = Tu ne peux pas payer avec cette carte ; paie avec une carte Action gagnée de ta main, ton arme ou ton armure.
