"""Every size from 40 by 12 to 200 by 50: the keys stay on the screen, pages scroll, and a pause gives the terminal back."""


def story(course):
    terminal = course.terminal()
    terminal.type("course watch\n")
    terminal.sees("q quit")
    for columns, rows in ((40, 12), (120, 40), (200, 50), (80, 24)):
        terminal.resize(columns, rows)
        terminal.wait(lambda: terminal.screen.rstrip("\n").count("\n") + 1 == rows and "quit" in terminal.screen.splitlines()[-1],
                      f"at {columns} by {rows} the keys are not in the last line")
        assert all(len(line) <= columns for line in terminal.screen.splitlines())
    first = terminal.screen.splitlines()[1]
    terminal.press("PageDown")
    terminal.wait(lambda: terminal.screen.splitlines()[1] != first, "the page does not scroll")
    terminal.press("Home")
    terminal.wait(lambda: terminal.screen.splitlines()[1] == first, "Home does not lead to the top")
    terminal.press("C-z")
    terminal.wait(lambda: "Stopped" in terminal.screen, "Ctrl-Z does not pause it")
    terminal.type("fg\n")
    terminal.sees("q quit", "fg does not bring it back")
    terminal.type("q")
    terminal.wait(lambda: "course watch" in terminal.screen, "what was on the terminal before is not there again")
