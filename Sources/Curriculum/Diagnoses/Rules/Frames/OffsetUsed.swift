import Diagnostics
import LayoutEngine
import LayoutProgram

/// Views that are moved after layout, so that nothing around them reacts.
///
///     Tag().offset(x: -24)        the tag is drawn further left; the stack's size and its neighbors stay as they were
struct OffsetUsed: Explanation {
  static let id = DiagnosisID.offsetUsed

  /// What is pushed.
  let subject: ViewReference
  let views: [ViewReference]
  let x: Double
  let y: Double
  /// What was tried in its place and makes everything right.
  let remedy: Remedy?
  let hasPassed: Bool
  let range: SourceRange?

  enum Remedy {
    /// Guides for these lines.
    case guides([String])
    /// The container around asks for this, or for these in turn.
    case container(ContainerReference, asks: [String])
  }

  /// An offset changes no size: where the view that it pushes has another one, that is the story.
  static func find(in evidence: Evidence) -> [OffsetUsed] {
    guard let one = evidence.failing.first(where: { !sites(in: $0).isEmpty }), let first = sites(in: one).first else {
      return evidence.failing.isEmpty ? afterAPass(evidence) : []
    }
    let nodes = sites(in: one)
    let pushed = one.views.filter { view in nodes.contains { one.governs($0, view) } }
    guard case .offset(let x, let y) = one.tree.nodes[first].kind,
      !pushed.contains(where: { view in
        [Axis.horizontal, .vertical].contains { abs(view.growth($0)) > FrameDifference.tolerance }
      })
    else { return [] }
    return [
      OffsetUsed(
        subject: one.name(of: first), views: pushed.map(\.reference), x: x, y: y,
        remedy: guides(one, nodes, evidence) ?? container(one, first, evidence), hasPassed: false,
        range: one.tree.nodes[first].range)
    ]
  }

  /// The same said with guides.
  private static func guides(_ one: EvidenceCase, _ nodes: [Int], _ evidence: Evidence) -> Remedy? {
    var edits: [SceneEdit] = []
    var names: [String] = []
    for node in nodes {
      guard case .offset(let x, let y) = one.tree.nodes[node].kind, let lines = one.lines(around: node),
        let edit = evidence.edit(node, in: one, .offsetAsGuides(lines))
      else { continue }
      if x != 0 { names.append(one.tree.name(of: lines.horizontal)) }
      if y != 0 { names.append(one.tree.name(of: lines.vertical)) }
      if !edits.contains(edit) { edits.append(edit) }
    }
    return evidence.whatIf(edits) ? .guides(names.withoutRepetition) : nil
  }

  /// No offset, and another alignment of the container around: one that serves everywhere, or one for each scenario.
  private static func container(_ one: EvidenceCase, _ node: Int, _ evidence: Evidence) -> Remedy? {
    guard let container = one.liningUp(node), let range = one.tree.nodes[container].range, range.file == 0,
      !one.tree.nodes[container].isImplied
    else { return nil }
    let place = EditPlace(range)
    let removed = Set(evidence.cases.flatMap { one in sites(in: one).compactMap { one.tree.nodes[$0].range } })
      .map { SceneEdit(EditPlace($0), .removed) }
    var choices = evidence.choices(of: place, in: one)
    var names: [String] = []
    for one in evidence.failing + evidence.passing {
      let right = choices.firstIndex { keys in
        evidence.passes(one, removed + keys.map { SceneEdit(place, .alignment($0)) })
      }
      guard let right, let name = evidence.alignment(of: place, in: one, with: choices[right]) else { return nil }
      names.append(name)
      // What served here is tried first in the next.
      choices.insert(choices.remove(at: right), at: 0)
    }
    return .container(one.word(for: container), asks: names.withoutRepetition)
  }

