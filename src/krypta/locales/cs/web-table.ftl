# Stůl v prohlížeči: jeho rám, přehrávání, stránka s pravidly a nastavení.

## The bar and the menu

web-table-menu = Nabídka
web-table-rules = Pravidla
web-table-replay = Přehrát
web-table-settings = Nastavení
web-table-seats = Hráči
web-table-home = Na úvodní stránku
web-table-loading = Stůl se připravuje…
web-table-watching = Sleduješ partii
web-table-sending = Odesílá se…
web-table-over = Partie skončila
web-table-bot = bot · { $level }
web-table-bot-plain = bot
web-table-copied = Zkopírováno
web-table-resign-sure = Opravdu se chceš vzdát? Partie bude pokračovat bez tebe.
web-table-draw-sure = Nabídnout všem remízu? Jakmile budou všichni souhlasit, partie skončí.
web-table-abort-sure = Navrhnout všem předčasný konec? Partie pak skončí bez výsledku.
web-table-undo-sure = Požádat všechny o vrácení tvé poslední akce?
web-table-resign-bots-sure = Opravdu se chceš vzdát? Partie skončí a vyhrají boti.
web-table-abort-alone = Předčasně ukončit
web-table-abort-alone-sure = Ukončit partii předčasně? Skončí bez výsledku.
web-table-undo-alone = Vrátit mou poslední akci
web-table-undo-alone-sure = Vrátit tvou poslední akci?
web-table-link-how = Otevři tento odkaz na druhém zařízení. Platí jen jednou.
web-table-no-log = Zatím se nic nestalo.
web-table-no-chat = Zatím nikdo nic nenapsal.

## The hint and the reason

web-table-hint-do = Zahrát takhle
web-table-why-not = Proč nemůžu…?
web-table-why-not-title = Co teď nejde
web-table-why-not-how = Vyber akci a dozvíš se, proč teď nejde.
web-table-why-title = Proč ne?
web-table-why-read = Přečíst v pravidlech
web-table-allowed-title = Je to možné

## The end

web-table-you-win = Vyhráváš!
web-table-rating = Tvoje hodnocení: { $before } → { $after }
web-table-look = Prohlédnout si stůl
web-table-result = Výsledek

## The replay

web-table-replay-title = Přehrávání
web-table-replay-at = Zápis { $n } z { $last }
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
web-table-rules-loading = Pravidla se načítají…

## The settings

web-table-theme = Vzhled
web-table-theme-system = podle zařízení
web-table-theme-dark = světlo pochodní
web-table-theme-light = denní světlo
web-table-sound = Zvuky
web-table-notify = Upozornit, když jsem na tahu
web-table-notify-blocked = Prohlížeč upozornění z této stránky blokuje. Nejdřív je povol v nastavení prohlížeče.
web-table-notify-body = Jsi na tahu!
web-table-speed = Animace
web-table-speed-none = žádné
web-table-speed-slow = pomalé
web-table-speed-usual = běžné
web-table-speed-quick = rychlé
web-table-symbols = Značky vedle barev
web-table-keys = Klávesy
web-table-keys-on = Jednoklávesové zkratky
web-table-key-undo = vrátit akci
web-table-key-hint = poradit
web-table-key-rules = pravidla
web-table-key-turn = otočit destičku
web-table-key-close = zavřít, co je otevřené
web-table-key-options = zvolit akci ze seznamu
web-table-key-replay = krokovat přehrávání

## A game without a table of its own

web-table-choices = Co můžeš udělat
web-table-waiting = Rozhoduje { $name }.
web-table-view-empty = Není tu nic k vidění.

## Hands: keys and walking

web-table-key-large = prohlédnout si kartu zblízka
web-table-key-walk = chodit (Karak)
web-table-key-lay = položit destičku (Karak)
