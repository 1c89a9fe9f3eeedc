"""On a phone everything goes by finger: taps, drags, controls, marks, the timeline; the stage stays in view while one types."""


def story(page):
    page.resize(390, 844)
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    try:
        touched(page)
    finally:
        page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
        page.resize(1280, 850)


def touched(page):
    page.open("play/03-linked-bars")
    x, y, width, height = page.frames()["pile left"]
    page.finger(x + width / 2, y + height * 0.7)
    page.wait(lambda: page.has(".stage-column .steps li"), "a tap by finger is not felt")
    page.wait(lambda: not page.js("return document.querySelector('.stage-column [data-action=play]').textContent.includes('❚')"), "it never rests")
    before = page.frames()
    x, y, width, height = before["pile left"]
    steps = len(page.js("return [...document.querySelectorAll('.stage-column .steps li')].map((each) => each.textContent)"))
    page.finger(x + width / 2, y + height * 0.5, to=(x + width / 2, y + height * 0.2))
    page.wait(lambda: page.js("return document.querySelectorAll('.stage-column .steps li').length") == steps + 1, "a drag by finger is not one step")

    page.open("play/12-spacer-or-frame")
    width = page.frames()["upper"][2]
    slider = page.one(".control-bar [type=range]")
    page.swipe(slider, 40, 0)
    page.wait(lambda: page.frames()["upper"][2] != width, "a slider does not follow the finger")
    page.open("play/01-guide-explorer")
    x, y, width, height = page.frames()["A"]
    page.finger(x + width * 0.8, y + height * 0.2)
    page.wait(lambda: page.has(".guide.handle.explicit"), "a finger selects nothing")
    page.click(".settings summary")
    page.click("[data-action=fit] [data-choice=one]")
    old = page.code
    page.swipe(page.still(".guide.handle.explicit"), 60, 0)
    page.wait(lambda: page.code != old, "a mark does not follow the finger")
    page.drawn()

    page.open("exercise/guide-is-a-number")
    page.click(".editor .CodeMirror-lines")
    page.wait(lambda: page.js("""const stage = document.querySelector('.stage-area').getBoundingClientRect();
        const line = document.querySelector('.CodeMirror-cursor, .CodeMirror-line').getBoundingClientRect();
        return stage.top >= 0 && stage.bottom <= innerHeight && line.top >= stage.bottom - 4;"""), "the stage is not in view while one types")
