"""Three tools of the articles are rebuilt from the page alone: typed into new playgrounds, then used by hand."""

from support.browser import Keys

# As a person types: no indentation, and no brackets that the editor closes.
TOGGLES = """struct Bars: View {
@State private var tealByItsEnd = false

var body: some View {
VStack {
VStack(alignment: .leading, spacing: 16) {
Color.teal.frame(width: 160, height: 40)
.accessibilityIdentifier("teal")
.alignmentGuide(.leading) { d in tealByItsEnd ? d[.trailing] : d[.leading] }
Color.purple.frame(width: 200, height: 40)
.accessibilityIdentifier("purple")
"""
SWITCH = """Toggle("Teal by its end", isOn: $tealByItsEnd)
.accessibilityIdentifier("switch")"""

BADGE = """struct Badge: View {
@State private var size = 20.0

var body: some View {
VStack {
Color.blue.frame(width: 120, height: 44)
.accessibilityIdentifier("button")
.overlay(alignment: .topTrailing) {
Color.red.frame(width: size, height: size)
.accessibilityIdentifier("badge")
.alignmentGuide(.top) { d in d.height / 2 }
.alignmentGuide(.trailing) { d in d.width / 2 }
"""
SLIDER = """Slider(value: $size, in: 10...40)
.accessibilityIdentifier("slider")"""

ROW = """struct Row: View {
var body: some View {
HStack(alignment: .center, spacing: 8) {
Color.green.frame(width: 40, height: 40)
.accessibilityIdentifier("green")
Text("Hej, you!").font(.title)
.accessibilityIdentifier("words")
Color.blue.frame(width: 40, height: 40)
.accessibilityIdentifier("blue")"""


def story(page):
    toggles(page)
    badge(page)
    row(page)


def begin(page, name):
    """A new playground by its button; its first text gives way to one's own."""
    page.open("")
    page.click("[data-action=new-playground]")
    field = page.one("dialog[open] input")
    field.clear()
    field.send_keys(name + "\n")
    page.wait(lambda: page.text("h1") == name, "there is no new playground")
    page.drawn()
    page.js("document.querySelector('.editor .CodeMirror').CodeMirror.focus()")
    page.chord(Keys.CONTROL, "a")
    typed(page, "import SwiftUI")
    page.press(Keys.ENTER, Keys.ENTER)


def typed(page, lines):
    """With Return as a person presses it: the editor closes braces and indents."""
    page.type(lines.strip().replace("\n", Keys.ENTER))


def step_out(page):
    """Out of the braces that the editor has closed, to a line of one's own."""
    page.press(Keys.ARROW_DOWN, Keys.END, Keys.ENTER)


def toggles(page):
    begin(page, "Guides by toggle, mine")
    typed(page, TOGGLES)
    step_out(page)
    typed(page, SWITCH)
    page.wait(lambda: page.state == "drawn" and "teal" in page.frames(), f"what is typed is not drawn: {page.code}")
    page.wait(lambda: page.has(".control-bar [role=switch]"), "the toggle has no switch beside the stage")
    assert page.frames()["teal"][0] == page.frames()["purple"][0], "the bars do not start together"
    page.click(".control-bar [role=switch]")
    page.wait(lambda: sum(page.frames()["teal"][i] for i in (0, 2)) == page.frames()["purple"][0], "the toggle moves no guide")
    # The last number by hand: the guide of the other bar is dragged, and is then in the code.
    page.caret(before='"purple"')
    page.wait(lambda: page.has(".guide.handle.horizontal"), "the bar has no handle")
    page.drag(page.one(".guide.handle.horizontal"), 40, 0)
    page.wait(lambda: page.code.count(".alignmentGuide(.leading)") == 2, "the guide that is dragged is not in the code")
    page.saved()


def badge(page):
    begin(page, "Badge, mine")
    typed(page, BADGE)
    step_out(page)
    typed(page, SLIDER)
    page.wait(lambda: page.state == "drawn" and "badge" in page.frames(), f"what is typed is not drawn: {page.code}")
    corner(page)
    slider = page.one(".control-bar input[type=range]")
    slider.send_keys(Keys.END)
    page.wait(lambda: page.frames()["badge"][2] == 40, "the slider sets no size")
    corner(page)


def corner(page):
    x, y, width, height = page.frames()["badge"]
    left, top, wide, _ = page.frames()["button"]
    assert (x + width / 2, y + height / 2) == (left + wide, top), "the badge is not on its corner"


def row(page):
    begin(page, "Baselines, mine")
    typed(page, ROW)
    page.wait(lambda: page.state == "drawn" and "blue" in page.frames(), f"what is typed is not drawn: {page.code}")
    before = page.frames()["green"][1]
    page.caret(after="alignment: .cen")
    page.click("[data-tool=variants]")
    page.click("[data-variant='.firstTextBaseline'] button")
    page.wait(lambda: page.frames()["green"][1] != before and ".firstTextBaseline" in page.code, "a variant changes nothing")
    assert page.frames()["green"][1] == page.frames()["blue"][1]
