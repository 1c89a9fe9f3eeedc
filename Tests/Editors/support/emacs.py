"""Emacs with eglot shows a problem, a hover and a completion, applies a code action, renames"""

import json
import pathlib
import shutil
import subprocess


def missing():
    if not shutil.which("emacs"):
        return "Emacs"
    found = subprocess.run(["emacs", "--batch", "--eval", "(require 'eglot)"], capture_output=True)
    return None if found.returncode == 0 else "eglot"


def story(folder):
    files = folder.set_up("emacs")
    script = pathlib.Path(__file__).resolve().parent / "emacs.el"
    done = subprocess.run(
        ["emacs", "--batch", "-l", str(files[0]), "-l", str(script), str(folder.file)], cwd=folder.home,
        env=folder.environment, capture_output=True, text=True, timeout=120)
    lines = [line for line in done.stdout.splitlines() if line.startswith("{")]
    assert lines, "Emacs says: " + (done.stdout + done.stderr)[-1500:]
    found = json.loads(lines[-1])
    assert found["mode"] == "course-layout-mode", found
    assert any("alignmentGuid" in text for text in found["problems"]), found["problems"]
    assert any(text.startswith("course [") for text in found["findings"]), found["findings"]
    assert ".alignmentGuide(.leading)" in found["mended"], found["mended"]
    assert "120 × 40" in found["hover"], found["hover"]
    assert any(word.startswith("padding") for word in found["completions"]), found["completions"][:5]
    assert "var width: CGFloat" in found["renamed"] and "width: width)" in found["renamed"], found["renamed"]
    assert found["indented"] == [2, 4, 6, 8], found["indented"]
