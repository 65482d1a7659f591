# Karak: Goblin : actions, événements et refus (français). Les noms de cartes, de toute langue, sont entre guillemets.

## Actions du joueur

goblin-act-stop-breathe = Continue sans te soigner
goblin-act-stop-obey = Subis la malédiction
goblin-act-stop-spare = Arrête : { NAME($hero) } peut alors faire compter une attaque ou une défense maudite
goblin-act-stop-shop = Quitte le marchand
goblin-act-stop-win =
    { $hits ->
        [0] Arrête : tu gagnes sans blessure
        [one] Arrête : tu gagnes et perds { $hits } vie
       *[other] Arrête : tu gagnes et perds { $hits } vies
    }
goblin-act-stop-lose =
    { $hits ->
        [0] Arrête : il manque { $missing } d’attaque, sans blessure
        [one] Arrête : il manque { $missing } d’attaque, tu perds { $hits } vie
       *[other] Arrête : il manque { $missing } d’attaque, tu perds { $hits } vies
    }
goblin-act-stop-fall = Arrête : tu perds ta dernière vie
goblin-act-fight = Combats « { NAME($monster) } » (niveau { $level })
goblin-act-fight-gate = Combats le gardien « { NAME($monster) } » (niveau { $level })
goblin-act-fight-lord = Combats le Seigneur « { NAME($monster) } »
goblin-act-merchant = Rends visite au marchand
goblin-act-revive = Passe ton tour à ressusciter ton héros
goblin-act-play = Joue « { NAME($card) } »
goblin-act-play-cursed = Joue « { NAME($card) } » malgré la malédiction ({ NAME($hero) }, une fois par combat)
goblin-act-play-out-of-chain = Joue « { NAME($card) } » bien qu’elle ne suive pas ({ NAME($hero) }, une fois par combat)
goblin-act-discard = Défausse « { NAME($card) } »
goblin-act-keep = Garde « { NAME($card) } », l’autre sous la pioche
goblin-act-defy = Défie la malédiction : { NAME($effect, case: "the") } { $number } compte ({ NAME($hero) }, une fois par combat)
goblin-act-spare = Fais compter { NAME($effect, case: "the") } { $number } de « { NAME($card) } » ({ NAME($hero) }, une fois par combat)
goblin-act-strength = Potion de force : double { NAME($effect, case: "the") }
goblin-act-protection = Contre-malédiction : lève { NAME($curse, case: "the") }
goblin-act-healing = Bois la potion de soin
goblin-act-wear = Équipe-toi de « { NAME($card) } »
goblin-act-pawn = Laisse « { NAME($card) } » au prêteur sur gages
goblin-act-potion = Achète { NAME($potion, case: "one") }
goblin-act-buy = Achète « { NAME($card) } » au prêteur sur gages
goblin-act-pay = Paie avec « { NAME($card) } »
goblin-act-place = Mets « { NAME($card) } » à la place { $number } de la pioche
goblin-act-shuffle = Mélange simplement le reste
goblin-act-hero = Incarne { NAME($hero) }

## Actions du hasard

goblin-act-first = { NAME($hero) } commence
goblin-act-reveal = Révèle « { NAME($monster) } »
goblin-act-draw = Pioche « { NAME($card) } »
goblin-act-top =
    { $card ->
        [goblin-starting-card] Dessus de la pioche : { NAME($card, case: "one") }
       *[other] Dessus de la pioche : « { NAME($card) } »
    }

## Événements

goblin-event-hero-taken = { NAME($hero) } s’installe à la place { $seat }.
goblin-event-begins = { NAME($hero) } commence.
goblin-event-turn = Manche { $round } : c’est au tour { NAME($hero, case: "of") }.
goblin-event-lord-comes = Le Seigneur des monstres est « { NAME($monster) } ».
goblin-event-gatekeeper-comes = Le gardien « { NAME($monster) } » apparaît.
goblin-event-monster-comes = « { NAME($monster) } » apparaît.
goblin-event-fights = { NAME($hero) } combat « { NAME($monster) } ».
goblin-event-trimmed = { NAME($hero) } a trop de cartes en main à cause de la malédiction et défausse « { NAME($card) } ».
goblin-event-played = { NAME($hero) } joue « { NAME($card) } ».
goblin-event-out-of-chain = Grâce à son pouvoir, { NAME($hero) } peut jouer la carte { NAME($colour, case: "fem") } alors qu’elle ne suit pas.
goblin-event-defied = { NAME($hero) } défie { NAME($curse, case: "the") }.
goblin-event-spared = { NAME($hero) } fait compter { NAME($effect, case: "the") } { $number } de « { NAME($card) } » malgré la malédiction.
goblin-event-draws =
    { $card ->
        [goblin-starting-card] { NAME($hero) } pioche { NAME($card, case: "one") }.
       *[other] { NAME($hero) } pioche « { NAME($card) } ».
    }
