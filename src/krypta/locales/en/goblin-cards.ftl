# Karak: Goblin: the names of the cards. Titles, only ever in the nominative.

## Level I: monsters

goblin-card-cave-rat = Cave rat
    .flavour = It has read the menu, and you are on it.
goblin-card-goblin-brat = Goblin brat
    .flavour = Bites first, then asks whether you have any sweets.
goblin-card-spoon-thief = Spoon thief
    .flavour = He leaves you the soup. Enjoy.
goblin-card-puddle-slime = Puddle slime
    .flavour = Step in it, and it sulks.
goblin-card-torch-moth = Torch moth
    .flavour = It loves a candlelit dinner. It eats the candle.
goblin-card-bucket-goblin = Goblin in a bucket
    .flavour = The bucket is armour. He says so himself.
goblin-card-grumpy-bat = Grumpy bat
    .flavour = Hangs upside down all day. So does its mood.
goblin-card-pickpocket-crab = Pickpocket crab
    .flavour = Walks past you sideways. So does your purse.
goblin-card-mushroom-imp = Mushroom imp
    .flavour = Not edible. It gets asked that a lot.
goblin-card-pebble-thrower = Pebble thrower
    .flavour = Never hits anything. Never runs out, either.
goblin-card-sniffling-goblin = Sniffling goblin
    .flavour = His sneeze reaches further than his club.
goblin-card-lost-skeleton = Lost skeleton
    .flavour = Looking for its left knee. Suspects you.
goblin-card-cellar-toad = Cellar toad
    .flavour = Kiss it if you like. It stays a toad.
goblin-card-knee-biter = Knee biter
    .flavour = It would bite higher, but it has no ladder.
goblin-card-goblin-drummer = Goblin drummer
    .flavour = Knows one rhythm. Now you know it too.
goblin-card-dust-ghost = Dust ghost
    .flavour = Haunts the corners no broom has ever seen.
goblin-card-charging-snail = Charging snail
    .flavour = It has been charging since Tuesday. Take your time.
goblin-card-goblin-cook = Goblin cook
    .flavour = Fights with the ladle, stirs with the club.
goblin-card-cheeky-echo = Cheeky echo
    .flavour = It always gets the last word. Word. Ord.
goblin-card-goblin-apprentice = Goblin apprentice
    .flavour = Knows half a spell. The wrong half.

## Level I: gatekeepers

goblin-card-sleepy-turnkey = Sleepy turnkey
    .flavour = The key is under his pillow. He snores on it.
goblin-card-doormat-hound = Doormat hound
    .flavour = Has “Welcome” written on his back. It is a lie.
goblin-card-talking-padlock = Chatty padlock
    .flavour = Knows the password. Waits for the magic word.
goblin-card-ticket-goblin = Ticket goblin
    .flavour = No entry without a ticket. Tickets are sold inside.
goblin-card-keyring-magpie = Keyring magpie
    .flavour = Has forty keys. Remembers one.

## Level I: rewards, green

goblin-card-chew-a-root = Chew a root
goblin-card-kiss-it-better = Kiss it better
goblin-card-moss-plaster = Moss plaster

## Level I: rewards, blue

goblin-card-quick-glance = Quick glance
goblin-card-ace-up-the-sleeve = Ace up the sleeve
goblin-card-rabbit-from-a-hat = Rabbit out of a hat

## Level I: rewards, red

goblin-card-shield-bash = Shield bash
goblin-card-sharp-elbow = Sharp elbow
goblin-card-flying-boot = Flying boot

## Level I: rewards, yellow

goblin-card-duck-in-time = Duck in time
goblin-card-light-a-candle = Light a candle
goblin-card-pot-lid-parry = Pot-lid parry

## Level I: rewards, weapons

goblin-card-rusty-cleaver = Rusty cleaver
goblin-card-trusty-frying-pan = Trusty frying pan
goblin-card-bent-pitchfork = Bent pitchfork
goblin-card-table-leg = Table leg

