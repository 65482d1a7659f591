# Shabrak : les noms des cartes. Des titres, toujours employés seuls.

## Sarks

shabrak-card-pitchforks = Les Fourches
    .flavour = Une fourche, c’est un outil. Cinquante, c’est une opinion.
shabrak-card-coopers = Les Tonneliers
    .flavour = Ils ont le temps. Il vieillit en fût de chêne.
shabrak-card-tumblers = Les Saltimbanques
    .flavour = Tu les as vus à gauche. C’était ça, le tour.
shabrak-card-tinkers = Les Rétameurs
    .flavour = Ils rétament les casseroles. Et ensuite, les clients.
shabrak-card-tapsters = Les Taverniers
    .flavour = Le premier verre est offert. C’est se relever qui coûte.
shabrak-card-gravediggers = Les Fossoyeurs
    .flavour = Les clients viennent tout seuls. Tôt ou tard.

## Commandants

shabrak-card-reeve-matthias = Mathias le Bailli
    .flavour = Élu à l’unanimité. Les autres étaient à la taverne.
shabrak-card-guildmaster = Maître Duchêne
    .flavour = Sa dernière colère ? Le jour où la bière a augmenté.
shabrak-card-showman = Fidelius le Bonimenteur
    .flavour = Approchez, approchez ! Pas si près. Trop tard.
shabrak-card-madam-awl = Madame Poinçon
    .flavour = Ne rate jamais. Demande à ses trois derniers assistants.
shabrak-card-queen-of-wire = Reine du fil de fer
    .flavour = Son trône, c’était quarante souricières. Ça l’est toujours.
shabrak-card-landlady = Rosalie la Patronne
    .flavour = Quand elle dit que tu as ton compte, tu l’as.
shabrak-card-old-pancras = Pancrace l’Ancien
    .flavour = Il prend tes mesures à l’œil. Et rajoute un pouce.
shabrak-card-widow-veronica = Veuve Véronique
    .flavour = Cinq fois veuve. Chaque fois plus sereine.

## Guerriers : les Fourches

shabrak-card-krupan = Péquenaud
    .flavour = On lui a dit de cogner. Pas quand s’arrêter.
shabrak-card-big-barbara = Barbara la Grande
    .flavour = Elle porte le veau au bercail. Et la vache, si elle boude.
shabrak-card-jacob-with-the-fork = Jacquot à la fourche
    .flavour = Un vrai lion, tant qu’il y a quelqu’un derrière lui.
shabrak-card-goose-girl = Lison aux oies
    .flavour = Ce sont les oies qui pincent. Elle, elle montre qui.
shabrak-card-thresher = Thibaut le Batteur
    .flavour = En équipe, il bat en rythme. Seul, il pique du nez.
shabrak-card-the-twins = Guy et l’autre
    .flavour = Nul ne sait lequel est lequel. Ça fait mal pareil.
shabrak-card-beekeeper = Ambroise l’Apiculteur
    .flavour = Chaque abeille a un nom. Il va faire les présentations.
shabrak-card-bagpiper = Colin Cornemuse
    .flavour = Quand il joue, tout le monde préfère aller se battre.

## Guerriers : les Tonneliers

shabrak-card-man-in-a-barrel = Ulric en son tonneau
    .flavour = Il s’y est mis pour une nuit. C’était au printemps.
shabrak-card-lid-bearer = Procope Couvercle
    .flavour = Il gêne le passage. C’est son métier.
shabrak-card-hoop-smith = Berthe la Cercleuse
    .flavour = Encore un cercle, mon chou, et tu tiendras.
shabrak-card-patient-dorothy = Dorothée la Patiente
    .flavour = Elle compte jusqu’à dix. Puis elle compte tes dents.
shabrak-card-stave-counter = Guido Compte-Douelles
    .flavour = Chaque soir, il compte ce qui reste. De nous aussi.
shabrak-card-granny-pitch = Mémé Poix
    .flavour = Collée à son banc depuis le grand gel. Elle s’y plaît.
