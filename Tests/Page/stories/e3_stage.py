"""The stage is touched and says the truth: taps reach their view, controls show their values, old taps end with their view."""

from support.browser import Keys

SCROLL = """import SwiftUI

struct Rows: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.mint.frame(width: 200, height: 60).accessibilityIdentifier("above")
      ScrollView {
        ForEach(0..<30) { Text("Row \\($0)").frame(height: 40) }
      }
      .frame(width: 200, height: 120)
      .accessibilityIdentifier("rows")
    }
  }
}
"""

MANY = """import SwiftUI

struct Many: View {
  @State private var count = 3
  @State private var size = 40.0

  var body: some View {
    VStack {
      Color.teal.frame(width: size, height: size).accessibilityIdentifier("box")
      Slider(value: $size, in: 20...100)
      Stepper("Count", value: $count, in: 0...9)
    }
    .padding()
  }
}
"""


def story(page):
    taps(page)
    replayed(page)
    controls(page)
    clipped(page)
    empty(page)
    given(page)


def taps(page):
    """A selected view is tapped as any other: 5 of 5."""
    page.open("play/03-linked-bars")
    x, y, width, height = page.frames()["pile left"]
    page.caret(before='"pile left"')
    page.wait(lambda: page.has(".guide"), "the view in the code is not selected")
    page.drawn()
    for number in range(5):
        before = len(page.all(".stage-column .steps li"))
        x, y, width, height = page.frames()["pile left"]
        page.tap(x + width * 0.5, y + height * (0.3 + 0.1 * number))
        page.wait(lambda: len(page.all(".stage-column .steps li")) > before or before >= 6, f"tap {number + 1} is swallowed")
        page.wait(lambda: not page.js("return document.querySelector('.stage-column [data-action=play]').textContent.includes('❚')"), "it never rests")


def replayed(page):
    """A tap on what the next text no longer has ends with it; the stage is never grey for that."""
    page.open("play/03-linked-bars")
    x, y, width, height = page.frames()["pile left"]
    page.tap(x + width * 0.5, y + 3)
    page.wait(lambda: page.all(".stage-column .steps li"), "the tap is not felt")
    page.code = page.code.replace("height: 160", "height: 90").replace('"pile left"', '"heap"')
    page.drawn()
    assert not page.all(".stage.is-stale"), "the stage is grey"
    assert not page.all(".problem.error"), f"a tap of before is called an error: {page.text('.problems')}"


def controls(page):
    page.ask("new", name="many", text=MANY)
    page.open("play/many")
    page.wait(lambda: len(page.all(".control-bar > .control-row")) == 2, "not every control is beside the stage")
    names = [each.text.split("\n")[0] for each in page.all(".control-row")]
    assert "size" in names[0], f"a slider is called {names}"
    places = []
    for value in (20, 60, 100):
        page.js("""const field = document.querySelector('.control-bar [type=range]'); field.value = arguments[0];
            field.dispatchEvent(new Event('input', {bubbles: true}));""", value)
        page.wait(lambda: page.frames()["box"][2] == value, "the slider does nothing")
        places.append(page.js("return Number(document.querySelector('.controls [type=range]').value)"))
    assert places == [20, 60, 100], f"the slider on the stage stands at {places}"
    drawn = page.js("return [...document.querySelectorAll('.drawing [visibility=hidden] circle, .drawing [visibility=hidden] rect, .drawing [visibility=hidden] path')].length")
    assert drawn, "a second thumb is drawn"
    nameless = page.js("return [...document.querySelectorAll('.control-bar input, .control-bar select, .control-bar [role=group]')].filter((each) => !each.getAttribute('aria-label')).length")
    assert nameless == 0, "a control has no name"


def clipped(page):
    page.ask("new", name="rows", text=SCROLL)
    page.open("play/rows")
    assert page.js("return document.querySelector('.drawing clipPath') !== null"), "what is scrolled away is seen"


def empty(page):
    """A file that cannot be drawn says so on the stage."""
    page.ask("new", name="broken", text="struct Broken: View {\n  var body: some View {\n    Text(\n  }\n}\n")
    page.driver.get(page.course.base + "#/play/broken")
    page.wait(lambda: page.all(".empty-stage:not([hidden])") and page.text(".empty-stage strong"), "the stage is blank")
    page.code = "struct Broken: View {\n  var body: some View {\n    Text(\"a\")\n  }\n}\n"
    page.drawn()
    assert not page.one(".empty-stage").is_displayed(), "the mended file is still called broken"


def given(page):
    """A click means the learner's own view, not what given code makes of it."""
    page.open("exercise/guide-is-a-number")
    x, y, width, height = page.frames()["pie"]
    page.tap(x + width / 2, y + height / 2)
    name = lambda: page.js("return document.querySelector('.tag text')?.textContent")
    page.wait(lambda: name() == "pie", f"a click means {name()}")
    page.press(Keys.NULL)
    page.click("[data-action=inspect-view]")
    page.click(".guides [data-guide-row='.leading'] [data-preset=trailing]")
    page.wait(lambda: ".alignmentGuide(.leading)" in page.code, "a guide of the learner's view cannot be set")
