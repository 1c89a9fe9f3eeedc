import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A frame with an alignment, as wide as what is in it: there is no room to align in.
///
///     VStack { … }.frame(width: 120, alignment: .trailing)      the VStack is 120 wide already
struct FrameIsTight: Explanation {
  static let id = DiagnosisID.frameIsTight

  let content: ViewReference
  let length: Double
  let key: String
  let axis: Axis
  /// What was tried and helps.
  let remedy: Remedy?
  /// Where it is so, if not everywhere.
  let scenario: String?
  let range: SourceRange?

  enum Remedy {
    /// The alignment belongs to the container in the frame.
    case inside(Repair)
    /// The frame needs room.
    case room(Repair)

    var repair: Repair {
      switch self {
      case .inside(let repair), .room(let repair): repair
      }
    }

    var name: String {
      switch self {
      case .inside: "inside"
      case .room: "room"
      }
    }
  }

  static func find(in evidence: Evidence) -> [FrameIsTight] {
    for one in evidence.failing {
      let stage = one.scenario.size
      for site in evidence.containerSites() where site.isFrame {
        guard let call = evidence.facts.call(at: site.range),
          call.arguments.contains(where: { $0.label == "alignment" })
        else { continue }
        let nodes = one.nodes(at: site.place)
        for node in nodes {
          guard let child = one.children[node].first else { continue }
          for axis in one.offAxes {
            // The same text makes several frames; where one of them has room, the alignment has a say.
            guard nodes.allSatisfy({ one.isTight($0, axis) }), let key = one.key(of: site.place, axis),
              key != .center(axis)
            else { continue }
            let frame = one.tree.nodes[node].frame
            guard
              one.checked(in: node).contains(where: { abs($0.displacement(axis)) > FrameDifference.tolerance })
            else { continue }
            let length = frame.size[axis]
            // Larger than the room: then it is not the frame that leaves none.
            guard length <= stage[axis] else { continue }
            let remedy = remedy(node, site, key, one, evidence)
            let inner = one.core(node).last.map { one.tree.nodes[$0] }
            let isInside = if case .inside(let repair) = remedy { repair.isProven } else { false }
            return [
              FrameIsTight(
                content: one.contentName(child), length: length, key: one.tree.name(of: key), axis: axis,
                remedy: remedy,
                scenario: evidence.cases.first?.passed ?? false && !one.scenario.isHidden ? one.scenario.id : nil,
                range: isInside ? inner?.nameRange ?? site.range : site.range)
            ]
          }
        }
      }
    }
    return []
  }

  private static func remedy(
    _ node: Int, _ site: ContainerSite, _ key: AlignmentKey, _ one: EvidenceCase, _ evidence: Evidence
  ) -> Remedy? {
    let stack = one.core(node).last.flatMap { $0 == node ? nil : evidence.edit($0, in: one, .alignment(key)) }
    let inside = stack.flatMap { evidence.repair([$0]) }
    if let inside, inside.isProven { return .inside(inside) }
    let room = evidence.repair([SceneEdit(site.place, .filled(key))])
    if let room, room.isProven || inside == nil { return .room(room) }
    return inside.map { .inside($0) }
  }

  var isProven: Bool { remedy?.repair.isProven ?? false }
  var parameters: Facts {
    [
      "content": content, "length": length, "key": key, "axis": axis.name, "remedy": remedy?.name,
      "isProven": isProven, "scenario": scenario,
    ]
  }
  private var word: String { axis.measure }
  var fact: String {
    "\(place)he frame is \(points(length)) \(word), and so is \(content.quoted) in it: there is nothing to align."
  }
  private var place: String { scenario.map { "In “\($0)” t" } ?? "T" }
  var why: String {
    """
    A frame's alignment says where its content stands in room that is left over. Here none is left, so \(key) looks \
    like every other. And it moves the content as one: the views inside keep their places among themselves.
    """
  }
  var code: String {
    switch remedy {
    case .inside(let repair): "Give \(key) to \(content.quoted) itself.\(repair.afterwards)"
    case .room(let repair):
      repair.isProven
        ? "Give the frame all the room: \(axis.maximum): .infinity."
        : "Give the frame more room than its content takes."
    case nil: "Where is room left over, and which frame or container decides about it?"
    }
  }
}

/// A frame's alignment where the container's was meant: the whole moves, the views in it stay as they are.
struct FrameMovesGroup: TriedExplanation {
  static let id = DiagnosisID.frameMovesGroup

  let container: ContainerReference
  let key: String
  let range: SourceRange?

