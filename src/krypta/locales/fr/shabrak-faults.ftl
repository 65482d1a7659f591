# Ce qui ne va pas dans un fichier de cartes, un paquet ou un code de paquet de Shabrak. Les mots des fichiers et de la
# langue dans laquelle s’écrivent les capacités (press, chosen, warriors) restent tels quels.

shabrak-fault-a =
    { $kind ->
        [sark] un sark
        [warrior] un guerrier
        [event] un événement
       *[equipment] un équipement
    }

## Cartes

shabrak-fault-cards = Un fichier de cartes a au plus { $most } cartes ; celui-ci en a { $count }.
shabrak-fault-sarks = Il y a trop de sarks : ensemble, { $most } au plus ont de la place.
shabrak-fault-id = Il faut à une carte un id de minuscules sans accents, de chiffres et de tirets ; trouvé : { $found }.
shabrak-fault-id-long = L’id « { $card } » est trop long ; un id a au plus { $most } caractères.
shabrak-fault-id-known = « { $card } » est déjà une carte de la série ; donne un autre id à la tienne.
shabrak-fault-id-twice = « { $card } » est déjà la carte de la ligne { $line }.
shabrak-fault-sark = Un guerrier a un sark d’origine (S1.3) ; trouvé : { $found }. Il y a { $known }.
shabrak-fault-no-sarks = Un guerrier a un sark d’origine (S1.3) ; trouvé : { $found }. Il n’y en a encore aucun : ajoute un [[sark]].
shabrak-fault-yes = { $key } doit être true, ou manquer ; trouvé : { $found }.
shabrak-fault-commander-unlimited = Un commandant est unique : un deck ne l’a qu’une fois (S1.2).
shabrak-fault-abilities = Une carte a au plus { $most } capacités ; celle-ci en a { $count }.
shabrak-fault-one-active = Une carte a au plus une capacité active.
shabrak-fault-event-idle = Un événement fait quelque chose : abilities = ["played: …"].

## Paquets

shabrak-fault-no-card = Il n’y a pas de carte « { $card } » (S1.1).
shabrak-fault-misplaced =
    « { $card } » est { $kind } ; il faut { $part ->
        [sark] un sark
        [warriors] un guerrier
       *[pile] un événement ou un équipement
    } dans « { $part } » (S1.1).
shabrak-fault-team = Un deck a exactement { $most } guerriers ; nombre dans celui-ci : { $count } (S1.1).
shabrak-fault-commanders = Exactement un guerrier est commandant ; dans ce deck ils sont { $count } : { $cards } (S1.1).
shabrak-fault-no-commander = Exactement un guerrier est commandant ; dans ce deck aucun ne l’est (S1.1).
shabrak-fault-pile = Une pioche a de { $least } à { $most } cartes ; nombre dans celle-ci : { $count } (S1.1).
shabrak-fault-none-in-pile = « { $card } » n’est pas dans la pioche ; il faut l’y mettre au moins une fois (S1.1).
shabrak-fault-copies =
    « { $card } » peut être dans un deck au plus { $most ->
        [1] une fois
       *[other] deux fois
    } ; dans celui-ci, c’est { $count } fois (S1.2).
shabrak-fault-deck-name = Le nom d’un deck est un texte d’au plus { $most } octets.
shabrak-fault-deck-sark = sark doit être l’id d’une carte ; trouvé : { $found }.
shabrak-fault-entries = { $key } a { $count } éléments ; { $most } suffisent largement.
shabrak-fault-entry = Une carte de la pioche s’écrit « 2 liquor » ; trouvé : { $found }.
shabrak-fault-no-deck = Un tel deck n’existe pas : { $found }. Dis { $known }, un code de deck ou le texte d’un fichier de deck (au terminal @FICHIER).
shabrak-fault-code = Un code de deck commence par « { $prefix } » et a au plus { $most } caractères ; ceci n’en est pas un.
shabrak-fault-mistyped = Ce code de deck est mal copié, ou a été fait avec d’autres cartes : copie-le encore une fois en entier, et donne le fichier de cartes avec lequel il a été fait.

## Capacités : comment elles s’écrivent

