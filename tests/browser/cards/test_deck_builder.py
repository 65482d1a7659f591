"""Decks are built, refused with every reason, saved, shared and played."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Request, expect

from browser.conftest import Newcomer
from browser.page_checks import assert_fits, assert_said, violations
from browser.visitor import Visitor
from krypta.core.text.message import Message
from krypta.core.text.words import words

PASSWORD = "correct horse"
TEAM = ["guildmaster", "krupan", "krupan", "smucka", "smucka"]
PILE = ["3 liquor", "2 shield-bash"]
LANTERN = """
[[equipment]]
id = "lantern"
name = "Lantern of the Watch"
rarity = "common"
abilities = ["standing: reach +1 to self"]
"""


def file_of(warriors: list[str], pile: list[str], sark: str = "coopers") -> str:
    quoted = [", ".join(f'"{entry}"' for entry in entries) for entries in (warriors, pile)]
    return f'sark = "{sark}"\nwarriors = [{quoted[0]}]\npile = [{quoted[1]}]\n'


# Each breaks one rule of S1; with the places (part, card) of its faults.
ILLEGAL = {
    "too few warriors": (file_of(TEAM[:4], PILE), {("warriors", "")}),
    "too many warriors": (file_of([*TEAM, "krupan"], PILE), {("warriors", "")}),
    "no commander": (file_of(["krupan", *TEAM[1:]], PILE), {("warriors", "")}),
    "two commanders": (file_of(["guildmaster", "showman", *TEAM[2:]], PILE), {("warriors", "")}),
    "a named warrior twice": (file_of(["guildmaster", *["thresher"] * 2, *TEAM[3:]], PILE), {("warriors", "thresher")}),
    "three of an event": (file_of(TEAM, ["2 liquor", "3 duck"]), {("pile", "duck")}),
    "too small a pile": (file_of(TEAM, ["4 liquor"]), {("pile", "")}),
    "too large a pile": (file_of(TEAM, ["41 liquor"]), {("pile", "")}),
    "a warrior in the pile": (file_of(TEAM, [*PILE, "thresher"]), {("pile", "thresher")}),
    "an event among the warriors": (file_of(["liquor", *TEAM[1:]], PILE), {("warriors", "liquor"), ("warriors", "")}),
    "a warrior for a sark": (file_of(TEAM, PILE, "krupan"), {("sark", "krupan")}),
    "an unknown card": (file_of(TEAM, [*PILE, "nobody"]), {("pile", "nobody")}),
}


def panel(ann: Visitor) -> Locator:
    return ann.page.get_by_role("complementary", name=ann.say("web-cards-deck"))


def said(ann: Visitor, fault: dict[str, Any]) -> str:
    return words(ann.language).render(msgspec.convert(fault["say"], Message))


def bring(ann: Visitor, text: str) -> None:
    """Pastes a deck into the import dialog of the deck list."""
    ann.go("decks/shabrak")
    ann.button("web-cards-import").click()
    ann.page.get_by_role("textbox", name=ann.say("web-cards-import-field")).fill(text)
    ann.button("web-cards-import-read").click()


def is_sound(ann: Visitor) -> None:
    expect(panel(ann).get_by_role("status")).to_have_text(ann.say("web-cards-sound"))
    expect(ann.button("web-cards-play-bot")).to_be_enabled()


def is_kept(ann: Visitor) -> str:
    """The deck's id, once the server has saved all of it."""
    expect(panel(ann).get_by_text(ann.say("web-cards-keeping-yes"), exact=True)).to_be_visible()
    ann.page.wait_for_url("**deck=*")
    return ann.page.url.partition("deck=")[2].partition("&")[0]


def add(ann: Visitor, card: str, times: int = 1) -> None:
    for _ in range(times):
        ann.button("web-cards-more", card=ann.say(f"shabrak-card-{card}")).click()


def take_out(ann: Visitor, card: str) -> None:
    panel(ann).get_by_role("button", name=ann.say("web-cards-less", card=ann.say(f"shabrak-card-{card}"))).click()


# -- faulty decks


