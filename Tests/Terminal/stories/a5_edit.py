"""edit opens the file at its TODO: in this terminal, in a pane beside the watcher, never over it."""


def story(course):
    seen = course.home / "seen"
    editor = course.home / "bin/nano"
    editor.write_text(f"#!/bin/sh\necho \"$@\" >> {seen}\nsleep 0.3\n")
    editor.chmod(0o755)
    course.run("next")
    terminal = course.terminal(EDITOR=str(editor))
    terminal.type("unset TMUX; course edit\n")
    words = terminal.wait(lambda: seen.exists() and seen.read_text(), "the editor is not started")
    lines = course.file("hello-frame").read_text().splitlines()
    line = next(number for number, text in enumerate(lines, 1) if "TODO" in text)
    assert words == f"+{line} {course.file('hello-frame')}\n", f"the editor is given {words}"
    terminal.sees("is open in nano")
    terminal.type("course watch\n")
    terminal.sees("q quit")
    terminal.type("o")
    terminal.sees("needs its own terminal", "the editor is opened over the watcher")
    terminal.type("q")
    beside = course.terminal(EDITOR=str(editor))
    beside.type("course watch\n")
    beside.sees("q quit")
    beside.type("o")
    beside.wait(lambda: beside.panes == 2, "no pane opens in tmux")
    beside.wait(lambda: beside.panes == 1, "the pane does not end with the editor")
    beside.sees("q quit")
    assert len(seen.read_text().splitlines()) == 2
