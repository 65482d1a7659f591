# Shabrak: was auf den Karten steht, aus Teilen zusammengesetzt in games/shabrak/language/text.py.
# Teile beginnen klein, erst das Ganze ist ein Satz.

## Das Ganze

shabrak-ability-active = A: { CAPITAL($text) }.
shabrak-ability-passive = P: { CAPITAL($text) }.
shabrak-ability-played = { CAPITAL($text) }.

## Wann

shabrak-ability-when-worn =
    { $aside ->
        [may] beim Anlegen { $text }
       *[no] beim Anlegen: { CAPITAL($text) }
    }
shabrak-ability-when-round-start =
    { $aside ->
        [may] zu Beginn jeder Runde { $text }
       *[no] zu Beginn jeder Runde: { CAPITAL($text) }
    }
shabrak-ability-when-round-end =
    { $aside ->
        [may] am Ende jeder Runde { $text }
       *[no] am Ende jeder Runde: { CAPITAL($text) }
    }
shabrak-ability-when-exhausted =
    { $form ->
        [wearer] wenn der Träger erschöpft wird
       *[self] wenn dieser Krieger erschöpft wird
    }
shabrak-ability-when-attacking =
    { $form ->
        [wearer] wenn der Träger angreift
       *[self] wenn dieser Krieger angreift
    }
shabrak-ability-when-attacked =
    { $form ->
        [wearer] wenn der Träger angegriffen wird
       *[self] wenn dieser Krieger angegriffen wird
    }
shabrak-ability-when-pressed =
    { $form ->
        [wearer] wenn der Träger Druck bekommt
       *[self] wenn dieser Krieger Druck bekommt
    }
shabrak-ability-when-overpowered =
    { $form ->
        [wearer] wenn der Träger überwältigt wird
       *[self] wenn dieser Krieger überwältigt wird
    }
shabrak-ability-when-exhausted-other = wenn { $who } erschöpft wird
shabrak-ability-when-attacking-other = wenn { $who } angreift
shabrak-ability-when-attacked-other = wenn { $who } angegriffen wird
shabrak-ability-when-pressed-other = wenn { $who } Druck bekommt
shabrak-ability-when-overpowered-other = wenn { $who } überwältigt wird
shabrak-ability-after = { $moment }, { $text }
shabrak-ability-after-if =
    { $conditions ->
        [one] { $moment } und { $condition }, { $text }
       *[other] { $moment }, { $condition }, { $text }
    }

## Bedingungen

shabrak-ability-if = falls { $condition }, { $text }
shabrak-ability-while = { $text }, solange { $condition }
shabrak-ability-both = { $one } und { $other }
shabrak-ability-at-least =
    { $side ->
        [own] du mindestens { $number } { $who } hast
        [enemy] der Gegner mindestens { $number } { $who } hat
       *[any] ihr zusammen mindestens { $number } { $who } habt
    }
shabrak-ability-at-most =
    { $side ->
        [own] du höchstens { $number } { $who } hast
        [enemy] der Gegner höchstens { $number } { $who } hat
       *[any] ihr zusammen höchstens { $number } { $who } habt
    }
shabrak-ability-none =
    { $side ->
        [own] du keinen { $who } hast
        [enemy] der Gegner keinen { $who } hat
       *[any] keiner von euch einen { $who } hat
    }
shabrak-ability-fewer = du weniger Krieger hast als der Gegner
shabrak-ability-hand-at-least = du mindestens { shabrak-ability-draw.cards } auf der Hand hast
shabrak-ability-hand-at-most =
    { $number ->
        [0] du keine Karte auf der Hand hast
       *[other] du höchstens { shabrak-ability-draw.cards } auf der Hand hast
    }

## Wie die Schritte zusammenhängen; was auf „danach“ folgt, hängt vom vorigen ab (S5.4)

