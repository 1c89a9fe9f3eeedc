import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// A view without a guide for a line that its container asks for, where a guide makes everything right.
///
///     badge.alignmentGuide(.trailing) { d in d.width / 2 }        and nothing for .top, which the ZStack asks for, too
enum GuideMissing: DiagnosisRule {
  /// A guide that is not there.
  private struct Gap {
    let view: ViewReference
    let node: Int
    let key: AlignmentKey
    /// The default that is answered instead.
    let value: Double
    /// The same point, counted inside the view.
    let point: Double
    /// The value it would return, as a fraction of the view's length.
    var share = 0.0
    let length: Double
    let range: SourceRange
    /// The view around it that answers now; nil if it is the view itself.
    let answering: ViewReference?

    var edit: SceneEdit { SceneEdit(EditPlace(range), .guidedShare(key, share)) }
  }

  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    // A guide that nobody reads is rather for the wrong line.
    guard trace.unreadGuides().isEmpty, OffsetUsed.find(in: trace).isEmpty,
      PositionUsed.find(in: trace).isEmpty
    else { return [] }
    trace.scenes.allowMore()
    var gaps: [Gap] = []
    for one in trace.failing.prefix(4) where !trace.passes(one, gaps.map(\.edit)) {
      guard !one.result.views.allSatisfy(\.matches) else { return [] }
      for axis in one.offAxes {
        gaps += missing(axis, gaps.map(\.edit), one, trace)
      }
      if gaps.isEmpty || gaps.count > 4 { return [] }
    }
    guard let one = trace.failing.first, let first = gaps.first, trace.whatIf(gaps.map(\.edit)) else { return [] }
    let keys = gaps.map { one.tree.name(of: $0.key) }.withoutRepetition
    guard keys.count == 1 || Set(gaps.map(\.view)).count == 1 else { return [] }
    let asker = trace.cases.firstAnswer { one in
      one.tree.asks.first { $0.key == first.key && $0.child != $0.container }.map { one.word(for: $0.container) }
    }
    return [made(first, gaps, keys, asker)]
  }

  /// Shares of a view's length that people mean, the likeliest first.
  private static let shares: [Double] = [0.5, 1, 0, 1 / 3, 2 / 3, 0.25, 0.75]

  /// The guide that brings everything into place along an axis, or several for one line.
  private static func missing(
    _ axis: Axis, _ edits: [SceneEdit], _ one: ScenarioTrace, _ trace: AnswerTrace
  ) -> [Gap] {
    let candidates = Array(candidates(axis, one, trace).prefix(4))
    var groups = candidates.map { [$0] }
    if let first = candidates.first {
      let same = candidates.filter { $0.key == first.key }
      if same.count > 1 { groups.append(same) }
    }
    for group in groups {
      for share in shares
      where group.contains(where: { abs(share * $0.length - $0.value) > FrameDifference.tolerance }) {
        let gaps = group.map { gap in
          var gap = gap
          gap.share = share
          return gap
        }
        guard couldFit(gaps, axis, one), trace.isRight(one, edits + gaps.map(\.edit), along: axis) else { continue }
        return gaps
      }
    }
    return []
  }

  /// Whether views with these guides would stand right beside one of the others, or beside each other: a view moves
  /// back by as much as it answers more. Where they would not, nothing need be tried.
  private static func couldFit(_ gaps: [Gap], _ axis: Axis, _ one: ScenarioTrace) -> Bool {
    let others = one.views.filter { view in !gaps.contains { one.governs($0.node, view) } }
    let places = others.map { $0.displacement(axis) }
    return (one.scenario.direction == .rightToLeft ? [1, -1.0] : [1]).contains { way in
      let moved = gaps.map { gap in
        let more = way * (gap.share * gap.length - gap.point)
        return one.views.filter { one.governs(gap.node, $0) }.map { $0.displacement(axis) - more }
      }
      guard moved.allSatisfy({ !$0.isEmpty }) else { return true }
      return (places.isEmpty ? moved.first ?? [] : places).contains { place in
        moved.allSatisfy { $0.contains { abs($0 - place) <= 2 * FrameDifference.tolerance } }
      }
    }
  }

  /// Views that answer with a default along an axis: first those that have a guide for another line, then those that
  /// are lined up.
  private static func candidates(_ axis: Axis, _ one: ScenarioTrace, _ trace: AnswerTrace) -> [Gap] {
    let asks = one.tree.asks.filter { $0.key.axis == axis && $0.origin == .standard && $0.child != $0.container }
    let sites = trace.guideSites()
    var found: [Gap] = []
    func add(_ node: Int, _ ask: GuideTrace.Ask, _ place: SourceRange?, in outer: Int? = nil) {
      let key = ask.key
      guard let place, place.file == 0, !found.contains(where: { $0.range == place && $0.key == key })
      else { return }
      let frame = one.tree.nodes[node].frame
      let child = one.tree.nodes[ask.child ?? node]
      let before =
        axis == .vertical
        ? frame.y - child.frame.y
        : child.layoutDirection == .rightToLeft ? child.frame.maxX - frame.maxX : frame.x - child.frame.x
      found.append(
        Gap(
          view: one.name(of: node).withoutNumber, node: node, key: key, value: ask.value, point: ask.value - before,
          length: frame.size[axis], range: place, answering: outer.map { one.name(of: $0).withoutNumber }))
    }
    for ask in asks {
      guard let child = ask.child else { continue }
      for site in sites {
        for guide in site.guides(in: one) where one.isInside(guide.node, child) {
          let core = Set(one.core(guide.node))
          let hasIt = one.tree.guides.contains { other in
            other.guide.key == ask.key
              && (core.contains(other.guide.node) || one.core(other.guide.node).contains(guide.node))
          }
          let isItself = core.contains(child) || one.core(child).contains(guide.node)
          if !hasIt { add(guide.node, ask, site.range, in: isItself ? nil : child) }
        }
      }
    }
    // Where something is right already, a view without any guide may be right as it is, and a number elsewhere is off.
    guard trace.passing.isEmpty else { return found }
    let off = one.off(axis)
    let lined = asks.compactMap { ask in ask.child.map { (ask, $0) } }.filter { !one.tree.nodes[$0.1].isImplied }
    for (ask, child) in lined {
      guard let view = off.first(where: { one.isInside($0.node, child) || one.core($0.node).contains(child) }) else {
        continue
      }
      guard one.core(child).contains(view.node) || one.core(view.node).contains(child) else { continue }
      add(child, ask, trace.namingCall(of: view))
      add(child, ask, one.tree.nodes[child].range)
    }
    for (ask, child) in lined where !one.checked(in: child).isEmpty {
      add(child, ask, one.tree.nodes[child].range)
    }
    return found
  }

  private static func made(
    _ first: Gap, _ gaps: [Gap], _ keys: [String], _ asker: ContainerReference?
  ) -> Diagnosis {
    let (view, answering, value, share, isOwn) = (
      first.view, first.answering, first.value, first.share, first.key.isOwn
    )
    let (axis, needed) = (first.key.axis, first.share * first.length)
    let others = gaps.map(\.view).withoutRepetition.filter { $0 != view }
    let container = asker?.description ?? "container"
    var found = Diagnosis(
      .defaultUsed, of: [view], at: first.range,
      ["view": view, "key": keys.listed, "value": value, "needed": needed, "container": container], .blamesOthers,
      english: {
        let subject = view.quoted.firstUppercased
        let point =
          switch share {
          case 0: "It answers 0: its \(axis.start)."
          case 0.5: "It answers half of its \(axis.length)."
          case 1: "It answers all of its \(axis.length)."
          default: "It answers \(points(needed)) here, a share of its \(axis.length)."
          }
        return DiagnosisWords(
          fact: answering.map {
            """
            \(subject) has no guide for \(keys.listed), and so \($0.quoted) answers with its own default, \(points(value)).
            """
          }
            ?? (keys.count > 1
              ? "\(subject) has no guides for \(keys.listed): it answers with the defaults."
              : "\(subject) has no guide for \(keys.listed): it answers with the default, \(points(value))."),
          why: "The \(container) asks every view in it, and a view without a guide answers with the default.",
          code: !others.isEmpty
            ? "Give it a guide for \(keys.listed), and \(others.map(\.quoted).listed) one as well. \(point)"
            : keys.count > 1
              ? "Give it guides for \(keys.listed)."
              : isOwn
                ? "Give it a guide for \(keys.listed), or the line's ID another default. \(point)"
                : "Give it a guide for \(keys.listed), too. \(point)")
      }(),
      german: {
        let (subject, lines) = (view.germanSubject, keys.listedInGerman)
        let point =
          switch share {
          case 0: "Er antwortet 0, die \(axis.germanStart)."
          case 0.5: "Er antwortet mit der halben \(axis.germanLength)."
          case 1: "Er antwortet mit der ganzen \(axis.germanLength)."
          default: "Er antwortet hier \(needed.inGerman), einen Teil der \(axis.germanLength)."
          }
        return DiagnosisWords(
          fact: answering.map {
            """
            \(subject) hat keinen Guide für \(lines), also antwortet \($0.quotedInGerman) mit dem eigenen Standardwert, \
            \(value.inGerman).
            """
          }
            ?? (keys.count > 1
              ? "\(subject) hat keine Guides für \(lines) und antwortet mit den Standardwerten."
              : "\(subject) hat keinen Guide für \(lines) und antwortet mit dem Standardwert, \(value.inGerman)."),
          why: """
            \((asker.map { GermanNoun($0) } ?? GermanNoun("Container")).first) fragt jede Ansicht darin, und wer nichts \
            setzt, antwortet mit dem Standardwert.
            """,
          code: !others.isEmpty
            ? "Gib ihr einen Guide für \(lines), und ebenso \(others.map(\.quotedInGerman).listedInGerman). \(point)"
            : keys.count > 1
              ? "Gib ihr Guides für \(lines)."
              : isOwn
                ? "Gib ihr einen Guide für \(lines), oder der ID der Linie einen anderen Standardwert. \(point)"
                : "Gib auch ihr einen Guide für \(lines). \(point)")
      }())
    found.places = gaps.count
    return found
  }
}

