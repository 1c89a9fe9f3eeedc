"""Every control of every playground acts by mouse, by finger and by keys, and so does every tap and drag on the stage."""

from support.browser import Keys

# What a scene looks like, and what was done to it.
LOOK = """return document.querySelector('.stage-column .drawing').innerHTML
    + [...document.querySelectorAll('.stage-column .steps li')].map((each) => each.textContent).join();"""

FIELDS = """return [...document.querySelectorAll('.control-bar [data-control]')].map((each) => [each.dataset.control, each.localName]);"""

CENTER = """const b = arguments[0].getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]"""


def story(page):
    # Whoever likes less motion sees where it ends, at once.
    page.prefer(prefers_reduced_motion="reduce")
    page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": True})
    try:
        everything(page)
    finally:
        page.driver.execute_cdp_cmd("Emulation.setTouchEmulationEnabled", {"enabled": False})
        page.prefer()


def everything(page):
    fields = touches = 0
    for playground in [each["id"] for each in page.ask("course")["playgrounds"]]:
        page.open(f"play/{playground}")
        for index, (kind, tag) in enumerate(page.js(FIELDS)):
            for way in ("mouse", "finger", "keys"):
                # The list of a closed menu belongs to the browser, not to the page.
                if tag == "select" and way != "keys":
                    continue
                acts(page, f"{playground}: {kind} {index + 1} by {way}", lambda: use(page, index, kind, way))
            fields += 1
        touches += touched(page, playground)
    print(f"        {fields} controls and {touches} touches of 18 playgrounds")


def acts(page, what, do):
    before = page.js(LOOK)
    do()
    page.wait(lambda: page.js(LOOK) != before, f"{what} does nothing")
    # The next one begins where this one began.
    page.js("document.querySelector('.stage-column [data-action=start-over]')?.click()")
    page.drawn()


def use(page, index, kind, way):
    page.still(".control-bar [data-control]")
    field = page.all(".control-bar [data-control]")[index]
    page.js("arguments[0].scrollIntoView({block: 'nearest'})", field)
    if kind == "slider":
        at, most = page.js("return [arguments[0].valueAsNumber, (Number(arguments[0].min) + Number(arguments[0].max)) / 2]", field)
        sign = 1 if at < most else -1
        if way == "keys":
            page.js("arguments[0].focus()", field)
            return page.press((Keys.ARROW_RIGHT if sign > 0 else Keys.ARROW_LEFT) * 3)
        width = page.js("return arguments[0].getBoundingClientRect().width", field)
        return page.drag(field, round(sign * width * 0.3), 0) if way == "mouse" else page.swipe(field, sign * width * 0.4, 0)
    if kind == "picker" and way == "keys" and field.tag_name == "select":
        page.js("arguments[0].focus()", field)
        isLast = page.js("return arguments[0].selectedIndex === arguments[0].length - 1", field)
        return page.press(Keys.ARROW_UP if isLast else Keys.ARROW_DOWN)
    button = {"picker": "[role=radio]:not([aria-checked=true])", "stepper": "button:last-child"}.get(kind)
    target = field.find_element("css selector", button) if button else field
    if way == "keys":
        page.js("arguments[0].focus()", target)
        page.press(" ")
    elif way == "mouse":
        target.click()
    else:
        page.swipe(target, 0, 0, steps=0)


def touched(page, playground):
    """The first two places that react to fingers: on the stage by mouse and finger, beside it by keys."""
    deeds = page.js("return [...document.querySelectorAll('.deeds [data-deed]')].map((each) => each.dataset.deed)")
    if not deeds:
        return 0
    scene = page.ask("scene", subject={"file": playground}, text=page.code, editor="story", serial=1)
    page.click(".settings summary")
    page.click("[data-action=fit] [data-choice=device]")
    places = [each for each in scene["touches"] if not each["control"] or each["control"]["kind"] == "button"]
    for number, place in enumerate(places[:2]):
        x, y, width, height = place["frame"]
        for way in ("mouse", "finger"):
            at = (x + width / 2, y + height * (0.7 if way == "mouse" else 0.3))
            acts(page, f"{playground}: touch {number + 1} by {way}", lambda: page.tap(*at) if way == "mouse" else page.finger(*at))
    page.js("document.querySelector('.by-keys').open = true")
    for kind in dict.fromkeys(deeds):
        page.still(".by-keys")
        page.js("document.querySelector(`.deeds [data-deed=${arguments[0]}]`).focus()", kind)
        acts(page, f"{playground}: {kind} by keys", lambda: page.press(Keys.ARROW_UP * 3 if kind == "drag" else Keys.ENTER))
        assert page.js("return document.activeElement.dataset.deed") == kind, f"{playground}: after a {kind} by keys the focus is lost"
    return min(2, len(places))
