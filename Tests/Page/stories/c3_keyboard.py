"""Everything can be reached with the keyboard alone, and what has the focus is seen."""

from support.browser import Keys


def story(page):
    page.wait(lambda: page.all(".chapter"), "there is no map")
    reach(page, ".go-on")
    page.press(Keys.ENTER)
    page.drawn()
    reach(page, ".editor textarea")
    page.type("// typed")
    assert "// typed" in page.code
    page.press(Keys.TAB)
    assert focus(page, ".editor textarea"), "Tab leaves the editor at once"
    page.press(Keys.ESCAPE, Keys.TAB)
    assert not focus(page, ".editor textarea"), "Escape, then Tab does not leave the editor"
    seen = [reach(page, selector) for selector in (
        "[data-action=check]", ".splitter", "[data-action=mode] button", ".settings summary", "[data-action=film]", ".views summary")]
    assert all(seen), "a focus is not seen"
    page.press(Keys.ENTER)
    assert reach(page, "[data-node-button]"), "the views have no place among the tabs"
    page.press(Keys.ENTER)
    page.wait(lambda: page.all(".guides tr"), "Enter does not select a view")
    assert reach(page, ".guides input[type=number]"), "the focus is not seen"
    page.press(Keys.ESCAPE)
    seen = [reach(page, selector) for selector in (".handle.width", ".scenarios button", "[role=tab]")]
    assert all(seen), "a focus is not seen"
    page.press(Keys.ENTER)
    page.wait(lambda: page.all("[role=tab][aria-selected=true]"), "Enter opens no tool")
    page.open("exercise/guide-is-a-number")
    page.js("document.querySelector('.views').open = true")
    page.click("[data-node-button]")
    page.wait(lambda: page.all(".guide[role=slider][tabindex='0']"), "guides on the stage have no place among the tabs")
    page.js("document.activeElement.blur()")
    page.press("?")
    page.wait(lambda: page.all("dialog[open] kbd"), "? does not show the keys")
    page.press(Keys.ESCAPE)
    page.wait(lambda: not page.all("dialog[open]"), "Escape does not close the keys")


def focus(page, selector):
    return page.js("return document.activeElement?.matches(arguments[0]) ?? false", selector)


def reach(page, selector):
    """Goes there with Tab; whether the focus is seen."""
    for _ in range(160):
        if focus(page, selector):
            return page.js("""const style = getComputedStyle(document.activeElement);
                return style.outlineStyle !== 'none' || style.boxShadow !== 'none' || document.activeElement.closest('.editor, .guide') !== null;""")
        page.press(Keys.TAB)
    raise AssertionError(f"Tab never gets to {selector}")
