import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A view without a guide answers with the default of the line, and that is not where it belongs.
///
///     VStack(alignment: .menuAxis) { row; button }       only the rows set .menuAxis: the button's is the default
enum DefaultUsed: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    (explicitReads(trace) ?? noGuide(trace)).map { [$0] } ?? []
  }

  /// A child that answers with the default, and is not where it belongs.
  private struct Need {
    let ask: GuideTrace.Ask
    let needed: Double
    /// Whether the others agree among themselves, one that was set by hand among them.
    let isAlone: Bool
  }

  private static func needs(_ one: ScenarioTrace) -> [Need] {
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
  private static func isNatural(_ place: Double, of node: Int, _ axis: Axis, in one: ScenarioTrace) -> Bool {
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
  private static func noGuide(_ trace: AnswerTrace) -> Diagnosis? {
    guard let one = trace.failing.first, let first = needs(one).first, let child = first.ask.child,
      !trace.variesOnly(.state),
      trace.passing.isEmpty ? first.ask.key.isOwn : first.isAlone
    else { return nil }
    guard isNatural(first.needed, of: child, first.ask.key.axis, in: one) else { return nil }
    // A number in the default that fits in some scenarios is another story, too.
    let body = trace.defaults().first { $0.key == first.ask.key }?.body
    if !trace.passing.isEmpty, let body,
      trace.facts.numbers(in: body).contains(where: { $0.role == .amount && abs($0.value) > 3 })
    {
      return nil
    }
    // A view with guides for other lines is right elsewhere: that is another story.
    let inside = one.tree.guides.filter { one.isInside($0.guide.node, child) }
    guard inside.isEmpty || first.ask.key.isOwn else { return nil }
    let result = one.checked(in: child).first.flatMap { view in one.result.views.first { $0.name == view.name } }
    let node = one.tree.nodes[child]
    let ask = first.ask
    return silent(
      one.name(of: child), one.tree.name(of: ask.key), ask.value, isOwn: ask.key.isOwn, one.word(for: ask.container),
      needed: first.needed, at: node.range?.file == 0 ? node.nameRange ?? node.range : result?.range)
  }

  private static func silent(
    _ view: ViewReference, _ key: String, _ value: Double, isOwn: Bool, _ container: ContainerReference,
    needed: Double, at range: SourceRange?
  ) -> Diagnosis {
    // The subject is a kind of container, not a named view: a guide for a custom alignment inside it stands for it.
    let isContainer = !view.isNamed
    return Diagnosis(
      .defaultUsed, of: [view], at: range,
      ["view": view, "key": key, "value": value, "container": container, "needed": needed, "isOwn": isOwn],
      isProven: false, .blamesOthers,
      english: .init(
        fact: isContainer
          ? "Nothing in \(view.quoted) has a guide for \(key): it answers with the default, \(points(value))."
          : "\(view.quoted) has no guide for \(key): it answers with the default, \(points(value)).",
        why: """
          The \(container) asks every view in it for \(key). \
          \(isOwn ? "The default is what the line's ID says" : "The default of \(key) goes by the view's size") for views \
          that set nothing.
          """,
        code: (isContainer && isOwn
          ? "Give the view in it that belongs on the line a guide for \(key)."
          : isOwn
            ? "Give it a guide for \(key), or the ID another default; or look at the guides that it is lined up with."
            : "Give it a guide for \(key), too.") + " It would have to answer about \(points(needed))."),
      german: .init(
        fact: isContainer
          ? "Nichts \(view.germanInside) hat einen Guide für \(key): Es gilt der Standardwert, \(value.inGerman)."
          : "\(view.germanSubject) hat keinen Guide für \(key) und antwortet mit dem Standardwert, \(value.inGerman).",
        why: """
          \(GermanNoun(container).first) fragt jede Ansicht darin nach \(key). Für Ansichten, die nichts setzen, \
          \(isOwn ? "nennt die ID der Linie den Standardwert" : "folgt der Standardwert aus der Größe").
          """,
        code: (isContainer && isOwn
          ? "Gib der Ansicht darin, die auf die Linie gehört, einen Guide für \(key)."
          : isOwn
            ? """
            Gib ihr einen Guide für \(key), oder der ID einen anderen Standardwert; oder sieh dir die Guides ihrer \
            Nachbarn an.
            """
            : "Gib auch ihr einen Guide für \(key).") + " Sie müsste etwa \(needed.inGerman) antworten."))
  }

  /// `d[explicit: .top] ?? 0` where no guide for `.top` is inside.
  private static func explicitReads(_ trace: AnswerTrace) -> Diagnosis? {
    guard let one = trace.failing.first else { return nil }
    let sites = trace.guideSites()
    for site in sites where site.isUsed(in: one) {
      guard let body = site.bodyRange, let read = trace.explicitRead(in: body),
        let key = AlignmentKey.geometric(site.key.axis).first(where: { trace.name(of: $0) == read })
          ?? AlignmentKey.geometric(site.key.axis.other).first(where: { trace.name(of: $0) == read }),
        let guide = site.guides(in: one).first
      else { continue }
      let isSetInside = trace.cases.contains { one in
        site.guides(in: one).contains { guide in
          one.tree.guides.contains { other in
            other.guide.key == key && other.guide.node != guide.node && one.isInside(other.guide.node, guide.node)
          }
        }
      }
      if isSetInside { continue }
      let isSetOutside = trace.cases.contains { one in
        site.guides(in: one).contains { guide in
          one.tree.guides.contains {
            $0.guide.key == key && $0.guide.node != guide.node && one.isInside(guide.node, $0.guide.node)
          }
        }
      }
      return unset(
        read, isSetOutside: isSetOutside, one.name(of: guide.node), one.tree.name(of: guide.key), guide.value ?? 0,
        at: body)
    }
    return nil
  }

  private static func unset(
    _ read: String, isSetOutside: Bool, _ view: ViewReference, _ key: String, _ value: Double, at range: SourceRange
  ) -> Diagnosis {
    Diagnosis(
      .defaultUsed, of: [view], at: range,
      ["view": view, "key": key, "value": value, "read": read, "isSetOutside": isSetOutside], isProven: false,
      [.blamesOthers, .isAFact],
      english: .init(
        fact: "d[explicit: \(read)] is nil here, so that \(view.quoted) answers with what stands behind the ??.",
        why: isSetOutside
          ? """
          A closure sees the view that it is written on: the modifiers before it, and nothing that comes after. The \
          guide for \(read) comes after.
          """
          : "An explicit value is one that a guide inside has set. Nothing in \(view.quoted) sets \(read).",
        direction: isSetOutside
          ? "Let the closure see what is set: order matters." : "Ask for a line that somebody sets.",
        code: isSetOutside ? "Write this guide after the one for \(read)." : "Ask for a line that is set."),
      german: .init(
        fact: "d[explicit: \(read)] ist hier nil, also antwortet \(view.quotedInGerman) mit dem, was hinter ?? steht.",
        why: isSetOutside
          ? """
          Eine Closure sieht die Ansicht, an der sie steht: die Modifier davor, und nichts, was danach kommt. Der Guide \
          für \(read) kommt danach.
          """
          : "Ein expliziter Wert ist einer, den ein Guide innen gesetzt hat. In \(view.germanDative) setzt niemand \(read).",
        direction: isSetOutside
          ? "Lass die Closure sehen, was gesetzt ist: Die Reihenfolge zählt."
          : "Frag nach einer Linie, die jemand setzt.",
        code: isSetOutside
          ? "Schreib diesen Guide hinter den für \(read)." : "Frag nach einer Linie, die gesetzt ist."))
  }
}

extension AnswerTrace {
  /// The line in `d[explicit: .top]`, as it is written.
  fileprivate func explicitRead(in range: SourceRange) -> String? {
    let words = text(range)
    guard let mark = words.firstRange(of: "explicit:") else { return nil }
    let rest = words[mark.upperBound...].drop { $0 == " " }
    let name = rest.prefix { $0 == "." || $0.isLetter }
    return name.isEmpty ? nil : String(name)
  }
}
