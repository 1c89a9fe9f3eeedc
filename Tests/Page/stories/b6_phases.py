"""In two phases the marks go first, and the views follow half a second later."""

SOURCE = """import SwiftUI

struct Column: View {
  var body: some View {
    VStack(alignment: .leading) {
      Color.mint.frame(width: 200, height: 30).alignmentGuide(.leading) { _ in 0 }.accessibilityIdentifier("wide")
      Color.orange.frame(width: 100, height: 30).accessibilityIdentifier("short")
    }
  }
}
"""

WATCH = """const done = arguments[0];
const drawing = () => document.querySelector('.stage-column .drawing').innerHTML;
const mark = () => document.querySelector(".guide.explicit text")?.textContent;
const before = [drawing(), mark()];
const began = performance.now();
const times = {};
const cm = document.querySelector('.editor .CodeMirror').CodeMirror;
cm.setValue(cm.getValue().replace('_ in 0', '_ in 80'));
const look = () => {
  if (!times.mark && mark() !== before[1]) times.mark = performance.now() - began;
  if (!times.drawing && drawing() !== before[0]) times.drawing = performance.now() - began;
  if (times.drawing || performance.now() - began > 4000) done(times); else setTimeout(look, 10);
};
look();"""


def story(page):
    page.ask("new", name="phases", text=SOURCE)
    page.open("play/phases")
    frame = page.frames()["wide"]
    page.tap(frame[0] + 150, frame[1] + 15)
    page.wait(lambda: page.all(".guide.explicit"), "no guide is shown")
    page.click("[data-action=phases]")
    times = page.driver.execute_async_script(WATCH)
    assert times.get("mark") and times.get("drawing"), f"nothing moves: {times}"
    assert times["drawing"] - times["mark"] >= 350, f"the views do not wait: {times}"
