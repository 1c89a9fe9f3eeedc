"""A mark is dragged beyond its view: the source changes, as one step of undo; a click on the bar, keys and presets do the same."""

import re

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

HANDLE = ".guide.handle[data-guide='.leading'][data-axis=horizontal]"


def story(page):
    name = page.ask("new", name="guides", text=SOURCE)["id"]
    page.open(f"play/{name}")
    before = page.code
    # Far beyond the view there has to be room.
    page.click(".settings summary")
    page.click("[data-action=fit] [data-choice=one]")
    # With nothing selected, what the source sets is seen; each child has its mark on the line.
    page.wait(lambda: len(page.all(".guide.mark[data-guide='.leading']")) == 2, "the children's marks are not on the line")
    select(page, "wide")
    page.wait(lambda: page.all(HANDLE), "the view has no bar")
    page.drag(page.still(HANDLE), round(370 * page.zoom), 0)
    page.wait(lambda: value(page) is not None and abs(value(page) - 310) <= 3, f"dragged from -60 by 370, the guide is {value(page)}")
    undone(page, before)

    # The mark on the line is the same guide.
    page.drag(page.still(".guide.mark.explicit[data-guide='.leading']"), round(80 * page.zoom), 0)
    page.wait(lambda: value(page) is not None and abs(value(page) - 20) <= 3, f"dragged from -60 by 80, the guide is {value(page)}")
    undone(page, before)

    # A finger drags as a mouse does, to the end.
    page.swipe(page.still(HANDLE), round(370 * page.zoom), 0)
    page.wait(lambda: value(page) is not None and abs(value(page) - 310) <= 4, f"a finger drags from -60 by 370, and the guide is {value(page)}")
    undone(page, before)

    # A click on the bar puts the guide there, also beside the view, with no other key.
    frame = place(page, "wide")
    bar = page.js("const b = document.querySelector('[data-bar=horizontal] .rail').getBoundingClientRect(); return [b.left, b.top, b.height]")
    page.press_at(round(page.left + (frame[0] - 35) * page.zoom), round(bar[1] + bar[2] / 2))
    page.wait(lambda: value(page) is not None and abs(value(page) + 35) <= 3, f"put 35 before the view, the guide is {value(page)}")
    undone(page, before)

    # The number in the code is scrolled to and glows.
    page.click("[data-action=inspect-view]")
    row = ".guides [data-guide-row='.leading'][data-axis=horizontal]"
    page.click(f"{row} [data-preset=trailing]")
    page.wait(lambda: "d[.trailing]" in page.code, "the preset is not in the source")
    page.wait(lambda: page.all(".CodeMirror .flash"), "the changed words do not glow")
    page.drawn()
    page.click(f"{row} [data-preset=remove]")
    page.wait(lambda: ".alignmentGuide" not in page.code, "the guide is still there")
    page.drawn()
    # With keys, on a guide that nobody set: it is written in the style of the file.
    page.wait(lambda: page.all(".guide.handle.implicit[data-guide='.leading']"), "the implicit guide is not hollow")
    page.js("document.querySelector('.guide.handle').focus()")
    page.press("t")
    page.wait(lambda: re.search(r"\n        \.alignmentGuide\(\.leading\)", page.code), "no guide is inserted on a line of its own")
    page.drawn()
    page.wait(lambda: page.all(".guide.handle.explicit[data-guide='.leading']"), "the new guide is not shown")


def select(page, name):
    x, y, width, height = place(page, name)
    page.tap(x + width * 0.8, y + height * 0.2)


def undone(page, before):
    page.drawn()
    page.js("document.querySelector('.editor .CodeMirror').CodeMirror.undo()")
    assert page.code == before, "undo does not take the whole touch back"
    page.drawn()


def value(page):
    found = re.search(r"alignmentGuide\(\.leading\) \{ _ in (-?\d+)", page.code)
    return int(found.group(1)) if found else None


def place(page, name):
    scene = page.ask("scene", subject={"file": "guides"}, text=page.code, editor="story", serial=1)
    return next(each["frame"] for each in scene["views"] if each["name"] == name)
