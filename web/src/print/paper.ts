// The size of the paper, told to the browser's print while something is to be printed. A style sheet of its own, since @page
// knows no elements.

import { PAPERS, type Paper } from "./layout";

export function usePaper(paper: Paper): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`@page { size: ${PAPERS[paper].css}; margin: 0; }`);
  document.adoptedStyleSheets.push(sheet);
  return () => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet));
}
