"""A container lays itself out step by step: each a picture and a sentence."""


def story(page):
    page.open("exercise/guide-is-a-number")
    page.js("document.querySelector('[data-tool=stepper]').click()")
    page.wait(lambda: page.all(".step-words") and page.text(".step-words"), "there are no steps")
    first = page.text(".step-words")
    page.click("[data-action=step-on]")
    page.wait(lambda: page.text(".step-words") != first, "the next step says the same")
    assert page.all(".panel.stepper .drawn svg"), "a step has no picture"
