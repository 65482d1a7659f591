# Stôl v termináli: výzvy, nadpisy a odpovede. Slová, ktoré hráč píše (go north, help, why …), sú vo všetkých jazykoch
# rovnaké a neprekladajú sa.

table-you = ty
table-player = Hráč { $number }

## Ponuka

table-menu =
    Kto hrá?
      Enter     ty proti dvom botom greedy
      1–{ $most }       ty proti toľkým botom greedy
      zoznam    miest, napr. person, person, greedy (výber: { $kinds })
table-menu-duel =
    Kto hrá?
      Enter     ty proti botovi greedy
      zoznam    miest, napr. person, person (výber: { $kinds })
table-menu-resume = { "  " }resume    pokračuj v poslednej rozohratej partii
table-menu-options = { "  " }options   nastavenia stola; MENO=HODNOTA niečo zmení
table-menu-lang = { "  " }jazyk, napríklad en ({ $languages }), alebo quit

## Obrazovka

table-round = kolo { $number }
table-choose = Napíš číslo od 1 do { $count }, príkaz alebo help.
table-which = „{ $text }“ môže znamenať: { $near }.
table-nearest = „{ $text }“ sa teraz nedá. Najbližšie: { $near }.
table-pass = Na ťahu je { $name }: sadni si k obrazovke a stlač Enter.

## Príkazy

table-help-acts = Akciu zvoľ číslom alebo príkazom, stačí aj jeho začiatok. Okrem toho môžeš napísať:
table-help-help = tento zoznam a značky na mape
    .usage = help
table-help-why = prečo akcia teraz nie je dovolená, aj s číslom pravidla
    .usage = why AKCIA
table-help-rules = kapitoly, pravidlo (K3.10) alebo kapitola (K3)
    .usage = rules ČÍSLO
table-help-options = nastavenia tohto stola
    .usage = options
table-help-map = celá mapa
    .usage = map
table-help-log = všetko, čo sa stalo
    .usage = log
table-help-count = čo zostáva na hromádke a vo vrecku
    .usage = count
table-help-undo = vrátiť poslednú akciu, kým sa po nej nehádzalo, nežrebovalo a nehral iný hráč
    .usage = undo
table-help-save = uložiť hneď, sem alebo do vlastného súboru (každá akcia sa ukladá aj tak)
    .usage = save SÚBOR
table-help-hint = čo by urobil najsilnejší bot
    .usage = hint
table-help-lang = iný jazyk: cs, sk, de, pl, en alebo fr
    .usage = lang XX
table-help-quit = uložiť a odísť
    .usage = quit
table-why-what = Napíš, ktorú akciu myslíš, napríklad: why go north.
table-allowed = Toto teraz smieš: { $act }.
table-cannot-undo = Vrátiť niet čo: po tvojej poslednej akcii sa už hádzalo, žrebovalo alebo hral iný hráč.
table-saved = Uložené v súbore { $path }
table-not-saved = Súbor { $path } obsahuje niečo iné a zostáva bez zmeny: zvoľ iný názov.
table-hint = Najsilnejší bot by zvolil: { $act } ({ $word }).
table-languages = Krypta hovorí týmito jazykmi: { $languages }.
table-rules-how = Pravidlo ti ukáže „rules K3.10“, kapitolu „rules K3“.
table-no-rule = Pravidlo { $number } neexistuje. Najbližšie: { $near }.

## Odchod a koniec

table-left = Partia je uložená. Pokračuj príkazom:
table-winners =
    { $count ->
        [one] Vyhráva { $names }!
       *[other] Spoločné víťazstvo: { $names }!
    }
table-no-result = Partia sa skončila predčasne a bez výsledku.
table-unfinished =
    { $entries ->
        [one] Po 1 zápise sa partia ešte neskončila.
        [few] Po { $entries } zápisoch sa partia ešte neskončila.
        [many] Po { $entries } zápisu sa partia ešte neskončila.
       *[other] Po { $entries } zápisoch sa partia ešte neskončila.
    }
table-seed = Semienko náhody, doteraz tajné: { $seed }
table-record = Záznam: { $path }
table-rematch = Odvetu s posunutými miestami začneš písmenom r, odídeš klávesom Enter:

## Záznamy

table-replay-how = Enter: ďalší ťah. q: celý zvyšok.
table-verified =
    Záznam je v poriadku: { $entries ->
        [one] 1 zápis
        [few] { $entries } zápisy
        [many] { $entries } zápisu
       *[other] { $entries } zápisov
    }, { $acts ->
        [one] 1 platná akcia
        [few] { $acts } platné akcie
        [many] { $acts } platnej akcie
       *[other] { $acts } platných akcií
    }.
table-draws-checked = Všetky výsledky náhody ({ $draws }) sú prepočítané a správne.
table-draws-sealed = Výsledky náhody ({ $draws }) sa nedajú prepočítať: semienko je stále tajné.
table-result = Výsledok: { $result }.

## Príprava

table-warming = Pripravujú sa pravidlá (len raz)
table-warm = Všetko je pripravené.

## Cards

table-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
        [many] { $count } karty
       *[other] { $count } kariet
    }
table-no-cards = Nevyhovuje žiadna karta.
table-deck-code = Kód balíčka: { $code }
