"""A player who is looking at another tab is notified of their turn: by title, by sound and, if enabled, by a
notification."""

from browser.conftest import Newcomer
from browser.page_checks import NOTE_MOVEMENT
from browser.visitor import Visitor, sit_down

# A headless browser shows no notifications and plays no sound, so calls to both are recorded.
NOTE = """
window.notes = [];
window.tones = 0;
window.Notification = class {
  static permission = 'default';
  static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }
  constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
};
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };
Object.defineProperty(document, 'hidden', { get: () => window.elsewhere === true });
"""
LOOK_ELSEWHERE = "window.elsewhere = true; document.dispatchEvent(new Event('visibilitychange')); window.tones = 0;"
MARK = "● "


def test_a_turn_is_announced_by_title_sound_and_notification(newcomer: Newcomer) -> None:
    ann, bob = newcomer(reduced_motion="no-preference"), newcomer()
    ann.page.add_init_script(NOTE)
    sit_down(ann, bob)
    wish_notifications(ann)
    end_turn(ann, bob)
    assert ann.page.evaluate("window.notes") == []  # no notification while the table is visible
    ann.page.evaluate(LOOK_ELSEWHERE)
    ann.page.evaluate(NOTE_MOVEMENT)
    bob.take_next()  # a step, which would animate a pawn
    end_turn(bob, ann)
    ann.until(lambda: ann.page.evaluate("window.notes.length"), "the notification")
    assert ann.page.evaluate("window.notes") == [f"{ann.say('karak-title')}: {ann.say('web-table-notify-body')}"]
    assert ann.page.evaluate("window.tones") > 0
    assert ann.page.title().startswith(MARK)
    assert ann.page.evaluate("window.moved") == 0  # hidden tabs pause animations: the turn would never come


def test_no_sound_before_the_first_click_and_no_notification_unless_wished(newcomer: Newcomer) -> None:
    ann = newcomer().be()
    ann.page.add_init_script(NOTE)
    ann.open(ann.make("karak", "me", "me"))
    ann.page.evaluate(LOOK_ELSEWHERE)
    ann.until(lambda: ann.page.title().startswith(MARK), "the turn")
    assert ann.page.evaluate("window.tones") == 0
    assert ann.page.evaluate("window.notes") == []


def wish_notifications(ann: Visitor) -> None:
    ann.button("web-table-settings").click()
    ann.page.get_by_label(ann.say("web-table-notify")).check()
    ann.page.keyboard.press("Escape")


def end_turn(one: Visitor, other: Visitor) -> None:
    """Plays until the other visitor decides."""
    while not other.options:
        if one.options:
            stops = [option for option in one.options if option["act"] == "stop"]
            one.take(stops[0] if stops else one.next_option)
        one.page.wait_for_timeout(100)
        other.page.wait_for_timeout(100)
