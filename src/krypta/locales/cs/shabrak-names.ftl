# Shabrak: názvy. Karty jsou v shabrak-cards.ftl.

## Hra a její volby

shabrak-title = Shabrak
shabrak-subtitle = Karetní souboj: dva sarky po pěti bojovnících v aréně

## Hotové balíčky

shabrak-deck-pitchforks = Moc vidlí, jeden guláš
shabrak-deck-coopers = Dobrá věc zraje v dubu
shabrak-deck-tumblers = Teď nás vidíš
shabrak-deck-tinkers = Mám pro tebe dárek
shabrak-deck-tapsters = Ještě jednu na cestu
shabrak-deck-gravediggers = Až po vás

## Druhy karet

shabrak-kind-sark = sark
shabrak-kind-warrior = bojovník
    .feminine = bojovnice
shabrak-kind-event = událost
shabrak-kind-equipment = vybavení
shabrak-commander = velitel
    .feminine = velitelka

## Rarita

shabrak-rarity-common = běžná
shabrak-rarity-rare = vzácná
shabrak-rarity-unseen = nevídaná

## Slova na kartách, která vysvětluje pravidlo

shabrak-word-guard = krytí: { $rule }
shabrak-word-shield = štít: { $rule }
shabrak-word-reach = dosah: { $rule }

## Stav bojovníka

shabrak-status-waiting = ještě nevyložený
    .feminine = ještě nevyložená
shabrak-status-ready = připravený
    .feminine = připravená
shabrak-status-exhausted = vyčerpaný
    .feminine = vyčerpaná
shabrak-status-overpowered = přemožený
    .feminine = přemožená
shabrak-status-gone = vyřazený
    .feminine = vyřazená

## O čem se rozhoduje

shabrak-phase-first = kdo vykládá první
shabrak-phase-lay = vykládání bojovníků
shabrak-phase-draw = dobírání karty
shabrak-phase-turn = tah
shabrak-phase-choose = koho se karta týká
shabrak-phase-may = ano, nebo ne
shabrak-phase-discard = kterou kartu odložit
shabrak-phase-retrieve = kterou kartu vzít zpět
shabrak-phase-over = konec hry
