# Shabrak : actions, événements et refus (français). Les noms de cartes, de toute langue, sont entre guillemets.

## Comment on appelle un guerrier ; $number distingue ceux qui portent le même nom

shabrak-warrior = « { NAME($card) } »
shabrak-warrior-twin = « { NAME($card) } » (nº { $number })
shabrak-warrior-of = « { NAME($card) } » ({ NAME($player) })
shabrak-warrior-twin-of = « { NAME($card) } » ({ NAME($player) }, nº { $number })

## Actions du joueur

shabrak-act-end = Termine ton tour
shabrak-act-end-round = Termine ton tour, et la manche avec lui
shabrak-act-attack-press = Attaque { $other } avec { $warrior } : pression { $attack }, soit { $pressure } pour une défense de { $defence }
shabrak-act-attack-overpower = Attaque { $other } avec { $warrior } : pression { $attack }, de quoi terrasser
shabrak-act-attack-shield = Attaque { $other } avec { $warrior } : un bouclier protège la cible
shabrak-act-ability = Utilise la capacité de { $warrior }
shabrak-act-rest = Épuise { $warrior }, qui ne peut rien faire d’autre
shabrak-act-gear = Utilise l’équipement « { NAME($card) } » de { $warrior }
shabrak-act-sark = Utilise ton sark « { NAME($card) } »
shabrak-act-play-event = Joue l’événement « { NAME($card) } »
shabrak-act-play-equipment = Équipe un guerrier de « { NAME($card) } »
shabrak-act-choose-own = « { NAME($card) } » : choisis ton guerrier { $warrior }
shabrak-act-choose-enemy = « { NAME($card) } » : choisis le guerrier adverse { $warrior }
shabrak-act-choose-wear-own = Équipe ton guerrier { $warrior } de « { NAME($card) } »
shabrak-act-choose-wear-enemy = Équipe le guerrier adverse { $warrior } de « { NAME($card) } »
shabrak-act-discard = Défausse « { NAME($card) } »
shabrak-act-retrieve = Reprends « { NAME($card) } » dans ta défausse
shabrak-act-yes = « { NAME($card) } » : oui, fais-le
shabrak-act-no = « { NAME($card) } » : non, laisse
shabrak-act-lay-left = Pose { $warrior } à l’extrémité gauche de ta rangée
shabrak-act-lay-right = Pose { $warrior } à l’extrémité droite de ta rangée

## Actions du hasard

shabrak-act-first = { NAME($player) } pose en premier
shabrak-act-draw = Pioche « { NAME($card) } »

## Événements

shabrak-event-commanders = Les commandants se font face : { $warrior } et { $other }.
shabrak-event-begins = { NAME($player) } pose le premier guerrier et commencera la première manche.
shabrak-event-laid =
    { $end ->
        [left] { $warrior } prend place à l’extrémité gauche de la rangée.
       *[right] { $warrior } prend place à l’extrémité droite de la rangée.
    }
shabrak-event-round = Manche { $round } : { NAME($player) } commence.
shabrak-event-turn = C’est à { NAME($player) } de jouer.
shabrak-event-draws =
    { $left ->
        [0] { NAME($player) } pioche la dernière carte de sa pioche.
       *[other] { NAME($player) } pioche une carte ; il en reste { $left }.
    }
shabrak-event-drew = { NAME($player) } voit que c’est « { NAME($card) } ».
shabrak-event-nothing-to-draw = { NAME($player) } n’a rien à piocher : la pioche est vide.
shabrak-event-exhausted = Le guerrier { $warrior } est épuisé.
shabrak-event-rested = { $warrior } ne peut ni attaquer ni utiliser de capacité.
shabrak-event-attacks = { $warrior } attaque { $other } avec une force de { $attack }.
shabrak-event-missed = L’attaque de { $warrior } est perdue : l’attaquant ou sa cible n’est plus debout.
shabrak-event-ability = { $warrior } utilise une capacité.
shabrak-event-gear = { $warrior } utilise l’équipement « { NAME($card) } ».
shabrak-event-sark = { NAME($player) } utilise le sark « { NAME($card) } ».
shabrak-event-played = { NAME($player) } joue « { NAME($card) } ».
shabrak-event-wore = { NAME($player) } équipe { $warrior } de « { NAME($card) } ».
shabrak-event-triggered = « { NAME($card) } » ({ NAME($player) }) se déclenche.
shabrak-event-pressed = { $warrior } subit une pression de { $number } : { $pressure } en tout pour une défense de { $defence }.
shabrak-event-shielded = Le bouclier de { $warrior } arrête la pression et disparaît.
shabrak-event-relieved = La pression sur { $warrior } baisse de { $number } : elle est maintenant de { $pressure }.
shabrak-event-overpowered = Le guerrier { $warrior } est terrassé.
shabrak-event-readied = Le guerrier { $warrior } est de nouveau prêt.
shabrak-event-shield = { $warrior } reçoit un bouclier, qui arrêtera la prochaine pression.
shabrak-event-attack = { $warrior } : attaque { $change }.
shabrak-event-defence = { $warrior } : défense { $change }.
shabrak-event-swapped = { $warrior } et { $other } échangent leurs places.
shabrak-event-broken = { $warrior } perd l’équipement « { NAME($card) } ».
shabrak-event-stolen = { $warrior } prend l’équipement « { NAME($card) } » à { $other }.
shabrak-event-discarded = { NAME($player) } défausse « { NAME($card) } ».
shabrak-event-retrieved = { NAME($player) } reprend « { NAME($card) } » dans sa défausse.
shabrak-event-recycled =
    { $number ->
        [one] { NAME($player) } remélange { $number } carte de sa défausse dans sa pioche.
       *[other] { NAME($player) } remélange { $number } cartes de sa défausse dans sa pioche.
    }
