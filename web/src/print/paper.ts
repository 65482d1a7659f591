// Sets the paper size for the browser's print dialog. It needs its own style sheet, since @page cannot be limited to an
// element.

import { PAPERS, type Paper } from "./layout";

export function usePaper(paper: Paper): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${PAPERS[paper].css}; margin: 0; }`);
  document.adoptedStyleSheets.push(sheet);
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
}
