# The end of a match, loaded when one ends.

## The end of a match

web-ending-won = Bien joué, la victoire est à toi.
web-ending-lost = Pas cette fois. La prochaine partie peut être la tienne.
web-ending-numbers = La partie en chiffres
web-ending-standing-karak = Trésors manche par manche
web-ending-standing-goblin = Cartes gagnées manche par manche ; une clé compte pour trois, le Seigneur pour cinq
web-ending-standing-shabrak = Pression que les guerriers peuvent encore subir, manche par manche
web-ending-round = Manche { $round }
web-ending-turning = Voir le tournant : manche { $round }
web-ending-new = Nouvelle table
web-ending-look = Revoir la table
web-ending-share = Image à partager
web-ending-names = avec les noms

## The figures of each game

web-ending-karak-chests = Points des coffres
web-ending-karak-fallen = Points des Morts
web-ending-karak-ruby = Points du rubis
web-ending-karak-won = Combats gagnés
web-ending-karak-tied = Matchs nuls
web-ending-karak-lost = Combats perdus
web-ending-karak-lives = Vies perdues
web-ending-karak-discovered = Tuiles découvertes
web-ending-karak-luck = Chance aux dés
web-ending-goblin-keys = Clés
web-ending-goblin-cards = Cartes gagnées
web-ending-goblin-won = Combats gagnés
web-ending-goblin-failed = Combats perdus
web-ending-goblin-chain = Plus long enchaînement
web-ending-goblin-attack = Plus forte attaque
web-ending-goblin-lives = Points de vie perdus
web-ending-goblin-fell = Chutes au combat
web-ending-goblin-bought = Achats
web-ending-shabrak-overpowered = Adversaires terrassés
web-ending-shabrak-attacks = Attaques
web-ending-shabrak-pressure = Pression sur l’adversaire
web-ending-shabrak-turn = Plus forte pression en un tour
web-ending-shabrak-shielded = Coups arrêtés par un bouclier
web-ending-shabrak-played = Cartes jouées
web-ending-karak-luck-means = Total des dés en combat, comparé à la moyenne
