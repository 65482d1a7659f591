# Karak: Goblin: was man tun kann, was geschieht, und warum etwas nicht geht. Namen von Karten stehen in
# Anführungszeichen und werden nicht gebeugt.

## Aktionen

goblin-act-stop-breathe = Mach ohne Heiltrank weiter
goblin-act-stop-obey = Beuge dich dem Fluch
goblin-act-stop-spare = Schluss: { NAME($hero) } darf dann einen verfluchten Angriff oder eine verfluchte Verteidigung gelten lassen
goblin-act-stop-shop = Beende den Einkauf
goblin-act-stop-win =
    { $hits ->
        [0] Schluss: Du gewinnst unverletzt
        [one] Schluss: Du gewinnst und verlierst 1 Trefferpunkt
       *[other] Schluss: Du gewinnst und verlierst { $hits } Trefferpunkte
    }
goblin-act-stop-lose =
    { $hits ->
        [0] Schluss: { $missing } Angriff zu wenig, du bleibst unverletzt
        [one] Schluss: { $missing } Angriff zu wenig, du verlierst 1 Trefferpunkt
       *[other] Schluss: { $missing } Angriff zu wenig, du verlierst { $hits } Trefferpunkte
    }
goblin-act-stop-fall = Schluss: Du verlierst deinen letzten Trefferpunkt
goblin-act-fight = Kämpfe gegen „{ NAME($monster) }“ (Level { $level })
goblin-act-fight-gate = Kämpfe gegen Torwächter „{ NAME($monster) }“ (Level { $level })
goblin-act-fight-lord = Kämpfe gegen den Monsterlord „{ NAME($monster) }“
goblin-act-merchant = Besuche den Händler
goblin-act-revive = Nutze den Zug zur Wiederbelebung
goblin-act-play = Spiele „{ NAME($card) }“
goblin-act-play-cursed = Spiele „{ NAME($card) }“ trotz des Fluchs ({ NAME($hero) }, einmal je Kampf)
goblin-act-play-out-of-chain = Spiele „{ NAME($card) }“, obwohl sie nicht anschließt ({ NAME($hero) }, einmal je Kampf)
goblin-act-discard = Wirf „{ NAME($card) }“ ab
goblin-act-keep = Behalte „{ NAME($card) }“, die andere unter das Deck
goblin-act-defy = Trotze dem Fluch und nutze { NAME($effect, case: "acc") } { $number } ({ NAME($hero) }, einmal je Kampf)
goblin-act-spare = Lass { NAME($effect, case: "acc") } { $number } von „{ NAME($card) }“ gelten ({ NAME($hero) }, einmal je Kampf)
goblin-act-strength = Stärkungstrank: Verdopple { NAME($effect, case: "acc") }
goblin-act-protection = Gegenfluchtrank: Hebe { NAME($curse, case: "acc") } auf
goblin-act-healing = Trinke den Heiltrank
goblin-act-wear = Rüste dich mit „{ NAME($card) }“ aus
goblin-act-pawn = Gib „{ NAME($card) }“ in die Pfandleihe
goblin-act-potion = Kaufe { NAME($potion, case: "one") }
goblin-act-buy = Kaufe „{ NAME($card) }“ aus der Pfandleihe
goblin-act-pay = Bezahle mit „{ NAME($card) }“
goblin-act-place = Lege „{ NAME($card) }“ auf Platz { $number } des Decks
goblin-act-shuffle = Mische den Rest einfach
goblin-act-hero = Spiele als { NAME($hero) }

## Was der Zufall bestimmt

goblin-act-first = Das Los: { NAME($hero) } beginnt
goblin-act-reveal = Aufgedecktes Monster: „{ NAME($monster) }“
goblin-act-draw = Gezogene Karte: „{ NAME($card) }“
goblin-act-top =
    { $card ->
        [goblin-starting-card] Oben auf dem Deck: { NAME($card, case: "one") }
       *[other] Oben auf dem Deck: „{ NAME($card) }“
    }

## Ereignisse

goblin-event-hero-taken = { NAME($player) } spielt als { NAME($hero) }.
goblin-event-begins = { NAME($hero) } beginnt.
goblin-event-turn = Runde { $round }: { NAME($hero) } ist am Zug.
goblin-event-lord-comes = Der Monsterlord ist „{ NAME($monster) }“.
goblin-event-gatekeeper-comes = Torwächter „{ NAME($monster) }“ erscheint.
    .item = „{ NAME($monster) }“
    .many = die Torwächter { $list } erscheinen
