# Server: prečo sa niečo odmieta, čo hovorí príkazový riadok, a slová prostej stránky.
# Odmietnutie hovorí, čo sa stalo a čo s tým. $faults, $why a $what sú vety pre vývojárov, po anglicky.

## Príkazový riadok

server-cli-ready = Krypta je pripravená: { $url }
server-cli-network = V tej istej sieti: { $url }
server-cli-stop = Ukončíš ju klávesmi Ctrl-C; partie zostanú uložené.
server-cli-stopped = Krypta skončila. Všetky partie sú uložené.

## Samotná požiadavka

server-warming =
    { $seconds ->
        [one] Pravidlá sa pripravujú. Skús to znova o 1 sekundu.
        [few] Pravidlá sa pripravujú. Skús to znova o { $seconds } sekundy.
        [many] Pravidlá sa pripravujú. Skús to znova o { $seconds } sekundy.
       *[other] Pravidlá sa pripravujú. Skús to znova o { $seconds } sekúnd.
    }
server-database-away =
    { $seconds ->
        [one] Databáza teraz neodpovedá. Skús to znova o 1 sekundu; nič potvrdené sa nestratilo.
        [few] Databáza teraz neodpovedá. Skús to znova o { $seconds } sekundy; nič potvrdené sa nestratilo.
        [many] Databáza teraz neodpovedá. Skús to znova o { $seconds } sekundy; nič potvrdené sa nestratilo.
       *[other] Databáza teraz neodpovedá. Skús to znova o { $seconds } sekúnd; nič potvrdené sa nestratilo.
    }
server-busy =
    { $seconds ->
        [one] Stôl práve mení niekto ďalší. Skús to znova o 1 sekundu.
        [few] Stôl práve mení niekto ďalší. Skús to znova o { $seconds } sekundy.
        [many] Stôl práve mení niekto ďalší. Skús to znova o { $seconds } sekundy.
       *[other] Stôl práve mení niekto ďalší. Skús to znova o { $seconds } sekúnd.
    }
server-slow-down =
    { $seconds ->
        [one] To je príliš rýchlo. Skús to znova o 1 sekundu.
        [few] To je príliš rýchlo. Skús to znova o { $seconds } sekundy.
        [many] To je príliš rýchlo. Skús to znova o { $seconds } sekundy.
       *[other] To je príliš rýchlo. Skús to znova o { $seconds } sekúnd.
    }
server-host-unknown = Tento server nie je známy ako { $host }. Otvor ho na jeho vlastnej adrese.
server-origin-foreign = Požiadavka prichádza z cudzej stránky. Otvor priamo stránku Krypty.
server-origin-missing = Spojenie nehovorí, z ktorej stránky prichádza. Programy musia namiesto cookie použiť token bota.
server-header-missing = Požiadavke chýba hlavička X-Krypta: 1, ktorá ju odlišuje od cudzích stránok. Pošli ju tiež.
server-metrics-closed = Tieto údaje sú len pre tento počítač alebo pre toho, kto má token.
server-not-found = Tu nič nie je. Skontroluj adresu.
server-method-not-allowed = Takto sa táto adresa použiť nedá. Ako sa použiť dá, hovorí opis API.
server-too-large = Požiadavka je príliš veľká. Pošli toho naraz menej.
server-head-too-large = Hlavičky požiadavky sú príliš dlhé alebo ich je priveľa. Pošli ich menej.
server-too-slow = Požiadavka prichádzala príliš dlho. Pošli ju znova.
server-too-many-connections = Z tvojej adresy je otvorených priveľa spojení. Najprv niektoré zatvor.
server-full = Server je plný. Vráť sa o niečo neskôr.
server-request-wrong = Požiadavke sa nedá rozumieť: { $what }
server-bad-frame = Správe sa nedá rozumieť: { $why }
server-broken = Vnútri Krypty sa niečo pokazilo. Je to naša chyba, nie tvoja, a je zapísaná pod číslom { $request }.
server-failed = Vnútri Krypty sa niečo pokazilo. Je to naša chyba, nie tvoja; nič sa nezmenilo. Skús to znova.
server-abuse = Priveľa správ prišlo príliš rýchlo alebo sa nedalo prečítať, a preto bolo spojenie ukončené.
server-going-away = Server sa reštartuje. Tvoja partia je uložená a stránka sa pripojí sama.
server-watch-first = Najprv otvor niektorý stôl, potom pri ňom hraj.
server-websocket-only = Táto adresa je len pre spojenia WebSocket.

