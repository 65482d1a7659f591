# Ce qui ne va pas dans un fichier, une option ou une table. Les mots qui figurent dans les fichiers et les options (name,
# attack, greedy) restent tels quels. Chaque phrase peut se lire seule ; `core-fault-at` dit où elle se place.

core-fault-at = Ligne { $line }, colonne { $column } : { $what }
core-fault-of = { $option } : { $what }
core-fault-and = { $first } { $rest }
core-fault-more =
    { $count ->
        [one] Et encore une erreur : corrige d’abord celles-ci.
       *[other] Et encore { $count } erreurs : corrige d’abord celles-ci.
    }
core-fault-did-you-mean = Veux-tu dire { $near } ?
core-fault-nearest = Les plus proches sont { $near }.

## Morceaux de phrases

core-fault-quoted = « { $said } »
core-fault-comma = { $first }, { $rest }
core-fault-or = { $first } ou { $last }
# Ce qui se trouve là où il faudrait autre chose.
core-fault-nothing = rien
core-fault-list = une liste
core-fault-table = un tableau
# Comment s’appellent les fichiers.
core-fault-card-file = un fichier de cartes
core-fault-deck-file = un fichier de deck
core-fault-card = une carte

## Fichiers

core-fault-too-long = { CAPITAL($file) } a au plus { $most } caractères ; celui-ci en a { $count }.
core-fault-line-too-long = Une ligne a au plus { $most } caractères ; celle-ci en a { $count }.
core-fault-toml = { CAPITAL($file) } s’écrit en TOML, et ceci n’est pas du TOML valide : { $why }.
core-fault-toml-statement = rien ne commence ainsi
core-fault-toml-key = une clé de lettres, de chiffres et de tirets est suivie de « = » et de sa valeur
core-fault-toml-value = une valeur est un texte entre guillemets droits, un nombre, true, false ou une liste entre crochets
core-fault-toml-text = un texte commence et finit par des guillemets droits sur la même ligne, et « \ » s’y écrit deux fois
core-fault-toml-twice = ceci s’y trouve déjà
core-fault-toml-bracket = il manque un crochet, une accolade ou une virgule
core-fault-toml-line = la suite doit être sur une nouvelle ligne
core-fault-toml-deep = ses listes et tableaux sont imbriqués trop profondément
core-fault-own-table = Écris chaque « { $name } » comme un tableau à part : [[{ $name }]].
core-fault-unexpected = « { $key } » n’a pas sa place ici ; { $what } a { $known }.
core-fault-texts = { $key } doit être une liste de textes, comme ["…", "…"] ; trouvé : { $found }.
core-fault-number = { $key } doit être un nombre de { $least } à { $most } ; trouvé : { $found }.
core-fault-one-of = { $key } doit être l’un de { $known } ; trouvé : { $found }.
core-fault-name = Il faut un nom à une carte, name = "…" ; trouvé : { $found }.
core-fault-name-long = Le nom « { $name } » est trop long ; un nom a au plus { $most } octets.
core-fault-name-twice = « { $name } » est déjà le nom de la carte de la ligne { $line }.
core-fault-figures-lack = Il manque « { $name } » dans « { $table } ».
core-fault-figures-unknown = « { $name } » est inconnu dans « { $table } ».

## Options et tables

core-fault-option-unknown = { CAPITAL($game) } n’a pas d’option « { $option } » ; il y a { $known }.
core-fault-option-choice = L’option { $option } ne peut pas être { $found } ; elle peut être { $known }.
core-fault-option-value = L’option { $option } ne peut pas être { $found } ({ $why }).
core-fault-option-form = Il manque sa valeur à l’option « { $option } » : écris { $option }=VALEUR.
core-fault-option-file = Le fichier « { $file } » de l’option { $option } ne peut pas être lu : { $why }.
core-fault-players = { CAPITAL($game) } se joue de { $least } à { $most } joueurs, pas à { $count }.
core-fault-players-exactly = { CAPITAL($game) } se joue à { $most }, pas à { $count }.
core-fault-game = Il n’y a pas de jeu « { $game } » ; il y a { $known }.
core-fault-games = Il faut jouer au moins une partie, pas { $count }.
core-fault-seat = Une place ne peut pas être « { $seat } », seulement { $known }.
core-fault-seats = --players dit { $players }, mais --seats en nomme { $seats }.
core-fault-names = --names donne trop de noms, { $names } en tout ; nombre de places : { $seats }.
core-fault-bot = Il n’y a pas de bot « { $bot } » ; il y a { $known }.
core-fault-bots = Nombre de bots : { $bots }, nombre de places : { $seats }. Nommes-en un pour chaque place, ou moins, qui se répéteront.
core-fault-no-host = Celui qui crée une table y joue aussi : une place doit être « me ».
core-fault-rated = À une table classée, seuls des humains jouent, chacun à une place.
core-fault-clock = Une pendule donne de { $least } à { $most } secondes.
core-fault-increment = Une pendule ajoute de 0 à { $most } secondes.
core-fault-away = Un bot prend la relève après 1 à { $most } secondes, ou jamais (0).

core-fault-seats-and-bots = --seats nomme déjà tout le monde ; enlève --bots.
