// Elements made by hand. Text is only ever text: nothing that others wrote can become markup.

export function make(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === "function") element.addEventListener(name, value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value != null) element.setAttribute(name, value);
  }
  element.append(...wanted(children));
  return element;
}

// Children may be given in lists, and those that there is no reason to show as null or false.
const wanted = (children) => children.flat(Infinity).filter((child) => child != null && child !== false);

export const find = (id) => document.getElementById(id);

// Put new children into an element. Whoever was in the middle of using one of them by keyboard goes on with its
// successor, the one with the same data-key.
export function fill(element, ...children) {
  const active = element.contains(document.activeElement) ? document.activeElement : null;
  element.replaceChildren(...wanted(children));
  if (!active) return;
  const key = active.dataset.key;
  const again = key && [...element.querySelectorAll("[data-key]")].find((other) => other.dataset.key === key);
  (again || element.querySelector("button:not([disabled])") || element).focus();
}

// A text that someone is to send on: a field to copy from, and a button that does it.
export function copyable(text, label) {
  const field = make("input", { readonly: true, "data-key": `copy ${text}` });
  field.value = text;
  const copy = async () => {
    field.select();
    // Without https browsers have no clipboard; the old way still works there.
    await (navigator.clipboard ? navigator.clipboard.writeText(text) : document.execCommand("copy"));
  };
  return make("span", { class: "copy" }, field, make("button", { type: "button", click: copy }, label));
}

// A list that grows at its end: it shows the newest, unless its reader has scrolled back to something older.
export function followed(list) {
  let following = true;
  let before = 0;
  const stay = () => following && (list.scrollTop = list.scrollHeight);
  list.addEventListener("scroll", () => {
    const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 40;
    following = atEnd || (following && list.scrollTop >= before); // only a reader scrolls upwards
    before = list.scrollTop;
  });
  // Words come in later than the lines they belong to, and make them longer; so does a narrower window.
  new MutationObserver(stay).observe(list, { childList: true, characterData: true, subtree: true });
  new ResizeObserver(stay).observe(list);
  return list;
}
