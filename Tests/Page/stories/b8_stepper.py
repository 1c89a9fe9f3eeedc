"""A container's layout plays on the stage, step by step, each with a sentence; two phases and the stepper are positions on it."""


def story(page):
    page.open("exercise/guide-is-a-number")
    before = drawing(page)
    page.click("[data-action=film]")
    page.wait(lambda: page.text(".timeline .changes"), "no step says anything")
    page.wait(lambda: drawing(page) != before, "the stage shows nothing of it")
    page.click("[data-action=play]")
    first = page.text(".timeline .changes")
    page.click("[data-action=step-on]")
    page.wait(lambda: page.text(".timeline .changes") != first, "the next step says the same")
    page.click("[data-action=film]")
    page.wait(lambda: drawing(page) == before, "the stage does not come back")


def drawing(page):
    return page.js("return document.querySelector('.stage-column .drawing').innerHTML")
