import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutLanguage

/// A view without a guide answers with the default of the line, and that is not where it belongs.
///
///     VStack(alignment: .menuAxis) { row; button }       only the rows set .menuAxis: the button's is the default
struct DefaultUsed: Explanation {
  static let id = DiagnosisID.defaultUsed

  enum Fault {
    /// Nothing in the view sets the line.
    case noGuide(container: ContainerReference, needed: Double)
    /// The closure reads an explicit value that nobody inside has set.
    case explicitIsNil(read: String, isSetOutside: Bool)
  }

  let view: ViewReference
  let key: String
  let value: Double
  let isOwn: Bool
  let fault: Fault
  let range: SourceRange?
  let isProven: Bool

  static func find(in evidence: Evidence) -> [DefaultUsed] { explicitReads(evidence) ?? noGuide(evidence) ?? [] }

  /// A child that answers with the default, and is not where it belongs.
  private struct Need {
    let ask: GuideTrace.Ask
    let needed: Double
    /// Whether the others agree among themselves, one that was set by hand among them.
    let isAlone: Bool
  }

  private static func needs(_ one: EvidenceCase) -> [Need] {
    var found: [Need] = []
    let groups = Dictionary(grouping: one.tree.asks.filter { $0.child != $0.container }) {
      GuideTrace.Asker(container: $0.container, key: $0.key)
    }
    for asks in groups.values {
      guard let axis = asks.first?.key.axis else { continue }
      let moves = asks.compactMap { ask -> (ask: GuideTrace.Ask, move: Double)? in
        guard let child = ask.child, let view = one.checked(in: child).first else { return nil }
        return (ask, view.displacement(axis))
      }
      for reference in moves where reference.ask.origin != .standard {
        let agreeing = moves.filter { abs($0.move - reference.move) <= FrameDifference.tolerance }
        let others = moves.filter { abs($0.move - reference.move) > FrameDifference.tolerance }
        let agreesWithDefaults = agreeing.contains { $0.ask.origin == .standard }
        guard !others.isEmpty, others.allSatisfy({ $0.ask.origin == .standard }) else { continue }
        found += others.map {
          Need(
            ask: $0.ask, needed: $0.ask.value + $0.move - reference.move,
            isAlone: agreeing.count > others.count && agreesWithDefaults)
        }
        break
      }
    }
    return found.sorted { ($0.ask.child ?? 0) < ($1.ask.child ?? 0) }
  }

  /// Whether somebody could mean that place: an edge or the middle of the view, or of one inside it. Else it is rather
  /// the guide on the other side of the line that is off.
  private static func isNatural(_ place: Double, of node: Int, _ axis: Axis, in one: EvidenceCase) -> Bool {
    let outer = one.tree.nodes[node].frame
    let isMirrored = axis == .horizontal && one.tree.nodes[node].layoutDirection == .rightToLeft
    return one.tree.nodes.indices.contains { index in
      guard one.tree.nodes[index].isShown, one.isInside(index, node) else { return false }
      let frame = one.tree.nodes[index].frame
      let start =
        axis == .vertical ? frame.y - outer.y : isMirrored ? outer.maxX - frame.maxX : frame.x - outer.x
      let length = frame.size[axis]
      return [start, start + length / 2, start + length].contains { abs($0 - place) <= FrameDifference.tolerance }
    }
  }

  /// Of two views that do not fit, it may be either: then only a line of one's own that never comes right tells.
  private static func noGuide(_ evidence: Evidence) -> [DefaultUsed]? {
    guard let one = evidence.failing.first, let first = needs(one).first, let child = first.ask.child,
      !evidence.variesOnly(.state),
      evidence.passing.isEmpty ? first.ask.key.isOwn : first.isAlone
    else { return nil }
    guard isNatural(first.needed, of: child, first.ask.key.axis, in: one) else { return nil }
    // A number in the default that fits in some scenarios is another story, too.
    let body = evidence.defaults().first { $0.key == first.ask.key }?.body
    if !evidence.passing.isEmpty, let body,
      evidence.facts.numbers(in: body).contains(where: { $0.role == .amount && abs($0.value) > 3 })
    {
      return nil
    }
    // A view with guides for other lines is right elsewhere: that is another story.
    let inside = one.tree.guides.filter { one.isInside($0.guide.node, child) }
    guard inside.isEmpty || first.ask.key.isOwn else { return nil }
    let view = one.checked(in: child).first
    let result = view.flatMap { view in one.result.views.first { $0.name == view.name } }
    let node = one.tree.nodes[child]
    return [
      DefaultUsed(
        view: one.name(of: child), key: one.tree.name(of: first.ask.key), value: first.ask.value,
        isOwn: first.ask.key.isOwn,
        fault: .noGuide(container: one.word(for: first.ask.container), needed: first.needed),
        range: node.range?.file == 0 ? node.nameRange ?? node.range : result?.range, isProven: false)
    ]
  }