shabrak-ability-comma = { $before }, { $after }
shabrak-ability-and = { $before } und { $after }
shabrak-ability-and-may = { $before }; du darfst { $after }
shabrak-ability-then = { $before }, danach { $after }
shabrak-ability-then-may = { $before }, danach, wenn du willst, { $after }
shabrak-ability-anyway = { $before }; in jedem Fall: { CAPITAL($after) }
shabrak-ability-anyway-may = { $before }; außerdem darfst du { $after }
shabrak-ability-may =
    { $opened ->
        [yes] darfst du { $text }
       *[no] du darfst { $text }
    }
shabrak-ability-per = { $text } für { $who }

## Die Schritte

shabrak-ability-press =
    { $lead ->
        [may] { $number } Druck auf { $whom } legen
       *[no] lege { $number } Druck auf { $whom }
    }
shabrak-ability-press-figure =
    { $lead ->
        [may] Druck in Höhe { $figure } auf { $whom } legen
       *[no] lege Druck in Höhe { $figure } auf { $whom }
    }
shabrak-ability-relieve =
    { $lead ->
        [may] { $whom } von { $number } Druck befreien
       *[no] befreie { $whom } von { $number } Druck
    }
shabrak-ability-relieve-figure =
    { $lead ->
        [may] { $whom } von Druck in Höhe { $figure } befreien
       *[no] befreie { $whom } von Druck in Höhe { $figure }
    }
shabrak-ability-overpower =
    { $lead ->
        [may] { $whom } überwältigen
       *[no] überwältige { $whom }
    }
shabrak-ability-ready =
    { $lead ->
        [may] { $whom } bereit machen
       *[no] mache { $whom } bereit
    }
shabrak-ability-exhaust =
    { $lead ->
        [may] { $whom } erschöpfen
       *[no] erschöpfe { $whom }
    }
shabrak-ability-shield =
    { $lead ->
        [may] { $whom } mit einem Schild schützen
       *[no] schütze { $whom } mit einem Schild
    }
shabrak-ability-more =
    { $lead ->
        [may] { shabrak-ability-more.lasting } { shabrak-ability-more.what } um { $number } erhöhen
       *[no] erhöhe { shabrak-ability-more.lasting } { shabrak-ability-more.what } um { $number }
    }
    .what =
        { $form ->
            [it] { $what ->
                [attack] seinen Angriff
               *[defence] seine Verteidigung
            }
           *[other] { $what ->
                [attack] den Angriff { $whose }
               *[defence] die Verteidigung { $whose }
            }
        }
    .lasting =
        { $lasting ->
            [turn] bis zum Ende des Zuges
           *[round] bis zum Ende der Runde
        }
shabrak-ability-less =
    { $lead ->
        [may] { shabrak-ability-more.lasting } { shabrak-ability-more.what } um { $number } senken
       *[no] senke { shabrak-ability-more.lasting } { shabrak-ability-more.what } um { $number }
    }
shabrak-ability-more-figure =
    { $lead ->
        [may] { shabrak-ability-more.lasting } { shabrak-ability-more.what } um { $figure } erhöhen
       *[no] erhöhe { shabrak-ability-more.lasting } { shabrak-ability-more.what } um { $figure }
    }
