"""A file that is changed on disk is followed; where both changed, both texts are kept."""


def story(page):
    page.open("exercise/hello-frame")
    page.saved()
    file = page.course.file("hello-frame")
    first = page.code
    file.write_text(first + "// from another editor\n")
    page.wait(lambda: "// from another editor" in page.code, "a change on disk is not followed")
    assert page.one(".save-state").get_attribute("data-state") == "saved"

    theirs = first + "// theirs\n"
    # Both change within one pause: the page's text is not saved yet when the other one is.
    page.js("""const cm = document.querySelector('.editor .CodeMirror').CodeMirror; cm.setValue(arguments[0]);""", first + "// mine\n")
    file.write_text(theirs)
    page.wait(lambda: page.all("dialog[open]"), "nobody asks which text goes on")
    assert "// mine" in page.text("dialog") and "// theirs" in page.text("dialog"), "not both texts are shown"
    assert file.read_text() == theirs, "the file was overwritten"
    page.click("[data-choice=mine]")
    page.saved()
    assert "// mine" in file.read_text()
    kept = page.course.run("history", "hello-frame")["entries"]
    texts = [page.course.run("history", "hello-frame", each["number"])["source"] for each in kept]
    assert any("// theirs" in text for text in texts), "the replaced text is not in the history"

    page.js("document.querySelector('.editor .CodeMirror').CodeMirror.setValue(arguments[0])", first + "// mine again\n")
    file.write_text(first + "// theirs again\n")
    page.wait(lambda: page.all("dialog[open]"), "the second time nobody asks")
    page.click("[data-choice=theirs]")
    page.wait(lambda: "// theirs again" in page.code, "the other text is not taken")
    page.js("document.querySelector('.editor .CodeMirror').CodeMirror.undo()")
    assert "// mine again" in page.code, "undo does not bring the own text back"
