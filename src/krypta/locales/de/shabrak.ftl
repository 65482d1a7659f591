# Shabrak: was man tun kann, was geschieht, und warum etwas nicht geht. Namen von Karten stehen in Anführungszeichen und
# werden nicht gebeugt.

## Wie ein Krieger genannt wird; $number unterscheidet die gleichen Namens

shabrak-warrior = „{ NAME($card) }“
    .gender = { GENDER($card) }
shabrak-warrior-twin = „{ NAME($card) }“ (Nr. { $number })
    .gender = { GENDER($card) }
shabrak-warrior-of = „{ NAME($card) }“ ({ NAME($player) })
    .gender = { GENDER($card) }
shabrak-warrior-twin-of = „{ NAME($card) }“ ({ NAME($player) }, Nr. { $number })
    .gender = { GENDER($card) }

## Aktionen

shabrak-act-end = Beende deinen Zug
shabrak-act-end-round = Beende deinen Zug und damit die Runde
shabrak-act-attack-press = Greife { $other } mit { $warrior } an: { $attack } Druck, dann { $pressure } gegen Verteidigung { $defence }
shabrak-act-attack-overpower = Greife { $other } mit { $warrior } an: { $attack } Druck, genug zum Überwältigen
shabrak-act-attack-shield = Greife { $other } mit { $warrior } an: Ein Schild schützt das Ziel
shabrak-act-ability = Nutze die Fähigkeit von { $warrior }
shabrak-act-rest = Erschöpfe { $warrior }, mehr ist gerade nicht möglich
shabrak-act-gear = Nutze die Ausrüstung „{ NAME($card) }“ von { $warrior }
shabrak-act-sark = Nutze deinen Sark „{ NAME($card) }“
shabrak-act-play-event = Spiele das Ereignis „{ NAME($card) }“
shabrak-act-play-equipment = Lege einem Krieger die Ausrüstung „{ NAME($card) }“ an
shabrak-act-choose-own =
    „{ NAME($card) }“: Wähle { GENDER($warrior) ->
        [f] deine eigene Kriegerin
       *[m] deinen eigenen Krieger
    } { $warrior }
shabrak-act-choose-enemy =
    „{ NAME($card) }“: Wähle { GENDER($warrior) ->
        [f] die gegnerische Kriegerin
       *[m] den gegnerischen Krieger
    } { $warrior }
shabrak-act-choose-wear-own =
    Lege „{ NAME($card) }“ { GENDER($warrior) ->
        [f] deiner eigenen Kriegerin
       *[m] deinem eigenen Krieger
    } { $warrior } an
shabrak-act-choose-wear-enemy =
    Lege „{ NAME($card) }“ { GENDER($warrior) ->
        [f] der gegnerischen Kriegerin
       *[m] dem gegnerischen Krieger
    } { $warrior } an
shabrak-act-discard = Wirf „{ NAME($card) }“ ab
shabrak-act-retrieve = Nimm „{ NAME($card) }“ von deinem Ablagestapel
shabrak-act-yes = „{ NAME($card) }“: Ja, mach es
shabrak-act-no = „{ NAME($card) }“: Nein, lass es
shabrak-act-lay-left = Lege { $warrior } ans linke Ende deiner Reihe
shabrak-act-lay-right = Lege { $warrior } ans rechte Ende deiner Reihe

## Was der Zufall bestimmt

shabrak-act-first = Das Los: { NAME($player) } legt zuerst
shabrak-act-draw = Gezogene Karte: „{ NAME($card) }“

## Ereignisse

shabrak-event-commanders = Die Anführer stehen sich gegenüber: { $warrior } und { $other }.
shabrak-event-begins = { NAME($player) } legt den ersten Krieger und beginnt auch die erste Runde.
shabrak-event-laid =
    { $warrior } tritt ans { $end ->
        [left] linke
       *[right] rechte
    } Ende der Reihe.
    .each =
        { $warrior } { $end ->
            [left] links
           *[right] rechts
        }
    .many = in die Reihen treten { $list }
shabrak-event-round = Runde { $round }: { NAME($player) } beginnt.
shabrak-event-turn = { NAME($player) } ist am Zug.
shabrak-event-draws = { NAME($player) } { shabrak-event-draws.then }.
    .then =
        zieht { $left ->
            [0] die letzte Karte des Stapels
            [one] eine Karte (im Stapel bleibt 1)
           *[other] eine Karte (im Stapel bleiben { $left })
        }
    .item = { $left }
    .many =
        zieht { $count } Karten { $left ->
            [0] (der Stapel ist leer)
            [one] (im Stapel bleibt 1)
           *[other] (im Stapel bleiben { $left })
        }
