import Diagnostics
import LayoutEditing

/// One kind of change that mends an answer: how it is recognized, and how it is told.
///
/// Adding one: a file with a kind that makes its diagnosis, a case of `DiagnosisID`, a line in `Diagnosis.changeKinds`, a
/// page in `CProse`, and cases under `Tests/CurriculumTests/Diagnoses/ID`.
protocol ChangeKind: SendableMetatype {
  /// Nil if the change is of another kind.
  static func diagnosis(of tried: TriedChange) -> Diagnosis?
}

extension Diagnosis {
  /// In the order in which they are asked; the first that knows the change has the word.
  private static let changeKinds: [any ChangeKind.Type] = [
    PlacesExchanged.self, ConditionReversed.self, OwnLineMissing.self, ModifierOff.self, ArgumentOff.self,
    OtherCall.self, OtherValue.self, PartOff.self,
  ]

  /// The description of a tried change; nil if there is none.
  init?(_ tried: TriedChange, in scenarios: [String]) {
    guard var found = Self.changeKinds.firstAnswer({ $0.diagnosis(of: tried) }) else { return nil }
    found.scenarios = scenarios
    self = found
  }
}

extension TriedChange {
  /// What a kind of change says, where else the same is to be done, and how far it gets.
  ///
  /// - Parameter namesLines: whether its own words name every line of the change.
  func diagnosis(
    _ id: DiagnosisID, of views: [ViewReference] = [], _ facts: Facts, namesLines: Bool = false,
    english: @autoclosure @escaping @Sendable () -> DiagnosisWords,
    german: @autoclosure @escaping @Sendable () -> DiagnosisWords
  ) -> Diagnosis {
    let isAtSeveralPlaces = change.isAtSeveralPlaces
    let (share, others) = (share, namesLines || !isAtSeveralPlaces ? [] : lines.filter { $0 != lines.first })
    @Sendable func whole(_ words: DiagnosisWords, _ language: SpokenLanguage) -> DiagnosisWords {
      var words = words
      if !words.code.isEmpty { words.code += SameElsewhere.words(others, in: language) }
      let more = share.words(in: language, isAtSeveralPlaces: isAtSeveralPlaces)
      guard !more.isEmpty else { return words }
      if share.isWhole { words.code += " \(more)" } else { words.why += words.why.isEmpty ? more : " \(more)" }
      return words
    }
    return Diagnosis(
      id, of: views, at: change.range, facts, isProven: share.isWhole, edits: change.edits,
      english: whole(english(), .english), german: whole(german(), .german))
  }
}

extension TriedChange.Share {
  var isWhole: Bool {
    if case .whole = self { true } else { false }
  }

  /// What the change comes to.
  fileprivate func words(in language: SpokenLanguage, isAtSeveralPlaces: Bool) -> String {
    switch (self, language) {
    case (.whole, .english) where isAtSeveralPlaces: "With this change everywhere, everything is in its place."
    case (.whole, .german) where isAtSeveralPlaces: "Mit dieser Änderung an jeder Stelle ist alles an seinem Platz."
    case (.whole, .english): "With this one change, everything is in its place."
    case (.whole, .german): "Mit dieser einen Änderung ist alles an seinem Platz."
    case (.first(let count), .english):
      count == 2
        ? "It is one of two things that keep this from passing." : "It is one of several things; begin with it."
    case (.first(let count), .german):
      count == 2
        ? "Das ist eines von zwei Dingen, die noch fehlen." : "Das ist eines von mehreren Dingen; fang damit an."
    case (.hint, _): ""
    case (.later, .english): "This comes after the first."
    case (.later, .german): "Das kommt nach dem ersten."
    }
  }
}

extension TriedChange {
  /// Text that fits into a sentence; nil for what is long or has several lines.
  func short(_ text: String) -> String? {
    let one = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return one.count <= 60 && !one.isEmpty ? one : nil
  }

  /// Names in words that a reader could go by: `d.height`, `spacing`.
  func names(in words: [String]) -> [String] {
    var found: [String] = []
    var index = 0
    while index < words.count {
      var name = words[index]
      var next = index + 1
      guard let first = name.first, first.isLetter || first == "_" || first == "$" else {
        index = next
        continue
      }
      while next + 1 < words.count, words[next] == "." {
        name += "." + words[next + 1]
        next += 2
      }
      // The line of a view: `d[.bottom]`.
      if next + 3 < words.count, words[next] == "[", words[next + 1] == ".", words[next + 3] == "]" {
        name += "[.\(words[next + 2])]"
        next += 4
      }
      index = next
      // The label of an argument says nothing by itself, and a function is known by its parentheses.
      if next < words.count, words[next] == ":" { continue }
      if next < words.count, words[next] == "(" { name += "(…)" }
      if ["in", "let", "return", "if", "else", "CGFloat(…)", "true", "false", "nil"].contains(name) { continue }
      if !found.contains(name) { found.append(name) }
    }
    return found
  }
}
