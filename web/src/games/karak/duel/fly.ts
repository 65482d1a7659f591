// What was won flies from the monster to its owner's seat, where it lands with a bounce.

import { settings } from "../../../lib/settings.svelte";

const SIZE = 44; // pixels

export async function flyTo(
  from: HTMLElement | undefined,
  seat: number,
  icon: string,
  gem: boolean,
  duration: number,
): Promise<void> {
  const card = document.querySelector<HTMLElement>(`[data-place="${seat}"]`);
  if (!from || !card || !duration) return;
  const [start, end] = [from.getBoundingClientRect(), card.getBoundingClientRect()];
  const flier = drawn(icon, gem);
  document.body.append(flier);
  const middle = (box: DOMRect) => ({ x: box.x + box.width / 2 - SIZE / 2, y: box.y + box.height / 2 - SIZE / 2 });
  const [a, b] = [middle(start), middle(end)];
  const at = (x: number, y: number, scale: number) => ({ transform: `translate(${x}px, ${y}px) scale(${scale})` });
  const arc = [at(a.x, a.y, 1), at((a.x + b.x) / 2, Math.min(a.y, b.y) - 60, 1.5), at(b.x, b.y, 0.7)];
  await flier.animate(arc, { duration, easing: "ease-in-out" }).finished.catch(() => undefined);
  flier.remove();
  card.animate(
    [{ transform: "scale(1)" }, { transform: "scale(1.06)" }, { transform: "scale(1)" }],
    settings.time(220),
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
    color: gem ? "var(--gold)" : "var(--ink)",
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
