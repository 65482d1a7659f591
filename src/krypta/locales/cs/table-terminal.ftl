# Stůl v terminálu: výzvy, nadpisy a odpovědi. Slova, která hráč píše (go north, help, why …), jsou ve všech jazycích
# stejná a nepřekládají se.

table-you = ty
table-player = Hráč { $number }

## Nabídka

table-menu =
    Kdo hraje?
      Enter     ty proti dvěma botům greedy
      1–{ $most }       ty proti tolika botům greedy
      seznam    míst, třeba person, person, greedy (výběr: { $kinds })
table-menu-duel =
    Kdo hraje?
      Enter     ty proti botovi greedy
      seznam    míst, třeba person, person (výběr: { $kinds })
table-menu-resume = { "  " }resume    pokračovat v poslední rozehrané partii
table-menu-options = { "  " }options   nastavení stolu; JMÉNO=HODNOTA něco změní
table-menu-lang = { "  " }jazyk, třeba en ({ $languages }), nebo quit

## Obrazovka

table-round = kolo { $number }
table-choose = Napiš číslo od 1 do { $count }, příkaz nebo help.
table-which = „{ $text }“ může znamenat: { $near }.
table-nearest = „{ $text }“ teď nejde. Nejbližší: { $near }.
table-pass = Na tahu je { $name }: sedni si k obrazovce a stiskni Enter.

## Příkazy

table-help-acts = Akci zvol číslem nebo příkazem, stačí i jeho začátek. Kromě toho můžeš napsat:
table-help-help = tento seznam a značky na mapě
    .usage = help
table-help-why = proč akce teď není dovolená, i s číslem pravidla
    .usage = why AKCE
table-help-rules = kapitoly, pravidlo (K3.10) nebo kapitola (K3)
    .usage = rules ČÍSLO
table-help-options = nastavení tohoto stolu
    .usage = options
table-help-map = celá mapa
    .usage = map
table-help-log = všechno, co se stalo
    .usage = log
table-help-count = co zbývá na hromádce a v sáčku
    .usage = count
table-help-undo = vrátit poslední akci, dokud se po ní neházelo, nelosovalo a nehrál jiný hráč
    .usage = undo
table-help-save = uložit hned, sem nebo do vlastního souboru (každá akce se ukládá i tak)
    .usage = save SOUBOR
table-help-hint = co by udělal nejsilnější bot
    .usage = hint
table-help-lang = jiný jazyk: cs, sk, de, pl, en nebo fr
    .usage = lang XX
table-help-quit = uložit a odejít
    .usage = quit
table-why-what = Napiš, kterou akci myslíš, třeba: why go north.
table-allowed = Tohle teď smíš: { $act }.
table-cannot-undo = Vrátit není co: po tvé poslední akci se už házelo, losovalo nebo hrál jiný hráč.
table-saved = Uloženo v souboru { $path }
table-not-saved = Soubor { $path } obsahuje něco jiného a zůstává beze změny: zvol jiný název.
table-hint = Nejsilnější bot by zvolil: { $act } ({ $word }).
table-languages = Krypta mluví těmito jazyky: { $languages }.
table-rules-how = Pravidlo ti ukáže „rules K3.10“, kapitolu „rules K3“.
table-no-rule = Pravidlo { $number } neexistuje. Nejbližší: { $near }.

## Odchod a konec

table-left = Partie je uložená. Pokračuj příkazem:
table-winners =
    { $count ->
        [one] Vyhrává { $names }!
       *[other] Společné vítězství: { $names }!
    }
table-no-result = Partie skončila předčasně a bez výsledku.
table-unfinished =
    { $entries ->
        [one] Po 1 zápisu partie ještě neskončila.
        [few] Po { $entries } zápisech partie ještě neskončila.
        [many] Po { $entries } zápisu partie ještě neskončila.
       *[other] Po { $entries } zápisech partie ještě neskončila.
    }
table-seed = Semínko náhody, dosud tajné: { $seed }
table-record = Záznam: { $path }
table-rematch = Odvetu s posunutými místy začneš písmenem r, odejdeš klávesou Enter:

## Záznamy

table-replay-how = Enter: další tah. q: celý zbytek.
table-verified =
    Záznam je v pořádku: { $entries ->
        [one] 1 zápis
        [few] { $entries } zápisy
        [many] { $entries } zápisu
       *[other] { $entries } zápisů
    }, { $acts ->
        [one] 1 platná akce
        [few] { $acts } platné akce
        [many] { $acts } platné akce
       *[other] { $acts } platných akcí
    }.
table-draws-checked = Všechny výsledky náhody ({ $draws }) jsou přepočítané a správné.
table-draws-sealed = Výsledky náhody ({ $draws }) přepočítat nejde: semínko je stále tajné.
table-result = Výsledek: { $result }.

## Příprava

table-warming = Připravují se pravidla (jen jednou)
table-warm = Všechno je připravené.

## Cards

table-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } karet
    }
table-no-cards = Žádná karta nevyhovuje.
table-deck-code = Kód balíčku: { $code }
