import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// A view has another size than expected, whatever its place.
///
///     Slip().padding(.leading, 20)        moves the slip and makes the row wider; a guide would only move it
struct SizeChanged: Explanation {
  static let id = DiagnosisID.sizeChanged

  /// The view; nil where all sizes are right, and only places are not.
  let view: ViewReference?
  let axis: Axis
  private(set) var expected: Double
  private(set) var actual: Double
  let cause: Cause
  let isProven: Bool
  let range: SourceRange?
  /// What a layout of the learner's own makes of its views.
  var length: OwnLength?

  /// What the size comes from.
  enum Cause {
    /// A modifier, without which the size is right.
    case modifier(String)
    /// A padding around the view, which moves it by making it larger for its container.
    case room
    /// A frame that says just this length.
    case frame
    /// The views in a container.
    case content
    /// A view that sticks out of it, in an overlay or a background.
    case overlay(String, ViewReference)
    /// A layout of the learner's own.
    case layout(String)
    /// The content, or what it is offered.
    case offer
  }

  static func find(in evidence: Evidence) -> [SizeChanged] { seen(evidence) ?? [] }

  private static let modifiers: Set = ["padding", "frame", "fixedSize", "aspectRatio", "layoutPriority"]

  private static let textModifiers: Set = ["lineLimit", "minimumScaleFactor"]

  /// Modifiers to leave out.
  fileprivate static func removals(_ evidence: Evidence) -> [Candidate<SizeChanged>] {
    let calls = evidence.facts.calls.filter { modifiers.contains($0.name) || textModifiers.contains($0.name) }
    return calls.prefix(Evidence.mostPlaces).map { call in
      Candidate(
        [SceneEdit(EditPlace(call.range), .removed)],
        // A number in it that fits in some scenarios is another story.
        if: evidence.passing.isEmpty || !evidence.facts.numbers(in: call.range).contains { abs($0.value) > 3 }
      ) {
        evidence.failing.firstAnswer { made($0, call) }
          ?? SizeChanged(nil, .horizontal, .modifier(call.name), isProven: true, range: call.range)
      }
    }
  }

  /// Of the views whose size is not right, rather one that the call is about.
  private static func made(_ one: EvidenceCase, _ call: SourceFacts.Call) -> SizeChanged? {
    let node = one.nodes(at: EditPlace(call.range)).first
    let grown = one.views.filter {
      max(abs($0.growth(.horizontal)), abs($0.growth(.vertical))) > FrameDifference.tolerance
    }
    let about = grown.first { view in node.map { one.governs($0, view) } ?? false }
    return (about ?? grown.first).map { view in
      let axis = abs(view.growth(.horizontal)) < abs(view.growth(.vertical)) ? Axis.vertical : .horizontal
      return SizeChanged(view, axis, .modifier(call.name), isProven: true, range: call.range)
    }
  }

  private init(
    _ view: EvidenceCase.View?, _ axis: Axis, _ cause: Cause, isProven: Bool = false, range: SourceRange?
  ) {
    (self.view, self.axis, self.cause) = (view?.reference, axis, cause)
    (self.isProven, self.range) = (isProven, range)
    (expected, actual) = (view?.expected.size[axis] ?? 0, view?.actual.size[axis] ?? 0)
  }

  private static func seen(_ evidence: Evidence) -> [SizeChanged]? {
    for one in evidence.failing {
      for axis in [Axis.horizontal, .vertical] {
        for view in one.views where abs(view.growth(axis)) > FrameDifference.tolerance {
          if let call = culprit(of: view, axis, one, evidence) {
            return [SizeChanged(view, axis, .modifier(call.name), range: call.range)]
          }
          // What is right elsewhere, size and all, is off for another reason than its make.
          let (cause, place) = make(of: view, axis, one, evidence)
          guard evidence.passing.isEmpty || cause.isOwnLayout else { continue }
          var found = SizeChanged(view, axis, cause, range: place ?? evidence.ownPlace(of: view, in: one))
          if cause.isOwnLayout { found.length = OwnLength(of: view.name, axis, in: evidence) }
          return [found]
        }
      }
    }
    return paddedViews(evidence)
  }

