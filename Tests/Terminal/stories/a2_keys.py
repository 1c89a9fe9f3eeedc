"""Keys: skip, hint, goal, explain, list, picture; start over asks first, and undo brings the text back."""

from support.course import solution


def story(course):
    terminal = course.terminal()
    terminal.type("course watch\n")
    terminal.sees("1.1 hello-frame")
    terminal.type("s")
    terminal.sees("You left 1.1 hello-frame for later", "s does not skip")
    terminal.sees("1.2 guide-is-a-number", "s shows nothing else")
    mine = solution("hello-frame") + "\n// mine\n"
    course.save("hello-frame", mine)
    terminal.sees("Passed")
    for key, words in (("h", "hint 1 of"), ("g", "Goal"), ("l", "guide-is-a-number"), ("e", ""), ("p", "")):
        before = terminal.screen
        terminal.type(key)
        terminal.wait(lambda: terminal.screen != before and words in terminal.screen, f"{key} shows nothing")
    terminal.press("Enter")
    terminal.sees("Passed", "Enter does not lead back to the result")
    terminal.type("x")
    terminal.sees("Start hello-frame over?")
    terminal.type("n")
    terminal.wait(lambda: "Start hello-frame over?" not in terminal.screen, "the question stays")
    assert course.file("hello-frame").read_text() == mine, "no is taken for yes"
    terminal.type("xy")
    terminal.wait(lambda: course.file("hello-frame").read_text() != mine, "y does not start over")
    terminal.type("u")
    terminal.wait(lambda: course.file("hello-frame").read_text() == mine, "undo does not bring the text back")
    terminal.sees("Passed")
    terminal.press("C-c")
    terminal.wait(lambda: "q quit" not in terminal.screen, "Ctrl-C does not end it")
