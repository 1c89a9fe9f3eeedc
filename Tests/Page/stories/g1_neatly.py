"""What is said about a view hides no other one, views have names for people, and what is empty takes no room."""

import re

from support.browser import Keys
from support.course import solution

COVERED = """const popover = document.querySelector('.popover').getBoundingClientRect();
const overlaps = (box) => box.left < popover.right - 1 && popover.left < box.right - 1 && box.top < popover.bottom - 1 && popover.top < box.bottom - 1;
const paper = document.querySelector('.stage-column .paper').getBoundingClientRect();
return [...document.querySelectorAll('.stage-column .drawing [data-node]')].filter((each) => !each.querySelector('[data-node]'))
  .map((each) => each.getBoundingClientRect()).filter((box) => box.width * box.height < paper.width * paper.height * 0.9 && overlaps(box)).length;"""

TOUCHING = """const boxes = [...document.querySelectorAll('.overlay .points')].map((each) => each.getBoundingClientRect());
const tag = document.querySelector('.tag').getBoundingClientRect();
return boxes.filter((box) => box.left < tag.right && tag.left < box.right && box.top < tag.bottom && tag.top < box.bottom).length;"""


def story(page):
    beside(page)
    apart(page)
    uncrossed(page)
    names(page)
    rest(page)
    art(page)
    passing(page)
    edges(page)


def beside(page):
    """A popover stands where no view is; where there is no such place, the views make room until it closes."""
    for width, height in ((1440, 900), (1024, 700)):
        page.resize(width, height)
        for place, view in (("play/01-guide-explorer", "A"), ("exercise/movie-header", "title"), ("exercise/razemon-eyes", "drawing")):
            page.open(place)
            zoom = page.zoom
            page.js("document.querySelector('[data-action=mode] [data-value=inspect], [data-action=mode] button:nth-child(2)').click()")
            x, y, wide, high = page.frames()[view]
            page.tap(x + wide * 0.8, y + high * 0.3)
            page.wait(lambda: page.has(".popover:not([hidden])"), "a view is not inspected")
            page.wait(lambda: page.js(COVERED) == 0, f"at {width} pixels, what is said about {view} hides views of {place}")
            assert page.zoom > zoom * 0.45, f"at {width} pixels, {place} becomes too small beside what is said: {page.zoom} of {zoom}"
            page.press(Keys.ESCAPE)
            page.wait(lambda: page.zoom == zoom, "the stage does not come back to its size")
    page.resize(1280, 850)


def apart(page):
    """The points of an arrow do not hide the name of the selected view."""
    page.open("exercise/linked-bars")
    page.caret(after="HSta")
    page.wait(lambda: page.has(".tag") and page.has(".overlay .points"), "nothing is selected or off")
    assert page.js(TOUCHING) == 0, "a distance stands on a view's name"


def uncrossed(page):
    """An arrow goes around views that it is not about, and views that move together have one shaft."""
    page.open("exercise/creature-list")
    page.wait(lambda: page.has(".overlay .arrow line"), "nothing is off")
    lines = page.js("""return [...document.querySelectorAll('.overlay .arrow line')].map((each) => ['x1', 'x2', 'y1'].map((key) => Number(each.getAttribute(key))));""")
    for name, (x, y, width, height) in page.frames().items():
        for x1, x2, at in lines:
            start, end = sorted((x1 / page.zoom, x2 / page.zoom))
            inside = y + 1 < at / page.zoom < y + height - 1 and min(end, x + width) - max(start, x) > 1
            assert not inside, f"an arrow crosses {name}"
    assert len(lines) == 4, f"{len(lines)} shafts for 4 ways"


def names(page):
    """Views that share a name are counted from one, wherever people read them."""
    page.open("exercise/hstack-needs-vertical")
    page.click("[data-action=check]")
    page.wait(lambda: page.has(".verdict"), "there is no verdict")
    page.wait(lambda: "icon 1" in page.text(".off-views"), "the first icon is not called so")
    page.js("for (const each of document.querySelectorAll('.result details')) each.open = true")
    read = page.js("return document.body.innerText.replace(document.querySelector('.editor').innerText, '')")
    raw = re.findall(r"\w+#\d", read)
    assert not raw, f"names for the check are shown to people: {raw}"


