"""Hints one at a time; starting over keeps the text; the history compares and brings back; the solution asks first."""


def story(page):
    page.open("exercise/hello-frame")
    page.click("[data-action=hint]")
    page.wait(lambda: page.text(".hint h3") == "Hint 1", "there is no first hint")
    page.click("[data-action=hint]")
    page.wait(lambda: page.text(".hint h3") == "Hint 2", "there is no second hint")
    starter = page.code
    page.code = starter + "// kept\n"
    page.saved()
    action(page, "reset")
    page.click("dialog button.main")
    page.wait(lambda: page.code == starter, "the first text is not back")
    action(page, "history")
    page.wait(lambda: page.all("[data-entry]"), "the history is empty")
    assert page.text("[data-entry] strong"), "nobody says what the earlier text is"
    page.click("[data-entry]")
    page.wait(lambda: "// kept" in page.text(".history-text"), "the earlier text is not compared")
    page.click("[data-action=restore]")
    page.wait(lambda: "// kept" in page.code, "the earlier text is not brought back")
    action(page, "solution")
    page.wait(lambda: page.all("dialog[open] button.main"), "the solution is shown without a question")
    page.click("dialog[open] button.main")
    page.wait(lambda: "struct" in page.text("dialog pre"), "the solution is not shown")


def action(page, words):
    page.wait(lambda: not page.all("dialog[open]"), "a dialog is still open")
    page.js("document.querySelector('.actions .menu').open = true")
    page.click(f"[data-action={words}]")
