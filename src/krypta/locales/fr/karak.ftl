# Karak : actions, événements et refus (français). Les noms viennent de karak-names.ftl par NAME.

karak-title = Karak
karak-subtitle = Une chasse aux trésors dans des catacombes qui grandissent à chaque pas

## Actions du joueur

karak-act-stop = Termine ton tour
karak-act-stop-heal = Termine ton tour et soigne-toi
karak-act-go = Va { NAME($side) }
karak-act-go-discover = Va { NAME($side) }, dans le secteur inexploré
karak-act-go-monster = Va { NAME($side) }, à la rencontre { NAME($token, case: "of") }
karak-act-portal = Rejoins le portail n° { $number }
karak-act-take = Ramasse { NAME($item, case: "the") }
karak-act-open = Ouvre le coffre avec ta clé
karak-act-cast = Utilise un portail de guérison : transporte { NAME($hero) } sur la fontaine n° { $number }
karak-act-cast-self = Utilise un portail de guérison : rends-toi à la fontaine n° { $number }
karak-act-swap = Échange ta place avec { NAME($hero) }
karak-act-fight = Combats { NAME($token, case: "the") }
karak-act-sneak = Reste dans l’ombre : ne combats pas { NAME($token, case: "the") }
karak-act-lay = Pose la tuile dans ce sens : { $shape }
karak-act-keep = Pose { NAME($token, case: "the") } et remets l’autre jeton dans le sachet
karak-act-reroll = Relance les deux dés
karak-act-bolt = Utilise un tir magique (+1)
karak-act-sacrifice = Sacrifie une vie (+1)
karak-act-resolve-win = Frappe : { $power } contre { $strength }, tu gagnes
karak-act-resolve-tie = Frappe : { $power } contre { $strength }, tu recules indemne
karak-act-resolve-lose = Frappe : { $power } contre { $strength }, tu perds une vie
karak-act-resolve-fall = Frappe : { $power } contre { $strength }, tu recules et perds connaissance
karak-act-leave = Laisse { NAME($item, case: "one") } sur la tuile
karak-act-curse = Transmets la malédiction { NAME($hero, case: "to") }
karak-act-curse-self = Prends la malédiction sur toi
karak-act-curse-stay = Laisse la malédiction { NAME($hero, case: "to") }
karak-act-revive = Reviens à la vie sur la fontaine n° { $number }
karak-act-hero = Incarne { NAME($hero) }

## Actions du hasard

karak-act-first = { NAME($hero) } commence
karak-act-roll = Lance les dés : { $one } et { $two }
karak-act-again = Relance le 1 et obtiens { $die }
karak-act-tile = Pioche une tuile : { NAME($place) }
karak-act-token = Pioche un jeton : { NAME($token) }

## Événements

karak-event-hero-taken = { NAME($player) } joue { NAME($hero) }.
karak-event-first-rolled = { NAME($hero) } lance les dés pour commencer : { $one } et { $two }.
karak-event-first-tied = Égalité en tête : on ne sait pas encore qui commence.
karak-event-begins = { NAME($hero) } commence.
karak-event-turn = Manche { $round } : c’est au tour { NAME($hero, case: "of") }.
karak-event-walked = { NAME($hero) } { karak-event-walked.then }.
    .then = va { NAME($side) }
    .leg =
        { $count ->
            [1] { NAME($side) }
            [2] deux fois { NAME($side) }
            [3] trois fois { NAME($side) }
            [4] quatre fois { NAME($side) }
           *[other] { $count } fois { NAME($side) }
        }
    .many = va { $list }
karak-event-ported = { NAME($hero) } { karak-event-ported.then }.
    .then = rejoint le portail n° { $number }
karak-event-tile-drawn = { NAME($hero) } { karak-event-tile-drawn.then }.
    .then = découvre { NAME($place, case: "one") }
