"""A lesson's picture is alive where its code reacts: a tap moves it, and the way can be scrubbed."""


def story(page):
    page.open("exercise/linked-bars")
    while not page.all(".card figure"):
        page.click("[data-action=card-on]")
    page.wait(lambda: page.all(".living .drawing svg"), "the picture is not alive")
    frames = lambda: page.js("return document.querySelector('.living .drawing').innerHTML")
    before = frames()
    page.js("document.querySelector('.living [data-deed=tap]').click()")
    page.wait(lambda: frames() != before, "a tap changes nothing")
    page.wait(lambda: page.one(".living [data-action=scrub]").is_enabled(), "the way cannot be scrubbed")
    page.js("""const scrub = document.querySelector('.living [data-action=scrub]'); scrub.value = 0;
        scrub.dispatchEvent(new Event('input', {bubbles: true}));""")
    page.wait(lambda: frames() != before, "scrubbing shows nothing")
    assert not page.all(".stage-column .steps li"), "the tap was done to the exercise, too"
    page.open("exercise/hello-frame")
    assert not page.all(".living"), "a picture in which nothing reacts is said to be alive"
