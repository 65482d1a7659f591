// Vite's loader asks for the style of a part only once, and gives the part up if it does not come. Instead the part is
// shown, and its style follows as soon as the server is back.

import { eventually } from "./eventually";

addEventListener("vite:preloadError", (event) => {
  const href = /^Unable to preload CSS for (.+)$/.exec(event.payload.message)?.[1];
  if (!href) return;
  event.preventDefault();
  void eventually(() => addStyle(href));
});

function addStyle(href: string): Promise<void> {
  return new Promise((loaded, failed) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = () => loaded();
    link.onerror = () => {
      link.remove();
      failed(new TypeError(`${href} could not be fetched.`));
    };
    document.head.append(link);
  });
}
