"""axe-core finds nothing on any view, in light and in dark."""

import importlib.util
import pathlib
import time

from support.course import solution

# What scrolls in the editor has its field beside it, not inside; its keys scroll it.
KNOWN = (".CodeMirror-scroll",)

RUN = """const done = arguments[arguments.length - 1];
axe.run(document, {resultTypes: ['violations']}).then(({violations}) => done(violations.flatMap(({id, nodes}) => nodes.map(({target}) => [id, target.join(' ')]))));"""


def story(page):
    source = axe()
    if not source:
        print("        left out: there is no axe-core (PyPI's axe-core-python)")
        return

    def audit(where):
        page.driver.execute_cdp_cmd("Runtime.evaluate", {"expression": source})
        found = [each for each in page.driver.execute_async_script(RUN) if each[1] not in KNOWN]
        assert not found, f"{where}: {found[:4]}"

    for scheme in ("light", "dark"):
        page.prefer(prefers_color_scheme=scheme)
        page.open("")
        page.wait(lambda: page.all(".thumbnail svg"), "there are no pictures")
        audit(f"the map, {scheme}")
        page.open("exercise/guide-is-a-number")
        audit(f"an exercise, {scheme}")
        page.click("[data-action=check]")
        page.wait(lambda: page.all(".verdict"), "there is no verdict")
        audit(f"its result, {scheme}")
        page.js("document.querySelector('.views').open = true")
        page.click("[data-node-button]")
        page.wait(lambda: page.all(".chain"), "nothing is said of a view")
        audit(f"what is said of a view, {scheme}")
        page.press("\ue00c")
        page.code = solution("guide-is-a-number")
        page.wait(lambda: page.all(".passing"), "it does not pass")
        time.sleep(0.6)
        audit(f"a pass, {scheme}")
        page.js("document.querySelector('.editor .CodeMirror').CodeMirror.undo()")
        page.code = solution("guide-is-a-number").replace("in 20", "in 12")
        page.click("[data-action=check]")
        page.click("[data-action=show-me]")
        audit(f"a reason, {scheme}")
        page.click("[data-action=film]")
        page.wait(lambda: page.all(".timeline input"), "there is no timeline")
        audit(f"the film, {scheme}")
        page.click("[data-action=film]")
        page.click("[data-action=guess]")
        page.click("[data-guess=pie]")
        page.click("[data-action=reveal]")
        audit(f"a guess, {scheme}")
        page.click("[data-action=guess]")
        page.open("exercise/predict-the-guides")
        audit(f"a prediction, {scheme}")
        page.open("play/01-guide-explorer")
        for tool in ("values", "variants", "compare", "sweep", "frames"):
            page.click(f"[data-tool={tool}]")
            time.sleep(0.4)
            audit(f"{tool}, {scheme}")
        page.js("document.querySelector('.settings').open = true")
        audit(f"the stage's settings, {scheme}")
        page.js("document.querySelector('.settings').open = false; document.activeElement.blur()")
        page.press("?")
        page.one("dialog[open]")
        audit(f"the keys, {scheme}")
        page.press("\ue00c")


def axe():
    found = importlib.util.find_spec("axe_core_python")
    if not found or not found.origin:
        return None
    return (pathlib.Path(found.origin).parent / "axe.min.js").read_text()
