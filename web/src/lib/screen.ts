// Screens that are low and wide, such as a phone in landscape: what is elsewhere above each other is side by side.

import { MediaQuery } from "svelte/reactivity";

export const tall = new MediaQuery("(min-height: 56rem)");
export const upright = new MediaQuery("(min-height: 44rem)"); // a phone in the hand, with room for a picture
export const roomy = new MediaQuery("(min-width: 64rem) and (min-height: 40rem)");
export const low = new MediaQuery("(min-width: 42rem) and (max-height: 32rem)"); // as in the styles
