// People's names as shown. The server names guests in English; here they are guests in the visitor's language.

import { say } from "./words.svelte";

const GUEST = /^Guest (\d{4})$/;

export function sayName(name: string): string {
  const number = GUEST.exec(name)?.[1];
  return number ? say("server-page-guest", { number }) : name;
}
