// "You are Aderyn, the thief": who the viewer is, once the hero is drawn or chosen.

import { say } from "../../lib/words.svelte";

export const sayHero = (hero: string | null | undefined): string =>
  hero ? say("web-together-you-are", { hero: say(`karak-hero-${hero}`), class: say(`karak-class-${hero}`) }) : "";
