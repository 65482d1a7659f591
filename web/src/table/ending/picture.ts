// A part of the page as a picture, made in the browser: its elements are copied with the styles that matter, and drawn.

const SCALE = 2; // pixels of the picture per pixel of the page
const BAND = 56; // pixels for the line below
const LEFT_OUT = "button, .unseen, [aria-live], script, style";

// The properties that these tables use. Copying all of them would make the picture a hundred times larger.
const STYLES = [
  ...["display", "position", "top", "right", "bottom", "left", "z-index", "width", "height", "min-width", "min-height"],
  ...[
    "margin",
    "padding",
    "box-sizing",
    "overflow",
    "transform",
    "transform-origin",
    "opacity",
    "visibility",
    "rotate",
  ],
  ...["flex", "flex-direction", "flex-wrap", "align-items", "align-content", "justify-content", "justify-items", "gap"],
  ...["grid-template-columns", "grid-template-rows", "grid-column", "grid-row", "place-items", "order", "clip-path"],
  ...["color", "background", "border", "border-radius", "outline", "outline-offset", "box-shadow", "mask", "filter"],
  ...["font", "letter-spacing", "line-height", "text-align", "text-transform", "white-space", "list-style"],
];
const DRAWN = [
  ...["fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap"],
  ...["stroke-linejoin", "stroke-opacity", "opacity", "transform", "transform-origin", "color", "display", "font"],
  ...["text-anchor", "dominant-baseline", "stop-color", "stop-opacity", "visibility", "paint-order"],
];

export async function pictureOf(element: HTMLElement, line: string): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect();
  const markup = new XMLSerializer().serializeToString(copied(element));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><foreignObject width="100%" height="100%">${markup}</foreignObject></svg>`;
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = width * SCALE;
  canvas.height = (height + BAND) * SCALE;
  paint(canvas, image, line);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty."))), "image/png"),
  );
}

function paint(canvas: HTMLCanvasElement, image: HTMLImageElement, line: string): void {
  const brush = canvas.getContext("2d")!;
  const theme = getComputedStyle(document.documentElement);
  brush.fillStyle = theme.getPropertyValue("--ground");
  brush.fillRect(0, 0, canvas.width, canvas.height);
  brush.scale(SCALE, SCALE);
  brush.drawImage(image, 0, 0);
  const [width, middle] = [canvas.width / SCALE, canvas.height / SCALE - BAND / 2];
  brush.fillStyle = theme.getPropertyValue("--gold");
  brush.font = "22px Alegreya, serif";
  brush.textAlign = "center";
  brush.textBaseline = "middle";
  brush.fillText(line, width / 2, middle, width - 24);
}

function copied(element: Element): Element {
  const copy = element.cloneNode(false) as HTMLElement | SVGElement;
  const looks = getComputedStyle(element);
  const names = element instanceof HTMLElement || element.tagName === "svg" ? STYLES : DRAWN;
  copy.removeAttribute("class");
  for (const name of names) copy.style.setProperty(name, looks.getPropertyValue(name)); // the security policy allows no style attribute
  for (const child of element.childNodes) {
    if (child instanceof Text) copy.append(child.data);
    else if (child instanceof Element && !child.matches(LEFT_OUT) && getComputedStyle(child).display !== "none")
      copy.append(copied(child));
  }
  return copy;
}
