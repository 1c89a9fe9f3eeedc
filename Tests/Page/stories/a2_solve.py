"""An exercise is solved by typing; page, file, progress and terminal agree."""

from support.browser import Keys

KEY = """extension VerticalAlignment {
private enum EyeLevel: AlignmentID {
static func defaultValue(in context: ViewDimensions) -> CGFloat {
context[.top]"""


def story(page):
    page.open("exercise/razemon-eyes")
    page.click("[data-action=check]")
    page.wait(lambda: page.one(".result").get_attribute("data-verdict") == "notYet", "the starter passes")
    assert page.all(".result table"), "the result has no table"
    page.caret(before="/// A creature for sale")
    # The editor closes braces and indents by itself, as for a person.
    for line in KEY.split("\n"):
        page.type(line + Keys.ENTER)
    page.chord(Keys.CONTROL, Keys.END)
    fixed = page.code.replace("/// A creature for sale",
                              "\nextension VerticalAlignment {\n  static let eyeLevel = VerticalAlignment(EyeLevel.self)\n}\n\n/// A creature for sale")
    # What is left open of the declaration is what the editor closed; the rest is typed into its places.
    page.code = tidy(fixed)
    page.typed_over("HStack(spacing: 16)", "HStack(alignment: .eyeLevel, spacing: 16")
    page.caret(after='.accessibilityIdentifier("drawing")')
    page.type(Keys.ENTER + ".alignmentGuide(.eyeLevel) { d in razémon.eyePosition * d[.bottom] }")
    page.caret(after='.accessibilityIdentifier("description")')
    page.type(Keys.ENTER + ".alignmentGuide(.eyeLevel) { d in d[.top] }")
    page.drawn()
    page.wait(lambda: len(page.all(".scenarios .passed")) == 5, "not every scenario is marked as right while typing")
    assert page.course.run("list")["exercises"], "the terminal says nothing"
    page.chord(Keys.CONTROL, Keys.ENTER)
    page.wait(lambda: page.one(".result").get_attribute("data-verdict") == "passed", "the right answer does not pass")
    assert "Passed" in page.text("#spoken"), "the verdict is not spoken"
    assert page.all("[data-action=next]"), "there is no way to the next exercise"
    page.saved()
    assert page.course.file("razemon-eyes").read_text() == page.code, "file and page differ"
    states = {each["id"]: each["state"] for each in page.course.run("list")["exercises"]}
    assert states["razemon-eyes"] == "done", "the terminal's list says otherwise"
    assert page.course.run("check", "razemon-eyes")["status"] == "pass", "the terminal's check says otherwise"


def tidy(text):
    """The key's private type stands in an extension of its own."""
    return text.replace("private enum", "enum", 1) if "private enum" in text else text
