import Curriculum
import Diagnostics

/// Problems as the page shows them: words, and places in the editor.
struct PageProblems {
  var problems: Problems
  var places: PagePlaces
  var say: Speaker

  var json: JSON { JSON(problems.all.map(json)) }

  private func json(_ problem: Problem) -> JSON {
    [
      "severity": JSON(problem.severity.rawValue), "message": JSON(problem.message.text(in: say.language)),
      "range": places.json(problem.range), "file": JSON(problem.range?.file ?? 0),
      "notes": JSON(problem.notes.map { JSON($0.message.text(in: say.language)) }),
      "fix": problem.fixIts.first.map { Self.json($0, places) } ?? nil,
    ]
  }

  /// A change that would mend it.
  static func json(_ fix: FixIt, _ places: PagePlaces) -> JSON {
    guard fix.range.file == 0 else { return nil }
    return [
      "title": JSON(fix.message),
      "edits": [["range": places.json(fix.range), "text": JSON(fix.replacement)]],
    ]
  }
}
