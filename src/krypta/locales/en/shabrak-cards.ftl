# Shabrak: the names of the cards. Titles, only ever in the nominative.

## Sarks

shabrak-card-pitchforks = The Pitchforks
    .flavour = One fork is a tool. Fifty are an opinion.
shabrak-card-coopers = The Coopers
    .flavour = They have time. It matures in oak.
shabrak-card-tumblers = The Tumblers
    .flavour = You saw them on the left. That was the trick.
shabrak-card-tinkers = The Tinkers
    .flavour = They mend anything, preferably onto you.
shabrak-card-tapsters = The Tapsters
    .flavour = The first one is free. You pay for getting up.
shabrak-card-gravediggers = The Gravediggers
    .flavour = Customers come to them on their own. Eventually.

## Commanders

shabrak-card-reeve-matthias = Reeve Matthias
    .flavour = Elected unanimously. The others were in the pub.
shabrak-card-guildmaster = Guildmaster Oakum
    .flavour = Last lost his temper when beer went up by a farthing.
shabrak-card-showman = Fidelius the Showman
    .flavour = Step right up! Not so close. Too late.
shabrak-card-madam-awl = Madam Awl
    .flavour = Never misses. Ask her last three assistants.
shabrak-card-queen-of-wire = The Queen of Wire
    .flavour = Her throne used to be forty mousetraps. It still is.
shabrak-card-landlady = Landlady Rosalia
    .flavour = When she says you have had enough, you have.
shabrak-card-old-pancras = Old Pancras
    .flavour = Measures people by eye. Always adds an inch.
shabrak-card-widow-veronica = Widow Veronica
    .flavour = Five times widowed. Each time more at ease.

## Warriors: the Pitchforks

shabrak-card-krupan = Oaf
    .flavour = Was told to hit. Nobody told him when to stop.
shabrak-card-big-barbara = Big Barbara
    .flavour = Carries the calf home. The cow as well, if it sulks.
shabrak-card-jacob-with-the-fork = Jacob with the Fork
    .flavour = Brave as a lion while somebody stands behind him.
shabrak-card-goose-girl = Liddy the Goose Girl
    .flavour = The geese do the biting. She just points.
shabrak-card-thresher = Thresher Thoman
    .flavour = Threshes in time with the others. Alone he dozes off.
shabrak-card-the-twins = Vitus and the Other One
    .flavour = Nobody knows which is which. It hurts the same.
shabrak-card-beekeeper = Beekeeper Ambrose
    .flavour = Knows every bee by name. You will meet them all.
shabrak-card-bagpiper = Kalina the Bagpiper
    .flavour = When he plays, everybody would rather go and fight.

## Warriors: the Coopers

shabrak-card-man-in-a-barrel = Oldrich in a Barrel
    .flavour = Moved in for one night. That was in spring.
shabrak-card-lid-bearer = Prokop the Lid-bearer
    .flavour = Stands in the way professionally.
shabrak-card-hoop-smith = Berta the Hoop-smith
    .flavour = One more hoop, dear, and you will hold together.
shabrak-card-patient-dorothy = Patient Dorothy
    .flavour = Counts to ten. Then counts your teeth.
shabrak-card-stave-counter = Guido the Stave-counter
    .flavour = Every evening he counts what is left. Of us, too.
shabrak-card-granny-pitch = Granny Pitch
    .flavour = Stuck to her bench in the great frost. Likes it there.
shabrak-card-brother-spigot = Brother Spigot
    .flavour = Prays for the weak. Charges the strong.

## Warriors: the Tumblers

shabrak-card-strongman = Strongman Bumbal
    .flavour = Lifts anything. Putting it down is another act.
shabrak-card-rope-walker = Lottie on the Rope
    .flavour = Looks down on everyone. Has the view for it.
shabrak-card-stilt-walker = Vincent on Stilts
    .flavour = Has not seen his own feet since Easter.
shabrak-card-somersault-nina = Somersault Nina
    .flavour = Was here. Is there. Waves from over yonder.
shabrak-card-fire-eater = Havel the Fire-eater
    .flavour = Doctors forbade him spices.
shabrak-card-bear-leader = Gregor the Bear-leader
    .flavour = It is unclear who leads whom. The bear has the purse.
shabrak-card-fortune-teller = Sibyl the Card Reader
    .flavour = She sees a tall stranger. He is holding a bench.

## Warriors: the Tinkers

shabrak-card-tin-plate-tom = Tin-plate Tom
    .flavour = Rings the hour whenever somebody hits him.