## Ľudia

server-who-are-you = Najprv sa prihlás alebo pokračuj ako hosť.
server-session-ended = Tvoje prihlásenie sa tu skončilo. Ak chceš pokračovať, prihlás sa znova.
server-banned = Na tento server máš zákaz vstupu. Obráť sa na toho, kto ho prevádzkuje.
server-name-length = Meno má mať { $least } až { $most } znakov.
server-name-characters = Meno obsahuje znaky, ktoré nevidno alebo rušia okolitý text. Vynechaj ich.
server-name-reserved = Meno { $name } patrí samotnej Krypte. Zvoľ si iné.
server-name-taken = Meno { $name } už niekto má. Zvoľ si iné.
server-password-length = Heslo má mať { $least } až { $most } znakov.
server-password-is-name = Heslo je rovnaké ako meno, a to by každý skúsil ako prvé. Zvoľ si iné.
server-password-wrong = Toto nie je tvoje heslo. Skús to znova.
server-login-wrong = Meno alebo heslo nesedí. Skús to znova.
server-already-account = Účet už máš. Ak chceš založiť iný, najprv sa odhlás.
server-account-needed = Na to potrebuješ účet. Založ si ho: odohrané partie ti zostanú.
server-session-unknown = Také prihlásenie neexistuje. Možno sa už skončilo.
server-person-unknown = Nikto taký tu nie je. Možno už Kryptu opustil.
server-page-unknown = Taká stránka histórie neexistuje. Začni znova od prvej.

## Boti a ich tokeny

server-not-for-bots = S tokenom bota sa to nedá. V prehliadači to môže urobiť jeho majiteľ.
server-token-wrong = Tento token je neznámy alebo zrušený. Jeho majiteľ môže vytvoriť nový.
server-token-unknown = Taký token neexistuje. Možno už bol zrušený.
server-bot-unknown = Takého bota nemáš. Možno už bol odstránený.
server-too-many-bots =
    { $most ->
        [one] Účet môže mať len jedného bota. Najprv ho odstráň.
        [few] Účet môže mať najviac { $most } botov. Najprv niektorého odstráň.
       *[other] Účet môže mať najviac { $most } botov. Najprv niektorého odstráň.
    }
server-too-many-tokens =
    { $most ->
        [one] Bot môže mať len jeden token. Najprv ho zruš.
        [few] Bot môže mať najviac { $most } tokeny. Najprv niektorý zruš.
       *[other] Bot môže mať najviac { $most } tokenov. Najprv niektorý zruš.
    }
server-label-wrong = Napíš na jeden riadok, najviac { $most } znakov, na čo token je.

## Stoly pred začiatkom

server-no-such-table = Taký stôl neexistuje. Skontroluj odkaz.
server-too-many-tables = Sedíš už pri { $most } stoloch, kde sa ešte nedohralo. Najprv pri niektorom dohraj, alebo ho opusti.
server-game-unknown = Hra { $game } tu nie je.
server-bad-table = Taký stôl sa založiť nedá: { $faults }
server-files-busy = Práve sa číta príliš veľa balíčkov, súborov kariet a záznamov. Skús to o chvíľu znova.
server-files-slow = Čítať to trvá príliš dlho. Skráť to, alebo to o chvíľu skús znova.
server-options-large = To, s čím sa má pri stole hrať, je príliš dlhé: dohromady je povolených { $most } znakov. Skráť súbor kariet alebo balíčky.
server-bad-seats = Toľko miest stôl mať nemôže: { $faults }
server-no-such-bot = Bot { $bot } neexistuje. Na výber sú { $levels }.
server-no-such-seat = Tento stôl nemá miesto { $seat }.
server-table-full = Všetky miesta sú obsadené. Môžeš sa pozerať alebo založiť vlastný stôl.
server-seat-taken = Na mieste { $seat } už niekto sedí. Vyber si iné.
server-seats-empty = Ešte nie sú obsadené všetky miesta. Počkaj na hráčov alebo ich prenechaj botom.
server-host-only = Toto môže len hostiteľ.
server-host-keeps-seat = Toto je tvoje jediné miesto. Ak nechceš hrať, odíď od stola.
server-not-seated = Pri tomto stole nesedíš. Najprv si prisadni.
server-not-seated-there = Hostiteľom sa môže stať len ten, kto pri stole sedí.
server-not-your-seat = Toto nie je tvoje miesto.
server-link-used = Tento odkaz už bol použitý alebo ho nahradil novší. Vypýtaj si nový.
server-rated-one-seat = Pri hodnotenom stole má každý len jedno miesto.
server-rated-people-only = Pri hodnotenom stole hrajú len ľudia. Nechaj miesto voľné pre niekoho ďalšieho alebo založ nehodnotený stôl.
server-table-open = Partia sa ešte nezačala. Hostiteľ ju spustí, keď budú obsadené všetky miesta.
server-table-running = Partia už beží; toto sa dalo len pred začiatkom.
server-table-over = Partia sa skončila. Zahraj si odvetu alebo založ nový stôl.
server-no-spectators = Tento stôl nemá divákov. Vypýtaj si odkaz od niektorého hráča.

