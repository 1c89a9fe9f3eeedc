"""A terminal as a person sees it: tmux draws it, and says what stands on it."""

import subprocess
import time
import uuid


class Terminal:
    """A window of tmux with a shell in it."""

    patience = 12

    def __init__(self, folder, columns=80, rows=24, environment=None):
        self.socket = f"course-{uuid.uuid4().hex[:8]}"
        words = ["new-session", "-d", "-x", str(columns), "-y", str(rows), "-c", str(folder)]
        for name, value in (environment or {}).items():
            words += ["-e", f"{name}={value}"]
        # A login shell on the way may have ideas of its own about PATH.
        path = (environment or {}).get("PATH", "")
        self.tmux(*words, f"env PATH='{path}' bash --norc" if path else "bash --norc")
        self.tmux("set", "-g", "status", "off")
        self.type("PS1='$ '; clear\n")
        self.sees("$", "there is no shell")

    def tmux(self, *words):
        done = subprocess.run(["tmux", "-L", self.socket, "-f", "/dev/null", *words], capture_output=True, text=True)
        if done.returncode != 0:
            raise AssertionError(f"tmux {words[0]}: {done.stderr.strip()}")
        return done.stdout

    def type(self, text):
        """Types it, letter by letter; `\\n` is Enter."""
        for index, piece in enumerate(text.split("\n")):
            if index:
                self.tmux("send-keys", "Enter")
            if piece:
                self.tmux("send-keys", "-l", piece)

    def press(self, name):
        """A key with a name, such as `PageDown` or `C-c`."""
        self.tmux("send-keys", name)

    def resize(self, columns, rows):
        self.tmux("resize-window", "-x", str(columns), "-y", str(rows))

    @property
    def screen(self):
        return self.tmux("capture-pane", "-p")

    @property
    def panes(self):
        return len(self.tmux("list-panes").splitlines())

    def wait(self, look, complaint):
        end = time.monotonic() + self.patience
        while time.monotonic() < end:
            found = look()
            if found:
                return found
            time.sleep(0.03)
        raise AssertionError(f"{complaint}. The screen:\n{self.screen}")

    def sees(self, words, complaint=None):
        return self.wait(lambda: words in self.screen, complaint or f"nobody says “{words}”")

    def close(self):
        subprocess.run(["tmux", "-L", self.socket, "kill-server"], capture_output=True)
