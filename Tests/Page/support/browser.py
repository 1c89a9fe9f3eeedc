"""Chromium without a window, and what a person does with it."""

import base64
import json
import time

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys


def chromium(width=1280, height=850):
    options = webdriver.ChromeOptions()
    for argument in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                     f"--window-size={width},{height}"]:
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    driver = webdriver.Chrome(options=options)
    driver.set_script_timeout(60)
    return driver


class Page:
    """The page in the browser, as a story sees it."""

    patience = 12

    def __init__(self, driver, course):
        self.driver = driver
        self.course = course
        self.resize(1280, 850)
        driver.get("about:blank")
        driver.get_log("browser")
        driver.get(course.address)
        driver.execute_script("localStorage.clear()")
        driver.get(course.base)

    def resize(self, width, height, scale=1):
        self.driver.execute_cdp_cmd("Emulation.setDeviceMetricsOverride",
                                    {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False})

    def prefer(self, **features):
        """`prefer(prefers_color_scheme="dark")`"""
        named = [{"name": name.replace("_", "-"), "value": value} for name, value in features.items()]
        self.driver.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": named})

    # Looking

    def js(self, script, *values):
        return self.driver.execute_script(script, *values)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def has(self, selector):
        return self.js("return document.querySelector(arguments[0]) !== null", selector)

    def one(self, selector):
        self.wait(lambda: self.all(selector), f"there is no {selector}")
        return self.all(selector)[0]

    def still(self, selector):
        """The element, when it has not been drawn anew for a moment."""
        def same():
            element = self.all(selector)[0]
            time.sleep(0.2)
            return element if self.all(selector)[0] == element else None
        return self.wait(same, f"{selector} never rests")

    def text(self, selector):
        return self.one(selector).text

    def wait(self, condition, otherwise):
        end = time.monotonic() + self.patience
        problem = None
        while time.monotonic() < end:
            try:
                found = condition()
                if found:
                    return found
            except Exception as error:  # An element that is drawn anew between two looks.
                problem = error
            time.sleep(0.03)
        raise AssertionError(f"{otherwise} (waited {self.patience} s{f'; {problem}' if problem else ''})")

    def errors(self):
        """What the console complains of; a question that the server refuses in words is told on the page, too."""
        said = [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]
        return [each for each in said if "status of 422" not in each]

    def names(self):
        """The accessibility tree as (role, name)."""
        nodes = self.driver.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        return [(node.get("role", {}).get("value"), node.get("name", {}).get("value", ""))
                for node in nodes if not node.get("ignored")]

    # Going

    def open(self, fragment):
        self.driver.get(self.course.base + "#/" + fragment)
        if fragment:
            self.wait(lambda: self.js("return document.body.dataset.place") == "#/" + fragment, f"{fragment} does not open")
            self.drawn()

    def drawn(self):
        """Waits until the newest text is laid out."""
        # No elements are asked for: the driver keeps those that it has named, and all around them.
        self.wait(lambda: self.state == "drawn" and self.has(".stage-column .drawing svg")
                  or self.state in ("drawn", "troubled") and self.has(".is-covered"), "nothing is drawn")

    @property
    def state(self):
        return self.js("return document.documentElement.dataset.scene")

    def click(self, selector):
        def clicked():
            element = self.one(selector)
            # What is in a menu is reached by opening it.
            self.js("const menu = arguments[0].closest('.menu > .sheet')?.parentElement; if (menu) menu.open = true; arguments[0].scrollIntoView({block: 'center'})", element)
            element.click()
            return True
        self.wait(clicked, f"{selector} cannot be clicked")

    def press(self, *keys):
        chain = ActionChains(self.driver)
        for key in keys:
            chain.send_keys(key)
        chain.perform()

    def chord(self, *keys):
        chain = ActionChains(self.driver)
        for key in keys[:-1]:
            chain.key_down(key)
        chain.send_keys(keys[-1])
        for key in reversed(keys[:-1]):
            chain.key_up(key)
        chain.perform()

    def drag(self, element, dx, dy, steps=6):
        self.js("arguments[0].scrollIntoView({block: 'center'})", element)
        chain = ActionChains(self.driver, duration=15).move_to_element(element).click_and_hold()
        for step in range(steps):
            chain.move_by_offset(round(dx * (step + 1) / steps) - round(dx * step / steps),
                                 round(dy * (step + 1) / steps) - round(dy * step / steps))
        chain.release().perform()

    def swipe(self, element, dx, dy, steps=12):
        """A finger goes down on it, moves and comes up."""
        self.js("arguments[0].scrollIntoView({block: 'nearest', inline: 'nearest'})", element)
        box = self.js("const b = arguments[0].getBoundingClientRect(); return [b.left + b.width / 2, b.top + b.height / 2]", element)
        def touch(kind, part):
            points = [] if kind == "touchEnd" else [{"x": box[0] + dx * part, "y": box[1] + dy * part}]
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch("touchStart", 0)
        for step in range(steps):
            touch("touchMove", (step + 1) / steps)
            time.sleep(0.04)
        touch("touchEnd", 1)

    def finger(self, x, y, to=None):
        """A finger touches the stage at a point, in points of the stage, and goes to another one or up again."""
        self.js("document.querySelector('.stage-area').scrollIntoView({block: 'nearest'})")
        box = self.js("const b = document.querySelector('.stage-column .paper').getBoundingClientRect(); return [b.left, b.top]")
        def touch(kind, point):
            points = [] if point is None else [{"x": box[0] + point[0] * self.zoom, "y": box[1] + point[1] * self.zoom}]
            self.driver.execute_cdp_cmd("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        touch("touchStart", (x, y))
        for step in range(8 if to else 0):
            touch("touchMove", (x + (to[0] - x) * (step + 1) / 8, y + (to[1] - y) * (step + 1) / 8))
            time.sleep(0.04)
        touch("touchEnd", None)

    def press_at(self, x, y):
        """A click at a place of the window."""
        chain = ActionChains(self.driver, duration=10)
        chain.w3c_actions.pointer_action.move_to_location(x, y)
        chain.click().perform()

    @property
    def left(self):
        return self.js("return document.querySelector('.stage-column .paper').getBoundingClientRect().left")

    # The editor

    @property
    def code(self):
        return self.js("return document.querySelector('.editor .CodeMirror').CodeMirror.getValue()")

    @code.setter
    def code(self, text):
        self.js("document.querySelector('.editor .CodeMirror').CodeMirror.setValue(arguments[0])", text)

    def caret(self, before=None, after=None):
        """Puts the caret into the text, as a click would."""
        text = self.code
        wanted = before if before is not None else after
        assert wanted in text, f"the code has no {wanted!r}"
        offset = text.index(wanted) + (0 if before is not None else len(wanted))
        self.js("""const cm = document.querySelector('.editor .CodeMirror').CodeMirror;
            cm.focus(); cm.setCursor(cm.posFromIndex(arguments[0]));""", offset)

    def type(self, text):
        self.press(text)

    def typed_over(self, old, new):
        """Selects some words and types others."""
        text = self.code
        assert old in text, f"the code has no {old!r}"
        start = text.index(old)
        self.js("""const cm = document.querySelector('.editor .CodeMirror').CodeMirror; cm.focus();
            cm.setSelection(cm.posFromIndex(arguments[0]), cm.posFromIndex(arguments[1]));""", start, start + len(old))
        self.press(new)

    def saved(self):
        self.wait(lambda: self.one(".save-state").get_attribute("data-state") == "saved", "the text is not saved")

    # The stage

    def frames(self):
        """Where the named views are now, also on their way: the table of numbers, open or not."""
        rows = self.js("""return [...document.querySelectorAll('.frames tbody tr')].map((row) => [row.dataset.view,
            [...row.querySelectorAll('td')].slice(0, 4).map((each) => Number(each.textContent.replace('−', '-')))]);""")
        return dict(rows)

    @property
    def stage_width(self):
        return self.js("return Number(document.querySelector('.handle.width').getAttribute('aria-valuenow'))")

    @property
    def zoom(self):
        return float(self.js("return getComputedStyle(document.querySelector('.stage-column .paper')).getPropertyValue('--zoom')"))

    def tap(self, x, y, key=None):
        """Touches the stage at a point, in points of the stage, with a key held down or none."""
        paper = self.one(".stage-column .paper")
        self.js("arguments[0].scrollIntoView({block: 'nearest'})", paper)
        box = self.js("const b = arguments[0].getBoundingClientRect(); return [b.left, b.top]", paper)
        chain = ActionChains(self.driver, duration=10)
        chain.w3c_actions.pointer_action.move_to_location(round(box[0] + x * self.zoom), round(box[1] + y * self.zoom))
        if key:
            ActionChains(self.driver).key_down(key).perform()
        chain.click().perform()
        if key:
            ActionChains(self.driver).key_up(key).perform()

    def ask(self, route, **question):
        """Asks the server as the page does."""
        return self.driver.execute_async_script("""const [route, body, done] = arguments;
            fetch('/api/' + route, {method: 'POST', headers: {'Content-Type': 'application/json'}, body})
              .then((answer) => answer.json()).then(done, (error) => done({error: String(error)}));""",
                                                route, json.dumps(question))

    def size(self):
        """Nodes, listeners and MB that cannot be thrown away."""
        for _ in range(3):
            self.driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
        self.driver.execute_cdp_cmd("Performance.enable", {})
        found = {each["name"]: each["value"] for each in self.driver.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]}
        return int(found["Nodes"]), int(found["JSEventListeners"]), found["JSHeapUsedSize"] / 1e6

    def picture(self, path, whole=True):
        wanted = {"format": "png"}
        if whole:
            size = self.driver.execute_cdp_cmd("Page.getLayoutMetrics", {})["cssContentSize"]
            wanted |= {"captureBeyondViewport": True, "clip": {**{k: size[k] for k in ("x", "y", "width", "height")}, "scale": 1}}
        data = self.driver.execute_cdp_cmd("Page.captureScreenshot", wanted)["data"]
        path.write_bytes(base64.b64decode(data))


__all__ = ["Keys", "Page", "chromium"]
