# Karak: was man tun kann, was geschieht, und warum etwas nicht geht.

karak-title = Karak
karak-subtitle = Erkunde die Katakomben, sammle Schätze und stell dich dem Drachen

## Aktionen

karak-act-stop = Beende deinen Zug
karak-act-stop-heal = Beende deinen Zug und heile dich
karak-act-go = Geh { NAME($side) }
karak-act-go-discover = Geh { NAME($side) } ins unentdeckte Gebiet
karak-act-go-monster = Geh { NAME($side) }: Dort wartet { NAME($token, case: "onenom") }
karak-act-portal = Wechsle zu Portal Nr. { $number }
karak-act-take = Heb { NAME($item, case: "acc") } auf
karak-act-open = Schließ die Truhe mit dem Schlüssel auf
karak-act-cast = Versetze { NAME($hero, case: "acc") } mit dem Heilungsportal auf Fontäne Nr. { $number }
karak-act-cast-self = Versetze dich mit dem Heilungsportal auf Fontäne Nr. { $number }
karak-act-swap = Tausche mit { NAME($hero, case: "dat") } den Platz
karak-act-fight = Kämpfe gegen { NAME($token, case: "acc") }
karak-act-sneak = Bleib im Schatten und meide den Kampf gegen { NAME($token, case: "acc") }
karak-act-lay = Leg die Platte so: { $shape }
karak-act-keep = Leg { NAME($token, case: "acc") } in den Raum, die andere Spielmarke zurück in den Beutel
karak-act-reroll = Wirf beide Würfel noch einmal
karak-act-bolt = Setz einen magischen Schuss ein (+1)
karak-act-sacrifice = Opfere ein Leben (+1)
karak-act-resolve-win = Schlag zu: { $power } gegen { $strength }, du gewinnst
karak-act-resolve-tie = Schlag zu: { $power } gegen { $strength }, du gehst unverletzt zurück
karak-act-resolve-lose = Schlag zu: { $power } gegen { $strength }, du verlierst ein Leben
karak-act-resolve-fall = Schlag zu: { $power } gegen { $strength }, du gehst zurück und bist ohnmächtig
karak-act-leave = Lass { NAME($item, case: "acc") } auf der Platte
karak-act-curse = Verfluche { NAME($hero, case: "acc") }
karak-act-curse-self = Nimm den Fluch auf dich
karak-act-curse-stay = Lass den Fluch bei { NAME($hero, case: "dat") }
karak-act-revive = Kehr auf Fontäne Nr. { $number } ins Leben zurück
karak-act-hero = Spiele als { NAME($hero) }

## Was der Zufall bestimmt

karak-act-first = Das Los: { NAME($hero) } beginnt
karak-act-roll = Wurf: { $one } und { $two }
karak-act-again = Neuer Wurf statt der 1: { $die }
karak-act-tile = Gezogene Platte: { NAME($place) }
karak-act-token = Gezogene Spielmarke: { NAME($token) }

## Ereignisse

karak-event-hero-taken = Platz { $seat } spielt als { NAME($hero) }.
karak-event-first-rolled = { NAME($hero) } würfelt um den ersten Zug: { $one } und { $two }.
karak-event-first-tied = Gleichstand an der Spitze: Noch ist offen, wer beginnt.
karak-event-begins = { NAME($hero) } beginnt.
karak-event-turn = Runde { $round }: { NAME($hero) } ist am Zug.
karak-event-walked = { NAME($hero) } geht { NAME($side) }.
karak-event-ported = { NAME($hero) } wechselt zu Portal Nr. { $number }.
karak-event-tile-drawn = { NAME($hero) } entdeckt { NAME($place, case: "one") }.
karak-event-tile-laid = { NAME($hero) } legt { NAME($place, case: "acc") } an ({ $shape }).
karak-event-token-drawn = { NAME($hero) } zieht { NAME($token, case: "one") } aus dem Beutel.
karak-event-token-laid = { NAME($hero) } legt { NAME($token, case: "acc") } in den Raum.
karak-event-token-returned = { NAME($hero) } gibt { NAME($token, case: "acc") } in den Beutel zurück.
karak-event-bag-empty = Der Beutel ist leer: { NAME($hero) } findet einen leeren Raum vor.
karak-event-met = { NAME($hero) } trifft auf { NAME($token, case: "one") } (Kraft { $strength }).
karak-event-sneaked = { NAME($hero) } bleibt im Schatten und meidet den Kampf gegen { NAME($token, case: "acc") }.
karak-event-rolled = { NAME($hero) } würfelt { $one } und { $two }.
karak-event-one-rerolled = { NAME($hero) } wirft die 1 neu: Es ist eine { $die }.
karak-event-rerolls = { NAME($hero) } wirft beide Würfel noch einmal.
karak-event-bolt-used =
    { $spent ->
        [0] { NAME($hero) } setzt einen magischen Schuss ein (+1) und behält ihn.
       *[other] { NAME($hero) } verbraucht einen magischen Schuss (+1).
    }
