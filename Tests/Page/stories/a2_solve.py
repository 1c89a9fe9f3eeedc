"""An exercise is solved by typing; page, file, progress and terminal agree."""

from support.browser import Keys

OPENING = ["extension VerticalAlignment {", "enum EyeLevel: AlignmentID {",
           "static func defaultValue(in context: ViewDimensions) -> CGFloat {", "context[.top]"]


def story(page):
    page.open("exercise/razemon-eyes")
    page.click("[data-action=check]")
    page.wait(lambda: page.one(".result").get_attribute("data-verdict") == "notYet", "the starter passes")
    assert page.all(".result table"), "the result has no table"
    page.caret(after="import SwiftUI")
    # The editor closes braces and indents by itself, as for a person.
    page.type(Keys.ENTER + "".join(Keys.ENTER + line for line in OPENING))
    page.type(Keys.ARROW_DOWN * 2 + Keys.END + Keys.ENTER + "static let eyeLevel = VerticalAlignment(EyeLevel.self)")
    page.typed_over("HStack(spacing: 16)", "HStack(alignment: .eyeLevel, spacing: 16)")
    page.caret(after='.accessibilityIdentifier("drawing")')
    page.type(Keys.ENTER + ".alignmentGuide(.eyeLevel) { d in razémon.eyePosition * d[.bottom] }")
    page.caret(after='.accessibilityIdentifier("description")')
    page.type(Keys.ENTER + ".alignmentGuide(.eyeLevel) { d in d[.top] }")
    page.drawn()
    page.wait(lambda: len(page.all(".scenarios .passed")) == 5, "not every scenario is marked as right while typing")
    page.chord(Keys.CONTROL, Keys.ENTER)
    page.wait(lambda: page.one(".result").get_attribute("data-verdict") == "passed", "the right answer does not pass")
    page.wait(lambda: "Passed" in page.js("return document.querySelector('#spoken').textContent"), "the verdict is not spoken")
    assert page.all("[data-action=next]"), "there is no way to the next exercise"
    page.saved()
    assert page.course.file("razemon-eyes").read_text() == page.code, "file and page differ"
    states = {each["id"]: each["state"] for each in page.course.run("list")["exercises"]}
    assert states["razemon-eyes"] == "done", "the terminal's list says otherwise"
    assert page.course.run("check", "razemon-eyes")["status"] == "pass", "the terminal's check says otherwise"
