"""Goal, editor, stage and Check are in view without scrolling in every exercise, at 1280 × 800 and at 1024 × 700."""

IN_VIEW = """const boxes = ['.goal-words', document.querySelector('.code-box > .given-code') ? '.code-box > .given-code' : '.editor .CodeMirror', '.stage-area', '[data-action=check]'].map((selector) => {
    const element = document.querySelector(selector);
    const box = element.getBoundingClientRect();
    const seen = document.elementFromPoint(box.left + Math.min(box.width / 2, 60), box.top + Math.min(box.height / 2, 20));
    return box.top >= 0 && box.bottom <= innerHeight + 1 && box.width > 60 && box.height > 16 && element.contains(seen) ? '' : selector;
  });
  const words = document.querySelector('.goal-words');
  return {hidden: boxes.filter((each) => each), scrolls: document.documentElement.scrollHeight > innerHeight + 1,
    cut: words.scrollHeight > words.clientHeight + 2, lines: Math.floor(document.querySelector('.code-box').clientHeight / 21)};"""


def story(page):
    course = page.ask("course")
    exercises = [each["id"] for chapter in course["chapters"] for each in chapter["exercises"]]
    assert len(exercises) == 78, f"there are {len(exercises)} exercises"
    for width, height in ((1280, 800), (1024, 700)):
        page.resize(width, height)
        bad, cut, lines = [], 0, []
        for exercise in exercises:
            page.open(f"exercise/{exercise}")
            found = page.js(IN_VIEW)
            cut += found["cut"]
            lines.append(found["lines"])
            if found["hidden"] or found["scrolls"]:
                bad.append(f"{exercise} ({', '.join(found['hidden'])})")
        print(f"        {width} × {height}: {len(exercises) - len(bad)} of {len(exercises)} in one view; {cut} goals are cut; {min(lines)} lines of code at least")
        assert len(bad) <= len(exercises) * 0.05, f"at {width} × {height} not all is in view: {'; '.join(bad[:5])}"
    page.resize(1280, 850)
