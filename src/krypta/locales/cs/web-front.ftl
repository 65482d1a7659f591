# Úvodní stránka v prohlížeči, místnost před partií a stránky kolem stolu.

## Všude

web-front-nav = Stránky
web-front-rules = Pravidla
web-front-me = Moje stránka
web-front-me-of = Moje stránka: { $name }
web-front-theme-light = Světlý stůl
web-front-theme-dark = Tmavý stůl
web-front-cancel = Zrušit
web-front-home = Na úvodní stránku
web-front-try-again = Zkusit znovu
web-front-credits = Autoři a licence
web-front-unofficial = Krypta je neoficiální: dělají ji lidé, kteří mají tyto hry rádi, ne jejich autoři ani vydavatelé.

## Úvodní stránka

web-front-motto = Deskové hry ve světle pochodní, u jednoho stolu, ať jste kdekoli
web-front-play-as = Hraješ jako { $name }.
web-front-play-as-guest = Hraješ jako host.
web-front-rename = Změnit jméno
web-front-name-yourself = Zvolit jméno
web-front-games = Hry
web-front-players =
    { $high ->
        [few] { $low }–{ $high } hráči
       *[other] { $low }–{ $high } hráčů
    }
web-front-players-exactly =
    { $count ->
        [one] 1 hráč
        [few] { $count } hráči
        [many] { $count } hráče
       *[other] { $count } hráčů
    }
web-front-how-played = Jak se hraje
web-front-cards = Všechny karty
web-front-decks = Sestavit balíček
web-front-workshop = Dílna karet
web-front-other-options = Jiná nastavení
web-front-against =
    { $count ->
        [0] o samotě
        [one] proti jednomu botovi
        [few] proti { $count } botům
        [many] proti { $count } bota
       *[other] proti { $count } botům
    }
web-front-friends = S přáteli
web-front-friends-note = odkaz pro každé zařízení
web-front-pass = U jedné obrazovky
web-front-pass-note = zařízení si předáváte
web-front-how-many = Kolik vás je?
web-front-guide-title = Jsi tu poprvé?
web-front-guide-text = Zahraj si { $game } proti jednomu botovi: stůl ti každou věc vysvětlí, když na ni poprvé narazíš.
web-front-guide-take = Ukaž mi to
web-front-guide-decline = Ne, děkuji
web-front-yours = Tvoje stoly na tebe čekají
web-front-go-on = Pokračovat
web-front-join = Přisednout
web-front-watch = Sledovat
web-front-free =
    { $count ->
        [one] 1 volné místo
        [few] { $count } volná místa
        [many] { $count } volného místa
       *[other] { $count } volných míst
    }
web-front-state-open = brzy začne
web-front-state-running = právě se hraje
web-front-state-over = skončeno
web-front-wishes = Stůl na míru
web-front-who-sits = Kdo kde sedí
web-front-seat-free = Volné místo
web-front-bot-random = Náhodný bot
web-front-bot-greedy = Chamtivý bot
web-front-deck-yours = Tvůj balíček
web-front-deck-others = Balíček soupeře
web-front-decks-ready = Hotové balíčky
web-front-decks-own = Tvoje balíčky

## Místnost před partií

web-front-taken = Obsazená místa: { $taken } z { $all }
web-front-give = Místo { $seat } dostane
web-front-fill = Volná místa přenechat botům
web-front-sit-down = Chceš-li hrát, vyber si volné místo.
web-front-host-waits = Začít můžeš, až bude každé místo obsazené. Nechceš-li čekat, přenech volná místa botům.
web-front-host-waits-rated = Začít můžeš, až bude každé místo obsazené. V hodnocené partii hrají jen lidé.
web-front-all-here = Všichni jsou tu. Můžeš začít.
web-front-terms = Nastavení stolu
web-front-invite = Přizvi ke stolu další
web-front-scan = Namiř na kód fotoaparát telefonu, nebo pošli odkaz.
web-front-qr = QR kód odkazu na tento stůl
web-front-link = Odkaz na tento stůl
web-front-copied = Zkopírováno
web-front-share = Sdílet
web-front-alone = Na této adrese otevře stůl jen tento počítač. Aby mohli i ostatní, zastav Kryptu a spusť ji znovu tak, aby byla dostupná ve tvé síti:

## Když něco není v pořádku

web-front-trouble = Tudy cesta nevede
web-front-no-websocket = Tento prohlížeč neumí WebSocket, a tak se u stolu neudrží ve spojení. Otevři Kryptu v novějším prohlížeči.

## Moje stránka

web-front-me-nobody = Zatím tě tu nikdo nezná. Jakmile si zahraješ, budeš host, a s účtem najdeš svoje hry na každém zařízení.
web-front-me-guest = Jsi tu jako host: tvoje hry jsou vázané na tento prohlížeč. S účtem je najdeš na každém zařízení.
web-front-me-account = Máš účet: přihlas se na kterémkoli zařízení a tvoje hry tam budou.
web-front-sign-up = Založit účet
web-front-sign-up-text = Stačí jméno a heslo. Odehrané partie ti zůstanou.
web-front-log-in = Přihlásit se
web-front-log-in-text = Partie, které tu hraješ jako host, přejdou na tvůj účet.
web-front-log-out = Odhlásit se
web-front-log-out-guest = Host, který se odhlásí, se už nemůže vrátit a ke svým hrám se nedostane.
web-front-account-name = Jméno
web-front-password = Heslo
web-front-password-hint = aspoň 8 znaků
web-front-password-old = Dosavadní heslo
web-front-password-new = Nové heslo
web-front-change-password = Změnit heslo
web-front-password-changed = Heslo je změněné. Na ostatních zařízeních jsme tě odhlásili.
web-front-sessions = Přihlášená zařízení
web-front-session-this = tento prohlížeč
web-front-session-seen = naposledy { $when }
web-front-session-end = Odhlásit
web-front-ratings = Jak se ti daří
web-front-tally = partie: { $played }, výhry: { $won }
web-front-rating = hodnocení: { $points }
web-front-matches = Tvoje partie
web-front-matches-more = Starší partie
web-front-no-matches = Zatím tu nemáš za sebou žádnou partii. Pochodně už hoří.
web-front-match-running = hraje se
web-front-match-broken = bez výsledku
web-front-match-won = výhra
web-front-match-shared = dělená výhra
web-front-match-lost = prohra
web-front-data = Tvoje údaje
web-front-export-text = Všechno, co o tobě Krypta ví, v jednom souboru.
web-front-export = Stáhnout moje údaje
web-front-delete-text = Můžeš odejít navždy: zmizí tvoje jméno, účet i zprávy a tvoje místa v odehraných partiích budou bezejmenná.
web-front-delete = Smazat všechny mé údaje
web-front-delete-warning = Tuto akci nelze vrátit.

## Poděkování

web-front-credits-own = Obrázky kamene a pochodní, destičky i texty vznikly přímo pro Kryptu.
web-front-credits-icons = Ikony
web-front-credits-icons-text = Z { $site }, pod licencí { $license } ({ $terms }). Jsou přebarvené a zasazené do jiných tvarů.
web-front-credits-fonts = Písma
web-front-credits-fonts-text = Pod licencí { $license }.
web-front-credits-software = Software na této stránce
