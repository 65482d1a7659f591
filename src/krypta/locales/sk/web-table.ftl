# Stôl v prehliadači: jeho rám, prehrávanie, stránka s pravidlami a nastavenia.

## The bar and the menu

web-table-menu = Ponuka
web-table-rules = Pravidlá
web-table-replay = Prehrať
web-table-settings = Nastavenia
web-table-seats = Hráči
web-table-home = Na úvodnú stránku
web-table-loading = Stôl sa pripravuje…
web-table-watching = Sleduješ partiu
web-table-sending = Odosiela sa…
web-table-over = Partia sa skončila
web-table-bot = bot · { $level }
web-table-bot-plain = bot
web-table-copied = Skopírované
web-table-resign-sure = Naozaj sa chceš vzdať? Partia bude pokračovať bez teba.
web-table-draw-sure = Ponúknuť všetkým remízu? Len čo budú všetci súhlasiť, partia sa skončí.
web-table-abort-sure = Navrhnúť všetkým predčasný koniec? Partia sa potom skončí bez výsledku.
web-table-undo-sure = Požiadať všetkých o vrátenie tvojej poslednej akcie?
web-table-resign-bots-sure = Naozaj sa chceš vzdať? Partia sa skončí a vyhrajú boti.
web-table-abort-alone = Predčasne ukončiť
web-table-abort-alone-sure = Ukončiť partiu predčasne? Skončí sa bez výsledku.
web-table-undo-alone = Vrátiť moju poslednú akciu
web-table-undo-alone-sure = Vrátiť tvoju poslednú akciu?
web-table-link-how = Otvor tento odkaz na druhom zariadení. Platí iba raz.
web-table-no-log = Zatiaľ sa nič nestalo.
web-table-no-chat = Zatiaľ nikto nič nenapísal.

## The hint and the reason

web-table-hint-do = Zahrať takto
web-table-why-not = Prečo nemôžem…?
web-table-why-not-title = Čo sa teraz nedá
web-table-why-not-how = Vyber akciu a dozvieš sa, prečo sa teraz nedá.
web-table-why-title = Prečo nie?
web-table-why-read = Prečítať v pravidlách
web-table-allowed-title = Je to možné

## The end

web-table-you-win = Vyhrávaš!
web-table-rating = Tvoje hodnotenie: { $before } → { $after }
web-table-look = Pozrieť si stôl
web-table-result = Výsledok

## The replay

web-table-replay-title = Prehrávanie
web-table-replay-at = Zápis { $n } z { $last }
web-table-replay-start = Na začiatok
web-table-replay-back = O krok späť
web-table-replay-play = Prehrávať
web-table-replay-pause = Pozastaviť
web-table-replay-forward = O krok vpred
web-table-replay-end = Na koniec
web-table-replay-speed = Rýchlosť
web-table-replay-link = Skopírovať odkaz na túto chvíľu
web-table-replay-leave = Späť k stolu
web-table-replay-begins = Partia sa začína.

## The rules page

web-table-rules-search = Hľadať v pravidlách
web-table-rules-none = „{ $text }“ nie je v žiadnom pravidle. Skús iné slovo alebo číslo, napríklad K3.10.
web-table-rules-found =
    { $count ->
        [one] nájdené 1 pravidlo
        [few] nájdené { $count } pravidlá
       *[other] nájdených { $count } pravidiel
    }
web-table-rules-missing = Táto hra tu nemá stránku s pravidlami.
web-table-rules-chapters = Kapitoly
web-table-rules-loading = Pravidlá sa načítavajú…

## The settings

web-table-theme = Vzhľad
web-table-theme-system = podľa zariadenia
web-table-theme-dark = svetlo fakieľ
web-table-theme-light = denné svetlo
web-table-sound = Zvuky
web-table-notify = Upozorniť, keď som na ťahu
web-table-notify-blocked = Prehliadač upozornenia z tejto stránky blokuje. Najprv ich povoľ v nastaveniach prehliadača.
web-table-notify-body = Si na ťahu!
web-table-speed = Animácie
web-table-speed-none = žiadne
web-table-speed-slow = pomalé
web-table-speed-usual = bežné
web-table-speed-quick = rýchle
web-table-symbols = Značky vedľa farieb
web-table-keys = Klávesy
web-table-keys-on = Jednoklávesové skratky
web-table-key-undo = vrátiť akciu
web-table-key-hint = poradiť
web-table-key-rules = pravidlá
web-table-key-turn = otočiť doštičku
web-table-key-close = zavrieť, čo je otvorené
web-table-key-options = zvoliť akciu zo zoznamu
web-table-key-replay = krokovať prehrávanie

## A game without a table of its own

web-table-choices = Čo môžeš urobiť
web-table-waiting = Rozhoduje { $name }.
web-table-view-empty = Nie je tu čo vidieť.

## Hands: keys and walking

web-table-key-large = pozrieť si kartu zblízka
web-table-key-walk = chodiť (Karak)
web-table-key-lay = položiť doštičku (Karak)
