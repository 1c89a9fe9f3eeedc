"""The page speaks as a page and in one language: no terminal commands, no backquotes, German keys and decimals; marks move along."""

import re

from support.browser import Keys
from support.course import solution

TOLD = """return [...document.querySelectorAll('.goal, .drawer, .result, .problems, #toasts, .timeline, .page.narrow')].map((each) => each.innerText).join('\\n')"""


def story(page):
    for language in ("en", "de"):
        page.js("localStorage.setItem('course.language', arguments[0])", language)
        page.open("")
        page.driver.refresh()
        page.wait(lambda: page.has(".chapter"), "there is no map")
        helped(page, language)
    german(page)
    texts(page)
    missing(page)
    page.js("localStorage.removeItem('course.language')")
    page.open("")
    page.driver.refresh()
    moving(page)
    still(page)


def texts(page):
    """Nor does the text that a learner begins with."""
    from support.course import ROOT
    for starter in (ROOT / "Exercises").glob("*/*/starter.layout"):
        assert "`course " not in starter.read_text(), f"{starter.parent.name} sends the learner to a terminal"


def helped(page, language):
    """An exercise with all its hints, and one with its reason told to the end."""
    page.open("exercise/hello-frame")
    for _ in range(3):
        page.click("[data-action=hint]")
        plain(page, f"a hint, {language}")
    page.open("exercise/guide-is-a-number")
    page.code = solution("guide-is-a-number").replace("in 20", "in 12")
    page.click("[data-action=check]")
    page.wait(lambda: page.has(".diagnosis"), "no reason is told")
    while not page.has("[data-fix]"):
        reveal = page.one(".diagnosis").get_attribute("data-reveal")
        page.click("[data-action=show-me]")
        page.wait(lambda: page.one(".diagnosis").get_attribute("data-reveal") != reveal, "Show me shows nothing")
    plain(page, f"a reason, {language}")


def plain(page, where):
    told = page.js(TOLD)
    assert "`" not in told, f"{where} has a backquote: {told[max(0, told.index('`') - 40):][:80]}"
    found = re.search(r"course (check|next|hint|explain|show|given)\b|--\w+", told)
    assert not found, f"{where} says {found.group()}"


def missing(page):
    """An address that leads nowhere says so, and shows the way back; a dialog goes with its view."""
    page.open("")
    page.press("?")
    page.one("dialog[open]")
    page.driver.get(page.course.base + "#/exercise/no-such-thing")
    page.wait(lambda: page.has(".page.narrow a[href='#/']"), "there is no way back")
    assert "no-such-thing" in page.text(".page.narrow"), "nobody says what is missing"
    assert not page.all("dialog"), "a dialog stays when its view has gone"
    plain(page, "an address that leads nowhere")
    page.driver.get_log("browser")


def german(page):
    page.js("document.activeElement.blur()")
    page.press("?")
    keys = page.text("dialog[open] .keys")
    assert "Strg" in keys and "Leertaste" in keys and not re.search(r"Ctrl|Shift|Space|\bDel\b", keys), f"keys have English names: {keys}"
    page.press(Keys.ESCAPE)
    page.ask("new", name="halb", text="import SwiftUI\n\nstruct Half: View {\n  var body: some View {\n    Color.mint.frame(width: 62.5, height: 31)\n      .accessibilityIdentifier(\"half\")\n  }\n}\n")
    page.open("play/halb")
    page.tap(196, 426)
    page.click("[data-action=inspect-view]")
    facts = page.text(".popover .facts")
    assert "62,5" in facts and "62.5" not in facts, f"a decimal is English: {facts}"
    assert "View" not in facts, f"a word is English: {facts}"
    page.resize(1024, 700)
    page.open("exercise/hello-frame")
    high = page.js("return document.querySelector('.toolbar').getBoundingClientRect().height")
    assert high < 50, f"the tools of the stage need {high} points of height"
    page.resize(1280, 850)


def moving(page):
    """On its way, a selected view has its frame around it, and so has a container."""
    page.open("play/03-linked-bars")
    page.caret(before=".alignmentGuide(HorizontalAlignment.center)")
    page.wait(lambda: name(page) == "pile left", "the view in the code is not selected")
    page.drawn()
    x, y, width, height = page.frames()["pile left"]
    page.tap(x + width * 0.5, y + height * 0.5)
    page.wait(lambda: page.one("[data-action=scrub]").is_enabled(), "nothing moves")
    scrub(page)
    left, right = (page.frames()[each] for each in ("pile left", "pile right"))
    assert abs(left[0] - x) > 2, "the view does not move"
    near(page, left[0], left[0] + left[2])
    page.caret(before="ZStack {")
    page.wait(lambda: name(page) == "ZStack", "the container is not selected")
    page.drawn()
    scrub(page)
    near(page, left[0], right[0] + right[2])


def name(page):
    return page.js("return document.querySelector('.tag text')?.textContent")


def scrub(page):
    page.js("""const scrub = document.querySelector('.stage-column [data-action=scrub]'); scrub.value = 0.4;
        scrub.dispatchEvent(new Event('input', {bubbles: true}));""")


def near(page, start, end):
    """The frame of the selected view, in points."""
    shown = page.js("const b = document.querySelector('.overlay .selected'); return [Number(b.getAttribute('x')) + 1.5, Number(b.getAttribute('width')) - 3]")
    found = (shown[0] / page.zoom, (shown[0] + shown[1]) / page.zoom)
    assert abs(found[0] - start) < 1 and abs(found[1] - end) < 1, f"the view is from {start} to {end}, its frame from {found[0]} to {found[1]}"


def still(page):
    """With less motion there is a button to play all the same."""
    page.prefer(prefers_reduced_motion="reduce")
    page.open("play/02-guides-by-toggle")
    page.click(".control-bar [role=switch]")
    page.wait(lambda: page.one("[data-action=scrub]").is_enabled(), "nothing can be played")
    assert page.text("[data-action=play]").strip() == "▶", "the button to play is empty"
    page.prefer()
