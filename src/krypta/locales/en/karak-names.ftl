# Karak: names (English). Value = dictionary form without article.

## Heroes

karak-hero-argentus = Argentus
    .gender = m
    .number = one
    .the = Argentus
    .one = Argentus
    .poss = Argentus’s

karak-hero-horan = Horan
    .gender = m
    .number = one
    .the = Horan
    .one = Horan
    .poss = Horan’s

karak-hero-xanros = Xanros
    .gender = m
    .number = one
    .the = Xanros
    .one = Xanros
    .poss = Xanros’s

karak-hero-aderyn = Aderyn
    .gender = f
    .number = one
    .the = Aderyn
    .one = Aderyn
    .poss = Aderyn’s

karak-hero-victorius = Victorius
    .gender = m
    .number = one
    .the = Victorius
    .one = Victorius
    .poss = Victorius’s

karak-hero-taia = Taia
    .gender = f
    .number = one
    .the = Taia
    .one = Taia
    .poss = Taia’s

## Classes

karak-class-argentus = wizard
    .gender = m
    .number = one
    .the = the wizard
    .one = a wizard
    .poss = the wizard’s

karak-class-horan = warrior
    .gender = m
    .number = one
    .the = the warrior
    .one = a warrior
    .poss = the warrior’s

karak-class-xanros = warlock
    .gender = m
    .number = one
    .the = the warlock
    .one = a warlock
    .poss = the warlock’s

karak-class-aderyn = thief
    .gender = f
    .number = one
    .the = the thief
    .one = a thief
    .poss = the thief’s

karak-class-victorius = swordsman
    .gender = m
    .number = one
    .the = the swordsman
    .one = a swordsman
    .poss = the swordsman’s

karak-class-taia = oracle
    .gender = f
    .number = one
    .the = the oracle
    .one = an oracle
    .poss = the oracle’s

## Tokens

karak-token-rat = giant rat
    .gender = n
    .number = one
    .the = the giant rat
    .one = a giant rat
    .poss = the giant rat’s

karak-token-spider = giant spider
    .gender = n
    .number = one
    .the = the giant spider
    .one = a giant spider
    .poss = the giant spider’s

karak-token-mummy = mummy
    .gender = n
    .number = one
    .the = the mummy
    .one = a mummy
    .poss = the mummy’s

karak-token-turnkey = skeleton turnkey
    .gender = n
    .number = one
    .the = the skeleton turnkey
    .one = a skeleton turnkey
    .poss = the skeleton turnkey’s

karak-token-warrior = skeleton warrior
    .gender = n
    .number = one
    .the = the skeleton warrior
    .one = a skeleton warrior
    .poss = the skeleton warrior’s

karak-token-king = skeleton king
    .gender = n
    .number = one
    .the = the skeleton king
    .one = a skeleton king
    .poss = the skeleton king’s

karak-token-fallen = Fallen
    .gender = n
    .number = one
    .the = the Fallen
    .one = a Fallen
    .poss = the Fallen’s

karak-token-dragon = dragon
    .gender = n
    .number = one
    .the = the dragon
    .one = a dragon
    .poss = the dragon’s

karak-token-chest = locked chest
    .gender = n
    .number = one
    .the = the locked chest
    .one = a locked chest
    .poss = the locked chest’s

## Items

karak-item-daggers = daggers
    .gender = n
    .number = many
    .the = the daggers
    .one = daggers
    .poss = the daggers’

karak-item-sword = sword
    .gender = n
    .number = one
    .the = the sword
    .one = a sword
    .poss = the sword’s

karak-item-axe = axe
    .gender = n
    .number = one
    .the = the axe
    .one = an axe
    .poss = the axe’s

karak-item-bolt = magic bolt
    .gender = n
    .number = one
    .the = the magic bolt
    .one = a magic bolt
    .poss = the magic bolt’s

karak-item-healing = portal of healing
    .gender = n
    .number = one
    .the = the portal of healing
    .one = a portal of healing
    .poss = the portal of healing’s

karak-item-key = key
    .gender = n
    .number = one
    .the = the key
    .one = a key
    .poss = the key’s

## Treasure

karak-treasure-chest = chest treasure
    .gender = n
    .number = one
    .the = the treasure from the chest
    .one = a treasure from a chest
    .poss = the chest treasure’s

karak-treasure-fallen = Fallen’s treasure
    .gender = n
    .number = one
    .the = the Fallen’s treasure
    .one = a Fallen’s treasure
    .poss = the Fallen’s treasure’s

karak-treasure-ruby = dragon ruby
    .gender = n
    .number = one
    .the = the dragon ruby
    .one = a dragon ruby
    .poss = the dragon ruby’s

## Tiles

karak-place-tunnel = tunnel
    .gender = n
    .number = one
    .the = the tunnel
    .one = a tunnel
    .poss = the tunnel’s

karak-place-room = room
    .gender = n
    .number = one
    .the = the room
    .one = a room
    .poss = the room’s

karak-place-portal = teleportation gate
    .gender = n
    .number = one
    .the = the teleportation gate
    .one = a teleportation gate
    .poss = the teleportation gate’s

karak-place-fountain = healing fountain
    .gender = n
    .number = one
    .the = the healing fountain
    .one = a healing fountain
    .poss = the healing fountain’s

karak-place-start = starting tile
    .gender = n
    .number = one
    .the = the starting tile
    .one = a starting tile
    .poss = the starting tile’s

## Directions

karak-side-north = north
    .plain = north

karak-side-east = east
    .plain = east

karak-side-south = south
    .plain = south

karak-side-west = west
    .plain = west
