"""Tuning: arrows move a number and the picture follows, Tab takes the next one, Enter keeps it, Esc brings the old text back."""


def story(course):
    course.run("start", "hello-frame")
    file = course.file("hello-frame")
    before = file.read_text()
    line = next(number for number, text in enumerate(before.splitlines(), 1) if "width: 100" in text)
    terminal = course.terminal()
    terminal.type(f"course tune hello-frame:{line}\n")
    terminal.sees("width: 100", "the line is not shown")
    terminal.sees("plate", "the layout is not shown")
    for _ in range(2):
        terminal.press("Right")
    terminal.press("Up")
    terminal.sees("width: 112", "the arrows do not move the number")
    assert file.read_text() == before.replace("width: 100", "width: 112"), "the file does not follow"
    terminal.press("Escape")
    terminal.sees("The old text is back")
    assert file.read_text() == before, "Esc does not bring the text back"
    terminal.type(f"course tune hello-frame:{line}\n")
    terminal.sees("width: 100")
    terminal.press("Left")
    terminal.sees("width: 99")
    terminal.press("Enter")
    terminal.sees("has the new number")
    assert "width: 99" in file.read_text(), "Enter does not keep the number"
    assert course.run("tune", "hello-frame:1").returncode == 2, "a line without a number is not refused"
