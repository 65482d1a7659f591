// What was won flies from the monster to its place in its owner's seat, where it lands with a bounce: a weapon, spell or
// key to the slot that it will be in, a treasure to the number of points.

import { settings } from "../../../lib/settings.svelte";
import type { SlotName } from "../view";

const SIZE = 44; // pixels

export async function flyTo(
  from: HTMLElement | undefined,
  seat: number,
  icon: string,
  slot: SlotName | "treasure",
  duration: number,
): Promise<void> {
  const card = document.querySelector<HTMLElement>(`[data-place="${seat}"]`);
  if (!from || !card || !duration) return;
  const place = placeIn(card, slot);
  const [start, end] = [from.getBoundingClientRect(), place.getBoundingClientRect()];
  const flier = drawn(icon, slot === "treasure");
  flier.dataset.flies = slot;
  document.body.append(flier);
  const middle = (box: DOMRect) => ({ x: box.x + box.width / 2 - SIZE / 2, y: box.y + box.height / 2 - SIZE / 2 });
  const [a, b] = [middle(start), middle(end)];
  const at = (x: number, y: number, scale: number) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
  const arc = [at(a.x, a.y, 1), at((a.x + b.x) / 2, Math.min(a.y, b.y) - 60, 1.5), at(b.x, b.y, 0.7)];
  await flier.animate(arc, { duration, easing: "ease-in-out" }).finished.catch(() => undefined);
  flier.remove();
  const most = place === card ? 1.06 : 1.4;
  place.animate(
    [{ transform: "scale(1)" }, { transform: `scale(${most})` }, { transform: "scale(1)" }],
    settings.time(300),
  );
}

// The first free slot of that kind, or the last one; a narrow card shows only what is carried, and a place for it.
function placeIn(card: HTMLElement, slot: string): HTMLElement {
  const places = [...card.querySelectorAll<HTMLElement>(`[data-slot="${slot}"]`)];
  const seen = places.filter((place) => place.offsetWidth > 0);
  return (
    seen.find((place) => !place.matches(".held")) ??
    seen.at(-1) ??
    card.querySelector<HTMLElement>("[data-slots]") ??
    card
  );
}

function drawn(icon: string, gem: boolean): HTMLElement {
  const flier = document.createElement("span");
  flier.ariaHidden = "true";
  Object.assign(flier.style, {
    position: "fixed",
    zIndex: "50",
    inset: "0 auto auto 0",
    width: `${SIZE}px`,
    height: `${SIZE}px`,
    color: gem ? "#e6ae3c" : "var(--ink)", // a gem shines by day as well
    pointerEvents: "none",
  });
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 512 512");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", icon);
  path.setAttribute("fill", "currentColor");
  svg.append(path);
  flier.append(svg);
  return flier;
}