## Level I: rewards, armour

goblin-card-boots-of-the-deserter = Deserter’s boots
goblin-card-colander-helmet = Colander helmet
goblin-card-patched-jerkin = Patched jerkin
goblin-card-barrel-with-straps = Barrel with straps

## Level II: monsters

goblin-card-trolls-cousin = Troll’s cousin
    .flavour = Has no bridge. Collects the toll anyway.
goblin-card-swamp-hexer = Swamp hexer
    .flavour = One more wart and she becomes a professor.
goblin-card-goblin-sergeant = Goblin sergeant
    .flavour = Shouts orders even in his sleep. Obeys none.
goblin-card-moss-ogre = Moss ogre
    .flavour = Has sat here so long that he is a nature reserve.
goblin-card-lantern-wisp = Lantern wisp
    .flavour = Shows you the way. The longer one.
goblin-card-iron-mole = Iron mole
    .flavour = Digs without a permit, mostly right under you.
goblin-card-cave-poet = Cave poet
    .flavour = Recites until you surrender. Two verses usually do.
goblin-card-stone-hound = Stone hound
    .flavour = Brings back whatever you throw. Only faster.
goblin-card-goblin-alchemist = Goblin alchemist
    .flavour = No eyebrows left. Plenty of curiosity.
goblin-card-spider-seamstress = Spider seamstress
    .flavour = Her curtains are lovely. Do not touch them.
goblin-card-mirror-imp = Mirror imp
    .flavour = Looks exactly like you, only better dressed.
goblin-card-mad-miner = Mad miner
    .flavour = Rarely strikes gold. Often strikes visitors.
goblin-card-rain-shaman = Rain shaman
    .flavour = Calls for rain. Underground. It works.
goblin-card-two-headed-brute = Two-headed brute
    .flavour = One head wants to fight, the other to be right.
goblin-card-aunt-fog = Aunt Fog
    .flavour = Drops in unannounced and stays for weeks.
goblin-card-cave-boar = Cave boar
    .flavour = Has poor eyesight, but that is your problem.
goblin-card-boot-eater = Boot eater
    .flavour = Starts with the laces. Calls them spaghetti.
goblin-card-bored-gargoyle = Bored gargoyle
    .flavour = Waiting for a cathedral. Practising on you in the meantime.
goblin-card-gambling-ghost = Gambling ghost
    .flavour = Has already lost his body. Keeps playing.
goblin-card-goblin-tinker = Goblin tinker
    .flavour = His inventions always work. Once.

## Level II: gatekeepers

goblin-card-iron-doorwarden = Iron doorwarden
    .flavour = Even the hinges fear him. None dares to creak.
goblin-card-riddle-keeper = Riddle keeper
    .flavour = Has one riddle. Has forgotten the answer.
goblin-card-stone-usher = Stone usher
    .flavour = Shows you to your seat. It is outside.
goblin-card-bolt-brothers = Bolt brothers
    .flavour = The elder locks up. The younger locks up again.
goblin-card-moat-keeper = Moat keeper
    .flavour = The key lies in the moat. So does he.

## Level II: rewards, green

goblin-card-second-wind = Second wind
goblin-card-wall-of-thorns = Wall of thorns
goblin-card-healing-spring = Healing spring

## Level II: rewards, blue

goblin-card-false-trail = False trail
goblin-card-read-the-runes = Read the runes
goblin-card-frost-whisper = Frost whisper

## Level II: rewards, red

goblin-card-spinning-cut = Spinning cut
goblin-card-battle-roar = Battle roar
goblin-card-hammer-blow = Hammer blow

## Level II: rewards, yellow

goblin-card-blinding-flash = Blinding flash
goblin-card-stand-your-ground = Stand your ground
goblin-card-back-to-the-wall = Back to the wall

## Level II: rewards, weapons