shabrak-card-pot-mender = Juro the Pot-mender
    .flavour = To mend a thing, he must break it first.
shabrak-card-magpie-sophie = Magpie Sophie
    .flavour = Finds things before they are lost.
shabrak-card-knife-grinder = Gabriel the Knife-grinder
    .flavour = Sharp knives, sharper prices.
shabrak-card-mousetrap-maker = Emma the Mousetrapper
    .flavour = It worked on the mouse, the cat and the vicar.
shabrak-card-walking-kitchen = The Walking Kitchen
    .flavour = Somewhere in there is a man. Or a goulash.
shabrak-card-prophet-of-rust = The Prophet of Rust
    .flavour = Repent, for ye shall all be scrap.

## Warriors: the Tapsters

shabrak-card-brewer = Brewer Hynek
    .flavour = Tests every barrel. Conscientiously. To the bottom.
shabrak-card-potboy = Potboy Ferdy
    .flavour = Forty jugs in one hand, an apology in the other.
shabrak-card-bouncer = Casimir the Bouncer
    .flavour = The door is there. So is the window. Choose.
shabrak-card-barmaid = Barmaid Apolonia
    .flavour = Smiles at everyone. Pours bitter for the tired.
shabrak-card-the-regular = Wendelin the Regular
    .flavour = Has his own bench, his own jug, his own gravity.
shabrak-card-head-waiter = Tally the Head Waiter
    .flavour = Whoever stirs gets another line on the slate.
shabrak-card-cellarman = Ignatius the Cellarman
    .flavour = Revives the dead drunk. The dead cost extra.
shabrak-card-night-watchman = Night Watchman Liborius
    .flavour = Twelve o’clock and all is well. Go to bed, you.

## Warriors: the Gravediggers

shabrak-card-smucka = Whelp
    .flavour = Nobody invited it. It came with several others.
shabrak-card-digger = Charlie the Digger
    .flavour = Works best when it is quiet. It is getting quieter.
shabrak-card-hired-mourner = Agatha the Hired Mourner
    .flavour = Weeps by the hour. Sobs are charged separately.
shabrak-card-coffin-maker = Alois the Coffin-maker
    .flavour = No customer has ever come back to complain.
shabrak-card-candle-boy = Nicholas the Candle Boy
    .flavour = Lights one for each of ours. Drips wax on yours.
shabrak-card-leech-woman = Hedwig the Leech Woman
    .flavour = It will hurt her a little. And you a lot.
shabrak-card-grave-robber = Silvester the Grave Robber
    .flavour = He calls it archaeology. So far only he does.
shabrak-card-pale-bride = The Pale Bride
    .flavour = Till death do us part. She is in a hurry.

## Events

shabrak-card-liquor = Liquor
    .flavour = Disinfects wounds, spoons and opinions.
shabrak-card-shield-bash = Shield bash
    .flavour = Defence, only faster.
shabrak-card-flying-stool = Flying stool
    .flavour = Three legs, no brakes.
shabrak-card-kick-while-down = Kick them while they’re down
    .flavour = It is not fair. It is convenient.
shabrak-card-crown-fever = Crown fever
    .flavour = The shinier the hat, the better it draws stones.
shabrak-card-duck = Duck!
    .flavour = The oldest martial art in the world.
shabrak-card-trip-up = Trip-up
    .flavour = It was just a leg. It happened to be there.
shabrak-card-steak-on-the-eye = Raw steak on the eye
    .flavour = Then into the pan. Nothing is wasted here.
shabrak-card-fresh-straw = Fresh straw
    .flavour = The fleas moved in first.
shabrak-card-run-up = Run-up
    .flavour = The braking has not been thought through.
shabrak-card-bare-knuckles = Bare knuckles
    .flavour = Nothing to lose but the skin.
shabrak-card-shoulder-to-shoulder = Shoulder to shoulder
    .flavour = It is warmer, and you cannot fall over.
shabrak-card-all-change = All change!
    .flavour = Whoever ends up by the door pays.
shabrak-card-shoving-match = Shoving match
    .flavour = It began politely: after you, no, after you.
shabrak-card-pass-the-hat = Pass the hat
    .flavour = Came back with two buttons and no lining.
shabrak-card-lost-bet = Lost bet
    .flavour = “What are the odds?” he asked. Now he knows.
shabrak-card-heckling = Heckling from the gallery
    .flavour = My gran hits harder! She does, too.
shabrak-card-forty-winks = Forty winks
    .flavour = Wake me when it hurts less.
shabrak-card-empty-pockets = Empty pockets
    .flavour = Nothing left to throw, so he throws himself.
