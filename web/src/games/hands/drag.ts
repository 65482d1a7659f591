// Dragging a thing onto a place: an element with data-drop. Clicks and keys work as before; this is one more way.

import "./drag.css";

const SLACK = 8; // pixels that a press may move before it is a drag
const FOLLOWED = ["pointermove", "pointerup", "pointercancel", "keydown"];

export interface Dragged {
  begin?: () => void;
  can: (place: string) => boolean; // whether it may be dropped there
  drop: (place: string) => void;
}

// For `{@attach}`; null for a thing that cannot be dragged now.
export const dragging = (dragged: Dragged | null) => (thing: HTMLElement) => {
  if (!dragged) return;
  let from: { x: number; y: number } | null = null;
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY };
    FOLLOWED.forEach((name) => window.addEventListener(name, follow)); // a quick hand is soon outside of the thing
  };

  const move = (event: PointerEvent) => {
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && (Math.hypot(x, y) < SLACK || document.querySelector("dialog[open]"))) return;
    if (!ghost) start(event);
    ghost!.style.translate = `${x}px ${y}px`;
    const places = document
      .elementsFromPoint(event.clientX, event.clientY)
      .map((one) => one.closest<HTMLElement>("[data-drop]"));
    over = places.find((place) => place && dragged.can(place.dataset.drop!)) ?? null;
    mark();
  };

  const start = (event: PointerEvent) => {
    thing.setPointerCapture(event.pointerId);
    ghost = ghostOf(thing);
    thing.dataset.dragged = "";
    dragged.begin?.();
  };

  // Marks every place where it may be dropped, and the one under the pointer.
  const mark = () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-drop]")) {
      if (ghost && dragged.can(place.dataset.drop!)) place.dataset.awaits = place === over ? "now" : "";
      else delete place.dataset.awaits;
    }
  };

  const end = (event: PointerEvent) => {
    const [place, was] = [event.type === "pointerup" ? over : null, ghost];
    stop();
    if (!was) return;
    thing.addEventListener("click", swallow, { capture: true, once: true }); // the press was no click
    setTimeout(() => thing.removeEventListener("click", swallow, { capture: true }));
    if (place) dragged.drop(place.dataset.drop!);
  };

  const follow = (event: Event) => {
    if (event instanceof KeyboardEvent) giveUp(event);
    else if (event.type === "pointermove") move(event as PointerEvent);
    else end(event as PointerEvent);
  };

  const stop = () => {
    FOLLOWED.forEach((name) => window.removeEventListener(name, follow));
    ghost?.remove();
    from = ghost = over = null;
    delete thing.dataset.dragged;
    mark();
  };

  const giveUp = (event: KeyboardEvent) => {
    if (event.key === "Escape" && ghost) stop();
  };

  thing.addEventListener("pointerdown", down);
  thing.dataset.drags = "";
  return () => {
    stop();
    delete thing.dataset.drags;
    thing.removeEventListener("pointerdown", down);
  };
};

const swallow = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

// A copy that follows the pointer: as a popover it lies above everything, whatever clips the original.
function ghostOf(thing: HTMLElement): HTMLElement {
  const shown = thing.closest<HTMLElement>("[data-piece]") ?? thing;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const ghost = shown.cloneNode(true) as HTMLElement;
  ghost.removeAttribute("data-drop");
  ghost.setAttribute("aria-hidden", "true");
  ghost.setAttribute("inert", "");
  ghost.popover = "manual";
  ghost.classList.add("drag-ghost");
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    transform: "",
  });
  shown.parentElement!.append(ghost);
  ghost.showPopover();
  return ghost;
}
