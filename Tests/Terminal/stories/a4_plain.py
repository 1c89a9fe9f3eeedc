"""Without a screen of its own: sentences one after the other, or one JSON object for each check; and by looking alone."""

import json
import os
import signal
import subprocess
import time

from support.course import solution


def story(course):
    for words in ([], ["--poll"]):
        process = begin(course, "watch", "--plain", *words)
        waiting(process, "Goal")
        course.save("hello-frame", solution("hello-frame") + "\n" * (1 + len(words)))
        waiting(process, "Passed")
        process.stdin.write("h\n")
        process.stdin.flush()
        waiting(process, "hint")
        assert "\x1b" not in process.said, "plain output steers the terminal"
        process.send_signal(signal.SIGINT)
        assert process.wait(5) == 0, "Ctrl-C is a failure"
    process = begin(course, "watch", "--plain", "--format", "json")
    waiting(process, "\n")
    course.save("hello-frame", solution("hello-frame") + "\n\n\n")
    waiting(process, '"status":"pass"')
    lines = process.said.strip().split("\n")
    assert all(isinstance(json.loads(line), dict) for line in lines), "a line is no object"
    process.send_signal(signal.SIGTERM)
    assert process.wait(5) == 0


def begin(course, *words):
    process = subprocess.Popen(["course", *words], cwd=course.home, env={**os.environ, **course.environment}, text=True,
                               stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    os.set_blocking(process.stdout.fileno(), False)
    process.said = ""
    return process


def waiting(process, words):
    end, start = time.monotonic() + 10, len(process.said)
    while time.monotonic() < end:
        try:
            process.said += process.stdout.read() or ""
        except TypeError:
            pass  # nothing there yet
        if words in process.said[start:]:
            return
        time.sleep(0.02)
    raise AssertionError(f"nobody says “{words}”: {process.said[start:]}")
