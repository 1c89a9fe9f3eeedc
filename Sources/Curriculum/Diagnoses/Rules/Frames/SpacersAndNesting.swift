import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// A spacer that takes room where none was meant.
///
///     HStack { a; Spacer(); b }      where a and b just fit, the spacer still takes its 8 points
struct SpacerMinimum: TriedExplanation {
  static let id = DiagnosisID.spacerMinimum

  /// The least room that it takes.
  let length: Double
  let range: SourceRange?

  /// What SwiftUI gives a spacer that says nothing of its least length.
  private static let standard = 8.0

  static func candidates(in evidence: Evidence) -> [Candidate<SpacerMinimum>] {
    guard let one = evidence.failing.first else { return [] }
    let spacers = one.tree.nodes.indices.compactMap { index -> (edit: SceneEdit, law: SpacerMinimum)? in
      guard case .spacer(let least) = one.tree.nodes[index].kind,
        let edit = evidence.edit(index, in: one, .minimumLength(0))
      else { return nil }
      return (edit, SpacerMinimum(length: least ?? standard, range: one.tree.nodes[index].range))
    }
    return [Candidate(spacers.map(\.edit).withoutRepetition) { spacers.first?.law }]
  }

  var parameters: Facts { ["length": length] }
  var fact: String { "The spacer takes \(points(length)) points although no room is left." }
  var why: String {
    """
    A spacer takes the room that is left, and at least \(points(length)) points also where nothing is left: then its \
    neighbors get less, or the stack grows.
    """
  }
  var code: String { "Write Spacer(minLength: 0)." }
}

/// An overlay where layers were meant, or the other way round.
///
///     letter.overlay(alignment: .bottom) { seal }      the seal sticks out, and nobody makes room for it
struct OverlayVsZStack: TriedExplanation {
  static let id = DiagnosisID.overlayVsZStack

  /// Whether the text has an overlay or background, and not a `ZStack`.
  let isOverlay: Bool
  let word: String
  /// Whether a layer has spacers, which make it as large as the room.
  let hasSpacers: Bool
  /// Whether it belongs behind the view that carries it, in the container around.
  var isBeside = false
  let range: SourceRange?

  static func candidates(in evidence: Evidence) -> [Candidate<OverlayVsZStack>] {
    let layers = evidence.containerSites().prefix(Evidence.mostPlaces).compactMap {
      site -> Candidate<OverlayVsZStack>? in
      guard let change = site.layersExchanged else { return nil }
      return Candidate([SceneEdit(site.place, change)]) {
        OverlayVsZStack(
          isOverlay: site.isOverlay, word: site.kind.name, hasSpacers: evidence.hasSpacers(in: site),
          range: site.nameRange ?? site.range)
      }
    }
    return layers + beside(evidence)
  }

  /// An overlay at the end of a view, with its content after the view instead.
  private static func beside(_ evidence: Evidence) -> [Candidate<OverlayVsZStack>] {
    let calls = evidence.facts.calls.filter { call in
      guard ["overlay", "background"].contains(call.name), call.closure != nil else { return false }
      let rest = evidence.text(SourceRange(lower: call.range.upper, upper: evidence.answer.bytes.count))
      // What follows is set on both, and would be set on the second alone.
      return rest.first { !$0.isWhitespace } != "."
    }
    return calls.prefix(2).map { call in
      Candidate(
        [TextEdit(call.range, "\n" + evidence.text(call.closure).dropFirst().dropLast())],
        if: evidence.failing.first?.hasNarrowParts(of: call) ?? false
      ) {
        OverlayVsZStack(isOverlay: true, word: call.name, hasSpacers: false, isBeside: true, range: call.nameRange)
      }
    }
  }

