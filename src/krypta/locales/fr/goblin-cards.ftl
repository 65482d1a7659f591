# Karak: Goblin : les noms des cartes. Des titres, toujours employés seuls.

## Niveau I : monstres

goblin-card-cave-rat = Rat des cavernes
    .flavour = Il a lu le menu. Le plat du jour, c’est toi.
goblin-card-goblin-brat = Morveux gobelin
    .flavour = Il mord d’abord et réclame des bonbons ensuite.
goblin-card-spoon-thief = Voleur de cuillères
    .flavour = La soupe, il te la laisse. Bon appétit.
goblin-card-puddle-slime = Flaque gluante
    .flavour = Marche dedans, et elle boude.
goblin-card-torch-moth = Mite gobe-lumière
    .flavour = Adore dîner aux chandelles. Elle mange les chandelles.
goblin-card-bucket-goblin = Gobelin au seau
    .flavour = Le seau est une armure. C’est lui qui le dit.
goblin-card-grumpy-bat = Chauve-souris grognon
    .flavour = La tête en bas toute la journée, le moral aussi.
goblin-card-pickpocket-crab = Crabe pickpocket
    .flavour = Il marche de côté et met ta bourse de côté.
goblin-card-mushroom-imp = Lutin champignon
    .flavour = Pas comestible. On le lui demande tout le temps.
goblin-card-pebble-thrower = Lanceur de cailloux
    .flavour = Il ne touche jamais rien, mais il a des réserves.
goblin-card-sniffling-goblin = Gobelin enrhumé
    .flavour = Il éternue plus loin qu’il ne frappe.
goblin-card-lost-skeleton = Squelette égaré
    .flavour = Il cherche son genou gauche. Il te soupçonne.
goblin-card-cellar-toad = Crapaud de cave
    .flavour = Embrasse-le si tu veux. Il reste crapaud.
goblin-card-knee-biter = Mordeur de genoux
    .flavour = Il mordrait plus haut, mais il n’a pas d’échelle.
goblin-card-goblin-drummer = Tambour gobelin
    .flavour = Il connaît un seul rythme. Toi aussi, maintenant.
goblin-card-dust-ghost = Spectre de poussière
    .flavour = Il hante les coins que nul balai ne connaît.
goblin-card-charging-snail = Escargot d’assaut
    .flavour = Il charge depuis mardi. Prends ton temps.
goblin-card-goblin-cook = Cuistot gobelin
    .flavour = Il se bat à la louche et touille à la massue.
goblin-card-cheeky-echo = Écho insolent
    .flavour = Il a toujours le dernier mot. Mot. Mot.
goblin-card-goblin-apprentice = Apprenti gobelin
    .flavour = Il sait la moitié d’un sort. La mauvaise.

## Niveau I : gardiens des portes

goblin-card-sleepy-turnkey = Geôlier assoupi
    .flavour = La clé est sous l’oreiller, et il ronfle dessus.
goblin-card-doormat-hound = Chien-paillasson
    .flavour = Sur son dos, on lit Bienvenue. C’est un mensonge.
goblin-card-talking-padlock = Cadenas bavard
    .flavour = Il a le mot de passe. Il attend le mot magique.
goblin-card-ticket-goblin = Gobelin contrôleur
    .flavour = Pas d’entrée sans billet. Billets en vente dedans.
goblin-card-keyring-magpie = Pie aux clés
    .flavour = Quarante clés, et elle n’en reconnaît qu’une.

## Niveau I : récompenses, vert

goblin-card-chew-a-root = Mâcher une racine
goblin-card-kiss-it-better = Souffler sur le bobo
goblin-card-moss-plaster = Pansement de mousse

## Niveau I : récompenses, bleu

goblin-card-quick-glance = Coup d’œil
goblin-card-ace-up-the-sleeve = As dans la manche
goblin-card-rabbit-from-a-hat = Lapin sorti du chapeau

## Niveau I : récompenses, rouge

goblin-card-shield-bash = Coup de bouclier
goblin-card-sharp-elbow = Coup de coude
goblin-card-flying-boot = Botte volante

## Niveau I : récompenses, jaune

goblin-card-duck-in-time = Se baisser à temps
goblin-card-light-a-candle = Allumer une bougie
goblin-card-pot-lid-parry = Parade au couvercle

## Niveau I : récompenses, armes

