# Server: proč se něco odmítá, co říká příkazová řádka, a slova prosté stránky.
# Odmítnutí říká, co se stalo a co s tím. $faults, $why a $what jsou věty pro vývojáře, anglicky.

## Příkazová řádka

server-cli-ready = Krypta je připravená: { $url }
server-cli-network = Ve stejné síti: { $url }
server-cli-stop = Ukončíš ji klávesami Ctrl-C; partie zůstanou uložené.
server-cli-stopped = Krypta skončila. Všechny partie jsou uložené.

## Samotný požadavek

server-warming =
    { $seconds ->
        [one] Pravidla se připravují. Zkus to znovu za 1 sekundu.
        [few] Pravidla se připravují. Zkus to znovu za { $seconds } sekundy.
        [many] Pravidla se připravují. Zkus to znovu za { $seconds } sekundy.
       *[other] Pravidla se připravují. Zkus to znovu za { $seconds } sekund.
    }
server-database-away =
    { $seconds ->
        [one] Databáze teď neodpovídá. Zkus to znovu za 1 sekundu; nic potvrzeného se neztratilo.
        [few] Databáze teď neodpovídá. Zkus to znovu za { $seconds } sekundy; nic potvrzeného se neztratilo.
        [many] Databáze teď neodpovídá. Zkus to znovu za { $seconds } sekundy; nic potvrzeného se neztratilo.
       *[other] Databáze teď neodpovídá. Zkus to znovu za { $seconds } sekund; nic potvrzeného se neztratilo.
    }
server-busy =
    { $seconds ->
        [one] Stůl právě mění někdo další. Zkus to znovu za 1 sekundu.
        [few] Stůl právě mění někdo další. Zkus to znovu za { $seconds } sekundy.
        [many] Stůl právě mění někdo další. Zkus to znovu za { $seconds } sekundy.
       *[other] Stůl právě mění někdo další. Zkus to znovu za { $seconds } sekund.
    }
server-slow-down =
    { $seconds ->
        [one] To je moc rychle. Zkus to znovu za 1 sekundu.
        [few] To je moc rychle. Zkus to znovu za { $seconds } sekundy.
        [many] To je moc rychle. Zkus to znovu za { $seconds } sekundy.
       *[other] To je moc rychle. Zkus to znovu za { $seconds } sekund.
    }
server-host-unknown = Tento server není známý jako { $host }. Otevři ho na jeho vlastní adrese.
server-origin-foreign = Požadavek přichází z cizí stránky. Otevři přímo stránku Krypty.
server-origin-missing = Spojení neříká, ze které stránky přichází. Programy musí místo cookie použít token bota.
server-header-missing = Požadavku chybí hlavička X-Krypta: 1, která ho odlišuje od cizích stránek. Pošli ji také.
server-metrics-closed = Tyto údaje jsou jen pro tento počítač nebo pro toho, kdo má token.
server-not-found = Tady nic není. Zkontroluj adresu.
server-method-not-allowed = Takto se tato adresa použít nedá. Jak se použít dá, říká popis API.
server-too-large = Požadavek je příliš velký. Pošli toho najednou méně.
server-head-too-large = Hlavičky požadavku jsou příliš dlouhé nebo je jich moc. Pošli jich méně.
server-too-slow = Požadavek přicházel příliš dlouho. Pošli ho znovu.
server-too-many-connections = Z tvé adresy je otevřeno příliš mnoho spojení. Nejdřív některá zavři.
server-full = Server je plný. Vrať se o něco později.
server-request-wrong = Požadavku nelze rozumět: { $what }
server-bad-frame = Zprávě nelze rozumět: { $why }
server-broken = Uvnitř Krypty se něco pokazilo. Je to naše chyba, ne tvoje, a je zapsaná pod číslem { $request }.
server-failed = Uvnitř Krypty se něco pokazilo. Je to naše chyba, ne tvoje; nic se nezměnilo. Zkus to znovu.
server-abuse = Příliš mnoho zpráv přišlo moc rychle nebo se nedalo přečíst, a proto bylo spojení ukončeno.
server-going-away = Server se restartuje. Tvoje partie je uložená a stránka se připojí sama.
server-watch-first = Nejdřív otevři některý stůl, potom u něj hraj.
server-websocket-only = Tato adresa je jen pro spojení WebSocket.

