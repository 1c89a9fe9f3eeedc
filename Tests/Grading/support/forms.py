"""What comes out, held against its published form and handed to a program that reads it."""

import html.parser
import importlib.util
import io
import json
import os
import shutil
import subprocess
import urllib.parse
import xml.etree.ElementTree

from support.room import expect


def there(module):
    return importlib.util.find_spec(module) is not None


def results(room):
    return [json.loads(line) for line in (room.folder / "one/results.jsonl").read_text().splitlines()]


def each(room, folder):
    files = sorted((room.folder / "one" / folder).glob("*.json"))
    expect(len(files) == len(results(room)), f"{len(files)} files")
    return [json.loads(path.read_text()) for path in files]


def results_fit(room):
    """every result fits grade.schema.json"""
    if not there("jsonschema"):
        return "there is no jsonschema"
    import jsonschema

    schema = json.loads((room.root / "Docs/Schemas/grade.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for result in results(room):
        error = jsonschema.exceptions.best_match(validator.iter_errors(result))
        expect(error is None, f"{result['submission']}: {error.message if error else ''} at {list(error.path) if error else ''}")
    expect(not validator.is_valid({**results(room)[0], "surplus": 1}), "an unknown key is refused")


def rubric_fits(room):
    """what the program takes and refuses as a rubric or a submission, the schemas do, too"""
    if not there("jsonschema"):
        return "there is no jsonschema"
    import jsonschema

    whole = {"format": 1, "points": "view", "hidden": "all", "deadline": "2026-11-20T18:00:00Z",
             "late": [{"hours": 24, "percent": 90}], "exercises": {"menu-icons": {"worth": 2.5, "points": "all", "scenarios": {"base": 2}}}}
    spoilt = [{**whole, "format": 2}, {**whole, "point": "all"}, {**whole, "points": "some"}, {**whole, "late": [{"hours": 1}]},
              {**whole, "late": [{"hours": 1, "percent": 101}]}, {**whole, "exercises": {"menu-icons": {"worth": -1}}},
              {**whole, "exercises": {"menu-icons": {"wort": 1}}}]
    check(room, jsonschema, "rubric", whole, spoilt, lambda value: takes_rubric(room, value))
    line = {"submission": "a", "learner": "b", "file": "c", "exercise": "menu-icons", "source": "struct A {}", "seed": "1", "submitted": "2026-11-20"}
    spoilt = [{**line, "sorce": ""}, {**line, "seed": 1}, {key: line[key] for key in line if key != "exercise"}]
    check(room, jsonschema, "submission", line, spoilt, lambda value: takes_line(room, value))


def check(room, jsonschema, name, whole, spoilt, takes):
    schema = json.loads((room.root / f"Docs/Schemas/{name}.schema.json").read_text())
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    expect(validator.is_valid(whole) and takes(whole), f"{name} is fine")
    for value in spoilt:
        expect(not validator.is_valid(value) and not takes(value), f"{name}: {value}")


def takes_rubric(room, value):
    path = room.folder / "rubric.json"
    path.write_text(json.dumps(value))
    return run(room, ["--rubric", str(path)], "").returncode == 0


def takes_line(room, value):
    answer = json.loads(run(room, [], json.dumps(value)).stdout)
    return not any(problem["kind"] == "input" for problem in answer["problems"])


def run(room, words, text):
    command = [str(room.program), "grade", "--jsonl", "--pack", str(room.root), "--verdicts", *words]
    return subprocess.run(command, input=text.encode(), capture_output=True)


def table(room):
    """pandas reads the tables, cell by cell"""
    if not there("pandas"):
        return "there is no pandas"
    import pandas

    frame = pandas.read_csv(room.folder / "one/grades.csv", dtype=str, keep_default_na=False)
    for row, result in zip(frame.to_dict("records"), results(room), strict=True):
        expect(row["submission"] == result["submission"] and row["status"] == result["status"], row)
        expect(float(row["points"]) == result["points"] and float(row["max_points"]) == result["maxPoints"], row)
    best, most = {}, {}
    for result in results(room):
        place = result["learner"], result["exercise"]
        best[place] = max(best.get(place, 0), result["points"])
        most[result["exercise"]] = max(most.get(result["exercise"], 0), result["maxPoints"])
    moodle = pandas.read_csv(room.folder / "one/moodle.csv").set_index("ID number")
    canvas = pandas.read_csv(room.folder / "one/canvas.csv").set_index("SIS User ID")
    # As lib/gradebook_importer.rb reads it: the columns before "Section" are the learner's, the second row has the maxima.
    expect(list(canvas.reset_index().columns[1:3]) == ["Student", "ID"] and canvas.columns[3] == "Section", "Canvas's columns")
    expect("Points Possible" in canvas["Student"].iloc[0], "maxima come second")
    expect(all(canvas[name].iloc[0] == points for name, points in most.items()), "maxima")
    expect(len(moodle) == len(canvas) - 1 == len({learner for learner, _ in best}), "a row for each learner")
    for (learner, exercise), points in best.items():
        expect(moodle.loc[learner, exercise] == canvas.loc[learner, exercise] == points, f"{learner} {exercise}")


def junit(room):
    """junitparser reads junit.xml, and its numbers are those of the results"""
    if not there("junitparser"):
        return "there is no junitparser"
    import junitparser

    suites = list(junitparser.JUnitXml.fromfile(str(room.folder / "one/junit.xml")))
    expect(len(suites) == len(results(room)), f"{len(suites)} suites")
    for suite, result in zip(suites, results(room)):
        cases = list(suite)
        bad = [case for case in cases if case.result]
        expect(suite.tests == len(cases) and suite.failures + suite.errors == len(bad), suite.name)
        expect((result["status"] == "pass") == (not bad), suite.name)


def sarif(room):
    """results.sarif has what SARIF 2.1.0 asks for"""
    text = (room.folder / "one/results.sarif").read_text()
    document = json.loads(text)
    expect(document["version"] == "2.1.0" and len(document["runs"]) == 1, "version")
    driver = document["runs"][0]["tool"]["driver"]
    rules = [rule["id"] for rule in driver["rules"]]
    expect(len(set(rules)) == len(rules) and driver["name"], "rules have names of their own")
    files = {result["file"] for result in results(room)}
    found = document["runs"][0]["results"]
    expect(found, "there is something to say")
    for result in found:
        expect(result["ruleId"] in rules and result["level"] in ("none", "note", "warning", "error"), result)
        expect(result["message"]["text"], result)
        place = result["locations"][0]["physicalLocation"]
        expect(urllib.parse.unquote(place["artifactLocation"]["uri"]) in files, place)
        expect(all(number >= 1 for number in place.get("region", {}).values()), place)


GRADESCOPE = {"score", "output", "output_format", "visibility", "tests", "extra_data"}
GRADESCOPE_TEST = {"name", "status", "output", "visibility", "score", "max_score"}


def gradescope(room):
    """Gradescope's keys, statuses and visibilities, as its documentation lists them"""
    for file, result in paired(room, "gradescope"):
        expect(set(file) <= GRADESCOPE and file["score"] == result["points"], file)
        for test in file["tests"]:
            expect(set(test) <= GRADESCOPE_TEST and test["status"] in ("passed", "failed"), test)
            expect(test["visibility"] in ("visible", "hidden", "after_due_date", "after_published"), test)
            expect(test.get("score", 0) <= test.get("max_score", 0), test)


def exercism(room):
    """Exercism's test runner interface, version 3"""
    for file, result in paired(room, "exercism"):
        expect(set(file) == {"version", "status", "message", "tests"} and file["version"] == 3, file)
        expect(file["status"] in ("pass", "fail", "error"), file)
        expect((file["message"] is not None) == (file["status"] == "error"), file)
        expect((file["status"] == "pass") == (result["status"] == "pass"), file)
        expect(bool(file["tests"]) == (file["status"] != "error"), file)
        for test in file["tests"]:
            expect(set(test) == {"name", "test_code", "status", "message", "output"}, test)
            expect(test["status"] in ("pass", "fail", "error") and test["name"], test)
            expect((test["message"] is None) == (test["status"] == "pass"), test)
            expect(test["output"] is None, "learners' programs print nothing")


def check50(room):
    """what check50 prints: a cause unless a check passes; check50 itself shows it"""
    for file, _ in paired(room, "check50"):
        if there("check50"):
            import check50.renderer

            shown = check50.renderer.to_ansi(**file)
            expect(all(check["description"] in shown for check in file["results"]), shown)
            check50.renderer.to_html(**file)
        expect(set(file) == {"slug", "results", "version"}, file)
        names = [check["name"] for check in file["results"]]
        for check in file["results"]:
            expect(set(check) == {"name", "description", "passed", "log", "cause", "data", "dependency"}, check)
            expect(check["passed"] in (True, False, None), check)
            expect((check["cause"] is None) == (check["passed"] is True), check)
            expect(check["cause"] is None or check["cause"]["rationale"], check)
            expect(check["dependency"] is None or check["dependency"] in names, check)


def paired(room, folder):
    """Files and results; file names are in the results' order but for signs that were replaced."""
    ordered = {result["source"]: result for result in results(room)}
    files = each(room, folder)
    if folder == "gradescope":
        by_name = {result["submission"]: result for result in results(room)}
        return [(file, by_name[file["extra_data"]["submission"]]) for file in files]
    names = sorted(results(room), key=lambda result: result["submission"].replace("/", "_").replace("(", "_").replace(")", "_"))
    expect(len(ordered) > 1, "there are results")
    return list(zip(files, names, strict=True))


class Pictures(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.drawings, self.scripts, self.open = 0, 0, []

    def handle_starttag(self, tag, attributes):
        self.drawings += tag == "svg"
        self.scripts += tag in ("script", "iframe", "object") or any(name.startswith("on") for name, _ in attributes)


def pages(room):
    """learners' pages have their pictures, well formed, and nothing that runs"""
    drawings = 0
    for path in sorted((room.folder / "one/learners").glob("*.html")):
        text = path.read_text()
        reader = Pictures()
        reader.feed(text)
        drawings += reader.drawings
        expect(reader.scripts == 0, path.name)
        start = 0
        while (start := text.find("<svg", start)) >= 0:
            end = text.index("</svg>", start) + 6
            xml.etree.ElementTree.parse(io.StringIO(text[start:end]))
            start = end
    expect(drawings > room.count // 3, f"{drawings} drawings")
    pages = {path.stem for path in (room.folder / "one/learners").glob("*.html")}
    expect(pages == {result["learner"] for result in results(room)}, "a page for each learner")
    page = (room.folder / "one/class.md").read_text()
    # An untouched starter is counted as one, whatever is wrong in it.
    failed = [result for result in results(room) if result["status"] == "fail" and not result.get("untouched")]
    named = {result["diagnoses"][0]["id"] for result in failed if result["diagnoses"]}
    missing = [name for name in named if f"| {name} |" not in page]
    expect(named and not missing, f"the class page names mistakes, but not {missing}")


def kubernetes(room):
    """the Kubernetes manifests fit the published schema"""
    if not there("kubernetes_validate"):
        return "there is no kubernetes-validate"
    import kubernetes_validate
    import yaml

    for part in yaml.safe_load_all((room.root / "Integrations/kubernetes/serve.yaml").read_text()):
        kubernetes_validate.validate(part, "1.29", strict=True)
    job = yaml.safe_load((room.root / "Integrations/kubernetes/job.yaml").read_text())
    kubernetes_validate.validate(job, "1.29", strict=True)
    job["spec"]["completion"] = 1
    try:
        kubernetes_validate.validate(job, "1.29", strict=True)
    except kubernetes_validate.ValidationError:
        return None
    raise AssertionError("an unknown key was let through")


def autograder(room):
    """run_autograder turns one submission into Gradescope's results.json"""
    home = room.folder / "autograder"
    (home / "source").mkdir(parents=True)
    (home / "source/pack").symlink_to(room.root)
    folder = next((room.root / "Exercises").glob("*/guide-is-a-number"))
    settings = {"AUTOGRADER": str(home), "EXERCISE": folder.name, "COURSE_PROGRAM": str(room.program), "PATH": os.environ["PATH"]}
    wanted = {"solution.layout": 2, "starter.layout": 0, "both": 0}
    for name, score in wanted.items():
        shutil.rmtree(home / "submission", ignore_errors=True)
        (home / "submission").mkdir()
        for file in ["solution.layout", "starter.layout"] if name == "both" else [name]:
            shutil.copy(folder / file, home / "submission" / f"my {file}")
        subprocess.run([room.root / "Integrations/gradescope/run_autograder"], env=settings, check=True)
        result = json.loads((home / "results/results.json").read_text())
        expect(result["score"] == score and set(result) <= GRADESCOPE, f"{name}: {result}")
        expect(("exactly one file" in result["output"]) == (name == "both"), result["output"])


def workflow(room):
    """the workflow's steps grade a repository, and fail unless everything passes"""
    if not there("yaml"):
        return "there is no yaml"
    import yaml

    text = (room.root / "Integrations/github/grade.yml").read_text()
    steps = {step["name"]: step["run"] for step in yaml.safe_load(text)["jobs"]["grade"]["steps"] if "run" in step}
    folder = next((room.root / "Exercises").glob("*/guide-is-a-number"))
    for name in ("solution.layout", "starter.layout"):
        home = room.folder / f"repository-{name}"
        (home / "answers").mkdir(parents=True)
        (home / "course/bin").mkdir(parents=True)
        (home / "course/bin/course").symlink_to(room.program)
        (home / "pack").symlink_to(room.root)
        shutil.copy(folder / name, home / "answers" / f"{folder.name}.layout")
        settings = {**os.environ, "GITHUB_STEP_SUMMARY": str(home / "summary.md")}
        ends = [subprocess.run(["bash", "-ec", steps[step]], cwd=home, env=settings, stdout=subprocess.DEVNULL).returncode
                for step in ("Grade", "Show what to look at", "Fail unless everything passes")]
        expect(ends == [0, 0, 0 if name == "solution.layout" else 1], f"{name}: {ends}")
        expect("A guide is just a number" in (home / "summary.md").read_text(), "the summary")
