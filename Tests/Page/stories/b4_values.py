"""A number in the text has a slider, in the text and in the list of values; sliding lays out anew and is undone at once."""

from support.browser import Keys


def story(page):
    page.ask("new", name="values", text="""import SwiftUI

struct Bars: View {
  var unused: CGFloat = 4

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Color.mint.frame(width: 120, height: 20).accessibilityIdentifier("a")
      Color.orange.frame(width: 80, height: 20).accessibilityIdentifier("b")
    }
  }
}
""")
    page.open("play/values")
    page.wait(lambda: page.all(".literal.number"), "no number can be touched")
    before = page.code
    page.caret(after="spacing: 8")
    page.chord(Keys.ALT, Keys.ENTER)
    slider = page.one(".literal-popover input[type=range]")
    slider.send_keys(Keys.ARROW_RIGHT * 5)
    page.wait(lambda: "spacing: 13" in page.code, "the slider does not change the source")
    page.press(Keys.ESCAPE)
    page.wait(lambda: not page.one(".literal-popover").is_displayed(), "Escape does not close the slider")
    page.drawn()
    page.js("document.querySelector('.editor .CodeMirror').CodeMirror.undo()")
    assert page.code == before, "the touch is not one step of undo"
    page.drawn()
    page.js("document.querySelector('[data-tool=values]').click()")
    page.wait(lambda: page.all(".values .swatches") and page.all(".values select"), "colours and alignments have no field")
    groups = [each.text for each in page.all(".values h2")]
    assert groups == ["Bars", "VStack", "Shape a", "Shape b"], f"values are grouped as {groups}"
    page.click(".values .swatches button[aria-label=teal]")
    page.wait(lambda: "Color.teal" in page.code or ".teal" in page.code, "the swatch does not change the source")
    page.drawn()
