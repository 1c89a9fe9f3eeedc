"""Three exercises are solved under the watcher's eyes: each save is checked, n goes on, and the screen never scrolls away."""

from support.course import solution


def story(course):
    terminal = course.terminal()
    terminal.type("course watch\n")
    terminal.sees("hello-frame")
    terminal.sees("q quit")
    assert terminal.screen.count("\n") <= 24
    for number, exercise in enumerate(["hello-frame", "guide-is-a-number", "guide-is-a-number-vertical"], 1):
        terminal.sees(f"1.{number} {exercise}", "the head does not name the exercise")
        course.save(exercise, solution(exercise).replace("width: ", "width: 1") if number == 1 else solution(exercise) + "}")
        terminal.wait(lambda: "not yet" in terminal.screen or "error" in terminal.screen,
                      "a wrong answer is not told")
        course.save(exercise, solution(exercise))
        terminal.sees("Passed")
        terminal.sees("check 2")
        terminal.type("n")
    terminal.sees("1.4 positive-moves-back")
    terminal.type("q")
    terminal.wait(lambda: "$" in terminal.screen and "q quit" not in terminal.screen, "q does not end it")
    terminal.type("course list\n")
    terminal.sees("hello-frame")
    assert sum(each["state"] == "done" for each in course.json("list")["exercises"]) == 3