@pytest.mark.parametrize("case", ILLEGAL)
def test_every_kind_of_illegal_deck_is_refused_with_its_reasons(newcomer: Newcomer, case: str) -> None:
    text, places = ILLEGAL[case]
    ann = newcomer(language="cs")
    read = ann.ask("POST", "decks/shabrak", {"deck": text})["deck"]
    checked = ann.ask("POST", "decks/shabrak", {"deck": read})
    assert {(fault["part"], fault.get("card", "")) for fault in checked["faults"]} == places
    assert checked["code"] == checked["file"] == ""
    bring(ann, text)
    ann.button("web-cards-import-anyway").click()
    for fault in checked["faults"]:
        expect(panel(ann).get_by_text(said(ann, fault)).first).to_be_visible()
    expect(panel(ann).get_by_role("status")).to_have_text(ann.say("web-cards-faults", count=len(checked["faults"])))
    expect(ann.button("web-cards-play-bot")).to_be_disabled()
    is_kept(ann)  # a draft is not lost


def test_a_deck_is_judged_while_it_is_built(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go("decks/shabrak?from=coopers")
    is_sound(ann)
    take_out(ann, "guildmaster")
    status = panel(ann).get_by_role("status")
    expect(status).to_have_text(ann.say("web-cards-faults", count=2))  # four warriors, and no commander
    add(ann, "showman")
    is_sound(ann)
    add(ann, "duck")
    expect(status).to_have_text(ann.say("web-cards-faults", count=1))
    more = panel(ann).get_by_role("button", name=ann.say("web-cards-more", card=ann.say("shabrak-card-duck")))
    expect(more).to_be_disabled()  # there are too many already
    take_out(ann, "duck")
    is_sound(ann)
    add(ann, "liquor", 3)  # a deck may have any number of it
    is_sound(ann)


# -- importing


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_wrong_deck_file_gets_every_fault_at_its_place(newcomer: Newcomer, language: str) -> None:
    ann = newcomer(360, language=language)
    text = 'name = "Všichni"\nwarriors = ["guildmaster", "nobody"]\npile = ["3 liquor", "two duck"]\nfoo = 1\n'
    faults = ann.ask("POST", "decks/shabrak", {"deck": text})["faults"]
    assert len(faults) >= 3
    bring(ann, text)
    dialog = ann.page.get_by_role("dialog")
    for fault in faults:
        place = ann.say("web-cards-place", line=fault["line"], column=fault["column"])
        row = dialog.get_by_role("listitem").filter(has_text=said(ann, fault)).filter(has_text=place)
        expect(row.first).to_be_visible()
    expect(dialog.locator("mark")).to_have_count(len({(fault["line"], fault["column"]) for fault in faults}))
    nobody = next(fault for fault in faults if "nobody" in said(ann, fault))
    dialog.get_by_role("listitem").filter(has_text=said(ann, nobody)).get_by_role("button").click()
    selected = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
    assert dialog.get_by_role("textbox").evaluate(selected) == "nobody"
    assert_said(ann)
    assert_fits(ann)


@pytest.mark.slow
def test_a_mistyped_deck_code_is_reported(newcomer: Newcomer) -> None:
    ann = newcomer(language="cs")
    code = ann.ask("GET", "cards/shabrak")["decks"][0]["code"]
    wrong = code[:-1] + ("A" if code[-1] != "A" else "B")
    (fault,) = ann.ask("POST", "decks/shabrak", {"deck": wrong})["faults"]
    bring(ann, wrong)
    expect(ann.page.get_by_role("dialog").get_by_text(said(ann, fault))).to_be_visible()
    ann.page.get_by_role("textbox", name=ann.say("web-cards-import-field")).fill(code.lower())
    ann.button("web-cards-import-read").click()
    is_sound(ann)


@pytest.mark.slow
def test_a_deck_file_is_imported_and_exported_unchanged(newcomer: Newcomer, tmp_path: Path) -> None:
    ann = newcomer()
    given = tmp_path / "deck.toml"
    given.write_text('name = "Barrels first"\n' + file_of(TEAM, PILE), encoding="utf-8")
    ann.go("decks/shabrak")
    ann.button("web-cards-import").click()
    ann.page.locator("input[type=file]").set_input_files(given)
    is_sound(ann)
    panel(ann).get_by_text(ann.say("web-cards-export")).click()
    with ann.page.expect_download() as download:
        ann.button("web-cards-download").click()
    assert download.value.suggested_filename == "Barrels-first.toml"
    out = download.value.path().read_text(encoding="utf-8")
    read = [ann.ask("POST", "decks/shabrak", {"deck": text}) for text in (given.read_text(encoding="utf-8"), out)]
    assert read[0]["deck"] == read[1]["deck"]
    assert read[0]["code"] == panel(ann).get_by_role("textbox", name=ann.say("web-cards-code")).input_value()


# -- saving


def test_a_changed_deck_is_saved_and_survives_a_reload(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go("decks/shabrak?from=coopers")
    is_sound(ann)
    panel(ann).get_by_role("textbox", name=ann.say("web-cards-name")).fill("Moje sudy")
    take_out(ann, "duck")
    ann.page.reload()  # before the server has it
    expect(panel(ann).get_by_role("textbox", name=ann.say("web-cards-name"))).to_have_value("Moje sudy")
    id = is_kept(ann)
    assert '"1 duck"' in ann.ask("GET", f"me/keepings/{id}")["text"]
    ann.page.reload()
    expect(panel(ann).get_by_role("textbox", name=ann.say("web-cards-name"))).to_have_value("Moje sudy")
    ann.go("decks/shabrak")
    ann.page.get_by_role("link", name="Moje sudy").click()
    is_sound(ann)
    assert len(ann.ask("GET", "me/keepings?game=shabrak")) == 1


@pytest.mark.slow
def test_the_decks_of_a_guest_go_over_to_the_account(newcomer: Newcomer) -> None:
    bob = newcomer()
    bob.ask("POST", "account", {"name": "Barrelmaker", "password": PASSWORD})
    ann = newcomer()
    ann.go("decks/shabrak?from=coopers")
    is_sound(ann)
    take_out(ann, "duck")
    is_kept(ann)
    ann.ask("POST", "login", {"name": "Barrelmaker", "password": PASSWORD})
    ann.go("decks/shabrak")
    ann.page.get_by_role("link", name=ann.say("shabrak-deck-coopers")).first.click()
    assert is_kept(ann)
    bob.go("decks/shabrak")
    expect(bob.page.get_by_role("region", name=bob.say("web-cards-mine")).get_by_role("link")).to_have_count(1)


@pytest.mark.slow
def test_a_deck_is_copied_and_deleted_only_after_asking(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.ask("POST", "me/keepings", {"game": "shabrak", "kind": "deck", "name": "Sudy", "text": file_of(TEAM, PILE)})
    ann.go("decks/shabrak")
    mine = ann.page.get_by_role("region", name=ann.say("web-cards-mine"))
    ann.button("web-cards-copy").click()
    expect(mine.get_by_role("link")).to_have_count(2)
    copied = mine.get_by_role("listitem").filter(has_text=ann.say("web-cards-copy-of", name="Sudy"))
    copied.get_by_role("button", name=ann.say("web-cards-delete")).click()
    expect(mine.get_by_role("link")).to_have_count(2)
    copied.get_by_role("button", name=ann.say("web-cards-delete")).click()
    expect(mine.get_by_role("link")).to_have_count(1)
    assert [kept["name"] for kept in ann.ask("GET", "me/keepings?game=shabrak")] == ["Sudy"]


def test_my_decks_have_covers_and_say_what_cannot_be_played_yet(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    for name, team in (("Sudy", TEAM), ("Half", TEAM[:2])):
        kept = {"game": "shabrak", "kind": "deck", "name": name, "text": file_of(team, PILE)}
        ann.ask("POST", "me/keepings", kept)
    ann.go("decks/shabrak")
    mine = ann.page.get_by_role("region", name=ann.say("web-cards-mine")).get_by_role("listitem")
    half, whole = mine.filter(has_text="Half"), mine.filter(has_text="Sudy")
    faulty = ann.say("web-cards-faults", count=1)
    expect(half.get_by_text(faulty)).to_be_visible()
    expect(whole.locator(".cover img")).to_be_visible()
    expect(whole.get_by_text(faulty)).to_have_count(0)


@pytest.mark.slow
def test_a_shared_deck_is_seen_by_its_link_until_it_is_private_again(newcomer: Newcomer) -> None:
    ann, bob = newcomer().be("Ann"), newcomer()
    ann.go("decks/shabrak?from=coopers")
    panel(ann).get_by_text(ann.say("web-cards-export")).click()
    tick = panel(ann).get_by_role("checkbox", name=ann.say("web-cards-share"))
    tick.click()
    link = panel(ann).get_by_role("textbox", name=ann.say("web-cards-share-link")).input_value()
    bob.page.goto(link)
    expect(panel(bob).get_by_text(bob.say("web-cards-by", name="Ann"))).to_be_visible()
    is_sound(bob)
    take_out(bob, "duck")  # which makes it Bob's own deck
    is_kept(bob)
    tick.click()
    expect(panel(ann).get_by_role("textbox", name=ann.say("web-cards-share-link"))).to_have_count(0)
    bob.allow("404")
    bob.page.goto(link)
    bob.sees(bob.say("server-no-such-keeping"))


def test_a_deck_is_built_with_cards_of_ones_own(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.ask("POST", "me/keepings", {"game": "shabrak", "kind": "cards", "name": "The Watch", "text": LANTERN})
    ann.go("decks/shabrak?from=coopers")
    is_sound(ann)
    panel(ann).get_by_role("combobox", name=ann.say("web-cards-built-with")).select_option("The Watch")
    ann.page.get_by_role("searchbox").fill("lantern of the watch")
    ann.button("web-cards-more", card="Lantern of the Watch").click()
    expect(panel(ann).get_by_text("Lantern of the Watch")).to_be_visible()
    is_sound(ann)
    is_kept(ann)
    ann.page.reload()
    expect(panel(ann).get_by_text("Lantern of the Watch")).to_be_visible()
    is_sound(ann)
    ann.button("web-cards-play-bot").click()
    ann.await_turn()


# -- playing and accessibility

SLOW_GUESTS = """
const quick = fetch;
window.fetch = async (what, how) => {
  if (String(what).endsWith("/me/guest")) await new Promise((go) => setTimeout(go, 2000));
  return quick(what, how);
};
"""


def test_a_deck_is_played_against_a_bot(newcomer: Newcomer) -> None:
    ann = newcomer()
    bring(ann, file_of(TEAM, PILE))
    is_sound(ann)
    ann.button("web-cards-play-bot").click()
    ann.await_turn()
    table = ann.ask("GET", f"tables/{ann.page.url.rsplit('/', 1)[1]}")
    assert table["options"]["deck1"].startswith("SB1-") or table["options"]["deck1"] == "own"


@pytest.mark.slow
def test_saving_and_playing_a_deck_at_once_makes_one_guest(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.page.add_init_script(SLOW_GUESTS)
    came: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith("/me/guest"):
            came.append(request.method)

    ann.page.on("request", note)
    bring(ann, file_of(TEAM, PILE))
    is_sound(ann)
    ann.button("web-cards-play-bot").click()
    ann.await_turn()
    assert came == ["POST"]


@pytest.mark.slow
def test_on_a_phone_the_deck_is_a_bar_that_opens(newcomer: Newcomer) -> None:
    ann = newcomer(360, language="de")
    ann.go("decks/shabrak?deck=new")
    bar = ann.page.locator("button.bar")
    add(ann, "coopers")
    bar.click()
    dialog = ann.page.get_by_role("dialog")
    expect(
        dialog.get_by_role("button", name=ann.say("web-cards-less", card=ann.say("shabrak-card-coopers")))
    ).to_be_visible()
    assert_fits(ann)
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_deck_is_built_by_keyboard_alone(newcomer: Newcomer) -> None:
    ann = newcomer()
    ann.go("decks/shabrak?deck=new")
    expect(panel(ann)).to_be_visible()
    ann.page.keyboard.press("/")
    ann.page.keyboard.type("reeve matthias")
    expect(ann.page.locator("main ul li a[id^=card-]")).to_have_count(1)
    for _ in range(30):
        ann.page.keyboard.press("Tab")
        if ann.page.evaluate("document.activeElement.ariaLabel") == ann.say("web-cards-more", card="Reeve Matthias"):
            break
    ann.page.keyboard.press("Enter")
    expect(panel(ann).get_by_role("button", name=ann.say("web-cards-show", card="Reeve Matthias"))).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("path", ["decks/shabrak", "decks/shabrak?deck=new"])
def test_axe_finds_nothing_at_the_decks(newcomer: Newcomer, path: str) -> None:
    ann = newcomer(1440, bypass_csp=True, color_scheme="light")
    ann.go(path)
    ann.sees(ann.say("web-cards-decks-title"))
    if path.endswith("new"):
        expect(panel(ann).get_by_role("status")).not_to_be_empty()
    assert violations(ann) == []
