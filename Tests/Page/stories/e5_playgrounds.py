"""Playgrounds get any name that a person would type; they are duplicated, renamed, reset and deleted, and nothing is lost."""


def story(page):
    page.open("")
    page.click("[data-action=new-playground]")
    field = page.one("dialog[open] input")
    field.clear()
    field.send_keys("My <b>try</b>\n")
    page.wait(lambda: page.text("h1") == "My <b>try</b>", "the name is another one")
    page.drawn()
    page.saved()
    page.open("")
    own = "[data-playground='my-b-try-b']"
    deed(page, own, "rename")
    field = page.one("dialog[open] input")
    field.clear()
    field.send_keys("Größe 2\n")
    page.wait(lambda: page.all("[data-playground='größe-2']"), "it is not renamed")
    assert not page.all(own), "the old name is still there"
    deed(page, "[data-playground='größe-2']", "delete")
    page.click("dialog[open] button.main")
    page.wait(lambda: not page.all("[data-playground='größe-2']"), "it is not deleted")
    assert not list((page.course.work / "playground").glob("*.layout")), "its file is still there"

    # One of the pack, changed, is as it came after a reset; what was in it stays in the history.
    page.open("play/03-linked-bars")
    first = page.code
    page.code = first + "// mine\n"
    page.saved()
    page.open("")
    deed(page, "[data-playground='03-linked-bars']", "reset")
    page.click("dialog[open] button.main")
    page.wait(lambda: not page.all("[data-playground='03-linked-bars'] em"), "it is still the learner's")
    page.open("play/03-linked-bars")
    assert page.code == first, "it is not as it came"
    page.open("")
    deed(page, "[data-playground='03-linked-bars']", "duplicate")
    page.wait(lambda: page.text("h1").endswith(", copy"), "the copy is called otherwise")
    assert page.js("return location.hash") != "#/play/03-linked-bars", "the copy is the original"

    # What was changed is on its picture.
    picture = "[data-playground='02-guides-by-toggle'] .thumbnail svg"
    page.open("")
    page.js("arguments[0].scrollIntoView()", page.one(".playgrounds"))
    before = page.one(picture).get_attribute("innerHTML")
    page.open("play/02-guides-by-toggle")
    page.code = page.code.replace("color: .orange", "color: .pink")
    page.saved()
    page.open("")
    page.js("arguments[0].scrollIntoView()", page.one(".playgrounds"))
    assert page.one(picture).get_attribute("innerHTML") != before, "the picture of a changed playground is the old one"

    # A link in the folder leads to a file that is none of the page's business.
    secret = page.course.home / "secret.layout"
    secret.write_text("// secret\n")
    (page.course.work / "playground" / "link.layout").symlink_to(secret)
    answer = page.ask("file", id="link")
    assert "error" in answer, f"a link is followed: {str(answer)[:80]}"
    page.ask("save", subject={"file": "link"}, text="x", base="y", over="y")
    assert secret.read_text() == "// secret\n", "a link is written through"
    page.driver.get_log("browser")


def deed(page, selector, name):
    page.one(selector)
    page.js("document.querySelector(arguments[0] + ' .menu').open = true", selector)
    page.click(f"{selector} [data-deed={name}]")