## Lidé

server-who-are-you = Nejdřív se přihlas, nebo pokračuj jako host.
server-session-ended = Tvoje přihlášení tady skončilo. Chceš-li pokračovat, přihlas se znovu.
server-banned = Na tento server máš zákaz vstupu. Obrať se na toho, kdo ho provozuje.
server-name-length = Jméno má mít { $least } až { $most } znaků.
server-name-characters = Jméno obsahuje znaky, které nejsou vidět nebo ruší okolní text. Vynech je.
server-name-reserved = Jméno { $name } patří samotné Kryptě. Zvol si jiné.
server-name-taken = Jméno { $name } už někdo má. Zvol si jiné.
server-password-length = Heslo má mít { $least } až { $most } znaků.
server-password-is-name = Heslo je stejné jako jméno, a to by každý zkusil jako první. Zvol si jiné.
server-password-wrong = Tohle není tvoje heslo. Zkus to znovu.
server-login-wrong = Jméno nebo heslo nesouhlasí. Zkus to znovu.
server-already-account = Účet už máš. Chceš-li založit jiný, nejdřív se odhlas.
server-account-needed = K tomu potřebuješ účet. Založ si ho: odehrané partie ti zůstanou.
server-session-unknown = Takové přihlášení neexistuje. Možná už skončilo.
server-person-unknown = Nikdo takový tu není. Možná už Kryptu opustil.
server-page-unknown = Taková stránka historie neexistuje. Začni znovu od první.

## Boti a jejich tokeny

server-not-for-bots = S tokenem bota to nejde. V prohlížeči to může udělat jeho majitel.
server-token-wrong = Tento token je neznámý nebo zrušený. Jeho majitel může vytvořit nový.
server-token-unknown = Takový token neexistuje. Možná už byl zrušen.
server-bot-unknown = Takového bota nemáš. Možná už byl odstraněn.
server-too-many-bots =
    { $most ->
        [one] K účtu může patřit jen jeden bot. Nejdřív ho odstraň.
        [few] K účtu mohou patřit nejvýš { $most } boti. Nejdřív některého odstraň.
       *[other] K účtu může patřit nejvýš { $most } botů. Nejdřív některého odstraň.
    }
server-too-many-tokens =
    { $most ->
        [one] Bot může mít jen jeden token. Nejdřív ho zruš.
        [few] Bot může mít nejvýš { $most } tokeny. Nejdřív některý zruš.
       *[other] Bot může mít nejvýš { $most } tokenů. Nejdřív některý zruš.
    }
server-label-wrong = Napiš na jeden řádek, nejvýš { $most } znaků, k čemu token je.

## Stoly před začátkem

server-no-such-table = Takový stůl neexistuje. Zkontroluj odkaz.
server-too-many-tables = Sedíš už u { $most } stolů, kde se ještě nedohrálo. Nejdřív u některého dohraj, nebo ho opusť.
server-game-unknown = Hra { $game } tu není.
server-bad-table = Takový stůl založit nejde: { $faults }
server-files-busy = Právě se čte příliš mnoho balíčků, souborů karet a záznamů. Zkus to za chvíli znovu.
server-files-slow = Číst to trvá příliš dlouho. Zkrať to, nebo to za chvíli zkus znovu.
server-options-large = To, s čím se má u stolu hrát, je příliš dlouhé: dohromady je povoleno { $most } znaků. Zkrať soubor karet nebo balíčky.
server-bad-seats = Tolik míst stůl mít nemůže: { $faults }
server-no-such-bot = Bot { $bot } neexistuje. Na výběr jsou { $levels }.
server-no-such-seat = Tento stůl nemá místo { $seat }.
server-table-full = Všechna místa jsou obsazená. Můžeš se dívat, nebo založit vlastní stůl.
server-seat-taken = Na místě { $seat } už někdo sedí. Vyber si jiné.
server-seats-empty = Ještě nejsou obsazená všechna místa. Počkej na hráče, nebo je přenech botům.
server-host-only = Tohle může jen hostitel.
server-host-keeps-seat = Tohle je tvoje jediné místo. Jestli nechceš hrát, odejdi od stolu.
server-not-seated = U tohoto stolu nesedíš. Nejdřív si přisedni.
server-not-seated-there = Hostitelem se může stát jen ten, kdo u stolu sedí.
server-not-your-seat = Tohle není tvoje místo.
server-link-used = Tento odkaz už byl použit, nebo ho nahradil novější. Řekni si o nový.
server-rated-one-seat = U hodnoceného stolu má každý jen jedno místo.
server-rated-people-only = U hodnoceného stolu hrají jen lidé. Nech místo volné pro někoho dalšího, nebo založ nehodnocený stůl.
server-table-open = Partie ještě nezačala. Hostitel ji spustí, až budou obsazená všechna místa.
server-table-running = Partie už běží; tohle šlo jen před začátkem.
server-table-over = Partie skončila. Zahraj si odvetu, nebo založ nový stůl.
server-no-spectators = Tento stůl nemá diváky. Řekni si o odkaz někomu z hráčů.