goblin-card-trolls-toothpick = Troll’s toothpick
goblin-card-whistling-axe = Whistling axe
goblin-card-lightning-rod = Lightning rod
goblin-card-bee-crossbow = Bee crossbow

## Level II: rewards, armour

goblin-card-goblin-chain-mail = Goblin chain mail
goblin-card-cloak-of-bats = Cloak of bats
goblin-card-turtle-shield = Turtle shield
goblin-card-stubborn-gauntlets = Stubborn gauntlets

## Level III: monsters

goblin-card-ash-drake = Ash drake
    .flavour = Sneezes, and the room is redecorated.
goblin-card-basalt-golem = Basalt golem
    .flavour = Has a heart of stone, and the rest to match.
goblin-card-lake-thing = Thing from the lake
    .flavour = It waves. Count the arms before you wave back.
goblin-card-bone-knight = Bone knight
    .flavour = Noble to the marrow. There is nothing else left.
goblin-card-thunder-witch = Thunder witch
    .flavour = Got out of bed on the wrong side. With lightning.
goblin-card-goblin-general = Goblin general
    .flavour = Wins every battle he does not attend.
goblin-card-magma-serpent = Magma serpent
    .flavour = Warm-blooded, to put it mildly.
goblin-card-shadow-panther = Shadow panther
    .flavour = You see it best when it is not there.
goblin-card-grandfather-troll = Grandfather troll
    .flavour = Remembers the mountain as a hill.
goblin-card-curse-librarian = Curse librarian
    .flavour = Late fee: one curse. Per day.
goblin-card-crystal-scorpion = Crystal scorpion
    .flavour = Takes your breath away: first the beauty, then the venom.
goblin-card-clockwork-colossus = Clockwork colossus
    .flavour = Made of a hundred clocks. No two agree.
goblin-card-frost-giantess = Frost giantess
    .flavour = Her handshake lasts until spring.
goblin-card-three-headed-goose = Three-headed goose
    .flavour = Three beaks, three opinions, one target: you.
goblin-card-staring-wall = Staring wall
    .flavour = Who blinks first? Walls do not blink.
goblin-card-goblin-choir = Goblin choir
    .flavour = Twelve voices, twelve keys, twelve axes.
goblin-card-hungry-armchair = Hungry armchair
    .flavour = The only free seat down here. Guess why.
goblin-card-pale-countess = Pale countess
    .flavour = Invites you to dinner. The table is set for one.
goblin-card-quake-worm = Quake worm
    .flavour = When it gets the hiccups, the whole cave shakes.
goblin-card-dream-thief = Dream thief
    .flavour = Gives your dreams back. Badly frightened.
goblin-card-obsidian-bull = Obsidian bull
    .flavour = Cannot brake. Has never needed to.
goblin-card-doom-piper = Doom piper
    .flavour = Nobody likes the tune. Everybody dances.
goblin-card-velvet-wyvern = Velvet wyvern
    .flavour = Soft to the touch. The report ends there.
goblin-card-tomb-gardener = Tomb gardener
    .flavour = Waters the statues. Some of them grow.

## Level III: gatekeepers

goblin-card-high-castellan = High castellan
    .flavour = Wears the key as a crown. Sleeps badly.
goblin-card-living-gate = Living gate
    .flavour = Opens its mouth often. The door, never.
goblin-card-marshal-of-locks = Marshal of locks
    .flavour = A thousand locks click their heels for him.
goblin-card-dragon-porter = Dragon porter
    .flavour = Takes your coat, your hat and your courage.
goblin-card-last-seneschal = Last seneschal
    .flavour = Guards the last door but one. Polishes it daily.

## Level III: rewards, green

goblin-card-grip-of-the-roots = Grip of the roots
goblin-card-breath-of-spring = Breath of spring
goblin-card-rise-again = Rise again
goblin-card-strength-of-a-bear = Strength of the bear

## Level III: rewards, blue