goblin-event-monster-comes = „{ NAME($monster) }“ erscheint.
    .item = „{ NAME($monster) }“
    .many = { $list } erscheinen
goblin-event-fights = { NAME($hero) } { goblin-event-fights.then }.
    .then = kämpft gegen „{ NAME($monster) }“
goblin-event-trimmed = { NAME($hero) } { goblin-event-trimmed.then }.
    .then = muss wegen des Fluchs „{ NAME($card) }“ abwerfen
goblin-event-played = { NAME($hero) } { goblin-event-played.then }.
    .then = spielt „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = spielt { $list }
goblin-event-out-of-chain = { NAME($hero) } { goblin-event-out-of-chain.then }.
    .then =
        darf die { NAME($colour, case: "adj") } Karte dank { GENDER($hero) ->
            [f] ihrer
           *[m] seiner
        } Fähigkeit außer der Reihe spielen
goblin-event-defied = { NAME($hero) } { goblin-event-defied.then }.
    .then = trotzt { NAME($curse, case: "dat") }
goblin-event-spared = { NAME($hero) } { goblin-event-spared.then }.
    .then = lässt trotz des Fluchs { NAME($effect, case: "acc") } { $number } von „{ NAME($card) }“ gelten
goblin-event-draws = { NAME($hero) } { goblin-event-draws.then }.
    .then =
        zieht { $card ->
            [goblin-starting-card] { NAME($card, case: "one") }
           *[other] „{ NAME($card) }“
        }
    .item =
        { $card ->
            [goblin-starting-card] { $count ->
                [one] { NAME($card, case: "one") }
               *[other] { $count } Startkarten
            }
           *[other] „{ NAME($card) }“
        }
    .many = zieht { $list }
goblin-event-drew = { NAME($hero) } { goblin-event-drew.then }.
    .then = zieht „{ NAME($card) }“
    .item = „{ NAME($card) }“
    .many = zieht { $list }
goblin-event-nothing-to-draw = { NAME($hero) } { goblin-event-nothing-to-draw.then }.
    .then = kann nichts ziehen (Deck und Ablagestapel sind leer)
goblin-event-healed = { NAME($hero) } { goblin-event-healed.then }.
    .then =
        bekommt { $number ->
            [one] einen Trefferpunkt
           *[other] { $number } Trefferpunkte
        } zurück (jetzt { $lives })
goblin-event-strength = { NAME($hero) } { goblin-event-strength.then }.
    .then = verdoppelt mit einem Stärkungstrank { NAME($effect, case: "acc") } von „{ NAME($card) }“
goblin-event-protection = { NAME($hero) } { goblin-event-protection.then }.
    .then = hebt mit einem Gegenfluchtrank { NAME($curse, case: "acc") } auf
goblin-event-healing = { NAME($hero) } { goblin-event-healing.then }.
    .then = trinkt einen Heiltrank
goblin-event-hit = { NAME($hero) } { goblin-event-hit.then }.
    .then =
        verliert { $number ->
            [one] einen Trefferpunkt
           *[other] { $number } Trefferpunkte
        } { $lives ->
            [0] (keiner bleibt)
           *[other] (noch { $lives })
        }
goblin-event-unhurt = { NAME($hero) } { goblin-event-unhurt.then }.
    .then = bleibt unverletzt
goblin-event-fell = { NAME($hero) } { goblin-event-fell.then }.
    .then = geht im Kampf zu Boden
goblin-event-won = { NAME($hero) } besiegt „{ NAME($monster) }“ (Angriff { $attack } gegen { $lives }).
    .then = gewinnt (Angriff { $attack } gegen { $lives })
goblin-event-failed = { NAME($hero) } besiegt „{ NAME($monster) }“ nicht (Angriff { $attack } gegen { $lives }).
    .then = gewinnt nicht (Angriff { $attack } gegen { $lives })
goblin-event-gained = { NAME($hero) } { goblin-event-gained.then }.
    .then = bekommt die Aktionskarte „{ NAME($card) }“ auf den Ablagestapel
goblin-event-wore = { NAME($hero) } { goblin-event-wore.then }.
    .then = rüstet sich mit „{ NAME($card) }“ aus
    .known = rüstet sich damit aus