def rest(page):
    """At rest the timeline has nothing that cannot be used; sentences of different length leave the stage as it is."""
    page.open("exercise/guide-is-a-number")
    assert page.js("return [...document.querySelectorAll('.stage-column .timeline :is(button, input, select):disabled')].filter((each) => each.checkVisibility()).length") == 0, \
        "the timeline shows what cannot be used"
    assert not page.one(".stage-column [data-action=scrub]").is_displayed(), "there is nothing to scrub"
    page.click("[data-action=film]")
    page.wait(lambda: page.one(".stage-column [data-action=scrub]").is_displayed(), "the film cannot be scrubbed")
    page.click("[data-action=play]")
    heights = set()
    for _ in range(6):
        heights.add(page.js("return document.querySelector('.stage-area').clientHeight"))
        page.click("[data-action=step-on]")
    assert len(heights) == 1, f"the stage jumps from sentence to sentence: {heights}"
    page.js("document.querySelector('.stage-column [data-action=scrub]').focus()")
    page.press(Keys.ESCAPE)
    page.wait(lambda: page.js("return document.activeElement?.dataset.action") == "film", "the focus is lost with the film")


def art(page):
    """A chapter's picture has a bar for each exercise; what is done stands on the line, and comes there in sight."""
    page.open("")
    page.wait(lambda: len(page.all(".chapter-art")) == 11, "not every chapter has a picture")
    assert page.js("return [...document.querySelectorAll('.chapter')].every((each) => each.querySelectorAll('.chapter-art rect').length === each.querySelectorAll('.exercise').length)"), \
        "a chapter's picture shows something else than its exercises"
    done = len(page.all(".chapter-art .done"))
    page.open("exercise/hello-frame")
    page.code = solution("hello-frame")
    page.wait(lambda: page.has(".passing"), "it does not pass")
    page.open("")
    page.wait(lambda: len(page.all(".chapter-art .done")) == done + 1, "the chapter's picture does not know what is done")
    page.wait(lambda: len(page.all(".chapter-art .is-new")) == 1, "what is new does not glide onto the line")
    x = page.js("""const art = document.querySelector('.chapter-art'); art.getAnimations({subtree: true}).forEach((each) => each.finish());
        const middle = (each) => { const box = each.getBoundingClientRect(); return box.left + box.width / 2; };
        return [middle(art.querySelector('.done circle')), middle(art.querySelector('line')), middle(art.querySelector('.open circle'))];""")
    assert abs(x[0] - x[1]) < 1 < abs(x[2] - x[1]), f"what is done and what is not stand in one place: {x}"
    # The search shows fewer exercises, the picture its whole chapter.
    page.one("input[type=search]").send_keys("hello-frame")
    page.wait(lambda: len(page.all(".chapter .exercise")) == 1, "an ID does not find its exercise")
    assert len(page.all(".chapter-art rect")) > 1 and not page.all(".chapter-art .is-new"), "the picture changes while one searches"


def passing(page):
    """What passes glides home from where it was off, unless motion is reduced; what else there is to say is folded."""
    page.open("exercise/guide-is-a-number")
    page.js("window.glides = []; const own = Element.prototype.animate; Element.prototype.animate = function (...what) { window.glides.push(what[1].id); return own.apply(this, what); };")
    right = solution("guide-is-a-number")
    for motion, least in (("no-preference", 1), ("reduce", 0)):
        page.prefer(prefers_reduced_motion=motion)
        page.code = right.replace("in 20", "in 12")
        page.wait(lambda: page.has(".overlay .arrow") and not page.has(".passing"), "nothing is off")
        page.js("window.glides = []")
        page.code = right
        page.wait(lambda: page.has(".passing"), "it does not pass")
        assert "A guide is a number" in page.text(".insight"), "the idea of the exercise is not told"
        glides = page.js("return window.glides.filter((each) => each === 'home').length")
        assert (glides > 0) == (least > 0), f"with {motion}, {glides} views glide home"
    page.prefer()
    assert not page.all(".result details[open], .result article"), "a pass has more to read than its insight"


def edges(page):
    """A picture of a part has no edge of the stage in it, and one ground."""
    for scheme in ("light", "dark"):
        page.prefer(prefers_color_scheme=scheme)
        page.open("")
        page.wait(lambda: page.has(".thumbnail svg > rect"), "there are no pictures")
        look = lambda: page.js("""const rect = document.querySelector('.thumbnail svg > rect');
            return [getComputedStyle(rect).stroke, getComputedStyle(rect).fill, getComputedStyle(rect.closest('.thumbnail')).backgroundColor];""")
        # Also where the appearance changes while somebody looks.
        page.wait(lambda: look()[0] == "none" and look()[1] == look()[2], f"{scheme}: a picture has an edge, or another ground")
    page.prefer()