karak-event-tile-laid = { NAME($hero) } { karak-event-tile-laid.then }.
    .then = pose { NAME($place, case: "the") } ({ $shape })
    .known = pose la tuile ({ $shape })
# Il n’y a qu’un seul dragon dans le sachet.
karak-event-token-drawn = { NAME($hero) } { karak-event-token-drawn.then }.
    .then =
        pioche { $token ->
            [karak-token-dragon] { NAME($token, case: "the") }
           *[other] { NAME($token, case: "one") }
        } dans le sachet
    .item =
        { $token ->
            [karak-token-dragon] { NAME($token, case: "the") }
           *[other] { NAME($token, case: "one") }
        }
    .many = pioche { $list } dans le sachet
karak-event-token-laid = { NAME($hero) } { karak-event-token-laid.then }.
    .then = pose { NAME($token, case: "the") } dans la pièce
karak-event-token-returned = { NAME($hero) } { karak-event-token-returned.then }.
    .then = remet { NAME($token, case: "the") } dans le sachet
karak-event-bag-empty = Le sachet est vide : { NAME($hero) } ne trouve rien dans la pièce.
karak-event-met = { NAME($hero) } { karak-event-met.then }.
    .then = rencontre { NAME($token, case: "the") } (force { $strength })
    .known = engage le combat (force { $strength })
karak-event-sneaked = { NAME($hero) } { karak-event-sneaked.then }.
    .then = évite dans l’ombre { NAME($token, case: "the") }
karak-event-rolled = { NAME($hero) } { karak-event-rolled.then }.
    .then = obtient { $one } et { $two } aux dés
karak-event-one-rerolled = { NAME($hero) } { karak-event-one-rerolled.then }.
    .then = relance le 1 et obtient { $die }
karak-event-rerolls = { NAME($hero) } { karak-event-rerolls.then }.
    .then = relance les deux dés
karak-event-bolt-used = { NAME($hero) } { karak-event-bolt-used.then }.
    .then =
        { $spent ->
            [0] utilise un tir magique (+1) sans le dépenser
           *[other] dépense un tir magique (+1)
        }
    .item =
        { $count ->
            [one] un tir magique
           *[other] { $count } tirs magiques
        }
    .many =
        { $spent ->
            [0] utilise { $list } (+{ $count }) sans les dépenser
           *[other] dépense { $list } (+{ $count })
        }
karak-event-sacrificed = { NAME($hero) } { karak-event-sacrificed.then }.
    .then =
        sacrifie { $lives ->
            [0] sa dernière vie
            [one] une vie (il en reste une)
           *[other] une vie (il en reste { $lives })
        } pour +1
karak-event-won = { NAME($hero) } vainc { NAME($token, case: "the") } ({ $power } contre { $strength }).
    .then = gagne ({ $power } contre { $strength })
karak-event-tied = { NAME($hero) } fait match nul avec { NAME($token, case: "the") } ({ $power } contre { $strength }).
    .then = fait match nul ({ $power } contre { $strength })
karak-event-lost = { NAME($hero) } s’incline devant { NAME($token, case: "the") } ({ $power } contre { $strength }).
    .then = perd le combat ({ $power } contre { $strength })
karak-event-retreated = { NAME($hero) } { karak-event-retreated.then }.
    .then =
        recule sur la tuile d’où { GENDER($hero) ->
            [f] elle
           *[m] il
        } vient
karak-event-wounded = { NAME($hero) } { karak-event-wounded.then }.
    .then =
        perd { $lives ->
            [0] sa dernière vie
            [one] une vie (il en reste une)
           *[other] une vie (il en reste { $lives })
        }
karak-event-fell = { NAME($hero) } { karak-event-fell.then }.
    .then = perd connaissance
karak-event-woke = { NAME($hero) } { karak-event-woke.then }.
    .then = passe son tour à reprendre connaissance et récupère une vie
