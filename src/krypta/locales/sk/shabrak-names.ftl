# Shabrak: názvy. Karty sú v shabrak-cards.ftl.

## Hra a jej voľby

shabrak-title = Shabrak
shabrak-subtitle = Kartový súboj: dva sarky po piatich bojovníkoch v aréne

## Hotové balíčky

shabrak-deck-pitchforks = Veľa vidiel, jeden guláš
shabrak-deck-coopers = Dobrá vec zreje v dube
shabrak-deck-tumblers = Teraz nás vidíš
shabrak-deck-tinkers = Mám pre teba darček
shabrak-deck-tapsters = Ešte jedno na cestu
shabrak-deck-gravediggers = Až po vás

## Druhy kariet

shabrak-kind-sark = sark
shabrak-kind-warrior = bojovník
    .feminine = bojovníčka
shabrak-kind-event = udalosť
shabrak-kind-equipment = vybavenie
shabrak-commander = veliteľ
    .feminine = veliteľka

## Vzácnosť

shabrak-rarity-common = bežná
shabrak-rarity-rare = vzácna
shabrak-rarity-unseen = nevídaná

## Slová na kartách, ktoré vysvetľuje pravidlo

shabrak-word-guard = krytie: { $rule }
shabrak-word-shield = štít: { $rule }
shabrak-word-reach = dosah: { $rule }

## Stav bojovníka

shabrak-status-waiting = ešte nevyložený
    .feminine = ešte nevyložená
shabrak-status-ready = pripravený
    .feminine = pripravená
shabrak-status-exhausted = vyčerpaný
    .feminine = vyčerpaná
shabrak-status-overpowered = premožený
    .feminine = premožená
shabrak-status-gone = vyradený
    .feminine = vyradená

## O čom sa rozhoduje

shabrak-phase-first = kto vykladá prvý
shabrak-phase-lay = vykladanie bojovníkov
shabrak-phase-draw = doberanie karty
shabrak-phase-turn = ťah
shabrak-phase-choose = koho sa karta týka
shabrak-phase-may = áno alebo nie
shabrak-phase-discard = ktorú kartu odložiť
shabrak-phase-retrieve = ktorú kartu vziať späť
shabrak-phase-over = koniec hry
