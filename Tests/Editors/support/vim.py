"""Vim with ALE shows a problem, a hover and a completion, applies a code action, renames"""

import json
import os
import pathlib
import pty
import select
import shutil
import subprocess
import time

SCRIPT = pathlib.Path(__file__).resolve().with_suffix(".vim")
# Debian leaves it to the user to take a plugin in.
ALE = pathlib.Path("/usr/share/vim-ale")


def missing():
    if not shutil.which("vim"):
        return "Vim"
    # Debian's smallest Vim has no scripts.
    if "+timers" not in subprocess.run(["vim", "--version"], capture_output=True, text=True).stdout:
        return "Vim with scripts"
    return None if ALE.exists() else "ALE"


def story(folder):
    folder.set_up("vim")
    plugins = folder.home / ".vim/pack/course/start"
    plugins.mkdir(parents=True)
    (plugins / "ale").symlink_to(ALE)
    (folder.home / ".vimrc").write_text(
        "set nocompatible encoding=utf-8\nfiletype plugin indent on\nsyntax on\nlet g:ale_hover_to_preview = 1\n"
        "autocmd FileType layout setlocal omnifunc=ale#completion#OmniFunc\n", encoding="utf-8")
    seen = folder.home / "seen.json"
    screen = run(["vim", "-S", str(SCRIPT), str(folder.file)], folder, {"TERM": "xterm", "SEEN": str(seen)})
    assert seen.exists(), "Vim says: " + screen[-1500:]
    found = json.loads(seen.read_text(encoding="utf-8"))
    assert not found["failure"], f"{found['failure']}: {found['messages']}\n" + "\n".join(found["text"])
    assert found["type"] == ["layout", "swift"], found["type"]
    assert any("soup" in text for text in found["findings"]), found["findings"]
    assert "        .alignmentGuide(.leading) { d in d.width / 4 }" == found["mended"], found["mended"]
    assert found["hover"][0].startswith("base: "), found["hover"]
    assert any(word.startswith("padding") for word in found["completions"]), found["completions"][:5]
    assert "      Slip(order: \"tea\", width: width)" in found["renamed"], found["renamed"]


def run(words, folder, variables, seconds=120):
    """Runs a program on a terminal of its own until it ends, and gives what it drew."""
    child, terminal = pty.fork()
    if child == 0:
        os.chdir(folder.home)
        os.execvpe(words[0], words, {**folder.environment, **variables})
    drawn = b""
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            if select.select([terminal], [], [], 0.2)[0]:
                drawn += os.read(terminal, 65536)
    except OSError:
        # So Linux says that the other side is closed.
        return drawn.decode("utf-8", "replace")
    finally:
        os.kill(child, 9)
        os.waitpid(child, 0)
        os.close(terminal)
    raise AssertionError("Vim did not end: " + drawn.decode("utf-8", "replace")[-1500:])