goblin-event-drew = { NAME($hero) } voit que c’est « { NAME($card) } ».
goblin-event-nothing-to-draw = { NAME($hero) } n’a rien à piocher : la pioche et la défausse sont vides.
goblin-event-healed =
    { $number ->
        [one] { NAME($hero) } récupère { $number } vie et en a maintenant { $lives }.
       *[other] { NAME($hero) } récupère { $number } vies et en a maintenant { $lives }.
    }
goblin-event-strength = { NAME($hero) } boit une potion de force et double { NAME($effect, case: "the") } de « { NAME($card) } ».
goblin-event-protection = { NAME($hero) } boit une potion de contre-malédiction et lève { NAME($curse, case: "the") }.
goblin-event-healing = { NAME($hero) } boit une potion de soin.
goblin-event-hit =
    { NAME($hero) } perd { $number ->
        [one] { $number } vie
       *[other] { $number } vies
    } ; { $lives ->
        [0] il n’en reste aucune
        [one] il en reste une
       *[other] il en reste { $lives }
    }.
goblin-event-unhurt = { NAME($hero) } s’en sort sans blessure.
goblin-event-fell = { NAME($hero) } tombe au combat.
goblin-event-won = { NAME($hero) } vainc « { NAME($monster) } » : attaque { $attack } contre { $lives }.
goblin-event-failed = { NAME($hero) } ne vainc pas « { NAME($monster) } » : attaque { $attack } contre { $lives }.
goblin-event-gained = { NAME($hero) } gagne la carte Action « { NAME($card) } » et la pose sur sa défausse.
goblin-event-wore = { NAME($hero) } s’équipe de « { NAME($card) } ».
goblin-event-pawned = { NAME($hero) } laisse « { NAME($card) } » au prêteur sur gages.
goblin-event-key =
    { $level ->
        [I] { NAME($hero) } gagne la clé verte.
        [II] { NAME($hero) } gagne la clé jaune.
        [III] { NAME($hero) } gagne la clé rouge.
       *[other] { NAME($hero) } gagne la clé du niveau { $level }.
    }
goblin-event-shuffled =
    { $number ->
        [one] { NAME($hero) } fait de sa seule carte défaussée une nouvelle pioche.
       *[other] { NAME($hero) } mélange les { $number } cartes de sa défausse en une nouvelle pioche.
    }
goblin-event-placed = { NAME($hero) } met « { NAME($card) } » à la place de son choix dans la pioche.
goblin-event-kept =
    { NAME($hero) } garde { $card ->
        [goblin-starting-card] { NAME($card, case: "one") }
       *[other] « { NAME($card) } »
    } et met { $other ->
        [goblin-starting-card] { NAME($other, case: "one") }
       *[other] « { NAME($other) } »
    } sous la pioche.
goblin-event-visits = { NAME($hero) } rend visite au marchand.
goblin-event-bought-potion = { NAME($hero) } achète { NAME($potion, case: "one") }.
goblin-event-bought = { NAME($hero) } achète « { NAME($card) } » au prêteur sur gages.
goblin-event-paid = { NAME($hero) } paie avec « { NAME($card) } ».
goblin-event-left = { NAME($hero) } quitte le marchand.
goblin-event-revived = { NAME($hero) } passe son tour à ressusciter et a de nouveau toutes ses vies.
goblin-event-lord-beaten = { NAME($hero) } terrasse le Seigneur des monstres « { NAME($monster) } » et gagne la partie.
goblin-event-lord-outdone =
    { $number ->
        [0] { NAME($hero) } terrasse le Seigneur des monstres « { NAME($monster) } » avec juste assez d’attaque.
       *[other] { NAME($hero) } terrasse le Seigneur des monstres « { NAME($monster) } » avec { $number } d’attaque de plus qu’il n’en faut.
    }
