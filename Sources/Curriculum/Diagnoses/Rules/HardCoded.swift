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
  /// What the number is where all is right: "half of soup's width, 20".
  let meaning: String?
  /// What that is in the scenario that fails.
  let becomes: Double?
  let right: [String]
  let wrong: [String]

  static func find(in evidence: Evidence) -> [HardCoded] {
    guard let (one, dimensions) = evidence.forgotten(), dimensions != [.direction],
      let dimension = dimensions.sorted(by: { $0.name < $1.name }).first
    else { return [] }
    let candidates = evidence.governingNumbers(in: one)
    guard let best = candidates.first else { return [] }
    let explained = candidates.lazy.compactMap { candidate in
      evidence.meaning(of: candidate, one).map { (candidate, $0) }
    }.first
    let chosen = explained?.0 ?? best
    return [
      HardCoded(
        number: chosen.number, place: chosen.call, view: chosen.view, dimension: dimension,
        meaning: explained?.1.words, becomes: explained?.1.becomes, right: evidence.scenarioNames(evidence.passing),
        wrong: evidence.scenarioNames(evidence.failing))
    ]
  }

  var views: [String] { [view] }
  var range: SourceRange? { number.range }
  var parameters: [JSON.Member] {
    [
      .init("literal", JSON(number.value)), .init("in", JSON(place)), .init("view", JSON(view)),
      .init("dimension", JSON(dimension.name)), .init("meaning", meaning.map { JSON($0) } ?? nil),
      .init("becomes", becomes.map { JSON($0) } ?? nil), .init("passes", JSON(right.map { JSON($0) })),
      .init("fails", JSON(wrong.map { JSON($0) })),
    ]
  }
  private var given: String { points(number.value) }
  var title: String { "The number \(given) is right in some scenarios only: it does not follow \(dimension.words)." }
  var reason: String {
    let where_ = right.isEmpty ? "" : "It fits in \(right.listed). "
    guard let meaning else {
      return where_ + "Where \(dimension.words) is another\(wrong.isEmpty ? "" : ", in \(wrong.listed)"), it stays \(given)."
    }
    let then = becomes.map { " In \(wrong.first ?? "the others") that is \(points($0))." } ?? ""
    return "\(where_)There \(given) is \(meaning).\(then)"
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
