# Karak: was man tun kann, was geschieht, und warum etwas nicht geht.

karak-title = Karak
karak-subtitle = Erkunde die Katakomben, sammle Schätze und stell dich dem Drachen

## Aktionen

karak-act-stop = Beende deinen Zug
karak-act-stop-heal = Beende deinen Zug und heile dich
karak-act-go = Geh { NAME($side) }
karak-act-go-discover = Geh { NAME($side) } ins unentdeckte Gebiet
karak-act-go-monster =
    { $token ->
        [karak-token-dragon] Geh { NAME($side) }: Dort wartet { NAME($token, case: "nom") }
       *[other] Geh { NAME($side) }: Dort wartet { NAME($token, case: "onenom") }
    }
karak-act-portal = Wechsle zu Portal Nr. { $number }
karak-act-take = Hebe { NAME($item, case: "acc") } auf
karak-act-open = Schließe die Truhe mit dem Schlüssel auf
karak-act-cast = Versetze { NAME($hero, case: "acc") } mit dem Heilungsportal auf Fontäne Nr. { $number }
karak-act-cast-self = Versetze dich mit dem Heilungsportal auf Fontäne Nr. { $number }
karak-act-swap = Tausche mit { NAME($hero, case: "dat") } den Platz
karak-act-fight = Kämpfe gegen { NAME($token, case: "acc") }
karak-act-sneak = Bleibe im Schatten und meide den Kampf gegen { NAME($token, case: "acc") }
karak-act-lay = Lege die Platte so: { $shape }
karak-act-keep = Lege { NAME($token, case: "acc") } in den Raum, die andere Spielmarke zurück in den Beutel
karak-act-reroll = Wirf beide Würfel noch einmal
karak-act-bolt = Setze einen magischen Schuss ein (+1)
karak-act-sacrifice = Opfere ein Leben (+1)
karak-act-resolve-win = Schlag zu: { $power } gegen { $strength }, du gewinnst
karak-act-resolve-tie = Schlag zu: { $power } gegen { $strength }, du gehst unverletzt zurück
karak-act-resolve-lose = Schlag zu: { $power } gegen { $strength }, du verlierst ein Leben
karak-act-resolve-fall = Schlag zu: { $power } gegen { $strength }, du gehst zurück und bist ohnmächtig
karak-act-leave = Lass { NAME($item, case: "acc") } auf der Platte
karak-act-curse = Verfluche { NAME($hero, case: "acc") }
karak-act-curse-self = Nimm den Fluch auf dich
karak-act-curse-stay = Lass den Fluch bei { NAME($hero, case: "dat") }
karak-act-revive = Kehre auf Fontäne Nr. { $number } ins Leben zurück
karak-act-hero = Spiele als { NAME($hero) }

## Was der Zufall bestimmt

karak-act-first = Das Los: { NAME($hero) } beginnt
karak-act-roll = Wurf: { $one } und { $two }
karak-act-again = Neuer Wurf statt der 1: { $die }
karak-act-tile = Gezogene Platte: { NAME($place) }
karak-act-token = Gezogene Spielmarke: { NAME($token) }

## Ereignisse

karak-event-hero-taken = { NAME($player) } spielt als { NAME($hero) }.
karak-event-first-rolled = { NAME($hero) } würfelt um den ersten Zug: { $one } und { $two }.
karak-event-first-tied = Mehrere haben den höchsten Wurf: Noch ist offen, wer beginnt.
karak-event-begins = { NAME($hero) } beginnt.
karak-event-turn = Runde { $round }: { NAME($hero) } ist am Zug.
karak-event-walked = { NAME($hero) } { karak-event-walked.then }.
    .then = geht { NAME($side) }
    .leg =
        { $count ->
            [one] { NAME($side) }
            [2] zwei Schritte { NAME($side) }
            [3] drei Schritte { NAME($side) }
            [4] vier Schritte { NAME($side) }
           *[other] { $count } Schritte { NAME($side) }
        }
    .many = geht { $list }
karak-event-ported = { NAME($hero) } { karak-event-ported.then }.
    .then = wechselt zu Portal Nr. { $number }
karak-event-tile-drawn = { NAME($hero) } { karak-event-tile-drawn.then }.
    .then = entdeckt { NAME($place, case: "one") }
karak-event-tile-laid = { NAME($hero) } { karak-event-tile-laid.then }.
    .then = legt { NAME($place, case: "acc") } an ({ $shape })
    .known = legt die Platte an ({ $shape })
