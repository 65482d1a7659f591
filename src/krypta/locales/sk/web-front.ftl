# Úvodná stránka v prehliadači, miestnosť pred partiou a stránky okolo stola.

## Všade

web-front-nav = Stránky
web-front-rules = Pravidlá
web-front-me = Moja stránka
web-front-me-of = Moja stránka: { $name }
web-front-theme-light = Svetlý stôl
web-front-theme-dark = Tmavý stôl
web-front-cancel = Zrušiť
web-front-home = Na úvodnú stránku
web-front-try-again = Skúsiť znova
web-front-credits = Autori a licencie
web-front-unofficial = Krypta je neoficiálna: robia ju ľudia, ktorí majú tieto hry radi, nie ich autori ani vydavatelia.

## Úvodná stránka

web-front-motto = Stolové hry vo svetle fakieľ, pri jednom stole odkiaľkoľvek
web-front-play-as = Hráš ako { $name }.
web-front-play-as-guest = Hráš ako hosť.
web-front-rename = Zmeniť meno
web-front-name-yourself = Zvoliť meno
web-front-games = Hry
web-front-players =
    { $high ->
        [few] { $low }–{ $high } hráči
       *[other] { $low }–{ $high } hráčov
    }
web-front-players-exactly =
    { $count ->
        [one] 1 hráč
        [few] { $count } hráči
        [many] { $count } hráča
       *[other] { $count } hráčov
    }
web-front-how-played = Ako sa hrá
web-front-cards = Všetky karty
web-front-decks = Zostaviť balíček
web-front-workshop = Dielňa kariet
web-front-other-options = Iné nastavenia
web-front-against =
    { $count ->
        [0] osamote
        [one] proti jednému botovi
        [few] proti { $count } botom
        [many] proti { $count } bota
       *[other] proti { $count } botom
    }
web-front-friends = S priateľmi
web-front-friends-note = odkaz pre každé zariadenie
web-front-pass = Pri jednej obrazovke
web-front-pass-note = zariadenie si podávate
web-front-how-many = Koľkí ste?
web-front-guide-title = Si tu prvý raz?
web-front-guide-text = Zahraj si { $game } proti jednému botovi: stôl ti každú vec vysvetlí, keď na ňu prvý raz narazíš.
web-front-guide-take = Ukáž mi to
web-front-guide-decline = Nie, ďakujem
web-front-yours = Tvoje stoly na teba čakajú
web-front-go-on = Pokračovať
web-front-join = Prisadnúť
web-front-watch = Sledovať
web-front-free =
    { $count ->
        [one] 1 voľné miesto
        [few] { $count } voľné miesta
        [many] { $count } voľného miesta
       *[other] { $count } voľných miest
    }
web-front-state-open = čoskoro sa začne
web-front-state-running = práve sa hrá
web-front-state-over = skončené
web-front-wishes = Stôl na mieru
web-front-who-sits = Kto kde sedí
web-front-seat-free = Voľné miesto
web-front-bot-random = Náhodný bot
web-front-bot-greedy = Chamtivý bot
web-front-deck-yours = Tvoj balíček
web-front-deck-others = Balíček súpera
web-front-decks-ready = Hotové balíčky
web-front-decks-own = Tvoje balíčky

## Miestnosť pred partiou

web-front-taken = Obsadené miesta: { $taken } z { $all }
web-front-give = Miesto { $seat } dostane
web-front-fill = Voľné miesta prenechať botom
web-front-sit-down = Ak chceš hrať, vyber si voľné miesto.
web-front-host-waits = Začať môžeš, keď bude každé miesto obsadené. Ak nechceš čakať, prenechaj voľné miesta botom.
web-front-host-waits-rated = Začať môžeš, keď bude každé miesto obsadené. V hodnotenej partii hrajú len ľudia.
web-front-all-here = Všetci sú tu. Môžeš začať.
web-front-terms = Nastavenia stola
web-front-invite = Prizvi k stolu ďalších
web-front-scan = Namier na kód fotoaparát telefónu alebo pošli odkaz.
web-front-qr = QR kód odkazu na tento stôl
web-front-link = Odkaz na tento stôl
web-front-copied = Skopírované
web-front-share = Zdieľať
web-front-alone = Na tejto adrese otvorí stôl len tento počítač. Aby mohli aj ostatní, zastav Kryptu a spusti ju znova tak, aby bola dostupná v tvojej sieti:

## Keď niečo nie je v poriadku

web-front-trouble = Tadiaľto cesta nevedie
web-front-no-websocket = Tento prehliadač nevie používať WebSocket, a preto sa pri stole neudrží v spojení. Otvor Kryptu v novšom prehliadači.

## Moja stránka

web-front-me-nobody = Zatiaľ ťa tu nikto nepozná. Len čo si zahráš, budeš hosť, a s účtom nájdeš svoje hry na každom zariadení.
web-front-me-guest = Si tu ako hosť: tvoje hry sú viazané na tento prehliadač. S účtom ich nájdeš na každom zariadení.
web-front-me-account = Máš účet: prihlás sa na ktoromkoľvek zariadení a tvoje hry tam budú.
web-front-sign-up = Založiť účet
web-front-sign-up-text = Stačí meno a heslo. Odohrané partie ti zostanú.
web-front-log-in = Prihlásiť sa
web-front-log-in-text = Partie, ktoré tu hráš ako hosť, prejdú na tvoj účet.
web-front-log-out = Odhlásiť sa
web-front-log-out-guest = Hosť, ktorý sa odhlási, sa už nemôže vrátiť a k svojim hrám sa nedostane.
web-front-account-name = Meno
web-front-password = Heslo
web-front-password-hint = aspoň 8 znakov
web-front-password-old = Doterajšie heslo
web-front-password-new = Nové heslo
web-front-change-password = Zmeniť heslo
web-front-password-changed = Heslo je zmenené. Na ostatných zariadeniach sme ťa odhlásili.
web-front-sessions = Prihlásené zariadenia
web-front-session-this = tento prehliadač
web-front-session-seen = naposledy { $when }
web-front-session-end = Odhlásiť
web-front-ratings = Ako sa ti darí
web-front-tally = partie: { $played }, výhry: { $won }
web-front-rating = hodnotenie: { $points }
web-front-matches = Tvoje partie
web-front-matches-more = Staršie partie
web-front-no-matches = Zatiaľ tu nemáš za sebou žiadnu partiu. Fakle už horia.
web-front-match-running = hrá sa
web-front-match-broken = bez výsledku
web-front-match-won = výhra
web-front-match-shared = delená výhra
web-front-match-lost = prehra
web-front-data = Tvoje údaje
web-front-export-text = Všetko, čo o tebe Krypta vie, v jednom súbore.
web-front-export = Stiahnuť moje údaje
web-front-delete-text = Môžeš odísť navždy: zmizne tvoje meno, účet aj správy a tvoje miesta v odohraných partiách budú bezmenné.
web-front-delete = Zmazať všetky moje údaje
web-front-delete-warning = Túto akciu nemožno vrátiť.

## Poďakovanie

web-front-credits-own = Obrázky kameňa a fakieľ, doštičky aj texty vznikli priamo pre Kryptu.
web-front-credits-icons = Ikony
web-front-credits-icons-text = Zo stránky { $site }, pod licenciou { $license } ({ $terms }). Sú prefarbené a zasadené do iných tvarov.
web-front-credits-fonts = Písma
web-front-credits-fonts-text = Pod licenciou { $license }.
web-front-credits-software = Softvér na tejto stránke