  static func candidates(in evidence: Evidence) -> [Candidate<FrameMovesGroup>] {
    guard let one = evidence.failing.first else { return [] }
    return evidence.containerSites().filter(\.isFrame).flatMap { site -> [Candidate<FrameMovesGroup>] in
      guard let node = one.nodes(at: site.place).first, let stack = one.core(node).last, stack != node,
        let place = one.tree.nodes[stack].range.map(EditPlace.init)
      else { return [] }
      return one.offAxes.flatMap { axis -> [Candidate<FrameMovesGroup>] in
        guard let own = one.key(of: site.place, axis), own != .center(axis), let now = one.key(of: place, axis) else {
          return []
        }
        // Mostly the same line in both; but the frame may be right as it is, and the lines in it want another.
        let others = evidence.passing.isEmpty ? AlignmentKey.geometric(axis).filter { $0 != own } : []
        return ([own] + others).filter { $0 != now }.map { key in
          Candidate([evidence.edit(stack, in: one, .alignment(key))].compactMap { $0 }) {
            FrameMovesGroup(
              container: one.word(for: stack), key: one.tree.name(of: key), range: site.nameRange ?? site.range)
          }
        }
      }
    }
  }

  var parameters: Facts { ["container": container, "key": key] }
  var fact: String {
    "The frame moves the \(container) as a whole; the views in it keep their places among themselves."
  }
  var why: String {
    """
    A frame has one view to place: the \(container). Which line the views inside share is up to the \(container)'s own \
    alignment.
    """
  }
  var code: String { "Ask for \(key) in the \(container)." }
}

/// A guide on a view that stands alone: nothing shares its line.
struct NothingToAlignWith: Explanation {
  static let id = DiagnosisID.nothingToAlignWith

  let view: ViewReference
  let key: String
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [NothingToAlignWith] {
    guard let one = evidence.failing.first else { return [] }
    for site in evidence.guideSites() {
      guard case .alone? = site.neverAsked(in: evidence.cases), let guide = site.guides(in: one).first else { continue }
      return [
        NothingToAlignWith(view: one.name(of: guide.node), key: one.tree.name(of: site.key), range: site.range)
      ]
    }
    return []
  }

  static let law = """
    An alignment brings views to one line with each other, not with the room or the screen. A container is as large as \
    what is in it, so that one view is always in its place.
    """
  static let advice =
    "Put what it should line up with into the same container, or give it room: a frame with an alignment."

  var views: [ViewReference] { [view] }
  var parameters: Facts { ["view": view, "key": key] }
  var fact: String {
    "\(view.quoted.firstUppercased) has a guide for \(key), and nothing is around that would line it up with anything."
  }
  var why: String { Self.law }
  var code: String { Self.advice }
}

/// A container with an alignment and one view.
///
///     ZStack(alignment: .topLeading) { Text("REC") }      is the text, and the text is in the middle of the room
struct StackOfOne: Explanation {
  static let id = DiagnosisID.nothingToAlignWith

  let view: ViewReference
  let container: ContainerReference
  let key: String
  /// The alignment of the frame around it that makes everything right.
  let frame: String?
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [StackOfOne] {
    guard let one = evidence.failing.first else { return [] }
    for elided in one.tree.elided + one.stacksOfOne {
      guard let range = elided.range, range.file == 0 else { continue }
      let site = ContainerSite(place: EditPlace(range), range: range, nameRange: nil, kind: elided.kind)
      guard let call = evidence.facts.call(at: range), call.arguments.contains(where: { $0.label == "alignment" }),
        let axis = [Axis.horizontal, .vertical].first(where: { axis in
          site.key(axis) != nil
            && one.checked(in: elided.node).contains { abs($0.displacement(axis)) > FrameDifference.tolerance }
        }), let key = site.key(axis)
      else { continue }
      let frame = ContainerAsks(evidence.frameTrial(), evidence)
      return [
        StackOfOne(
          view: one.name(of: elided.node), container: ContainerReference(kind: elided.kind.name),
          key: one.tree.name(of: key), frame: frame?.to, range: frame?.range ?? call.nameRange)
      ]
    }
    return []
  }

  var views: [ViewReference] { [view] }
  var parameters: Facts { ["view": view, "key": key, "container": container, "frame": frame] }
  var isProven: Bool { frame != nil }
  var fact: String { "The \(container) has one view, \(view.quoted): nothing is lined up with it." }
  var why: String { NothingToAlignWith.law }
  var code: String {
    frame.map { "The frame around it has room to spare: give the alignment to the frame, \($0)." }
      ?? NothingToAlignWith.advice
  }
}