goblin-event-pawned = { NAME($hero) } { goblin-event-pawned.then }.
    .then = gibt „{ NAME($card) }“ in die Pfandleihe
goblin-event-key = { NAME($hero) } { goblin-event-key.then }.
    .then =
        bekommt den { $level ->
            [I] grünen Schlüssel
            [II] gelben Schlüssel
            [III] roten Schlüssel
           *[other] Schlüssel von Level { $level }
        }
goblin-event-shuffled = { NAME($hero) } { goblin-event-shuffled.then }.
    .then =
        { $number ->
            [one] macht aus der einen abgelegten Karte ein neues Deck
           *[other] mischt { $number } abgelegte Karten zu einem neuen Deck
        }
goblin-event-placed = { NAME($hero) } { goblin-event-placed.then }.
    .then = legt „{ NAME($card) }“ an eine selbst gewählte Stelle des Decks
    .item = „{ NAME($card) }“
    .many = legt { $list } an selbst gewählte Stellen des Decks
goblin-event-kept = { NAME($hero) } { goblin-event-kept.then }.
    .then =
        behält { $card ->
            [goblin-starting-card] { NAME($card, case: "one") }
           *[other] „{ NAME($card) }“
        } ({ $other ->
            [goblin-starting-card] die andere
           *[other] „{ NAME($other) }“
        } kommt unter das Deck)
goblin-event-visits = { NAME($hero) } { goblin-event-visits.then }.
    .then = besucht den Händler
goblin-event-bought-potion = { NAME($hero) } { goblin-event-bought-potion.then }.
    .then = kauft { NAME($potion, case: "one") }
goblin-event-bought = { NAME($hero) } { goblin-event-bought.then }.
    .then = kauft „{ NAME($card) }“ aus der Pfandleihe
goblin-event-paid = { NAME($hero) } { goblin-event-paid.then }.
    .then = bezahlt mit „{ NAME($card) }“
goblin-event-left = { NAME($hero) } { goblin-event-left.then }.
    .then = beendet den Einkauf
goblin-event-revived = { NAME($hero) } { goblin-event-revived.then }.
    .then = nutzt den Zug zur Wiederbelebung und hat wieder alle Trefferpunkte
goblin-event-lord-beaten = { NAME($hero) } besiegt den Monsterlord „{ NAME($monster) }“ und gewinnt das Spiel.
goblin-event-lord-outdone =
    { $number ->
        [0] { NAME($hero) } besiegt den Monsterlord „{ NAME($monster) }“ mit gerade genug Angriff.
       *[other] { NAME($hero) } besiegt den Monsterlord „{ NAME($monster) }“ mit { $number } Angriff mehr als nötig.
    }
goblin-event-round-goes-on = Die Runde wird zu Ende gespielt: Wer darin den Monsterlord mit dem größten Überschuss an Angriff besiegt, gewinnt.
goblin-event-stalled = Runde { $round } ist vorbei und der Monsterlord steht noch: Es entscheiden die Schlüssel, dann die gewonnenen Karten.

## Warum etwas nicht geht

