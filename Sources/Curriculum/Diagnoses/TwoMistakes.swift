import LayoutEngine

extension Diagnosis {
  /// Kinds whose words hold along one axis, whatever is off along the other.
  private static let alongOneAxis: [any Explanation.Type] = [
    SignFlipped.self, EdgeInsteadOfCenter.self, BaselineVsCenter.self, ContainerKey.self, DefaultSignFlipped.self,
    DefaultOtherEdge.self, DefaultElsewhere.self, CenterInsteadOfEdge.self, LengthAcross.self, GuideMissing.self,
  ]

  /// One mistake across and one down, where neither alone is what everything hangs on.
  ///
  /// What is lined up along one axis does not move along the other, so that each can be proven by itself.
  static func oneForEachAxis(_ evidence: Evidence, _ scenarios: [String]) -> [Diagnosis] {
    var found: [Diagnosis] = []
    for axis in [Axis.horizontal, .vertical] {
      guard evidence.failing.contains(where: { !$0.result.isRight(along: axis) }) else { return [] }
      let proven = evidence.scenes.judging(axis) {
        alongOneAxis.firstAnswer { kind in
          kind.find(in: evidence).first { $0.isProven }.map { $0.diagnosis(in: scenarios) }
        }
      }
      guard var one = proven else { return [] }
      one.isProven = false
      one.reason += axis == .horizontal ? " Then all is right across." : " Then all is right from top to bottom."
      one.translations[.german]?.reason +=
        axis == .horizontal ? " Dann stimmt es seitlich." : " Dann stimmt es in der Höhe."
      found.append(one)
    }
    return found
  }
}