shabrak-card-honest-folk = Honest folk’s rest
    .flavour = Slept like a log. Woke up under one.
shabrak-card-rust = Rust
    .flavour = It sleeps when you do. It just gets more done.
shabrak-card-village-feast = Village feast
    .flavour = First the cake, then the fight. Tradition.
shabrak-card-second-wind = Second wind
    .flavour = The first one went out the other end.
shabrak-card-war-cry = War cry
    .flavour = Nobody knows the words. Everybody knows the tune.
shabrak-card-commanders-speech = Commander’s speech
    .flavour = Those standing nearest could not get away.
shabrak-card-everyone-on-him = Pile on!
    .flavour = Democracy in its purest form.
shabrak-card-for-frank = For Frank!
    .flavour = Nobody liked him. But he was ours.
shabrak-card-headbutt = Headbutt
    .flavour = Use your head, they told him.
shabrak-card-out-of-turn = Out of turn
    .flavour = Queues are for people without elbows.
shabrak-card-tug-of-war = Tug of war
    .flavour = Won by whoever lets go at the right moment.
shabrak-card-stampede-of-geese = Stampede of geese
    .flavour = They saved a city once. Not this one.
shabrak-card-tavern-brawl = Tavern brawl
    .flavour = Nobody started it. All of them finished it.
shabrak-card-round-on-the-house = Round on the house
    .flavour = The house does not know yet.
shabrak-card-rummage = Rummaging in the rubbish
    .flavour = One man’s rubbish is the same man’s weapon.
shabrak-card-spring-cleaning = Spring cleaning
    .flavour = Under the rug they found last year’s umpire.
shabrak-card-underdogs-hour = Underdog’s hour
    .flavour = It bites better when it is cornered.
shabrak-card-full-hands = Hands full
    .flavour = If you cannot drop it, hit them with it.
shabrak-card-closing-time = Closing time
    .flavour = You don’t have to go home, but you can’t stand here.
shabrak-card-autograph-hunters = Autograph hunters
    .flavour = Sign here. And here. And on my brother’s back.
shabrak-card-double-or-nothing = Double or nothing
    .flavour = It has never been nothing yet.
shabrak-card-noble-sacrifice = Noble sacrifice
    .flavour = He volunteered. He was asleep at the time.

## Equipment

shabrak-card-pot-lid = Pot lid
    .flavour = Smells of cabbage. So does the hero.
shabrak-card-knotty-cudgel = Knotty cudgel
    .flavour = Every knot has a story. All of them short.
shabrak-card-board-with-nails = Board with nails
    .flavour = Do not touch, said the sign. It was on the inside.
shabrak-card-long-pole = Long pole
    .flavour = For fights one would rather watch.
shabrak-card-hip-flask = Hip flask
    .flavour = Strictly medicinal. He is very ill.
shabrak-card-slingshot = Slingshot
    .flavour = Confiscated from a child. The child was better.
shabrak-card-cowbell = Cowbell
    .flavour = Now everyone knows whom to hit.
shabrak-card-lead-boots = Lead boots
    .flavour = The salesman swore they would wear in.
shabrak-card-itchy-shirt = Itchy shirt
    .flavour = Knitted with love. By somebody who hates you.
shabrak-card-unlucky-hat = Unlucky hat
    .flavour = Seven owners. All of them briefly.
shabrak-card-ball-and-chain = Ball and chain
    .flavour = Safe from thieves, at last. And from dances.
shabrak-card-battered-drum = Battered drum
    .flavour = It has been hit more than all of you together.
shabrak-card-barrel-armour = Barrel armour
    .flavour = Excellent protection. The arms were forgotten.
shabrak-card-grannys-scarf = Granny’s scarf
    .flavour = Wear it or she comes to the arena in person.
shabrak-card-lucky-horseshoe = Lucky horseshoe
    .flavour = The horse was less lucky.
shabrak-card-meat-hook = Meat hook
    .flavour = Come here. No, over there. Yes, like that.
shabrak-card-big-magnet = Big magnet
    .flavour = Attracts swords, spoons and trouble.
shabrak-card-marked-cards = Marked cards
    .flavour = All aces. Even the seven.
shabrak-card-stolen-hourglass = Stolen hourglass
    .flavour = Stolen time flies the fastest.
shabrak-card-tin-crown = Tin crown
    .flavour = Anyone may rule. Somebody has to.
shabrak-card-moth-eaten-shabrak = Moth-eaten shabrak
    .flavour = The horse left. The moths stayed loyal.
