"""The real program: its page in a work folder of its own, and what its other commands say about that folder."""

import json
import pathlib
import re
import shutil
import subprocess
import tempfile
import threading

ROOT = pathlib.Path(__file__).resolve().parents[3]


class Course:
    """A running `course play`; ends with the `with` that began it."""

    def __init__(self, program, *operands, pack=ROOT):
        self.program = str(pathlib.Path(program).resolve())
        self.operands = [str(each) for each in operands]
        self.pack = ["--pack", pack] if pack else []
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="course-page-"))
        self.work = self.home / "work"

    def __enter__(self):
        self.process = subprocess.Popen(
            [self.program, "play", "--work", self.work, *self.pack, "--language", "en", *self.operands],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=self.home)
        self.said = []
        for line in self.process.stdout:
            self.said.append(line)
            found = re.search(r"https?://\S+", line)
            if found:
                self.address = found.group()
                self.base = self.address.split("?")[0]
                # Somebody has to listen, or a talkative program would stand still.
                threading.Thread(target=self.said.extend, args=(self.process.stdout,), daemon=True).start()
                return self
        raise AssertionError("course play said no address: " + "".join(self.said))

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        shutil.rmtree(self.home, ignore_errors=True)

    def run(self, *words):
        """What another command says about the same folder, as JSON."""
        done = subprocess.run(
            [self.program, *map(str, words), "--work", self.work, *self.pack, "--format", "json", "--language", "en"],
            capture_output=True, text=True, cwd=self.home)
        return json.loads(done.stdout)

    def file(self, exercise):
        """The learner's file of an exercise."""
        found = list((self.work / "exercises").rglob(f"{exercise}.layout"))
        assert len(found) == 1, f"{exercise} has {len(found)} files"
        return found[0]

    def memory(self):
        """What the program and its helpers keep in memory, in MB."""
        numbers = subprocess.run(["ps", "-eo", "pid=,ppid=,rss="], capture_output=True, text=True).stdout.split("\n")
        rows = [tuple(map(int, line.split())) for line in numbers if line.strip()]
        family = {self.process.pid}
        for _ in range(3):
            family |= {pid for pid, parent, _ in rows if parent in family}
        return sum(size for pid, _, size in rows if pid in family) / 1024


def solution(exercise):
    """The reference answer's text."""
    return next((ROOT / "Exercises").glob(f"*/{exercise}/solution.layout")).read_text()
