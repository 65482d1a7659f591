# Shabrak : ce qui est imprimé sur les cartes (français), composé de morceaux par games/shabrak/language/text.py.
# Les morceaux commencent par une minuscule ; seul le tout est une phrase.

## Le tout

shabrak-ability-active = A : { CAPITAL($text) }.
shabrak-ability-passive = P : { CAPITAL($text) }.
shabrak-ability-played = { CAPITAL($text) }.

## Quand

shabrak-ability-when-worn = une fois équipé, { $text }
shabrak-ability-when-round-start = au début de chaque manche, { $text }
shabrak-ability-when-round-end = à la fin de chaque manche, { $text }
shabrak-ability-when-exhausted =
    { $form ->
        [wearer] quand le porteur est épuisé
       *[self] quand ce guerrier est épuisé
    }
shabrak-ability-when-attacking =
    { $form ->
        [wearer] quand le porteur attaque
       *[self] quand ce guerrier attaque
    }
shabrak-ability-when-attacked =
    { $form ->
        [wearer] quand le porteur est attaqué
       *[self] quand ce guerrier est attaqué
    }
shabrak-ability-when-pressed =
    { $form ->
        [wearer] quand le porteur subit une pression
       *[self] quand ce guerrier subit une pression
    }
shabrak-ability-when-overpowered =
    { $form ->
        [wearer] quand le porteur est terrassé
       *[self] quand ce guerrier est terrassé
    }
shabrak-ability-when-exhausted-other = quand { $who } est épuisé
shabrak-ability-when-attacking-other = quand { $who } attaque
shabrak-ability-when-attacked-other = quand { $who } est attaqué
shabrak-ability-when-pressed-other = quand { $who } subit une pression
shabrak-ability-when-overpowered-other = quand { $who } est terrassé
shabrak-ability-after = { $moment }, { $text }
shabrak-ability-after-if =
    { $conditions ->
        [one] { $moment } et que { $condition }, { $text }
       *[other] { $moment }, que { $condition }, { $text }
    }

## Conditions

shabrak-ability-if = si { $condition }, { $text }
shabrak-ability-while = { $text } tant que { $condition }
shabrak-ability-both =
    { $opened ->
        [if] { $one } et si { $other }
       *[when] { $one } et que { $other }
    }
shabrak-ability-at-least =
    { $side ->
        [own] tu as au moins { $number } { $who }
        [enemy] l’adversaire a au moins { $number } { $who }
       *[any] vous avez à vous deux au moins { $number } { $who }
    }
shabrak-ability-at-most =
    { $side ->
        [own] tu as au plus { $number } { $who }
        [enemy] l’adversaire a au plus { $number } { $who }
       *[any] vous avez à vous deux au plus { $number } { $who }
    }
shabrak-ability-none =
    { $side ->
        [own] tu n’as aucun { $who }
        [enemy] l’adversaire n’a aucun { $who }
       *[any] vous n’avez à vous deux aucun { $who }
    }
shabrak-ability-fewer = tu as moins de guerriers que l’adversaire
shabrak-ability-hand-at-least = tu as au moins { shabrak-ability-draw.cards } en main
shabrak-ability-hand-at-most =
    { $number ->
        [0] tu n’as aucune carte en main
       *[other] tu as au plus { shabrak-ability-draw.cards } en main
    }

## Ce qui relie les étapes ; ce qui suit « ensuite » dépend de l’étape précédente (S5.4)

shabrak-ability-comma = { $before }, { $after }
shabrak-ability-and = { $before } et { $after }
shabrak-ability-and-may = { $before } ; tu peux { $after }
shabrak-ability-then = { $before }, ensuite { $after }
shabrak-ability-then-may = { $before }, ensuite, si tu veux, { $after }
shabrak-ability-anyway = { $before } ; dans tous les cas, { $after }
shabrak-ability-anyway-may = { $before } ; tu peux aussi { $after }
shabrak-ability-may = tu peux { $text }
shabrak-ability-per = { $text } pour { $who }

## Les étapes

shabrak-ability-press =
    { $form ->
        [it] { $lead ->
            [may] exercer sur lui une pression de { $number }
           *[no] exerce sur lui une pression de { $number }
        }
       *[other] { $lead ->
            [may] exercer une pression de { $number } sur { $whom }
           *[no] exerce une pression de { $number } sur { $whom }
        }
    }
