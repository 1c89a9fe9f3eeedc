"""A prediction is answered in the page."""

import re

from support.browser import Keys
from support.course import solution


def story(page):
    page.open("exercise/predict-the-guides")
    answers = dict(re.findall(r"let (\w+) = (\S+)", solution("predict-the-guides")))
    fields = page.all(".question")
    assert len(fields) == len(answers) == 16, f"there are {len(fields)} questions"
    for field in fields:
        name = field.get_attribute("data-question")
        field.find_element("css selector", "input").send_keys(answers[name])
    assert all(f"let {name} = {value}" in page.code for name, value in answers.items()), "an answer is not in the text"
    page.click("[data-action=check]")
    page.wait(lambda: page.one(".result").get_attribute("data-verdict") == "passed", "the right answers do not pass")

    page.driver.get(page.course.base + "#/exercise/predict-the-roles")
    first = page.one(".question select")
    first.send_keys("container")
    page.wait(lambda: '"container"' in page.code, "a choice is not written as a text")
    page.press(Keys.NULL)