shabrak-card-brother-spigot = Frère Robinet
    .flavour = Il prie pour les faibles. La note est pour les forts.

## Guerriers : les Saltimbanques

shabrak-card-strongman = Bumbal l’Hercule
    .flavour = Il soulève tout. Reposer, c’est un autre numéro.
shabrak-card-rope-walker = Lolotte sur le fil
    .flavour = Elle prend tout le monde de haut. Elle a la vue pour ça.
shabrak-card-stilt-walker = Vincent sur échasses
    .flavour = Il n’a pas revu ses pieds depuis Pâques.
shabrak-card-somersault-nina = Nina Cabriole
    .flavour = Elle était ici. Elle est là. Coucou, là-bas !
shabrak-card-fire-eater = Gaspard Crache-Feu
    .flavour = Le médecin lui a interdit les épices.
shabrak-card-bear-leader = Grégoire et son ours
    .flavour = Qui mène qui ? On l’ignore. L’ours tient la bourse.
shabrak-card-fortune-teller = Sibylle la Cartomancienne
    .flavour = Elle voit un grand inconnu. Il brandit un banc.

## Guerriers : les Rétameurs

shabrak-card-tin-plate-tom = Thomas Fer-Blanc
    .flavour = Chaque fois qu’on le cogne, il sonne l’heure.
shabrak-card-pot-mender = Juro le Chaudronnier
    .flavour = Pour réparer une chose, il doit d’abord la casser.
shabrak-card-magpie-sophie = Sophie la Pie
    .flavour = Elle trouve les choses avant qu’on les perde.
shabrak-card-knife-grinder = Gabriel le Rémouleur
    .flavour = Ses couteaux coupent. Ses prix aussi.
shabrak-card-mousetrap-maker = Emma Souricière
    .flavour = Elle a pris la souris, le chat et le curé.
shabrak-card-walking-kitchen = Cuisine ambulante
    .flavour = Quelque part là-dedans, il y a un homme. Ou un goulasch.
shabrak-card-prophet-of-rust = Prophète de la rouille
    .flavour = Repentez-vous ! Vous finirez tous à la ferraille.

## Guerriers : les Taverniers

shabrak-card-brewer = Henri le Brasseur
    .flavour = Il goûte chaque fût. Consciencieusement. Jusqu’à la lie.
shabrak-card-potboy = Ferdi le Commis
    .flavour = Dix chopes dans une main, des excuses dans l’autre.
shabrak-card-bouncer = Casimir le Videur
    .flavour = La porte est là. La fenêtre aussi. Choisis.
shabrak-card-barmaid = Apolline la Serveuse
    .flavour = Elle sourit à tout le monde. Les fatigués, elle les achève.
shabrak-card-the-regular = Wendelin le Pilier
    .flavour = Il a son banc, sa chope et sa propre gravité.
shabrak-card-head-waiter = Monsieur Ardoise
    .flavour = Ce maître d’hôtel note tout. Surtout ceux qui bougent.
shabrak-card-cellarman = Ignace le Cellérier
    .flavour = Il ranime les ivres morts. Pour les morts, c’est plus cher.
shabrak-card-night-watchman = Liboire le Veilleur
    .flavour = Minuit ! Dormez, bonnes gens. Toi surtout.

## Guerriers : les Fossoyeurs

shabrak-card-smucka = Morpion
    .flavour = Personne ne l’a invité. Il en a amené d’autres.
shabrak-card-digger = Charlot la Pelle
    .flavour = Il creuse mieux en silence. Et le silence gagne.
shabrak-card-hired-mourner = Agathe la Pleureuse
    .flavour = Elle pleure à l’heure. Les sanglots sont en supplément.
shabrak-card-coffin-maker = Aloïs Quatre-Planches
    .flavour = Aucun client n’est jamais revenu se plaindre.
shabrak-card-candle-boy = Nicolas Porte-Cierge
    .flavour = Un cierge pour chacun des nôtres. La cire est pour vous.