shabrak-ability-press-figure =
    { $form ->
        [it] { $lead ->
            [may] exercer sur lui une pression égale à { $figure }
           *[no] exerce sur lui une pression égale à { $figure }
        }
       *[other] { $lead ->
            [may] exercer une pression égale à { $figure } sur { $whom }
           *[no] exerce une pression égale à { $figure } sur { $whom }
        }
    }
shabrak-ability-relieve =
    { $lead ->
        [may] réduire de { $number } la pression sur { $whom }
       *[no] réduis de { $number } la pression sur { $whom }
    }
shabrak-ability-relieve-figure =
    { $lead ->
        [may] réduire la pression sur { $whom } de { $figure }
       *[no] réduis la pression sur { $whom } de { $figure }
    }
shabrak-ability-overpower =
    { $form ->
        [it] { $lead ->
            [may] le terrasser
           *[no] terrasse-le
        }
       *[other] { $lead ->
            [may] terrasser { $whom }
           *[no] terrasse { $whom }
        }
    }
shabrak-ability-ready =
    { $form ->
        [it] { $lead ->
            [may] le rendre prêt
           *[no] rends-le prêt
        }
        [one] { shabrak-ability-ready.many }
        [all] { shabrak-ability-ready.many }
       *[self] { $lead ->
            [may] rendre { $whom } prêt
           *[no] rends { $whom } prêt
        }
    }
    .many =
        { $lead ->
            [may] rendre prêt { $whom }
           *[no] rends prêt { $whom }
        }
shabrak-ability-exhaust =
    { $form ->
        [it] { $lead ->
            [may] l’épuiser
           *[no] épuise-le
        }
       *[other] { $lead ->
            [may] épuiser { $whom }
           *[no] épuise { $whom }
        }
    }
shabrak-ability-shield =
    { $form ->
        [it] { $lead ->
            [may] le protéger d’un bouclier
           *[no] protège-le d’un bouclier
        }
        [one] { shabrak-ability-shield.many }
        [all] { shabrak-ability-shield.many }
       *[self] { $lead ->
            [may] protéger { $whom } d’un bouclier
           *[no] protège { $whom } d’un bouclier
        }
    }
    .many =
        { $lead ->
            [may] protéger d’un bouclier { $whom }
           *[no] protège d’un bouclier { $whom }
        }
shabrak-ability-more =
    { $lead ->
        [may] augmenter de { $number } { shabrak-ability-more.what } { shabrak-ability-more.lasting }
       *[no] augmente de { $number } { shabrak-ability-more.what } { shabrak-ability-more.lasting }
    }
    .what =
        { $form ->
            [it] { $what ->
                [attack] son attaque
               *[defence] sa défense
            }
           *[other] { $what ->
                [attack] l’attaque { $whose }
               *[defence] la défense { $whose }
            }
        }
    .lasting =
        { $lasting ->
            [turn] jusqu’à la fin du tour
           *[round] jusqu’à la fin de la manche
        }
shabrak-ability-less =
    { $lead ->
        [may] réduire de { $number } { shabrak-ability-more.what } { shabrak-ability-more.lasting }
       *[no] réduis de { $number } { shabrak-ability-more.what } { shabrak-ability-more.lasting }
    }
shabrak-ability-more-figure =
    { $lead ->
        [may] augmenter { shabrak-ability-more.what } de { $figure } { shabrak-ability-more.lasting }
       *[no] augmente { shabrak-ability-more.what } de { $figure } { shabrak-ability-more.lasting }
    }
