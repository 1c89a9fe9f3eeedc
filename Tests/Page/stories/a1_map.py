"""The map leads to an exercise, and finds one."""


def story(page):
    page.wait(lambda: len(page.all(".chapter")) == 11, "there are not eleven chapters")
    assert len(page.all(".chapter .exercise")) == 78, "there are not seventy-eight exercises"
    search = page.one("input[type=search]")
    search.send_keys("eyes")
    page.wait(lambda: 0 < len(page.all(".chapter .exercise")) < 10, "searching does not narrow the map down")
    search.clear()
    search.send_keys("hello-frame")
    page.wait(lambda: len(page.all(".chapter .exercise")) == 1, "an ID does not find its exercise")
    page.click(".chapter .exercise a")
    page.drawn()
    assert page.text("h1") == "Every view has a frame"
    assert page.course.file("hello-frame").exists()
    page.driver.back()
    page.wait(lambda: page.all(".chapter a[aria-current]"), "where one stopped is not marked")
    page.click(".go-on")
    page.drawn()
    assert page.text("h1") == "Every view has a frame", "going on leads elsewhere"

    # Left for later in the terminal, said on the map.
    page.course.run("start", "hello-frame")
    page.course.run("skip")
    page.open("")
    page.wait(lambda: page.all(".chapter a[aria-current]"), "there is no map any more")
    line = page.one(".chapter a[href$='hello-frame'] .quiet").text
    assert "skipped" in line, f"the map does not say what was skipped: {line}"

    # Whoever comes back to the page may have gone on elsewhere, where no file tells of it.
    page.js("window.asked = 0; const ask = window.fetch; window.fetch = (...words) => { window.asked += 1; return ask(...words); };")
    page.js("document.dispatchEvent(new Event('visibilitychange'))")
    page.wait(lambda: page.js("return window.asked") > 0, "coming back asks nothing")
