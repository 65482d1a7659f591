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
      "anvil", "backup", "barbute", "battered-axe", "battle-axe", "battle-gear", "beast-eye", "beer-stein", "boot-kick",
      "broadsword", "bull-horns", "butterfly", "candle-light", "castle", "cauldron", "checked-shield", "coffin",
      "cowled", "crab", "crossed-swords", "crow-dive", "crown", "crowned-skull", "crystal-ball", "cursed-star",
      "cut-diamond", "cycle", "daemon-skull", "dodging", "dragon-head", "drop", "echo-ripples", "evil-bat", "evil-book",
      "fire-breath", "flying-flag", "gavel", "ghost", "guarded-tower", "hood", "hound", "hourglass", "hydra",
      "imp-laugh", "juggler", "kitchen-knives", "knapsack", "lantern-flame", "leather-boot", "leeching-worm",
      "locked-chest", "magnet", "meat-cleaver", "minotaur", "mirror-mirror", "mountaintop", "mouse", "muscle-up",
      "nails", "padlock", "plain-dagger", "pointy-hat", "poker-hand", "potion-ball", "punch", "queen-crown",
      "quill-ink", "raining", "raven", "ringing-bell", "rose", "scorpion-tail", "scythe", "sea-dragon", "sea-serpent",
      "shadow-follower", "shield-echoes", "shouting", "sing", "skull-crossed-bones", "sleepy", "snowflake-1",
      "sonic-shout", "spade", "sparkling-sabre", "spiked-snail", "spill", "spoon", "super-mushroom", "swap-bag",
      "sword-clash", "tattered-banner", "tear-tracks", "tentacle-strike", "thrown-daggers", "thunder-struck", "tinker",
      "toad-teeth", "tornado", "trident", "turtle-shell", "two-shadows", "vintage-robot", "visored-helm",
      "walking-boot", "whirlwind", "windy-stripes", "witch-flight", "wyvern",
    ],
  },
  {
    name: "Delapouite",
    address: "https://delapouite.com",
    icons: [
      "anticlockwise-rotation", "bar-stool", "barrel", "baseball-bat", "battle-mech", "beach-bucket", "beehive", "bo",
      "bolt-spell-cast", "broom", "brute", "bully-minion", "cape", "card-burn", "carnivorous-plant", "chest-armor",
      "clockwise-rotation", "closed-doors", "cook", "cooking-pot", "crenel-crown", "dial-padlock", "diamond-ring",
      "dice-six-faces-five", "djembe", "door-watcher", "drum", "dungeon-gate", "egyptian-sphinx", "female-vampire",
      "flanged-mace", "floating-ghost", "fork-knife-spoon", "giant", "goblin-head", "grass", "healing", "health-potion",
      "hook", "horseshoe", "house-keys", "jug", "key-lock", "keyring", "kitchen-tap", "meeple", "megaphone",
      "metal-golem-head", "miner", "mummy-head", "musical-notes", "night-sleep", "nose-side", "pan-flute", "park-bench",
      "pilgrim-hat", "pitchfork", "prisoner", "pull", "push", "rat", "rock-golem", "rusty-sword",
      "saber-toothed-cat-head", "shattered-heart", "shield-impact", "shop", "sitting-dog", "skull-staff", "sling",
      "slippers", "sniffing-dog", "sparkles", "spiked-dragon-head", "stack", "steak", "stone-bust", "stone-pile",
      "t-shirt", "tally-mark-5", "three-friends", "ticket", "tightrope", "two-coins", "warhammer", "warlock-hood",
      "water-flask", "wine-bottle", "wood-club", "wooden-chair",
    ],
  },
  {
    name: "Skoll",
    address: "https://game-icons.net",
    icons: [
      "bat", "bowie-knife", "fist", "headshot", "hearts", "long-legged-spider", "oil-drum", "raise-skeleton",
      "smartphone", "troll",
    ],
  },
  {
    name: "Caro Asercion",
    address: "https://game-icons.net",
    icons: ["armchair", "boar", "canadian-goose", "goblin", "mole", "round-potion", "saucepan", "warlord-helmet"],
  },
  {
    name: "Sbed",
    address: "http://opengameart.org/content/95-game-icons",
    icons: ["death-skull", "health-normal", "key", "shield", "tombstone"],
  },
  { name: "Carl Olsen", address: "https://twitter.com/unstoppableCarl", icons: ["crossbow", "spider-alt"] },
  { name: "Faithtoken", address: "http://fungustoken.deviantart.com", icons: ["card-discard", "card-draw"] },
  { name: "Willdabeast", address: "http://wjbstories.blogspot.com", icons: ["chain-mail", "round-shield"] },
  { name: "DarkZaitzev", address: "http://darkzaitzev.deviantart.com", icons: ["acrobatic"] },
  { name: "Lucas", address: "https://game-icons.net", icons: ["cloak"] },
  { name: "Quoting", address: "https://game-icons.net", icons: ["card-pickup"] },
  { name: "Sparker", address: "http://citizenparker.com", icons: ["bear-face"] },
  { name: "Zeromancer", address: "https://game-icons.net", icons: ["heart-plus"], license: "CC0 1.0" },
];