shabrak-fault-expected = Il faut ici { $what } ; trouvé : { $found }.
shabrak-fault-a-number = un nombre de { $least } à { $most }
shabrak-fault-step-or-end = « ; » et une autre étape, ou la fin
shabrak-fault-end = la fin
shabrak-fault-conditions = Une capacité a au plus { $most } conditions.
shabrak-fault-steps = Une capacité a au plus { $most } étapes.
shabrak-fault-take-away = On ne peut retirer qu’un nombre.
shabrak-fault-twice =
    { $what ->
        [place] Un lieu figure deux fois.
        [rarity] Une rareté figure deux fois.
       *[sark] Un sark figure deux fois.
    }

## Capacités : ce qu’elles peuvent signifier

shabrak-fault-moment = « { $moment } » n’a pas sa place sur ce genre de carte ; il faut { $known }.
shabrak-fault-whose = Dis de qui : une carte qui n’est pas à un guerrier ne peut pas être « { $moment } » elle-même ; il faut « own », « enemy » ou « any ».
shabrak-fault-fallen-subject = Qui est déjà terrassé ne déclenche rien.
shabrak-fault-no-more = Qui vient d’être « { $moment } » n’est plus « { $trait } ».
shabrak-fault-not-standing = Tant qu’elle tient, une carte peut changer « attack », « defence » et « reach », ou couvrir (« guard »), mais pas « { $effect } ».
shabrak-fault-only-standing = « { $effect } » n’agit que tant qu’une carte tient : écris « standing: … ».
shabrak-fault-no-choice = Ce qui agit tant qu’une carte tient n’est pas un choix : supprime « may » et « then ».
shabrak-fault-chosen = Tant qu’une carte tient, on ne choisit rien ; il faut « self » ou « all ».
shabrak-fault-figure = Ce qui agit tant qu’une carte tient ne peut pas dépendre de valeurs qui en dépendent ; il faut un nombre.
shabrak-fault-reach = La portée ne peut pas dépendre de qui est à portée.
shabrak-fault-round-end = À la fin d’une manche, on ne peut plus rien changer pour cette manche.
shabrak-fault-no-row =
    { $what ->
        [self] Cette carte n’est dans aucune rangée : elle n’a pas de « self ».
        [other] Cette carte n’est dans aucune rangée : supprime « other ».
        [steal] Seul un guerrier peut voler : cette carte n’est dans aucune rangée.
       *[place] Cette carte n’est dans aucune rangée : dis de qui, par exemple « of it ».
    }
shabrak-fault-overpowered =
    { $what ->
        [steal] Il est terrassé : il ne peut plus rien porter.
       *[self] Il est terrassé : on ne peut plus rien faire à « self ».
    }
shabrak-fault-it = Personne n’a encore été nommé qui pourrait être « it ».
shabrak-fault-foe = Il n’y a de « foe » qu’avec « attacking » ou « attacked ».
shabrak-fault-nobody = Personne ne peut être tout cela à la fois : { $traits }.
shabrak-fault-neighbour = Un adversaire n’est pas un voisin ; il faut « own ».
shabrak-fault-faced = On ne fait face qu’aux adversaires et on n’atteint qu’eux ; il faut « enemy ».
shabrak-fault-fallen-target = On ne peut rien faire à qui est terrassé ; « fallen » ne sert qu’à compter.
shabrak-fault-steal-from = Un guerrier ne porte qu’une chose, il ne vole donc qu’à un seul ; il faut « chosen », « it » ou « foe ».
shabrak-fault-swap-all = Deux guerriers échangent leurs places ; il faut « self », « it », « foe » ou « chosen ».
shabrak-fault-swap-self = Personne n’échange sa place avec soi-même.
shabrak-fault-swap-any = Les places s’échangent dans une même rangée ; il faut « own » ou « enemy ».
shabrak-fault-swap-across = Les places s’échangent dans une même rangée, pas d’une rangée à l’autre.

shabrak-fault-picture = L’image { $found } n’existe pas. Une image porte l’identifiant de l’une de nos cartes, par exemple picture = "krupan".
shabrak-fault-flavour = Le texte flavour doit tenir sur une seule ligne de { $most } caractères au plus.
