# Shabrak: nazwy. Karty są w shabrak-cards.ftl.

## Gra i jej opcje

shabrak-title = Shabrak
shabrak-subtitle = Karciany pojedynek: dwa sarki po pięciu wojowników na arenie
web-front-option-shabrak-deck1 = Talia miejsca 1
web-front-option-shabrak-deck2 = Talia miejsca 2
web-front-option-shabrak-reach = Zasięg przy nieparzystej różnicy formacji
web-front-option-shabrak-reach-near = dwie karty
web-front-option-shabrak-reach-far = do czterech kart
web-front-option-shabrak-cards = Dodane karty
web-front-option-shabrak-cards-own = własne

## Rodzaje kart

shabrak-kind-sark = sark
shabrak-kind-warrior = wojownik
shabrak-kind-event = wydarzenie
shabrak-kind-equipment = wyposażenie
shabrak-commander = dowódca

## Rzadkość

shabrak-rarity-common = pospolita
shabrak-rarity-rare = rzadka
shabrak-rarity-unseen = niewidziana

## Stan wojownika

shabrak-status-waiting = jeszcze niewyłożony
shabrak-status-ready = gotowy
shabrak-status-exhausted = wyczerpany
shabrak-status-overpowered = obezwładniony
shabrak-status-gone = poza grą

## O czym się decyduje

shabrak-phase-first = kto wykłada pierwszy
shabrak-phase-lay = wykładanie wojowników
shabrak-phase-draw = dobieranie karty
shabrak-phase-turn = tura
shabrak-phase-choose = kogo dotyczy karta
shabrak-phase-may = tak albo nie
shabrak-phase-discard = którą kartę odrzucić
shabrak-phase-retrieve = którą kartę wziąć z powrotem
shabrak-phase-over = koniec gry
