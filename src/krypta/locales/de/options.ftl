# What a table can agree on: each option, its values, and `.about`: what it changes, and which edition plays so.

## Karak

option-karak-heroes = Helden
    .about = Die tschechische, slowakische, deutsche und französische Ausgabe losen die Helden aus; in der englischen und polnischen entscheiden die Spieler.
option-karak-heroes-drawn = werden ausgelost
option-karak-heroes-chosen = wählen die Spieler
option-karak-first = Wer beginnt
    .about = In der tschechischen, deutschen und französischen Ausgabe entscheiden die Würfel; in der slowakischen und polnischen beginnt, wer am jüngsten ist (auf Platz 1). Das Los ist unsere eigene Variante.
option-karak-first-dice = die Würfel entscheiden
option-karak-first-seat = Platz 1
option-karak-first-lot = das Los entscheidet
option-karak-tiles = Platten
    .about = Wie viele Räume geradeaus führen und wie viele um die Ecke, verrät keine Ausgabe, und Besitzer der deutschen haben anders gezählt.
option-karak-tiles-standard = internationale Ausgabe
option-karak-tiles-de = deutsche Ausgabe
option-karak-curse = Der Fluch der Mumie trifft
    .about = Ein Gegner: die englische Ausgabe und die Übersichten der tschechischen, slowakischen, deutschen und französischen. Jeder, auch der Sieger: die polnische Ausgabe und der Haupttext dieser vier.
option-karak-curse-opponent = einen Gegner
option-karak-curse-anyone = einen beliebigen Spieler
option-karak-quiet = Eine ereignislose Partie endet
    .about = Keine Ausgabe beendet eine Partie, bevor der Drache fällt. Hier endet sie auch nach 20 Runden, in denen nichts geschieht; ohne diese Grenze erst nach 60 Runden ohne Fortschritt.
option-karak-quiet-20 = nach 20 Runden
option-karak-quiet-off = nie

## Goblin

option-goblin-edition = Regeln
    .about = Die Ausgaben unterscheiden sich darin, wie viele Torwächter es gibt, ob die oberste Karte eines Stapels bekämpft werden darf, wann der Heiltrank getrunken werden darf und wer sich wiederbeleben darf.
option-goblin-edition-cs = tschechische Ausgabe
option-goblin-edition-de = deutsche Ausgabe
option-goblin-edition-fr = französische Ausgabe
option-goblin-abilities = Fähigkeiten der Helden
    .about = Alle Ausgaben überlassen es den Spielern, ob die Helden ihre Fähigkeiten einsetzen.
option-goblin-abilities-on = spielen mit
option-goblin-abilities-off = bleiben weg
option-goblin-heroes = Helden
    .about = In allen Ausgaben wählen die Spieler; das Los ist unsere eigene Variante.
option-goblin-heroes-drawn = werden ausgelost
option-goblin-heroes-chosen = wählen die Spieler
option-goblin-first = Wer beginnt
    .about = In allen Ausgaben beginnt, wer am jüngsten ist (auf Platz 1). Das Los ist unsere eigene Variante.
option-goblin-first-lot = das Los entscheidet
option-goblin-first-seat = Platz 1
option-goblin-finish = Ist der Monsterlord besiegt
    .about = Sofort, wie es in allen Ausgaben steht; oder die Runde wird zu Ende gespielt, damit alle gleich viele Züge hatten (unsere eigene Variante).
option-goblin-finish-at_once = endet das Spiel sofort
option-goblin-finish-round = wird die Runde zu Ende gespielt
option-goblin-cards = Karten
    .about = Unsere eigenen Karten oder deine Kartendatei: Keine Ausgabe druckt die Werte ihrer Karten ab.
option-goblin-cards-own = eigene

## Shabrak

option-shabrak-deck1 = Deck von Platz 1
    .about = Der Sark, die fünf Krieger und der Zugstapel dieses Platzes.
option-shabrak-deck2 = Deck von Platz 2
    .about = Der Sark, die fünf Krieger und der Zugstapel dieses Platzes.
option-shabrak-deck-pitchforks = { shabrak-deck-pitchforks }
option-shabrak-deck-coopers = { shabrak-deck-coopers }
option-shabrak-deck-tumblers = { shabrak-deck-tumblers }
option-shabrak-deck-tinkers = { shabrak-deck-tinkers }
option-shabrak-deck-tapsters = { shabrak-deck-tapsters }
option-shabrak-deck-gravediggers = { shabrak-deck-gravediggers }
option-shabrak-deck-own = eigenes
option-shabrak-reach = Reichweite bei ungeradem Unterschied der Reihen
    .about = Wen ein Krieger erreicht, wenn sich die Reihen um eine oder drei Karten unterscheiden. Die gedruckten Bilder dazu liegen uns nicht vor, deshalb sind beide Einstellungen unsere Entscheidung.
option-shabrak-reach-near = zwei Karten
option-shabrak-reach-far = bis zu vier Karten
option-shabrak-cards = Zusätzliche Karten
    .about = Eigene Karten zusätzlich zu unseren: Die Spielregel enthält keine Kartenliste.
option-shabrak-cards-own = eigene
