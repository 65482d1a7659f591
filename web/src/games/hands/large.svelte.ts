// The large view of a card: beside it while the mouse rests on it, and as a sheet after a long press, a right click or
// the key V.

import { singleKey } from "../../lib/keys";

const HOVER = 650; // milliseconds that the mouse rests on a card
const PRESS = 500; // milliseconds of a long press
const SLACK = 8; // pixels that a finger may slip

// Where the mouse was last: a card that comes to lie under a mouse at rest was not pointed at.
const mouse = { x: -1, y: -1 };
document.addEventListener("pointermove", ({ clientX, clientY }) => Object.assign(mouse, { x: clientX, y: clientY }));

export class Large<Thing> {
  pointed = $state.raw<{ thing: Thing; box: DOMRect } | null>(null);
  opened = $state.raw<Thing | null>(null);
  private readonly things = new WeakMap<Element, Thing>();

  close = (): void => {
    this.opened = null;
  };

  // For `{@attach}` on the element of a card.
  of = (thing: Thing | null) => (element: HTMLElement) => {
    if (!thing) return;
    let timer = 0;
    let pressed: { x: number; y: number } | null = null;
    let held = false;
    this.things.set(element, thing);
    element.dataset.large = "";

    const rest = () => {
      clearTimeout(timer);
      timer = 0;
      if (this.pointed?.thing === thing) this.pointed = null;
    };
    const point = (event: PointerEvent) => {
      const still = event.clientX === mouse.x && event.clientY === mouse.y;
      if (event.pointerType !== "mouse" || event.buttons || still || timer) return;
      timer = window.setTimeout(() => (this.pointed = { thing, box: element.getBoundingClientRect() }), HOVER);
    };
    const down = (event: PointerEvent) => {
      rest();
      held = false;
      if (event.pointerType === "mouse") return;
      pressed = { x: event.clientX, y: event.clientY };
      timer = window.setTimeout(() => {
        held = true;
        this.open(thing);
      }, PRESS);
    };
    const move = (event: PointerEvent) => {
      point(event);
      if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > SLACK) up();
    };
    const up = () => {
      clearTimeout(timer);
      pressed = null;
    };
    const click = (event: Event) => {
      rest();
      if (!held) return;
      held = false; // the press has opened the view, and does nothing else
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const menu = (event: Event) => {
      event.preventDefault(); // a long press on a phone asks for it, too
      if (!held) this.open(thing);
    };
    const heard: [string, (event: never) => void, boolean?][] = [
      ["pointerenter", point],
      ["pointerleave", rest],
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", up],
      ["click", click, true],
      ["contextmenu", menu],
    ];
    heard.forEach(([name, hear, early]) => element.addEventListener(name, hear as EventListener, early));
    return () => {
      rest();
      heard.forEach(([name, hear, early]) => element.removeEventListener(name, hear as EventListener, early));
    };
  };

  open(thing: Thing): void {
    this.pointed = null;
    this.opened = thing;
  }

  // V: the card that has the focus, or the one under the mouse.
  key = (event: KeyboardEvent): void => {
    if (singleKey(event) !== "v") return;
    const found = [document.activeElement?.closest("[data-large]"), ...document.querySelectorAll("[data-large]:hover")];
    const thing = found.map((one) => one && this.things.get(one)).find(Boolean);
    if (thing) this.open(thing);
  };
}
