"""Everything has a role and a name for those who listen."""

WITH_NAMES = {"button", "link", "textbox", "combobox", "slider", "checkbox", "switch", "tab", "spinbutton", "searchbox",
              "dialog", "region", "progressbar", "radio", "menuitem"}


def story(page):
    page.wait(lambda: page.all(".chapter"), "there is no map")
    look(page, "the map", {"banner", "main", "heading", "link", "searchbox"})
    page.open("exercise/linked-bars")
    look(page, "the exercise", {"banner", "main", "heading", "textbox", "button", "tab", "slider", "region"})
    page.js("document.querySelector('.views').open = true")
    page.click("[data-node-button]")
    page.wait(lambda: page.all(".guides tr"), "no guides are shown")
    look(page, "guides", {"table", "rowheader", "slider", "spinbutton"})
    assert page.js("return document.querySelector('#spoken').getAttribute('aria-live')") == "polite"
    levels = page.js("return [...document.querySelectorAll('h1, h2, h3')].map((each) => each.localName)")
    assert levels.count("h1") == 1, f"there are {levels.count('h1')} main headings"


def look(page, where, roles):
    tree = page.names()
    missing = roles - {role for role, _ in tree}
    assert not missing, f"{where} has no {', '.join(sorted(missing))}"
    nameless = sorted({role for role, name in tree if role in WITH_NAMES and not name})
    assert not nameless, f"{where} has a {', '.join(nameless)} without a name"
