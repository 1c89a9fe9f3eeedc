"""From key to new drawing in about 50 ms for sixty lines, and a first paint in about 200."""

import statistics
import urllib.request

MEASURE = """const done = arguments[0];
const cm = document.querySelector('.editor .CodeMirror').CodeMirror;
const times = [];
const round = (number) => {
  if (number === 15) return done(times.slice(3));
  const from = cm.posFromIndex(cm.getValue().indexOf('spacing: ') + 9);
  const began = performance.now();
  const watch = new MutationObserver(() => {
    watch.disconnect();
    times.push(performance.now() - began);
    setTimeout(() => round(number + 1), 120);
  });
  watch.observe(document.querySelector('.stage-column .drawing'), {childList: true});
  cm.replaceRange(String(number % 9 + 1), from, {line: from.line, ch: from.ch + 1}, '+input');
};
round(0);"""


def story(page):
    rows = "\n".join(f'      Text("Row {n}").padding({n % 9}).accessibilityIdentifier("row{n}")' for n in range(52))
    page.ask("new", name="sixty", text=f"import SwiftUI\n\nstruct Rows: View {{\n  var body: some View {{\n    VStack(spacing: 1) {{\n      Group {{\n{rows}\n      }}\n    }}\n  }}\n}}\n")
    page.open("play/sixty")
    times = page.driver.execute_async_script(MEASURE)
    middle = statistics.median(times)
    print(f"        key to drawing: {middle:.0f} ms in the middle, {max(times):.0f} at most")
    # What is aimed at is in the title; on a machine with other work, and for a debug build, it only must not be absurd.
    slow = 10 if "debug" in page.course.program else 3
    assert middle < 50 * slow, f"a key press takes {middle:.0f} ms"
    page.open("")
    page.driver.refresh()
    page.wait(lambda: page.all(".chapter"), "there is no map")
    paint = page.js("return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? performance.now()")
    own = page.js("return performance.getEntriesByType('resource').filter(({name}) => !/codemirror|api|events/.test(name)).map(({name, encodedBodySize}) => [name, encodedBodySize])")
    size = sum(each[1] for each in own) / 1024
    print(f"        first paint: {paint:.0f} ms; own code: {size:.0f} KB in {len(own)} files")
    assert paint < 200 * slow, f"the first paint takes {paint:.0f} ms"