  /// A modifier of the learner's text without which the view has its size.
  private static func culprit(
    of view: EvidenceCase.View, _ axis: Axis, _ one: EvidenceCase, _ evidence: Evidence
  ) -> SourceFacts.Call? {
    let inside = one.tree.nodes.indices.filter { one.isInside($0, view.node) }
    let nodes = (one.core(view.node) + inside).filter { modifiers.contains(one.tree.nodes[$0].kind.name) }
    var calls = nodes.compactMap { one.tree.nodes[$0].range }.filter { $0.file == 0 }
      .compactMap { evidence.facts.call(at: $0) }
    calls += evidence.facts.calls.filter { textModifiers.contains($0.name) }
    return calls.prefix(Evidence.mostPlaces).first { call in
      guard let result = evidence.result(of: one, [SceneEdit(EditPlace(call.range), .removed)]),
        let actual = result.views.first(where: { $0.name == view.name })?.actual
      else { return false }
      let error = actual.size[axis] - view.expected.size[axis]
      return abs(error) <= FrameDifference.tolerance
    }
  }

  private static func make(
    of view: EvidenceCase.View, _ axis: Axis, _ one: EvidenceCase, _ evidence: Evidence
  ) -> (Cause, SourceRange?) {
    if let (overlay, outside) = sticksOut(of: view, axis, one) {
      return (.overlay(one.tree.nodes[overlay].kind.name, outside.reference), one.tree.nodes[overlay].range)
    }
    let length = view.actual.size[axis]
    for index in one.core(view.node) {
      guard case .frame(let width, let height, _) = one.tree.nodes[index].kind,
        let said = axis == .vertical ? height : width, abs(said - length) <= FrameDifference.tolerance,
        let range = one.tree.nodes[index].range, range.file == 0
      else { continue }
      return (.frame, range)
    }
    let base = one.core(view.node).last ?? view.node
    if case .layout(let name) = one.tree.nodes[base].kind {
      return (.layout(name), evidence.facts.declarations.first { $0.name == "sizeThatFits" }?.range)
    }
    return (one.children[base].isEmpty ? .offer : .content, nil)
  }

  /// What lies in an overlay of a view and reaches just as far as the view should.
  private static func sticksOut(
    of view: EvidenceCase.View, _ axis: Axis, _ one: EvidenceCase
  ) -> (overlay: Int, view: EvidenceCase.View)? {
    guard view.growth(axis) < -FrameDifference.tolerance else { return nil }
    for other in one.views where other.node != view.node && one.isInside(other.node, view.node) {
      let lower = min(view.actual.origin[axis], other.actual.origin[axis])
      let upper = max(
        view.actual.origin[axis] + view.actual.size[axis], other.actual.origin[axis] + other.actual.size[axis])
      guard abs(upper - lower - view.expected.size[axis]) <= FrameDifference.tolerance else { continue }
      let between = one.chain(other.node).prefix { $0 != view.node } + [view.node]
      let overlay = between.first { node in
        switch one.tree.nodes[node].kind {
        case .overlay, .background: one.children[node].first.map { !one.isInside(other.node, $0) } ?? false
        default: false
        }
      }
      if let overlay { return (overlay, other) }
    }
    return nil
  }

  /// Sizes agree, but a padding moves a view that should be moved by its line.
  private static func paddedViews(_ evidence: Evidence) -> [SizeChanged]? {
    guard evidence.passing.isEmpty, let one = evidence.failing.first else { return nil }
    for (index, node) in one.tree.nodes.enumerated() {
      guard case .padding(let insets) = node.kind, node.range?.file == 0, !node.isImplied else { continue }
      for axis in one.offAxes {
        let isAlong =
          axis == .horizontal ? insets.leading != insets.trailing : insets.top != insets.bottom
        guard isAlong, let view = one.views.first(where: { one.core(index).contains($0.node) }),
          one.off(axis).count > 0
        else { continue }
        var found = SizeChanged(view, axis, .room, range: node.range)
        (found.expected, found.actual) = (view.actual.size[axis], node.frame.size[axis])
        return [found]
      }
    }
    return nil
  }

