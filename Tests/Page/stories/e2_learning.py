"""Nothing gives an answer away, and what passes counts: also unasked, also on the map and in the terminal."""

import re

from support.browser import Keys
from support.course import solution


def story(page):
    counted(page)
    unsaid(page)
    indented(page)
    page.open("exercise/guide-is-a-number")
    page.code = solution("guide-is-a-number")
    page.wait(lambda: page.all("[data-action=next]"), "it does not pass")
    page.click("[data-action=next]")
    page.wait(lambda: page.text("h1") == "Now in a row", "Next leads elsewhere")
    page.wait(lambda: page.js("return document.activeElement.localName") == "h1", "after Next, nothing has the focus")
    page.open("exercise/guide-is-a-number")
    page.open("")
    goes = page.one(".go-on").get_attribute("href")
    assert not goes.endswith("/guide-is-a-number"), "going on leads to what is done"
    page.open("exercise/matching-guide")
    page.js("document.querySelector('.actions .menu').open = true")
    page.click("[data-action=skip]")
    page.wait(lambda: "matching-guide" not in page.js("return location.hash"), "skipping stays")
    page.open("")
    page.wait(lambda: "skipped" in page.text(".exercise a[href$=matching-guide] .quiet"), "nobody says what was skipped")


def counted(page):
    page.open("exercise/positive-moves-back")
    page.click("[data-action=check]")
    page.wait(lambda: page.one(".result").get_attribute("data-verdict") == "notYet", "the starter passes")
    page.code = solution("positive-moves-back")
    page.wait(lambda: page.one(".result").get_attribute("data-verdict") == "passed", "the right answer does not pass by itself")
    page.wait(lambda: page.text(".tally").startswith("1/"), "the page does not count it")
    states = {each["id"]: each["state"] for each in page.course.run("list")["exercises"]}
    assert states["positive-moves-back"] == "done", "the terminal's list says otherwise"


def unsaid(page):
    """A first look says where and why; what to write comes when asked for."""
    for exercise in ("hello-frame", "guide-from-dimensions", "guide-is-a-number"):
        page.open(f"exercise/{exercise}")
        page.click("[data-action=check]")
        page.wait(lambda: page.all(".diagnosis, .result table"), "there is no result")
        assert not page.all("[data-fix]"), f"{exercise}: a first check has a button that solves it"
    page.open("exercise/guide-is-a-number")
    page.code = solution("guide-is-a-number").replace("in 20", "in 12")
    page.click("[data-action=check]")
    page.wait(lambda: page.all("[data-action=show-me]"), "nothing more can be asked for")
    assert "in 20" not in page.text(".result"), "a first check says what to write"
    assert page.text(".diagnosis .where .link") == "Line 13", "the line that is named is no link to it"
    assert page.text(".diagnosis .where").count("ine 13") == 1, "the line is named twice"
    page.click("[data-action=show-me]")
    page.wait(lambda: page.all(".diagnosis .step, [data-fix]"), "asked for, nothing more is shown")
    told = page.course.run("check", "guide-is-a-number")["diagnoses"][0]
    assert told["reveal"] == 3, f"the terminal tells step {told['reveal']}, the page told 3"


def indented(page):
    """Return keeps a chain's modifiers below each other, and what stands in braces two further in."""
    page.open("exercise/dragon-panel")
    page.code = "struct A: View {\n  var body: some View {\n    Text(\"a\")\n      .padding(4)\n  }\n}\n"
    page.caret(after=".padding(4)")
    page.type(Keys.ENTER + ".frame(width: 9)")
    assert "\n      .padding(4)\n      .frame(width: 9)\n" in page.code, f"a modifier is crooked: {page.code!r}"
    page.caret(after="some View {")
    page.type(Keys.ENTER + "// in")
    assert re.search(r"some View \{\n    // in\n    Text", page.code), f"what is in braces is crooked: {page.code!r}"
