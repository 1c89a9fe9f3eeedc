"""Sweep finds the breaking width and keeps a number's type; predict, pin, why, and files to share."""

import re
import time

SOURCE = """import SwiftUI

struct Pushed: View {
  var body: some View {
    HStack {
      Spacer()
      Text("Hello world").accessibilityIdentifier("label")
    }
  }
}
"""


def story(page):
    page.ask("new", name="spacer", text=SOURCE)
    page.open("play/spacer")
    page.js("document.querySelector('[data-tool=sweep]').click()")
    for name, value in (("from", "60"), ("to", "140")):
        field = page.one(f"[data-field={name}]")
        field.clear()
        field.send_keys(value)
    page.click("[data-action=sweep]")
    page.wait(lambda: page.all(".plot .curve"), "there is no plot")
    page.wait(lambda: page.all("[data-break]"), "nothing breaks")
    places = [float(each.get_attribute("data-break")) for each in page.all("[data-break]")]
    # The label is 85.5 wide, and the spacer keeps 8 for itself.
    assert any(85 <= each <= 94 for each in places), f"it breaks at {places}"
    page.click("[data-break]")
    page.drawn()
    width = page.stage_width
    assert abs(width - places[0]) <= 1, f"a click sets the stage to {width}, not {places[0]}"

    page.click("[data-action=guess]")
    assert not page.all(".guess-box"), "boxes lie on a heap before anybody chose a view"
    page.click("[data-guess=label]")
    assert page.all(".guess-box"), "there is nothing to drag"
    assert page.js("return getComputedStyle(document.querySelector('.stage-column .drawing')).visibility") == "hidden", "the result is not hidden"
    page.press("\ue014")
    page.click("[data-action=reveal]")
    page.wait(lambda: "label" in page.text(".guess-result"), "nobody says how far off")
    assert page.all(".guess-arrows .arrow"), "no arrow leads from the guess to the truth"
    page.click("[data-action=guess]")
    typed(page)

    page.js("document.querySelector('[data-tool=compare]').click()")
    page.click("[data-action=pin]")
    assert page.all(".pins li") and page.all(".below svg"), "the layout is not pinned"
    compared(page)
    page.click(".views summary")
    page.click("[data-node-button]")
    page.click(".popover .why summary")
    page.wait(lambda: page.all(".explain > *"), "nobody says why it is here")
    page.press("\ue00c")
    page.wait(lambda: not page.one(".popover").is_displayed(), "Escape does not close what is said of a view")
    html = page.ask("export", subject={"file": "spacer"}, text=page.code).get("html", "")
    assert html.lower().startswith("<!doctype html"), "the export is no page"


def typed(page):
    """A sweep sets a number with a fraction to one with a fraction."""
    before = page.code
    page.code = before.replace("HStack {", "HStack(spacing: 12.0) {")
    page.drawn()
    page.js("""const what = document.querySelector('[data-field=what]');
        what.value = [...what.options].find((each) => each.textContent.includes('spacing')).value; what.dispatchEvent(new Event('change'));""")
    page.click("[data-action=sweep]")
    page.wait(lambda: page.all(".plot .curve"), "there is no plot")
    page.click(".plot")
    page.wait(lambda: "spacing: 12.0" not in page.code, "a click into the plot sets nothing")
    assert re.search(r"spacing: \d+\.\d", page.code), f"the number's type is another one: {page.code[:200]}"
    page.code = before
    page.drawn()


def compared(page):
    """What was there before the last edit needs no pin; what is pinned follows the stage."""
    before = page.code
    # Edits that follow each other faster are one.
    time.sleep(1.6)
    page.code = before.replace("HStack {", "HStack(spacing: 0) {")
    page.drawn()
    page.wait(lambda: page.all("[data-pin=before]"), "the layout before the edit is not kept")
    pinned = page.one("[data-pin=pin-1] .small-picture").get_attribute("innerHTML")
    page.js("document.querySelector('[data-pin=before] [data-action=pin-back]').click()")
    assert page.code == before, "the text before the edit does not come back"
    page.drawn()
    page.click(".settings summary")
    field = page.one(".settings .size input")
    field.clear()
    field.send_keys("211\ue007")
    page.wait(lambda: page.one("[data-pin=pin-1] .small-picture").get_attribute("innerHTML") != pinned, "a pinned layout does not follow the stage")
    page.drawn()
    page.js("document.querySelector('[data-tool=variants]').click()")
    page.caret(after="HSta")
    page.wait(lambda: len(page.all("[data-variant] svg")) == 3, "the container's three variants are not drawn")
    page.js("document.querySelector('[data-variant=ZStack] button').click()")
    page.wait(lambda: "ZStack {" in page.code, "a click does not take the variant")
    page.drawn()
