import Curriculum
import Diagnostics
import LayoutDrawing

/// What keeps `course check` short, and what says more than numbers.
extension CheckPage {
  /// The scenario further up whose views differ by the same numbers; the same table twice would hide the first one.
  func sameDifferences(as result: ScenarioResult, before position: Int) -> String? {
    let earlier = report.scenarios.prefix(position).first { other in
      !other.scenario.isHidden && other.problems == nil && !other.passed && other.views.isLike(result.views)
    }
    return earlier?.scenario.id
  }

  /// The picture of the first scenario with a table.
  func drawing(of result: ScenarioResult, at position: Int) -> [Document.Block] {
    let isFirst = !report.scenarios.prefix(position).contains {
      !$0.passed && !$0.scenario.isHidden && $0.problems == nil
    }
    let lines = isFirst ? drawing(of: result, rows: 12) : []
    return lines.isEmpty ? [] : [.gap, .code(lines.joined(separator: "\n"))]
  }

  /// The largest picture of a scenario that fits into so many lines; nothing where none is worth looking at.
  func picture(of result: ScenarioResult?, rows: Int) -> [Document.Block] {
    guard let result, result.problems == nil, result.moments.isEmpty, result.answers.isEmpty else { return [] }
    for size in stride(from: min(12, rows - 1), through: 4, by: -1) {
      let lines = drawing(of: result, rows: size)
      if lines.count <= rows, !lines.isEmpty { return [.indented([.indented([.code(lines.joined(separator: "\n"))])])] }
    }
    return []
  }

  /// Expected and yours beside each other, at one scale, where the views are few.
  private func drawing(of result: ScenarioResult, rows: Int) -> [String] {
    let expected = result.views.compactMap { view in view.expected.map { Figure(view.name, frame: $0) } }
    let yours = result.views.compactMap { view in view.actual.map { Figure(view.name, frame: $0) } }
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
  /// Whether the same views are off by the same numbers.
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
