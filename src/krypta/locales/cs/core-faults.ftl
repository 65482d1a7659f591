# Co je špatně se souborem, volbou nebo stolem. Slova, která stojí v souborech a volbách (name, attack, greedy), se
# nepřekládají. Každá věta obstojí sama; kde chyba je, říká `core-fault-at`.

core-fault-at = Řádek { $line }, sloupec { $column }: { $what }
core-fault-of = { $option }: { $what }
core-fault-and = { $first } { $rest }
core-fault-more =
    { $count ->
        [one] A ještě jedna chyba: nejdřív oprav tyto.
        [few] A ještě { $count } chyby: nejdřív oprav tyto.
        [many] A ještě { $count } chyby: nejdřív oprav tyto.
       *[other] A ještě { $count } chyb: nejdřív oprav tyto.
    }
core-fault-did-you-mean = Nemá to být { $near }?
core-fault-nearest = Nejpodobnější: { $near }.

## Části vět

core-fault-quoted = „{ $said }“
core-fault-comma = { $first }, { $rest }
core-fault-or = { $first } nebo { $last }
# Co stojí tam, kde má být něco jiného.
core-fault-nothing = prázdno
core-fault-list = seznam
core-fault-table = tabulka
# Jak se soubory jmenují.
core-fault-card-file = soubor s kartami
core-fault-deck-file = soubor s balíčkem
core-fault-card = karta

## Soubory

core-fault-too-long = { CAPITAL($file) } má nejvýš { $most } znaků; tento jich má { $count }.
core-fault-line-too-long = Řádek má nejvýš { $most } znaků; tento jich má { $count }.
core-fault-toml = { CAPITAL($file) } se píše v TOML a toto není platné TOML: { $why }.
core-fault-toml-statement = takhle nic nezačíná
core-fault-toml-key = po klíči z písmen, číslic a pomlček následuje „=“ a hodnota
core-fault-toml-value = hodnota je text v uvozovkách, číslo, true, false nebo seznam v hranatých závorkách
core-fault-toml-text = text začíná i končí uvozovkami na témže řádku a „\“ se v něm píše dvakrát
core-fault-toml-twice = tohle už v souboru je
core-fault-toml-bracket = závorka není uzavřená nebo chybí čárka
core-fault-toml-line = co následuje, patří na nový řádek
core-fault-toml-deep = seznamy a tabulky jsou do sebe vnořené příliš hluboko
core-fault-own-table = Každé „{ $name }“ napiš jako samostatnou tabulku: [[{ $name }]].
core-fault-unexpected = „{ $key }“ sem nepatří; { $what } má { $known }.
core-fault-texts = { $key } má být seznam textů, třeba ["…", "…"], ale je tu { $found }.
core-fault-number = { $key } má být číslo od { $least } do { $most }, ale je tu { $found }.
core-fault-one-of = { $key } má být jedno z: { $known }; je tu ale { $found }.
core-fault-name = Karta potřebuje název: name = "…", ale je tu { $found }.
core-fault-name-long = Název „{ $name }“ je příliš dlouhý; název má nejvýš { $most } bajtů.
core-fault-name-twice = Název „{ $name }“ už má karta na řádku { $line }.
core-fault-figures-lack = V „{ $table }“ chybí „{ $name }“.
core-fault-figures-unknown = „{ $name }“ do „{ $table }“ nepatří.

## Volby a stoly

core-fault-option-unknown = { CAPITAL($game) } nemá volbu „{ $option }“; má { $known }.
core-fault-option-choice = Volba { $option } nemůže být { $found }; může být { $known }.
core-fault-option-value = Volba { $option } nemůže být { $found } ({ $why }).
core-fault-option-form = Volbě „{ $option }“ chybí hodnota: napiš { $option }=HODNOTA.
core-fault-option-file = Soubor „{ $file }“ z volby { $option } nelze přečíst: { $why }.
core-fault-players =
    { $most ->
        [few] { CAPITAL($game) } je pro { $least } až { $most } hráče, ne pro { $count }.
       *[other] { CAPITAL($game) } je pro { $least } až { $most } hráčů, ne pro { $count }.
    }
core-fault-players-exactly =
    { $most ->
        [one] { CAPITAL($game) } je pro jednoho hráče, ne pro { $count }.
        [few] { CAPITAL($game) } je pro { $most } hráče, ne pro { $count }.
       *[other] { CAPITAL($game) } je pro { $most } hráčů, ne pro { $count }.
    }
core-fault-game = Hra „{ $game }“ tu není; jsou tu { $known }.
core-fault-games = Odehrát se musí alespoň jedna partie, ne { $count }.
core-fault-seat = Místo nemůže být „{ $seat }“, jen { $known }.
core-fault-seats = --players říká { $players }, ale --seats jmenuje { $seats }.
core-fault-names = Jmen v --names je { $names }, ale míst jen { $seats }.
core-fault-bot = Bot „{ $bot }“ tu není; jsou tu { $known }.
core-fault-bots = Počet botů je { $bots } a míst { $seats }: jmenuj jednoho pro každé místo, nebo méně, a budou se opakovat.
core-fault-no-host = Kdo stůl zakládá, ten u něj i hraje: jedno místo musí být „me“.
core-fault-rated = U hodnoceného stolu jsou jen lidé, každý na jednom místě.
core-fault-clock = Hodiny dávají { $least } až { $most } sekund.
core-fault-increment = Hodiny přidávají 0 až { $most } sekund.
core-fault-away = Bot převezme hru po 1 až { $most } sekundách, nebo nikdy (0).

core-fault-seats-and-bots = --seats už jmenuje všechny; vynech --bots.