shabrak-ability-standing =
    { $again ->
        [all] { $change } { shabrak-ability-standing.what }
        [who] { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
       *[no] { $who } { shabrak-ability-standing.has } { $change } { shabrak-ability-standing.what }
    }
    .has =
        { $form ->
            [all] haben
           *[self] hat
        }
    .what =
        { $what ->
            [attack] Angriff
            [defence] Verteidigung
           *[reach] Reichweite
        }
shabrak-ability-guard =
    { $again ->
        [no] { $who }{ " " }
       *[who] { "" }
    }{ $form ->
        [all] decken die anderen
       *[self] deckt die anderen
    }
shabrak-ability-swap =
    { $lead ->
        [may] { $whom } und { $other } vertauschen
       *[no] vertausche { $whom } und { $other }
    }
shabrak-ability-swap-two =
    { $lead ->
        [may] { $who } vertauschen
       *[no] vertausche { $who }
    }
shabrak-ability-break =
    { $form ->
        [it] { $lead ->
            [may] seine Ausrüstung zerstören
           *[no] zerstöre seine Ausrüstung
        }
       *[other] { $lead ->
            [may] die Ausrüstung { $whose } zerstören
           *[no] zerstöre die Ausrüstung { $whose }
        }
    }
shabrak-ability-steal =
    { $form ->
        [it] { $lead ->
            [may] seine Ausrüstung stehlen
           *[no] stiehl seine Ausrüstung
        }
       *[other] { $lead ->
            [may] die Ausrüstung { $whose } stehlen
           *[no] stiehl die Ausrüstung { $whose }
        }
    }
shabrak-ability-draw =
    { $side ->
        [own] { $lead ->
            [may] { shabrak-ability-draw.cards } ziehen
           *[no] ziehe { shabrak-ability-draw.cards }
        }
       *[enemy] { $lead ->
            [may] den Gegner { shabrak-ability-draw.cards } ziehen lassen
           *[no] lass den Gegner { shabrak-ability-draw.cards } ziehen
        }
    }
    .cards =
        { $number ->
            [one] 1 Karte
           *[other] { $number } Karten
        }
shabrak-ability-draw-figure =
    { $side ->
        [own] { $lead ->
            [may] Karten in Höhe { $figure } ziehen
           *[no] ziehe Karten in Höhe { $figure }
        }
       *[enemy] { $lead ->
            [may] den Gegner Karten in Höhe { $figure } ziehen lassen
           *[no] lass den Gegner Karten in Höhe { $figure } ziehen
        }
    }
shabrak-ability-discard =
    { $side ->
        [own] { $lead ->
            [may] { shabrak-ability-draw.cards } abwerfen
           *[no] wirf { shabrak-ability-draw.cards } ab
        }
       *[enemy] { $lead ->
            [may] den Gegner { shabrak-ability-draw.cards } abwerfen lassen
           *[no] lass den Gegner { shabrak-ability-draw.cards } abwerfen
        }
    }
shabrak-ability-discard-figure =
    { $side ->
        [own] { $lead ->
            [may] Karten in Höhe { $figure } abwerfen
           *[no] wirf Karten in Höhe { $figure } ab
        }
       *[enemy] { $lead ->
            [may] den Gegner Karten in Höhe { $figure } abwerfen lassen
           *[no] lass den Gegner Karten in Höhe { $figure } abwerfen
        }
    }
shabrak-ability-retrieve =
    { $lead ->
        [may] { shabrak-ability-draw.cards } von deinem Ablagestapel auf die Hand nehmen
       *[no] nimm { shabrak-ability-draw.cards } von deinem Ablagestapel auf die Hand
    }
shabrak-ability-retrieve-figure =
    { $lead ->
        [may] Karten in Höhe { $figure } von deinem Ablagestapel auf die Hand nehmen
       *[no] nimm Karten in Höhe { $figure } von deinem Ablagestapel auf die Hand
    }
shabrak-ability-recycle =
    { $lead ->
        [may] deinen Ablagestapel in deinen Zugstapel mischen
       *[no] mische deinen Ablagestapel in deinen Zugstapel
    }
shabrak-ability-figure =
    { $half ->
        [yes] { $use ->
            [by] die Hälfte { shabrak-ability-figure.of }
           *[equal] der Hälfte { shabrak-ability-figure.of }
        }
       *[no] { $use ->
            [by] den Wert { shabrak-ability-figure.of }
           *[equal] { shabrak-ability-figure.of }
        }
    }
    .of =
        { $form ->
            [it] { $what ->
                [attack] seines Angriffs
                [defence] seiner Verteidigung
               *[pressure] seines Drucks
            }
           *[other] { $what ->
                [attack] des Angriffs { shabrak-ability-named-of }
                [defence] der Verteidigung { shabrak-ability-named-of }
               *[pressure] des Drucks { shabrak-ability-named-of }
            }
        }

## Wer einen Namen hat: im Akkusativ, im Genitiv (-of) und im Nominativ (-is)

shabrak-ability-named =
    { $form ->
        [self] diesen Krieger
        [wearer] den Träger
        [it] ihn
        [chosen] den gewählten Krieger
        [last] den zuletzt gewählten Krieger
        [attacker] den Angreifer
        [attacked] den Angegriffenen
       *[first] den ersten von ihnen
    }
shabrak-ability-named-of =
    { $form ->
        [self] dieses Kriegers
        [wearer] des Trägers
        [it] von ihm
        [chosen] des gewählten Kriegers
        [last] des zuletzt gewählten Kriegers
        [attacker] des Angreifers
        [attacked] des Angegriffenen
       *[first] des ersten von ihnen
    }
shabrak-ability-named-is =
    { $form ->
        [wearer] der Träger
       *[self] dieser Krieger
    }

## Wer danach gemeint ist, wie er ist; shabrak-ability-warrior hat, was allen gemeinsam ist, nach der Endung der
## Eigenschaften: der Wert und .en „bereiten“, .er „bereiter“, .e „bereite“; .of ist der Genitiv der Einzahl

shabrak-ability-one =
    { $side ->
        [own] { $commander ->
            [commander] deinen { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior }
           *[any] einen { shabrak-ability-warrior.other-en }deiner { shabrak-ability-warrior }
        }
        [enemy] { $commander ->
            [commander] den { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior }
           *[any] einen { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior }
        }
       *[any] einen { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior }
    }
shabrak-ability-of-one =
    { $side ->
        [own] { $commander ->
            [commander] deines { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior.of }
           *[any] eines { shabrak-ability-warrior.other-en }deiner { shabrak-ability-warrior }
        }
        [enemy] { $commander ->
            [commander] des { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior.of }
           *[any] eines { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior.of }
        }
       *[any] eines { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior.of }
    }
shabrak-ability-is-one =
    { $side ->
        [own] { $commander ->
            [commander] dein { shabrak-ability-warrior.other-er }{ shabrak-ability-warrior.er }
           *[any] { $other ->
                [other] ein anderer deiner { shabrak-ability-warrior }
               *[any] einer deiner { shabrak-ability-warrior }
            }
        }
        [enemy] { $commander ->
            [commander] der { shabrak-ability-warrior.other-e }{ shabrak-ability-warrior.e }
           *[any] ein { shabrak-ability-warrior.other-er }{ shabrak-ability-warrior.er }
        }
       *[any] ein { shabrak-ability-warrior.other-er }{ shabrak-ability-warrior.er }
    }
shabrak-ability-all =
    { $side ->
        [own] jeden deiner { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior }
       *[enemy] jeden { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior }
    }
shabrak-ability-of-all =
    { $side ->
        [own] jedes deiner { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior }
       *[enemy] jedes { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior.of }
    }
shabrak-ability-are-all =
    { $side ->
        [own] alle deine { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior }
       *[enemy] alle { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior }
    }
shabrak-ability-count =
    { $number ->
        [one] { shabrak-ability-no }
       *[other] { shabrak-ability-warrior.other-e }{ shabrak-ability-warrior.before-e }{ shabrak-ability-warrior.noun }{ shabrak-ability-warrior.after }
    }
shabrak-ability-no = { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior.before-en }{ shabrak-ability-warrior.noun }{ shabrak-ability-warrior.after }
shabrak-ability-each = { shabrak-ability-all }
shabrak-ability-every =
    { $side ->
        [own] je { $number } deiner { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior } (aufgerundet)
       *[enemy] je { $number } { shabrak-ability-warrior.other-e }{ shabrak-ability-warrior.e } (aufgerundet)
    }
shabrak-ability-two =
    { $side ->
        [own] zwei deiner { shabrak-ability-warrior.other-en }{ shabrak-ability-warrior }
       *[enemy] zwei { shabrak-ability-warrior.other-e }{ shabrak-ability-warrior.e }
    }

shabrak-ability-warrior =
    { shabrak-ability-warrior.before-en }{ $side ->
        [enemy] gegnerischen{ " " }
       *[own] { "" }
    }{ shabrak-ability-warrior.noun }{ shabrak-ability-warrior.after }
    .er =
        { shabrak-ability-warrior.before-er }{ $side ->
            [enemy] gegnerischer{ " " }
           *[own] { "" }
        }{ shabrak-ability-warrior.noun }{ shabrak-ability-warrior.after }
    .e =
        { shabrak-ability-warrior.before-e }{ $side ->
            [enemy] gegnerische{ " " }
           *[own] { "" }
        }{ shabrak-ability-warrior.noun }{ shabrak-ability-warrior.after }
    .of =
        { shabrak-ability-warrior.before-en }{ $side ->
            [enemy] gegnerischen{ " " }
           *[own] { "" }
        }{ shabrak-ability-warrior.noun }s{ shabrak-ability-warrior.after }
    .noun =
        { $commander ->
            [commander] Anführer
           *[any] Krieger
        }
    .other-en =
        { $other ->
            [other] anderen{ " " }
           *[any] { "" }
        }
    .other-er =
        { $other ->
            [other] anderer{ " " }
           *[any] { "" }
        }
    .other-e =
        { $other ->
            [other] andere{ " " }
           *[any] { "" }
        }
    .before-en =
        { $rarity ->
            [common] gewöhnlichen{ " " }
            [rare] seltenen{ " " }
            [unseen] legendären{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] bereiten{ " " }
            [exhausted] erschöpften{ " " }
            [fallen] überwältigten{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] gegenüberstehenden{ " " }
            [neighbour] benachbarten{ " " }
           *[anywhere] { "" }
        }
    .before-er =
        { $rarity ->
            [common] gewöhnlicher{ " " }
            [rare] seltener{ " " }
            [unseen] legendärer{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] bereiter{ " " }
            [exhausted] erschöpfter{ " " }
            [fallen] überwältigter{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] gegenüberstehender{ " " }
            [neighbour] benachbarter{ " " }
           *[anywhere] { "" }
        }
    .before-e =
        { $rarity ->
            [common] gewöhnliche{ " " }
            [rare] seltene{ " " }
            [unseen] legendäre{ " " }
           *[any] { "" }
        }{ $status ->
            [ready] bereite{ " " }
            [exhausted] erschöpfte{ " " }
            [fallen] überwältigte{ " " }
           *[any] { "" }
        }{ $place ->
            [facing] gegenüberstehende{ " " }
            [neighbour] benachbarte{ " " }
           *[anywhere] { "" }
        }
    .after =
        { $sark ->
            [0] { "" }
           *[other] { " " }aus dem Sark „{ NAME($sark) }“
        }{ $pressure ->
            [pressed] { $gear ->
                [equipped] { " " }unter Druck und mit Ausrüstung
                [bare] { " " }unter Druck und ohne Ausrüstung
               *[any] { " " }unter Druck
            }
            [unpressed] { $gear ->
                [equipped] { " " }mit Ausrüstung und ohne Druck
                [bare] { " " }ohne Druck und Ausrüstung
               *[any] { " " }ohne Druck
            }
           *[any] { $gear ->
                [equipped] { " " }mit Ausrüstung
                [bare] { " " }ohne Ausrüstung
               *[any] { "" }
            }
        }{ $place ->
            [facing-of] { $anchor ->
                [it] { " " }ihm gegenüber
               *[other] { " " }gegenüber { shabrak-ability-warrior.anchor }
            }
            [reach] { " " }in Reichweite
            [reach-of] { $anchor ->
                [it] { " " }in seiner Reichweite
               *[other] { " " }in Reichweite von { shabrak-ability-warrior.anchor }
            }
            [neighbour-of] { " " }neben { shabrak-ability-warrior.anchor }
           *[anywhere] { "" }
        }
    .anchor =
        { $anchor ->
            [self] diesem Krieger
            [wearer] dem Träger
            [it] ihm
            [chosen] dem gewählten Krieger
            [last] dem zuletzt gewählten Krieger
            [attacker] dem Angreifer
            [attacked] dem Angegriffenen
           *[first] dem ersten von ihnen
        }
