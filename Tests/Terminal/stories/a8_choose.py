"""Choosing: the list opens at the exercise, arrows and Enter choose; a key leads back; a pass waits until its why is read."""

from support.course import solution


def story(course):
    terminal = course.terminal(rows=30)
    terminal.type("course start weekday-arrow > /dev/null; course watch --advance\n")
    terminal.sees("9.4 weekday-arrow")
    terminal.type("l")
    terminal.sees("Choose with the arrow keys", "the list cannot be chosen from")
    chosen = lambda: [line for line in terminal.screen.splitlines() if line.startswith("▸")]
    terminal.wait(lambda: len(chosen()) == 1 and "weekday-arrow" in chosen()[0], "it does not open at the exercise")
    terminal.press("Down")
    terminal.wait(lambda: "weekday-spacing" in chosen()[0], "Down does not move the mark")
    terminal.press("Enter")
    terminal.wait(lambda: terminal.screen.startswith("9.5 weekday-spacing"), "Enter opens another exercise")
    terminal.type("v")
    terminal.wait(lambda: terminal.screen.startswith("9.4 weekday-arrow"), "v does not lead back")
    terminal.type("?")
    terminal.sees("course watch", "? does not explain the keys")
    course.save("weekday-arrow", solution("weekday-arrow"))
    terminal.sees("Press any key for the next exercise", "the next exercise comes before anybody has read why")
    terminal.sees("Passed")
    terminal.press("Space")
    terminal.type("g")
    terminal.wait(lambda: not terminal.screen.startswith("9.4 weekday-arrow"), "a key does not lead on")
    terminal.type("o")
    terminal.sees("export EDITOR=", "nobody says how to name an editor")
    terminal.type("q")
    terminal.wait(lambda: "q quit" not in terminal.screen, "q does not end it")
