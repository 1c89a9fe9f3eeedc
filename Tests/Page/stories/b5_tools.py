"""Sweep finds the breaking width; guess first, pin, phases, why, and export."""

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
    page.wait(lambda: page.all(".breaks th"), "nothing breaks")
    places = [float(each.text) for each in page.all(".breaks th")]
    # The label is 85.5 wide, and the spacer keeps 8 for itself.
    assert any(85 <= each <= 94 for each in places), f"it breaks at {places}"
    page.click(".breaks th button")
    page.drawn()
    width = page.stage_width
    assert abs(width - places[0]) <= 1, f"a click sets the stage to {width}, not {places[0]}"

    page.js("document.querySelector('[data-tool=guess]').click()")
    page.click("[data-action=guess]")
    assert page.all(".guess-box"), "there is nothing to drag"
    assert page.js("return getComputedStyle(document.querySelector('.stage-column .drawing')).visibility") == "hidden", "the result is not hidden"
    page.press("\ue014")
    page.click("[data-action=reveal]")
    assert page.all(".panel.guess table tr"), "nobody says how far off"

    page.js("document.querySelector('[data-tool=compare]').click()")
    page.click("[data-action=pin]")
    assert page.all(".pins li") and page.all(".below svg"), "the layout is not pinned"
    compared(page)
    page.js("document.querySelector('[data-tool=phases]').click()")
    page.wait(lambda: page.all(".panel.phases svg"), "there are no phases")
    page.js("document.querySelector('[data-tool=inspector]').click()")
    page.click("[data-node-button]")
    page.wait(lambda: page.all(".explain > *"), "nobody says why it is here")
    html = page.ask("export", subject={"file": "spacer"}, text=page.code).get("html", "")
    assert html.lower().startswith("<!doctype html"), "the export is no page"


def compared(page):
    """What was there before the last edit needs no pin; what is pinned follows the stage."""
    before = page.code
    page.code = before.replace("HStack {", "HStack(spacing: 0) {")
    page.drawn()
    page.wait(lambda: page.all("[data-pin=before]"), "the layout before the edit is not kept")
    pinned = page.one("[data-pin=pin-1] .small-picture").get_attribute("innerHTML")
    page.js("document.querySelector('[data-pin=before] [data-action=pin-back]').click()")
    assert page.code == before, "the text before the edit does not come back"
    page.drawn()
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
