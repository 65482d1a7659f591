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
      "barbute", "battered-axe", "broadsword", "crossed-swords", "crowned-skull", "crystal-ball", "cut-diamond",
      "daemon-skull", "dragon-head", "drop", "hood", "hourglass", "key", "locked-chest", "pointy-hat",
      "skull-crossed-bones", "sword-clash", "thrown-daggers", "vintage-robot", "warlock-hood",
    ],
  },
  {
    name: "Delapouite",
    address: "https://delapouite.com",
    icons: [
      "anticlockwise-rotation", "bolt-spell-cast", "clockwise-rotation", "healing", "keyring", "meeple", "mummy-head",
      "rat", "smartphone", "three-friends", "wooden-chair",
    ],
  },
  { name: "Carl Olsen", address: "https://twitter.com/unstoppableCarl", icons: ["spider-alt"] },
  { name: "Sbed", address: "https://opengameart.org/content/95-game-icons", icons: ["death-skull"] },
  { name: "Skoll", address: "https://game-icons.net", icons: ["hearts"] },
];
