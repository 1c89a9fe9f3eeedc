"""From 360 pixels to 4k nothing is wider than the window."""

WIDTHS = (360, 390, 620, 768, 900, 1280, 1920, 3840)


def story(page):
    for fragment in ("", "exercise/linked-bars", "exercise/predict-the-guides", "play/01-guide-explorer"):
        page.open(fragment)
        for width in WIDTHS:
            page.resize(width, 900)
            page.wait(lambda: page.js("return innerWidth") == width, "the window keeps its size")
            wide = page.js("""return [...document.querySelectorAll('body *')].filter((each) => {
                const box = each.getBoundingClientRect();
                return box.width > 0 && each.checkVisibility() && box.right > innerWidth + 1 && !each.closest('svg, .CodeMirror, .scrolls, pre, .scenarios, .toolbar, [role=tablist], .canvas, table, .skip, .drawn, .unseen, .literal-popover');
              }).map((each) => each.tagName + '.' + each.className).slice(0, 4)""")
            assert not wide, f"{fragment or 'the map'} at {width}: {', '.join(wide)} is cut"
            assert page.js("return document.documentElement.scrollWidth <= innerWidth"), f"{fragment} scrolls sideways at {width}"
    page.resize(1280, 850)
