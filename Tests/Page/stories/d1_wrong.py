"""Wrong syntax keeps the last drawing, greyed, with a squiggle and a sentence; typing on mends it."""


def story(page):
    page.open("exercise/hello-frame")
    drawing = page.js("return document.querySelector('.stage-column .drawing').innerHTML")
    text = page.code
    page.code = text.replace("var body", "var bodi(")
    page.wait(lambda: page.state == "troubled", "nobody notices")
    assert page.js("return document.querySelector('.stage-column .drawing').innerHTML") == drawing, "the drawing is gone"
    assert page.all(".stage.is-stale"), "the drawing is not greyed"
    assert page.all(".squiggle") and page.all(".problem.error"), "nothing is marked"
    page.wait(lambda: len(page.all(".problem .link")) > 0, "no line is named")
    page.code = text
    page.drawn()
    assert not page.all(".stage.is-stale") and not page.all(".problem.error"), "the mended text is still marked"
