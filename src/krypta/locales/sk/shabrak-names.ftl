# Shabrak: názvy. Karty sú v shabrak-cards.ftl.

## Hra a jej voľby

shabrak-title = Shabrak
shabrak-subtitle = Kartový súboj: dva sarky po piatich bojovníkoch v aréne
web-front-option-shabrak-deck1 = Balíček miesta 1
web-front-option-shabrak-deck2 = Balíček miesta 2
web-front-option-shabrak-reach = Dosah pri nepárnom rozdiele formácií
web-front-option-shabrak-reach-near = dve karty
web-front-option-shabrak-reach-far = až štyri karty
web-front-option-shabrak-cards = Pridané karty
web-front-option-shabrak-cards-own = vlastné

## Druhy kariet

shabrak-kind-sark = sark
shabrak-kind-warrior = bojovník
shabrak-kind-event = udalosť
shabrak-kind-equipment = vybavenie
shabrak-commander = veliteľ

## Vzácnosť

shabrak-rarity-common = bežná
shabrak-rarity-rare = vzácna
shabrak-rarity-unseen = nevídaná

## Stav bojovníka

shabrak-status-waiting = ešte nevyložený
shabrak-status-ready = pripravený
shabrak-status-exhausted = vyčerpaný
shabrak-status-overpowered = premožený
shabrak-status-gone = vyradený

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
