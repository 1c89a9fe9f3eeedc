import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// A view that takes what it needs, where it should take all the room and stand at one side of it.
///
///     VStack(alignment: .trailing) { … }        its lines end together, and the whole stays in the middle of the room
struct RoomNotTaken: Explanation {
  static let id = DiagnosisID.roomNotTaken

  let view: ViewReference
  let keys: [AlignmentKey]
  let names: [String]
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [RoomNotTaken] {
    guard let one = evidence.failing.first, !one.result.views.allSatisfy(\.matches) else { return [] }
    for (name, place, range) in places(one, evidence) {
      var keys: [AlignmentKey] = []
      for axis in one.offAxes {
        let key = AlignmentKey.geometric(axis).first { key in
          evidence.isRight(one, (keys + [key]).map { SceneEdit(place, .filled($0)) }, along: axis)
        }
        if let key { keys.append(key) }
      }
      guard !keys.isEmpty, evidence.whatIf(keys.map { SceneEdit(place, .filled($0)) }) else { continue }
      return [RoomNotTaken(view: name, keys: keys, names: keys.map { one.tree.name(of: $0) }, range: range)]
    }
    return []
  }

  /// The whole, and the views that are off, with the modifiers up to their names.
  private static func places(
    _ one: EvidenceCase, _ evidence: Evidence
  ) -> [(name: ViewReference, place: EditPlace, range: SourceRange?)] {
    var found: [(name: ViewReference, place: EditPlace, range: SourceRange?)] = []
    if let root = one.tree.nodes.first, let range = root.range, range.file == 0, !root.isImplied {
      found.append((one.contentName(0), EditPlace(range), root.nameRange ?? range))
    }
    let off = one.offAxes.flatMap { one.off($0) }
    for call in evidence.facts.calls where call.name == "accessibilityIdentifier" {
      let name = call.arguments.first.map { evidence.text($0.range).filter { $0 != "\"" } }
      guard let view = off.first(where: { ViewName($0.name).group == name }) else { continue }
      let node = one.tree.nodes[view.node]
      let range = node.range?.file == 0 ? node.nameRange ?? node.range : call.range
      found.append((view.reference.withoutNumber, EditPlace(call.range), range))
      if found.count > 2 { break }
    }
    return found
  }

  var isProven: Bool { true }
  var views: [ViewReference] { [view] }
  var parameters: Facts { ["view": view, "key": names.listed] }
  private var limits: String { keys.map { "\($0.axis.maximum): .infinity" }.joined(separator: ", ") }
  var fact: String { "\(view.quoted.firstUppercased) takes only the room that it needs." }
  var why: String {
    """
    What a view leaves of its room belongs to whoever is around: the room puts it in the middle, a GeometryReader into \
    its top leading corner. An alignment inside the view has no say in that.
    """
  }
  var code: String { "Give it a frame with \(limits) and the alignment \(names.listed)." }
}

/// The views of a stack in the opposite order.
///
///     HStack { Text(sign); Spacer() }        the spacer belongs before the sign
struct OrderReversed: TriedExplanation {
  static let id = DiagnosisID.orderReversed

  let container: ContainerReference
  let axis: Axis
  let range: SourceRange?

  static func candidates(in evidence: Evidence) -> [Candidate<OrderReversed>] {
    evidence.containerSites().prefix(Evidence.mostPlaces).compactMap { site in
      guard case .stack(let axis, _, _) = site.kind else { return nil }
      return Candidate([SceneEdit(site.place, .reversed)]) {
        OrderReversed(
          container: ContainerReference(kind: site.kind.name), axis: axis, range: site.nameRange ?? site.range)
      }
    }
  }

  var parameters: Facts { ["container": container] }
  var fact: String { "The views in the \(container) are in another order than in the goal." }
  var why: String {
    """
    \(container.withArticle.firstUppercased) places its views in the order in which they are written, \
    \(axis == .vertical ? "from the top down" : "from the leading side on"), spacers included.
    """
  }
  var code: String { "Write them the other way round." }
}