extension EvidenceCase {
  /// Stacks that are there and have one view now, since the others beside it depend on something.
  fileprivate var stacksOfOne: [ElidedContainer] {
    tree.nodes.indices.compactMap { index in
      let node = tree.nodes[index]
      guard node.kind.isContainer, !node.isImplied, node.isShown, children[index].count == 1 else { return nil }
      return ElidedContainer(kind: node.kind, range: node.range, node: children[index][0])
    }
  }
}

/// A view that reaches out of the room, where it is expected inside.
struct OverflowsContainer: Explanation {
  static let id = DiagnosisID.overflowsContainer
  static let isCertain = true

  let view: ViewReference
  let length: Double
  let room: Double
  /// How far it reaches out, at both ends together.
  let excess: Double
  let axis: Axis
  /// Whether a layout of the learner's own offers it its room.
  let isInOwnLayout: Bool
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [OverflowsContainer] {
    for one in evidence.failing {
      let stage = one.scenario.size
      for axis in [Axis.horizontal, .vertical] {
        let room = stage[axis]
        func excess(_ frame: Rect) -> Double {
          let (low, high) = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
          return max(-low, 0) + max(high - room, 0)
        }
        func sticksOut(_ frame: Rect) -> Bool { excess(frame) > FrameDifference.tolerance }
        // What grows with others in it is not to blame.
        func isLong(_ view: EvidenceCase.View) -> Bool {
          guard one.checked(in: view.node).count == 1 else { return false }
          return view.actual.size[axis] > room
            || abs(view.growth(axis)) > FrameDifference.tolerance
        }
        guard
          let view = one.views.first(where: { sticksOut($0.actual) && !sticksOut($0.expected) && isLong($0) })
        else { continue }
        let length = view.actual.size[axis]
        let isInOwnLayout = one.chain(view.node).contains { one.tree.nodes[$0].kind.isOwnLayout }
        return [
          OverflowsContainer(
            view: view.reference, length: length, room: room, excess: excess(view.actual),
            axis: axis,
            isInOwnLayout: isInOwnLayout,
            range: evidence.ownPlace(of: view, in: one)
              ?? (isInOwnLayout ? evidence.facts.declarations.first { $0.name == "placeSubviews" }?.range : nil))
        ]
      }
    }
    return []
  }

  var views: [ViewReference] { [view] }
  var parameters: Facts {
    ["view": view, "length": length, "room": room, "excess": excess, "axis": axis.name, "isInOwnLayout": isInOwnLayout]
  }
  /// A view that is no longer than the room has no size to blame alone: what it shares a container with pushes it out.
  var isTooLong: Bool { length > room }
  private var word: String { axis.measure }
  var fact: String {
    isTooLong
      ? "\(view.quoted.firstUppercased) is \(points(length)) \(word) and reaches out of the room, which has \(points(room))."
      : "\(view.quoted.firstUppercased) reaches \(points(excess)) out of the room, though it is only \(points(length)) \(word)."
  }
  var why: String {
    """
    Room is offered, not imposed: a view with a size of its own keeps it, and so do those around it, which grow with \
    it and stick out on both sides.
    """
  }
  var code: String {
    isInOwnLayout
      ? "Look at what your layout offers it: the proposal in sizeThatFits and in place."
      : isTooLong
        ? "Find what makes it that \(word)."
        : "Look at what it is lined up with: the container encloses both, and is longer than the room."
  }
}

extension SceneNode.Kind {
  /// A layout written by hand.
  var isOwnLayout: Bool {
    if case .layout = self { true } else { false }
  }
}

extension Evidence {
  /// Where in the learner's own file a view comes from: its call, else its name, else what is around it. What an
  /// exercise gives cannot be changed, and is never pointed at.
  func ownPlace(of view: EvidenceCase.View, in one: EvidenceCase) -> SourceRange? {
    let named = one.result.views.first { $0.name == view.name }?.range
    let around = one.chain(view.node).compactMap { one.tree.nodes[$0].range }
    return ([named].compactMap { $0 } + around).first { $0.file == 0 }
  }
}

extension EvidenceCase {
  /// Whether a frame is as long as what is in it.
  fileprivate func isTight(_ frame: Int, _ axis: Axis) -> Bool {
    guard let child = children[frame].first else { return true }
    return abs(tree.nodes[frame].frame.size[axis] - tree.nodes[child].frame.size[axis]) <= FrameDifference.tolerance
  }
}
