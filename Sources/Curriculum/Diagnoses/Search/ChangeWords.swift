import Diagnostics
import LayoutEditing

/// What is said of one kind of change that mends an answer: how it is recognized, and its words in every language.
///
/// Adding one: a file with a value that takes its facts from a tried change, a case of `DiagnosisID`, a line in `all`, a
/// page in `CProse`, and cases under `Tests/CurriculumTests/Diagnoses/ID`.
protocol ChangeWords: Saying {
  static var namesLines: Bool { get }
  /// Nil where the change is of another kind.
  init?(_ tried: TriedChange)
  var id: DiagnosisID { get }
  var views: [ViewReference] { get }
  var parameters: Facts { get }
}

extension ChangeWords {
  /// Whether its own words name every line of the change.
  static var namesLines: Bool { false }
}

extension Diagnosis {
  /// In the order in which they are asked; the first that knows the change has the word.
  private static let changeKinds: [any ChangeWords.Type] = [
    AlignmentsExchanged.self, ConditionReversed.self, OwnLineMissing.self, ModifierOff.self, ArgumentOff.self,
    OtherCall.self, OtherValue.self, PartOff.self,
  ]

  /// What is said of a change that was tried; nil where nobody has words for it.
  init?(_ tried: TriedChange, in scenarios: [String]) {
    guard let said = Self.changeKinds.firstAnswer({ $0.init(tried) }) else { return nil }
    self.init(
      id: said.id, views: said.views.map(\.description), range: tried.change.range, parameters: said.parameters.members,
      edits: tried.change.edits, scenarios: scenarios, isProven: tried.share.isWhole,
      said: SaidOfChange(change: said, tried: tried))
  }
}

/// What is said of a tried change: what its kind says, where else the same is to be done, and how far it gets.
private struct SaidOfChange: Saying {
  let change: any ChangeWords
  let lines: [Int]
  let share: TriedChange.Share
  let isAtSeveralPlaces: Bool

  init(change: any ChangeWords, tried: TriedChange) {
    self.change = change
    let isNamed = type(of: change).namesLines || !tried.change.isAtSeveralPlaces
    lines = isNamed ? [] : tried.lines.filter { $0 != tried.lines.first }
    (share, isAtSeveralPlaces) = (tried.share, tried.change.isAtSeveralPlaces)
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    var words = change.words(in: language)
    if !words.code.isEmpty { words.code += SameElsewhere.words(lines, in: language) }
    let more = share.words(in: language, isAtSeveralPlaces: isAtSeveralPlaces)
    guard !more.isEmpty else { return words }
    if share.isWhole { words.code += " \(more)" } else { words.why = words.why.isEmpty ? more : "\(words.why) \(more)" }
    return words
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
