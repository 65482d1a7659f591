# Shabrak: nazwy. Karty są w shabrak-cards.ftl.

## Gra i jej opcje

shabrak-title = Shabrak
shabrak-subtitle = Karciany pojedynek: dwa sarki po pięciu wojowników na arenie

## Gotowe talie

shabrak-deck-pitchforks = Dużo wideł, jeden gulasz
shabrak-deck-coopers = Co dobre, dojrzewa w dębie
shabrak-deck-tumblers = Teraz nas widzisz
shabrak-deck-tinkers = Mam dla ciebie prezent
shabrak-deck-tapsters = Jeszcze strzemiennego
shabrak-deck-gravediggers = Proszę przodem

## Rodzaje kart

shabrak-kind-sark = sark
shabrak-kind-warrior = wojownik
    .feminine = wojowniczka
shabrak-kind-event = wydarzenie
shabrak-kind-equipment = wyposażenie
shabrak-commander = dowódca
    .feminine = dowódczyni

## Rzadkość

shabrak-rarity-common = pospolita
shabrak-rarity-rare = rzadka
shabrak-rarity-unseen = niespotykana

## Słowa na kartach, które wyjaśnia zasada

shabrak-word-guard = osłanianie: { $rule }
shabrak-word-shield = tarcza: { $rule }
shabrak-word-reach = zasięg: { $rule }

## Stan wojownika

shabrak-status-waiting = jeszcze niewyłożony
    .feminine = jeszcze niewyłożona
shabrak-status-ready = gotowy
    .feminine = gotowa
shabrak-status-exhausted = wyczerpany
    .feminine = wyczerpana
shabrak-status-overpowered = obezwładniony
    .feminine = obezwładniona
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
