# Goblin im Browser: Höhlen, Kampf, Händler (Deutsch).

web-goblin-panel = Was du jetzt tun kannst

## Karten und Monster in Worten

web-goblin-gives = { NAME($what) } { $number }
web-goblin-lives =
    { $number ->
        [one] 1 Trefferpunkt
       *[other] { $number } Trefferpunkte
    }
web-goblin-reward = Belohnung: { NAME($kind) }
web-goblin-then = { $colours } darf folgen
web-goblin-then-nothing = nichts darf folgen
web-goblin-then-any = Beginne mit beliebiger Farbe

## Die Höhlen

web-goblin-caves = Die Höhlen
web-goblin-level = Level { $level }
web-goblin-open = offen
web-goblin-needs =
    { $key ->
        [green] nur mit dem grünen Schlüssel
        [yellow] nur mit dem gelben Schlüssel
       *[red] nur mit allen drei Schlüsseln
    }
web-goblin-stack = Stapel: { $count }
web-goblin-next = Als Nächstes im Stapel
web-goblin-gap = leerer Platz
web-goblin-lord = Monsterlord
web-goblin-finish-at_once = ist er besiegt, endet das Spiel sofort
web-goblin-finish-round = ist er besiegt, wird die Runde zu Ende gespielt
web-goblin-beaten = Lord besiegt, { $number } Angriff mehr als nötig
web-goblin-why-monster = Warum kann ich nicht gegen „{ NAME($monster) }“ kämpfen?

## Der Händler

web-goblin-merchant = Händler
web-goblin-pawn-shop = Pfandleihe
web-goblin-pawn-empty = Hier liegt noch nichts.
web-goblin-stock =
    { $count ->
        [0] ausverkauft
       *[other] noch { $count }
    }
web-goblin-cost = Alles kostet eine Karte: eine gewonnene Aktionskarte von der Hand, die Waffe oder die Rüstung.
web-goblin-buying = Du kaufst: { NAME($what) }
web-goblin-does-strength = verdoppelt Angriff oder Verteidigung der eben gespielten Karte
web-goblin-does-protection = hebt für diesen Kampf einen Fluch auf
web-goblin-does-healing = gibt alle Trefferpunkte zurück

## Hand, Kette und Stapel

web-goblin-hand = Deine Hand
web-goblin-hand-of = { $name }: Hand
web-goblin-hand-empty = Keine Karten auf der Hand
web-goblin-chain = Kette
web-goblin-why-card = Warum kann ich „{ NAME($card) }“ nicht spielen?
web-goblin-count-hand = Hand: { $count }
web-goblin-count-pile = Deck: { $count }
web-goblin-count-discard = Ablagestapel: { $count }
web-goblin-on-top = Obenauf: { $card }
web-goblin-unknown = unbekannte Karte
web-goblin-no-weapon = keine Waffe
web-goblin-no-armour = keine Rüstung
web-goblin-no-potions = keine Tränke
web-goblin-no-cards = keine Karten
web-goblin-keys =
    { $count ->
        [0] Kein Schlüssel
        [1] Grüner Schlüssel
        [2] Grüner und gelber Schlüssel
       *[3] Alle drei Schlüssel
    }
web-goblin-things = { $name }: alles auf einen Blick
web-goblin-worn = Waffe und Rüstung
web-goblin-pile = Deck von oben
web-goblin-discard = Ablagestapel

## Der Kampf

web-goblin-attack = Angriff
web-goblin-defence = Verteidigung
web-goblin-of = { $number } von { $need }
web-goblin-would = wären { $number }
web-goblin-missing = es fehlen noch { $number }
web-goblin-enough = reicht zum Sieg
web-goblin-hits =
    { $number ->
        [one] du verlierst 1 Trefferpunkt
       *[other] du verlierst { $number } Trefferpunkte
    }
