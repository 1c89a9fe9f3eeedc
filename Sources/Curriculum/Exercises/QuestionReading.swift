import Diagnostics
import LayoutLanguage

extension Question {
  static let keys = ["name", "asks", "is", "of", "inside", "choices", "answers", "hashes", "mistakes"]
}

extension Question.Mistake {
  static let keys = ["values", "says"]
}

extension JSONForm where Value == Question {
  static var question: JSONForm {
    JSONForm("a question") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: "a question", keys: Question.keys)
      let choices = try reader.optional("choices", as: .list(of: .text)) ?? []
      try check(choices, of: reader)
      return Question(
        name: try reader.required("name", as: .constantName), asks: try reader.required("asks", as: .text),
        truth: try truth(reader, choices: choices), choices: choices,
        mistakes: try reader.optional("mistakes", as: .list(of: .mistake)) ?? [],
        hashes: try reader.optional("hashes", as: .list(of: .text)) ?? [])
    }
  }

  /// Throws if choices differ only in case, because answers are compared regardless of case.
  private static func check(_ choices: [String], of reader: ObjectReader) throws(Problem) {
    if choices.count == 1 { throw reader.problem("there is nothing to choose among one of the choices", at: "choices") }
    if let place = choices.firstIndex(where: \.isBlank) {
      throw reader.problem("a choice is empty", inside: "choices", .element(place))
    }
    var seen: Set<String> = []
    for (place, word) in choices.enumerated() where !seen.insert(word.lowercased()).inserted {
      throw reader.problem("the choice \"\(word)\" stands twice", inside: "choices", .element(place))
    }
  }

  private static func truth(_ reader: ObjectReader, choices: [String]) throws(Problem) -> Question.Truth {
    if let words = try reader.optional("answers", as: .list(of: .text)) {
      for (place, word) in words.enumerated() where !choices.contains(word) {
        var problem = reader.problem(
          "\"\(word)\" is none of the question's choices", inside: "answers", .element(place))
        problem.notes = nearest(to: word, in: choices).map { [Note("Did you mean \"\($0)\"?")] } ?? []
        throw problem
      }
      for key in ["is", "of", "inside"] where reader.has(key) {
        throw reader.problem("a question has \"answers\" or is measured, not both", at: key)
      }
      return .words(words)
    }
    if reader.has("hashes"), !choices.isEmpty { return .words([]) }
    if !choices.isEmpty { throw reader.problem("a question with \"choices\" needs \"answers\"", at: "choices") }
    return .measured(
      try reader.required("is", as: .word(of: Question.Measure.allCases, "a measure")),
      of: try reader.required("of", as: .text), inside: try reader.optional("inside", as: .text))
  }
}

extension JSONForm where Value == Question.Mistake {
  fileprivate static var mistake: JSONForm {
    JSONForm("a mistake") { (json: JSON, what: String) throws(Problem) in
      let reader = try ObjectReader(json, what: "a mistake", keys: Question.Mistake.keys)
      return Question.Mistake(
        values: try reader.required("values", as: .list(of: .constantOrNull)),
        says: try reader.required("says", as: .text))
    }
  }
}

extension JSONForm where Value == Constant.Value? {
  fileprivate static var constantOrNull: JSONForm {
    JSONForm("a number, a text or null") { json -> Constant.Value?? in
      if case .null = json.content { return .some(nil) }
      return json.number.map { .number($0) } ?? json.string.map { .text($0) }
    }
  }
}

extension JSONForm where Value == String {
  /// A valid Swift constant's name without digits, because the variant's number follows it.
  fileprivate static var constantName: JSONForm {
    JSONForm("a name of letters, beginning with a small one") { json in
      json.string.flatMap { name in
        let isName = name.first?.isLowercase == true && name.allSatisfy { $0.isASCII && $0.isLetter }
        return isName ? name : nil
      }
    }
  }
}