shabrak-event-capped = Une seule action a déclenché trop de capacités : les suivantes sont perdues.
shabrak-event-left = { $warrior } quitte définitivement la partie.
shabrak-event-passed = { NAME($player) } ne peut rien faire, et le tour passe.
shabrak-event-won = { NAME($player) } gagne la partie.
shabrak-event-drawn = La partie se termine par une égalité.
shabrak-event-last-round = La manche { $round } était la dernière : celui à qui il reste le plus de guerriers gagne ; à égalité, celui dont les guerriers subissent le moins de pression.
shabrak-event-elided = Il s’est passé plus de choses que le journal ne peut en contenir ; regarde la table pour voir où l’on en est.

## Refus

shabrak-why-not-an-act = Cette action n’existe pas dans Shabrak ; choisis l’une de celles qui sont proposées.
shabrak-why-over = La partie est finie ; commences-en une autre pour rejouer.
shabrak-why-nature-first = Le hasard n’a pas encore parlé ; attends le résultat du tirage.
shabrak-why-nature-only = Seul le hasard en décide ; choisis l’une de tes propres actions.
shabrak-why-cannot-come = Cela ne peut pas sortir maintenant ; indique un résultat encore possible.
shabrak-why-lay-first = Les rangées ne sont pas encore complètes ; pose un guerrier à une extrémité de la tienne.
shabrak-why-turn-first = Ce n’est pas ce qu’on te demande maintenant ; poursuis ton tour ou termine-le.
shabrak-why-choose-first = Choisis d’abord un guerrier pour la carte en cours.
shabrak-why-may-first = Réponds d’abord oui ou non à ce que la carte te propose.
shabrak-why-discard-first = Défausse d’abord une carte de ta main.
shabrak-why-retrieve-first = Choisis d’abord une carte dans ta défausse.
shabrak-why-laid-already = Ce guerrier est déjà dans ta rangée ; poses-en un autre.
shabrak-why-not-standing = Ce guerrier ne combat plus dans la rangée ; choisis-en un qui n’est pas terrassé.
shabrak-why-exhausted = Ce guerrier est déjà épuisé pour cette manche ; choisis-en un qui est prêt.
shabrak-why-another-acts = On n’épuise qu’un guerrier par tour, et un autre agit déjà ; continue avec lui ou termine ton tour.
shabrak-why-attacked-already = Ton guerrier a déjà attaqué ce tour-ci ; utilise sa capacité s’il en a une, ou termine ton tour.
shabrak-why-target-down = Cet adversaire est terrassé ou hors jeu, et on ne peut pas l’attaquer ; choisis-en un encore debout.
shabrak-why-out-of-reach = Cet adversaire est hors de portée ; attaques-en un placé droit devant ou en diagonale.
shabrak-why-guarded = Un adversaire à portée couvre les autres ; attaques-en un qui couvre.
shabrak-why-no-ability = Ce guerrier n’a pas de capacité active ; attaque avec lui.
shabrak-why-used-already = C’est déjà fait ce tour-ci ; fais autre chose ou termine ton tour.
shabrak-why-nothing-to-do = Cela n’aurait aucun effet maintenant ; attends que cela puisse en avoir un.
shabrak-why-can-act = Ce guerrier peut encore faire quelque chose ; attaque avec lui ou utilise sa capacité.
shabrak-why-must-exhaust = Il te reste un guerrier prêt ; épuises-en un avant de terminer ton tour.
shabrak-why-must-act = Le guerrier épuisé ce tour-ci peut encore attaquer ou utiliser sa capacité ; fais-le avant de terminer ton tour.
shabrak-why-no-gear = Ce guerrier ne porte pas d’équipement à capacité active ; fais autre chose.
shabrak-why-no-sark = Tu n’as pas de sark à capacité active ; fais autre chose.
shabrak-why-sark-used = Ton sark est épuisé ; il sera de nouveau prêt à la prochaine manche.
shabrak-why-not-held = Tu n’as pas cette carte en main ; choisis-en une que tu as.
shabrak-why-enough-played = Tu ne peux plus jouer de carte ce tour-ci ; garde les autres pour le prochain.
shabrak-why-nobody-to-wear = Tous les guerriers des rangées sont déjà équipés ; garde l’équipement pour plus tard.
shabrak-why-does-not-fit = La carte ne vise pas ce guerrier ; choisis l’un de ceux qui sont proposés.
shabrak-why-not-discarded = Cette carte n’est pas dans ta défausse ; choisis-en une qui y est.
