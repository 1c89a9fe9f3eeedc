"""Archives as learning platforms make them."""

import io
import json
import shutil
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
    # Downloads in a folder, and a learner's own archive in the download.
    wrapped = room.folder / "wrapped"
    wrapped.mkdir()
    for file in (moodle, canvas, classroom):
        (wrapped / file.stem.split(".")[0]).mkdir()
        (wrapped / file.stem.split(".")[0] / file.name).write_bytes(file.read_bytes())
    own = io.BytesIO()
    with zipfile.ZipFile(own, "w") as archive:
        archive.writestr(f"my work/{some(room)[0][0]}.layout", some(room)[0][1])
    with zipfile.ZipFile(wrapped / "moodle/late.zip", "w") as archive:
        archive.writestr("hw 3/Emmy Noether_7000_assignsubmission_file_/work.zip", own.getvalue())
    expected = [exercise for exercise, _ in some(room)]
    for file, rule, learner in ((moodle, "moodle", "Ada Lovelace {}"), (canvas, "canvas", "lovelace{}"), (classroom, "classroom", "{}")):
        room.grade(f"packed-{rule}", "--map", rule, sent=file)
        results = [json.loads(line) for line in (room.folder / f"packed-{rule}/results.jsonl").read_text().splitlines()]
        found = {result["learner"]: result["exercise"] for result in results}
        wanted = {learner.format(number): exercise for number, exercise in enumerate(expected)}
        expect(found == wanted, f"{rule}: {sorted(set(found.items()) ^ set(wanted.items()))[:4]}")
        expect(any(result["status"] == "pass" for result in results), rule)
        room.grade(f"wrapped-{rule}", "--map", rule, "--verdicts", sent=wrapped / rule)
        results = [json.loads(line) for line in (room.folder / f"wrapped-{rule}/results.jsonl").read_text().splitlines()]
        wrapped_found = {result["learner"]: result["exercise"] for result in results}
        emmy = {"Emmy Noether": expected[0]} if rule == "moodle" else {}
        expect(wrapped_found == found | emmy, f"wrapped {rule}: {sorted(set(wrapped_found.items()) ^ set(found.items()))[:4]}")


def old_pages(room):
    """pages of an earlier run go, and nothing that the program has not written"""
    (exercise, text), _ = some(room, 2)
    sent, out = room.folder / "fewer", room.folder / "fewer-out"
    for learner in ("ada", "bob"):
        (sent / learner).mkdir(parents=True)
        (sent / learner / f"{exercise}.layout").write_text(text)
    room.grade("fewer-out", "--formats", "learners,csv", "--verdicts", sent=sent)
    (out / "learners/notes.html").write_text("mine")
    shutil.rmtree(sent / "bob")
    summary = json.loads(room.grade("fewer-out", "--formats", "learners", "--verdicts", sent=sent).stdout)
    left = {path.name for path in (out / "learners").iterdir()}
    expect(left == {"ada.md", "ada.html", "notes.html"} and summary["removed"] == 2, f"{left} {summary}")
    expect((out / "grades.csv").exists() and summary["older"] == ["grades.csv"], str(summary))
    # A list that somebody has changed leads nowhere else.
    (room.folder / "kept.html").write_text("mine")
    (out / "written.txt").write_text("learners/../../kept.html\n../kept.html\n/etc/hostname\nlearners/ada.md\n")
    room.grade("fewer-out", "--formats", "learners", "--verdicts", sent=sent)
    expect((room.folder / "kept.html").exists() and (out / "learners/notes.html").exists(), "removed what it had not written")


NAMES = ["Ada Lovelace", "Alan Turing", "Li Wei", "Li Wei", "Grace Hopper", "Emmy Noether", "Tony Hoare", "Radia Perlman"]


def with_roster(room):
    """a roster gives the same gradebooks in all three shapes: namesakes, wrapped folders, late ones, one who is missing"""
    answers = [answer for answer in some(room, 120)]
    exercises = sorted({exercise for exercise, _ in answers})[:3]
    sent = [(number, exercise, text) for number in range(len(NAMES)) for exercise, text in answers if exercise in exercises]
    rows, times = {rule: ["id,name,group,extension"] for rule in ("moodle", "canvas", "classroom")}, []
    for number, name in enumerate(NAMES):
        login = "".join(reversed(name.lower().split())) + (str(number) if name == "Li Wei" else "")
        numbered = f"{name} ({8000 + number})" if name == "Li Wei" else name
        extra = 48 if number == 5 else ""
        rows["moodle"].append(f"s{number},{numbered},,{extra}")
        rows["canvas"].append(f"s{number},{login if name == 'Li Wei' else name},,{extra}")
        # The account of a code host is the ID there, so that names are free.
        rows["classroom"].append(f"s{number},git{number},,{extra}")
        times.append(f"{{}},2026-11-{21 if number < 6 else 19}T18:00:01Z")
    for rule in rows:
        rows[rule].append("s99,Nobody,,")
        (room.folder / f"{rule}.csv").write_text("\n".join(rows[rule]) + "\n")
        (room.folder / f"{rule}-times.csv").write_text("\n".join(time.format(f"s{n}") for n, time in enumerate(times)) + "\n")
    (room.folder / "rubric-late.json").write_text('{"format": 1, "points": "view", "deadline": "2026-11-20T18:00:00Z", "late": [{"hours": 25, "percent": 50}]}')
    books = {}
    for rule in rows:
        base = room.folder / f"shape-{rule}"
        for place, (number, exercise, text) in enumerate(sent):
            name, login = NAMES[number], "".join(reversed(NAMES[number].lower().split()))
            login += str(number) if name == "Li Wei" else ""
            path = base / {
                "moodle": f"{name}_{8000 + number}_assignsubmission_file_/{place}/{exercise}.layout",
                "canvas": f"{login}_LATE_{70 + number}_{900 + place}_{exercise}-{place}.layout",
                "classroom": f"hw3-submissions/hw3-git{number}/{place}/{exercise}.layout",
            }[rule]
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
        words = ["--map", rule, "--roster", str(room.folder / f"{rule}.csv"), "--rubric", str(room.folder / "rubric-late.json"),
                 "--submitted", str(room.folder / f"{rule}-times.csv"), "--formats", "moodle,canvas,class,learners", "--verdicts"]
        summary = json.loads(room.grade(f"shape-{rule}-out", *words, sent=base).stdout)
        expect(summary["handedInNothing"] == ["Nobody (s99)"] and not summary["notOnRoster"], f"{rule}: {summary}")
        lines = (room.folder / f"shape-{rule}-out/canvas.csv").read_text().splitlines()
        books[rule] = [line.split(",")[2:3] + line.split(",")[5:] for line in lines[1:]]
        results = [json.loads(line) for line in (room.folder / f"shape-{rule}-out/results.jsonl").read_text().splitlines()]
        late = {result["learner"] for result in results if result["late"]}
        expect(late == {"s0", "s1", "s2", "s3", "s4"}, f"{rule}: late are {sorted(late)}")
        pages = {path.stem for path in (room.folder / f"shape-{rule}-out/learners").glob("*.html")}
        expect(pages == {f"s{number}" for number in range(len(NAMES))}, f"{rule}: {sorted(pages)}")
    expect(books["moodle"] == books["canvas"] == books["classroom"], f"{books}")
    full, half = books["moodle"][6], books["moodle"][1]
    expect(any(point not in ("", "0") for point in full[1:]) and full[1:] != half[1:], f"half of {full} is {half}")