shabrak-event-drew = { NAME($player) } { shabrak-event-drew.then }.
    .then = zieht „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = zieht { $list }
shabrak-event-nothing-to-draw = { NAME($player) } { shabrak-event-nothing-to-draw.then }.
    .then = kann nichts ziehen (der Zugstapel ist leer)
shabrak-event-exhausted = { $warrior } { shabrak-event-exhausted.then }.
    .then = erschöpft sich
shabrak-event-rested = { $warrior } { shabrak-event-rested.then }.
    .then = kann weder angreifen noch eine Fähigkeit nutzen
shabrak-event-attacks = { $warrior } { shabrak-event-attacks.then }.
    .then = greift { $other } mit { $attack } an
shabrak-event-missed = Der Angriff von { $warrior } verfällt: Angreifer oder Ziel steht nicht mehr.
shabrak-event-ability = { $warrior } { shabrak-event-ability.then }.
    .then = nutzt eine Fähigkeit
shabrak-event-gear = { $warrior } { shabrak-event-gear.then }.
    .then = nutzt die Ausrüstung „{ NAME($card) }“
shabrak-event-sark = { NAME($player) } { shabrak-event-sark.then }.
    .then = nutzt den Sark „{ NAME($card) }“
shabrak-event-played = { NAME($player) } { shabrak-event-played.then }.
    .then = spielt „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = spielt { $list }
shabrak-event-wore = { NAME($player) } { shabrak-event-wore.then }.
    .then =
        legt { GENDER($warrior) ->
            [f] der Kriegerin
           *[m] dem Krieger
        } { $warrior } die Ausrüstung „{ NAME($card) }“ an
shabrak-event-triggered = Die Fähigkeit von „{ NAME($card) }“ ({ NAME($player) }) wird ausgelöst.
shabrak-event-pressed = { $warrior } { shabrak-event-pressed.then }.
    .then = bekommt { $number } Druck ({ $pressure } gegen Verteidigung { $defence })
    .again = noch einmal { $number } ({ $pressure } insgesamt)
shabrak-event-shielded = Der Schild von { $warrior } fängt den Druck ab und ist weg.
shabrak-event-relieved = { $warrior } { shabrak-event-relieved.then }.
    .then = verliert { $number } Druck (jetzt { $pressure })
shabrak-event-overpowered = { $warrior } { shabrak-event-overpowered.then }.
    .then = ist überwältigt
shabrak-event-readied = { $warrior } { shabrak-event-readied.then }.
    .then = ist wieder bereit
shabrak-event-shield = { $warrior } { shabrak-event-shield.then }.
    .then = bekommt einen Schild gegen den nächsten Druck
shabrak-event-attack = { $warrior } { shabrak-event-attack.then }.
    .then = bekommt Angriff { $change }
shabrak-event-defence = { $warrior } { shabrak-event-defence.then }.
    .then = bekommt Verteidigung { $change }
shabrak-event-swapped = { $warrior } und { $other } tauschen die Plätze.
shabrak-event-broken = { $warrior } { shabrak-event-broken.then }.
    .then = verliert die Ausrüstung „{ NAME($card) }“
shabrak-event-stolen = { $warrior } { shabrak-event-stolen.then }.
    .then = nimmt { $other } die Ausrüstung „{ NAME($card) }“ ab
shabrak-event-discarded = { NAME($player) } { shabrak-event-discarded.then }.
    .then = wirft „{ NAME($card) }“ ab
    .item = „{ NAME($card) }“
    .many = wirft { $list } ab
shabrak-event-retrieved = { NAME($player) } { shabrak-event-retrieved.then }.
    .then = nimmt „{ NAME($card) }“ vom Ablagestapel zurück
shabrak-event-recycled = { NAME($player) } { shabrak-event-recycled.then }.
    .then =
        mischt { $number ->
            [one] 1 abgelegte Karte
           *[other] { $number } abgelegte Karten
        } in den Zugstapel
shabrak-event-capped = Eine Aktion hat zu viele Fähigkeiten ausgelöst: Die übrigen verfallen.
shabrak-event-left = { $warrior } { shabrak-event-left.then }.
    .then = scheidet endgültig aus
    .each = { $warrior }
    .many = { $list } scheiden endgültig aus
shabrak-event-passed = { NAME($player) } { shabrak-event-passed.then }.
    .then = kann nichts tun und gibt den Zug ab