  var parameters: Facts {
    ["has": word, "meant": isBeside ? "beside" : isOverlay ? "ZStack" : "overlay", "hasSpacers": hasSpacers]
  }
  var fact: String {
    isOverlay
      ? "The content of the \(word) does not count: the size is that of the view that carries it."
      : "The ZStack is as large as all its layers together."
  }
  func direction(in language: SpokenLanguage) -> String {
    switch language {
    case .english:
      isBeside
        ? "Give it a place of its own, beside the view."
        : isOverlay
          ? "The size has to include the upper view." : "The upper layers must not count in the size."
    case .german:
      isBeside
        ? "Gib ihm einen eigenen Platz neben der Ansicht."
        : isOverlay
          ? "Die obere Ansicht muss bei der Größe mitzählen." : "Die oberen Lagen dürfen bei der Größe nicht mitzählen."
    }
  }
  var why: String {
    isBeside
      ? "An \(word) lies on its view: it is offered the view's size and no more, and nothing around makes room for it."
      : isOverlay
        ? "An \(word) is offered the view's size and may stick out of it, but nothing around makes room for it."
        : hasSpacers
          ? "A layer with spacers takes all the room that it is offered, and the ZStack grows with it."
          : "A ZStack grows until every layer has its place, and its middle moves with that."
  }
  var code: String {
    isBeside
      ? "Move it out of the \(word), after the view, into the container around both."
      : isOverlay ? "Put both into a ZStack." : "Make the upper layers an overlay of the first."
  }
}

/// Views in a stack of their own, apart from those that they should stand among.
///
///     VStack { HStack { hour; first }; second }      hour and first are one row, and second is below them
struct SiblingNesting: Explanation {
  static let id = DiagnosisID.siblingNesting

  let stack: ContainerReference
  let outer: ContainerReference
  let views: [ViewReference]
  let isProven: Bool
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [SiblingNesting] {
    guard let one = evidence.failing.first else { return [] }
    for site in evidence.containerSites().filter(\.isStack).prefix(Evidence.mostPlaces) {
      guard let node = one.nodes(at: site.place).first,
        let outer = one.chain(node).dropFirst().first(where: { !one.tree.nodes[$0].kind.isModifier }),
        one.checked(in: node).count > 1, one.tree.nodes[outer].kind.isStack
      else { continue }
      let edit = SceneEdit(site.place, .removed)
      let isProven = evidence.whatIf([edit])
      guard isProven || evidence.putsInOrder(edit, along: one.tree.nodes[outer].kind) else { continue }
      let (stack, around) = (one.word(for: node), one.word(for: outer))
      return [
        SiblingNesting(
          stack: stack.told(.inner, from: around), outer: around.told(.outer, from: stack),
          views: one.checked(in: node).map(\.reference),
          isProven: isProven, range: site.nameRange ?? site.range)
      ]
    }
    return []
  }

  var parameters: Facts { ["container": stack, "outer": outer, "views": views] }
  var fact: String { "\(views.map(\.quoted).listed) are in \(stack.withArticle) of their own." }
  var why: String {
    """
    To the \(outer), the \(stack) is one view: it places that, and the \(stack) places what is inside, by its own axis \
    and its own line.
    """
  }
  var code: String { "Remove the \(stack) and keep its views." }
}

extension Evidence {
  /// Whether a change brings all views to their places along a stack's axis, in every failing scenario, where they were
  /// not before.
  fileprivate func putsInOrder(_ edit: SceneEdit, along kind: SceneNode.Kind) -> Bool {
    guard case .stack(let axis, _, _) = kind, failing.allSatisfy({ $0.isOff(axis) }) else { return false }
    return failing.allSatisfy { one in
      guard let result = result(of: one, [edit]) else { return false }
      return result.views.allSatisfy { view in
        guard let difference = view.difference else { return false }
        return abs(difference.way[axis]) <= FrameDifference.tolerance
      }
    }
  }
}

extension ContainerSite {
  /// An overlay as layers, and layers as an overlay.
  fileprivate var layersExchanged: SceneEdit.Change? {
    if isOverlay { return .overlayAsLayers }
    if case .zStack = kind { return .layersAsOverlay }
    return nil
  }
}

extension Evidence {
  /// Whether a container of the text has spacers in it.
  fileprivate func hasSpacers(in site: ContainerSite) -> Bool {
    guard let one = failing.first, let node = one.nodes(at: site.place).first else { return false }
    return one.tree.nodes.indices.contains { index in
      guard case .spacer = one.tree.nodes[index].kind else { return false }
      return one.isInside(index, node)
    }
  }
}

extension EvidenceCase {
  /// Whether something in an overlay has less room than in the goal.
  fileprivate func hasNarrowParts(of call: SourceFacts.Call) -> Bool {
    let parts = nodes(at: EditPlace(call.range)).flatMap { children[$0].dropFirst() }
    return views.contains { view in
      parts.contains { isInside(view.node, $0) }
        && min(view.growth(.horizontal), view.growth(.vertical)) < -FrameDifference.tolerance
    }
  }
}
