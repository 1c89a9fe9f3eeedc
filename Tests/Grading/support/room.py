"""A class, and the program that grades it."""

import os
import random
import subprocess

HOSTILE = {
    "endless body": "struct A: View { var body: some View { A() } }",
    "endless recursion": 'func f(_ n: Int) -> Int { f(n + 1) + f(n + 2) }\nstruct A: View { var body: some View { Text("\\(f(0))") } }',
    "deep": "(" * 60_000,
    "wide": "Text(\"a\")" * 20_000,
    "big text": 'struct A: View { var body: some View { Text(String(repeating: "a", count: 1_000_000_000)) } }',
    "big array": "struct A: View { let a = Array(repeating: 1, count: 2_000_000_000)\n var body: some View { Text(\"a\") } }",
    "generics": "let a = 1" + " + 1" * 20_000,
    "empty": "",
    "nul": "Text(\"\0\")",
    "control": "\x1b[2J\x07Text(\"a\")",
    "marks": "let a" + "\u0301" * 5_000 + " = 1",
}


class Room:
    def __init__(self, folder, program, root, count):
        self.folder, self.program, self.root, self.count = folder, program, root, count
        self.sent = folder / "sent"
        self.answers = sorted(self.find_answers())
        self.hand_in()

    def find_answers(self):
        """Exercise and text of everything that is meant to pass or to fail."""
        for folder in (self.root / "Exercises").glob("*/*"):
            for path in [folder / "solution.layout", folder / "starter.layout", *folder.glob("wrong/*.layout"),
                         *folder.glob("accepted/*.layout")]:
                if path.is_file():
                    yield folder.name, path.read_text()

    def hand_in(self):
        """What a class hands in: right and wrong answers, and about one in ten that is none."""
        chance = random.Random(19)
        exercises = sorted({exercise for exercise, _ in self.answers})
        hostile = sorted(HOSTILE.items())
        for number in range(self.count):
            exercise, text = self.answers[number * 7 % len(self.answers)]
            name = chance.choice([f"{exercise}.layout", f"{exercise.replace('-', '_').title()}.layout", f"my {exercise} (2).txt"])
            place = self.sent / f"learner {number:05d}" / name
            place.parent.mkdir(parents=True)
            data = text.encode()
            kind = number % 30
            if kind == 3:
                data = hostile[number // 30 % len(hostile)][1].encode()
            elif kind == 7:
                spoilt = bytearray(data)
                spoilt[chance.randrange(len(spoilt))] = chance.randrange(256)
                data = bytes(spoilt)
            elif kind == 11:
                data = data[: chance.randrange(len(data))]
            elif kind == 13 and number < 100:
                data = b"x" * (5 << 20)
            elif kind == 17:
                os.symlink("/etc/hostname", place.parent / f"{chance.choice(exercises)}.layout.layout")
            place.write_bytes(data)
        os.mkfifo(self.sent / f"{exercises[0]}.layout")

    def grade(self, out, *words, check=True, sent=None):
        command = [str(self.program), "grade", str(sent or self.sent), "-o", str(self.folder / out), "--pack", str(self.root),
                   "--format", "json", *words]
        done = subprocess.run(command, capture_output=True, cwd=self.folder)
        if check and done.returncode != 0:
            raise AssertionError(f"{' '.join(words)} ended with {done.returncode}: {done.stdout.decode()[:500]}{done.stderr.decode()[:500]}")
        return done

    def files(self, out):
        base = self.folder / out
        return {str(path.relative_to(base)): path.read_bytes() for path in sorted(base.rglob("*")) if path.is_file()}


def expect(condition, words):
    if not condition:
        raise AssertionError(words)
