"""Copies that a machine has made of some answers, among many that were written apart."""

import json
import random
import re
import subprocess

from support.room import expect


def longest(room, count=24):
    """The answers with the most text beyond what everybody is given: a copy of less is no sign of anything."""
    own = {}
    for exercise, text in room.answers:
        folder = next((room.root / "Exercises").glob(f"*/{exercise}"))
        starter = (folder / "starter.layout").read_text().splitlines()
        lines = [line for line in text.splitlines() if line not in starter]
        own.setdefault(exercise, []).append((sum(map(len, lines)), text))
    best = [(max(texts), exercise) for exercise, texts in own.items()]
    return [(exercise, text) for (_, text), exercise in sorted(best, reverse=True)[:count]]


def renamed(text):
    names = set(re.findall(r"\b(?:let|var|func|struct|enum)\s+([a-z]\w*)", text)) - {"body", "defaultValue", "id"}
    for number, name in enumerate(sorted(names)):
        text = re.sub(rf"(?<![.\w\"]){name}\b(?!\s*:[^:]*\.)", f"mine{number}", text)
    return text


def reformatted(text):
    lines = [line.strip() for line in text.splitlines() if not line.strip().startswith("//")]
    return "\n\n".join("      " + line + "  // hm" for line in lines if line)


def closures_renamed(text):
    return re.sub(r"\{ (\w+) in(.*?)\}", lambda found: "{ box in" + re.sub(rf"\b{found[1]}\b", "box", found[2]) + "}", text)


def with_more(text):
    return "struct Extra: View {\n  var body: some View { Text(\"extra\").padding(7) }\n}\n\n" + text


def reordered(text):
    """Types in another order."""
    parts = re.split(r"(?m)^(?=struct |enum |extension |#Preview)", text)
    return parts[0] + "".join(reversed(parts[1:]))


CHANGES = (reformatted, closures_renamed, with_more, reordered, renamed)


def are_found(room):
    """similar finds copies with names, blanks and order changed, and hardly anything else"""
    folder = room.folder / "alike"
    chance = random.Random(5)
    copied, wanted = [], 0
    for number, (exercise, text) in enumerate(longest(room)):
        (folder / f"author{number:02d}").mkdir(parents=True)
        (folder / f"author{number:02d}/{exercise}.layout").write_text(text)
        copy = text
        for change in chance.sample(CHANGES, 3):
            copy = change(copy)
        (folder / f"copy{number:02d}").mkdir()
        (folder / f"copy{number:02d}/{exercise}.layout").write_text(copy)
        copied.append((f"author{number:02d}/{exercise}.layout", f"copy{number:02d}/{exercise}.layout"))
        wanted += 1
    done = subprocess.run([str(room.program), "similar", str(folder), "--pack", str(room.root), "--format", "json"], capture_output=True, check=True)
    answer = json.loads(done.stdout)
    found = {(pair["one"], pair["other"]) for pair in answer["pairs"]}
    short = set(answer["tooShort"])
    missed = [pair for pair in copied if pair not in found and not short & set(pair)]
    false = [pair for pair in found if pair not in copied]
    told = [pair for pair in copied if not short & set(pair)]
    expect(len(told) >= wanted // 2, f"{len(short)} are too short")
    expect(len(missed) * 10 <= len(told), f"{len(missed)} of {len(told)} missed: {missed[:4]}")
    expect(len(false) * 10 <= len(told), f"{len(false)} beside: {false[:4]}")
