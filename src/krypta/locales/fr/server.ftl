# Le serveur : pourquoi une demande est refusée, ce que dit la ligne de commande, et les mots de la page simple.
# Un refus dit ce qui s’est passé et quoi faire. $faults, $why et $what sont des phrases pour développeurs, en anglais.

## La ligne de commande

server-cli-ready = Krypta est prête : { $url }
server-cli-network = Sur le même réseau : { $url }
server-cli-stop = Ctrl-C l’arrête ; les parties restent enregistrées.
server-cli-stopped = Krypta est arrêtée. Toutes les parties sont enregistrées.

## La requête elle-même

server-warming =
    { $seconds ->
        [one] Les règles sont en préparation. Réessaie dans { $seconds } seconde.
       *[other] Les règles sont en préparation. Réessaie dans { $seconds } secondes.
    }
server-database-away =
    { $seconds ->
        [one] La base de données ne répond pas pour l’instant. Réessaie dans { $seconds } seconde ; rien de confirmé n’est perdu.
       *[other] La base de données ne répond pas pour l’instant. Réessaie dans { $seconds } secondes ; rien de confirmé n’est perdu.
    }
server-busy =
    { $seconds ->
        [one] D’autres modifient cette table en même temps. Réessaie dans { $seconds } seconde.
       *[other] D’autres modifient cette table en même temps. Réessaie dans { $seconds } secondes.
    }
server-slow-down =
    { $seconds ->
        [one] C’est trop rapide. Réessaie dans { $seconds } seconde.
       *[other] C’est trop rapide. Réessaie dans { $seconds } secondes.
    }
server-host-unknown = Ce serveur n’est pas connu sous le nom { $host }. Ouvre-le à sa propre adresse.
server-origin-foreign = La requête vient d’un autre site. Ouvre plutôt la page de Krypta.
server-origin-missing = La connexion ne dit pas de quelle page elle vient. Les programmes doivent utiliser le jeton d’un bot au lieu d’un cookie.
server-header-missing = Il manque à la requête l’en-tête X-Krypta: 1, qui la distingue de celles d’autres sites. Envoie-le aussi.
server-metrics-closed = Ces mesures sont réservées à cette machine, ou à la personne qui possède le jeton.
server-not-found = Il n’y a rien ici. Vérifie l’adresse.
server-method-not-allowed = Cette adresse ne s’utilise pas ainsi. La description de l’API dit comment faire.
server-too-large = La requête est trop volumineuse. Envoie moins à la fois.
server-head-too-large = Les en-têtes de la requête sont trop longs ou trop nombreux. Envoies-en moins.
server-too-slow = La requête a mis trop de temps à arriver. Envoie-la de nouveau.
server-too-many-connections = Trop de connexions sont ouvertes depuis ton adresse. Fermes-en d’abord quelques-unes.
server-full = Le serveur est plein. Reviens un peu plus tard.
server-request-wrong = La requête est incompréhensible : { $what }
server-bad-frame = Le message est incompréhensible : { $why }
server-broken = Quelque chose s’est mal passé dans Krypta. C’est notre faute, pas la tienne ; c’est noté sous { $request }.
server-failed = Quelque chose s’est mal passé dans Krypta. C’est notre faute, pas la tienne ; rien n’a changé. Réessaie.
server-abuse = Trop de messages sont arrivés trop vite ou étaient illisibles : la connexion a été fermée.
server-going-away = Le serveur redémarre. Ta partie est enregistrée, et cette page se reconnecte d’elle-même.
server-watch-first = Ouvre d’abord une table pour y jouer.
server-websocket-only = Cette adresse est réservée aux connexions WebSocket.

## Les gens

