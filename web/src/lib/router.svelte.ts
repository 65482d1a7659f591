// The current page. Links inside the app change the address without reloading.

import { address, here } from "./server/address";

class Router {
  path = $state(here());
  query = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.look());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address(path));
    this.look();
    scrollTo(0, 0);
  }

  // Changes only the query ("?kind=event" or "") and keeps the scroll position.
  ask(query: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address(this.path) + query);
    this.look();
  }

  private look(): void {
    this.path = here();
    this.query = location.search;
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest?.("a[href]");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!(link instanceof HTMLAnchorElement) || !plain || event.defaultPrevented || link.target || link.download)
      return;
    const inside =
      link.origin === location.origin && link.href.startsWith(address("")) && !link.href.startsWith(address("api/"));
    if (!inside) return;
    event.preventDefault();
    this.go(link.href);
  }
}

export const router = new Router();
