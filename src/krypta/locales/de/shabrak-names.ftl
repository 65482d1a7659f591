# Shabrak: Namen. Die Karten stehen in shabrak-cards.ftl.

## Das Spiel und seine Einstellungen

shabrak-title = Shabrak
shabrak-subtitle = Ein Kartenduell: zwei Sarks zu je fünf Kriegern in der Arena
web-front-option-shabrak-deck1 = Deck von Platz 1
web-front-option-shabrak-deck2 = Deck von Platz 2
web-front-option-shabrak-deck-pitchforks = { shabrak-deck-pitchforks }
web-front-option-shabrak-deck-coopers = { shabrak-deck-coopers }
web-front-option-shabrak-deck-tumblers = { shabrak-deck-tumblers }
web-front-option-shabrak-deck-tinkers = { shabrak-deck-tinkers }
web-front-option-shabrak-deck-tapsters = { shabrak-deck-tapsters }
web-front-option-shabrak-deck-gravediggers = { shabrak-deck-gravediggers }
web-front-option-shabrak-deck-own = eigenes
web-front-option-shabrak-reach = Reichweite bei ungeradem Unterschied der Reihen
web-front-option-shabrak-reach-near = zwei Karten
web-front-option-shabrak-reach-far = bis zu vier Karten
web-front-option-shabrak-cards = Zusätzliche Karten
web-front-option-shabrak-cards-own = eigene

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
shabrak-kind-event = Ereignis
shabrak-kind-equipment = Ausrüstung
shabrak-commander = Anführer

## Seltenheit

shabrak-rarity-common = gewöhnlich
shabrak-rarity-rare = selten
shabrak-rarity-unseen = nie gesehen

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
