import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A stack whose gaps are too large or too small everywhere.
///
///     VStack(spacing: 20) { a; b; c }      b is 8 too low as seen from a, and c is 16: the gaps of the goal are 12
enum SpacingOff: TriedRule {
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard let one = trace.failing.first else { return [] }
    let all = one.tree.nodes.indices.flatMap { index -> [Candidate<Diagnosis>] in
      let node = one.tree.nodes[index]
      guard let (axis, spacing) = node.kind.spacing, one.children[index].count > 1 else { return [] }
      let gap = spacing ?? one.firstGap(in: index, axis)
      let call = node.range.flatMap { trace.facts.call(at: $0) }
      let range = call?.arguments.first { $0.label == "spacing" }?.range ?? node.nameRange
      return one.growthOfGaps(in: index, axis).compactMap { change in
        let needed = ((gap - change) * 100).rounded() / 100
        // Views that overlap are hardly ever meant to by their stack.
        guard needed >= 0, let edit = trace.edit(index, in: one, .spacing(needed)) else { return nil }
        return Candidate([edit]) { made(node.kind.name, spacing, gap, needed, at: range) }
      }
    }
    return Array(all.prefix(AnswerTrace.mostPlaces))
  }

  /// - Parameters:
  ///   - spacing: what the text says; nil if it says nothing.
  ///   - gap: what is between two views.
  private static func made(
    _ container: String, _ spacing: Double?, _ gap: Double, _ needed: Double, at range: SourceRange?
  ) -> Diagnosis {
    let isMore = gap > needed
    return Diagnosis(
      .spacingOff, at: range, ["container": container, "spacing": spacing, "gap": gap, "needed": needed],
      english: .init(
        fact: spacing == nil
          ? "The \(container) sets no spacing and leaves \(points(gap))."
          : "The \(container) has a spacing of \(points(gap)).",
        why: """
          Spacing is the room between two neighbors, and it adds up: each view is \
          \(isMore ? "further from" : "nearer to") the one before it than in the goal.
          """,
        direction: isMore ? "Leave smaller gaps." : "Leave larger gaps.", code: "Write spacing: \(points(needed))."),
      german: .init(
        fact: spacing == nil
          ? "\(GermanNoun(container).first) nennt kein spacing und lässt \(gap.inGerman) frei."
          : "\(GermanNoun(container).first) hat ein spacing von \(gap.inGerman).",
        why: """
          spacing ist der Platz zwischen zwei Nachbarn, und er summiert sich: Jede Ansicht steht \
          \(isMore ? "weiter von der vorigen weg" : "näher an der vorigen") als im Ziel.
          """,
        direction: isMore ? "Lass kleinere Lücken." : "Lass größere Lücken.",
        code: "Schreib spacing: \(points(needed))."))
  }
}

extension SceneNode.Kind {
  /// Along which axis a stack leaves gaps, and how large they are where the text says it.
  fileprivate var spacing: (axis: Axis, length: Double?)? {
    switch self {
    case .stack(let axis, _, let spacing), .lazyStack(let axis, _, let spacing): (axis, spacing)
    default: nil
    }
  }
}

extension ScenarioTrace {
  /// The room between the first two views of a stack.
  fileprivate func firstGap(in stack: Int, _ axis: Axis) -> Double {
    let frames = children[stack].prefix(2).map { tree.nodes[$0].frame }
    guard let first = frames.first, let second = frames.last else { return 0 }
    let (one, other) = (first.origin[axis], second.origin[axis])
    let (length, otherLength) = (first.size[axis], second.size[axis])
    return max(one, other) - (one < other ? one + length : other + otherLength)
  }

  /// By how much the gaps of a stack could be too large, told from checked views in different places of it.
  fileprivate func growthOfGaps(in stack: Int, _ axis: Axis) -> [Double] {
    let isReversed = axis == .horizontal && tree.nodes[stack].layoutDirection == .rightToLeft
    let placed = views.compactMap { view in
      children[stack].firstIndex { isInside(view.node, $0) }.map { (view: view, place: $0) }
    }
    guard let first = placed.first else { return [] }
    var found: [Double] = []
    for other in placed where other.place != first.place {
      let way = other.view.displacement(axis) - first.view.displacement(axis)
      let growth = way / Double(other.place - first.place) * (isReversed ? -1 : 1)
      if abs(growth) <= FrameDifference.tolerance || found.contains(where: { abs($0 - growth) < 0.01 }) { continue }
      found.append(growth)
    }
    return Array(found.prefix(3))
  }
}
