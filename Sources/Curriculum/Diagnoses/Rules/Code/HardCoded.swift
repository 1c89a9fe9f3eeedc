import Diagnostics
import LayoutEngine
import LayoutLanguage

/// A number where something that varies was meant: right in some scenarios, wrong in others.
///
///     .alignmentGuide(.trailing) { _ in 10 }      10 is half of 20; it stops being half when the badge is 28 wide
struct HardCoded: Explanation {
  static let id = DiagnosisID.hardCoded

  let typed: TypedNumber
  /// The other numbers, with their lines.
  let others: [(value: Double, line: Int?)]
  let right: [String]
  let wrong: [String]

  /// The text size has words of its own, and so has a number that something is compared with.
  static func find(in evidence: Evidence) -> [HardCoded] {
    guard !evidence.variesOnly(.textSize), let typed = evidence.typedNumber, !evidence.isCompared(typed) else {
      return []
    }
    return [
      HardCoded(
        typed: typed, others: typed.others.map { ($0.value, evidence.line($0.range)) },
        right: evidence.scenarioNames(evidence.passing), wrong: evidence.scenarioNames(evidence.failing))
    ]
  }

  var isProven: Bool { typed.isProven }
  var views: [ViewReference] { typed.view.map { [$0] } ?? [] }
  var range: SourceRange? { typed.number.range }
  var given: String { points(typed.number.value) }
}

// MARK: Its words

extension HardCoded {
  var parameters: [JSON.Member] {
    [
      .init("literal", JSON(typed.number.value)), .init("in", JSON(typed.call)),
      .init("view", JSON(typed.view)), .init("claim", JSON(typed.claim.name)),
      .init("others", JSON(others.map { JSON($0.value) })),
      .init("lines", JSON(others.compactMap(\.line).map { JSON($0) })), .init("passes", JSON(right.map { JSON($0) })),
      .init("fails", JSON(wrong.map { JSON($0) })),
    ] + typed.claim.parameters
  }

  var title: String {
    switch typed.claim {
    case .means(let meaning, _, _):
      "The number \(given) is right in some scenarios only: it does not follow \(meaning.source)."
    case .room: "The number \(given) is right in some scenarios only: it does not follow the size of the room."
    case .limit(_, let words): "The limit \(words) is right in some scenarios only."
    case .needed where typed.expression != nil: "`\(typed.expression ?? "")` is right in some scenarios only."
    case .superfluous, .needed: "The number \(given) is right in some scenarios only."
    }
  }

  var reason: String {
    let fits = right.isEmpty ? "" : "It fits in \(right.listed). "
    switch typed.claim {
    case .means(let meaning, let becomes, let scenario):
      let then = scenario.map { " In \($0) that is \(points(becomes))." } ?? ""
      return "\(fits)There \(given) is \(meaning.words).\(then)\(alike)"
    case .superfluous(let call):
      return others.isEmpty
        ? "\(fits)Elsewhere the \(call.spokenCall) is in the way: without it, every scenario is right."
        : "\(fits)Elsewhere the \(call.spokenCall)s \(ofView)are in the way: without them, every scenario is right."
    case .limit(let function, _):
      return
        "\(fits)Elsewhere \(function) takes the limit, and the other value is right: with that alone, every scenario is."
    case .room: return "\(fits)A frame that takes all the room does not have to know how much that is.\(alike)"
    case .needed(let values, let axis) where typed.expression != nil:
      return """
        \(fits)In \(values.map(\.scenario).listed) something else is needed there, so that a part of it does not go by \
        what changes.\(axis.map(only) ?? "")
        """
    case .needed(let values, let axis):
      let list = values.enumerated().map { index, one in
        index == 0
          ? "In \(one.scenario) it would have to be \(points(one.value))" : "in \(one.scenario) \(points(one.value))"
      }
      return "\(fits)\(list.joined(separator: ", ")).\(axis.map(only) ?? "")\(otherValues)"
    }
  }

  private var ofView: String { typed.view.map { "of \($0.quoted) " } ?? "" }

  /// One of two mistakes.
  private func only(_ axis: Axis) -> String {
    axis == .horizontal
      ? " That is for what is off across; what is too high or too low has another cause."
      : " That is for what is too high or too low; what is off across has another cause."
  }

  /// The numbers that need the same.
  private var alike: String { others.isEmpty ? "" : " The same goes for \(otherNumbers.listed)." }

  /// The numbers that have to change with it, each in its own way.
  private var otherValues: String {
    others.isEmpty ? "" : " With it \(otherNumbers.listed) \(others.count == 1 ? "has" : "have") to change, too."
  }

  private var otherNumbers: [String] {
    others.map { other in points(other.value) + (other.line.map { " in line \($0)" } ?? "") }
  }

  var step: String {
    switch typed.claim {
    case .means(.argument(let name), _, _): "The code is given \(name): say that instead of the number."
    case .means(let meaning, _, _):
      meaning.isOfTheView
        ? "The closure is given the view's size and lines: work the number out from them."
        : "The code is given \(meaning.source): work the number out from it."
    case .superfluous(let call): "Take the \(call.spokenCall)\(others.isEmpty ? "" : "s") away."
    case .limit: "Take the limit away."
    case .room(let words): "Say \(words.listed) instead."
    case .needed where typed.expression != nil:
      "See what is different in these scenarios, and whether what is worked out here knows of it."
    case .needed:
      typed.call == "alignmentGuide"
        ? "The closure is given the view's size and lines: work the number out from them, or from what the code is given."
        : "Ask what \(given) stands for where it fits, and let the code say that."
    }
  }
}

extension Evidence {
  /// Whether all that is to blame is what something is compared with: `index == 1`.
  func isCompared(_ typed: TypedNumber) -> Bool {
    ([typed.number] + typed.others).allSatisfy { number in
      let before = text(SourceRange(lower: max(0, number.range.lower - 4), upper: number.range.lower))
      let after = text(SourceRange(lower: number.range.upper, upper: min(answer.bytes.count, number.range.upper + 4)))
      return number.role == .condition
        && ([" == ", " != ", "<= ", ">= ", " < ", " > "].contains { before.hasSuffix($0) }
          || [" == ", " != ", " <", " >"].contains { after.hasPrefix($0) } || after.hasPrefix(":"))
    }
  }
}

extension TypedNumber.Claim {
  /// For results.
  var name: String {
    switch self {
    case .means: "means"
    case .superfluous: "superfluous"
    case .limit: "limit"
    case .room: "room"
    case .needed: "needed"
    }
  }

  fileprivate var parameters: [JSON.Member] {
    switch self {
    case .means(let meaning, let becomes, let scenario):
      [
        .init("meaning", meaning.json), .init("becomes", JSON(becomes)),
        .init("scenario", JSON(scenario)),
      ]
    case .superfluous: []
    case .room(let words): [.init("words", JSON(words.map { JSON($0) }))]
    case .limit(let function, let words): [.init("function", JSON(function)), .init("words", JSON(words))]
    case .needed(let values, let axis):
      [
        .init("needed", JSON(values.map { ["scenario": JSON($0.scenario), "value": JSON($0.value)] })),
        .init("alone", axis.map { $0 == .horizontal ? "horizontal" : "vertical" } ?? nil),
      ]
    }
  }
}

extension String {
  /// What a sentence calls a modifier: `guide` for `alignmentGuide`.
  fileprivate var spokenCall: String { self == "alignmentGuide" ? "guide" : self }
}