## Partia

server-not-your-turn = Ešte nie si na ťahu.
server-bot-plays = Na tomto mieste teraz hrá bot. Späť ho dostaneš, keď stôl znova otvoríš.
server-stale = Niekto bol rýchlejší a stôl sa zmenil. Pozri sa znova a potom zvoľ.
server-number-unknown = Zápis { $n } v tejto partii nie je. Vyžiadaj si jej súčasný stav.
server-no-such-act = Akcia „{ $act }“ v tejto hre nie je.
server-time-up = Tvoj čas vypršal.
server-cannot-undo = Toto sa vrátiť nedá: potom sa už hádzalo, žrebovalo alebo hral iný hráč. O vrátenie môžeš požiadať všetkých.
server-undo-often = V tejto partii sa už vrátilo príliš veľa akcií. Hraj ďalej.
server-resigned = Hráč na tomto mieste sa vzdal. Môžeš sa ďalej pozerať.
server-not-over = Partia sa ešte neskončila. Odveta príde až po nej.
server-offer-stands = Jedna ponuka už čaká. Najprv odpovedz na ňu.
server-draw-alone = S remízou musí súhlasiť ešte niekto, a ty si tu jediný človek. Partiu môžeš namiesto toho ukončiť bez výsledku.
server-no-offer = Žiadna ponuka už nečaká.
server-rated-no-undo = V hodnotenej partii sa nedá žiadať o návrat späť.
server-rated-no-hint = V hodnotenej partii sa neradí.
server-chat-empty = Správa je prázdna. Niečo napíš.
server-chat-long = Správa je príliš dlhá, znakov môže mať najviac { $most }. Skráť ju.
server-no-chat = Pri tomto stole nie je chat.
server-match-unplayable = Táto partia tu nemôže pokračovať: { $why }
server-match-other-figures = Táto partia sa začala s inými hernými dátami a tie tu nie sú uložené. Dá sa len čítať.
server-match-drifted = Pri zápise { $n } vychádzajú dnešné pravidlá inak, než keď sa hralo. Partia stojí, kým sa to neopraví; povedz to tomu, kto server prevádzkuje.

server-nothing-to-bring = V tejto hre sa vlastné karty ani balíčky nepoužívajú.
server-no-such-keeping = Taký balíček ani súbor kariet nie je, alebo nie je zdieľaný. Skontroluj odkaz.
server-keepings-full = Máš už uložených { $most } balíčkov a súborov kariet. Zmaž niektorý, ktorý nepotrebuješ.
server-keeping-name = Balíček aj súbor kariet potrebuje názov s 1 až { $most } znakmi.
server-keeping-long = Je to príliš dlhé: { $count } znakov, povolených je { $most }. Skráť to, alebo rozdeľ na dve časti.
server-keeping-no-text = Toto nie je obyčajný text. Pošli to ako text.
server-no-cards = { $game } nemá karty, ktoré by sa tu dali čítať. Skontroluj adresu.

## Stránka: všade

server-page-language = Jazyk
server-page-close = Zavrieť
server-page-copy = Kopírovať
server-page-sure = Naozaj?
server-page-yes = Áno
server-page-no = Nie
server-page-unreachable = Server nie je dostupný. Skontroluj pripojenie a skús to znova.
server-page-lost = Spojenie sa prerušilo; obnoví sa samo.

## Stránka: úvod