## Partie

server-not-your-turn = Ještě nejsi na tahu.
server-bot-plays = Na tomto místě teď hraje bot. Zpátky ho dostaneš, když stůl znovu otevřeš.
server-stale = Někdo byl rychlejší a stůl se změnil. Podívej se znovu a pak zvol.
server-number-unknown = Zápis { $n } v této partii není. Vyžádej si její současný stav.
server-no-such-act = Akce „{ $act }“ v této hře není.
server-time-up = Tvůj čas vypršel.
server-cannot-undo = Tohle vrátit nejde: po tom se už házelo, losovalo nebo hrál jiný hráč. O vrácení můžeš požádat všechny.
server-undo-often = V této partii už se vrátilo příliš mnoho akcí. Hraj dál.
server-resigned = Hráč na tomto místě se vzdal. Můžeš se dál dívat.
server-not-over = Partie ještě neskončila. Odveta přijde až po ní.
server-offer-stands = Jedna nabídka už čeká. Nejdřív odpověz na ni.
server-draw-alone = K remíze musí svolit ještě někdo, a ty jsi tu jediný člověk. Partii můžeš místo toho ukončit bez výsledku.
server-no-offer = Žádná nabídka už nečeká.
server-rated-no-undo = V hodnocené partii nelze žádat o návrat zpět.
server-rated-no-hint = V hodnocené partii se neradí.
server-chat-empty = Zpráva je prázdná. Něco napiš.
server-chat-long = Zpráva je moc dlouhá, znaků může mít nejvýš { $most }. Zkrať ji.
server-no-chat = U tohoto stolu není chat.
server-match-unplayable = Tato partie tu nemůže pokračovat: { $why }
server-match-other-figures = Tato partie začala s jinými herními daty a ta tu nejsou uložená. Dá se jen číst.
server-match-drifted = U zápisu { $n } vycházejí dnešní pravidla jinak, než když se hrálo. Partie stojí, dokud se to neopraví; řekni to tomu, kdo server provozuje.

server-nothing-to-bring = V této hře se vlastní karty ani balíčky nepoužívají.
server-no-such-keeping = Takový balíček ani soubor karet není, nebo není sdílený. Zkontroluj odkaz.
server-keepings-full = Máš už uložených { $most } balíčků a souborů karet. Smaž některý, který nepotřebuješ.
server-keeping-name = Balíček i soubor karet potřebuje název o 1 až { $most } znacích.
server-keeping-long = Je to příliš dlouhé: { $count } znaků, povoleno je { $most }. Zkrať to, nebo rozděl na dvě části.
server-keeping-no-text = Toto není prostý text. Pošli to jako text.
server-no-cards = { $game } nemá karty, které by se tu daly číst. Zkontroluj adresu.

## Stránka: všude

server-page-language = Jazyk
server-page-close = Zavřít
server-page-copy = Kopírovat
server-page-sure = Opravdu?
server-page-yes = Ano
server-page-no = Ne
server-page-unreachable = Server není dostupný. Zkontroluj připojení a zkus to znovu.
server-page-lost = Spojení se přerušilo; obnoví se samo.

## Stránka: úvod