karak-event-token-drawn = { NAME($hero) } { karak-event-token-drawn.then }.
    .then =
        zieht { $token ->
            [karak-token-dragon] { NAME($token, case: "acc") }
           *[other] { NAME($token, case: "one") }
        } aus dem Beutel
    .item =
        { $token ->
            [karak-token-dragon] { NAME($token, case: "acc") }
           *[other] { NAME($token, case: "one") }
        }
    .many = zieht { $list } aus dem Beutel
karak-event-token-laid = { NAME($hero) } { karak-event-token-laid.then }.
    .then = legt { NAME($token, case: "acc") } in den Raum
karak-event-token-returned = { NAME($hero) } { karak-event-token-returned.then }.
    .then = gibt { NAME($token, case: "acc") } in den Beutel zurück
karak-event-bag-empty = Der Beutel ist leer: { NAME($hero) } findet einen leeren Raum vor.
karak-event-met = { NAME($hero) } { karak-event-met.then }.
    .then =
        trifft auf { $token ->
            [karak-token-dragon] { NAME($token, case: "acc") }
           *[other] { NAME($token, case: "one") }
        } (Kraft { $strength })
    .known = beginnt den Kampf (Kraft { $strength })
karak-event-sneaked = { NAME($hero) } { karak-event-sneaked.then }.
    .then = meidet im Schatten den Kampf gegen { NAME($token, case: "acc") }
karak-event-rolled = { NAME($hero) } { karak-event-rolled.then }.
    .then = würfelt { $one } und { $two }
karak-event-one-rerolled = { NAME($hero) } { karak-event-one-rerolled.then }.
    .then = wirft die 1 neu und bekommt eine { $die }
karak-event-rerolls = { NAME($hero) } { karak-event-rerolls.then }.
    .then = wiederholt den Wurf mit beiden Würfeln
karak-event-bolt-used = { NAME($hero) } { karak-event-bolt-used.then }.
    .then =
        { $spent ->
            [0] nutzt ohne Verlust einen magischen Schuss (+1)
           *[other] verbraucht einen magischen Schuss (+1)
        }
    .item =
        { $count ->
            [one] einen magischen Schuss
           *[other] { $count } magische Schüsse
        }
    .many =
        { $spent ->
            [0] nutzt ohne Verlust { $list } (+{ $count })
           *[other] verbraucht { $list } (+{ $count })
        }
karak-event-sacrificed = { NAME($hero) } { karak-event-sacrificed.then }.
    .then =
        opfert { $lives ->
            [0] das letzte Leben
           *[other] ein Leben (noch { $lives })
        } für +1
karak-event-won = { NAME($hero) } besiegt { NAME($token, case: "acc") } ({ $power } gegen { $strength }).
    .then = gewinnt ({ $power } gegen { $strength })
karak-event-tied = { NAME($hero) } kämpft unentschieden gegen { NAME($token, case: "acc") } ({ $power } gegen { $strength }).
    .then = kämpft unentschieden ({ $power } gegen { $strength })
karak-event-lost = { NAME($hero) } unterliegt { NAME($token, case: "dat") } ({ $power } gegen { $strength }).
    .then = verliert den Kampf ({ $power } gegen { $strength })
karak-event-retreated = { NAME($hero) } { karak-event-retreated.then }.
    .then = geht auf die vorige Platte zurück
karak-event-wounded = { NAME($hero) } { karak-event-wounded.then }.
    .then =
        verliert { $lives ->
            [0] das letzte Leben
           *[other] ein Leben (noch { $lives })
        }
karak-event-fell = { NAME($hero) } { karak-event-fell.then }.
    .then = wird ohnmächtig
karak-event-woke = { NAME($hero) } { karak-event-woke.then }.
    .then = kommt mit einem Leben wieder zu sich
karak-event-healed = { NAME($hero) } { karak-event-healed.then }.
    .then = wird vollständig geheilt
karak-event-revived = { NAME($hero) } { karak-event-revived.then }.
    .then = kehrt auf Fontäne Nr. { $number } ins Leben zurück
karak-event-looted = { NAME($hero) } { karak-event-looted.then }.
    .then = erbeutet { NAME($item, case: "one") }
karak-event-left = { NAME($hero) } { karak-event-left.then }.
    .then = lässt { NAME($item, case: "acc") } auf der Platte
karak-event-took = { NAME($hero) } { karak-event-took.then }.
    .then = hebt { NAME($item, case: "acc") } auf
karak-event-treasure = { NAME($hero) } { karak-event-treasure.then }.
    .then = bekommt { NAME($treasure, case: "acc") }
karak-event-cursed = { NAME($hero) } { karak-event-cursed.then }.
    .then = verflucht { NAME($other, case: "acc") }
karak-event-cursed-self = { NAME($hero) } { karak-event-cursed-self.then }.
    .then = nimmt den Fluch auf sich
