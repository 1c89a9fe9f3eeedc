import Curriculum
import Diagnostics

/// What `course check` says of a scenario in which something is done: each moment with its state.
extension CheckPage {
  func moments(of result: ScenarioResult) -> [Document.Block] {
    let start = moment("at the start", result.views, passed: result.views.allSatisfy(\.matches))
    let later = result.moments.flatMap { moment in
      self.moment("after \(moment.key)".withTime, moment.views, passed: moment.passed) + identities(in: moment)
    }
    return [.indented([.indented(start + later)])]
  }

  private func moment(_ name: String, _ views: [ViewResult], passed: Bool) -> [Document.Block] {
    let state: Phrase = passed ? "\("ok", .good)     " : "\("not yet", .warning)"
    let line = Document.Block.paragraph("\(state)  \(name)")
    if views.isEmpty { return [line, .paragraph("This moment was not reached.")] }
    return passed ? [line] : [line, .indented([.table(table(of: views))])]
  }

  /// Views that came or went where they were to move.
  private func identities(in moment: MomentResult) -> [Document.Block] {
    let replaced = moment.inserted.filter(moment.removed.contains)
    guard !moment.passed, !replaced.isEmpty else { return [] }
    let names = replaced.joined(separator: ", ")
    return [.paragraph("Not moved but replaced, one view removed and another inserted: \(names).")]
  }
}

extension String {
  /// `after tap left@0.5` → `0.5 of the way through tap left`.
  fileprivate var withTime: String {
    guard let sign = lastIndex(of: "@") else { return self }
    return "\(self[index(after: sign)...]) of the way through \(self[..<sign].dropFirst("after ".count))"
  }
}
