# Shabrak: Namen. Die Karten stehen in shabrak-cards.ftl.

## Das Spiel und seine Einstellungen

shabrak-title = Shabrak
shabrak-subtitle = Ein Kartenduell: zwei Sarks zu je fünf Kriegern in der Arena

## Fertige Decks

shabrak-deck-pitchforks = Viele Gabeln, ein Gulasch
shabrak-deck-coopers = Gut Ding will Eiche haben
shabrak-deck-tumblers = Eben waren wir noch hier
shabrak-deck-tinkers = Ein Geschenk für dich
shabrak-deck-tapsters = Einer geht noch
shabrak-deck-gravediggers = Nach Ihnen

## Arten von Karten

shabrak-kind-sark = Sark
shabrak-kind-warrior = Krieger
    .feminine = Kriegerin
shabrak-kind-event = Ereignis
shabrak-kind-equipment = Ausrüstung
shabrak-commander = Anführer
    .feminine = Anführerin

## Seltenheit

shabrak-rarity-common = gewöhnlich
shabrak-rarity-rare = selten
shabrak-rarity-unseen = legendär

## Wörter auf Karten, die eine Regel erklärt

shabrak-word-guard = Deckung: { $rule }
shabrak-word-shield = Schild: { $rule }
shabrak-word-reach = Reichweite: { $rule }

## Zustand eines Kriegers

shabrak-status-waiting = noch nicht gelegt
shabrak-status-ready = bereit
shabrak-status-exhausted = erschöpft
shabrak-status-overpowered = überwältigt
shabrak-status-gone = ausgeschieden

## Worüber entschieden wird

shabrak-phase-first = wer zuerst legt
shabrak-phase-lay = Krieger legen
shabrak-phase-draw = eine Karte ziehen
shabrak-phase-turn = der Zug
shabrak-phase-choose = wen die Karte meint
shabrak-phase-may = Ja oder Nein
shabrak-phase-discard = welche Karte abgeworfen wird
shabrak-phase-retrieve = welche Karte zurückgenommen wird
shabrak-phase-over = das Spiel ist zu Ende