goblin-card-rusty-cleaver = Hachoir rouillé
goblin-card-trusty-frying-pan = Poêle fidèle
goblin-card-bent-pitchfork = Fourche tordue
goblin-card-table-leg = Pied de table

## Niveau I : récompenses, armures

goblin-card-boots-of-the-deserter = Bottes du déserteur
goblin-card-colander-helmet = Casque-passoire
goblin-card-patched-jerkin = Pourpoint rapiécé
goblin-card-barrel-with-straps = Tonneau à bretelles

## Niveau II : monstres

goblin-card-trolls-cousin = Cousin du troll
    .flavour = Il n’a pas de pont. Le péage, si.
goblin-card-swamp-hexer = Sorcière des marais
    .flavour = Encore une verrue, et elle passe professeure.
goblin-card-goblin-sergeant = Sergent gobelin
    .flavour = Il hurle des ordres en dormant. Il n’en suit aucun.
goblin-card-moss-ogre = Ogre moussu
    .flavour = Assis là depuis si longtemps qu’il est site classé.
goblin-card-lantern-wisp = Feu follet farceur
    .flavour = Il te montre le chemin. Le plus long.
goblin-card-iron-mole = Taupe de fer
    .flavour = Elle creuse sans permis, juste sous tes pieds.
goblin-card-cave-poet = Poète des cavernes
    .flavour = Il déclame jusqu’à ta reddition. Deux vers suffisent.
goblin-card-stone-hound = Molosse de pierre
    .flavour = Il rapporte tout ce que tu lances, mais plus vite.
goblin-card-goblin-alchemist = Alchimiste gobelin
    .flavour = Plus de sourcils, mais toujours aussi curieux.
goblin-card-spider-seamstress = Couturière à huit pattes
    .flavour = Ses rideaux sont ravissants. N’y touche pas.
goblin-card-mirror-imp = Diablotin du miroir
    .flavour = Ton portrait craché, en mieux habillé.
goblin-card-mad-miner = Mineur toqué
    .flavour = Il frappe rarement l’or, souvent les visiteurs.
goblin-card-rain-shaman = Chaman de la pluie
    .flavour = Il appelle la pluie. Sous terre. Et ça marche.
goblin-card-two-headed-brute = Brute à deux têtes
    .flavour = Une tête veut se battre, l’autre avoir raison.
goblin-card-aunt-fog = Tante Brume
    .flavour = Elle arrive sans prévenir et reste des semaines.
goblin-card-cave-boar = Sanglier des cavernes
    .flavour = Il y voit mal, mais c’est ton problème.
goblin-card-boot-eater = Mange-bottes
    .flavour = Il commence par les lacets. Façon spaghettis.
goblin-card-bored-gargoyle = Gargouille désœuvrée
    .flavour = Elle attend sa cathédrale et s’exerce sur toi.
goblin-card-gambling-ghost = Fantôme flambeur
    .flavour = Il a déjà perdu son corps. Il relance.
goblin-card-goblin-tinker = Bricoleur gobelin
    .flavour = Ses inventions marchent toujours. Une fois.

## Niveau II : gardiens des portes

goblin-card-iron-doorwarden = Portier de fer
    .flavour = Même les gonds le craignent. Aucun ne grince.
goblin-card-riddle-keeper = Gardien de l’énigme
    .flavour = Il a une énigme. Il a oublié la réponse.
goblin-card-stone-usher = Huissier de pierre
    .flavour = Il te montre ta place. Elle est dehors.
goblin-card-bolt-brothers = Frères Verrou
    .flavour = L’aîné ferme à clé. Le cadet referme, au cas où.
goblin-card-moat-keeper = Maître des douves
    .flavour = La clé est dans les douves. Lui aussi.

## Niveau II : récompenses, vert

goblin-card-second-wind = Second souffle
goblin-card-wall-of-thorns = Mur d’épines
goblin-card-healing-spring = Source bienfaisante

## Niveau II : récompenses, bleu

goblin-card-false-trail = Fausse piste
goblin-card-read-the-runes = Lire les runes
goblin-card-frost-whisper = Murmure de givre

## Niveau II : récompenses, rouge

goblin-card-spinning-cut = Coup tournoyant
goblin-card-battle-roar = Rugissement guerrier
goblin-card-hammer-blow = Coup de marteau

## Niveau II : récompenses, jaune

goblin-card-blinding-flash = Éclair aveuglant
goblin-card-stand-your-ground = Tenir bon
goblin-card-back-to-the-wall = Dos au mur

