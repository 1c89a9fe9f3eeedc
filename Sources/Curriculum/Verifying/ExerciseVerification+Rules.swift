import Diagnostics
import LayoutLanguage

extension ExerciseVerification {
  /// What a rule asks of the code has to be spelt as the code is, and the solution keeps to it.
  mutating func checkRules(of exercise: Exercise, _ program: Program) {
    for (place, rule) in exercise.rules.enumerated() {
      let (key, mention) = rule.demand.spelt
      let way: [JSONStep] = ["rules", .element(place), .member(key)]
      if let near = mention.nearestKnown, !isNamedSomewhere(mention) {
        add(
          .names, inside: way, "neither SwiftUI nor the exercise has \"\(mention.spelling)\"",
          "Did you mean \"\(near.spelling)\"?")
        continue
      }
      let outcome = rule.result(for: program)
      if outcome.isMet { continue }
      let line = outcome.range.map { " on line \(program.sources[0].line(at: $0.lower))" } ?? ""
      let message =
        key == "uses"
        ? "the solution does not name \"\(mention.spelling)\", which this rule asks for"
        : "the solution names \"\(mention.spelling)\"\(line), which this rule forbids"
      add(.answers, inside: way, message, "The solution keeps to every rule.")
    }
  }

  /// Whether any answer of the exercise, right or wrong, or its given code has the word.
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
  /// The key that says it, and what it is about.
  fileprivate var spelt: (key: String, mention: Mention) {
    switch self {
    case .uses(let mention): ("uses", mention)
    case .avoids(let mention): ("avoids", mention)
    }
  }
}
