# Shabrak : actions, événements et refus (français). Les noms de cartes, de toute langue, sont entre guillemets.

## Comment on appelle un guerrier ; $number distingue ceux qui portent le même nom

shabrak-warrior = « { NAME($card) } »
    .gender = { GENDER($card) }
shabrak-warrior-twin = « { NAME($card) } » (n° { $number })
    .gender = { GENDER($card) }
shabrak-warrior-of = « { NAME($card) } » ({ NAME($player) })
    .gender = { GENDER($card) }
shabrak-warrior-twin-of = « { NAME($card) } » ({ NAME($player) }, n° { $number })
    .gender = { GENDER($card) }

## Actions du joueur

shabrak-act-end = Termine ton tour
shabrak-act-end-round = Termine ton tour, et la manche avec lui
shabrak-act-attack-press = Attaque { $other } avec { $warrior } : pression { $attack }, soit { $pressure } pour une défense de { $defence }
shabrak-act-attack-overpower = Attaque { $other } avec { $warrior } : pression { $attack }, de quoi terrasser
shabrak-act-attack-shield = Attaque { $other } avec { $warrior } : un bouclier protège la cible
shabrak-act-ability = Utilise la capacité de { $warrior }
shabrak-act-rest = Épuise { $warrior }, qui ne peut rien faire d’autre
shabrak-act-gear = Utilise l’équipement « { NAME($card) } » de { $warrior }
shabrak-act-sark = Utilise ton sark « { NAME($card) } »
shabrak-act-play-event = Joue l’événement « { NAME($card) } »
shabrak-act-play-equipment = Équipe un guerrier de « { NAME($card) } »
shabrak-act-choose-own =
    « { NAME($card) } » : choisis { GENDER($warrior) ->
        [f] ta guerrière
       *[m] ton guerrier
    } { $warrior }
shabrak-act-choose-enemy =
    « { NAME($card) } » : choisis { GENDER($warrior) ->
        [f] la guerrière adverse
       *[m] le guerrier adverse
    } { $warrior }
shabrak-act-choose-wear-own =
    Équipe { GENDER($warrior) ->
        [f] ta guerrière
       *[m] ton guerrier
    } { $warrior } de « { NAME($card) } »
shabrak-act-choose-wear-enemy =
    Équipe { GENDER($warrior) ->
        [f] la guerrière adverse
       *[m] le guerrier adverse
    } { $warrior } de « { NAME($card) } »
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
    { $warrior } prend place à l’extrémité { $end ->
        [left] gauche
       *[right] droite
    } de la rangée.
    .each =
        { $warrior } { $end ->
            [left] à gauche
           *[right] à droite
        }
    .many = { $list } prennent place
shabrak-event-round = Manche { $round } : { NAME($player) } commence.
shabrak-event-turn = C’est à { NAME($player) } de jouer.
shabrak-event-draws = { NAME($player) } { shabrak-event-draws.then }.
    .then =
        pioche { $left ->
            [0] la dernière carte de sa pioche
           *[other] une carte (il en reste { $left })
        }
    .item = { $left }
    .many =
        pioche { $count } cartes { $left ->
            [0] (sa pioche est vide)
           *[other] (il en reste { $left })
        }
shabrak-event-drew = { NAME($player) } { shabrak-event-drew.then }.
    .then = pioche « { NAME($card) } »
    .item = « { NAME($card) } »
    .many = pioche { $list }
shabrak-event-nothing-to-draw = { NAME($player) } { shabrak-event-nothing-to-draw.then }.
    .then = n’a rien à piocher (sa pioche est vide)
shabrak-event-exhausted = { $warrior } { shabrak-event-exhausted.then }.
    .then = s’épuise
shabrak-event-rested = { $warrior } { shabrak-event-rested.then }.
    .then = ne peut ni attaquer ni utiliser de capacité
shabrak-event-attacks = { $warrior } { shabrak-event-attacks.then }.
    .then = attaque { $other } avec une force de { $attack }
shabrak-event-missed = L’attaque de { $warrior } est perdue : l’attaquant ou sa cible n’est plus debout.
shabrak-event-ability = { $warrior } { shabrak-event-ability.then }.
    .then = utilise une capacité
shabrak-event-gear = { $warrior } { shabrak-event-gear.then }.
    .then = utilise l’équipement « { NAME($card) } »
shabrak-event-sark = { NAME($player) } { shabrak-event-sark.then }.
    .then = utilise le sark « { NAME($card) } »
shabrak-event-played = { NAME($player) } { shabrak-event-played.then }.
    .then = joue « { NAME($card) } »
    .item = « { NAME($card) } »
    .many = joue { $list }
shabrak-event-wore = { NAME($player) } { shabrak-event-wore.then }.
    .then = équipe { $warrior } de « { NAME($card) } »
shabrak-event-triggered = La capacité de « { NAME($card) } » ({ NAME($player) }) se déclenche.
shabrak-event-pressed = { $warrior } { shabrak-event-pressed.then }.
    .then = subit une pression de { $number } ({ $pressure } en tout pour une défense de { $defence })
    .again = de { $number } encore ({ $pressure } en tout)
shabrak-event-shielded = Le bouclier de { $warrior } arrête la pression et disparaît.
shabrak-event-relieved = { $warrior } { shabrak-event-relieved.then }.
    .then = perd { $number } de pression (il en reste { $pressure })
shabrak-event-overpowered = { $warrior } { shabrak-event-overpowered.then }.
    .then =
        est { GENDER($warrior) ->
            [f] terrassée
           *[m] terrassé
        }
shabrak-event-readied = { $warrior } { shabrak-event-readied.then }.
    .then =
        est de nouveau { GENDER($warrior) ->
            [f] prête
           *[m] prêt
        }
shabrak-event-shield = { $warrior } { shabrak-event-shield.then }.
    .then = reçoit un bouclier contre la prochaine pression
shabrak-event-attack = { $warrior } { shabrak-event-attack.then }.
    .then = a { $change } en attaque
shabrak-event-defence = { $warrior } { shabrak-event-defence.then }.
    .then = a { $change } en défense
shabrak-event-swapped = { $warrior } et { $other } échangent leurs places.
shabrak-event-broken = { $warrior } { shabrak-event-broken.then }.
    .then = perd l’équipement « { NAME($card) } »
shabrak-event-stolen = { $warrior } { shabrak-event-stolen.then }.
    .then = prend l’équipement « { NAME($card) } » à { $other }
shabrak-event-discarded = { NAME($player) } { shabrak-event-discarded.then }.
    .then = défausse « { NAME($card) } »
    .item = « { NAME($card) } »
    .many = défausse { $list }
shabrak-event-retrieved = { NAME($player) } { shabrak-event-retrieved.then }.
    .then = reprend « { NAME($card) } » dans sa défausse
shabrak-event-recycled = { NAME($player) } { shabrak-event-recycled.then }.
    .then =
        remélange { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        } de sa défausse dans sa pioche
shabrak-event-capped = Une seule action a déclenché trop de capacités : les suivantes sont perdues.
shabrak-event-left = { $warrior } { shabrak-event-left.then }.
    .then = quitte définitivement la partie
    .each = { $warrior }
    .many = { $list } quittent définitivement la partie
shabrak-event-passed = { NAME($player) } { shabrak-event-passed.then }.
    .then = ne peut rien faire et passe son tour
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
