# Stůl v prohlížeči: jeho rám, přehrávání, stránka s pravidly, nastavení a první tah s průvodcem.

## The bar and the menu

web-table-menu = Nabídka
web-table-rules = Pravidla
web-table-replay = Přehrát
web-table-settings = Nastavení
web-table-seats = Hráči
web-table-home = Na úvodní stránku
web-table-loading = Stůl se prostírá …
web-table-watching = Díváš se
web-table-sending = Odesílá se …
web-table-over = Partie skončila
web-table-bot = bot · { $level }
web-table-bot-plain = bot
web-table-copied = Zkopírováno
web-table-resign-sure = Opravdu se chceš vzdát? Partie bude pokračovat bez tebe.
web-table-draw-sure = Nabídnout všem remízu? Jakmile budou všichni souhlasit, partie skončí.
web-table-abort-sure = Navrhnout všem předčasný konec? Partie pak skončí bez výsledku.
web-table-undo-sure = Požádat všechny o návrat před tvou poslední akci?
web-table-resign-bots-sure = Opravdu se chceš vzdát? Partie skončí a vyhrají boti.
web-table-abort-alone = Předčasně ukončit
web-table-abort-alone-sure = Ukončit partii předčasně? Skončí bez výsledku.
web-table-undo-alone = Vrátit se před mou poslední akci
web-table-undo-alone-sure = Vrátit se před tvou poslední akci?
web-table-link-how = Otevři tento odkaz na druhém zařízení. Platí jen jednou.
web-table-no-log = Zatím se nic nestalo.
web-table-fact-undo = { $name } se vrací zpět.
web-table-fact-undo-agreed = Partie se po dohodě vrací zpět.
web-table-no-chat = Zatím nikdo nic nenapsal.

## The hint and the reason

web-table-hint-do = Udělat to
web-table-why-not = Proč nemůžu …?
web-table-why-not-title = Co teď nejde
web-table-why-not-how = Vyber akci a dozvíš se, proč teď nejde.
web-table-why-title = Proč ne?
web-table-why-read = Přečíst v pravidlech
web-table-allowed-title = Je to možné

## The end

web-table-share = { $percent } % výhry
web-table-you-win = Vyhráváš!
web-table-rating = Tvoje hodnocení: { $before } → { $after }
web-table-look = Prohlédnout si stůl
web-table-result = Výsledek

## The replay

web-table-replay-title = Přehrávání
web-table-replay-at = Záznam { $n } z { $last }
web-table-replay-start = Na začátek
web-table-replay-back = O krok zpět
web-table-replay-play = Přehrávat
web-table-replay-pause = Pozastavit
web-table-replay-forward = O krok vpřed
web-table-replay-end = Na konec
web-table-replay-speed = Rychlost
web-table-replay-link = Zkopírovat odkaz na tuto chvíli
web-table-replay-leave = Zpět ke stolu
web-table-replay-begins = Partie začíná.

## The rules page

web-table-rules-search = Hledat v pravidlech
web-table-rules-none = „{ $text }“ není v žádném pravidle. Zkus jiné slovo nebo číslo, třeba K3.10.
web-table-rules-found =
    { $count ->
        [one] nalezeno 1 pravidlo
        [few] nalezena { $count } pravidla
       *[other] nalezeno { $count } pravidel
    }
web-table-rules-missing = Tato hra zde nemá stránku s pravidly.
web-table-rules-chapters = Kapitoly
web-table-rules-loading = Pravidla se načítají …

## The settings

web-table-theme = Vzhled
web-table-theme-system = podle zařízení
web-table-theme-dark = světlo pochodní
web-table-theme-light = denní světlo
web-table-sound = Zvuky
web-table-notify = Upozornit, když jsem na tahu
web-table-notify-blocked = Prohlížeč upozornění z této stránky blokuje. Nejdřív je povol v nastavení prohlížeče.
web-table-notify-body = U stolu jsi na tahu.
web-table-speed = Pohyb
web-table-speed-none = žádný
web-table-speed-slow = pomalý
web-table-speed-usual = běžný
web-table-speed-quick = rychlý
web-table-symbols = Značky vedle barev
web-table-keys = Klávesy
web-table-keys-on = Jednotlivé klávesy něco dělají
web-table-key-undo = vzít zpět
web-table-key-hint = poradit
web-table-key-rules = pravidla
web-table-key-turn = otočit destičku
web-table-key-close = zavřít, co je otevřené
web-table-key-options = zvolit akci ze seznamu
web-table-key-replay = krokovat přehrávání

## The guided first turn

web-table-guide = Tvůj první tah
web-table-guide-step = { $step } z { $count }
web-table-guide-1 = Toto je tvůj hrdina
web-table-guide-1-text = Štít se zlatým kruhem jsi ty. Vyhraje ten, kdo bude mít nejvíc pokladů, až padne drak.
web-table-guide-2 = Čtyři kroky za tah
web-table-guide-2-text = Označená místa ukazují, kam můžeš jít. Za otevřenou chodbou čeká nová destička a ty zvolíš, jak bude ležet.
web-table-guide-3 = Místnosti hlídají příšery
web-table-guide-3-text = Dvě kostky a tvoje zbraně proti síle příšery: kdo má víc, vyhrává, a ty si vezmeš, co po ní zbude. Méně stojí život. Po boji tvůj tah končí.
web-table-guide-4 = Konec tahu
web-table-guide-4-text = Skončit můžeš, kdy chceš; na fontáně si navíc obnovíš všechny životy. „Poradit“ ukáže, co by udělal bot, a „Vzít zpět“ vrátí krok.
web-table-guide-next = Dál
web-table-guide-skip = Přeskočit
web-table-guide-done = Jdeme hrát

## A game without a table of its own

web-table-choices = Co můžeš udělat
web-table-waiting = Čekej: rozhoduje { $name }.
web-table-view-empty = Není tu nic k vidění.