  private static func afterAPass(_ evidence: Evidence) -> [OffsetUsed] {
    guard let one = evidence.cases.first, let node = sites(in: one).first,
      case .offset(let x, let y) = one.tree.nodes[node].kind
    else { return [] }
    return [
      OffsetUsed(
        subject: one.name(of: node), views: one.views.filter { one.governs(node, $0) }.map(\.reference), x: x, y: y,
        remedy: nil, hasPassed: true, range: one.tree.nodes[node].range)
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

  var isProven: Bool { remedy != nil }
  var severity: Diagnosis.Severity { hasPassed ? .informative : .essential }
  var parameters: Facts { ["views": views, "x": x, "y": y, "key": key, "asks": asks] }
  /// What the guides are for.
  private var key: String? { if case .guides(let keys) = remedy { keys.listed } else { nil } }
  /// What the container should ask for.
  private var asks: [String] { if case .container(_, let asks) = remedy { asks } else { [] } }
  private var way: String {
    [
      x == 0 ? nil : "\(points(abs(x))) to the \(x < 0 ? "left" : "right")",
      y == 0 ? nil : "\(points(abs(y))) \(y < 0 ? "up" : "down")",
    ].compactMap { $0 }.joined(separator: " and ")
  }
  var fact: String { "\(subject.quoted.firstUppercased) is laid out first, and drawn \(way) afterwards." }
  var why: String {
    """
    An offset moves the drawing and leaves the layout alone: neighbors stay where they are, and the container keeps \
    the size that it has without the move. A guide is part of the layout, so that both react.
    """
  }
  var code: String {
    if hasPassed { return "All frames are right, since nothing here has to react. Are they with a guide, too?" }
    switch remedy {
    case .guides(let keys): return "Say the same with \(keys.count > 1 ? "guides" : "a guide") for \(keys.listed)."
    case .container(let container, let asks):
      return asks.count > 1
        ? "Remove the offset: the \(container) places its views by its alignment, \(asks.joined(separator: " or "))."
        : "Remove the offset, and let the \(container) ask for \(asks.listed)."
    case nil: return "Remove the offset first: which container places \(subject.quoted), and by which line?"
    }
  }
}

/// A view that is placed by hand.
///
///     Row().position(x: 160, y: 100)      takes all the room, and centers the row at that point whatever the room is
struct PositionUsed: Explanation {
  static let id = DiagnosisID.positionUsed

  /// What is nailed: one view, or a container with all in it.
  let subject: ViewReference
  let views: [ViewReference]
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
            subject: one.name(of: index), views: moved.map(\.reference), x: x, y: y,
            isProven: !evidence.failing.isEmpty && evidence.whatIf([edit]),
            hasPassed: evidence.failing.isEmpty, range: node.range)
        ]
      }
    }
    return []
  }

  var parameters: Facts { ["views": views, "x": x, "y": y] }
  var fact: String { "\(subject.quoted.firstUppercased) is nailed to the point \(points(x)), \(points(y))." }
  var why: String {
    """
    A position takes all the room there is and puts the view's middle at a point of it. It does not move when the \
    room, the view or its neighbors change, and nobody is lined up with it.
    """
  }
  var severity: Diagnosis.Severity { hasPassed ? .informative : .essential }
  var code: String { isProven ? "Remove it: without it, everything fits." : "Let a container place it." }
}

extension EvidenceCase {
  /// The container that lines a node up with others, or in room that is left over.
  func liningUp(_ node: Int) -> Int? {
    var inner = node
    for outer in chain(node).dropFirst() {
      switch tree.nodes[outer].kind {
      case .stack, .lazyStack, .zStack, .frame, .flexibleFrame: return outer
      // The first view carries the other, and is not lined up.
      case .overlay, .background: if children[outer].first != inner { return outer }
      case let kind where kind.isModifier: break
      default: return nil
      }
      inner = outer
    }
    return nil
  }

  /// The lines that the container around a modifier asks for, the middle along an axis that it does not line up.
  func lines(around node: Int) -> Alignment? {
    guard let outer = liningUp(node) else { return nil }
    switch tree.nodes[outer].kind {
    case .stack(let axis, let key, _), .lazyStack(let axis, let key, _):
      return axis == .horizontal
        ? Alignment(horizontal: .horizontalCenter, vertical: key)
        : Alignment(horizontal: key, vertical: .verticalCenter)
    case .zStack(let alignment), .overlay(let alignment), .background(let alignment): return alignment
    case .frame(_, _, let alignment), .flexibleFrame(_, let alignment): return alignment
    default: return nil
    }
  }
}

extension Evidence {
  /// What a container could ask for: edges and middles along its axes, and baselines.
  fileprivate func choices(of place: EditPlace, in one: EvidenceCase) -> [[AlignmentKey]] {
    let down = AlignmentKey.geometric(.vertical)
    switch (one.key(of: place, .horizontal), one.key(of: place, .vertical)) {
    case (_?, _?): return AlignmentKey.geometric(.horizontal).flatMap { across in down.map { [across, $0] } }
    case (_?, nil): return AlignmentKey.geometric(.horizontal).map { [$0] }
    case (nil, _?): return (down + [.firstTextBaseline, .lastTextBaseline]).map { [$0] }
    default: return []
    }
  }
}