shabrak-card-leech-woman = Edwige aux sangsues
    .flavour = Elle aura un peu mal. Toi, beaucoup.
shabrak-card-grave-robber = Sylvestre Pille-Tombes
    .flavour = Il appelle ça de l’archéologie. Il est bien le seul.
shabrak-card-pale-bride = Mariée blême
    .flavour = Jusqu’à ce que la mort nous sépare. Elle est pressée.

## Événements

shabrak-card-liquor = Gnôle
    .flavour = Désinfecte les plaies, les cuillères et les opinions.
shabrak-card-shield-bash = Coup de bouclier
    .flavour = De la défense, mais en plus rapide.
shabrak-card-flying-stool = Tabouret volant
    .flavour = Trois pieds, zéro frein.
shabrak-card-kick-while-down = Coup de pied de l’âne
    .flavour = Ce n’est pas loyal. C’est pratique.
shabrak-card-crown-fever = Fièvre de la couronne
    .flavour = Plus le chapeau brille, mieux on le vise.
shabrak-card-duck = Baisse-toi !
    .flavour = Le plus vieil art martial du monde.
shabrak-card-trip-up = Croche-pied
    .flavour = Ce n’était qu’une jambe. Elle passait par là.
shabrak-card-steak-on-the-eye = Steak cru sur l’œil
    .flavour = Et après, à la poêle. Ici, rien ne se perd.
shabrak-card-fresh-straw = Paille fraîche
    .flavour = Les puces ont emménagé les premières.
shabrak-card-run-up = Course d’élan
    .flavour = Pour le freinage, on verra plus tard.
shabrak-card-bare-knuckles = Poings nus
    .flavour = Rien à perdre, sauf la peau.
shabrak-card-shoulder-to-shoulder = Épaule contre épaule
    .flavour = On a plus chaud, et personne ne peut tomber.
shabrak-card-all-change = Chaises musicales
    .flavour = Celui qui finit près de la porte paie.
shabrak-card-shoving-match = Bousculade
    .flavour = Ça commençait bien : après vous, non, après vous.
shabrak-card-pass-the-hat = Le chapeau circule
    .flavour = Revenu avec deux boutons et sans doublure.
shabrak-card-lost-bet = Pari perdu
    .flavour = « Qu’est-ce qu’on risque ? » Maintenant, il le sait.
shabrak-card-heckling = Huées du poulailler
    .flavour = Ma mémé cogne plus fort ! Et c’est vrai.
shabrak-card-forty-winks = Petit somme
    .flavour = Réveillez-moi quand ça fera moins mal.
shabrak-card-empty-pockets = Poches vides
    .flavour = Plus rien à jeter, alors il se jette lui-même.
shabrak-card-honest-folk = Sommeil du juste
    .flavour = Il a dormi comme une souche. Et même dessous.
shabrak-card-rust = Rouille
    .flavour = Elle dort quand tu dors. Mais elle, elle avance.
shabrak-card-village-feast = Fête au village
    .flavour = D’abord la tarte, ensuite les tartes. La tradition.
shabrak-card-second-wind = Second souffle
    .flavour = Le premier est sorti par l’autre bout.
shabrak-card-war-cry = Cri de guerre
    .flavour = Personne ne sait les paroles. Tous connaissent l’air.
shabrak-card-commanders-speech = Discours du commandant
    .flavour = Les plus proches n’ont pas pu s’échapper.
shabrak-card-everyone-on-him = Tous sur lui !
    .flavour = La démocratie à l’état pur.
shabrak-card-for-frank = Pour Francis !
    .flavour = Personne ne l’aimait. Mais c’était le nôtre.
shabrak-card-headbutt = Coup de boule
    .flavour = On lui avait dit de se servir de sa tête.
shabrak-card-out-of-turn = Resquille
    .flavour = Les files, c’est pour les gens sans coudes.
shabrak-card-tug-of-war = Tir à la corde
    .flavour = Le gagnant est celui qui lâche au bon moment.
