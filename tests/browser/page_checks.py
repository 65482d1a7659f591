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


def violations(one: Visitor) -> list[Any]:
    """The violations that axe finds. The visitor's context must bypass the content security policy."""
    assert AXE.is_file(), f"{AXE} is missing: run `make web`."
    one.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[Any] = one.page.evaluate(VIOLATIONS, WCAG)
    return found
