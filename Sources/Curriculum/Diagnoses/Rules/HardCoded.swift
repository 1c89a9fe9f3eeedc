import Diagnostics
import LayoutEngine
import LayoutLanguage

/// A number where something that varies was meant: right in some scenarios, wrong in others.
///
///     .alignmentGuide(.trailing) { _ in 10 }      10 is half of 20; it stops being half when the badge is 28 wide
struct HardCoded: Explanation {
  static let id = DiagnosisID.hardCoded

  let number: SourceFacts.Number
  /// The call that it is in: `alignmentGuide`, `frame`.
  let place: String
  let view: String
  let dimension: Dimension
  /// What it would have to be in a scenario that fails.
  let needed: Double?
  let scenario: String?
  /// What the number is where all is right: "half of soup's width, 20".
  let meaning: NumberMeaning?
  /// What that is in the scenario that fails.
  let becomes: Double?
  let right: [String]
  let wrong: [String]

  static func find(in evidence: Evidence) -> [HardCoded] {
    guard evidence.isNearlyRight, let (one, dimensions) = evidence.forgotten(), dimensions != [.direction],
      let dimension = evidence.separating(one).first ?? dimensions.sorted(by: { $0.name < $1.name }).first
    else { return [] }
    let all = evidence.governingNumbers(in: one)
    let guides = all.filter { $0.call == "alignmentGuide" }
    // A number in a guide of a view that is off governs it. Of others, only a trial tells.
    let likely = guides.prefix(Evidence.Limit.places) + all.filter { $0.call != "alignmentGuide" }.prefix(2)
    let proven = likely.firstAnswer { candidate in evidence.needed(candidate, in: one).map { (candidate, $0) } }
    let explained = all.prefix(2 * Evidence.Limit.places).firstAnswer { candidate in
      evidence.meaning(of: candidate, one).map { (candidate, $0) }
    }
    guard
      let chosen = proven?.0 ?? explained?.0 ?? guides.first ?? all.first(where: { $0.call == "defaultValue" })
    else { return [] }
    let meaning = evidence.meaning(of: chosen, one)
    return [
      HardCoded(
        number: chosen.number, place: chosen.call, view: chosen.view, dimension: dimension,
        needed: proven.flatMap { $0.1.isNaN ? nil : $0.1 }, scenario: one.scenario.isHidden ? nil : one.scenario.id,
        meaning: meaning?.what, becomes: meaning?.becomes, right: evidence.scenarioNames(evidence.passing),
        wrong: evidence.scenarioNames(evidence.failing))
    ]
  }

  var views: [String] { [view] }
  var range: SourceRange? { number.range }
  var parameters: [JSON.Member] {
    [
      .init("literal", JSON(number.value)), .init("in", JSON(place)), .init("view", JSON(view)),
      .init("dimension", JSON(dimension.name)), .init("meaning", meaning.map(\.json) ?? nil),
      .init("becomes", becomes.map { JSON($0) } ?? nil), .init("needed", needed.map { JSON($0) } ?? nil),
      .init("passes", JSON(right.map { JSON($0) })),
      .init("fails", JSON(wrong.map { JSON($0) })), .init("scenario", scenario.map { JSON($0) } ?? nil),
    ]
  }
  var given: String { points(number.value) }
  var title: String { "The number \(given) is right in some scenarios only: it does not follow \(dimension.words)." }
  var reason: String {
    let fits = right.isEmpty ? "" : "It fits in \(right.listed). "
    if let meaning {
      let then = becomes.map { " In \(scenario ?? "another") that is \(points($0))." } ?? ""
      return "\(fits)There \(given) is \(meaning.words).\(then)"
    }
    if let needed, let scenario { return "\(fits)In \(scenario) it would have to be \(points(needed))." }
    return "\(fits)Where \(dimension.words) is another\(scenario.map { ", in \($0)" } ?? ""), it stays \(given)."
  }
  var step: String {
    place == "alignmentGuide"
      ? "The closure is given the view's size and lines: work the number out from them, or from what the code is given."
      : "Work the number out from what the code is given."
  }
}

extension [String] {
  /// `a`, `a and b`, `a, b and c`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