server-page-play-now = Hrát hned
server-page-name = Tvoje jméno
server-page-name-save = Uložit
server-page-open-tables = Volné stoly
server-page-no-open-tables = Zrovna nikdo na hráče nečeká. Založ stůl, nebo hraj proti botům.
server-page-running-tables = Partie ke sledování
server-page-make = Nový stůl
server-page-make-button = Založit stůl
server-page-game = Hra
server-page-seats = Místa
server-page-seat = Místo { $seat }
server-page-seat-me = já
server-page-seat-open = volné
server-page-seat-bot = bot { $level }
server-page-clock = Hodiny
server-page-clock-none = žádné
server-page-clock-turn = na každý tah
server-page-clock-budget = na celou partii
server-page-clock-seconds = Sekundy
server-page-clock-increment = Sekundy navíc za tah
server-page-public = viditelný pro všechny
server-page-spectators = s diváky
server-page-chat-allowed = s chatem
server-page-rated = hodnocený

## Stránka: stůl před začátkem

server-page-join = Sednout si
server-page-leave = Odejít od stolu
server-page-start = Začít
server-page-waiting-players = Čeká se na hráče…
server-page-waiting-host = Všichni jsou tu; partii spustí { $name }.
server-page-more-seats = Přidat místo
server-page-fewer-seats = Ubrat místo
server-page-move-up = Posunout místo { $seat } nahoru
server-page-kick = Poslat pryč
server-page-hand-host = Předat hostitelství
server-page-take = Tímto odkazem přejde místo { $seat } na toto zařízení.
server-page-take-button = Převzít místo
server-page-terms-turn =
    { $seconds ->
        [one] 1 sekunda na tah
        [few] { $seconds } sekundy na tah
        [many] { $seconds } sekundy na tah
       *[other] { $seconds } sekund na tah
    }
server-page-terms-budget = { $seconds } s na celou partii, { $increment } s navíc za tah

## Stránka: kdo kde sedí

server-page-you = ty
server-page-host = hostitel
server-page-away = není tu
server-page-expected = čeká se
server-page-resigned = vzdáno
server-page-guest = Host { $number }
server-page-late = vypršel čas
server-page-bot-plays = zatím hraje { $level }

## Stránka: partie

server-page-your-turn = Jsi na tahu
server-page-your-turn-as = { $name }, jsi na tahu
server-page-turn-of = Na tahu je { $name }
server-page-pass = Na tahu je { $name }: předej obrazovku.
server-page-pass-take = Už jsem tady
server-page-undo = Vrátit
server-page-hint = Poradit
server-page-hinted = Bot by zvolil:
server-page-why = Proč ne?
server-page-why-field = Příkaz
server-page-why-example = akce, třeba go north
server-page-allowed = Tohle teď smíš.
server-page-offer-draw = Nabídnout remízu
server-page-offer-abort = Navrhnout předčasný konec
server-page-offer-undo = Požádat o vrácení mé poslední akce
server-page-resign = Vzdát se
server-page-link = Přenést místo na jiné zařízení
server-page-offered-draw = { $name } nabízí remízu.
server-page-offered-abort = { $name } navrhuje partii předčasně ukončit, bez výsledku.
server-page-offered-undo = { $name } žádá o vrácení akce.
server-page-agree = Souhlasím
server-page-disagree = Odmítnout
server-page-withdraw = Stáhnout nabídku
server-page-view = Stůl
server-page-log = Průběh hry
server-page-earlier = Dřívější
server-page-chat = Chat
server-page-chat-field = Zpráva
server-page-chat-send = Poslat

## Stránka: události stolu v zápisu

server-page-fact-undo = { $name } bere akci zpět.
server-page-fact-undo-agreed = Partie se po dohodě vrací zpět.
server-page-fact-resign = { $name } se vzdává.
server-page-fact-timeout = Hráči { $name } vypršel čas.
server-page-fact-handover = Za hráče { $name } hraje { $level }.
server-page-fact-return = { $name } hraje znovu.
server-page-fact-draw = Všichni souhlasí s remízou.
server-page-fact-abort = Partie předčasně končí.
server-page-fact-reveal = Semínko náhody, dosud tajné: { $seed }

## Stránka: konec

server-page-winners =
    { $count ->
        [one] Vyhrává { $names }!
       *[other] Společné vítězství: { $names }!
    }
server-page-no-result = Partie skončila předčasně a bez výsledku.
server-page-closed = Stůl byl zrušen dřív, než partie začala.
server-page-rematch = Odveta
server-page-to-rematch = K odvetě
server-page-record = Stáhnout záznam