server-who-are-you = Il faut d’abord te connecter, ou continuer comme invité.
server-session-ended = Ta session est terminée ici. Reconnecte-toi pour continuer.
server-banned = L’accès à ce serveur t’est interdit. Adresse-toi à la personne qui l’administre.
server-name-length = Un nom compte de { $least } à { $most } caractères.
server-name-characters = Le nom contient des caractères invisibles ou qui gênent le texte voisin. Retire-les.
server-name-reserved = Le nom { $name } est réservé à Krypta. Choisis-en un autre.
server-name-taken = Quelqu’un s’appelle déjà { $name }. Choisis un autre nom.
server-password-length = Un mot de passe compte de { $least } à { $most } caractères.
server-password-is-name = Le mot de passe est le même que le nom, et c’est la première chose que l’on essaierait. Choisis-en un autre.
server-password-wrong = Ce n’est pas ton mot de passe. Réessaie.
server-login-wrong = Le nom ou le mot de passe est inexact. Réessaie.
server-already-account = Tu as déjà un compte. Déconnecte-toi d’abord pour en créer un autre.
server-account-needed = Il faut un compte pour cela. Crée-le : tu gardes les parties que tu as jouées.
server-session-unknown = Cette session n’existe pas. Elle est peut-être déjà terminée.
server-person-unknown = Cette personne n’existe pas ici. Elle a peut-être quitté Krypta.
server-page-unknown = Cette page de l’historique n’existe pas. Repars de la première.

## Les bots et leurs jetons

server-not-for-bots = Le jeton d’un bot ne le permet pas. Son propriétaire peut le faire dans le navigateur.
server-token-wrong = Ce jeton est inconnu ou révoqué. Son propriétaire peut en créer un autre.
server-token-unknown = Ce jeton n’existe pas. Il est peut-être déjà révoqué.
server-bot-unknown = Tu n’as pas ce bot. Il est peut-être déjà supprimé.
server-too-many-bots = Un compte a au plus { $most } bots. Supprimes-en un d’abord.
server-too-many-tokens = Un bot a au plus { $most } jetons. Révoques-en un d’abord.
server-label-wrong = Dis à quoi sert le jeton, en 1 à { $most } caractères et sur une seule ligne.

## Les tables avant le début

server-no-such-table = Cette table n’existe pas. Vérifie le lien.
server-too-many-tables = Tu es déjà à { $most } tables où la partie n’est pas finie. Termines-en une ou quitte-la d’abord.
server-game-unknown = Le jeu { $game } n’existe pas ici.
server-bad-table = La table ne peut pas être créée ainsi : { $faults }
server-files-busy = Trop de decks, de fichiers de cartes et de parties sont lus en ce moment. Réessaie dans un instant.
server-files-slow = Lire cela prend trop de temps. Raccourcis-le, ou réessaie dans un instant.
server-options-large = Le fichier de cartes et les decks de cette table sont trop longs : { $most } caractères sont permis en tout. Raccourcis-les.
server-bad-seats = La table ne peut pas avoir autant de places : { $faults }
server-no-such-bot = Le bot { $bot } n’existe pas. Il y a { $levels }.
server-no-such-seat = Cette table n’a pas de place { $seat }.
server-table-full = Toutes les places sont prises. Tu peux regarder, ou créer ta propre table.
server-seat-taken = Quelqu’un occupe déjà la place { $seat }. Choisis-en une autre.
server-seats-empty = Toutes les places ne sont pas prises. Attends des joueurs, ou donne les places à des bots.
server-host-only = Seul l’hôte peut faire cela.
server-host-keeps-seat = C’est ta seule place. Quitte la table si tu ne veux pas jouer.
server-not-seated = Tu n’as pas de place à cette table. Rejoins-la d’abord.
server-not-seated-there = Seul quelqu’un qui a une place à cette table peut devenir l’hôte.
server-not-your-seat = Ce n’est pas ta place.
server-link-used = Ce lien a déjà servi, ou un plus récent l’a remplacé. Demande un nouveau lien.
server-rated-one-seat = À une table classée, chacun n’a qu’une place.
server-rated-people-only = À une table classée, seuls des humains jouent. Laisse la place libre pour quelqu’un, ou crée une table non classée.
server-table-open = La partie n’a pas commencé. L’hôte la lance dès que toutes les places sont prises.
server-table-running = La partie est déjà en cours ; ce n’était possible qu’avant le début.
server-table-over = La partie est finie. Joue une revanche, ou crée une nouvelle table.
server-no-spectators = Cette table n’admet pas de spectateurs. Demande un lien à l’un de ses joueurs.