shabrak-ability-standing =
    { $again ->
        [all] { $change } { shabrak-ability-standing.what }
        [who] { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
       *[no] { $who } { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
    }
    .has =
        { $form ->
            [all] ont
           *[self] a
        }
    .what =
        { $what ->
            [attack] en attaque
            [defence] en défense
           *[reach] de portée
        }
shabrak-ability-guard =
    { $again ->
        [no] { $who }{ " " }
       *[who] { "" }
    }{ $form ->
        [all] couvrent les autres
       *[self] couvre les autres
    }
shabrak-ability-swap =
    { $form ->
        [it] { $lead ->
            [may] l’intervertir avec { $other }
           *[no] intervertis-le avec { $other }
        }
       *[other] { $lead ->
            [may] intervertir { $whom } et { $other }
           *[no] intervertis { $whom } et { $other }
        }
    }
shabrak-ability-swap-two =
    { $lead ->
        [may] intervertir { $who }
       *[no] intervertis { $who }
    }
shabrak-ability-break =
    { $form ->
        [it] { $lead ->
            [may] détruire son équipement
           *[no] détruis son équipement
        }
       *[other] { $lead ->
            [may] détruire l’équipement { $whose }
           *[no] détruis l’équipement { $whose }
        }
    }
shabrak-ability-steal =
    { $form ->
        [it] { $lead ->
            [may] voler son équipement
           *[no] vole son équipement
        }
       *[other] { $lead ->
            [may] voler l’équipement { $whose }
           *[no] vole l’équipement { $whose }
        }
    }
shabrak-ability-draw =
    { $side ->
        [own] { $lead ->
            [may] piocher { shabrak-ability-draw.cards }
           *[no] pioche { shabrak-ability-draw.cards }
        }
       *[enemy] { $lead ->
            [may] faire piocher { shabrak-ability-draw.cards } à l’adversaire
           *[no] fais piocher { shabrak-ability-draw.cards } à l’adversaire
        }
    }
    .cards =
        { $number ->
            [one] { $number } carte
           *[other] { $number } cartes
        }
shabrak-ability-draw-figure =
    { $side ->
        [own] { $lead ->
            [may] piocher autant de cartes que { $figure }
           *[no] pioche autant de cartes que { $figure }
        }
       *[enemy] { $lead ->
            [may] faire piocher à l’adversaire autant de cartes que { $figure }
           *[no] fais piocher à l’adversaire autant de cartes que { $figure }
        }
    }
shabrak-ability-discard =
    { $side ->
        [own] { $lead ->
            [may] défausser { shabrak-ability-draw.cards }
           *[no] défausse { shabrak-ability-draw.cards }
        }
       *[enemy] { $lead ->
            [may] faire défausser { shabrak-ability-draw.cards } à l’adversaire
           *[no] fais défausser { shabrak-ability-draw.cards } à l’adversaire
        }
    }
shabrak-ability-discard-figure =
    { $side ->
        [own] { $lead ->
            [may] défausser autant de cartes que { $figure }
           *[no] défausse autant de cartes que { $figure }
        }
       *[enemy] { $lead ->
            [may] faire défausser à l’adversaire autant de cartes que { $figure }
           *[no] fais défausser à l’adversaire autant de cartes que { $figure }
        }
    }
shabrak-ability-retrieve =
    { $lead ->
        [may] reprendre en main { shabrak-ability-draw.cards } de ta défausse
       *[no] reprends en main { shabrak-ability-draw.cards } de ta défausse
    }
shabrak-ability-retrieve-figure =
    { $lead ->
        [may] reprendre en main autant de cartes de ta défausse que { $figure }
       *[no] reprends en main autant de cartes de ta défausse que { $figure }
    }
shabrak-ability-recycle =
    { $lead ->
        [may] mélanger ta défausse à ta pioche
       *[no] mélange ta défausse à ta pioche
    }
shabrak-ability-figure =
    { $half ->
        [yes] la moitié de{ " " }
       *[no] { "" }
    }{ $form ->
        [it] { $what ->
            [attack] son attaque
            [defence] sa défense
           *[pressure] sa pression
        }
       *[other] { $what ->
            [attack] l’attaque { shabrak-ability-named-of }
            [defence] la défense { shabrak-ability-named-of }
           *[pressure] la pression { shabrak-ability-named-of }
        }
    }

## Qui a un nom ; -of : avec « de »

shabrak-ability-named =
    { $form ->
        [self] ce guerrier
        [wearer] le porteur
        [it] lui
        [chosen] le guerrier choisi
        [last] le dernier guerrier choisi
        [attacker] l’attaquant
        [attacked] le guerrier attaqué
       *[first] le premier d’entre eux
    }
shabrak-ability-named-of =
    { $form ->
        [self] de ce guerrier
        [wearer] du porteur
        [it] de lui
        [chosen] du guerrier choisi
        [last] du dernier guerrier choisi
        [attacker] de l’attaquant
        [attacked] du guerrier attaqué
       *[first] du premier d’entre eux
    }
shabrak-ability-named-is = { shabrak-ability-named }

## Qui est désigné par ce qu’il est ; shabrak-ability-warrior a les mots communs, .many au pluriel, .alone et .several
## sans dire à qui

shabrak-ability-one =
    { $side ->
        [own] { $commander ->
            [commander] ton { shabrak-ability-warrior.other }{ shabrak-ability-warrior }
           *[any] un { shabrak-ability-warrior.other }de tes { shabrak-ability-warrior.many }
        }
        [enemy] { $commander ->
            [commander] { $other ->
                [other] l’autre { shabrak-ability-warrior }
               *[any] le { shabrak-ability-warrior }
            }
           *[any] un { shabrak-ability-warrior.other }{ shabrak-ability-warrior }
        }
       *[any] un { shabrak-ability-warrior.other }{ shabrak-ability-warrior }
    }
shabrak-ability-of-one =
    { $side ->
        [own] { $commander ->
            [commander] de { shabrak-ability-one }
           *[any] d’{ shabrak-ability-one }
        }
        [enemy] { $commander ->
            [commander] { $other ->
                [other] de { shabrak-ability-one }
               *[any] du { shabrak-ability-warrior }
            }
           *[any] d’{ shabrak-ability-one }
        }
       *[any] d’{ shabrak-ability-one }
    }
shabrak-ability-is-one = { shabrak-ability-one }
shabrak-ability-all =
    { $side ->
        [own] chacun de tes { shabrak-ability-warrior.others }{ shabrak-ability-warrior.many }
       *[enemy] chaque { shabrak-ability-warrior.other }{ shabrak-ability-warrior }
    }
shabrak-ability-of-all = de { shabrak-ability-all }
shabrak-ability-are-all =
    { $side ->
        [own] tous tes { shabrak-ability-warrior.others }{ shabrak-ability-warrior.many }
       *[enemy] tous les { shabrak-ability-warrior.others }{ shabrak-ability-warrior.many }
    }
shabrak-ability-count =
    { $number ->
        [one] { shabrak-ability-warrior.other }{ shabrak-ability-warrior.alone }
       *[other] { shabrak-ability-warrior.others }{ shabrak-ability-warrior.several }
    }
shabrak-ability-no = { shabrak-ability-warrior.other }{ shabrak-ability-warrior.alone }
shabrak-ability-each = { shabrak-ability-all }
shabrak-ability-every =
    { $side ->
        [own] chaque tranche de { $number } de tes { shabrak-ability-warrior.others }{ shabrak-ability-warrior.many } (arrondie au supérieur)
       *[enemy] chaque tranche de { $number } { shabrak-ability-warrior.others }{ shabrak-ability-warrior.many } (arrondie au supérieur)
    }
shabrak-ability-two =
    { $side ->
        [own] deux de tes { shabrak-ability-warrior.others }{ shabrak-ability-warrior.many }
       *[enemy] deux { shabrak-ability-warrior.others }{ shabrak-ability-warrior.many }
    }

shabrak-ability-warrior =
    { shabrak-ability-warrior.noun }{ $side ->
        [enemy] { " " }adverse
       *[own] { "" }
    }{ shabrak-ability-warrior.is }
    .many =
        { shabrak-ability-warrior.nouns }{ $side ->
            [enemy] { " " }adverses
           *[own] { "" }
        }{ shabrak-ability-warrior.are }
    .alone = { shabrak-ability-warrior.noun }{ shabrak-ability-warrior.is }
    .several = { shabrak-ability-warrior.nouns }{ shabrak-ability-warrior.are }
    .noun =
        { $commander ->
            [commander] commandant
           *[any] guerrier
        }
    .nouns =
        { $commander ->
            [commander] commandants
           *[any] guerriers
        }
    .other =
        { $other ->
            [other] autre{ " " }
           *[any] { "" }
        }
    .others =
        { $other ->
            [other] autres{ " " }
           *[any] { "" }
        }
    .is =
        { $place ->
            [neighbour] { " " }voisin
            [facing] { shabrak-ability-warrior.facing-first }
           *[anywhere] { "" }
        }{ $rarity ->
            [common] { " " }commun
            [rare] { " " }rare
            [unseen] { " " }légendaire
           *[any] { "" }
        }{ $status ->
            [ready] { " " }prêt
            [exhausted] { " " }épuisé
            [fallen] { " " }terrassé
           *[any] { "" }
        }{ shabrak-ability-warrior.sark }{ $gear ->
            [equipped] { $pressure ->
                [any] { shabrak-ability-warrior.and }équipé
               *[pressed] { shabrak-ability-warrior.with }équipé et { shabrak-ability-warrior.pressure }
            }
            [bare] { $pressure ->
                [any] { shabrak-ability-warrior.and }sans équipement
                [pressed] { shabrak-ability-warrior.with }{ shabrak-ability-warrior.pressure } et sans équipement
               *[unpressed] { shabrak-ability-warrior.with }{ shabrak-ability-warrior.pressure } ni équipement
            }
           *[any] { $pressure ->
                [any] { "" }
               *[pressed] { shabrak-ability-warrior.and }{ shabrak-ability-warrior.pressure }
            }
        }{ shabrak-ability-warrior.place }
    .are =
        { $place ->
            [neighbour] { " " }voisins
            [facing] { shabrak-ability-warrior.facing-first }
           *[anywhere] { "" }
        }{ $rarity ->
            [common] { " " }communs
            [rare] { " " }rares
            [unseen] { " " }légendaires
           *[any] { "" }
        }{ $status ->
            [ready] { " " }prêts
            [exhausted] { " " }épuisés
            [fallen] { " " }terrassés
           *[any] { "" }
        }{ shabrak-ability-warrior.sark }{ $gear ->
            [equipped] { $pressure ->
                [any] { shabrak-ability-warrior.and }équipés
               *[pressed] { shabrak-ability-warrior.with }équipés et { shabrak-ability-warrior.pressure }
            }
            [bare] { $pressure ->
                [any] { shabrak-ability-warrior.and }sans équipement
                [pressed] { shabrak-ability-warrior.with }{ shabrak-ability-warrior.pressure } et sans équipement
               *[unpressed] { shabrak-ability-warrior.with }{ shabrak-ability-warrior.pressure } ni équipement
            }
           *[any] { $pressure ->
                [any] { "" }
               *[pressed] { shabrak-ability-warrior.and }{ shabrak-ability-warrior.pressure }
            }
        }{ shabrak-ability-warrior.place }
    .sark =
        { $sark ->
            [0] { "" }
           *[other] { " " }du sark « { NAME($sark) } »
        }
    .pressure =
        { $pressure ->
            [pressed] sous pression
           *[unpressed] sans pression
        }
    .and =
        { $status ->
            [any] { " " }
           *[ready] { " " }et{ " " }
        }
    .with =
        { $status ->
            [any] { " " }
           *[ready] ,{ " " }
        }
    .facing-first =
        { $pressure ->
            [any] { $gear ->
                [any] { "" }
               *[equipped] { " " }en face{ shabrak-ability-warrior.break }
            }
           *[pressed] { " " }en face{ shabrak-ability-warrior.break }
        }
    .break =
        { $status ->
            [any] { "" }
           *[ready] ,
        }
    .place =
        { $place ->
            [facing] { $pressure ->
                [any] { $gear ->
                    [any] { " " }en face
                   *[equipped] { "" }
                }
               *[pressed] { "" }
            }
            [facing-of] { " " }en face { shabrak-ability-warrior.anchor }
            [reach] { " " }à portée
            [reach-of] { $anchor ->
                [it] { " " }à sa portée
               *[other] { " " }à portée { shabrak-ability-warrior.anchor }
            }
            [neighbour-of] { " " }à côté { shabrak-ability-warrior.anchor }
           *[anywhere] { "" }
        }
    .anchor =
        { $anchor ->
            [self] de ce guerrier
            [wearer] du porteur
            [it] de lui
            [chosen] du guerrier choisi
            [last] du dernier guerrier choisi
            [attacker] de l’attaquant
            [attacked] du guerrier attaqué
           *[first] du premier d’entre eux
        }
