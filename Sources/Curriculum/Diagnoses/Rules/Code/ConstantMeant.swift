import Diagnostics
import LayoutEditing
import LayoutEngine

/// A guide that goes by the view's size, where the point is as far from the edge in any size.
///
///     .alignmentGuide(.leading) { d in d.width - 80 }      40 as long as the hat is 120 wide, and 70 when it is 150 wide
enum ConstantMeant: TriedRule {
  /// A guide that answers the same wherever all is right, and something else where something fails.
  private typealias Guide = (site: GuideSite, body: SourceRange, value: Double, other: Double, scenario: String?)

  /// The number that it is where all is right.
  static func candidates(in trace: AnswerTrace) -> [Candidate<Diagnosis>] {
    guard trace.isNearlyRight, !trace.passing.isEmpty else { return [] }
    let all = trace.guideSites().prefix(AnswerTrace.mostPlaces).compactMap { find($0, trace) }
    return [
      Candidate(all.map { TextEdit($0.body, "(\(points($0.value)))") }) { all.first.map { made($0, trace) } }
    ]
  }

  private static func find(_ site: GuideSite, _ trace: AnswerTrace) -> Guide? {
    guard let body = site.bodyRange, body.file == 0, !trace.facts.numbers(in: body).isEmpty,
      trace.facts.words(in: body).contains(where: { ["width", "height", "trailing", "bottom"].contains($0.name) })
    else { return nil }
    let fits = Set(trace.passing.flatMap { site.guides(in: $0) }.compactMap(\.value))
    guard let value = fits.first, fits.count == 1 else { return nil }
    return trace.failing.firstAnswer { one in
      site.guides(in: one).compactMap(\.value).first { abs($0 - value) > FrameDifference.tolerance }.map {
        (site, body, value, $0, one.scenario.isHidden ? nil : one.scenario.id)
      }
    }
  }

  private static func made(_ guide: Guide, _ trace: AnswerTrace) -> Diagnosis {
    let (view, axis, value, other) = (trace.viewName(of: guide.site), guide.site.key.axis, guide.value, guide.other)
    let (right, scenario) = (trace.scenarioNames(trace.passing), guide.scenario)
    return Diagnosis(
      .otherEdge, of: [view], at: guide.body,
      ["view": view, "axis": axis.name, "value": value, "other": other, "scenario": scenario, "passes": right],
      english: .init(
        fact: "\("The guide".of(view)) goes by its \(axis.length), and the point does not.",
        why: (right.isEmpty ? "" : "It is right in \(right.listed). ")
          + (scenario.map {
            "In \($0) the view has another \(axis.length), and the guide follows it: \(points(other))."
          } ?? ""),
        code: "Count from the \(axis.start): write \(points(value))."),
      german: .init(
        fact: """
          Der Guide von \(view.germanDative) richtet sich nach der \(axis.germanLength) der Ansicht, der Punkt aber nicht.
          """,
        why: (right.isEmpty ? "" : "Es stimmt in \(right.listedInGerman). ")
          + (scenario.map {
            "In \($0) ist die \(axis.germanLength) eine andere, und der Guide folgt ihr: \(other.inGerman)."
          } ?? ""),
        code: "Zähl von der \(axis.germanStart): Schreib \(points(value))."))
  }
}
