"""The stage's edge is dragged until a text wraps."""

SOURCE = """import SwiftUI

struct Note: View {
  var body: some View {
    Text("A sentence that is rather long for a narrow stage")
      .accessibilityIdentifier("note")
  }
}
"""


def story(page):
    page.ask("new", name="note", text=SOURCE)
    page.open("play/note")
    high = height(page)
    width = page.stage_width
    page.js("document.querySelector('.handle.width').scrollIntoView({block: 'center'})")
    page.drag(page.one(".handle.width"), -80, 0)
    page.drawn()
    assert page.stage_width < width, f"the stage is still {width} wide"
    page.js("document.querySelector('.handle.width').focus()")
    for _ in range(40):
        if height(page) > high + 1:
            break
        page.chord("\ue008", "\ue012")  # Shift, arrow left
        page.drawn()
    assert height(page) > high + 1, "the text never wraps"
    field = page.one(".settings .size input")
    assert float(field.get_attribute("value")) == page.stage_width


def height(page):
    return page.frames()["note"][3]
