# Le catalogue des cartes et la construction de decks.

## Partout

web-cards-nav = Cartes et decks
web-cards-decks = Decks
web-cards-workshop = Atelier
web-cards-shabrak-title = Les cartes de Shabrak
web-cards-goblin-title = Les cartes de Karak: Goblin
web-cards-decks-title = Decks pour Shabrak

## Recherche

web-cards-search = Chercher une carte
web-cards-filters =
    { $count ->
        [0] Filtres
       *[other] Filtres : { $count }
    }
web-cards-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-cards-clear = Effacer la recherche
web-cards-none = Aucune carte ne correspond. Essaie avec moins de filtres ou d’autres mots.
web-cards-all = Montrer toutes les cartes
web-cards-kind = Type
web-cards-rarity = Rareté
web-cards-hero = Héros
web-cards-level = Niveau
web-cards-colour = Couleur
web-cards-kind-monster = monstre
web-cards-kind-gatekeeper = gardien
web-cards-kind-lord = Seigneur de Tous les Monstres

## Une carte

web-cards-previous = Précédente
web-cards-next = Suivante
web-cards-id = Nom dans les fichiers de deck
web-cards-copies = Dans un deck
web-cards-any-number = autant qu’on veut
web-cards-rules = Expliqué dans les règles
web-cards-abilities = Dans le langage des capacités
web-cards-reward = Au dos : la récompense
web-cards-print = Imprimer
web-cards-build = Construire un deck

## L’étagère des decks

web-cards-all-decks = Tous les decks
web-cards-new-deck = Nouveau deck
web-cards-mine = Mes decks
web-cards-mine-none = Tu n’as pas encore de deck à toi. Commence par un deck vide ou modifie un deck tout prêt : il est enregistré automatiquement.
web-cards-ready-made = Decks tout prêts
web-cards-ready-made-text = Un pour chaque sark. Ouvres-en un et change-le : il devient un deck à toi.
web-cards-copy = Copier
web-cards-copy-of = { $name } (copie)
web-cards-delete = Supprimer
web-cards-delete-warning = Le deck « { $name } » disparaîtra pour de bon.
web-cards-shared = partagé

## Le deck

web-cards-deck = Deck
web-cards-name = Nom du deck
web-cards-unnamed = Deck sans nom
web-cards-bar = guerriers : { $warriors } · pioche : { $pile }
web-cards-part-sark = Sark
web-cards-part-warriors = Guerriers
web-cards-part-pile = Pioche
web-cards-empty-sark = Sans sark. Choisis-en un si tu veux.
web-cards-empty-warriors = Pas encore de guerriers.
web-cards-empty-pile = Les événements et l’équipement vont ici.
web-cards-more = Ajouter : { $card }
web-cards-less = Retirer : { $card }
web-cards-show = Montrer : { $card }
web-cards-sound = Prêt à jouer
web-cards-faults =
    { $count ->
        [one] Pas encore jouable : { $count } problème
       *[other] Pas encore jouable : { $count } problèmes
    }
web-cards-place = Ligne { $line }, colonne { $column } :
web-cards-keeping-soon = Enregistrement…
web-cards-keeping-yes = Enregistré
web-cards-by = Partagé par { $name }
web-cards-built-with = Cartes utilisées
web-cards-built-with-ours = notre série seulement
web-cards-built-with-lent = le fichier de cartes partagé avec ce deck
web-cards-file-faulty = Ce fichier de cartes contient des erreurs, ses cartes ne peuvent donc pas servir. L’atelier montre ce qui ne va pas.

## Le deck en chiffres

web-cards-numbers = En chiffres
web-cards-average-attack = Attaque moyenne
web-cards-average-defence = Défense moyenne
web-cards-sarks = Sarks d’origine des guerriers
web-cards-moments = Capacités
web-cards-moment-active = Actives
web-cards-moment-played = Quand on la joue
web-cards-moment-standing = En permanence
web-cards-moment-when = Quand il se passe quelque chose
web-cards-moment-round = À chaque manche

## Entrer et sortir

web-cards-import = Importer un deck
web-cards-import-text = Colle le code d’un deck ou le texte de son fichier, ou choisis directement le fichier.
web-cards-import-field = Code ou fichier du deck
web-cards-import-read = Ouvrir le deck
web-cards-import-file = Choisir un fichier
web-cards-import-anyway = Ouvrir et corriger
web-cards-import-faults = Ce qui ne va pas :
web-cards-export = Partager et enregistrer
web-cards-code = Code du deck
web-cards-code-text = Tout le deck en un seul code, pour un message par exemple :
web-cards-download = Télécharger le fichier
web-cards-not-yet = Le code et le fichier seront disponibles dès que le deck sera valide.
web-cards-share = Toute personne qui a le lien peut voir ce deck
web-cards-share-link = Lien vers ce deck

## Jouer

web-cards-play = Jouer avec ce deck
web-cards-against-deck = Deck de l’adversaire
web-cards-any-deck = n’importe quel deck tout prêt
web-cards-play-bot = Contre un bot
