"""A prediction is answered before anything is seen; then the stage is uncovered, and the verdict counts."""

import re

from support.browser import Keys
from support.course import solution


def story(page):
    page.open("exercise/predict-the-guides")
    answers = dict(re.findall(r"let (\w+) = (\S+)", solution("predict-the-guides")))
    page.wait(lambda: page.state == "drawn", "the layout is not asked for")
    hidden = page.js("""return {drawing: document.querySelector('.stage-column .drawing').childElementCount,
        rows: document.querySelectorAll('.frames tbody tr').length, marks: document.querySelectorAll('.guide, .ghost').length,
        judged: [...document.querySelectorAll('.scenarios .mark')].filter((each) => each.textContent).length}""")
    assert not any(hidden.values()), f"something is given away: {hidden}"
    assert not page.one(".editor").is_displayed() and "struct Aquarium" in page.text(".code-box > .given-code"), "the answers stand there twice, or there is nothing to read"
    page.click("[data-action=check]")
    page.wait(lambda: "16" in page.text("#toasts"), "nobody says that answers are missing")
    assert page.all(".is-covered"), "the stage is uncovered before anybody answered"
    seen = 0
    for variant in [each.get_attribute("data-variant") for each in page.all("[data-variant]")]:
        page.click(f"[data-variant={variant}]")
        assert page.text(".question-data"), "a card has no numbers"
        for field in page.all(".question"):
            name = field.get_attribute("data-question")
            field.find_element("css selector", "input").send_keys(answers[name])
            seen += 1
    assert seen == len(answers) == 16, f"there are {seen} questions"
    assert all(f"let {name} = {value}" in page.code for name, value in answers.items()), "an answer is not in the text"
    # Nothing was judged while it was written.
    assert not page.all(".scenarios .passed"), "an answer was judged before it was given"
    page.chord(Keys.CONTROL, Keys.ENTER)
    page.wait(lambda: page.one(".result").get_attribute("data-verdict") == "passed", "the right answers do not pass")
    page.wait(lambda: page.all(".stage-column .drawing svg") and not page.all(".is-covered"), "the stage stays covered")

    page.driver.get(page.course.base + "#/exercise/predict-the-roles")
    first = page.one(".question select")
    first.send_keys("container")
    page.wait(lambda: '"container"' in page.code, "a choice is not written as a text")
    page.press(Keys.NULL)
