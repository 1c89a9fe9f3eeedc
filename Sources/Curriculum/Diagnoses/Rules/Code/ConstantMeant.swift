import Diagnostics
import LayoutEditing
import LayoutEngine

/// A guide that goes by the view's size, where the point is as far from the edge in any size.
///
///     .alignmentGuide(.leading) { d in d.width - 80 }      40 as long as the hat is 120 wide, and 70 when it is 150 wide
struct ConstantMeant: TriedExplanation {
  static let id = DiagnosisID.otherEdge

  let view: ViewReference
  let key: AlignmentKey
  /// What the guide answers where all is right, and where something fails.
  let value: Double
  let other: Double
  let scenario: String?
  let right: [String]
  let range: SourceRange?

  /// The number that it is where all is right.
  static func candidates(in evidence: Evidence) -> [Candidate<ConstantMeant>] {
    guard evidence.isNearlyRight, !evidence.passing.isEmpty else { return [] }
    let all = evidence.guideSites().prefix(Evidence.mostPlaces).compactMap { find($0, evidence) }
    return [
      Candidate(all.compactMap { one in one.range.map { TextEdit($0, "(\(points(one.value)))") } }) { all.first }
    ]
  }

  /// A guide that answers the same wherever all is right, and something else where something fails.
  private static func find(_ site: GuideSite, _ evidence: Evidence) -> ConstantMeant? {
    guard let body = site.bodyRange, body.file == 0, !evidence.facts.numbers(in: body).isEmpty,
      evidence.facts.words(in: body).contains(where: { ["width", "height", "trailing", "bottom"].contains($0.name) })
    else { return nil }
    let fits = Set(evidence.passing.flatMap { site.guides(in: $0) }.compactMap(\.value))
    guard let value = fits.first, fits.count == 1 else { return nil }
    for one in evidence.failing {
      guard
        let other = site.guides(in: one).compactMap(\.value).first(where: {
          abs($0 - value) > FrameDifference.tolerance
        })
      else { continue }
      return ConstantMeant(
        view: evidence.viewName(of: site), key: site.key, value: value, other: other,
        scenario: one.scenario.isHidden ? nil : one.scenario.id, right: evidence.scenarioNames(evidence.passing),
        range: body)
    }
    return nil
  }

  var views: [ViewReference] { [view] }
  var parameters: Facts {
    ["view": view, "axis": key.axis.name, "value": value, "other": other, "scenario": scenario, "passes": right]
  }
  private var length: String { key.axis.length }
  var fact: String { "\("The guide".of(view)) goes by its \(length), and the point does not." }
  var why: String {
    let fits = right.isEmpty ? "" : "It is right in \(right.listed). "
    return fits
      + (scenario.map { "In \($0) the view has another \(length), and the guide follows it: \(points(other))." } ?? "")
  }
  var code: String { "Count from the \(key.axis.start): write \(points(value))." }
}
