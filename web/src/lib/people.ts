// People's names as shown. The server names guests in English, and bots by their level; here both have names in the
// visitor's language.

import { say, words } from "./words.svelte";

const GUEST = /^Guest (\d{4})$/;

export const isUnnamed = (name: string): boolean => GUEST.test(name);

export function sayName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number ? say("server-page-guest", { number }) : name;
}

// A bot of that level: the character's name, or what the level is called.
export const sayBot = (level: string): string =>
  words.has(`web-front-bot-${level}`) ? say(`web-front-bot-${level}`) : say("server-page-seat-bot", { level });

// Whoever has the seat. A bot without a name of its own is stored under the name of its level.
export const saySeated = ({ name, bot = "" }: { name: string; bot?: string }): string =>
  bot && name === bot ? sayBot(bot) : sayName(name);