## Niveau II : récompenses, armes

goblin-card-trolls-toothpick = Cure-dent de troll
goblin-card-whistling-axe = Hache sifflante
goblin-card-lightning-rod = Paratonnerre
goblin-card-bee-crossbow = Arbalète à abeilles

## Niveau II : récompenses, armures

goblin-card-goblin-chain-mail = Cotte gobeline
goblin-card-cloak-of-bats = Cape de chauves-souris
goblin-card-turtle-shield = Bouclier-tortue
goblin-card-stubborn-gauntlets = Gantelets têtus

## Niveau III : monstres

goblin-card-ash-drake = Dragon de cendre
    .flavour = Il éternue, et la pièce est repeinte.
goblin-card-basalt-golem = Golem de basalte
    .flavour = Un cœur de pierre, et tout le reste assorti.
goblin-card-lake-thing = La chose du lac
    .flavour = Elle salue. Compte les bras avant de répondre.
goblin-card-bone-knight = Chevalier d’os
    .flavour = Preux jusqu’à la moelle. Il ne reste que ça.
goblin-card-thunder-witch = Sorcière du tonnerre
    .flavour = Levée du pied gauche, elle lance des éclairs.
goblin-card-goblin-general = Général gobelin
    .flavour = Il gagne toutes les batailles où il n’est pas.
goblin-card-magma-serpent = Serpent de magma
    .flavour = À sang chaud, et c’est peu dire.
goblin-card-shadow-panther = Panthère d’ombre
    .flavour = On la voit surtout quand elle n’est pas là.
goblin-card-grandfather-troll = Grand-père troll
    .flavour = Il a connu la montagne toute petite.
goblin-card-curse-librarian = Bibliothécaire maudite
    .flavour = Amende de retard : une malédiction. Par jour.
goblin-card-crystal-scorpion = Scorpion de cristal
    .flavour = Il coupe le souffle : la beauté, puis le venin.
goblin-card-clockwork-colossus = Colosse d’horlogerie
    .flavour = Cent horloges, et pas deux à la même heure.
goblin-card-frost-giantess = Géante du givre
    .flavour = Sa poignée de main dure jusqu’au printemps.
goblin-card-three-headed-goose = Oie à trois têtes
    .flavour = Trois becs, trois avis, une seule cible : toi.
goblin-card-staring-wall = Le mur qui dévisage
    .flavour = Qui cligne des yeux le premier ? Pas le mur.
goblin-card-goblin-choir = Chœur gobelin
    .flavour = Douze voix, douze tonalités, douze haches.
goblin-card-hungry-armchair = Fauteuil affamé
    .flavour = La seule place libre. Devine pourquoi.
goblin-card-pale-countess = Comtesse livide
    .flavour = Elle t’invite à dîner. Un seul couvert est mis.
goblin-card-quake-worm = Ver sismique
    .flavour = Quand il a le hoquet, toute la grotte tremble.
goblin-card-dream-thief = Voleur de rêves
    .flavour = Il te rend tes rêves. Terrifiés.
goblin-card-obsidian-bull = Taureau d’obsidienne
    .flavour = Il ne sait pas freiner. À quoi bon.
goblin-card-doom-piper = Sonneur du malheur
    .flavour = Personne n’aime l’air. Tout le monde danse.
goblin-card-velvet-wyvern = Vouivre de velours
    .flavour = Douce au toucher. Le rapport s’arrête là.
goblin-card-tomb-gardener = Jardinier des tombes
    .flavour = Il arrose les statues. Certaines poussent.

## Niveau III : gardiens des portes

goblin-card-high-castellan = Grand châtelain
    .flavour = Il porte la clé en couronne et dort très mal.
goblin-card-living-gate = Portail vivant
    .flavour = Il ouvre souvent la bouche. La porte, jamais.
goblin-card-marshal-of-locks = Maréchal des serrures
    .flavour = Mille serrures claquent des talons devant lui.
goblin-card-dragon-porter = Dragon concierge
    .flavour = Il prend ton manteau, ton chapeau et ton courage.
goblin-card-last-seneschal = Dernier sénéchal
    .flavour = Il garde l’avant-dernière porte et l’astique.

## Niveau III : récompenses, vert

goblin-card-grip-of-the-roots = Étreinte des racines
goblin-card-breath-of-spring = Souffle du printemps
goblin-card-rise-again = De nouveau debout
goblin-card-strength-of-a-bear = Force de l’ours