goblin-event-round-goes-on = La manche est jouée jusqu’au bout : qui y terrasse le Seigneur des monstres avec le plus d’attaque en surplus gagne.
goblin-event-stalled = La manche { $round } est finie et le Seigneur des monstres est toujours debout : on compte les clés, puis les cartes gagnées.

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
goblin-why-arrange-first = Donne d’abord à la carte gagnée sa place dans la nouvelle pioche, ou mélange simplement le reste.
goblin-why-breathe-first = Décide d’abord si tu bois la potion de soin ou si tu continues sans elle.
goblin-why-reward-first = Décide d’abord de ta récompense ; équipe-t’en ou laisse-la au prêteur sur gages.
goblin-why-shop-first = Tu es chez le marchand ; continue tes achats ou quitte-le.
goblin-why-pay-first = Paie d’abord ce que tu achètes.
goblin-why-level-closed = Il te manque une clé pour ce niveau ; gagne-la contre le gardien du niveau précédent.
goblin-why-no-monster = Il n’y a pas de monstre à cet endroit ; choisis-en un autre.
goblin-why-has-key = Tu as déjà la clé de ce niveau et ne peux plus combattre ses gardiens ; choisis un autre monstre.
goblin-why-stack-closed = Le monstre sur le dessus de la pioche ne se combat que dans l’édition française ; choisis-en un de la rangée.
goblin-why-lord-closed = Il faut les trois clés pour affronter le Seigneur des monstres ; gagne d’abord celles qui te manquent.
goblin-why-alive = Dans cette édition, seul un héros sans aucune vie ressuscite ; combats ou rends visite au marchand.
goblin-why-not-held = Tu n’as pas cette carte en main ; choisis-en une que tu as.
goblin-why-colour-cursed = La malédiction du monstre interdit cette couleur ; joue une autre couleur ou lève la malédiction avec une potion.
goblin-why-does-not-follow = Cette carte ne suit pas la précédente ; joue une couleur que la dernière carte permet.
goblin-why-not-cursed = Cette malédiction n’est pas en vigueur ; choisis l’une de celles du monstre.
goblin-why-no-such-effect = Cette carte n’a pas cet effet ; choisis-en un qui y figure.
goblin-why-counts-at-end = L’attaque et la défense ne comptent qu’à la fin du combat ; arrête d’abord, puis dis ce qui doit compter malgré la malédiction.
goblin-why-not-laid = Cette carte n’a pas été jouée dans ce combat ; choisis-en une de l’enchaînement.
goblin-why-no-potion = Tu n’as pas cette potion ; achètes-en une au marchand.
goblin-why-no-card-played = La potion de force double la carte que tu viens de jouer ; joues-en d’abord une.
goblin-why-healthy = Tu as toutes tes vies ; garde la potion de soin pour des temps plus durs.
goblin-why-heal-in-fight = Dans cette édition, la potion de soin ne se boit qu’en combat ; garde-la pour ce moment.
goblin-why-not-seen = Cette carte n’est pas l’une des deux piochées ; choisis l’une d’elles.
goblin-why-no-such-place = La nouvelle pioche n’a pas cette place ; choisis l’une de celles qui sont proposées.
goblin-why-place-taken = Une autre carte occupe déjà cette place ; choisis-en une libre.
goblin-why-sold-out = Cette potion est épuisée ; choisis-en une autre.
goblin-why-has-potion = Tu ne peux avoir qu’une potion de chaque sorte, et tu as déjà celle-ci ; choisis-en une autre.
goblin-why-not-in-shop = Cette carte n’est pas chez le prêteur sur gages ; choisis-en une qui y est.
goblin-why-bought-already = Une seule carte du prêteur sur gages par visite ; achète des potions ou quitte le marchand.
goblin-why-cannot-pay = Tu n’as pas de quoi payer ; reviens avec une carte Action gagnée en main, une arme ou une armure.
goblin-why-not-yours = Tu ne peux pas payer avec cette carte ; paie avec une carte Action gagnée de ta main, ton arme ou ton armure.