shabrak-event-won = { NAME($player) } gewinnt das Spiel.
shabrak-event-drawn = Das Spiel endet unentschieden.
shabrak-event-last-round = Runde { $round } war die letzte: Es gewinnt, wer mehr Krieger übrig hat, bei Gleichstand, wessen Krieger weniger Druck haben.
shabrak-event-elided = Es ist mehr geschehen, als das Protokoll fasst; wie es steht, zeigt der Tisch.

## Warum etwas nicht geht

shabrak-why-not-an-act = Eine solche Aktion gibt es in Shabrak nicht; wähle eine, die dir angeboten wird.
shabrak-why-over = Das Spiel ist zu Ende; beginne ein neues, wenn du weiterspielen möchtest.
shabrak-why-nature-first = Zuerst entscheidet der Zufall; warte, bis gezogen oder gelost ist.
shabrak-why-nature-only = Darüber entscheidet der Zufall; wähle eine Aktion, die dir angeboten wird.
shabrak-why-cannot-come = Dieses Ergebnis ist gerade nicht möglich; wähle eines, das noch kommen kann.
shabrak-why-lay-first = Die Reihen sind noch nicht vollständig; lege einen Krieger an ein Ende deiner Reihe.
shabrak-why-turn-first = So etwas ist jetzt nicht zu entscheiden; spiele deinen Zug weiter oder beende ihn.
shabrak-why-choose-first = Wähle zuerst einen Krieger für die Karte, die gerade ausgeführt wird.
shabrak-why-may-first = Sag zuerst Ja oder Nein zu dem, was die Karte dir anbietet.
shabrak-why-discard-first = Wirf zuerst eine Karte von deiner Hand ab.
shabrak-why-retrieve-first = Suche zuerst eine Karte aus deinem Ablagestapel aus.
shabrak-why-laid-already = Dieser Krieger steht schon in deiner Reihe; lege einen anderen.
shabrak-why-not-standing = Dieser Krieger kämpft nicht mehr mit; wähle einen, der nicht überwältigt ist.
shabrak-why-exhausted = Dieser Krieger ist in dieser Runde schon erschöpft; wähle einen, der bereit ist.
shabrak-why-another-acts = In einem Zug erschöpfst du nur einen Krieger, und ein anderer handelt schon; mach mit ihm weiter oder beende den Zug.
shabrak-why-attacked-already = Dein Krieger hat in diesem Zug schon angegriffen; nutze seine Fähigkeit, falls er eine hat, oder beende den Zug.
shabrak-why-target-down = Dieser Gegner ist überwältigt oder ausgeschieden und kann nicht angegriffen werden; wähle einen, der noch steht.
shabrak-why-out-of-reach = Dieser Gegner ist außer Reichweite; greife einen an, der geradeaus oder schräg gegenüber steht.
shabrak-why-guarded = Ein Gegner in Reichweite deckt die anderen; greife einen an, der deckt.
shabrak-why-no-ability = Dieser Krieger hat keine aktive Fähigkeit; greife mit ihm an.
shabrak-why-used-already = Das hast du in diesem Zug schon getan; tu etwas anderes oder beende den Zug.
shabrak-why-nothing-to-do = Das hätte gerade keine Wirkung; warte, bis es etwas bewirken kann.
shabrak-why-can-act = Dieser Krieger kann noch etwas tun; greife mit ihm an oder nutze seine Fähigkeit.
shabrak-why-must-exhaust = Du hast noch einen bereiten Krieger; erschöpfe einen, bevor du den Zug beendest.
shabrak-why-must-act = Der in diesem Zug erschöpfte Krieger kann noch angreifen oder seine Fähigkeit nutzen; tu das, bevor du den Zug beendest.
shabrak-why-no-gear = Dieser Krieger trägt keine Ausrüstung mit aktiver Fähigkeit; tu etwas anderes.
shabrak-why-no-sark = Du hast keinen Sark mit aktiver Fähigkeit; tu etwas anderes.
shabrak-why-sark-used = Dein Sark ist erschöpft; in der nächsten Runde ist er wieder bereit.
shabrak-why-not-held = Diese Karte hast du nicht auf der Hand; wähle eine, die du hast.
shabrak-why-enough-played = Mehr Karten darfst du in diesem Zug nicht spielen; hebe dir den Rest für den nächsten auf.
shabrak-why-nobody-to-wear = Alle Krieger in den Reihen tragen schon etwas; hebe dir die Ausrüstung für später auf.
shabrak-why-does-not-fit = Auf diesen Krieger kann die Karte nicht wirken; wähle einen, der dir angeboten wird.
shabrak-why-not-discarded = Diese Karte liegt nicht in deinem Ablagestapel; wähle eine, die dort liegt.
