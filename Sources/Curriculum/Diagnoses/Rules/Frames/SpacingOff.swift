import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// A stack whose gaps are too large or too small everywhere.
///
///     VStack(spacing: 20) { a; b; c }      b is 8 too low as seen from a, and c is 16: the gaps of the goal are 12
struct SpacingOff: TriedExplanation {
  static let id = DiagnosisID.spacingOff

  let container: ContainerReference
  /// What the text says; nil where it says nothing.
  let spacing: Double?
  /// What is between two views, and what should be.
  let gap: Double
  let needed: Double
  let range: SourceRange?

  static func candidates(in evidence: Evidence) -> [Candidate<SpacingOff>] {
    guard let one = evidence.failing.first else { return [] }
    let all = one.tree.nodes.indices.flatMap { index -> [(edit: SceneEdit, law: SpacingOff)] in
      let node = one.tree.nodes[index]
      guard let (axis, spacing) = node.kind.spacing, one.children[index].count > 1 else { return [] }
      let gap = spacing ?? one.firstGap(in: index, axis)
      let call = node.range.flatMap { evidence.facts.call(at: $0) }
      return one.growthOfGaps(in: index, axis).compactMap { change in
        let needed = ((gap - change) * 100).rounded() / 100
        // Views that overlap are hardly ever meant to by their stack.
        guard needed >= 0, let edit = evidence.edit(index, in: one, .spacing(needed)) else { return nil }
        let law = SpacingOff(
          container: ContainerReference(kind: node.kind.name), spacing: spacing, gap: gap, needed: needed,
          range: call?.arguments.first { $0.label == "spacing" }?.range ?? node.nameRange)
        return (edit, law)
      }
    }
    return all.prefix(Evidence.mostPlaces).map { one in Candidate([one.edit]) { one.law } }
  }

  var parameters: Facts { ["container": container, "spacing": spacing, "gap": gap, "needed": needed] }

  /// How much further from the one before each view is than in the goal; less than 0 where it is nearer.
  var more: Double { gap - needed }

  var fact: String {
    spacing == nil
      ? "The \(container) sets no spacing and leaves \(points(gap))."
      : "The \(container) has a spacing of \(points(gap))."
  }
  var why: String {
    """
    Spacing is the room between two neighbors, and it adds up: each view is \
    \(more > 0 ? "further from" : "nearer to") the one before it than in the goal.
    """
  }
  func direction(in language: SpokenLanguage) -> String {
    switch language {
    case .english: more > 0 ? "Leave smaller gaps." : "Leave larger gaps."
    case .german: more > 0 ? "Lass kleinere Lücken." : "Lass größere Lücken."
    }
  }
  var code: String { "Write spacing: \(points(needed))." }
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

extension EvidenceCase {
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