shabrak-card-stampede-of-geese = Ruée d’oies
    .flavour = Elles ont sauvé une ville, jadis. Pas celle-ci.
shabrak-card-tavern-brawl = Bagarre de taverne
    .flavour = Personne n’a commencé. Tous ont fini sous la table.
shabrak-card-round-on-the-house = Tournée du patron
    .flavour = Le patron n’est pas encore au courant.
shabrak-card-rummage = Fouille aux ordures
    .flavour = Jeté hier, relancé aujourd’hui.
shabrak-card-spring-cleaning = Ménage de printemps
    .flavour = Sous le tapis : l’arbitre de l’an dernier.
shabrak-card-underdogs-hour = Heure des sans-grade
    .flavour = Acculés, ils mordent bien mieux.
shabrak-card-full-hands = Mains pleines
    .flavour = Pas moyen de le poser ? Alors cogne avec.
shabrak-card-closing-time = Heure de fermeture
    .flavour = Nul n’est forcé de rentrer. Mais nul ne reste debout.
shabrak-card-autograph-hunters = Chasseurs d’autographes
    .flavour = Signe ici. Et là. Et sur le dos de mon frère.
shabrak-card-double-or-nothing = Quitte ou double
    .flavour = Quitte, ça n’est encore jamais arrivé.
shabrak-card-noble-sacrifice = Noble sacrifice
    .flavour = Il s’est porté volontaire. En dormant.

## Équipement

shabrak-card-pot-lid = Couvercle de marmite
    .flavour = Il sent le chou. Le héros aussi.
shabrak-card-knotty-cudgel = Gourdin noueux
    .flavour = Chaque nœud a son histoire. Toutes sont brèves.
shabrak-card-board-with-nails = Planche à clous
    .flavour = « Ne pas toucher », disait l’écriteau. Côté porteur.
shabrak-card-long-pole = Longue perche
    .flavour = Pour les bagarres qu’on préfère regarder.
shabrak-card-hip-flask = Flasque
    .flavour = Usage strictement médical. Il est très malade.
shabrak-card-slingshot = Lance-pierre
    .flavour = Confisqué à un enfant. L’enfant visait mieux.
shabrak-card-cowbell = Cloche à vache
    .flavour = Maintenant, tout le monde sait qui frapper.
shabrak-card-lead-boots = Bottes de plomb
    .flavour = Le vendeur a juré qu’elles se feraient.
shabrak-card-itchy-shirt = Chemise qui gratte
    .flavour = Tricotée avec amour. Par quelqu’un qui te déteste.
shabrak-card-unlucky-hat = Chapeau porte-poisse
    .flavour = Sept propriétaires. Tous très brièvement.
shabrak-card-ball-and-chain = Boulet au pied
    .flavour = Enfin à l’abri des voleurs. Et des bals.
shabrak-card-battered-drum = Tambour cabossé
    .flavour = Il a pris plus de coups que vous tous réunis.
shabrak-card-barrel-armour = Armure-tonneau
    .flavour = Excellente protection. On a juste oublié les bras.
shabrak-card-grannys-scarf = Écharpe de mémé
    .flavour = Mets-la, ou mémé descend elle-même dans l’arène.
shabrak-card-lucky-horseshoe = Fer porte-bonheur
    .flavour = Le cheval a eu moins de chance.
shabrak-card-meat-hook = Croc de boucher
    .flavour = Viens ici. Non, là-bas. Voilà, comme ça.
shabrak-card-big-magnet = Gros aimant
    .flavour = Attire les épées, les cuillères et les ennuis.
shabrak-card-marked-cards = Cartes biseautées
    .flavour = Rien que des as. Même le sept.
shabrak-card-stolen-hourglass = Sablier volé
    .flavour = Rien ne s’envole plus vite que le temps volé.
shabrak-card-tin-crown = Couronne en fer-blanc
    .flavour = Tout le monde peut régner. Il faut bien quelqu’un.
shabrak-card-moth-eaten-shabrak = Chabraque mitée
    .flavour = Le cheval est parti. Les mites sont restées fidèles.
