import Curriculum
import Diagnostics
import EditorService
import LayoutDrawing

extension JudgedAnswer {
  /// The findings that an editor marks after a check: diagnoses or runtime errors, or else the misplaced views.
  func findings(_ say: Speaker) -> [EditorFinding] {
    // Compile errors are reported while the user types.
    if report.problems != nil { return [] }
    let stopped = report.scenarios.first { $0.problems != nil && !$0.scenario.isHidden }?.problems
    let known = (stopped?.findings(say) ?? []) + report.diagnoses.map(\.finding)
    return known.isEmpty && report.verdict == .notYet ? viewsThatAreOff(say) : known
  }

  private func viewsThatAreOff(_ say: Speaker) -> [EditorFinding] {
    guard let failed = report.scenarios.first(where: { !$0.passed && !$0.scenario.isHidden }) else { return [] }
    return failed.views.filter { !$0.matches }.compactMap { view in
      guard let range = view.range, range.file == 0, let way = view.difference,
        let words = Difference.words(
          x: way.x, y: way.y, width: way.width, height: way.height, tolerance: FrameDifference.tolerance,
          in: say.language)
      else { return nil }
      let sentence = say.label(CheckSentence.viewIs(view.name, how: words))
      return EditorFinding(
        code: "not-yet", weight: .warning, message: "\(failed.scenario.id): \(sentence)", range: range)
    }
  }
}

extension Diagnosis {
  fileprivate var finding: EditorFinding {
    EditorFinding(
      code: id.rawValue, weight: weight, message: message, range: range ?? SourceRange(lower: 0, upper: 0),
      edits: edits)
  }

  private var weight: EditorFinding.Weight {
    switch severity {
    case .essential: .warning
    case .actionable, .informative: .information
    case .celebratory: .hint
    }
  }
}

extension Problems {
  /// The problems as findings for an editor.
  func findings(_ say: Speaker) -> [EditorFinding] {
    all.map { problem in
      let words = [problem.message.text(in: say.language)] + problem.notes.map { $0.message.text(in: say.language) }
      let own = problem.range.flatMap { $0.file == 0 ? $0 : nil }
      return EditorFinding(
        code: problem.kind.rawValue, weight: problem.severity == .error ? .error : .warning,
        message: words.joined(separator: "\n"), range: own ?? SourceRange(lower: 0, upper: 0),
        fixIt: problem.fixIts.first.flatMap { $0.range.file == 0 ? $0 : nil })
    }
  }
}
