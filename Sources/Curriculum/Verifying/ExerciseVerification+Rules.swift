import Diagnostics
import LayoutEditing
import LayoutLanguage

extension ExerciseVerification {
  /// Checks the names in rules, and that the solution keeps the rules.
  mutating func checkRules(of exercise: Exercise, _ program: Program) {
    for (place, rule) in exercise.rules.enumerated() {
      guard let (key, mentions) = rule.demand.spelled else { continue }
      let way: [JSONStep] = ["rules", .element(place), .member(key)]
      let count = result.findings.count
      for (number, mention) in mentions.enumerated() {
        guard let near = mention.nearestKnown, !isNamedSomewhere(mention) else { continue }
        add(
          .names, inside: way + [.element(number)], "neither SwiftUI nor the exercise has \"\(mention.spelling)\"",
          "Did you mean \"\(near.spelling)\"?")
      }
      if result.findings.count == count { checkKept(rule, key, inside: way, program, exercise) }
    }
  }

  private mutating func checkKept(
    _ rule: Rule, _ key: String, inside way: [JSONStep], _ program: Program, _ exercise: Exercise
  ) {
    // A missing view reaches no code and is reported elsewhere.
    let view = exercise.view.flatMap { program.viewNames.contains($0) ? $0 : nil }
    let outcome = rule.result(for: program, from: view)
    if outcome.isMet { return }
    let line = outcome.range.map { " on line \(program.sources[0].line(at: $0.lower))" } ?? ""
    let message =
      key == "uses"
      ? "the solution does not name \"\(outcome.name)\", which this rule asks for"
      : "the solution names \"\(outcome.name)\"\(line), which this rule forbids"
    let isRequirement = key == "uses" && program.sources[0].text.contains("func \(outcome.name)(")
    let advice =
      isRequirement
      ? "It declares \(outcome.name) for a protocol, which alone calls it: name the protocol."
      : "The solution keeps to every rule."
    add(.answers, inside: way, message, advice)
  }

  /// Whether any answer of the exercise, right or wrong, or its given code contains the word.
  private func isNamedSomewhere(_ mention: Mention) -> Bool {
    let word = mention.spelling.hasPrefix(".") ? String(mention.spelling.dropFirst()) : mention.spelling
    let files = PackInventory(of: [reference.folder], in: pack.folder).files.filter { $0.hasSuffix(".layout") }
    return files.contains { file in
      let text = ((try? pack.folder.textIfPresent(file)) ?? nil)?.text ?? ""
      return text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
    }
  }
}

extension Rule.Demand {
  /// The rule's key and its names; nil for a rule about the drawing.
  fileprivate var spelled: (key: String, mentions: [Mention])? {
    switch self {
    case .uses(let mentions): ("uses", mentions)
    case .avoids(let mentions): ("avoids", mentions)
    case .shows, .staysOn: nil
    }
  }
}
