import Curriculum
import Foundation
import Testing

/// Tests that `Docs/Diagnoses.md`, which explains each diagnosis to authors, matches the help pages. `UPDATE_DOCS=1`
/// rewrites it.
@Suite struct DiagnosesPageTests {
  private static let file = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Docs/Diagnoses.md")

  private static var page: String {
    let start = """
      # Diagnoses

      Every mistake that `course check` names. The first line of an answer in `wrong/` says which of them it has to get:
      `// expects: sign-flipped`. `hintFor` takes the same names. `course explain sign-flipped` shows a page with its example,
      before and after.

      A diagnosis is told in four steps: where (the view, the line, what is seen), why (the law that is broken), the direction
      (what kind of change helps, without the value), and the code. `check` tells where and why; the direction when the same
      cause fails again; the code on request: `course hint`, `h` in `watch`, a code action in editors. `--reveal 4` tells all,
      `course settings feedback full` always; `"feedback"` in `exercise.json` or `course.json` sets what is usual. Whoever has
      not touched the starter is asked its `firstLook`. `grade` tells all.

      This page is made from the help pages: `UPDATE_DOCS=1 ./test --filter DiagnosesPage`.

      | name | what is so |
      | --- | --- |

      """
    let rows = DiagnosisID.allCases.sorted { $0.rawValue < $1.rawValue }.map { id in
      let help = id.help()
      let meaning = help.meaning.split(separator: "\n\n").first.map { $0.replacing("\n", with: " ") } ?? ""
      return "| `\(id.rawValue)` | **\(help.title).** \(meaning.replacing("|", with: "\\|")) |\n"
    }
    return start + rows.joined()
  }

  @Test func thePageIsWhatTheHelpPagesSay() throws {
    if ProcessInfo.processInfo.environment["UPDATE_DOCS"] == "1" { try Data(Self.page.utf8).write(to: Self.file) }
    let written = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
    let isTheSame = written == Self.page
    #expect(isTheSame, "Docs/Diagnoses.md is out of date: run UPDATE_DOCS=1 ./test --filter DiagnosesPage")
    #expect(DiagnosisID.allCases.allSatisfy { written.contains("| `\($0.rawValue)` |") })
  }
}
