import Diagnostics
import LayoutEngine
import LayoutProgram

@testable import EditorService

/// A course of one exercise: every text is an answer to it, shown in two widths; words that begin with `WRONG` are found
/// by its check.
struct CourseOfTests: EditorCourse {
  static let given =
    "struct Slip: View {\n  var width: CGFloat\n  var body: some View { Color.red.frame(width: width, height: 40) }\n}\n"

  func subject(at path: String?) -> EditorSubject {
    guard path?.hasSuffix("/spike.layout") ?? false else {
      return EditorSubject(scenes: [.init(name: "", request: SceneRequest())])
    }
    return EditorSubject(
      given: SourceText(name: "given.layout", text: Self.given), givenPath: "/pack/my given.layout",
      scenes: [
        .init(name: "base", request: SceneRequest(stage: Size(width: 200, height: 100))),
        .init(name: "wide", request: SceneRequest(stage: Size(width: 400, height: 100))),
      ])
  }

  func layouts(beside path: String?) -> [(path: String, source: SourceText)] {
    [
      ("/tests/spike.layout", SourceText(name: "spike.layout", text: "struct Old {}\n")),
      ("/tests/other.layout", SourceText(name: "other.layout", text: "struct Other { var tallest = 3 }\n")),
    ]
  }

  func findings(in answer: SourceText, at path: String, speaking language: Language) -> [EditorFinding]? {
    guard let start = answer.text.range(of: "WRONG") else { return nil }
    let lower = answer.text[..<start].utf8.count
    let range = SourceRange(lower: lower, upper: lower + 5)
    return [
      EditorFinding(
        code: "sign-flipped", weight: .warning, message: language == .german ? "Falsch." : "Wrong.", range: range,
        fixIt: FixIt("write RIGHT", replacing: range, with: "RIGHT"))
    ]
  }

  func picture(of answer: SourceText, at path: String?, speaking language: Language) -> EditorPicture {
    answer.text.isEmpty ? .refused("Nothing to draw.") : .drawn(path: "/tmp/a picture.svg")
  }
}

extension String {
  /// Where a word stands first.
  fileprivate func range(of word: String) -> String.Index? {
    indices.first { self[$0...].hasPrefix(word) }
  }
}