  var modifier: String? {
    switch cause {
    case .modifier(let name): name
    case .room: "padding"
    case .frame, .content, .overlay, .layout, .offer: nil
    }
  }
  private var layout: String? { if case .layout(let name) = cause { name } else { nil } }
  var views: [ViewReference] { view.map { [$0] } ?? [] }
  var parameters: Facts {
    [
      "view": view, "expected": expected, "actual": actual, "axis": axis.name, "modifier": modifier,
      "cause": cause.name, "layout": layout,
    ] + (length.map { ["is": $0.now?.name, "needed": $0.needed.name] } ?? [:])
  }
  private var word: String { axis.measure }
  private var subject: String { (view ?? .someView).quoted }
  var fact: String {
    guard view != nil else { return "The \(modifier ?? "modifier") keeps views from their places." }
    if case .room = cause {
      return """
        The padding moves \(subject) by making room beside it: to its container it is \(points(actual)) \(word), and \
        no longer \(points(expected)).
        """
    }
    return abs(expected - actual) > FrameDifference.tolerance
      ? "\(subject.firstUppercased) takes \(points(actual)) points where \(points(expected)) are meant: it is \(actual > expected ? "too \(word)" : "not \(word) enough")."
      : "The \(modifier ?? "modifier") takes part in the \("size".of(view ?? .someView))."
  }
  var why: String {
    switch cause {
    case .modifier where view == nil: "All sizes are right; it changes places only."
    case .room:
      """
      A view with padding is larger for those around it, and so is the container. An alignment or a guide moves the \
      view and leaves its size alone.
      """
    case .modifier(let name):
      Self.reasons[name] ?? "The \(name) changes the size that the container sees."
    case .frame: "A fixed frame is exactly as \(word) as it says, whatever its content."
    case .content:
      """
      A container is as large as what is in it, there where that stands: places, spacing and guides of its views count \
      as much as their sizes.
      """
    case .overlay(let kind, let outside):
      """
      \(outside.quoted.firstUppercased) sticks out of it. It is in an \(kind), and nobody makes room for what an \(kind) holds.
      """
    case .layout(let name):
      "\(name) is a layout of your own: it is as large as its sizeThatFits answers.\(length.map(lengths) ?? "")"
    case .offer: "The size comes from the content, and from what the content is offered."
    }
  }
  private func lengths(_ length: OwnLength) -> String {
    let now = length.now.map { " In every scenario it is as \(word) as \($0.words(axis))." } ?? ""
    return "\(now) In the goal it is as \(word) as \(length.needed.words(axis))."
  }
  private static let reasons = [
    "padding": """
    Padding counts as part of the view: its container sees a view of another size. A guide moves the view and leaves \
    its size alone.
    """,
    "frame": "A frame is as large as it says, and its neighbors see that size.",
    "fixedSize": "With fixedSize, a view takes its ideal size, whatever it is offered.",
    "lineLimit":
      "A lineLimit is the most lines a text may have. The rest is cut, and the layout around it follows.",
    "minimumScaleFactor": "With a minimumScaleFactor a text may become smaller instead of longer.",
    "aspectRatio": "An aspectRatio decides how wide a view is for its height.",
    "layoutPriority": "The view with the highest layoutPriority is offered room first; the others get the rest.",
  ]
  var code: String {
    switch cause {
    case .modifier(let name) where isProven: "Remove the \(name): without it, everything fits."
    case .modifier(let name):
      """
      Remove the \(name): without it, the \(axis.length) is right.\
      \(name == "padding" ? " Keep the distance in another way." : "")
      """
    case .room: "Which alignment or guide could place it, so that it keeps its size?"
    case .frame: "Let the frame say what the goal has: \(points(expected)) here."
    case .content: "Look at the views in it: how \(word) they are, and where they stand."
    case .overlay(_, let outside): "Put \(outside.quoted) and the view that carries it into a ZStack."
    case .layout where length != nil: "Work just that out in sizeThatFits."
    case .layout: "Look at what sizeThatFits makes of the \(axis.lengths)."
    case .offer: "Look at what decides its \(axis.length)."
    }
  }
}

/// A modifier without which everything is right.
///
///     Text(closing).lineLimit(2)        cuts what the goal shows
struct ModifierInTheWay: TriedExplanation {
  static let id = DiagnosisID.sizeChanged

  let change: SizeChanged

  static func candidates(in evidence: Evidence) -> [Candidate<ModifierInTheWay>] {
    SizeChanged.removals(evidence).map { removal in
      Candidate(removal.change, if: removal.isLikely()) { removal.law().map { ModifierInTheWay(change: $0) } }
    }
  }

  var views: [ViewReference] { change.views }
  var range: SourceRange? { change.range }
  var parameters: Facts { change.parameters }
  var fact: String { change.fact }
  var why: String { change.why }
  var code: String { change.code }
}

extension SizeChanged.Cause {
  /// For results.
  fileprivate var name: String {
    switch self {
    case .modifier: "modifier"
    case .room: "room"
    case .frame: "frame"
    case .content: "content"
    case .overlay: "overlay"
    case .layout: "layout"
    case .offer: "offer"
    }
  }

  fileprivate var isOwnLayout: Bool { if case .layout = self { true } else { false } }
}