extension AnswerTrace {
  /// Where a view gets its name.
  func namingCall(of view: ScenarioTrace.View) -> SourceRange? {
    let name = ViewName(view.name).group
    return facts.calls.first { call in
      call.name == "accessibilityIdentifier" && call.arguments.first.map { text($0.range) == "\"\(name)\"" } ?? false
    }?.range
  }

  /// Whether all views come right along one axis, at the start of a scenario.
  func isRight(_ one: ScenarioTrace, _ edits: [SceneEdit], along axis: Axis) -> Bool {
    result(of: one, edits)?.isRight(along: axis) ?? false
  }
}

extension ScenarioResult {
  /// Whether at the start all views are right along one axis.
  func isRight(along axis: Axis) -> Bool {
    problems == nil && !views.isEmpty
      && views.allSatisfy { view in
        guard let difference = view.difference else { return false }
        let numbers = [difference.way[axis], difference.growth[axis]]
        return numbers.allSatisfy { abs($0) <= FrameDifference.tolerance }
      }
  }
}

/// A guide without which everything is right.
///
///     chip.alignmentGuide(.chipX) { d in d[.trailing] }        the default, the middle, was right
enum GuideTooMany: TriedRule {
  /// If some views are already right, the guide has an effect, and its value is the more likely mistake.
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard trace.passing.isEmpty, let one = trace.failing.first else { return [] }
    let used = trace.usedGuides().prefix(6)
    let views = Set(used.map { trace.viewName(of: $0) }).sorted { $0.description < $1.description }
    let together = views.map { name in used.filter { trace.viewName(of: $0) == name } }.filter { $0.count > 1 }
    return (used.map { [$0] } + together).map { group in
      Candidate(group.map { SceneEdit($0.place, .removed) }) {
        let keys = group.map { trace.name(of: $0.key) }.withoutRepetition
        let value = group.count == 1 ? group[0].guides(in: one).first { $0.outcome.isUsed }?.value : nil
        let (view, isOne) = (trace.viewName(of: group[0]), group.count == 1)
        return Diagnosis(
          .guideTooMany, of: [view], at: group[0].range,
          ["view": view, "key": keys.listed, "value": value, "lines": group.compactMap { trace.line($0.range) }],
          english: .init(
            fact: "\(view.quoted.firstUppercased) has \(isOne ? "a guide" : "guides") for \(keys.listed).",
            why: """
              \(value.map { "It answers \(points($0)). " } ?? "")A guide moves its line for everybody who shares it; \
              without one, the default answers.
              """,
            code: "Remove \(isOne ? "it" : "them")."),
          german: .init(
            fact: "\(view.germanSubject) hat \(isOne ? "einen Guide" : "Guides") für \(keys.listedInGerman).",
            why: """
              \(value.map { "Er antwortet \($0.inGerman). " } ?? "")Ein Guide rückt seine Linie für alle, die sie teilen; \
              ohne Guide antwortet der Standardwert.
              """,
            code: "Nimm \(isOne ? "ihn" : "sie") weg."))
      }
    }
  }
}
