# Shabrak: what is printed on cards (English), made of phrases by games/shabrak/language/text.py.
# Phrases begin with a small letter; only the whole clause is a sentence.

## The clause

shabrak-ability-active = A: { CAPITAL($text) }.
shabrak-ability-passive = P: { CAPITAL($text) }.
shabrak-ability-played = { CAPITAL($text) }.

## When

shabrak-ability-when-worn = when put on, { $text }
shabrak-ability-when-round-start = at the start of each round, { $text }
shabrak-ability-when-round-end = at the end of each round, { $text }
shabrak-ability-when-exhausted =
    { $form ->
        [wearer] when the wearer is exhausted
       *[self] when this warrior is exhausted
    }
shabrak-ability-when-attacking =
    { $form ->
        [wearer] when the wearer attacks
       *[self] when this warrior attacks
    }
shabrak-ability-when-attacked =
    { $form ->
        [wearer] when the wearer is attacked
       *[self] when this warrior is attacked
    }
shabrak-ability-when-pressed =
    { $form ->
        [wearer] when the wearer takes pressure
       *[self] when this warrior takes pressure
    }
shabrak-ability-when-overpowered =
    { $form ->
        [wearer] when the wearer is overpowered
       *[self] when this warrior is overpowered
    }
shabrak-ability-when-exhausted-other = when { $who } is exhausted
shabrak-ability-when-attacking-other = when { $who } attacks
shabrak-ability-when-attacked-other = when { $who } is attacked
shabrak-ability-when-pressed-other = when { $who } takes pressure
shabrak-ability-when-overpowered-other = when { $who } is overpowered
shabrak-ability-after = { $moment }, { $text }
shabrak-ability-after-if =
    { $conditions ->
        [one] { $moment } and { $condition }, { $text }
       *[other] { $moment }, { $condition }, { $text }
    }

## Conditions

shabrak-ability-if = if { $condition }, { $text }
shabrak-ability-while = { $text } as long as { $condition }
shabrak-ability-both = { $one } and { $other }
shabrak-ability-at-least =
    { $side ->
        [own] you have at least { $number } { $who }
        [enemy] the enemy has at least { $number } { $who }
       *[any] the two players together have at least { $number } { $who }
    }
shabrak-ability-at-most =
    { $side ->
        [own] you have at most { $number } { $who }
        [enemy] the enemy has at most { $number } { $who }
       *[any] the two players together have at most { $number } { $who }
    }
shabrak-ability-none =
    { $side ->
        [own] you have no { $who }
        [enemy] the enemy has no { $who }
       *[any] neither of you has any { $who }
    }
shabrak-ability-fewer = you have fewer warriors than the enemy
shabrak-ability-hand-at-least =
    { $number ->
        [one] you have at least 1 card in hand
       *[other] you have at least { $number } cards in hand
    }
shabrak-ability-hand-at-most =
    { $number ->
        [0] you have no cards in hand
        [one] you have at most 1 card in hand
       *[other] you have at most { $number } cards in hand
    }

## What joins the steps; what follows “then” hangs on the step before (S5.4)

shabrak-ability-comma = { $before }, { $after }
shabrak-ability-and = { $before } and { $after }
shabrak-ability-and-may = { $before }; you may { $after }
shabrak-ability-then = { $before }, then { $after }
shabrak-ability-then-may = { $before }, then you may { $after }
shabrak-ability-anyway = { $before }; in any case, { $after }
shabrak-ability-anyway-may = { $before }; you may also { $after }
shabrak-ability-may = you may { $text }
shabrak-ability-per = { $text } for { $who }

## The steps

shabrak-ability-press = put { $number } pressure on { $whom }
shabrak-ability-press-figure = put pressure equal to { $figure } on { $whom }
shabrak-ability-relieve = take { $number } pressure off { $whom }
shabrak-ability-relieve-figure = take pressure equal to { $figure } off { $whom }
shabrak-ability-overpower = overpower { $whom }
shabrak-ability-ready = ready { $whom }
shabrak-ability-exhaust = exhaust { $whom }
shabrak-ability-shield = shield { $whom }
shabrak-ability-more = give { $whose } +{ $number } { shabrak-ability-more.what }
    .what =
        { $what ->
            [attack] attack
           *[defence] defence
        } { $lasting ->
            [turn] this turn
           *[round] this round
        }