karak-event-sacrificed =
    { $lives ->
        [0] { NAME($hero) } opfert das letzte Leben für +1.
       *[other] { NAME($hero) } opfert ein Leben für +1 und hat noch { $lives } Leben.
    }
karak-event-won = { NAME($hero) } besiegt { NAME($token, case: "acc") } ({ $power } gegen { $strength }).
karak-event-tied = { NAME($hero) } erreicht gegen { NAME($token, case: "acc") } einen Gleichstand ({ $power } gegen { $strength }).
karak-event-lost = { NAME($hero) } unterliegt { NAME($token, case: "dat") } ({ $power } gegen { $strength }).
karak-event-retreated = { NAME($hero) } geht auf die vorige Platte zurück.
karak-event-wounded =
    { $lives ->
        [0] { NAME($hero) } verliert das letzte Leben.
       *[other] { NAME($hero) } verliert ein Leben und hat noch { $lives } Leben.
    }
karak-event-fell = { NAME($hero) } wird ohnmächtig.
karak-event-woke = { NAME($hero) } kommt mit einem Leben wieder zu sich.
karak-event-healed = { NAME($hero) } wird vollständig geheilt.
karak-event-revived = { NAME($hero) } kehrt auf Fontäne Nr. { $number } ins Leben zurück.
karak-event-looted = { NAME($hero) } erbeutet { NAME($item, case: "one") }.
karak-event-left = { NAME($hero) } lässt { NAME($item, case: "acc") } auf der Platte.
karak-event-took = { NAME($hero) } hebt { NAME($item, case: "acc") } auf.
karak-event-treasure = { NAME($hero) } bekommt { NAME($treasure, case: "acc") }.
karak-event-cursed = { NAME($hero) } verflucht { NAME($other, case: "acc") }.
karak-event-cursed-self = { NAME($hero) } nimmt den Fluch auf sich.
karak-event-curse-stays = { NAME($hero) } lässt den Fluch bei { NAME($other, case: "dat") }.
karak-event-curse-stays-self = { NAME($hero) } behält den Fluch.
karak-event-curse-lifted = { NAME($hero) } ist den Fluch los.
karak-event-cast = { NAME($hero) } versetzt { NAME($other, case: "acc") } mit dem Heilungsportal auf Fontäne Nr. { $number }.
karak-event-cast-self = { NAME($hero) } versetzt sich mit dem Heilungsportal auf Fontäne Nr. { $number }.
karak-event-swapped = { NAME($hero) } tauscht mit { NAME($other, case: "dat") } den Platz.
karak-event-goes-on = Dank einer 6 setzt { NAME($hero) } den Zug fort.
karak-event-stopped = { NAME($hero) } beendet den Zug.
karak-event-dragon-slain = Mit dem Sieg über den Drachen beendet { NAME($hero) } das Spiel.
karak-event-quiet = { $rounds } volle Runden lang wurde keine Platte gelegt, nicht gekämpft und nichts aufgehoben oder aufgeschlossen: Das Spiel endet und wird gewertet.
karak-event-fruitless = { $rounds } volle Runden lang wurde keine Platte gelegt, kein Monster besiegt und keine Truhe aufgeschlossen: Das Spiel endet und wird gewertet.

## Warum etwas nicht geht

