import Diagnostics
import LayoutEngine
import LayoutProgram

/// A guide that measures a container from outside, where a view in it is what belongs on the line.
///
///     HStack { title; icon }.alignmentGuide(.trailing) { d in d.width - d.height / 2 }      the middle of the icon
///
/// Nothing that the closure is given tells where that is. What guides would have to answer is known in every scenario, and
/// so is where the views inside are.
enum InnerLine: DiagnosisRule {
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    for axis in [Axis.horizontal, .vertical] {
      for guides in trace.neededAnswers(axis) where guides.count == 1 {
        if let found = trace.innerLine(guides[0], axis) { return [found] }
      }
    }
    return []
  }

  /// - Parameter more: what is added to the point: `gap / 2`.
  fileprivate static func made(
    _ inner: ViewReference, _ place: ViewPoint, _ axis: Axis, more: String?, _ row: NeededAnswers.Row, _ site: GuideSite
  ) -> Diagnosis {
    let (one, isOwn) = (row.one, site.key.isOwn)
    let (outer, key) = (one.name(of: row.node).withoutNumber, one.tree.name(of: site.key))
    let ask = one.tree.asks.first { $0.origin.guides.contains(row.node) && $0.child != $0.container }
    let (asker, scenario, value) = (one.word(for: ask?.container), one.scenario.id, row.value)
    var found = Diagnosis(
      .guideValueOff, of: [outer, inner], at: site.bodyRange,
      [
        "view": outer, "key": key, "inner": inner, "scenario": scenario, "more": more, "value": value,
        "needed": row.needed,
      ],
      isProven: false,
      english: .init(
        fact: """
          In “\(scenario)” \("the guide".of(outer)) for \(key) answers \(points(value)), and \(inner.quoted) is in \
          \(outer.quoted).
          """,
        why:
          "The closure is given the whole of \(outer.quoted): its size says nothing of where \(inner.quoted) is in it.",
        direction: """
          In every scenario it is the \(place.words(axis)) of \(inner.quoted) that belongs on the line: the guide belongs \
          further in.
          """,
        code: isOwn
          ? """
          Set \(key) on \(inner.quoted) instead\(more.map { ", with `\($0)`" } ?? ""): containers pass a line of your own on.
          """
          : """
          Declare a line of your own, set it on \(inner.quoted), and let the \(asker) ask for it: it is handed on by what \
          is around.
          """),
      german: .init(
        fact: """
          In „\(scenario)“ antwortet der Guide von \(outer.germanDative) für \(key) \(value.inGerman), und \
          \(inner.quotedInGerman) ist darin.
          """,
        why: "Die Closure bekommt das Ganze: Dessen Größe sagt nichts darüber, wo \(inner.quotedInGerman) darin ist.",
        direction: """
          In jedem Szenario gehört die \(place.german(axis)) von \(inner.germanDative) auf die Linie: Der Guide gehört weiter \
          nach innen.
          """,
        code: isOwn
          ? "Setz \(key) stattdessen an \(inner.germanDative): Eine eigene Linie wird von allem ringsum weitergereicht."
          : """
          Deklariere eine eigene Linie, setz sie an \(inner.germanDative), und lass \(GermanNoun(asker).accusative) danach \
          fragen: Sie wird von allem ringsum weitergereicht.
          """))
    found.severity = .informative
    return found
  }
}

extension AnswerTrace {
  /// The view in a container, and the point of it, that a guide of the container would have to answer everywhere.
  fileprivate func innerLine(_ needed: NeededAnswers, _ axis: Axis) -> Diagnosis? {
    guard needed.rows.count > 1, let first = needed.rows.first(where: { !$0.isRight && !$0.one.scenario.isHidden })
    else { return nil }
    let scope = ScopeNames(answer.text)
    let names = first.one.views.filter { isPart($0, of: first) }.map(\.reference.withoutNumber)
    for name in names.withoutRepetition {
      for index in [nil] + scope.counts.map(Optional.some) {
        for place in ViewPoint.allCases {
          let points = needed.rows.compactMap { row in
            part(name, index, scope, row).map { self.place(place, of: $0, in: row, axis) }
          }
          guard points.count == needed.rows.count, points.isVaried,
            let more = rest(zip(needed.rows, points).map { ($0, $0.needed - $1) }, scope)
          else { continue }
          return InnerLine.made(name, place, axis, more: more.isEmpty ? nil : more, first, needed.site)
        }
      }
    }
    return nil
  }

  private func isPart(_ view: ScenarioTrace.View, of row: NeededAnswers.Row) -> Bool {
    row.one.isInside(view.node, row.node) && !row.one.core(row.node).contains(view.node)
      && !row.one.core(view.node).contains(row.node)
  }

  /// The one view of a name, or the one that a count of the scenario names.
  private func part(
    _ name: ViewReference, _ index: String?, _ scope: ScopeNames, _ row: NeededAnswers.Row
  ) -> ScenarioTrace.View? {
    let parts = row.one.views.filter { isPart($0, of: row) && $0.reference.withoutNumber == name }
    guard let index else { return parts.count == 1 ? parts.first : nil }
    guard parts.count > 1, let number = given(index, scope, row), let place = Int(exactly: number),
      parts.indices.contains(place)
    else { return nil }
    return parts[place]
  }

  private func given(_ name: String, _ scope: ScopeNames, _ row: NeededAnswers.Row) -> Double? {
    GivenValues(row.one.scenario, scope).number(name)
  }

  /// Where a point of a view lies in the container, from its leading or top edge.
  private func place(
    _ place: ViewPoint, of view: ScenarioTrace.View, in row: NeededAnswers.Row, _ axis: Axis
  ) -> Double {
    let frame = row.one.tree.nodes[row.node].frame
    let isMirrored = axis == .horizontal && row.one.tree.nodes[row.node].layoutDirection == .rightToLeft
    let before = view.actual.origin[axis] - frame.origin[axis]
    let length = view.actual.size[axis]
    let start = isMirrored ? frame.size[axis] - before - length : before
    return start + place.share * length
  }

  /// What is more than the point, the same in words everywhere: nothing, or a share of a length by name.
  private func rest(_ rests: [(row: NeededAnswers.Row, more: Double)], _ scope: ScopeNames) -> String? {
    if rests.allSatisfy({ abs($0.more) <= FrameDifference.tolerance / 2 }) { return "" }
    for name in scope.lengths {
      for (share, words) in [(1.0, "+ \(name)"), (-1, "- \(name)"), (0.5, "+ \(name) / 2"), (-0.5, "- \(name) / 2")] {
        let fits = rests.allSatisfy { row, more in
          given(name, scope, row).map { abs($0 * share - more) <= FrameDifference.tolerance / 2 } ?? false
        }
        if fits { return words }
      }
    }
    return nil
  }
}

extension [Double] {
  /// Whether they are not all the same, so that what fits fits for a reason.
  fileprivate var isVaried: Bool {
    guard let low = self.min(), let high = self.max() else { return false }
    return high - low > FrameDifference.tolerance
  }
}