goblin-card-stumble-of-time = A stumble in time
goblin-card-thousand-thoughts = A thousand thoughts
goblin-card-rain-of-stars = Rain of stars
goblin-card-master-plan = Master plan

## Level III: rewards, red

goblin-card-giants-blow = Giant’s blow
goblin-card-dance-of-blades = Dance of blades
goblin-card-split-the-mountain = Split the mountain
goblin-card-enough-talking = Enough talking

## Level III: rewards, yellow

goblin-card-wall-of-light = Wall of light
goblin-card-sun-in-the-palm = Sun in your palm
goblin-card-not-a-scratch = Not a scratch
goblin-card-unbending-will = Unbending will

## Level III: rewards, weapons

goblin-card-dragons-nail-file = Dragon’s nail file
goblin-card-moonlit-sabre = Moonlit sabre
goblin-card-thunder-mace = Thunder mace
goblin-card-last-argument = The last argument

## Level III: rewards, armour

goblin-card-starlight-plate = Starlight plate
goblin-card-dragonhide-slippers = Dragonhide slippers
goblin-card-spare-crown = Spare crown
goblin-card-down-filled-plate = Down-filled plate

## Monster lords

goblin-card-drumbol = Drumbol the Avalanche
    .flavour = So many muscles that he rents a second cave.
goblin-card-skirra = Skirra the Whirlwind
    .flavour = Strikes before she is angry. Then she gets angry.
goblin-card-malmurk = Malmurk Ninecurse
    .flavour = Curses in every colour, and in alphabetical order.

## Starting cards: Argentus

# blue
goblin-card-open-the-tome = Open the tome
# blue
goblin-card-wave-of-the-wand = Wave of the wand
# blue
goblin-card-absent-minded-spell = Absent-minded spell
# red
goblin-card-knock-with-the-staff = Rap with the staff
# yellow
goblin-card-silver-glow = Silver glow
# green
goblin-card-pocket-herbarium = Pocket herbarium

## Starting cards: Horan

# red
goblin-card-swing-first = Swing first
# red
goblin-card-and-once-more = And once more
# red
goblin-card-fist-on-the-table = Fist on the table
# yellow
goblin-card-broad-shoulders = Broad shoulders
# blue
goblin-card-moments-thought = A moment’s thought
# green
goblin-card-walk-it-off = Walk it off

## Starting cards: Aderyn

# yellow
goblin-card-sidestep = Sidestep
# yellow
goblin-card-pouch-of-smoke = Pouch of smoke
# blue
goblin-card-nimble-fingers = Nimble fingers
# blue
goblin-card-look-over-there = Look over there!
# red
goblin-card-knife-from-the-boot = Knife from the boot
# green
goblin-card-stolen-apple = Stolen apple

## Starting cards: Victorius

# red
goblin-card-elegant-lunge = Elegant lunge
# red
goblin-card-riposte = Riposte
# yellow
goblin-card-graceful-parry = Graceful parry
# yellow
goblin-card-swish-of-the-cape = Swish of the cape
# blue
goblin-card-polite-feint = Polite feint
# green
goblin-card-rose-between-the-teeth = Rose between the teeth

## Starting cards: Xanros

# blue
goblin-card-bargain-with-shadows = Bargain with shadows
# blue
goblin-card-fine-print = The fine print
# green
goblin-card-nightshade-brew = Nightshade brew
# green
goblin-card-graveyard-ivy = Graveyard ivy
# red
goblin-card-lords-displeasure = His Lordship’s displeasure
# yellow
goblin-card-cold-candlelight = Cold candlelight

## Starting cards: Taia

# blue
goblin-card-read-the-tea-leaves = Read the tea leaves
# blue
goblin-card-i-knew-it = I knew it
# green
goblin-card-grandmothers-herbs = Grandmother’s herbs
# green
goblin-card-morning-dew = Morning dew
# yellow
goblin-card-light-of-tomorrow = Light of tomorrow
# red
goblin-card-blow-foretold = Blow foretold
