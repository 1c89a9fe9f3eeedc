import Diagnostics
import LayoutEditing
import LayoutEngine

/// A number where something that varies was meant: right in some scenarios, wrong in others.
///
///     .alignmentGuide(.trailing) { _ in 10 }      10 is half of 20; it stops being half when the badge is 28 wide
enum HardCoded: DiagnosisRule {
  /// The text size has words of its own.
  static func find(in trace: AnswerTrace) -> [Diagnosis] {
    guard !trace.variesOnly(.textSize), let typed = trace.typedNumber else { return [] }
    return [diagnosis(of: typed, in: trace)]
  }

  static func diagnosis(of typed: TypedNumber, in trace: AnswerTrace) -> Diagnosis {
    let words = HardCodedWords(
      typed: typed, others: typed.others.map { ($0.value, trace.line($0.range)) },
      right: trace.scenarioNames(trace.passing))
    let facts: Facts = [
      "literal": typed.number.value, "in": typed.call, "view": typed.view, "claim": typed.claim.name,
      "others": words.others.map(\.value), "lines": words.others.compactMap(\.line), "passes": words.right,
      "fails": trace.scenarioNames(trace.failing),
    ]
    let isNumberAlone = if case .needed = typed.claim { true } else { false }
    return Diagnosis(
      .hardCoded, of: typed.view.map { [$0] } ?? [], at: typed.number.range, facts + typed.claim.parameters,
      isProven: typed.isProven, isNumberAlone ? .isNumberAlone : [], english: words.english, german: words.german)
  }
}

/// The description of a typed number.
private struct HardCodedWords: Sendable {
  let typed: TypedNumber
  /// The other numbers, with their lines.
  let others: [(value: Double, line: Int?)]
  let right: [String]

  private var given: String { points(typed.number.value) }

  // MARK: English

  var english: DiagnosisWords {
    func words(_ fact: String, _ why: String, _ direction: String, _ code: String) -> DiagnosisWords {
      let fits = right.isEmpty ? "" : "It fits in \(right.listed). "
      return DiagnosisWords(
        fact: "\(fact) is right in some scenarios only.", why: fits + why, direction: direction, code: code)
    }
    let (number, stays) = (
      "The number \(given)", "A number that is typed in stays the same whatever the code is given."
    )
    let listed = others.map { points($0.value) + ($0.line.map { " in line \($0)" } ?? "") }.listed
    let alike = others.isEmpty ? "" : " The same goes for \(listed)."
    switch typed.claim {
    case .means(let meaning, let isOfTheView, let becomes, let scenario):
      let equal = right.isEmpty ? "It is `\(meaning)`." : "Where it fits, \(given) is `\(meaning)`."
      let then = scenario.map { " In \($0) that is \(points(becomes))." } ?? ""
      return words(
        number, stays, isOfTheView ? "Ask the view, not a number." : "Go by what the code is given, not by a number.",
        "\(equal)\(then)\(alike) Write `\(meaning)` instead.")
    case .needed(let values, let axis):
      // One of two mistakes.
      let only =
        switch axis {
        case .horizontal?: " That is for what is too far left or right; what is too high or too low has another cause."
        case .vertical?: " That is for what is too high or too low; what is too far left or right has another cause."
        case nil: ""
        }
      if let expression = typed.expression {
        return words(
          "`\(expression)`",
          """
          In \(values.map(\.scenario).listed) something else is needed there, so that a part of it does not go by what \
          changes.
          """, only, "See what is different in these scenarios, and whether what is worked out here knows of it.")
      }
      let needed = values.enumerated().map { index, one in
        "\(index == 0 ? "In" : "in") \(one.scenario) \(index == 0 ? "it would have to be " : "")\(points(one.value))"
      }.joined(separator: ", ")
      return words(
        number, stays, needed.isEmpty ? "" : "\(needed).\(only)",
        typed.call == "alignmentGuide"
          ? """
          The closure is given the view's size and lines: work the number out from them, or from what the code is given.
          """ : "Ask what \(given) stands for where it fits, and let the code say that.")
    }
  }

  // MARK: German

  var german: DiagnosisWords {
    func words(
      _ fact: String, _ why: String, _ direction: String, _ code: String, subject: String = "sie"
    ) -> DiagnosisWords {
      let fits = right.isEmpty ? "" : "In \(right.listedInGerman) passt \(subject). "
      return DiagnosisWords(
        fact: "\(fact) stimmt nur in manchen Szenarien.", why: fits + why, direction: direction, code: code)
    }
    let (number, stays) = ("Die Zahl \(given)", "Eine hingeschriebene Zahl bleibt, was auch immer der Code bekommt.")
    let listed = others.map { $0.value.inGerman + ($0.line.map { " in Zeile \($0)" } ?? "") }.listedInGerman
    let alike = others.isEmpty ? "" : " Dasselbe gilt für \(listed)."
    switch typed.claim {
    case .means(let meaning, let isOfTheView, let becomes, let scenario):
      let equal = right.isEmpty ? "Sie ist `\(meaning)`." : "Wo sie passt, ist \(given) `\(meaning)`."
      let then = scenario.map { " In \($0) ist das \(becomes.inGerman)." } ?? ""
      return words(
        number, stays,
        isOfTheView
          ? "Frag die Ansicht statt einer Zahl." : "Richte dich nach dem, was der Code bekommt, statt nach einer Zahl.",
        "\(equal)\(then)\(alike) Schreib stattdessen `\(meaning)`.")
    case .needed(let values, let axis):
      let only =
        switch axis {
        case .horizontal?:
          " Das gilt für das, was zu weit links oder rechts ist; was zu hoch oder zu tief ist, hat eine andere Ursache."
        case .vertical?:
          " Das gilt für das, was zu hoch oder zu tief ist; was zu weit links oder rechts ist, hat eine andere Ursache."
        case nil: ""
        }
      if let expression = typed.expression {
        return words(
          "`\(expression)`",
          """
          In \(values.map(\.scenario).listedInGerman) wird dort etwas anderes gebraucht: Ein Teil davon richtet sich nicht \
          nach dem, was sich ändert.
          """, only, "Schau, was in diesen Szenarien anders ist, und ob das, was hier gerechnet wird, davon weiß.",
          subject: "es")
      }
      let needed = values.enumerated().map { index, one in
        index == 0
          ? "In \(one.scenario) müsste sie \(one.value.inGerman) sein" : "in \(one.scenario) \(one.value.inGerman)"
      }.joined(separator: ", ")
      return words(
        number, stays, needed.isEmpty ? "" : "\(needed).\(only)",
        typed.call == "alignmentGuide"
          ? """
          Die Closure bekommt Größe und Linien der Ansicht: Rechne die Zahl daraus aus, oder aus dem, was der Code \
          bekommt.
          """ : "Frag dich, wofür \(given) steht, wo es passt, und lass den Code das sagen.")
    }
  }
}

extension TypedNumber.Claim {
  /// For results.
  var name: String {
    switch self {
    case .means: "means"
    case .needed: "needed"
    }
  }

  fileprivate var parameters: Facts {
    switch self {
    case .means(let meaning, _, let becomes, let scenario):
      ["meaning": meaning, "becomes": becomes, "scenario": scenario]
    case .needed(let values, let axis):
      [
        "needed": values.map { one -> JSON in ["scenario": JSON(one.scenario), "value": JSON(one.value)] },
        "alone": axis?.name,
      ]
    }
  }
}
