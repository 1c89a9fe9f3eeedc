"""The program ends and comes back: the page says so, keeps what is typed, and goes on by itself."""

from support.browser import Page
from support.course import Course


def story(page):
    page.open("exercise/hello-frame")
    page.saved()
    first = page.code
    page.course.process.terminate()
    page.course.process.wait(10)
    page.code = first + "// typed meanwhile\n"
    page.wait(lambda: page.all("#banner:not([hidden])") and "does not answer" in page.text("#banner"), "nobody says that the course is away")
    page.wait(lambda: page.one(".save-state").get_attribute("data-state") == "failed", "nobody says that nothing is saved")
    assert page.all(".stage.is-stale"), "the stage shows an old layout as if it were this one"
    kept = page.js("return Object.entries(localStorage).filter(([key]) => key.includes('draft')).map(([, value]) => value).join('')")
    assert "typed meanwhile" in kept, "what is typed is nowhere"

    again = Course(page.course.program, pack=page.course.pack[1])
    again.home, again.work = page.course.home, page.course.work
    again.__enter__()
    try:
        assert again.base == page.course.base, f"the program is at {again.base} now, and was at {page.course.base}"
        page.wait(lambda: "started again" in page.text("#banner"), "nobody says that the address is a new one")
        # The address that the terminal shows, in another tab.
        page.driver.switch_to.new_window("tab")
        page.driver.get(again.address)
        page.driver.close()
        page.driver.switch_to.window(page.driver.window_handles[0])
        page.wait(lambda: not page.one("#banner").is_displayed(), "the page does not go on")
        page.saved()
        page.drawn()
        assert "typed meanwhile" in page.course.file("hello-frame").read_text(), "what was typed is not saved"
    finally:
        page.driver.get("about:blank")
        again.process.terminate()
        page.driver.get_log("browser")