## Niveau III : récompenses, bleu

goblin-card-stumble-of-time = Faux pas du temps
goblin-card-thousand-thoughts = Mille pensées
goblin-card-rain-of-stars = Pluie d’étoiles
goblin-card-master-plan = Plan de maître

## Niveau III : récompenses, rouge

goblin-card-giants-blow = Coup de géant
goblin-card-dance-of-blades = Danse des lames
goblin-card-split-the-mountain = Fendre la montagne
goblin-card-enough-talking = Assez parlé

## Niveau III : récompenses, jaune

goblin-card-wall-of-light = Mur de lumière
goblin-card-sun-in-the-palm = Soleil dans la main
goblin-card-not-a-scratch = Pas une égratignure
goblin-card-unbending-will = Volonté de fer

## Niveau III : récompenses, armes

goblin-card-dragons-nail-file = Lime à griffes de dragon
goblin-card-moonlit-sabre = Sabre de lune
goblin-card-thunder-mace = Masse du tonnerre
goblin-card-last-argument = Dernier argument

## Niveau III : récompenses, armures

goblin-card-starlight-plate = Cuirasse étoilée
goblin-card-dragonhide-slippers = Pantoufles de dragon
goblin-card-spare-crown = Couronne de rechange
goblin-card-down-filled-plate = Doudoune blindée

## Seigneurs des monstres

goblin-card-drumbol = Drumbol l’Avalanche
    .flavour = Tant de muscles qu’il loue une seconde grotte.
goblin-card-skirra = Skirra la Bourrasque
    .flavour = Elle frappe avant de se fâcher. Puis elle se fâche.
goblin-card-malmurk = Malmurk Neuf-Maux
    .flavour = Il maudit en couleurs et par ordre alphabétique.

## Cartes de départ : Argentus

# bleu
goblin-card-open-the-tome = Ouvrir le grimoire
# bleu
goblin-card-wave-of-the-wand = Coup de baguette
# bleu
goblin-card-absent-minded-spell = Sort étourdi
# rouge
goblin-card-knock-with-the-staff = Coup de bâton
# jaune
goblin-card-silver-glow = Lueur d’argent
# vert
goblin-card-pocket-herbarium = Herbier de poche

## Cartes de départ : Horan

# rouge
goblin-card-swing-first = Frapper d’abord
# rouge
goblin-card-and-once-more = Et encore une fois
# rouge
goblin-card-fist-on-the-table = Du poing sur la table
# jaune
goblin-card-broad-shoulders = Larges épaules
# bleu
goblin-card-moments-thought = Un instant de réflexion
# vert
goblin-card-walk-it-off = Ça va passer

## Cartes de départ : Aderyn

# jaune
goblin-card-sidestep = Pas de côté
# jaune
goblin-card-pouch-of-smoke = Bourse de fumée
# bleu
goblin-card-nimble-fingers = Doigts agiles
# bleu
goblin-card-look-over-there = Regarde là-bas !
# rouge
goblin-card-knife-from-the-boot = Couteau dans la botte
# vert
goblin-card-stolen-apple = Pomme chapardée

## Cartes de départ : Victorius

# rouge
goblin-card-elegant-lunge = Fente élégante
# rouge
goblin-card-riposte = Riposte
# jaune
goblin-card-graceful-parry = Parade gracieuse
# jaune
goblin-card-swish-of-the-cape = Envolée de cape
# bleu
goblin-card-polite-feint = Feinte courtoise
# vert
goblin-card-rose-between-the-teeth = Rose entre les dents

## Cartes de départ : Xanros

# bleu
goblin-card-bargain-with-shadows = Pacte avec les ombres
# bleu
goblin-card-fine-print = Petits caractères
# vert
goblin-card-nightshade-brew = Décoction de belladone
# vert
goblin-card-graveyard-ivy = Lierre de cimetière
# rouge
goblin-card-lords-displeasure = Courroux du lord
# jaune
goblin-card-cold-candlelight = Chandelle froide

## Cartes de départ : Taia

# bleu
goblin-card-read-the-tea-leaves = Lire dans le thé
# bleu
goblin-card-i-knew-it = Je le savais
# vert
goblin-card-grandmothers-herbs = Herbes de grand-mère
# vert
goblin-card-morning-dew = Rosée du matin
# jaune
goblin-card-light-of-tomorrow = Lumière de demain
# rouge
goblin-card-blow-foretold = Coup prédit
