import Curriculum
import Diagnostics
import LayoutDrawing
import LayoutProgram

/// The drawings of `course check`, and the search for repeated tables.
extension CheckPage {
  /// An earlier scenario with the same differences, whose table need not be repeated.
  func sameDifferences(as result: ScenarioResult, before position: Int) -> String? {
    let earlier = report.scenarios.prefix(position).first { other in
      !other.scenario.isHidden && other.problems == nil && !other.passed && other.views.isLike(result.views)
    }
    return earlier?.scenario.id
  }

  /// The drawing of the first scenario that fails.
  func drawing(of result: ScenarioResult, at position: Int) -> [Document.Block] {
    let isFirst = !report.scenarios.prefix(position).contains {
      !$0.passed && !$0.scenario.isHidden && $0.problems == nil
    }
    let lines = isFirst ? drawing(of: result, rows: 12) : []
    return lines.isEmpty ? [] : [.gap, .code(lines.joined(separator: "\n"))]
  }

  /// The largest drawing of a scenario that fits into `rows` lines; empty if no drawing helps.
  func picture(of result: ScenarioResult?, rows: Int) -> [Document.Block] {
    guard let result, result.problems == nil, result.moments.isEmpty, result.answers.isEmpty else { return [] }
    for size in stride(from: min(12, rows - 1), through: 4, by: -1) {
      let lines = drawing(of: result, rows: size)
      if lines.count <= rows, !lines.isEmpty { return [.indented([.indented([.code(lines.joined(separator: "\n"))])])] }
    }
    return []
  }

  /// The expected and the learner's views side by side at the same scale, if there are at most eight.
  private func drawing(of result: ScenarioResult, rows: Int) -> [String] {
    let expected = result.views.compactMap { view in view.expected.map { Figure(ViewName(view.name).spoken, frame: $0) }
    }
    let yours = result.views.compactMap { view in view.actual.map { Figure(ViewName(view.name).spoken, frame: $0) } }
    guard var window, window.columns >= 60, !yours.isEmpty, (2...8).contains(result.views.count) else {
      return []
    }
    window.columns -= 4
    window.rows = rows
    let stage = result.scenario.size
    let strip = Filmstrip(
      frames: [
        Filmstrip.Frame(say.label(.expected), Picture(stage: stage, figures: expected)),
        Filmstrip.Frame(say.label(.yours), Picture(stage: stage, figures: yours)),
      ])
    return strip.drawings(window)
  }
}

extension [ViewResult] {
  /// Whether the same views differ by the same amounts.
  fileprivate func isLike(_ other: [ViewResult]) -> Bool {
    count == other.count
      && zip(self, other).allSatisfy { first, second in
        first.name == second.name && (first.expected == nil) == (second.expected == nil)
          && first.difference.isLike(second.difference)
      }
  }
}

extension FrameDifference? {
  fileprivate func isLike(_ other: FrameDifference?) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let first?, let second?):
      [first.x - second.x, first.y - second.y, first.width - second.width, first.height - second.height]
        .allSatisfy { abs($0) <= 0.1 }
    default: false
    }
  }
}