goblin-why-not-an-act = Eine solche Aktion gibt es in Goblin nicht; wähle eine, die dir angeboten wird.
goblin-why-over = Das Spiel ist zu Ende; beginne ein neues, wenn du weiterspielen möchtest.
goblin-why-nature-first = Zuerst entscheidet der Zufall; warte, bis gezogen oder gelost ist.
goblin-why-nature-only = Darüber entscheidet der Zufall; wähle eine Aktion, die dir angeboten wird.
goblin-why-cannot-come = Dieses Ergebnis ist gerade nicht möglich; wähle eines, das noch kommen kann.
goblin-why-hero-first = Suche dir zuerst einen Helden aus.
goblin-why-hero-gone = Diesen Helden spielt schon jemand; suche dir einen anderen aus.
goblin-why-turn-first = Entscheide zuerst, wie du deinen Zug nutzt; kämpfe gegen ein Monster oder besuche den Händler.
goblin-why-trim-first = Ein Fluch nimmt dir die zusätzlichen Handkarten; wirf zuerst die überzähligen ab.
goblin-why-fight-first = Du bist mitten im Kampf; spiele Karten oder hör auf.
goblin-why-defy-first = Entscheide zuerst, ob { NAME($hero) } dem Fluch trotzt oder sich ihm beugt.
goblin-why-keep-first = Suche zuerst aus, welche der beiden Karten du behältst.
goblin-why-arrange-first = Wähle zuerst für die gewonnene Karte einen Platz im neuen Deck oder mische einfach den Rest.
goblin-why-breathe-first = Entscheide zuerst, ob du den Heiltrank trinkst oder ohne ihn weitermachst.
goblin-why-reward-first = Entscheide zuerst über deine Belohnung; rüste dich damit aus oder gib sie in die Pfandleihe.
goblin-why-shop-first = Du bist beim Händler; kaufe weiter ein oder beende den Einkauf.
goblin-why-pay-first = Bezahle zuerst, was du kaufst.
goblin-why-level-closed = Für dieses Level fehlt dir ein Schlüssel; besiege den Torwächter des Levels davor.
goblin-why-no-monster = An dieser Stelle liegt kein Monster; wähle ein anderes.
goblin-why-has-key = Den Schlüssel dieses Levels hast du schon und darfst seine Torwächter nicht mehr bekämpfen; wähle ein anderes Monster.
goblin-why-stack-closed = Das oberste Monster des Stapels darf man nur in der französischen Ausgabe bekämpfen; wähle eines aus der Reihe.
goblin-why-lord-closed = Zum Monsterlord kommst du nur mit allen drei Schlüsseln; gewinne zuerst die, die dir fehlen.
goblin-why-alive = In dieser Ausgabe wird nur wiederbelebt, wer keinen Trefferpunkt mehr hat; kämpfe oder besuche den Händler.
goblin-why-not-held = Diese Karte hast du nicht auf der Hand; wähle eine, die du hast.
goblin-why-colour-cursed = Der Fluch des Monsters verbietet diese Farbe; spiele eine andere oder hebe den Fluch mit einem Gegenfluchtrank auf.
goblin-why-does-not-follow = Diese Karte schließt nicht an die vorige an; spiele eine Farbe, die die vorige Karte erlaubt.
goblin-why-not-cursed = Ein solcher Fluch wirkt gerade nicht; wähle einen, den das Monster hat.
goblin-why-no-such-effect = Diese Karte hat diesen Effekt nicht; wähle einen, der darauf steht.
goblin-why-counts-at-end = Angriff und Verteidigung zählen erst am Ende des Kampfes; hör zuerst auf und wähle dann, was trotz des Fluchs gelten soll.
goblin-why-not-laid = Diese Karte wurde in diesem Kampf nicht gespielt; wähle eine aus der Kette.
goblin-why-no-potion = Diesen Trank hast du nicht; kaufe ihn beim Händler.
goblin-why-no-card-played = Der Stärkungstrank wirkt auf die eben gespielte Karte; spiele zuerst eine.
goblin-why-healthy = Du hast alle Trefferpunkte; hebe dir den Heiltrank für schlechtere Zeiten auf.
goblin-why-heal-in-fight = In dieser Ausgabe darf man den Heiltrank nur im Kampf trinken; hebe ihn dir dafür auf.
goblin-why-not-seen = Diese Karte ist keine der beiden gezogenen; wähle eine von ihnen.
goblin-why-no-such-place = Diesen Platz gibt es im neuen Deck nicht; wähle einen, der dir angeboten wird.
goblin-why-place-taken = Auf diesem Platz liegt schon eine andere Karte; wähle einen freien.
goblin-why-sold-out = Dieser Trank ist ausverkauft; wähle einen anderen.
goblin-why-has-potion = Von jeder Art darfst du nur einen Trank haben, und diesen hast du schon; wähle einen anderen.
goblin-why-not-in-shop = Diese Karte liegt nicht in der Pfandleihe; wähle eine, die dort liegt.
goblin-why-bought-already = Bei einem Besuch darfst du nur eine Karte aus der Pfandleihe kaufen; kaufe Tränke oder beende den Einkauf.
goblin-why-cannot-pay = Du hast nichts zum Bezahlen; komm mit einer gewonnenen Aktionskarte auf der Hand, einer Waffe oder einer Rüstung wieder.
goblin-why-not-yours = Mit dieser Karte kannst du nicht bezahlen; nimm eine gewonnene Aktionskarte von der Hand, deine Waffe oder deine Rüstung.
