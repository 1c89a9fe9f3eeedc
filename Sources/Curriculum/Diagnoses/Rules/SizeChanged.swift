import Diagnostics
import LayoutEngine
import LayoutLanguage

/// A view has another size than expected, whatever its place.
///
///     Slip().padding(.leading, 20)        moves the slip and makes the row wider; a guide would only move it
struct SizeChanged: Explanation {
  static let id = DiagnosisID.sizeChanged

  let view: String
  let isVertical: Bool
  let expected: Double
  let actual: Double
  /// A modifier that has to do with it.
  let modifier: String?
  let isProven: Bool
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [SizeChanged] {
    seen(evidence) ?? []
  }

  private static let modifiers: Set = ["padding", "frame", "fixedSize", "aspectRatio", "layoutPriority"]

  private static let textModifiers: Set = ["lineLimit", "minimumScaleFactor"]

  /// A modifier without which everything is right.
  fileprivate static func proven(_ evidence: Evidence) -> SizeChanged? {
    guard let one = evidence.failing.first else { return nil }
    let calls = evidence.facts.calls.filter { modifiers.contains($0.name) || textModifiers.contains($0.name) }
    for call in calls.prefix(Evidence.Limit.places) {
      let place = EditPlace(call.range)
      // A number in it that fits in some scenarios is another story.
      if !evidence.passing.isEmpty, evidence.facts.numbers(in: call.range).contains(where: { abs($0.value) > 3 }) {
        continue
      }
      guard evidence.whatIf([SceneEdit(place, .removed)]), let view = one.views.first else { continue }
      let node = one.nodes(at: place).first
      return made(one, one.views.first { view in node.map { one.governs($0, view) } ?? false } ?? view, call)
    }
    return nil
  }

  private static func made(_ one: EvidenceCase, _ view: EvidenceCase.View, _ call: SourceFacts.Call) -> SizeChanged {
    let axis = abs(view.growth(.horizontal)) < abs(view.growth(.vertical)) ? Axis.vertical : .horizontal
    return SizeChanged(
      view: view.name, isVertical: axis == .vertical,
      expected: axis == .vertical ? view.expected.height : view.expected.width,
      actual: axis == .vertical ? view.actual.height : view.actual.width, modifier: call.name, isProven: true,
      range: call.range)
  }

  private static func seen(_ evidence: Evidence) -> [SizeChanged]? {
    for one in evidence.failing {
      for axis in [Axis.horizontal, .vertical] {
        for view in one.views where abs(view.growth(axis)) > FrameDifference.tolerance {
          let inside = one.tree.nodes.indices.filter { one.isInside($0, view.node) }
          let cause = (one.core(view.node) + inside).first {
            modifiers.contains(one.tree.nodes[$0].kind.name) && one.tree.nodes[$0].range?.file == 0
          }
          return [
            SizeChanged(
              view: view.name, isVertical: axis == .vertical,
              expected: axis == .vertical ? view.expected.height : view.expected.width,
              actual: axis == .vertical ? view.actual.height : view.actual.width,
              modifier: cause.map { one.tree.nodes[$0].kind.name }, isProven: false,
              range: cause.flatMap { one.tree.nodes[$0].range } ?? one.tree.nodes[view.node].range)
          ]
        }
      }
    }
    return paddedViews(evidence)
  }

  /// Sizes agree, but a padding moves a view that should be moved by its line.
  private static func paddedViews(_ evidence: Evidence) -> [SizeChanged]? {
    guard let one = evidence.failing.first else { return nil }
    for (index, node) in one.tree.nodes.enumerated() {
      guard case .padding(let insets) = node.kind, node.range?.file == 0, !node.isImplied else { continue }
      for axis in one.offAxes {
        let isAlong =
          axis == .horizontal ? insets.leading != insets.trailing : insets.top != insets.bottom
        guard isAlong, let view = one.views.first(where: { one.core(index).contains($0.node) }),
          one.off(axis).count > 0
        else { continue }
        let room = axis == .horizontal ? node.frame.width : node.frame.height
        let own = axis == .horizontal ? view.actual.width : view.actual.height
        return [
          SizeChanged(
            view: view.name, isVertical: axis == .vertical, expected: own, actual: room, modifier: "padding",
            isProven: false, range: node.range)
        ]
      }
    }
    return nil
  }

  var views: [String] { [view] }
  var parameters: [JSON.Member] {
    [
      .init("view", JSON(view)), .init("expected", JSON(expected)), .init("actual", JSON(actual)),
      .init("axis", JSON(isVertical ? "vertical" : "horizontal")),
      .init("modifier", modifier.map { JSON($0) } ?? nil),
    ]
  }
  private var word: String { isVertical ? "high" : "wide" }
  var title: String {
    abs(expected - actual) > FrameDifference.tolerance
      ? "\(view) takes \(points(actual)) points where \(points(expected)) are meant: it is \(actual > expected ? "too \(word)" : "not \(word) enough")."
      : "The \(modifier ?? "modifier") takes part in \(view)'s size, and the goal does without."
  }
  var reason: String {
    switch modifier {
    case "padding":
      "Padding is room that belongs to the view: to the container the view has grown. A guide moves the view and leaves its size alone."
    case let modifier?: "The \(modifier) decides what size the view is offered, or what size it is for those around it."
    case nil: "Nothing that moves a view changes its size: it is the content, or what the content is offered."
    }
  }
  var step: String {
    isProven
      ? "Take the \(modifier ?? "modifier") away: without it everything fits."
      : "Look at what decides its \(isVertical ? "height" : "width")."
  }
}

/// A modifier without which everything is right.
///
///     Text(closing).lineLimit(2)        cuts what the goal shows
struct ModifierInTheWay: Explanation {
  static let id = DiagnosisID.sizeChanged

  let change: SizeChanged

  static func find(in evidence: Evidence) -> [ModifierInTheWay] {
    SizeChanged.proven(evidence).map { [ModifierInTheWay(change: $0)] } ?? []
  }

  var isProven: Bool { true }
  var views: [String] { change.views }
  var range: SourceRange? { change.range }
  var parameters: [JSON.Member] { change.parameters }
  var title: String { change.title }
  var reason: String { change.reason }
  var step: String { change.step }
}
