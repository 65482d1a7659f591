// Keeps a list scrolled to its newest entry, unless the reader has scrolled up.

const NEAR = 40; // pixels from the end that still count as the end

export function stayAtEnd(list: HTMLElement) {
  let atEnd = true;
  const look = () => (atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < NEAR);
  const stay = () => {
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  const watching = new MutationObserver(stay);
  const sizing = new ResizeObserver(stay);
  list.addEventListener("scroll", look, { passive: true });
  watching.observe(list, { childList: true, subtree: true, characterData: true });
  sizing.observe(list);
  stay();
  return () => {
    list.removeEventListener("scroll", look);
    watching.disconnect();
    sizing.disconnect();
  };
}
