"""A work folder of its own for the real program, and a shell that knows it as `course`."""

import json
import os
import pathlib
import shutil
import subprocess
import tempfile

from support.tmux import Terminal

ROOT = pathlib.Path(__file__).resolve().parents[3]


class Course:
    """A learner's folder; ends with the `with` that began it."""

    def __init__(self, program):
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="course-terminal-"))
        (self.home / "bin").mkdir()
        (self.home / "bin/course").symlink_to(pathlib.Path(program).resolve())
        self.work = self.home / "my-course"
        self.environment = {
            "PATH": f"{self.home}/bin:{os.environ['PATH']}", "COURSE_PACK": str(ROOT), "COURSE_LANGUAGE": "en",
            "HOME": str(self.home), "LC_ALL": "C.UTF-8", "TERM": "tmux-256color",
        }
        for name in ("COURSE_WORK", "COURSE_EDITOR", "VISUAL", "EDITOR", "TERM_PROGRAM", "NO_COLOR"):
            self.environment.setdefault(name, "")
        self.terminals = []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for each in self.terminals:
            each.close()
        shutil.rmtree(self.home, ignore_errors=True)

    def terminal(self, columns=80, rows=24, **environment):
        made = Terminal(self.home, columns, rows, {**self.environment, **environment})
        self.terminals.append(made)
        return made

    def run(self, *words, **more):
        return subprocess.run(["course", *map(str, words)], capture_output=True, text=True, cwd=self.home,
                              env={**os.environ, **self.environment}, **more)

    def json(self, *words):
        return json.loads(self.run(*words, "--format", "json").stdout)

    def file(self, exercise):
        found = list((self.work / "exercises").rglob(f"{exercise}.layout"))
        assert len(found) == 1, f"{exercise} has {len(found)} files"
        return found[0]

    def save(self, exercise, text):
        """As most editors save: a new file takes the place of the old one."""
        file = self.file(exercise)
        draft = file.with_suffix(".new")
        draft.write_text(text)
        draft.rename(file)


def solution(exercise):
    """The reference answer's text."""
    return next((ROOT / "Exercises").glob(f"*/{exercise}/solution.layout")).read_text()
