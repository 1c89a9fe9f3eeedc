"""A guide is dragged beyond its view: the source changes, as one step of undo; presets and removal do the same."""

import re

from selenium.webdriver.common.keys import Keys

SOURCE = """import SwiftUI

struct Column: View {
  var body: some View {
    VStack(alignment: .leading) {
      Color.mint
        .frame(width: 250, height: 30)
        .alignmentGuide(.leading) { _ in -60 }
        .accessibilityIdentifier("wide")
      Color.orange
        .frame(width: 100, height: 30)
        .accessibilityIdentifier("short")
    }
  }
}
"""


def story(page):
    name = page.ask("new", name="guides", text=SOURCE)["id"]
    page.open(f"play/{name}")
    page.js("document.querySelector('[data-tool=inspector]').click()")
    frame = next(each["frame"] for each in scene(page)["views"] if each["name"] == "wide")
    page.tap(frame[0] + 200, frame[1] + 15)
    row = "[data-guide-row='.leading'][data-axis=horizontal]"
    page.wait(lambda: page.all(f".guides {row}"), "the view's guides are not shown")
    line = page.still(".guide.explicit[data-guide='.leading']")
    before = page.code
    page.drag(line, round(370 * page.zoom), 0)
    page.wait(lambda: value(page) is not None and abs(value(page) - 310) <= 3, f"dragged from -60 by 370, the guide is {value(page)}")
    page.drawn()
    page.js("document.querySelector('.editor .CodeMirror').CodeMirror.undo()")
    assert page.code == before, "undo does not take the whole drag back"
    page.drawn()

    # A click with Shift puts the guide through the point, also where the view is not.
    page.tap(frame[0] - 35, frame[1] + 22, key=Keys.SHIFT)
    page.wait(lambda: value(page) is not None and abs(value(page) + 35) <= 3, f"put 35 before the view, the guide is {value(page)}")
    page.drawn()
    page.js("document.querySelector('.editor .CodeMirror').CodeMirror.undo()")
    page.drawn()

    # The lines of one view stay while another one is selected.
    page.click("[data-action=keep-guides]")
    page.drawn()
    other = next(each["frame"] for each in scene(page)["views"] if each["name"] != "wide")
    page.tap(other[0] + 20, other[1] + 15)
    page.wait(lambda: len(page.all(".guide[data-guide='.leading'][data-axis=horizontal]")) == 2, "only one view's guides are shown")
    wide = next(each["frame"] for each in scene(page)["views"] if each["name"] == "wide")
    page.tap(wide[0] + 240, wide[1] + 6)
    page.wait(lambda: page.all("[data-action=keep-guides][aria-pressed=true]"), "nobody says that the lines are kept")
    page.click("[data-action=keep-guides]")
    page.drawn()

    page.click(f".guides {row} [data-preset=trailing]")
    page.wait(lambda: "d[.trailing]" in page.code, "the preset is not in the source")
    page.drawn()
    page.wait(lambda: page.all(".guides"), "the view is no longer selected after the preset")
    page.click(f".guides {row} [data-preset=remove]")
    page.wait(lambda: ".alignmentGuide" not in page.code, "the guide is still there")
    page.drawn()
    page.wait(lambda: page.all(f".guide.implicit[data-guide='.leading']"), "the implicit guide is not shown")
    # With keys, on a guide that nobody set: it is written in the style of the file.
    page.js("document.querySelector(\".guide[data-guide='.leading']\").focus()")
    page.press("t")
    page.wait(lambda: re.search(r"\n        \.alignmentGuide\(\.leading\)", page.code), "no guide is inserted on a line of its own")
    page.drawn()
    page.wait(lambda: page.all(".guide.explicit[data-guide='.leading']"), "the new guide is not shown")


def value(page):
    found = re.search(r"alignmentGuide\(\.leading\) \{ _ in (-?\d+)", page.code)
    return int(found.group(1)) if found else None


def scene(page):
    return page.ask("scene", subject={"file": "guides"}, text=page.code, editor="story", serial=1)
