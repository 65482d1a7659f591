# Čo je zle so súborom, voľbou alebo stolom. Slová, ktoré stoja v súboroch a voľbách (name, attack, greedy), sa
# neprekladajú. Každá veta obstojí sama; kde chyba je, hovorí `core-fault-at`.

core-fault-at = Riadok { $line }, stĺpec { $column }: { $what }
core-fault-of = { $option }: { $what }
core-fault-and = { $first } { $rest }
core-fault-more =
    { $count ->
        [one] A ešte jedna chyba: najprv oprav tieto.
        [few] A ešte { $count } chyby: najprv oprav tieto.
        [many] A ešte { $count } chyby: najprv oprav tieto.
       *[other] A ešte { $count } chýb: najprv oprav tieto.
    }
core-fault-did-you-mean = Nemá to byť { $near }?
core-fault-nearest = Najpodobnejšie: { $near }.

## Časti viet

core-fault-quoted = „{ $said }“
core-fault-comma = { $first }, { $rest }
core-fault-or = { $first } alebo { $last }
# Čo stojí tam, kde má byť niečo iné.
core-fault-nothing = prázdno
core-fault-list = zoznam
core-fault-table = tabuľka
# Ako sa súbory volajú.
core-fault-card-file = súbor s kartami
core-fault-deck-file = súbor s balíčkom
core-fault-card = karta

## Súbory

core-fault-too-long = { CAPITAL($file) } má najviac { $most } znakov; tento ich má { $count }.
core-fault-line-too-long = Riadok má najviac { $most } znakov; tento ich má { $count }.
core-fault-toml = { CAPITAL($file) } sa píše v TOML a toto nie je platné TOML: { $why }.
core-fault-toml-statement = takto nič nezačína
core-fault-toml-key = po kľúči z písmen, číslic a pomlčiek nasleduje „=“ a hodnota
core-fault-toml-value = hodnota je text v úvodzovkách, číslo, true, false alebo zoznam v hranatých zátvorkách
core-fault-toml-text = text sa začína aj končí úvodzovkami v tom istom riadku a „\“ sa v ňom píše dvakrát
core-fault-toml-twice = toto už v súbore je
core-fault-toml-bracket = zátvorka nie je uzavretá alebo chýba čiarka
core-fault-toml-line = čo nasleduje, patrí na nový riadok
core-fault-toml-deep = zoznamy a tabuľky sú do seba vnorené príliš hlboko
core-fault-own-table = Každé „{ $name }“ napíš ako samostatnú tabuľku: [[{ $name }]].
core-fault-unexpected = „{ $key }“ sem nepatrí; { $what } má { $known }.
core-fault-texts = { $key } má byť zoznam textov, napríklad ["…", "…"], ale je tu { $found }.
core-fault-number = { $key } má byť číslo od { $least } do { $most }, ale je tu { $found }.
core-fault-one-of = { $key } má byť jedno z: { $known }; je tu však { $found }.
core-fault-name = Karta potrebuje názov: name = "…", ale je tu { $found }.
core-fault-name-long = Názov „{ $name }“ je príliš dlhý; názov má najviac { $most } bajtov.
core-fault-name-twice = Názov „{ $name }“ už má karta v riadku { $line }.
core-fault-figures-lack = V „{ $table }“ chýba „{ $name }“.
core-fault-figures-unknown = „{ $name }“ do „{ $table }“ nepatrí.

## Voľby a stoly

core-fault-option-unknown = { CAPITAL($game) } nemá voľbu „{ $option }“; má { $known }.
core-fault-option-choice = Voľba { $option } nemôže byť { $found }; môže byť { $known }.
core-fault-option-value = Voľba { $option } nemôže byť { $found } ({ $why }).
core-fault-option-form = Voľbe „{ $option }“ chýba hodnota: napíš { $option }=HODNOTA.
core-fault-option-file = Súbor „{ $file }“ z voľby { $option } sa nedá prečítať: { $why }.
core-fault-players = { CAPITAL($game) } je pre { $least } až { $most } hráčov, nie pre { $count }.
core-fault-players-exactly =
    { $most ->
        [one] { CAPITAL($game) } je pre jedného hráča, nie pre { $count }.
       *[other] { CAPITAL($game) } je pre { $most } hráčov, nie pre { $count }.
    }
core-fault-game = Hra „{ $game }“ tu nie je; sú tu { $known }.
core-fault-games = Odohrať sa musí aspoň jedna partia, nie { $count }.
core-fault-seat = Miesto nemôže byť „{ $seat }“, len { $known }.
core-fault-seats = --players hovorí { $players }, ale --seats menuje { $seats }.
core-fault-names = Mien v --names je { $names }, ale miest len { $seats }.
core-fault-bot = Bot „{ $bot }“ tu nie je; sú tu { $known }.
core-fault-bots = Počet botov je { $bots } a miest { $seats }: vymenuj jedného pre každé miesto, alebo menej, a budú sa opakovať.
core-fault-no-host = Kto stôl zakladá, ten pri ňom aj hrá: jedno miesto musí byť „me“.
core-fault-rated = Pri hodnotenom stole sú len ľudia, každý na jednom mieste.
core-fault-clock = Hodiny dávajú { $least } až { $most } sekúnd.
core-fault-increment = Hodiny pridávajú 0 až { $most } sekúnd.
core-fault-away = Bot prevezme hru po 1 až { $most } sekundách, alebo nikdy (0).
core-fault-seats-and-bots = --seats už menuje všetkých; vynechaj --bots.