server-page-play-now = Hrať hneď
server-page-name = Tvoje meno
server-page-name-save = Uložiť
server-page-open-tables = Voľné stoly
server-page-no-open-tables = Práve nikto na hráčov nečaká. Založ stôl alebo hraj proti botom.
server-page-running-tables = Partie na sledovanie
server-page-make = Nový stôl
server-page-make-button = Založiť stôl
server-page-game = Hra
server-page-seats = Miesta
server-page-seat = Miesto { $seat }
server-page-seat-me = ja
server-page-seat-open = voľné
server-page-seat-bot = bot { $level }
server-page-clock = Hodiny
server-page-clock-none = žiadne
server-page-clock-turn = na každý ťah
server-page-clock-budget = na celú partiu
server-page-clock-seconds = Sekundy
server-page-clock-increment = Sekundy navyše za ťah
server-page-public = viditeľný pre všetkých
server-page-spectators = s divákmi
server-page-chat-allowed = s chatom
server-page-rated = hodnotený

## Stránka: stôl pred začiatkom

server-page-join = Sadnúť si
server-page-leave = Odísť od stola
server-page-start = Začať
server-page-waiting-players = Čaká sa na hráčov…
server-page-waiting-host = Všetci sú tu; partiu spustí { $name }.
server-page-more-seats = Pridať miesto
server-page-fewer-seats = Ubrať miesto
server-page-move-up = Posunúť miesto { $seat } nahor
server-page-kick = Poslať preč
server-page-hand-host = Odovzdať hostiteľstvo
server-page-take = Týmto odkazom prejde miesto { $seat } na toto zariadenie.
server-page-take-button = Prevziať miesto
server-page-terms-turn =
    { $seconds ->
        [one] 1 sekunda na ťah
        [few] { $seconds } sekundy na ťah
        [many] { $seconds } sekundy na ťah
       *[other] { $seconds } sekúnd na ťah
    }
server-page-terms-budget = { $seconds } s na celú partiu, { $increment } s navyše za ťah

## Stránka: kto kde sedí

server-page-you = ty
server-page-host = hostiteľ
server-page-away = nie je tu
server-page-expected = čaká sa
server-page-resigned = vzdané
server-page-guest = Hosť { $number }
server-page-late = vypršal čas
server-page-bot-plays = zatiaľ hrá { $level }

## Stránka: partia

server-page-your-turn = Si na ťahu
server-page-your-turn-as = { $name }, si na ťahu
server-page-turn-of = Na ťahu je { $name }
server-page-pass = Na ťahu je { $name }: odovzdaj obrazovku.
server-page-pass-take = Už som tu
server-page-undo = Vrátiť
server-page-hint = Poradiť
server-page-hinted = Bot by zvolil:
server-page-why = Prečo nie?
server-page-why-field = Príkaz
server-page-why-example = akcia, napríklad go north
server-page-allowed = Toto teraz smieš.
server-page-offer-draw = Ponúknuť remízu
server-page-offer-abort = Navrhnúť predčasný koniec
server-page-offer-undo = Požiadať o vrátenie mojej poslednej akcie
server-page-resign = Vzdať sa
server-page-link = Preniesť miesto na iné zariadenie
server-page-offered-draw = { $name } ponúka remízu.
server-page-offered-abort = { $name } navrhuje partiu predčasne ukončiť, bez výsledku.
server-page-offered-undo = { $name } žiada o vrátenie akcie.
server-page-agree = Súhlasím
server-page-disagree = Odmietnuť
server-page-withdraw = Stiahnuť ponuku
server-page-view = Stôl
server-page-log = Priebeh hry
server-page-earlier = Skoršie
server-page-chat = Chat
server-page-chat-field = Správa
server-page-chat-send = Poslať

## Stránka: udalosti stola v zápise

server-page-fact-undo = { $name } berie akciu späť.
server-page-fact-undo-agreed = Partia sa po dohode vracia späť.
server-page-fact-resign = { $name } sa vzdáva.
server-page-fact-timeout = Hráčovi { $name } vypršal čas.
server-page-fact-handover = Za hráča { $name } hrá { $level }.
server-page-fact-return = { $name } hrá znova.
server-page-fact-draw = Všetci súhlasia s remízou.
server-page-fact-abort = Partia sa predčasne končí.
server-page-fact-reveal = Semienko náhody, doteraz tajné: { $seed }

## Stránka: koniec

server-page-winners =
    { $count ->
        [one] Vyhráva { $names }!
       *[other] Spoločné víťazstvo: { $names }!
    }
server-page-no-result = Partia sa skončila predčasne a bez výsledku.
server-page-closed = Stôl bol zrušený skôr, než sa partia začala.
server-page-rematch = Odveta
server-page-to-rematch = K odvete
server-page-record = Stiahnuť záznam
