"""Another pack is chosen, and later brought up to date, in a second terminal: the watcher goes along."""

import shutil

from support.course import ROOT


def story(course):
    pack = course.home / "sound"
    shutil.copytree(ROOT / "Tests/CommandLineTests/BrokenPacks/Sound", pack)
    index = pack / "Exercises/course.json"
    del course.environment["COURSE_PACK"]

    def run(*words):
        done = course.run(*words)
        assert done.returncode == 0, f"{words}: {done.stdout}{done.stderr}"

    terminal = course.terminal()
    terminal.type("course watch\n")
    terminal.sees("hello-frame")
    run("add", pack)
    run("use", "sound")
    terminal.sees("sound 1.0 is in use now")
    file = next((course.work / "packs/sound").rglob("*.layout"))
    file.write_text(file.read_text() + "}")
    terminal.sees("check 1", "the file of the other pack is not watched")
    index.write_text(index.read_text().replace("1.0", "1.1"))
    run("add", pack, "--yes")
    terminal.sees("sound 1.1 is in use now")
    run("remove", "sound")
    terminal.sees("hello-frame")
    terminal.type("q")