  /// `d[explicit: .top] ?? 0` where no guide for `.top` is inside.
  private static func explicitReads(_ evidence: Evidence) -> [DefaultUsed]? {
    guard let one = evidence.failing.first else { return nil }
    let sites = evidence.guideSites()
    for site in sites where site.isUsed(in: one) {
      guard let body = site.bodyRange, let read = evidence.explicitRead(in: body),
        let key = AlignmentKey.geometric(site.key.axis).first(where: { evidence.name(of: $0) == read })
          ?? AlignmentKey.geometric(site.key.axis.other).first(where: { evidence.name(of: $0) == read }),
        let guide = site.guides(in: one).first
      else { continue }
      let isSetInside = evidence.cases.contains { one in
        site.guides(in: one).contains { guide in
          one.tree.guides.contains { other in
            other.guide.key == key && other.guide.node != guide.node && one.isInside(other.guide.node, guide.node)
          }
        }
      }
      if isSetInside { continue }
      let isSetOutside = evidence.cases.contains { one in
        site.guides(in: one).contains { guide in
          one.tree.guides.contains {
            $0.guide.key == key && $0.guide.node != guide.node && one.isInside(guide.node, $0.guide.node)
          }
        }
      }
      return [
        DefaultUsed(
          view: one.name(of: guide.node), key: one.tree.name(of: guide.key), value: guide.value ?? 0, isOwn: false,
          fault: .explicitIsNil(read: read, isSetOutside: isSetOutside), range: body, isProven: false)
      ]
    }
    return nil
  }

  /// Whether it is a kind of container and no view with a name: a guide in it, for a line of one's own, speaks for it.
  var isContainer: Bool { !view.isNamed }

  var views: [ViewReference] { [view] }
  var parameters: Facts {
    var members: Facts = ["view": view, "key": key, "value": value]
    switch fault {
    case .noGuide(let container, let needed):
      members += ["container": container, "needed": needed, "isOwn": isOwn]
    case .explicitIsNil(let read, let isSetOutside):
      members += ["read": read, "isSetOutside": isSetOutside]
    }
    return members
  }
  var fact: String {
    switch fault {
    case .noGuide:
      isContainer
        ? "Nothing in \(view.quoted) has a guide for \(key): it answers with the default, \(points(value))."
        : "\(view.quoted) has no guide for \(key): it answers with the default, \(points(value))."
    case .explicitIsNil(let read, _):
      "d[explicit: \(read)] is nil here, so that \(view.quoted) answers with what stands behind the ??."
    }
  }
  var why: String {
    switch fault {
    case .noGuide(let container, _):
      """
      The \(container) asks every view in it for \(key). \
      \(isOwn ? "The default is what the line's ID says" : "The default of \(key) goes by the view's size") for views \
      that set nothing.
      """
    case .explicitIsNil(let read, let isSetOutside):
      isSetOutside
        ? """
        A closure sees the view that it is written on: the modifiers before it, and nothing that comes after. The \
        guide for \(read) comes after.
        """
        : "An explicit value is one that a guide inside has set. Nothing in \(view.quoted) sets \(read)."
    }
  }
  func direction(in language: SpokenLanguage) -> String {
    switch (fault, language) {
    case (.noGuide, _): ""
    case (.explicitIsNil(_, true), .english): "Let the closure see what is set: order matters."
    case (.explicitIsNil(_, true), .german): "Lass die Closure sehen, was gesetzt ist: Die Reihenfolge zählt."
    case (.explicitIsNil, .english): "Ask for a line that somebody sets."
    case (.explicitIsNil, .german): "Frag nach einer Linie, die jemand setzt."
    }
  }
  var code: String {
    switch fault {
    case .noGuide(_, let needed):
      (isContainer && isOwn
        ? "Give the view in it that belongs on the line a guide for \(key)."
        : isOwn
          ? "Give it a guide for \(key), or the ID another default; or look at the guides that it is lined up with."
          : "Give it a guide for \(key), too.") + " It would have to answer about \(points(needed))."
    case .explicitIsNil(let read, let isSetOutside):
      isSetOutside ? "Write this guide after the one for \(read)." : "Ask for a line that is set."
    }
  }
}

extension Evidence {
  /// The line in `d[explicit: .top]`, as it is written.
  fileprivate func explicitRead(in range: SourceRange) -> String? {
    let words = text(range)
    guard let mark = words.firstRange(of: "explicit:") else { return nil }
    let rest = words[mark.upperBound...].drop { $0 == " " }
    let name = rest.prefix { $0 == "." || $0.isLetter }
    return name.isEmpty ? nil : String(name)
  }
}