## La partie

server-not-your-turn = Ce n’est pas à toi de jouer. Attends ton tour.
server-bot-plays = Un bot joue à cette place pour l’instant. Rouvre la table pour la reprendre.
server-stale = Quelqu’un a été plus rapide et la table a changé. Regarde de nouveau, puis choisis.
server-number-unknown = Cette partie n’a pas d’entrée { $n }. Demande son état actuel.
server-no-such-act = L’action « { $act } » n’existe pas dans ce jeu.
server-time-up = Ton temps est écoulé.
server-cannot-undo = Cela ne peut pas être annulé : depuis, il y a eu un lancer, une pioche ou l’action d’un autre joueur. Tu peux demander à tous de l’annuler.
server-undo-often = Trop de coups ont déjà été annulés dans cette partie. Continue à jouer.
server-resigned = Le joueur à cette place a abandonné. Tu peux continuer à regarder.
server-not-over = La partie n’est pas finie. La revanche viendra après.
server-offer-stands = Une proposition est déjà en cours. Réponds-y d’abord.
server-draw-alone = Un match nul demande l’accord de quelqu’un d’autre, et tu es la seule personne ici. Tu peux plutôt interrompre la partie.
server-no-offer = Il n’y a plus de proposition.
server-rated-no-undo = Dans une partie classée, on ne peut pas demander à revenir plus loin en arrière.
server-rated-no-hint = Dans une partie classée, il n’y a pas de conseils.
server-chat-empty = Ce message est vide. Écris quelque chose.
server-chat-long = Un message compte au plus { $most } caractères. Raccourcis-le.
server-no-chat = Cette table n’a pas de discussion.
server-match-unplayable = Cette partie ne peut pas continuer ici : { $why }
server-match-other-figures = Cette partie a commencé avec d’autres données de jeu, qui ne sont pas enregistrées ici. On peut seulement la lire.
server-match-drifted = À l’entrée { $n }, les règles d’aujourd’hui donnent un autre résultat que lorsqu’elle a été jouée. La partie est suspendue jusqu’à ce que ce soit corrigé ; préviens la personne qui administre ce serveur.

server-nothing-to-bring = Ce jeu n’accepte ni cartes ni deck personnels.
server-no-such-keeping = Ce deck ou ce fichier de cartes n’existe pas, ou n’est pas partagé. Vérifie le lien.
server-keepings-full = Tu as déjà { $most } decks et fichiers de cartes. Supprimes-en un dont tu n’as plus besoin.
server-keeping-name = Un deck ou un fichier de cartes a besoin d’un nom de 1 à { $most } caractères.
server-keeping-long = C’est trop long : { $count } caractères, alors que { $most } sont permis. Raccourcis-le ou divise-le en deux.
server-keeping-no-text = Ce n’est pas du texte simple. Envoie-le sous forme de texte.
server-no-cards = { $game } n’a pas de cartes à lire ici. Vérifie l’adresse.

## La page : partout

server-page-language = Langue
server-page-close = Fermer
server-page-copy = Copier
server-page-sure = Vraiment ?
server-page-yes = Oui
server-page-no = Non
server-page-unreachable = Le serveur est injoignable. Vérifie ta connexion et réessaie.
server-page-lost = La connexion est coupée ; elle se rétablira d’elle-même.

## La page : l’entrée