karak-event-curse-stays = { NAME($hero) } { karak-event-curse-stays.then }.
    .then = lässt den Fluch bei { NAME($other, case: "dat") }
karak-event-curse-stays-self = { NAME($hero) } { karak-event-curse-stays-self.then }.
    .then = behält den Fluch
karak-event-curse-lifted = { NAME($hero) } { karak-event-curse-lifted.then }.
    .then = ist den Fluch los
karak-event-cast = { NAME($hero) } { karak-event-cast.then }.
    .then = versetzt { NAME($other, case: "acc") } mit dem Heilungsportal auf Fontäne Nr. { $number }
karak-event-cast-self = { NAME($hero) } { karak-event-cast-self.then }.
    .then = versetzt sich mit dem Heilungsportal auf Fontäne Nr. { $number }
karak-event-swapped = { NAME($hero) } { karak-event-swapped.then }.
    .then = tauscht mit { NAME($other, case: "dat") } den Platz
karak-event-goes-on = Dank einer 6 setzt { NAME($hero) } den Zug fort.
    .then = setzt den Zug dank einer 6 fort
karak-event-stopped = { NAME($hero) } { karak-event-stopped.then }.
    .then = beendet den Zug
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
karak-why-hero-first = Suche dir zuerst einen Helden aus.
karak-why-hero-gone = Diesen Helden spielt schon jemand; suche dir einen anderen aus.
karak-why-wall-here = Deine Platte ist nach dieser Seite nicht offen; nimm eine andere Öffnung.
karak-why-wall-there = Die Platte nebenan ist zu dir hin nicht offen; nimm einen anderen Weg.
karak-why-pile-empty = Der Stapel ist aufgebraucht, also gibt es nichts mehr zu entdecken; bleibe auf den gelegten Platten.
karak-why-no-steps = Du hast keine Schritte mehr; nutze, was dir noch angeboten wird, oder beende deinen Zug.
karak-why-not-on-portal = Du stehst auf keinem Portal; geh zuerst zu einem hin.
karak-why-no-such-portal = Ein Portal mit dieser Nummer liegt nicht aus; wähle eines, das schon entdeckt ist.
karak-why-same-portal = Auf diesem Portal stehst du schon; wähle ein anderes.
karak-why-lay-first = Lege zuerst die gezogene Platte.
karak-why-not-this-shape = Die gezogene Platte hat eine andere Form; du kannst sie nur drehen.
karak-why-does-not-join = So schließt die Platte nicht an deine an; drehe sie mit einer Öffnung zu dir.
karak-why-keep-first = Suche zuerst aus, welche der beiden Spielmarken in den Raum kommt.
karak-why-not-drawn = Diese Spielmarke hast du nicht gezogen; wähle eine der beiden gezogenen.
karak-why-no-monster = Hier stellt sich dir gerade kein Monster entgegen; betritt zuerst die Platte eines Monsters.
karak-why-fight-not-first = Ein Monster, bei dem du schon stehst, kannst du nur vor deinem ersten Schritt bekämpfen; sonst musst du seine Platte neu betreten.
karak-why-meet-first = Entscheide zuerst, ob du gegen das Monster kämpfst oder im Schatten bleibst.
karak-why-strike-first = Du bist mitten im Kampf; bring ihn zuerst zu Ende.
karak-why-not-horan = Nur Horan darf beide Würfel noch einmal werfen; dein Wurf gilt.
karak-why-rerolled = In diesem Kampf hast du schon einmal neu gewürfelt; jetzt gilt der zweite Wurf.
karak-why-reroll-after-bolt = Nach einem magischen Schuss darfst du nicht mehr neu würfeln; das geht nur vorher.
karak-why-no-bolt = Du hast keinen magischen Schuss, den du in diesem Kampf noch einsetzen kannst; schlag ohne zu.
karak-why-not-xanros = Diese Fähigkeit hat nur Xanros; wähle eine andere Aktion.
karak-why-gave-life = In diesem Kampf hast du schon ein Leben geopfert; mehr als eines geht nicht.
karak-why-cursed = Solange { NAME($hero) } verflucht ist, wirken keine Fähigkeiten; eine heilende Fontäne oder ein Heilungsportal befreit davon.
karak-why-swap-self = Mit dir selbst kannst du nicht den Platz tauschen; wähle einen anderen Helden.
karak-why-swap-not-first = Den Platz tauschen kannst du nur vor deinem ersten Schritt; warte damit bis zu deinem nächsten Zug.
karak-why-swap-same-tile = Ihr steht auf derselben Platte, da gibt es nichts zu tauschen; wähle einen Helden, der woanders steht.
karak-why-nothing-to-take = Hier liegt kein Gegenstand, den du aufheben kannst; geh dorthin, wo einer liegt.
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
