import Diagnostics
import LayoutEngine
import LayoutLanguage

/// Views that are moved after layout, so that nothing around them reacts.
///
///     Tag().offset(x: -24)        the tag is drawn further left; the stack's size and its neighbours stay as they were
struct OffsetUsed: Explanation {
  static let id = DiagnosisID.offsetUsed

  let views: [String]
  let x: Double
  let y: Double
  let isProven: Bool
  /// What to ask of a guide, where that would do.
  let key: String?
  let hasPassed: Bool
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [OffsetUsed] {
    guard let one = evidence.failing.first(where: { !sites(in: $0).isEmpty }), let first = sites(in: one).first else {
      return evidence.failing.isEmpty ? afterAPass(evidence) : []
    }
    let nodes = sites(in: one)
    let guided = nodes.compactMap { node -> SceneEdit? in
      guard let lines = one.lines(around: node) else { return nil }
      return evidence.edit(node, in: one, .offsetAsGuides(lines))
    }
    var places: [SceneEdit] = []
    for edit in guided where !places.contains(edit) { places.append(edit) }
    let isProven = !places.isEmpty && evidence.whatIf(places)
    let lines = one.lines(around: first)
    guard case .offset(let x, let y) = one.tree.nodes[first].kind else { return [] }
    return [
      OffsetUsed(
        views: one.views.filter { view in nodes.contains { one.governs($0, view) } }.map(\.name), x: x, y: y,
        isProven: isProven, key: lines.map { one.tree.name(of: x != 0 ? $0.horizontal : $0.vertical) },
        hasPassed: false, range: one.tree.nodes[first].range)
    ]
  }

  private static func afterAPass(_ evidence: Evidence) -> [OffsetUsed] {
    guard let one = evidence.cases.first, let node = sites(in: one).first,
      case .offset(let x, let y) = one.tree.nodes[node].kind
    else { return [] }
    return [
      OffsetUsed(
        views: one.views.filter { one.governs(node, $0) }.map(\.name), x: x, y: y, isProven: false, key: nil,
        hasPassed: true, range: one.tree.nodes[node].range)
    ]
  }

  /// Offsets of the learner's text that move some of the checked views, but not all of them alike, or the only one.
  private static func sites(in one: EvidenceCase) -> [Int] {
    one.tree.nodes.indices.filter { index in
      guard case .offset(let x, let y) = one.tree.nodes[index].kind, x != 0 || y != 0,
        one.tree.nodes[index].range?.file == 0, !one.tree.nodes[index].isImplied
      else { return false }
      return one.views.contains { one.governs(index, $0) }
    }
  }

  var severity: Diagnosis.Severity { hasPassed ? .informative : .essential }
  var parameters: [JSON.Member] {
    [
      .init("views", JSON(views.map { JSON($0) })), .init("x", JSON(x)), .init("y", JSON(y)),
      .init("key", key.map { JSON($0) } ?? nil),
    ]
  }
  private var way: String {
    [
      x == 0 ? nil : "\(points(abs(x))) to the \(x < 0 ? "left" : "right")",
      y == 0 ? nil : "\(points(abs(y))) \(y < 0 ? "up" : "down")",
    ].compactMap { $0 }.joined(separator: " and ")
  }
  private var subject: String { views.first ?? "The view" }
  var title: String { "\(subject) is laid out first, and drawn \(way) afterwards." }
  var reason: String {
    """
    An offset moves the drawing and leaves the layout alone: neighbours stay where they are, and the container keeps the \
    size that it has without the move. A guide is part of the layout, so that both react.
    """
  }
  var step: String {
    if hasPassed { return "All frames are right, since nothing here has to react. Are they with a guide, too?" }
    guard let key else { return "Find a way without offset." }
    return isProven
      ? "Say the same with a guide for \(key)." : "Take the offset away, and move the line instead: a guide for \(key)."
  }
}

/// A view that is placed by hand.
///
///     Row().position(x: 160, y: 100)      takes all the room, and centres the row at that point whatever the room is
struct PositionUsed: Explanation {
  static let id = DiagnosisID.positionUsed

  let views: [String]
  let x: Double
  let y: Double
  let isProven: Bool
  let hasPassed: Bool
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [PositionUsed] {
    for one in evidence.failing.isEmpty ? evidence.cases : evidence.failing {
      for (index, node) in one.tree.nodes.enumerated() {
        guard case .position(let x, let y) = node.kind, node.range?.file == 0, !node.isImplied else { continue }
        let moved = one.views.filter { one.governs(index, $0) }
        guard !moved.isEmpty, let edit = evidence.edit(index, in: one, .removed) else { continue }
        return [
          PositionUsed(
            views: moved.map(\.name), x: x, y: y, isProven: !evidence.failing.isEmpty && evidence.whatIf([edit]),
            hasPassed: evidence.failing.isEmpty, range: node.range)
        ]
      }
    }
    return []
  }

  var parameters: [JSON.Member] {
    [.init("views", JSON(views.map { JSON($0) })), .init("x", JSON(x)), .init("y", JSON(y))]
  }
  var title: String { "\(views.first ?? "The view") is nailed to the point \(points(x)), \(points(y))." }
  var reason: String {
    """
    A position takes all the room there is and puts the view's middle at a point of it. It does not move when the room, \
    the view or its neighbours change, and nobody is lined up with it.
    """
  }
  var severity: Diagnosis.Severity { hasPassed ? .informative : .essential }
  var step: String { isProven ? "Take it away: without it everything fits." : "Let a container place it." }
}

extension EvidenceCase {
  /// The lines that the container around a modifier asks for, the middle along an axis that it does not line up.
  func lines(around node: Int) -> Alignment? {
    for outer in chain(node).dropFirst() where !tree.nodes[outer].kind.isModifier {
      switch tree.nodes[outer].kind {
      case .stack(let axis, let key, _), .lazyStack(let axis, let key, _):
        return axis == .horizontal
          ? Alignment(horizontal: .horizontalCenter, vertical: key)
          : Alignment(horizontal: key, vertical: .verticalCenter)
      case .zStack(let alignment): return alignment
      default: return nil
      }
    }
    return nil
  }
}