shabrak-ability-less = give { $whose } −{ $number } { shabrak-ability-more.what }
shabrak-ability-more-figure = give { $whose } as much more { shabrak-ability-more.what } as { $figure }
shabrak-ability-standing =
    { $again ->
        [all] { $change } { shabrak-ability-standing.what }
        [who] { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
       *[no] { $who } { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
    }
    .has =
        { $form ->
            [all] have
           *[self] has
        }
    .what =
        { $what ->
            [attack] attack
            [defence] defence
           *[reach] reach
        }
shabrak-ability-guard =
    { $again ->
        [no] { $who }{ " " }
       *[who] { "" }
    }{ $form ->
        [all] guard the others
       *[self] guards the others
    }
shabrak-ability-swap = swap { $whom } with { $other }
shabrak-ability-swap-two = swap { $who }
shabrak-ability-break =
    { $form ->
        [it] break its equipment
       *[other] break the equipment of { $whose }
    }
shabrak-ability-steal =
    { $form ->
        [it] steal its equipment
       *[other] steal the equipment of { $whose }
    }
shabrak-ability-draw =
    { $side ->
        [own] draw { shabrak-ability-draw.cards }
       *[enemy] let the enemy draw { shabrak-ability-draw.cards }
    }
    .cards =
        { $number ->
            [one] 1 card
           *[other] { $number } cards
        }
shabrak-ability-draw-figure =
    { $side ->
        [own] draw as many cards as { $figure }
       *[enemy] let the enemy draw as many cards as { $figure }
    }
shabrak-ability-discard =
    { $side ->
        [own] discard { shabrak-ability-draw.cards }
       *[enemy] make the enemy discard { shabrak-ability-draw.cards }
    }
shabrak-ability-discard-figure =
    { $side ->
        [own] discard as many cards as { $figure }
       *[enemy] make the enemy discard as many cards as { $figure }
    }
shabrak-ability-retrieve = take { shabrak-ability-draw.cards } from your discard pile into your hand
shabrak-ability-retrieve-figure = take as many cards from your discard pile into your hand as { $figure }
shabrak-ability-recycle = shuffle your discard pile into your draw pile
shabrak-ability-figure =
    { $half ->
        [yes] half{ " " }
       *[no] { "" }
    }{ $form ->
        [self] this warrior’s
        [wearer] the wearer’s
        [it] its
        [chosen] the chosen warrior’s
        [last] the last chosen warrior’s
        [attacker] the attacker’s
        [attacked] the attacked warrior’s
       *[first] the first one’s
    } { $what ->
        [attack] attack
        [defence] defence
       *[pressure] pressure
    }

## Who has a name

shabrak-ability-named =
    { $form ->
        [self] this warrior
        [wearer] the wearer
        [it] it
        [chosen] the chosen warrior
        [last] the last chosen warrior
        [attacker] the attacker
        [attacked] the attacked warrior
       *[first] the first one
    }
shabrak-ability-named-of = { shabrak-ability-named }
shabrak-ability-named-is = { shabrak-ability-named }

## Who is meant by what they are; shabrak-ability-warrior has the words that all these phrases share

shabrak-ability-one =
    { $side ->
        [own] { $commander ->
            [commander] { $other ->
                [other] your other { shabrak-ability-warrior }
               *[any] your { shabrak-ability-warrior }
            }
           *[any] { $other ->
                [other] another of your { shabrak-ability-warrior.many }
               *[any] one of your { shabrak-ability-warrior.many }
            }
        }
       *[enemy] { $other ->
            [other] another { shabrak-ability-warrior }
           *[any] { shabrak-ability-warrior.article } { shabrak-ability-warrior }
        }
    }
shabrak-ability-of-one = { shabrak-ability-one }
shabrak-ability-is-one = { shabrak-ability-one }
shabrak-ability-all = { shabrak-ability-each }
shabrak-ability-of-all = { shabrak-ability-each }
shabrak-ability-are-all =
    { $side ->
        [own] all your { shabrak-ability-warrior.other }{ shabrak-ability-warrior.many }
       *[enemy] all { shabrak-ability-warrior.other }{ shabrak-ability-warrior.many }
    }
shabrak-ability-count =
    { $number ->
        [one] { shabrak-ability-warrior.other }{ shabrak-ability-warrior.before }{ shabrak-ability-warrior.noun }{ shabrak-ability-warrior.after }
       *[other] { shabrak-ability-warrior.other }{ shabrak-ability-warrior.before }{ shabrak-ability-warrior.nouns }{ shabrak-ability-warrior.after }
    }
shabrak-ability-no =
    { $commander ->
        [commander] { shabrak-ability-warrior.other }{ shabrak-ability-warrior.before }{ shabrak-ability-warrior.noun }{ shabrak-ability-warrior.after }
       *[any] { shabrak-ability-warrior.other }{ shabrak-ability-warrior.before }{ shabrak-ability-warrior.nouns }{ shabrak-ability-warrior.after }
    }
shabrak-ability-each =
    { $side ->
        [own] each of your { shabrak-ability-warrior.other }{ shabrak-ability-warrior.many }
       *[enemy] each { shabrak-ability-warrior.other }{ shabrak-ability-warrior }
    }
shabrak-ability-every =
    { $side ->
        [own] every { $number } of your { shabrak-ability-warrior.other }{ shabrak-ability-warrior.many } (rounded up)
       *[enemy] every { $number } { shabrak-ability-warrior.other }{ shabrak-ability-warrior.many } (rounded up)
    }
shabrak-ability-two =
    { $side ->
        [own] two of your { shabrak-ability-warrior.other }{ shabrak-ability-warrior.many }
       *[enemy] two { shabrak-ability-warrior.other }{ shabrak-ability-warrior.many }
    }

shabrak-ability-warrior = { shabrak-ability-warrior.before }{ shabrak-ability-warrior.enemy }{ shabrak-ability-warrior.noun }{ shabrak-ability-warrior.after }
    .many = { shabrak-ability-warrior.before }{ shabrak-ability-warrior.enemy }{ shabrak-ability-warrior.nouns }{ shabrak-ability-warrior.after }
    .noun =
        { $commander ->
            [commander] commander
           *[any] warrior
        }
    .nouns =
        { $commander ->
            [commander] commanders
           *[any] warriors
        }
    .enemy =
        { $side ->
            [enemy] enemy{ " " }
           *[own] { "" }
        }
    .other =
        { $other ->
            [other] other{ " " }
           *[any] { "" }
        }
    .before =
        { $rarity ->
            [common] common{ " " }
            [rare] rare{ " " }
            [unseen] legendary{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] ready{ " " }
            [exhausted] exhausted{ " " }
            [fallen] overpowered{ " " }
           *[any] { "" }
        }{ $place ->
            [neighbour] neighbouring{ " " }
           *[anywhere] { "" }
        }
    .a =
        { $rarity ->
            [common] a
            [rare] a
            [unseen] a
           *[any] { $status ->
                [ready] a
                [exhausted] an
                [fallen] an
               *[any] { $side ->
                    [enemy] an
                   *[any] a
                }
            }
        }
    .article =
        { $commander ->
            [commander] { $side ->
                [enemy] the
               *[any] { shabrak-ability-warrior.a }
            }
           *[any] { shabrak-ability-warrior.a }
        }
    .after =
        { $sark ->
            [0] { "" }
           *[other] { " " }from “{ NAME($sark) }”
        }{ $pressure ->
            [pressed] { $gear ->
                [equipped] { " " }under pressure and with equipment
                [bare] { " " }under pressure and without equipment
               *[any] { " " }under pressure
            }
            [unpressed] { $gear ->
                [equipped] { " " }with equipment and without pressure
                [bare] { " " }without pressure or equipment
               *[any] { " " }without pressure
            }
           *[any] { $gear ->
                [equipped] { " " }with equipment
                [bare] { " " }without equipment
               *[any] { "" }
            }
        }{ $place ->
            [facing] { " " }facing { shabrak-ability-warrior.anchor }
            [facing-of] { " " }facing { shabrak-ability-warrior.anchor }
            [reach] { " " }within reach
            [reach-of] { " " }within reach of { shabrak-ability-warrior.anchor }
            [neighbour-of] { " " }next to { shabrak-ability-warrior.anchor }
           *[anywhere] { "" }
        }
    .anchor =
        { $anchor ->
            [self] this warrior
            [wearer] the wearer
            [it] it
            [chosen] the chosen warrior
            [last] the last chosen warrior
            [attacker] the attacker
            [attacked] the attacked warrior
           *[first] the first one
        }
