import Diagnostics

/// A comparison of two texts, as in `history ID 3 5` and `solution --diff`.
struct DifferencePage {
  var title: String
  var before: String
  var after: String
  /// The labels of the texts.
  var names: (String, String)
  var say: Speaker

  func answer(_ members: Members) -> Reply {
    let difference = LineDifference(from: before, to: after)
    var document = Document([.sides("\(title, .strong)", "\("−", .warning) \(names.0)  \("+", .good) \(names.1)")])
    if difference.isEmpty {
      document.add(.paragraph(say(WaySentence.nothingDiffers)))
    } else {
      document.add(.gap)
      document.blocks += difference.shown(around: 3).map { .line(Self.line($0)) }
    }
    let lines = difference.lines.map { line -> JSON in
      ["change": JSON(line.change.rawValue), "text": JSON(line.text)]
    }
    return Reply(
      document: document, json: JSON(members: [("formatVersion", 1)] + members + [("lines", JSON(lines))]))
  }

  /// A line with a sign before it, so that color is not the only mark.
  static func line(_ line: LineDifference.Line?) -> Phrase {
    guard let line else { return "\("  …", .faint)" }
    switch line.change {
    case .same: return "  \(line.text)"
    case .removed: return "\("- \(line.text)", .warning)"
    case .added: return "\("+ \(line.text)", .good)"
    }
  }
}
