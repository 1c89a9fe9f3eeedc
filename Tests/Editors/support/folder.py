"""A home and a work folder that are gone afterwards."""

import json
import os
import pathlib
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
EXERCISE = "guide-is-a-number"

# A mistake that has a fix-it, a guide, a name to complete.
TEXT = """import SwiftUI

struct OrderSpike: View {
  var teaWidth: CGFloat = 140

  var body: some View {
    VStack(alignment: .leading) {
      Slip(order: "soup", width: 120)
        .alignmentGuide(.leading) { d in d.width / 4 }
        .accessibilityIdentifier("soup")
      Slip(order: "pie", width: 100)
        .accessibilityIdentifier("pie")
      Slip(order: "tea", width: teaWidth)
        .accessibilityIdentifier("tea")
    }
  }
}

#Preview {
  OrderSpike()
}
"""


class CourseFolder:
    def __init__(self, program):
        self.program = str(pathlib.Path(program).resolve())

    def __enter__(self):
        self._kept = tempfile.TemporaryDirectory()
        self.home = pathlib.Path(self._kept.name)
        self.environment = {
            "HOME": str(self.home), "PATH": os.environ["PATH"], "TERM": "dumb", "COURSE_PACK": str(ROOT),
            "COURSE_LANGUAGE": "en", "LC_ALL": "C.UTF-8", "TMPDIR": str(self.home),
        }
        self.course("init", "work")
        self.work = self.home / "work"
        self.file = next(self.work.glob(f"exercises/*/{EXERCISE}.layout"))
        self.file.write_text(TEXT, encoding="utf-8")
        return self

    def __exit__(self, *_):
        self._kept.cleanup()

    def course(self, *words):
        return subprocess.run(
            [self.program, *words], cwd=self.home, env=self.environment, check=True, capture_output=True, text=True).stdout

    def set_up(self, editor):
        """Writes an editor's lines, and holds them against those that are printed."""
        printed = json.loads(self.course("editor", editor, "--format", "json"))["files"]
        self.course("editor", editor, "--write")
        for file in printed:
            written = pathlib.Path(file["path"]).read_text(encoding="utf-8")
            assert file["text"] in written, f"{file['path']} has other lines than the printed ones"
        return [pathlib.Path(file["path"]) for file in printed]
