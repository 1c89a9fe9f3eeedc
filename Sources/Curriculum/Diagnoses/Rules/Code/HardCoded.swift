import Diagnostics
import LayoutEditing
import LayoutEngine

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
  var parameters: Facts {
    [
      "literal": typed.number.value, "in": typed.call, "view": typed.view, "claim": typed.claim.name,
      "others": others.map(\.value), "lines": others.compactMap(\.line), "passes": right, "fails": wrong,
    ] + typed.claim.parameters
  }

  var fact: String {
    switch typed.claim {
    case .limit(_, let words): "The limit `\(words)` is right in some scenarios only."
    case .needed where typed.expression != nil: "`\(typed.expression ?? "")` is right in some scenarios only."
    case .means, .room, .superfluous, .needed: "The number \(given) is right in some scenarios only."
    }
  }

  var why: String {
    let fits = right.isEmpty ? "" : "It fits in \(right.listed). "
    switch typed.claim {
    case .limit(let function, _): return "\(fits)Elsewhere \(function) takes the limit, and the goal does not."
    case .superfluous(let call) where others.isEmpty: return "\(fits)Elsewhere the \(call.spokenCall) is in the way."
    case .superfluous(let call): return "\(fits)Elsewhere the \(call.spokenCall)s \(ofView)are in the way."
    case .needed(let values, _) where typed.expression != nil:
      return """
        \(fits)In \(values.map(\.scenario).listed) something else is needed there, so that a part of it does not go by \
        what changes.
        """
    case .means, .room, .needed: return "\(fits)A number that is typed in stays the same whatever the code is given."
    }
  }

  private var ofView: String { typed.view.map { "of \($0.quoted) " } ?? "" }

  func direction(in language: SpokenLanguage) -> String {
    switch (typed.claim, language) {
    case (.superfluous, .english), (.limit, .english): "The goal has no such part."
    case (.superfluous, .german), (.limit, .german): "Das Ziel kommt ohne aus."
    case (.room, .english): "Let it take the room that there is, instead of a number."
    case (.room, .german): "Lass es den Platz nehmen, der da ist, statt einer Zahl."
    case (.means(let meaning, _, _), .english):
      meaning.isOfTheView ? "Ask the view, not a number." : "Go by what the code is given, not by a number."
    case (.means(let meaning, _, _), .german):
      meaning.isOfTheView
        ? "Frag die Ansicht statt einer Zahl." : "Richte dich nach dem, was der Code bekommt, statt nach einer Zahl."
    case (.needed(let values, let axis), .english):
      typed.expression != nil ? axis.map(only) ?? "" : "\(needed(values)).\(axis.map(only) ?? "")\(otherValues)"
    case (.needed(let values, let axis), .german):
      typed.expression != nil
        ? axis.map(germanOnly) ?? "" : "\(germanNeeded(values)).\(axis.map(germanOnly) ?? "")\(germanOtherValues)"
    }
  }

  private func needed(_ values: [(scenario: String, value: Double)]) -> String {
    values.enumerated().map { index, one in
      index == 0
        ? "In \(one.scenario) it would have to be \(points(one.value))" : "in \(one.scenario) \(points(one.value))"
    }.joined(separator: ", ")
  }

  /// One of two mistakes.
  private func only(_ axis: Axis) -> String {
    axis == .horizontal
      ? " That is for what is too far left or right; what is too high or too low has another cause."
      : " That is for what is too high or too low; what is too far left or right has another cause."
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

  var code: String {
    switch typed.claim {
    case .means(let meaning, let becomes, let scenario):
      let equal = right.isEmpty ? "It is \(meaning.words)." : "There \(given) is \(meaning.words)."
      let then = scenario.map { " In \($0) that is \(points(becomes))." } ?? ""
      let write =
        if let name = meaning.plainName { "Write `\(name)` instead." } else {
          "Work it out from \(meaning.goesBy)."
        }
      return "\(equal)\(then)\(alike) \(write)"
    case .superfluous(let call): return "Remove the \(call.spokenCall)\(others.isEmpty ? "" : "s")."
    case .limit: return "Remove the limit."
    case .room(let words): return "Write \(words.map { "`\($0)`" }.listed) instead.\(alike)"
    case .needed where typed.expression != nil:
      return "See what is different in these scenarios, and whether what is worked out here knows of it."
    case .needed:
      return typed.call == "alignmentGuide"
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

  fileprivate var parameters: Facts {
    switch self {
    case .means(let meaning, let becomes, let scenario):
      ["meaning": meaning.json, "becomes": becomes, "scenario": scenario]
    case .superfluous: [:]
    case .room(let words): ["words": words]
    case .limit(let function, let words): ["function": function, "words": words]
    case .needed(let values, let axis):
      [
        "needed": values.map { one -> JSON in ["scenario": JSON(one.scenario), "value": JSON(one.value)] },
        "alone": axis?.name,
      ]
    }
  }
}

extension String {
  /// What a sentence calls a modifier: `guide` for `alignmentGuide`.
  fileprivate var spokenCall: String { self == "alignmentGuide" ? "guide" : self }
}
