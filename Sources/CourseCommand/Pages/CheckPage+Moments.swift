import Curriculum
import Diagnostics

/// The part of `course check` about a scenario with steps: each moment with its state.
extension CheckPage {
  func moments(of result: ScenarioResult) -> [Document.Block] {
    let start = moment(say(.atTheStart), result.views, passed: result.views.allSatisfy(\.matches))
    let later = result.moments.flatMap { moment in
      self.moment(name(of: moment), moment.views, passed: moment.passed) + identities(in: moment, of: result)
    }
    return [.indented([.indented(start + later)])]
  }

  private func moment(_ name: Phrase, _ views: [ViewResult], passed: Bool) -> [Document.Block] {
    let line = Document.Block.paragraph("\(state(passed))  \(name)")
    if views.isEmpty { return [line, .paragraph(say(.notReached))] }
    return passed ? [line] : [line, .indented([.table(table(of: views))])]
  }

  /// Names the views that were replaced instead of moved.
  private func identities(in moment: MomentResult, of result: ScenarioResult) -> [Document.Block] {
    let replaced = result.replaced(at: moment)
    guard !replaced.isEmpty else { return [] }
    return [.paragraph(say(.replaced(replaced.joined(separator: ", "))))]
  }

  /// `tap left@0.5` → `0.5 of the way through tap left`.
  func name(of moment: MomentResult) -> Phrase {
    let key = moment.key
    return say(key.time.map { .onTheWay($0, key.step) } ?? .after(key.step))
  }
}
