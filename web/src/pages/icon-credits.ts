// The authors of the game-icons.net icons that Krypta shows; the addresses are from the licence of game-icons.net,
// which has none for some of the authors.

export interface Author {
  name: string;
  address: string;
  icons: string[];
  license?: string; // if it is not CC BY 3.0
}

export const AUTHORS: Author[] = [
  {
    name: "Lorc",
    address: "http://lorcblog.blogspot.com",
    icons: [
      "anvil", "bandage-roll", "barbute", "battered-axe", "battle-axe", "battle-gear", "beer-stein", "breastplate",
      "broadsword", "candle-light", "cauldron", "checked-shield", "coffin", "cowled", "crossed-swords", "crow-dive",
      "crown", "crowned-skull", "crystal-ball", "cursed-star", "cut-diamond", "cycle", "daemon-skull", "dragon-head",
      "drop", "evil-book", "fairy-wand", "feather", "flying-flag", "gavel", "guarded-tower", "hood",
      "hourglass", "imp-laugh", "juggler", "kitchen-knives", "knapsack", "lantern-flame", "leather-boot",
      "leeching-worm", "lips", "locked-chest", "magnet", "meat-cleaver", "mouse", "nails", "padlock", "plain-dagger",
      "pointy-hat", "poker-hand", "potion-ball", "punch", "queen-crown", "quill-ink", "raven", "ringing-bell", "rose",
      "rune-stone", "scroll-unfurled", "scythe", "sea-serpent", "shield-echoes", "shiny-apple", "skull-crossed-bones",
      "snowflake-1", "sonic-shout", "spiral-thrust", "spoon", "sprout", "sun", "swap-bag", "sword-clash", "tear-tracks",
      "third-eye", "thrown-daggers", "thunder-struck", "tinker", "toad-teeth", "tornado", "trident", "turtle-shell",
      "vintage-robot", "visored-helm", "walking-boot", "whirlwind", "windy-stripes", "wizard-staff", "wyvern",
    ],
  },
  {
    name: "Delapouite",
    address: "https://delapouite.com",
    icons: [
      "anticlockwise-rotation", "bar-stool", "barrel", "battle-mech", "beehive", "bo", "bolt-spell-cast", "broom",
      "card-burn", "carnivorous-plant", "chest-armor", "clockwise-rotation", "closed-doors", "coffee-cup",
      "cooking-pot", "cow", "crenel-crown", "dial-padlock", "diamond-ring", "dice-six-faces-five", "djembe", "drum",
      "dungeon-gate", "flanged-mace", "fork-knife-spoon", "gauntlet", "grass", "healing", "health-potion",
      "herbs-bundle", "hook", "horseshoe", "house-keys", "jug", "key-lock", "keyring", "kitchen-tap", "meeple",
      "megaphone", "metal-golem-head", "mummy-head", "night-sleep", "pan-flute", "pilgrim-hat", "pitchfork", "rabbit",
      "rat", "rock-golem", "rusty-sword", "saber-toothed-cat-head", "shattered-heart", "shop",
      "skull-staff", "slippers", "sparkles", "spell-book", "spiked-dragon-head", "stack", "steak", "stone-pile",
      "t-shirt", "tally-mark-5", "three-friends", "ticket", "tree-roots", "two-coins", "warhammer", "warlock-hood",
      "water-flask", "wine-bottle", "wood-club", "wooden-chair",
    ],
  },
  {
    name: "Skoll",
    address: "https://game-icons.net",
    icons: [
      "bat", "bowie-knife", "fist", "hearts", "oil-drum", "smartphone",
    ],
  },
  {
    name: "Caro Asercion",
    address: "https://game-icons.net",
    icons: [
      "armchair", "boar", "round-potion", "saucepan",
    ],
  },
  {
    name: "Sbed",
    address: "http://opengameart.org/content/95-game-icons",
    icons: [
      "death-skull", "health-normal", "key", "shield", "tombstone",
    ],
  },
  { name: "Carl Olsen", address: "https://twitter.com/unstoppableCarl", icons: [
      "crossbow", "spider-alt",
    ] },
  { name: "Faithtoken", address: "http://fungustoken.deviantart.com", icons: [
      "card-discard", "card-draw",
    ] },
  { name: "Willdabeast", address: "http://wjbstories.blogspot.com", icons: [
      "chain-mail", "round-shield",
    ] },
  { name: "DarkZaitzev", address: "http://darkzaitzev.deviantart.com", icons: [

    ] },
  { name: "Lucas", address: "https://game-icons.net", icons: [
      "cloak",
    ] },
  { name: "Quoting", address: "https://game-icons.net", icons: [
      "card-pickup",
    ] },
  { name: "Sparker", address: "http://citizenparker.com", icons: [
      "bear-face",
    ] },
  { name: "Zeromancer", address: "https://game-icons.net", icons: [
      "heart-plus",
    ], license: "CC0 1.0" },
];
