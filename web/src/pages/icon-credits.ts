// Who drew which of the icons of game-icons.net that Krypta shows.

export interface Author {
  name: string;
  address: string;
  icons: string[];
}

export const AUTHORS: Author[] = [
  {
    name: "Lorc",
    address: "https://lorcblog.blogspot.com",
    icons: [
      "anvil", "backup", "barbute", "battered-axe", "battle-axe", "battle-gear", "beast-eye", "beer-stein", "boot-kick",
      "broadsword", "bull-horns", "butterfly", "candle-light", "cauldron", "checked-shield", "coffin", "cowled", "crab",
      "crossed-swords", "crow-dive", "crown", "crowned-skull", "crystal-ball", "cut-diamond", "cycle", "daemon-skull",
      "dodging", "dragon-head", "drop", "echo-ripples", "evil-bat", "evil-book", "fire-breath", "flying-flag", "ghost",
      "guarded-tower", "hood", "hook", "hound", "hourglass", "hydra", "imp-laugh", "knapsack", "lantern-flame",
      "leather-boot", "leeching-worm", "locked-chest", "magnet", "meat-cleaver", "minotaur", "mirror-mirror",
      "mountaintop", "muscle-up", "nails", "padlock", "plain-dagger", "pointy-hat", "poker-hand", "potion-ball",
      "punch", "queen-crown", "quill-ink", "raining", "raven", "ringing-bell", "rose", "rusty-sword", "scorpion-tail",
      "scythe", "sea-dragon", "sea-serpent", "shadow-follower", "shield-echoes", "shouting", "skull-crossed-bones",
      "sleepy", "snowflake-1", "sonic-shout", "spade", "sparkling-sabre", "spiked-snail", "spill", "spoon",
      "super-mushroom", "swap-bag", "sword-clash", "tattered-banner", "tear-tracks", "tentacle-strike",
      "thrown-daggers", "thunder-struck", "tinker", "toad-teeth", "tombstone", "tornado", "trident", "turtle-shell",
      "two-shadows", "vintage-robot", "visored-helm", "warlock-hood", "whirlwind", "windy-stripes", "witch-flight",
      "wyvern",
    ],
  },
  {
    name: "Delapouite",
    address: "https://delapouite.com",
    icons: [
      "anticlockwise-rotation", "bar-stool", "barrel", "baseball-bat", "battle-mech", "beach-bucket", "beehive", "bo",
      "bolt-spell-cast", "broom", "brute", "bully-minion", "cape", "card-burn", "carnivorous-plant", "castle",
      "chest-armor", "clockwise-rotation", "closed-doors", "cook", "cooking-pot", "crenel-crown", "dial-padlock",
      "diamond-ring", "dice-six-faces-five", "djembe", "door-watcher", "drum", "dungeon-gate", "egyptian-sphinx",
      "female-vampire", "flanged-mace", "floating-ghost", "fork-knife-spoon", "gavel", "giant", "goblin-head", "grass",
      "healing", "health-potion", "horseshoe", "house-keys", "jug", "juggler", "key-lock", "keyring", "kitchen-knives",
      "kitchen-tap", "meeple", "megaphone", "metal-golem-head", "miner", "mouse", "mummy-head", "musical-notes",
      "night-sleep", "nose-side", "pan-flute", "park-bench", "pilgrim-hat", "pitchfork", "prisoner", "pull", "push",
      "rat", "rock-golem", "saber-toothed-cat-head", "shattered-heart", "shield-impact", "shop", "sing", "sitting-dog",
      "skull-staff", "sling", "slippers", "smartphone", "sniffing-dog", "sparkles", "spiked-dragon-head", "stack",
      "steak", "stone-bust", "stone-pile", "t-shirt", "tally-mark-5", "three-friends", "ticket", "tightrope",
      "two-coins", "walking-boot", "warhammer", "water-flask", "wine-bottle", "wood-club", "wooden-chair",
    ],
  },
  { name: "Carl Olsen", address: "https://twitter.com/unstoppableCarl", icons: ["crossbow", "spider-alt"] },
  { name: "Sbed", address: "https://opengameart.org/content/95-game-icons", icons: ["death-skull", "health-normal", "key", "shield"] },
  {
    name: "Skoll",
    address: "https://game-icons.net",
    icons: [
      "bat", "bowie-knife", "fist", "headshot", "hearts", "long-legged-spider", "oil-drum", "raise-skeleton", "troll",
    ],
  },
  { name: "DarkZaitzev", address: "https://darkzaitzev.deviantart.com", icons: ["acrobatic"] },
  {
    name: "Caro Asercion",
    address: "https://seaexcursion.itch.io",
    icons: [
      "armchair", "boar", "canadian-goose", "goblin", "mole", "round-potion", "saucepan", "warlord-helmet",
    ],
  },
  { name: "Faithtoken", address: "http://www.faithtoken.com", icons: ["card-discard", "card-draw"] },
  { name: "Quoting", address: "https://game-icons.net", icons: ["card-pickup"] },
  { name: "Sparker", address: "http://citizenparker.com", icons: ["bear-face"] },
  { name: "Willdabeast", address: "http://wjbstories.blogspot.com", icons: ["chain-mail", "round-shield"] },
  { name: "Zeromancer", address: "https://game-icons.net", icons: ["heart-plus"] },
  { name: "Lucas", address: "https://game-icons.net", icons: ["cloak"] },
];
