"""Archives as learning platforms make them."""

import json
import tarfile
import zipfile

from support.room import expect


def some(room, count=40):
    return [room.answers[number * 11 % len(room.answers)] for number in range(count)]


def archives(room):
    """Moodle's and Canvas' ZIP and GitHub Classroom's folders tell who and what"""
    moodle, canvas = room.folder / "moodle.zip", room.folder / "canvas.zip"
    with zipfile.ZipFile(moodle, "w", zipfile.ZIP_DEFLATED) as archive:
        for number, (exercise, text) in enumerate(some(room)):
            archive.writestr(f"Ada Lovelace {number}_{8000 + number}_assignsubmission_file_/{exercise}.layout", text)
    with zipfile.ZipFile(canvas, "w", zipfile.ZIP_STORED) as archive:
        for number, (exercise, text) in enumerate(some(room)):
            late = "_LATE" if number % 3 == 0 else ""
            archive.writestr(f"lovelace{number}{late}_{number + 70}_{number + 900}_{exercise}-1.layout", text)
    classroom = room.folder / "classroom.tar.gz"
    with tarfile.open(classroom, "w:gz") as archive:
        for number, (exercise, text) in enumerate(some(room)):
            path = room.folder / "one.layout"
            path.write_text(text)
            archive.add(path, f"alignment-3-ada-{number}/Sources/{exercise}.layout")
    expected = [exercise for exercise, _ in some(room)]
    for file, rule, learner in ((moodle, "moodle", "Ada Lovelace {}"), (canvas, "canvas", "lovelace{}"), (classroom, "classroom", "{}")):
        room.grade(f"packed-{rule}", "--map", rule, sent=file)
        results = [json.loads(line) for line in (room.folder / f"packed-{rule}/results.jsonl").read_text().splitlines()]
        found = {result["learner"]: result["exercise"] for result in results}
        wanted = {learner.format(number): exercise for number, exercise in enumerate(expected)}
        expect(found == wanted, f"{rule}: {sorted(set(found.items()) ^ set(wanted.items()))[:4]}")
        expect(any(result["status"] == "pass" for result in results), rule)
