"""A page longer than the screen says at its foot which keys go on and back, in the reader's language."""


def story(course):
    terminal = course.terminal(PAGER="", LESS="")
    terminal.type("unset PAGER LESS; course next\n")
    terminal.sees("Space: more   q: back")
    for _ in range(8):
        terminal.type(" ")
    terminal.wait(lambda: terminal.screen.rstrip().endswith("\nq: back"), "the last page does not say how to leave it")
    terminal.type("q")
    terminal.wait(lambda: terminal.screen.rstrip().endswith("$"), "q does not lead back to the shell")
    terminal.type("clear; course next --language de\n")
    terminal.sees("Leertaste: weiter   q: Schluss")
    terminal.type("q")
    terminal.wait(lambda: terminal.screen.rstrip().endswith("$"), "q does not lead back to the shell")
    # Who has settings of their own has those.
    terminal.type("clear; LESS=-FRX course next\n")
    terminal.wait(lambda: terminal.screen.rstrip().endswith("\n:"), "less has another foot than its own")
    terminal.type("q")
