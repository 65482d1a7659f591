// Clocks: the server keeps them; the page only counts down from what it was told last.

let shown = null;

export function showClocks(page) {
  shown = page;
  tick();
}

function tick() {
  if (!shown) return;
  const { clock, heard, parts } = shown;
  for (const place of parts.seats.querySelectorAll(".clock")) {
    const seat = Number(place.dataset.seat);
    const spent = clock?.running === seat ? Date.now() - heard : 0;
    place.textContent = clock ? written(clock.left[seat] - spent) : "";
    place.classList.toggle("running", clock?.running === seat);
  }
}

function written(milliseconds) {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, "0"));
  const hours = Math.floor(seconds / 3600);
  return hours > 0 ? `${hours}:${parts.join(":")}` : parts.join(":");
}

setInterval(tick, 250);
