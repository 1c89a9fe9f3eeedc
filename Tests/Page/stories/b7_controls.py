"""Controls of the scene work with pointer and keys; what goes on is one step; drags act while they last."""

from support.browser import Keys


def story(page):
    page.open("play/01-guide-explorer")
    switch = ".control-bar [role=switch]"
    page.wait(lambda: page.all(switch), "the toggle is no switch")
    assert page.one(switch).get_attribute("aria-label"), "the switch has no name"
    before = page.js("return document.querySelector('.stage-column .drawing').innerHTML")
    page.js("document.querySelector(arguments[0]).focus()", switch)
    page.press(" ")
    page.wait(lambda: len(page.all(".stage-column .steps li")) == 1, "the switch does nothing")
    page.wait(lambda: page.js("return document.querySelector('.stage-column .drawing').innerHTML") != before, "the layout stays the same")
    page.wait(lambda: page.one(switch).is_selected(), "the switch does not show its state")
    page.click(".control-bar [role=radio][data-value=trailing]")
    page.wait(lambda: len(page.all(".stage-column .steps li")) == 2, "the picker does nothing")

    page.open("play/12-spacer-or-frame")
    width = page.frames()["upper"][2]
    page.wait(lambda: page.all(".control-bar [type=range]"), "the slider is no slider")
    page.js("document.querySelector('.control-bar [type=range]').focus()")
    page.press(Keys.ARROW_LEFT * 6)
    page.wait(lambda: page.frames()["upper"][2] == width - 6, "six arrows do not move the slider by six")
    assert len(page.all(".stage-column .steps li")) == 1, "sliding is more than one step"

    page.open("play/03-linked-bars")
    left = page.frames()["pile left"]
    x, y = left[0] + left[2] / 2, left[1] + left[3] * 0.8
    page.tap(x, y)
    page.wait(lambda: len(page.all(".stage-column .steps li")) == 1, "the tap is not felt")
    page.wait(lambda: page.one("[data-action=scrub]").is_enabled(), "nothing moves")