karak-event-healed = { NAME($hero) } { karak-event-healed.then }.
    .then = récupère toutes ses vies
karak-event-revived = { NAME($hero) } { karak-event-revived.then }.
    .then = revient à la vie sur la fontaine n° { $number }
karak-event-looted = { NAME($hero) } { karak-event-looted.then }.
    .then = prend { NAME($item, case: "one") } comme butin
karak-event-left = { NAME($hero) } { karak-event-left.then }.
    .then = laisse { NAME($item, case: "one") } sur la tuile
karak-event-took = { NAME($hero) } { karak-event-took.then }.
    .then = ramasse { NAME($item, case: "the") }
karak-event-treasure = { NAME($hero) } { karak-event-treasure.then }.
    .then = prend { NAME($treasure, case: "the") }
karak-event-cursed = { NAME($hero) } { karak-event-cursed.then }.
    .then = transmet la malédiction { NAME($other, case: "to") }
karak-event-cursed-self = { NAME($hero) } { karak-event-cursed-self.then }.
    .then =
        prend la malédiction sur { GENDER($hero) ->
            [f] elle
           *[m] lui
        }
karak-event-curse-stays = { NAME($hero) } { karak-event-curse-stays.then }.
    .then = laisse la malédiction { NAME($other, case: "to") }
karak-event-curse-stays-self = { NAME($hero) } { karak-event-curse-stays-self.then }.
    .then = garde la malédiction
karak-event-curse-lifted = { NAME($hero) } { karak-event-curse-lifted.then }.
    .then =
        est { GENDER($hero) ->
            [f] libérée
           *[m] libéré
        } de la malédiction
karak-event-cast = { NAME($hero) } { karak-event-cast.then }.
    .then = transporte { NAME($other) } à la fontaine n° { $number } par un portail de guérison
karak-event-cast-self = { NAME($hero) } { karak-event-cast-self.then }.
    .then = se rend à la fontaine n° { $number } par un portail de guérison
karak-event-swapped = { NAME($hero) } { karak-event-swapped.then }.
    .then = échange sa place avec { NAME($other) }
karak-event-goes-on = { NAME($hero) } { karak-event-goes-on.then }.
    .then = peut poursuivre son tour grâce à un 6
karak-event-stopped = { NAME($hero) } { karak-event-stopped.then }.
    .then = termine son tour
karak-event-dragon-slain = { NAME($hero) } terrasse le dragon, et la partie prend fin.
karak-event-quiet = { $rounds } manches complètes sans tuile posée, sans combat, sans rien ramasser ni ouvrir : la partie s’arrête et on compte les points.
karak-event-fruitless = { $rounds } manches complètes sans tuile posée, sans monstre vaincu et sans coffre ouvert : la partie s’arrête et on compte les points.

## Refus

