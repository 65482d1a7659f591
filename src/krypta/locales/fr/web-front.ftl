# La page d’entrée dans le navigateur, la salle avant la partie et les pages autour de la table.

## Partout

web-front-nav = Pages
web-front-rules = Règles
web-front-me = Ma page
web-front-me-of = Ma page : { $name }
web-front-theme-light = Table claire
web-front-theme-dark = Table sombre
web-front-cancel = Annuler
web-front-home = Accueil
web-front-try-again = Réessayer
web-front-credits = Crédits et licences
web-front-unofficial = Krypta n’est pas officielle : elle est faite par des gens qui aiment ces jeux, et non par leurs auteurs ou leurs éditeurs.

## La page d’entrée

web-front-motto = Des jeux à la lueur des torches, ensemble où que vous soyez
web-front-play-as = Tu joues sous le nom de { $name }.
web-front-play-as-guest = Tu joues en invité.
web-front-rename = Changer de nom
web-front-name-yourself = Choisir un nom
web-front-games = Jeux
web-front-players = { $low }–{ $high } joueurs
web-front-players-exactly =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
web-front-how-played = Comment jouer
web-front-cards = Toutes les cartes
web-front-decks = Construire un deck
web-front-workshop = Atelier de cartes
web-front-other-options = Autres options
web-front-against =
    { $count ->
        [0] en solitaire
        [one] contre un bot
       *[other] contre { $count } bots
    }
web-front-friends = Entre amis
web-front-friends-note = un lien par appareil
web-front-pass = Sur un même écran
web-front-pass-note = on se passe l’appareil
web-front-how-many = Combien êtes-vous ?
web-front-guide-title = C’est ta première fois ici ?
web-front-guide-text = Joue à { $game } contre un bot : la table t’explique chaque chose quand tu la rencontres pour la première fois.
web-front-guide-take = Montre-moi
web-front-guide-decline = Non, merci
web-front-yours = Tes tables t’attendent
web-front-go-on = Continuer
web-front-join = Rejoindre
web-front-watch = Regarder
web-front-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-front-state-open = commence bientôt
web-front-state-running = en cours
web-front-state-over = terminée
web-front-wishes = Une table sur mesure
web-front-who-sits = Qui joue à quelle place
web-front-seat-free = Place libre
web-front-bot-random = Bot aléatoire
web-front-bot-greedy = Bot avide
web-front-deck-yours = Ton deck
web-front-deck-others = Le deck adverse
web-front-decks-ready = Decks tout prêts
web-front-decks-own = Tes propres decks

## La salle avant la partie

web-front-taken = Places prises : { $taken } sur { $all }
web-front-give = La place { $seat } revient à
web-front-fill = Mettre des bots aux places libres
web-front-sit-down = Choisis une place libre pour jouer.
web-front-host-waits = Tu peux commencer dès que toutes les places sont prises. Pour ne pas attendre, donne les places libres à des bots.
web-front-host-waits-rated = Tu peux commencer dès que toutes les places sont prises. Une partie classée se joue entre personnes.
web-front-all-here = Tout le monde est là. Tu peux commencer.
web-front-terms = Réglages de la table
web-front-invite = Inviter les autres
web-front-scan = Vise le code avec l’appareil photo d’un téléphone, ou envoie le lien.
web-front-qr = Code QR du lien vers cette table
web-front-link = Lien vers cette table
web-front-copied = Copié
web-front-share = Partager
web-front-alone = À cette adresse, seul cet ordinateur peut ouvrir la table. Pour laisser entrer les autres, arrête Krypta et relance-la de façon qu’elle soit accessible sur ton réseau :

## Quand quelque chose ne va pas

web-front-trouble = Un problème est survenu
web-front-no-websocket = Ce navigateur ne prend pas en charge les WebSockets et ne peut donc pas rester connecté à la table. Ouvre Krypta dans un navigateur plus récent.

## Ma page

web-front-me-nobody = Personne ne te connaît encore ici. Dès ta première partie, tu joues en invité ; avec un compte, tu retrouves tes parties sur tous tes appareils.
web-front-me-guest = Tu joues en invité : tes parties sont liées à ce navigateur. Avec un compte, tu les retrouves sur tous tes appareils.
web-front-me-account = Tu as un compte : connecte-toi sur n’importe quel appareil, et tes parties y sont.
web-front-sign-up = Créer un compte
web-front-sign-up-text = Un nom et un mot de passe suffisent. Les parties que tu as jouées restent à toi.
web-front-log-in = Se connecter
web-front-log-in-text = Les parties que tu joues ici en invité passent sur ton compte.
web-front-log-out = Se déconnecter
web-front-log-out-guest = Un invité qui se déconnecte ne peut pas revenir et perd l’accès à ces parties.
web-front-account-name = Nom
web-front-password = Mot de passe
web-front-password-hint = au moins 8 caractères
web-front-password-old = Mot de passe actuel
web-front-password-new = Nouveau mot de passe
web-front-change-password = Changer le mot de passe
web-front-password-changed = Le mot de passe est changé. Tes sessions sur les autres appareils sont fermées.
web-front-sessions = Appareils connectés
web-front-session-this = ce navigateur
web-front-session-seen = dernière activité : { $when }
web-front-session-end = Déconnecter
web-front-ratings = Tes résultats
web-front-tally = parties : { $played }, victoires : { $won }
web-front-rating = classement : { $points }
web-front-matches = Tes parties
web-front-matches-more = Parties plus anciennes
web-front-no-matches = Tu n’as pas encore joué de partie ici. Les torches sont allumées.
web-front-match-running = en cours
web-front-match-broken = sans résultat
web-front-match-won = gagnée
web-front-match-shared = victoire partagée
web-front-match-lost = perdue
web-front-data = Tes données
web-front-export-text = Tout ce que Krypta sait de toi, dans un seul fichier.
web-front-export = Télécharger mes données
web-front-delete-text = Tu peux partir pour de bon : ton nom, ton compte et tes messages disparaissent, et tes places dans les parties finies deviennent anonymes.
web-front-delete = Supprimer toutes mes données
web-front-delete-warning = Cette action est irréversible.

## Crédits

web-front-credits-own = Les images de pierre et de torches, les tuiles et les textes ont été faits pour Krypta.
web-front-credits-icons = Icônes
web-front-credits-icons-text = De { $site }, sous la licence { $license } ({ $terms }). Elles ont été recolorées et placées dans d’autres formes.
web-front-credits-fonts = Polices
web-front-credits-fonts-text = Sous licence { $license }.
web-front-credits-software = Logiciels utilisés sur cette page