server-page-play-now = Jouer tout de suite
server-page-name = Ton nom
server-page-name-save = Enregistrer
server-page-open-tables = Tables ouvertes
server-page-no-open-tables = Personne n’attend de joueurs en ce moment. Crée une table, ou joue contre des bots.
server-page-running-tables = Parties à regarder
server-page-make = Nouvelle table
server-page-make-button = Créer la table
server-page-game = Jeu
server-page-seats = Places
server-page-seat = Place { $seat }
server-page-seat-me = moi
server-page-seat-open = libre
server-page-seat-bot = bot { $level }
server-page-clock = Pendule
server-page-clock-none = aucune
server-page-clock-turn = pour chaque tour
server-page-clock-budget = pour toute la partie
server-page-clock-seconds = Secondes
server-page-clock-increment = Secondes ajoutées par tour
server-page-public = visible par tous
server-page-spectators = spectateurs admis
server-page-chat-allowed = avec discussion
server-page-rated = classée

## La page : une table avant le début

server-page-join = S’asseoir ici
server-page-leave = Quitter la table
server-page-start = Commencer
server-page-waiting-players = En attente de joueurs…
server-page-waiting-host = Tout le monde est là ; { $name } lance la partie.
server-page-more-seats = Une place de plus
server-page-fewer-seats = Une place de moins
server-page-move-up = Monter la place { $seat }
server-page-kick = Renvoyer
server-page-hand-host = Nommer hôte
server-page-take = Avec ce lien, la place { $seat } passe sur cet appareil.
server-page-take-button = Prendre la place
server-page-terms-turn =
    { $seconds ->
        [one] { $seconds } seconde par tour
       *[other] { $seconds } secondes par tour
    }
server-page-terms-budget = { $seconds } s pour toute la partie, { $increment } s ajoutées par tour

## La page : qui est assis où

server-page-you = toi
server-page-host = hôte
server-page-away = pas là
server-page-expected = place réservée
server-page-resigned = abandon
server-page-guest = Invité { $number }
server-page-late = temps écoulé
server-page-bot-plays = { $level } joue en attendant

## La page : la partie

server-page-your-turn = À toi de jouer
server-page-your-turn-as = { $name }, à toi de jouer
server-page-turn-of = À { $name } de jouer
server-page-pass = À { $name } de jouer : passe l’écran.
server-page-pass-take = Me voici
server-page-undo = Annuler
server-page-hint = Conseil
server-page-hinted = Un bot choisirait :
server-page-why = Pourquoi pas ?
server-page-why-field = Commande
server-page-why-example = une action, comme go north
server-page-allowed = C’est permis maintenant.
server-page-offer-draw = Proposer un match nul
server-page-offer-abort = Proposer d’interrompre
server-page-offer-undo = Demander d’annuler ma dernière action
server-page-resign = Abandonner
server-page-link = Passer cette place sur un autre appareil
server-page-offered-draw = { $name } propose un match nul.
server-page-offered-abort = { $name } propose d’interrompre la partie, sans résultat.
server-page-offered-undo = { $name } demande d’annuler une action.
server-page-agree = Accepter
server-page-disagree = Refuser
server-page-withdraw = Retirer la proposition
server-page-view = Table
server-page-log = Journal
server-page-earlier = Plus tôt
server-page-chat = Discussion
server-page-chat-field = Message
server-page-chat-send = Envoyer

## La page : ce qui s’est passé à la table

server-page-fact-undo = { $name } annule une action.
server-page-fact-undo-agreed = La partie revient en arrière, comme convenu.
server-page-fact-resign = { $name } abandonne.
server-page-fact-timeout = Le temps est écoulé pour { $name }.
server-page-fact-handover = { CAPITAL($level) } joue pour { $name }.
server-page-fact-return = { $name } joue de nouveau.
server-page-fact-draw = Tous acceptent le match nul.
server-page-fact-abort = La partie est interrompue.
server-page-fact-reveal = La graine du hasard, tenue secrète jusqu’ici : { $seed }

## La page : la fin

server-page-winners =
    { $count ->
        [one] { $names } gagne !
       *[other] Victoire partagée : { $names } !
    }
server-page-no-result = La partie a été interrompue, sans résultat.
server-page-closed = Cette table a été fermée avant qu’une partie commence.
server-page-rematch = Revanche
server-page-to-rematch = Vers la revanche
server-page-record = Télécharger l’enregistrement
