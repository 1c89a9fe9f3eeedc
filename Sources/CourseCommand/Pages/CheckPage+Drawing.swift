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

  /// Expected and yours beside each other, at one scale: for the first scenario with a table, and few views.
  func drawing(of result: ScenarioResult, at position: Int) -> [Document.Block] {
    let isFirst = !report.scenarios.prefix(position).contains {
      !$0.passed && !$0.scenario.isHidden && $0.problems == nil
    }
    let expected = result.views.compactMap { view in view.expected.map { Figure(view.name, frame: $0) } }
    let yours = result.views.compactMap { view in view.actual.map { Figure(view.name, frame: $0) } }
    guard var window, window.columns >= 60, isFirst, !yours.isEmpty, (2...8).contains(result.views.count) else {
      return []
    }
    window.columns -= 4
    window.rows = 12
    let stage = result.scenario.size
    let strip = Filmstrip(
      frames: [
        Filmstrip.Frame(say.label(.expected), Picture(stage: stage, figures: expected)),
        Filmstrip.Frame(say.label(.yours), Picture(stage: stage, figures: yours)),
      ])
    return [.gap, .code(strip.drawings(window).joined(separator: "\n"))]
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
