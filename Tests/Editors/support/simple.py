"""A plain client asks everything once, and a text of sixty lines is answered quickly"""

import pathlib
import statistics
import time
import urllib.parse

from support.folder import ROOT
from support.language_client import LanguageClient


def missing():
    return None


def everything(client, folder):
    """Asks each question once, about a text with a mistake and about one without; gives the answers."""
    client.initialize({"inlayHints": True})
    uri = folder.file.as_uri()
    text = folder.file.read_text(encoding="utf-8")
    client.open(uri, text)
    client.until(lambda: any(problem["source"] == "course" for problem in client.problems.get(uri, {}).get("diagnostics", [])))
    document = {"textDocument": {"uri": uri}}
    lines = text.split("\n")

    def place(word, inside=1):
        line = next(number for number, line in enumerate(lines) if word in line)
        return {**document, "position": {"line": line, "character": lines[line].index(word) + inside}}

    whole = {"start": {"line": 0, "character": 0}, "end": {"line": len(lines), "character": 0}}
    answers = {
        "hover": client.ask("textDocument/hover", place("Slip(order: \"soup\"")),
        "completion": client.ask("textDocument/completion", place(".accessibilityIdentifier(\"pie\")", 3)),
        "signatureHelp": client.ask("textDocument/signatureHelp", place("Slip(order: \"soup\"", 5)),
        "definition": client.ask("textDocument/definition", place("Slip(order: \"soup\"")),
        "own definition": client.ask("textDocument/definition", place("width: teaWidth", 8)),
        "references": client.ask("textDocument/references", {**place("teaWidth"), "context": {"includeDeclaration": True}}),
        "highlights": client.ask("textDocument/documentHighlight", place("teaWidth")),
        "outline": client.ask("textDocument/documentSymbol", document),
        "actions": client.ask("textDocument/codeAction", {**document, "range": whole, "context": {"diagnostics": []}}),
        "prepareRename": client.ask("textDocument/prepareRename", place("teaWidth")),
        "rename": client.ask("textDocument/rename", {**place("teaWidth"), "newName": "width"}),
        "tokens": client.ask("textDocument/semanticTokens/full", document),
        "hints": client.ask("textDocument/inlayHint", {**document, "range": whole}),
        "symbols": client.ask("workspace/symbol", {"query": "teaw"}),
        "picture": client.ask("workspace/executeCommand", {"command": "course.showPicture", "arguments": [uri]}),
    }
    client.until(lambda: client.requests)
    answers["shown"] = client.requests[-1]["params"]["uri"]
    client.tell("textDocument/didChange", {
        "textDocument": {"uri": uri, "version": 2}, "contentChanges": [{"text": text.replace("VStack", "VStak")}]})
    client.until(lambda: client.problems[uri].get("version") == 2)
    answers["problems"] = client.problems[uri]["diagnostics"]
    answers["fixes"] = client.ask("textDocument/codeAction", {**document, "range": whole, "context": {"diagnostics": []}})
    return answers


def story(folder):
    client = LanguageClient([folder.program, "lsp"], folder.home, folder.environment)
    answers = everything(client, folder)
    assert "120 × 40" in answers["hover"]["contents"]["value"], answers["hover"]
    assert any(item["label"].startswith("accessibilityIdentifier") for item in answers["completion"]["items"])
    assert "order: String" in answers["signatureHelp"]["signatures"][0]["label"], answers["signatureHelp"]
    # Given code opens as a copy that nobody can write, never in the pack's own folder, which has the solution.
    copy = pathlib.Path(urllib.parse.unquote(urllib.parse.urlparse(answers["definition"]["uri"]).path))
    assert copy.parts[-3:] == (".course", "pictures", "guide-is-a-number-given.layout"), copy
    assert copy.stat().st_mode & 0o222 == 0 and "OrderSpike" not in copy.read_text(), copy
    assert answers["own definition"]["range"]["start"]["line"] == 3, answers["own definition"]
    assert len(answers["references"]) == 2 and len(answers["highlights"]) == 2, answers["references"]
    assert [item["name"] for item in answers["outline"]][:1] == ["OrderSpike"], answers["outline"]
    assert answers["prepareRename"]["placeholder"] == "teaWidth"
    assert len(answers["rename"]["documentChanges"][0]["edits"]) == 2
    assert answers["tokens"]["data"] and len(answers["tokens"]["data"]) % 5 == 0
    assert [hint["label"] for hint in answers["hints"]] == [": ViewDimensions", "→ 30"], answers["hints"]
    found = {(item["name"], pathlib.Path(item["location"]["uri"]).stem) for item in answers["symbols"]}
    assert ("teaWidth", "guide-is-a-number") in found, found
    assert answers["shown"].endswith("/.course/pictures/guide-is-a-number.svg"), answers["shown"]
    assert any("VStak" in problem["message"] for problem in answers["problems"]), answers["problems"]
    assert any("VStack" in action["title"] for action in answers["fixes"]), answers["fixes"]
    untouched(client, folder)
    quickness(client, folder)
    assert client.end() == 0 and not client.complaints, client.complaints


def untouched(client, folder):
    """The check finds what is off in a starter that nobody has touched, and no action changes it."""
    for name in ("positive-moves-back", "matching-guide", "badge-corner"):
        starter = next(ROOT.glob(f"Exercises/*/{name}/starter.layout"))
        file = folder.work / "exercises" / starter.parent.parent.name / f"{name}.layout"
        file.parent.mkdir(exist_ok=True)
        text = starter.read_text(encoding="utf-8")
        file.write_text(text, encoding="utf-8")
        uri = file.as_uri()
        client.open(uri, text)
        client.until(lambda: any(problem["source"] == "course" for problem in client.problems.get(uri, {}).get("diagnostics", [])))
        whole = {"start": {"line": 0, "character": 0}, "end": {"line": text.count("\n"), "character": 0}}
        actions = client.ask("textDocument/codeAction", {
            "textDocument": {"uri": uri}, "range": whole, "context": {"diagnostics": []}})
        assert not any("edit" in action for action in actions), actions


def quickness(client, folder):
    """A change and a hover in sixty lines; the time is for people, nothing depends on it."""
    rows = "".join(f"      Slip(order: \"{n}\", width: {60 + n})\n        .padding({n % 5})\n" for n in range(21))
    text = folder.file.read_text(encoding="utf-8").replace("      Slip(order: \"pie\"", rows + "      Slip(order: \"pie\"")
    uri = folder.file.as_uri()
    took = []
    for version in range(3, 43):
        start = time.monotonic()
        client.tell("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version}, "contentChanges": [{"text": text + "// " + "x" * version + "\n"}]})
        client.ask("textDocument/hover", {"textDocument": {"uri": uri}, "position": {"line": 7, "character": 8}})
        took.append(time.monotonic() - start)
    lines = text.count("\n")
    print(f"          a change and a hover in {lines} lines: {statistics.median(took) * 1000:.1f} ms, at most {max(took) * 1000:.1f} ms")
