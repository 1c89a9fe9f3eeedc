"""A class's server, and whoever asks it as the proxy does."""

import contextlib
import http.client
import json
import pathlib
import shutil
import socket
import subprocess
import tempfile
import threading

from .course import ROOT

ORIGIN = {"Host": "course.example", "Origin": "https://course.example", "Content-Type": "application/json"}


class School:
    """A running `course serve` with a socket and a folder of its own; ends with the `with` that began it."""

    def __init__(self, program, *options):
        self.program = pathlib.Path(program).resolve()
        self.options = options
        self.home = pathlib.Path(tempfile.mkdtemp(prefix="course-class-"))
        self.work, self.socket = self.home / "work", self.home / "socket"

    def __enter__(self):
        self.start()
        return self

    def start(self):
        words = [self.program, "serve", "--work", self.work, "--behind", "https://course.example", "--account", "X-Remote-User",
                 "--listen", self.socket, "--pack", ROOT, "--language", "en", *self.options]
        self.process = subprocess.Popen([str(word) for word in words], stdout=subprocess.PIPE, text=True, cwd=self.home)
        said = self.process.stdout.readline()
        assert "https://course.example/" in said and "token" not in said, said

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.home, ignore_errors=True)

    def call(self, method, path, body=b"", headers=()):
        """The answer to a request with exactly these headers, as the proxy passes them on."""
        line = http.client.HTTPConnection("localhost", timeout=30)
        line.sock = socket.socket(socket.AF_UNIX)
        line.sock.settimeout(30)
        line.sock.connect(str(self.socket))
        line.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        for name, value in [*headers, ("Content-Length", str(len(body)))]:
            line.putheader(name, value)
        # Whoever is refused by the headers alone finds the door shut; the answer is there all the same.
        with contextlib.suppress(BrokenPipeError):
            line.endheaders(body)
        answer = line.getresponse()
        if path == "/events":
            return answer.status, answer
        with contextlib.closing(line):
            return answer.status, answer.read()

    def ask(self, learner, route, body=None, **changed):
        headers = ORIGIN | {"X-Remote-User": learner} | {name.replace("_", "-"): value for name, value in changed.items()}
        return self.call("POST", f"/api/{route}", json.dumps(body or {}).encode(),
                         [(name, value) for name, value in headers.items() if value is not None])

    def answer(self, learner, route, body=None):
        status, answer = self.ask(learner, route, body)
        assert status == 200, (learner, route, status, answer[:300])
        return json.loads(answer)

    def news(self, learner):
        """The news of an open page, line by line."""
        status, answer = self.call("GET", "/events", headers=[*ORIGIN.items(), ("X-Remote-User", learner)])
        assert status == 200, status
        heard = []

        def listen():
            try:
                while line := answer.readline():
                    if line.startswith(b"data:"):
                        heard.append(json.loads(line[5:]))
            except (OSError, ValueError):
                pass
        threading.Thread(target=listen, daemon=True).start()
        return heard

    def helpers(self):
        """The helpers of each learner, by their processes."""
        found = {}
        children = []
        for task in pathlib.Path(f"/proc/{self.process.pid}/task").iterdir():
            with contextlib.suppress(OSError):
                children += (task / "children").read_text().split()
        for child in children:
            with contextlib.suppress(OSError):
                words = pathlib.Path(f"/proc/{child}/cmdline").read_text().split("\0")
                if "--work" in words:
                    found.setdefault(pathlib.Path(words[words.index("--work") + 1]).name, []).append(int(child))
        return found
