"""Linked bars: a tap splits them, and half of the way is where the terminal says it is."""

from support.course import ROOT, solution


def story(page):
    page.open("exercise/linked-bars")
    page.code = solution("linked-bars")
    page.drawn()
    subject = {"exercise": "linked-bars", "scenario": "base"}
    before = page.ask("scene", subject=subject, text=page.code, editor="story", serial=1)
    left = next(each["frame"] for each in before["views"] if each["name"] == "left")
    page.tap(left[0] + left[2] / 2, left[1] + left[3] / 2)
    page.wait(lambda: page.all(".stage-column .steps li"), "the tap is not listed")
    page.wait(lambda: page.one(".stage-column [data-action=scrub]").is_enabled(), "there is nothing to play")
    page.js("""const scrub = document.querySelector('.stage-column [data-action=scrub]'); scrub.value = 0.5;
        scrub.dispatchEvent(new Event('input', {bubbles: true}));""")
    shown = page.frames()
    file = page.course.home / "bars.layout"
    given = next((ROOT / "Exercises").glob("*/linked-bars/given.layout")).read_text()
    file.write_text(page.code + given.replace("import SwiftUI", ""))
    said = page.course.run("layout", file, "--size", "240x200", "--tap", "left@0.5")
    expected = {each["name"]: each["frame"] for each in said["steps"][0]["at"][0]["views"]}
    for name in ("left", "right"):
        assert near(shown[name], expected[name]), f"{name} is at {shown[name]}, the terminal says {expected[name]}"
    page.js("document.querySelector('.stage-column [data-action=play]').click()")
    page.wait(lambda: page.js("return document.querySelector('.stage-column .clock').textContent") == "1.00 s", "it does not play to its end")
    page.click(".stage-column [data-action=start-over]")
    page.wait(lambda: not page.all(".stage-column .steps li"), "the scene does not start over")


def near(one, other):
    return all(abs(a - b) <= 0.51 for a, b in zip(one, other))
