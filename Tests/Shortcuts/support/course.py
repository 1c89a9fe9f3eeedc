"""The exercises of the course, and what the real program says of an answer."""

import json
import subprocess


class Exercise:
    def __init__(self, folder):
        self.name = folder.name
        self.kind = json.loads((folder / "exercise.json").read_text())["kind"]
        self.solution = (folder / "solution.layout").read_text()
        self.starter = (folder / "starter.layout").read_text()


class Report:
    def __init__(self, results):
        self.results = results

    @property
    def differences(self):
        """How far every number of the first scenario is off; None where the views do not correspond."""
        scenarios = self.results.get("scenarios") or [{}]
        first = scenarios[0]
        views = first.get("views", []) + [view for moment in first.get("moments", []) for view in moment["views"]]
        if not views or any(not view.get("delta") for view in views):
            return None
        return [number for view in views for number in view["delta"]]

    @property
    def passes_unnoticed(self):
        broken = any(rule["status"] == "fail" for rule in self.results.get("rules", []))
        return self.results.get("status") == "pass" and not broken


class Course:
    def __init__(self, program, root, folder):
        self.program = program
        self.root = root
        self.folder = folder

    def exercises(self, word):
        chapters = json.loads((self.root / "Exercises/course.json").read_text())["chapters"]
        for chapter in chapters:
            for name in chapter["exercises"]:
                exercise = Exercise(self.root / "Exercises" / chapter["id"] / name)
                if word in name and exercise.kind != "predict":
                    yield exercise

    def check(self, exercise, answer):
        """Tries an answer in a folder without progress, so that nothing is kept."""
        file = self.folder / f"{exercise.name}.layout"
        file.write_text(answer)
        words = [self.program, "check", str(file), "--format", "json", "--pack", str(self.root), "--work"]
        outcome = subprocess.run(words + [str(self.folder / "none")], capture_output=True, text=True, check=False)
        try:
            return Report(json.loads(outcome.stdout))
        except json.JSONDecodeError:
            return Report({})
