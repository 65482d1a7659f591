"""Checks of a page as it is: ids instead of words, and text that does not fit."""

import re
from pathlib import Path
from typing import Any

from browser.visitor import Visitor

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
MESSAGE_ID = re.compile(r"(?<![\w/.-])(?:server|table|karak|web)-[a-z]+(?:-[a-z0-9]+)*(?![\w/.-])")

# Every text that is shown or read aloud, such as the names of controls.
TEXTS = """() => {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
  const all = [...document.querySelectorAll('*')];
  const told = all.flatMap((one) => attributes.map((name) => one.getAttribute(name) || ''));
  return [document.title, document.body.innerText, ...told].join('\\n');
}"""

# The page itself never scrolls sideways, and no control clips its text; a plate may overlap a control's edge.
TOO_WIDE = """() => {
  const wide = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) wide.push(`the page: ${root.scrollWidth} > ${root.clientWidth}`);
  for (const one of document.querySelectorAll('button, a.button, select, h1, h2, h3, label, legend')) {
    const box = one.getBoundingClientRect();
    const shown = one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!shown || box.width <= 1 || one.closest('svg, [inert], .unseen')) continue;
    const cuts = getComputedStyle(one).overflowX !== 'visible';
    const plates = cuts ? [] : [...one.children].filter((child) => getComputedStyle(child).position === 'absolute');
    for (const plate of plates) plate.style.display = 'none';
    if (one.clientWidth && one.scrollWidth > one.clientWidth + 1) wide.push(`${one.tagName}: ${one.innerText}`);
    for (const plate of plates) plate.style.display = '';
  }
  return wide;
}"""

# Every line of text that somebody cannot read whole: beyond the edge of the page or of a box that cuts what does not
# fit. What can be scrolled into view is not cut, and neither is a text that is only read aloud.
CUT = """() => {
  const cutting = (overflow) => overflow === 'hidden' || overflow === 'clip';
  const scrolling = (overflow) => overflow === 'auto' || overflow === 'scroll';
  const found = new Set();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest('svg, [inert], .unseen, option, script, style')) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const aloud = (box) => box.clientWidth <= 1 && getComputedStyle(box).overflowX !== 'visible';
    if (aloud(parent) || (parent.parentElement && aloud(parent.parentElement))) continue;
    for (const line of range.getClientRects()) {
      if (line.width < 1) continue;
      const slack = line.height * 0.3;  // letters are lower than their line
      let [sideways, down, positioned] = [true, true, false];
      for (let box = parent; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (positioned && style.position === 'static') continue;  // it is not the one that holds the text
        positioned = style.position === 'absolute';
        const edge = box.getBoundingClientRect();
        if (scrolling(style.overflowX)) sideways = false;
        if (scrolling(style.overflowY)) down = false;
        const aside = line.left < edge.left - 1 || line.right > edge.right + 1;
        const below = line.top < edge.top - slack || line.bottom > edge.bottom + slack;
        if ((sideways && cutting(style.overflowX) && aside) || (down && cutting(style.overflowY) && below)) {
          found.add(`“${text.data.trim()}” in ${box.tagName.toLowerCase()}.${box.className}`);
        }
        if (style.position === 'fixed') break;
      }
      const outside = line.left < -1 || line.right > innerWidth + 1;
      if (sideways && outside) found.add(`“${text.data.trim()}” beyond the page`);
    }
  }
  return [...found];
}"""

VIOLATIONS = """async (rules) => {
  const found = await axe.run(document, { runOnly: rules });
  const why = ({ any, all }) => [...any, ...all].map((check) => check.message).join('; ');
  const where = (nodes) => nodes.slice(0, 4).map((node) => `${node.target.join(' ')}: ${why(node)}`);
  return found.violations.map(({ id, nodes }) => ({ id, where: where(nodes) }));
}"""

# Counts the animations that start from now on.
NOTE_MOVEMENT = """() => {
  window.moved = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) { window.moved += 1; return animate.apply(this, all); };
}"""

WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def assert_said(one: Visitor) -> None:
    """Asserts that all texts are words, not message ids."""
    bare = set(MESSAGE_ID.findall(one.page.evaluate(TEXTS)))
    assert not bare, f"{one.page.url} in {one.language} shows {sorted(bare)}"


def assert_fits(one: Visitor) -> None:
    wide = one.page.evaluate(TOO_WIDE)
    assert not wide, f"{one.page.url} in {one.language} at {one.page.viewport_size}: {wide}"


def assert_nothing_cut(one: Visitor, where: str) -> None:
    cut = one.page.evaluate(CUT)
    assert not cut, f"{where} in {one.language} at {one.page.viewport_size}: {cut}"


def violations(one: Visitor) -> list[Any]:
    """The violations that axe finds. The visitor's context must bypass the content security policy."""
    assert AXE.is_file(), f"{AXE} is missing: run `make web`."
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = one.page.evaluate(VIOLATIONS, WCAG)
    return found
