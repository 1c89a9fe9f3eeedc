"""Another pack is chosen in a terminal: the page goes along, and what was typed stays in the file of its own pack."""

import shutil

from support.course import ROOT

PACK = None


def story(page):
    page.open("exercise/hello-frame")
    page.saved()
    page.js("document.querySelector('.editor .CodeMirror').CodeMirror.setValue(arguments[0])", page.code + "// mine\n")
    page.saved()
    pack = page.course.home / "sound"
    shutil.copytree(ROOT / "Tests/CommandLineTests/BrokenPacks/Sound", pack)
    page.course.run("add", pack)
    page.course.run("use", "sound")
    page.wait(lambda: "Sound" in page.text("h1"), "the page stays with the pack that is not in use")
    assert "// mine" in page.course.file("hello-frame").read_text()
    page.course.run("use", "alignment-guides")
    page.wait(lambda: "Alignment guides" in page.text("h1"), "the page does not come back")
    page.open("exercise/hello-frame")
    page.saved()
    assert "// mine" in page.code
