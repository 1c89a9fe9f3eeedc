import Diagnostics
import LayoutEngine

extension Diagnosis {
  /// Kinds whose words hold along one axis, whatever is off along the other.
  private static let alongOneAxis: [any DiagnosisRule.Type] = [
    SignFlipped.self, EdgeAsked.self, EdgeInsteadOfCenter.self, BaselineVsCenter.self, ContainerKey.self,
    DefaultElsewhere.self, CenterInsteadOfEdge.self, LengthAcross.self,
    OtherEdge.self,
  ]

  /// One mistake across and one down, where neither alone is what everything hangs on.
  ///
  /// What is lined up along one axis does not move along the other, so that each can be proven by itself.
  static func oneForEachAxis(_ trace: AnswerTrace, _ scenarios: [String]) -> [Diagnosis] {
    let found = [Axis.horizontal, .vertical].map { proven(along: $0, trace, scenarios) }.compactMap { $0 }
    return found.count == 2 ? found : []
  }

  /// What is right along one axis with one change, where nothing is known of what is off along the other.
  static func oneAxis(_ trace: AnswerTrace, _ scenarios: [String]) -> [Diagnosis] {
    let axes = [Axis.horizontal, .vertical]
    guard axes.allSatisfy({ axis in trace.failing.contains { !$0.result.isRight(along: axis) } }) else { return [] }
    return axes.firstAnswer { proven(along: $0, trace, scenarios) }.map { [$0] } ?? []
  }

  private static func proven(along axis: Axis, _ trace: AnswerTrace, _ scenarios: [String]) -> Diagnosis? {
    guard trace.failing.contains(where: { !$0.result.isRight(along: axis) }) else { return nil }
    trace.rewrites.allow(.read)
    let proven = trace.scenes.judging(axis) {
      alongOneAxis.firstAnswer { kind in
        kind.found(in: trace, scenarios).first(where: \.isProven)
      }
    }
    guard var one = proven else { return nil }
    one.isProven = false
    (one.kind, one.claims) = (nil, [])
    one.said = HalfSaid(said: one.said, axis: axis)
    return one
  }
}

/// A mistake whose change makes one axis right.
private struct HalfSaid: Saying {
  let said: any Saying
  let axis: Axis

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    var words = said.words(in: language)
    let more =
      switch (axis, language) {
      case (.horizontal, .english): "Then all is right across."
      case (.vertical, .english): "Then all is right from top to bottom."
      case (.horizontal, .german): "Dann stimmt es seitlich."
      case (.vertical, .german): "Dann stimmt es in der Höhe."
      }
    words.code += " \(more)"
    return words
  }
}
