"""Hints one at a time; starting over keeps the text; the history compares and brings back; the solution asks first."""


def story(page):
    page.open("exercise/hello-frame")
    page.js("[...document.querySelectorAll('.actions button')].find((each) => each.textContent.startsWith('Hint')).click()")
    page.wait(lambda: len(page.all(".hints li")) == 1, "there is no first hint")
    page.js("[...document.querySelectorAll('.actions button')].find((each) => each.textContent.startsWith('Hint')).click()")
    page.wait(lambda: len(page.all(".hints li")) == 2, "there is no second hint")
    starter = page.code
    page.code = starter + "// kept\n"
    page.saved()
    action(page, "Start over")
    page.click("dialog button.main")
    page.wait(lambda: page.code == starter, "the first text is not back")
    action(page, "History")
    page.wait(lambda: page.all("[data-entry]"), "the history is empty")
    assert page.text("[data-entry] strong"), "nobody says what the earlier text is"
    page.click("[data-entry]")
    page.wait(lambda: "// kept" in page.text(".history-text"), "the earlier text is not compared")
    page.click("[data-action=restore]")
    page.wait(lambda: "// kept" in page.code, "the earlier text is not brought back")
    action(page, "Solution")
    page.wait(lambda: page.all("dialog[open] button.main"), "the solution is shown without a question")
    page.click("dialog[open] button.main")
    page.wait(lambda: "struct" in page.text("dialog pre"), "the solution is not shown")


def action(page, words):
    page.wait(lambda: not page.all("dialog[open]"), "a dialog is still open")
    page.js("[...document.querySelectorAll('.actions button')].find((each) => each.textContent === arguments[0]).click()", words)