karak-why-not-an-act = Cette action n’existe pas dans Karak ; choisis l’une de celles qui sont proposées.
karak-why-over = La partie est finie ; commences-en une autre pour rejouer.
karak-why-not-now = Ce n’est pas le moment ; poursuis ton tour ou termine-le.
karak-why-nature-first = Le hasard n’a pas encore parlé ; attends le résultat du lancer ou du tirage.
karak-why-nature-only = Seul le hasard en décide ; choisis l’une de tes propres actions.
karak-why-cannot-come = Cela ne peut pas sortir maintenant ; indique un résultat encore possible.
karak-why-hero-first = Choisis d’abord ton héros.
karak-why-hero-gone = Ce héros est déjà pris ; choisis-en un autre.
karak-why-wall-here = Ta tuile a un mur de ce côté ; sors par une ouverture.
karak-why-wall-there = La tuile voisine a un mur de ton côté ; cherche un autre chemin.
karak-why-pile-empty = Il n’y a plus de tuiles pour le secteur inexploré ; reste sur celles qui sont déjà posées.
karak-why-no-steps = Tu n’as plus de déplacements ; fais ce que permet la tuile ou termine ton tour.
karak-why-not-on-portal = Tu n’es pas sur un portail ; rejoins-en d’abord un.
karak-why-no-such-portal = Ce portail n’est pas encore posé ; choisis-en un qui l’est.
karak-why-same-portal = Tu es déjà sur ce portail ; choisis-en un autre.
karak-why-lay-first = Pose d’abord la tuile que tu as piochée.
karak-why-not-this-shape = La tuile que tu as piochée n’a cette forme dans aucun sens ; choisis l’une de ses propres orientations.
karak-why-does-not-join = Dans ce sens, la tuile n’est pas reliée à celle que tu quittes ; tourne-la pour qu’elle le soit.
karak-why-keep-first = Choisis d’abord lequel des deux jetons tu poses.
karak-why-not-drawn = Tu n’as pas pioché ce jeton ; choisis l’un des deux que tu as.
karak-why-no-monster = Aucun monstre ne te barre la route ici ; poursuis ton tour ou termine-le.
karak-why-fight-not-first = Tu as déjà fait un déplacement ; combats ce monstre avant le premier, ou en entrant de nouveau sur sa tuile.
karak-why-meet-first = Décide d’abord : combats le monstre ou reste dans l’ombre.
karak-why-strike-first = Termine d’abord le combat.
karak-why-not-horan = Seul Horan peut relancer les deux dés ; contente-toi de ce lancer.
karak-why-rerolled = Tu as déjà relancé les dés dans ce combat ; le second lancer compte.
karak-why-reroll-after-bolt = Tu as déjà utilisé un tir magique dans ce combat ; la prochaine fois, relance les dés avant.
karak-why-no-bolt = Tu n’as plus de tir magique pour ce combat ; frappe sans en utiliser.
karak-why-not-xanros = Seul Xanros a ce pouvoir ; choisis une autre action.
karak-why-gave-life = Tu as déjà sacrifié une vie dans ce combat ; ce n’est possible qu’une fois.
karak-why-cursed = Ton héros est maudit et n’a plus de pouvoirs ; une fontaine ou un portail de guérison lèvera la malédiction.
karak-why-swap-self = Tu ne peux pas échanger ta place avec toi-même ; choisis un autre héros.
karak-why-swap-not-first = Tu as déjà utilisé des déplacements ; la prochaine fois, échange ta place au début de ton tour.
karak-why-swap-same-tile = Vous êtes sur la même tuile et n’avez rien à échanger ; choisis un héros sur une autre tuile.
karak-why-nothing-to-take = Il n’y a pas d’objet sur cette tuile ; arrête-toi là où il y en a un.
karak-why-same-kind-only = Tes cases pleines ne contiennent que des objets identiques à celui-ci, donc rien ne changerait ; laisse-le là.
karak-why-no-chest = Il n’y a pas de coffre sur cette tuile ; va d’abord là où il y en a un.
karak-why-no-key = Tu n’as pas de clé ; gagnes-en une contre un squelette-gardien des clés.
karak-why-no-healing = Tu n’as pas de portail de guérison ; gagnes-en un contre une araignée géante.
karak-why-no-such-hero = Ce héros n’est pas à cette table ; choisis-en un qui joue.
karak-why-no-such-fountain = Cette fontaine n’est pas encore posée ; choisis-en une qui l’est.
karak-why-leave-first = Choisis d’abord quel objet tu laisses sur la tuile.
karak-why-other-slot = Cet objet va dans un autre type de case ; laisse un objet du même type que le nouveau.
karak-why-not-held = Tu n’as pas cet objet ; choisis-en un que tu as.
karak-why-curse-first = Choisis d’abord à qui va la malédiction.
karak-why-curse-self = Tu ne peux pas transmettre la malédiction à ton propre héros ; choisis un adversaire.
karak-why-revive-first = Choisis d’abord la fontaine où tu reviens à la vie.
