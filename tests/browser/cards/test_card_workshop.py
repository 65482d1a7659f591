"""The card workshop: cards written in a form or as text, faults shown in place, trying, saving and sharing."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import Newcomer
from browser.visitor import Frame, Visitor
from krypta.core.text.words import LANGUAGES

EFFECT = "played: press 9 on chosen enemy"
ACTS = 200  # enough for a card from a pile of five to be drawn, in this match or the next
WRONG = """[[event]]
id = "Nap"
name = "Nap"
rarity = "often"
abilities = ["played: jump", "played: ready chosen onw"]

[[warrior]]
id = "giant"
name = "Giant"
sark = "coopers"
rarity = "rare"
attack = 99
defence = 5
"""


def bench(one: Visitor, query: str = "") -> Visitor:
    one.go(f"workshop/shabrak{query}")
    field(one, "web-workshop-name").wait_for()
    return one


def field(one: Visitor, id: str, **args: object) -> Locator:
    return one.page.get_by_label(one.say(id, **args), exact=True)


def tab(one: Visitor, way: str) -> None:
    one.page.get_by_role("tab", name=one.say(f"web-workshop-way-{way}")).click()


def choose(one: Visitor, card: str) -> None:
    cards = one.page.get_by_role("navigation", name=one.say("web-workshop-cards"))
    cards.get_by_role("button", name=card).first.click()


def write(one: Visitor, text: str) -> None:
    """Replaces the text of the whole file."""
    tab(one, "text")
    field(one, "web-workshop-text").fill(text)


def await_kept(one: Visitor) -> str:
    """Waits until the server has saved the file; returns its id."""
    one.sees(re.compile(re.escape(one.say("web-workshop-kept"))))
    one.page.wait_for_url("**/workshop/shabrak?file=*")
    return one.page.url.partition("file=")[2]


def texts(one: Visitor) -> Locator:
    return one.page.get_by_role("region", name=one.say("web-workshop-preview")).locator("dd")


# -- writing


def test_an_author_chooses_picture_and_flavour(newcomer: Newcomer) -> None:
    """The preview shows both at once, and the file says them."""
    ann = bench(newcomer())
    card = ann.page.get_by_role("region", name=ann.say("web-workshop-preview"))
    choice = ann.page.get_by_role("radiogroup", name=ann.say("web-workshop-picture"))
    usual = card.locator("img.scene").first.get_attribute("src")
    wanted = choice.locator("label", has=ann.page.get_by_role("radio", name=ann.say("shabrak-card-krupan"), exact=True))
    drawn = wanted.locator("img").get_attribute("src")
    assert drawn
    assert drawn != usual
    wanted.click()
    expect(card.locator("img.scene").first).to_have_attribute("src", drawn)
    field(ann, "web-workshop-flavour").fill("He lights the lamps and tells nobody.")
    expect(card).to_contain_text("He lights the lamps and tells nobody.")
    tab(ann, "text")
    text = field(ann, "web-workshop-text").input_value()
    assert 'picture = "krupan"' in text
    assert 'flavour = "He lights the lamps and tells nobody."' in text


@pytest.mark.slow
def test_form_and_text_of_the_workshop_agree(newcomer: Newcomer) -> None:
    ann = bench(newcomer())
    field(ann, "web-workshop-name").fill("Ponocný Žabka")
    field(ann, "web-workshop-attack").fill("4")
    tab(ann, "text")
    text = field(ann, "web-workshop-text")
    expect(text).to_have_value(re.compile('id = "ponocny-zabka"\nname = "Ponocný Žabka"'))
    expect(text).to_have_value(re.compile("attack = 4"))
    text.fill(text.input_value().replace("attack = 4", "attack = 7 # strong"))
    choose(ann, "Ponocný Žabka")  # the caret is in the last card now
    tab(ann, "form")
    expect(field(ann, "web-workshop-attack")).to_have_value("7")
    field(ann, "web-workshop-defence").fill("3")
    tab(ann, "text")
    expect(text).to_have_value(re.compile("attack = 7 # strong\ndefence = 3"))


@pytest.mark.slow
def test_cards_are_added_copied_and_taken_out(newcomer: Newcomer) -> None:
    ann = bench(newcomer())
    cards = ann.page.get_by_role("navigation", name=ann.say("web-workshop-cards")).get_by_role("listitem")
    expect(cards).to_have_count(2)
    choose(ann, ann.say("shabrak-kind-equipment"))
    expect(field(ann, "web-workshop-name")).to_have_value(ann.say("web-workshop-new-equipment"))
    ann.button("web-workshop-copy").click()
    expect(field(ann, "web-workshop-name")).to_have_value(f"{ann.say('web-workshop-new-equipment')} 2")
    expect(cards).to_have_count(4)
    ann.button("web-workshop-remove").click()
    expect(cards).to_have_count(3)
    ann.button("web-workshop-undo").click()
    expect(cards).to_have_count(4)
    ann.sees(ann.say("web-workshop-faults", count=0))


@pytest.mark.slow
def test_a_card_says_its_text_in_six_languages(newcomer: Newcomer) -> None:
    ann = bench(newcomer())
    field(ann, "web-workshop-ability", number=1).fill("active: draw 2")
    expected = {"cs": "Dober si 2 karty", "de": "Ziehe 2 Karten", "en": "Draw 2 cards", "fr": "Pioche 2 cartes"}
    for language in LANGUAGES:
        said = texts(ann).and_(ann.page.locator(f"[lang={language}]"))
        expect(said).to_contain_text(re.compile(expected.get(language, r"2 kart"), re.IGNORECASE))


def test_every_fault_of_a_card_is_shown_at_its_place_in_czech(newcomer: Newcomer) -> None:
    ann = bench(newcomer(language="cs"))
    write(ann, WRONG)
    faults = ann.page.locator("section.faults li")
    expect(faults).to_have_count(5)
    places = [re.findall(r"\d+", place) for place in faults.get_by_role("button").all_inner_texts()]
    assert places == [["2", "6"], ["4", "10"], ["5", "23"], ["5", "52"], ["12", "10"]]
    for said in faults.all_inner_texts():
        assert not re.search(r"\b(should|expected|needs|not)\b", said), said
    marks = ann.page.locator("pre mark")
    assert marks.all_inner_texts() == ['"', '"', "jump", "onw", "99"]
    faults.nth(3).get_by_role("button").click()
    selected = "t => t.value.slice(t.selectionStart, t.selectionEnd)"
    assert field(ann, "web-workshop-text").evaluate(selected) == "onw"
    choose(ann, "Nap")
    tab(ann, "form")
    for id in ("web-workshop-id", "web-workshop-rarity"):
        expect(field(ann, id)).to_have_attribute("aria-invalid", "true")
    expect(field(ann, "web-workshop-name")).to_have_attribute("aria-invalid", "false")
    for number, word in ((1, "jump"), (2, "onw")):
        wrong = field(ann, "web-workshop-ability", number=number)
        expect(wrong).to_have_attribute("aria-invalid", "true")
        expect(ann.page.locator(f"#{wrong.get_attribute('aria-describedby')} mark")).to_have_text(word)


@pytest.mark.slow
def test_a_correct_card_has_its_text_although_another_is_wrong(newcomer: Newcomer) -> None:
    ann = bench(newcomer())
    field(ann, "web-workshop-attack").fill("99")
    ann.sees(ann.say("web-workshop-faults", count=1))
    choose(ann, ann.say("web-workshop-first-event"))
    expect(texts(ann)).to_have_count(len(LANGUAGES))
    expect(ann.button("web-workshop-try")).to_be_enabled()


def test_every_word_of_the_ability_language_is_explained_and_can_be_inserted(newcomer: Newcomer) -> None:
    ann = bench(newcomer())
    sections = ann.page.locator("details")
    sections.first.wait_for()
    assert sections.locator("li").count() == sections.locator("li p").count() > 50
    field(ann, "web-workshop-ability", number=1).fill("active: ")
    ann.page.get_by_text(ann.say("web-workshop-reference-steps"), exact=True).click()
    ann.button("web-workshop-insert", word="shield chosen own").click()
    expect(field(ann, "web-workshop-ability", number=1)).to_have_value("active: shield chosen own")


# -- trying


def test_a_card_of_the_workshop_is_played_to_its_effect(newcomer: Newcomer) -> None:
    ann = bench(newcomer())
    choose(ann, ann.say("web-workshop-first-event"))
    field(ann, "web-workshop-name").fill("Hammer blow")
    field(ann, "web-workshop-ability", number=1).fill(EFFECT)
    expect(texts(ann).and_(ann.page.locator("[lang=en]"))).to_contain_text("9 pressure")
    ann.button("web-workshop-try").click()
    ann.button("web-workshop-try-begin").click()
    ann.until(lambda: ann.picture, "the match")
    for _ in range(ACTS):
        ann.await_turn()
        if blow := find(ann.options, "play", "Hammer blow"):
            break
        if ann.over:
            ann.button("server-page-rematch").click()
            ann.until(lambda: not ann.over, "the next match")
        else:
            ann.take(next_act(ann.options))
    assert blow, "the card has never been in the hand"
    ann.take(blow)
    ann.await_turn()
    target = next(option for option in ann.options if option["act"].startswith("choose enemy"))
    number = int(target["act"].split()[-1])
    ann.take(target)
    assert status(ann, number) == "overpowered"
    assert any(event["id"] == "shabrak-event-overpowered" for frame in ann.frames for event in events(frame))


def find(options: list[Frame], verb: str, card: str) -> Frame | None:
    return next((o for o in options if o["act"].startswith(verb) and o["say"]["args"].get("card") == card), None)


def next_act(options: list[Frame]) -> Frame:
    """An act that continues the match without playing cards."""
    return next((o for o in options if not o["act"].startswith(("play", "sark", "gear"))), options[0])


def status(one: Visitor, number: int) -> str:
    rows = one.now["view"]["players"]
    enemy = rows[1 - (one.now["view"]["viewer"] or 0)]["row"]
    return str(next(warrior["status"] for warrior in enemy if warrior["number"] == number))


def events(frame: Frame) -> list[Frame]:
    return [event for line in frame.get("lines", []) for event in line.get("events", [])]


# -- saving and sharing


def test_cards_that_a_guest_writes_survive_a_reload(newcomer: Newcomer) -> None:
    ann = bench(newcomer())
    field(ann, "web-workshop-name").fill("Typed and gone")
    ann.page.reload()  # at once, before the server has it
    expect(field(ann, "web-workshop-name")).to_have_value("Typed and gone")
    file = await_kept(ann)
    bench(ann, f"?file={file}")
    expect(field(ann, "web-workshop-name")).to_have_value("Typed and gone")


def test_the_workshop_opens_the_file_that_was_changed_last(newcomer: Newcomer) -> None:
    """No fresh sample hides the written cards, and a new file has a name of its own."""
    ann = bench(newcomer())
    first = ann.say("web-workshop-first-file")
    field(ann, "web-workshop-name").fill("Night watch")
    file = await_kept(ann)
    bench(ann)
    expect(field(ann, "web-workshop-name")).to_have_value("Night watch")
    assert ann.page.url.endswith(f"?file={file}")
    field(ann, "web-workshop-file").select_option(label=ann.say("web-workshop-new-file"))
    expect(field(ann, "web-workshop-file-name")).to_have_value(f"{first} 2")


@pytest.mark.slow
def test_card_files_are_named_listed_and_deleted(newcomer: Newcomer) -> None:
    ann = bench(newcomer())
    field(ann, "web-workshop-file-name").fill("The watch")
    await_kept(ann)
    files = field(ann, "web-workshop-file")
    files.select_option(label=ann.say("web-workshop-new-file"))
    expect(field(ann, "web-workshop-file-name")).to_have_value(ann.say("web-workshop-first-file"))
    files.select_option(label="The watch")
    expect(field(ann, "web-workshop-file-name")).to_have_value("The watch")
    ann.button("web-workshop-file-more").click()
    ann.button("web-workshop-delete").click()
    ann.button("web-workshop-delete").click()
    expect(field(ann, "web-workshop-file-name")).to_have_value(ann.say("web-workshop-first-file"))
    assert ann.ask("GET", "me/keepings?game=shabrak") == []


@pytest.mark.slow
def test_a_card_file_is_shared_by_its_link_only_while_its_owner_wants(newcomer: Newcomer) -> None:
    ann, bob = bench(newcomer()), newcomer()
    field(ann, "web-workshop-name").fill("Shared giant")
    file = await_kept(ann)
    bob.allow("404")
    bob.go(f"shared/{file}")
    bob.sees(bob.say("web-front-trouble"))
    ann.button("web-workshop-file-more").click()
    ann.page.get_by_label(ann.say("web-workshop-share")).check()
    link = field(ann, "web-workshop-link").input_value()
    assert link.endswith(f"/shared/{file}")
    ann.until(lambda: ann.ask("GET", f"me/keepings/{file}")["shared"], "it is shared")
    bob.go(f"shared/{file}")
    bob.sees("Shared giant")
    bob.button("web-workshop-shared-take").click()
    expect(field(bob, "web-workshop-name")).to_have_value("Shared giant")
    ann.page.get_by_label(ann.say("web-workshop-share")).uncheck()
    ann.until(lambda: not ann.ask("GET", f"me/keepings/{file}")["shared"], "it is private again")
    bob.go(f"shared/{file}")
    bob.sees(bob.say("web-front-trouble"))


@pytest.mark.slow
def test_a_card_file_is_exported_and_imported_again(newcomer: Newcomer, tmp_path: Path) -> None:
    ann = bench(newcomer())
    field(ann, "web-workshop-name").fill("Traveller")
    ann.button("web-workshop-file-more").click()
    with ann.page.expect_download() as going:
        ann.button("web-workshop-download").click()
    going.value.save_as(path := tmp_path / "travels.toml")
    assert 'name = "Traveller"' in path.read_text(encoding="utf-8")
    bob = bench(newcomer())
    bob.button("web-workshop-file-more").click()
    bob.page.locator("input[type=file]").set_input_files(path)
    expect(field(bob, "web-workshop-name")).to_have_value("Traveller")
    expect(field(bob, "web-workshop-file-name")).to_have_value("travels")


@pytest.mark.slow
@pytest.mark.parametrize(("letters", "told"), [(46_000, "web-workshop-nearly-long"), (50_001, "web-workshop-too-long")])
def test_the_limit_of_a_card_file_is_shown_before_it_is_reached(newcomer: Newcomer, letters: int, told: str) -> None:
    ann = bench(newcomer())
    line = f"#{'=' * 398}\n"
    write(ann, line * (letters // 400) + "#" * (letters % 400))
    ann.sees(ann.like(told, "letters", "most"))
    ann.page.wait_for_timeout(1500)  # longer than saving takes
    kept = ann.ask("GET", "me/keepings?game=shabrak") if letters < 50_000 else []
    assert len(kept) == (1 if letters < 50_000 else 0)
