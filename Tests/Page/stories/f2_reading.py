"""Code reads as code, long lines stay in sight, a failed check names the views that are off, and one slip is told as one."""

from support.course import solution

LETTERS = """const width = (text) => {
    const made = document.createElement('span');
    made.textContent = text;
    document.querySelector(arguments[0]).append(made);
    const found = made.getBoundingClientRect().width;
    made.remove();
    return found;
  };
  return [width('iiiiiiii'), width('mmmmmmmm')];"""


def story(page):
    page.open("exercise/guide-is-a-number")
    for place in (".editor .CodeMirror-line", ".goal"):
        narrow, wide = page.js(LETTERS, place)
        assert (abs(narrow - wide) < 0.5) == (place != ".goal"), f"the letters of {place} are {narrow} and {wide} wide"
    fits(page)
    off(page)
    inline(page)
    once(page)
    seen(page)
    unfolded(page)
    tray(page)
    begins(page)


def fits(page):
    """Also in the narrowest window that has both panes."""
    page.resize(1024, 700)
    size = page.js("const {width, clientWidth} = document.querySelector('.editor .CodeMirror').CodeMirror.getScrollInfo(); return [width, clientWidth]")
    assert size[0] <= size[1], f"a line of code is {size[0]} wide, and {size[1]} are in sight"
    page.resize(1280, 850)


def off(page):
    page.click("[data-action=check]")
    page.wait(lambda: page.has("[data-off=soup]"), "nobody says which view is off")
    assert "15 too far left" in page.text("[data-off=soup]"), f"the soup is {page.text('[data-off=soup]')}"
    assert "Which point of the pie" in page.text(".result .advice"), "where to look first is folded away"
    page.click("[data-off=soup]")
    page.wait(lambda: page.js("return document.querySelector('.tag text')?.textContent") == "soup", "the view is not shown")
    # Right on the stage, and not elsewhere: the page leads there.
    page.open("exercise/hello-frame")
    page.code = solution("hello-frame").replace("height: height", "height: 40")
    page.click("[data-action=check]")
    page.click("[data-action=show-scenario]")
    page.wait(lambda: page.has("[data-off=plate]") and page.has(".scenarios [data-scenario=tall-plate][aria-pressed=true]"), "the scenario that fails is not shown")


def inline(page):
    """A marked word stays in its line."""
    page.open("exercise/guide-is-a-number")
    page.code = solution("guide-is-a-number").replace("in 20", "in 12")
    page.click("[data-action=check]")
    page.wait(lambda: page.has(".CodeMirror .squiggle"), "the reason is not marked in the code")
    high = page.js("return [...document.querySelectorAll('.editor .CodeMirror-line')].map((each) => each.getBoundingClientRect().height)")
    assert max(high) < 30, f"a mark makes its line {max(high)} high"


def once(page):
    """A brace too much makes many errors: two are read, the others are folded, and no line is underlined from end to end."""
    page.open("exercise/hello-frame")
    page.code = page.code.replace("var body", "var bodi(")
    page.wait(lambda: page.has(".problems details .problem"), "the errors that follow from the first one are not folded")
    assert len(page.all(".problems > .problem")) == 2, "more is told at once than can be read"
    lines = page.js("return new Set([...document.querySelectorAll('.CodeMirror .squiggle')].map((each) => each.closest('.CodeMirror-line'))).size")
    assert lines <= 2, f"{lines} lines are underlined"


def seen(page):
    """A view that is chosen on the stage has its code in sight."""
    page.open("play/01-guide-explorer")
    page.js("document.querySelector('.editor .CodeMirror').CodeMirror.scrollTo(0, 0)")
    x, y, width, height = page.frames()["C"]
    page.tap(x + width * 0.8, y + height * 0.2)
    page.wait(lambda: page.js("""const mark = document.querySelector('.CodeMirror .selected-source')?.getBoundingClientRect();
        const editor = document.querySelector('.editor').getBoundingClientRect();
        return mark !== undefined && mark.top >= editor.top && mark.bottom <= editor.bottom;"""), "the code of the view is out of sight")


def unfolded(page):
    """All that is said of a view is in sight, also when it unfolds."""
    page.click("[data-action=inspect-view]")
    for summary in (".facts details summary", ".popover .why summary"):
        page.click(summary)
    page.wait(lambda: page.has(".explain > *"), "nobody says why it is here")
    page.wait(lambda: page.js("""const box = document.querySelector('.popover').getBoundingClientRect();
        const stage = document.querySelector('.stage-area').getBoundingClientRect();
        return box.top >= stage.top && box.bottom <= stage.bottom"""), "what is said of a view is cut off")
    page.press("\ue00c")


def tray(page):
    """What a layout is about can be predicted, and nothing tells where it is."""
    page.click("[data-action=guess]")
    names = [each.get_attribute("data-guess") for each in page.all("[data-guess]")]
    assert names == ["frame", "column", "A", "B", "C"], f"the tray has {names}"
    told = page.js("return [...document.querySelectorAll('.timeline, .scenarios, .dock, .stage-column .drawing')].filter((each) => each.checkVisibility({visibilityProperty: true})).length")
    assert told == 0, "something tells where the views are"
    page.click("[data-guess=B]")
    page.click("[data-action=reveal]")
    page.wait(lambda: page.has("[data-action=film][aria-pressed=true]"), "the film does not play over the guess")
    page.click("[data-action=guess]")


def begins(page):
    """A line whose first word is too long begins beside its number, not below it."""
    page.resize(1024, 700)
    page.open("exercise/linked-bars")
    page.code = page.code.replace(".alignmentGuide(.trailing)", ".alignmentGuide(HorizontalAlignment.trailingOfTheOtherCellAsLongAsItIs)")
    rows = page.js("""const cm = document.querySelector('.editor .CodeMirror').CodeMirror;
        const line = cm.getValue().split('\\n').findIndex((each) => each.includes('HorizontalAlignment'));
        const before = cm.getLine(line).length - cm.getLine(line).trimStart().length;
        return [cm.charCoords({line, ch: 0}, 'local').top, cm.charCoords({line, ch: before + 1}, 'local').top, cm.getLine(line)];""")
    assert rows[0] == rows[1], f"the first row of a long line is empty: {rows}"
    assert "\u00a0" not in page.code, "what is drawn has got into the text"
    page.resize(1280, 850)