karak-why-not-an-act = Eine solche Aktion gibt es in Karak nicht; wähle eine, die dir angeboten wird.
karak-why-over = Das Spiel ist zu Ende; beginne ein neues, wenn du weiterspielen möchtest.
karak-why-not-now = Das geht gerade nicht; wähle eine Aktion, die dir angeboten wird.
karak-why-nature-first = Zuerst entscheidet der Zufall; warte, bis gewürfelt oder gezogen ist.
karak-why-nature-only = Darüber entscheidet der Zufall; wähle eine Aktion, die dir angeboten wird.
karak-why-cannot-come = Dieses Ergebnis ist gerade nicht möglich; wähle eines, das noch kommen kann.
karak-why-hero-first = Such dir zuerst einen Helden aus.
karak-why-hero-gone = Diesen Helden spielt schon jemand; such dir einen anderen aus.
karak-why-wall-here = Deine Platte ist nach dieser Seite nicht offen; nimm eine andere Öffnung.
karak-why-wall-there = Die Platte nebenan ist zu dir hin nicht offen; nimm einen anderen Weg.
karak-why-pile-empty = Der Stapel ist aufgebraucht, also gibt es nichts mehr zu entdecken; bleib auf den gelegten Platten.
karak-why-no-steps = Du hast keine Schritte mehr; nutze, was dir noch angeboten wird, oder beende deinen Zug.
karak-why-not-on-portal = Du stehst auf keinem Portal; geh zuerst zu einem hin.
karak-why-no-such-portal = Ein Portal mit dieser Nummer liegt nicht aus; wähle eines, das schon entdeckt ist.
karak-why-same-portal = Auf diesem Portal stehst du schon; wähle ein anderes.
karak-why-lay-first = Leg zuerst die gezogene Platte.
karak-why-not-this-shape = Die gezogene Platte hat eine andere Form; du kannst sie nur drehen.
karak-why-does-not-join = So schließt die Platte nicht an deine an; dreh sie mit einer Öffnung zu dir.
karak-why-keep-first = Such zuerst aus, welche der beiden Spielmarken in den Raum kommt.
karak-why-not-drawn = Diese Spielmarke hast du nicht gezogen; wähle eine der beiden gezogenen.
karak-why-no-monster = Hier stellt sich dir gerade kein Monster entgegen; betritt zuerst die Platte eines Monsters.
karak-why-fight-not-first = Ein Monster, bei dem du schon stehst, kannst du nur vor deinem ersten Schritt bekämpfen; sonst musst du seine Platte neu betreten.
karak-why-meet-first = Entscheide zuerst, ob du gegen das Monster kämpfst oder im Schatten bleibst.
karak-why-strike-first = Du bist mitten im Kampf; bring ihn zuerst zu Ende.
karak-why-not-horan = Nur Horan darf beide Würfel noch einmal werfen.
karak-why-rerolled = In diesem Kampf hast du schon einmal neu gewürfelt; jetzt gilt der zweite Wurf.
karak-why-reroll-after-bolt = Nach einem magischen Schuss darfst du nicht mehr neu würfeln; das geht nur vorher.
karak-why-no-bolt = Du hast keinen magischen Schuss, den du in diesem Kampf noch einsetzen kannst.
karak-why-not-xanros = Diese Fähigkeit hat nur Xanros.
karak-why-gave-life = In diesem Kampf hast du schon ein Leben geopfert; mehr als eines geht nicht.
karak-why-cursed = Solange { NAME($hero) } verflucht ist, wirken keine Fähigkeiten; eine heilende Fontäne oder ein Heilungsportal befreit davon.
karak-why-swap-self = Mit dir selbst kannst du nicht den Platz tauschen; wähle einen anderen Helden.
karak-why-swap-not-first = Den Platz tauschen kannst du nur vor deinem ersten Schritt; warte damit bis zu deinem nächsten Zug.
karak-why-swap-same-tile = Ihr steht auf derselben Platte, da gibt es nichts zu tauschen; wähle einen Helden, der woanders steht.
karak-why-nothing-to-take = Hier liegt kein Gegenstand, den du aufheben kannst.
karak-why-same-kind-only = Deine Plätze dafür sind schon mit genau solchen Gegenständen belegt; Aufheben würde nichts ändern.
karak-why-no-chest = Hier steht keine Truhe; geh zuerst zu einer hin.
karak-why-no-key = Dir fehlt ein Schlüssel; besiege einen Knochenmänner-Schlüsselverwahrer, um einen zu bekommen.
karak-why-no-healing = Du hast kein Heilungsportal; besiege eine Riesenspinne, um eines zu bekommen.
karak-why-no-such-hero = Auf diesem Platz sitzt niemand; wähle einen Helden, der mitspielt.
karak-why-no-such-fountain = Eine Fontäne mit dieser Nummer liegt nicht aus; wähle eine, die schon entdeckt ist.
karak-why-leave-first = Dafür fehlt dir der Platz; entscheide zuerst, welcher Gegenstand auf der Platte bleibt.
karak-why-other-slot = Dieser Gegenstand gehört auf einen anderen Platz im Inventar; lass einen von der Art zurück, für die der Platz fehlt.
karak-why-not-held = Diesen Gegenstand hast du nicht; lass einen zurück, den du trägst.
karak-why-curse-first = Entscheide zuerst, wer den Fluch der Mumie tragen soll.
karak-why-curse-self = Dich selbst darfst du nicht verfluchen; wähle einen Gegner.
karak-why-revive-first = Wähle zuerst die Fontäne, auf der { NAME($hero) } ins Leben zurückkehrt.
