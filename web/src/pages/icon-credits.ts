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
      "anvil", "backup", "barbute", "battered-axe", "battle-gear", "beer-stein", "boot-kick", "broadsword",
      "candle-light", "checked-shield", "coffin", "cowled", "crossed-swords", "crowned-skull", "crystal-ball",
      "cut-diamond", "cycle", "daemon-skull", "dodging", "dragon-head", "drop", "fire-breath", "flying-flag",
      "guarded-tower", "hood", "hook", "hourglass", "knapsack", "lantern-flame", "leeching-worm", "locked-chest",
      "magnet", "muscle-up", "nails", "plain-dagger", "pointy-hat", "poker-hand", "punch", "queen-crown", "quill-ink",
      "raven", "ringing-bell", "rose", "rusty-sword", "scythe", "shadow-follower", "shield-echoes", "shouting",
      "skull-crossed-bones", "spade", "sword-clash", "tattered-banner", "tear-tracks", "thrown-daggers", "tombstone",
      "two-shadows", "vintage-robot", "visored-helm", "warlock-hood", "whirlwind",
    ],
  },
  {
    name: "Delapouite",
    address: "https://delapouite.com",
    icons: [
      "anticlockwise-rotation", "bar-stool", "barrel", "beehive", "bo", "bolt-spell-cast", "broom", "cape",
      "clockwise-rotation", "closed-doors", "crenel-crown", "diamond-ring", "dice-six-faces-five", "drum",
      "fork-knife-spoon", "gavel", "grass", "healing", "horseshoe", "house-keys", "jug", "juggler", "keyring",
      "kitchen-knives", "kitchen-tap", "meeple", "megaphone", "mouse", "mummy-head", "musical-notes", "night-sleep",
      "park-bench", "pilgrim-hat", "pitchfork", "prisoner", "pull", "push", "rat", "shattered-heart", "shield-impact",
      "sing", "sitting-dog", "sling", "smartphone", "sparkles", "steak", "t-shirt", "tally-mark-5", "three-friends",
      "tightrope", "two-coins", "walking-boot", "water-flask", "wine-bottle", "wood-club", "wooden-chair",
    ],
  },
  { name: "Carl Olsen", address: "https://twitter.com/unstoppableCarl", icons: ["spider-alt"] },
  { name: "Sbed", address: "https://opengameart.org/content/95-game-icons", icons: ["death-skull", "key"] },
  { name: "Skoll", address: "https://game-icons.net", icons: ["fist", "headshot", "hearts"] },
  { name: "DarkZaitzev", address: "https://darkzaitzev.deviantart.com", icons: ["acrobatic"] },
  { name: "Caro Asercion", address: "https://seaexcursion.itch.io", icons: ["canadian-goose", "saucepan"] },
  { name: "Faithtoken", address: "http://www.faithtoken.com", icons: ["card-discard", "card-draw"] },
  { name: "Quoting", address: "https://game-icons.net", icons: ["card-pickup"] },
  { name: "Sparker", address: "http://citizenparker.com", icons: ["bear-face"] },
  { name: "Willdabeast", address: "http://wjbstories.blogspot.com", icons: ["round-shield"] },
];