web-goblin-unhurt = unverletzt
web-goblin-falls = du verlierst den letzten Trefferpunkt
web-goblin-lifted = aufgehoben
web-goblin-ability-used = Fähigkeit benutzt
web-goblin-ability-spent = nutzt die Fähigkeit
web-goblin-ability-argentus = Einmal je Kampf spielt er eine blaue Karte, obwohl die Karte davor Blau nicht nennt.
web-goblin-ability-aderyn = Mit genügend Angriff gewinnt sie, auch wenn sie ihren letzten Trefferpunkt verliert; nicht gegen den Lord.
web-goblin-ability-horan = Zwei Karten mit Angriff direkt nacheinander: +1 Angriff, einmal je Kampf.
web-goblin-ability-victorius = Seine zweite Karte im Kampf darf jede nicht verfluchte Farbe haben.
web-goblin-ability-xanros = Einmal je Kampf spielt er eine Karte einer verfluchten Farbe oder lässt einen verfluchten Effekt gelten.
web-goblin-ability-taia = Lässt eine Karte sie ziehen, sieht sie zwei Karten und behält eine.

## Was zu entscheiden ist

web-goblin-ask-hero = Wähle deinen Helden
web-goblin-ask-turn = Kämpfe gegen ein Monster oder besuche den Händler
web-goblin-ask-trim = Der Fluch nimmt dir überzählige Karten: Wirf ab
web-goblin-ask-play = Spiele eine Karte oder hör auf
web-goblin-ask-defy = Trotzt du dem Fluch?
web-goblin-ask-spare = Was soll trotz des Fluchs gelten?
web-goblin-ask-keep = Welche Karte behältst du?
web-goblin-ask-arrange = Wohin im neuen Deck?
web-goblin-ask-breathe = Trinken oder weiter?
web-goblin-ask-reward = Deine Belohnung
web-goblin-ask-shop = Was kaufst du?
web-goblin-ask-pay = Womit bezahlst du?
web-goblin-arrange-how = Ziehe die Karte auf einen Platz, tippe ihn an oder gehe mit Tab hin und drücke Enter.
web-goblin-top = oben

## Was jemand anders tut

web-goblin-doing-hero = wählt einen Helden
web-goblin-doing-turn = überlegt
web-goblin-doing-fight = kämpft gegen „{ NAME($monster) }“
web-goblin-doing-keep = wählt eine von zwei Karten
web-goblin-doing-arrange = ordnet ein neues Deck
web-goblin-doing-breathe = erholt sich von den Treffern
web-goblin-doing-reward = entscheidet über die Belohnung
web-goblin-doing-shop = ist beim Händler

## The large view of a card

web-goblin-means-attack = Angriff: Der Angriff aller gespielten Karten zusammen muss die Trefferpunkte des Monsters erreichen.
web-goblin-means-defence = Verteidigung: Jeder Punkt wehrt einen Treffer des Monsters ab.
web-goblin-means-heal = Heilung: gibt sofort Trefferpunkte zurück.
web-goblin-means-draw = Ziehen: Du ziehst sofort Karten von deinem Deck.
web-goblin-means-heart = Herz: gibt gleich nach den Treffern des Monsters Trefferpunkte zurück.
web-goblin-means-hand = Handbonus: So viele Karten mehr hast du auf der Hand.
web-goblin-means-won = Gewonnene Karte: Der Händler nimmt sie als Zahlung, und beim Mischen wählst du ihren Platz.
web-goblin-means-strikes = Sein Angriff: Für jeden Punkt, den du nicht abwehrst, verlierst du einen Trefferpunkt.
web-goblin-means-lives = Seine Trefferpunkte: So viel Angriff besiegt es.

## Die erste Partie

web-goblin-guide-goal = Besiege den Monsterlord
web-goblin-guide-goal-text = Wer ihn zuerst besiegt, gewinnt. Drei Schlüssel öffnen den Weg zu ihm; je einen hat der Torwächter am Ende jeder Reihe.
web-goblin-guide-monster = Wähle ein Monster, das du besiegen kannst
web-goblin-guide-monster-text = So viele Trefferpunkte es hat, so viel Angriff brauchst du; so stark sein Angriff ist, so viel Verteidigung. Das Zeichen in der Ecke zeigt, was du gewinnst.
web-goblin-guide-chain = Lege eine Kette aus Karten
web-goblin-guide-chain-text = Die farbigen Formen auf einer Karte zeigen, welche Farben folgen dürfen. Genug Angriff gewinnt; jeder fehlende Punkt Verteidigung kostet einen Trefferpunkt.
web-goblin-guide-stronger = Jeder Sieg macht dich stärker
web-goblin-guide-stronger-text = Gewonnene Karten kommen in dein Deck, Waffe und Rüstung zählen in jedem Kampf. Der Händler tauscht Karten gegen Tränke.
