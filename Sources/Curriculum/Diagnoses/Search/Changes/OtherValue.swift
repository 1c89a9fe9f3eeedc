import Diagnostics
import LayoutEditing

/// A value that is another one than needed: a plus for a minus, another edge, a number, an expression.
///
///     .alignmentGuide(.top) { d in d.height + 4 }        d.height - 4 was meant
enum OtherValue: ChangeKind {
  static func diagnosis(of tried: TriedChange) -> Diagnosis? {
    guard case .value(let from, let to) = tried.change.kind else { return nil }
    let words = OtherValueWords(from, to, tried)
    let facts: Facts = ["line": tried.line, "is": words.old, "needed": words.new, "goesBy": words.goesBy]
    return tried.diagnosis(
      words.id, of: (tried.answer?.view ?? tried.view).map { [$0] } ?? [],
      facts + (tried.answer.map { ["answers": $0.value, "answerNeeded": $0.needed] } ?? [:]), namesLines: true,
      english: words.english, german: words.german)
  }
}

/// The description of any other value.
private struct OtherValueWords: Sendable {
  /// What is different in it.
  private enum Slip {
    /// `+` and `-`, `*` and `/`.
    case sign(String, String)
    /// One number for another.
    case number(String, alone: Bool)
    /// A number that is written out where something is worked out.
    case typed
    /// One name, edge or side.
    case word(String, String)
    /// An end that counts, or one that does not: `..<` and `...`.
    case limit(String, String)
    case other
  }

  private let slip: Slip

  /// A sign, a gap and a spacer are kinds of their own.
  var id: DiagnosisID {
    switch (slip, effect) {
    case (_, .spacing): .spacingOff
    case (_, .spacer): .spacerMinimum
    case (.sign("+", "-"), _), (.sign("-", "+"), _), (.sign("", _), _), (.sign(_, ""), _): .signFlipped
    default: .otherValue
    }
  }

  private let line: Int
  /// All lines that are to be changed in the same way.
  private let lines: [Int]
  /// As it stands there; nil where it is long.
  let old: String?
  /// What would be right; nil where it is long.
  let new: String?
  let goesBy: [String]
  /// The name that a closure would have to give its view, where it leaves it unnamed.
  private let naming: String?
  /// What is different, of a value that is long.
  private let narrow: NarrowChange?
  /// The container or frame that asks for the line.
  private let asker: String?
  /// It is what a guide's closure answers.
  private let isGuide: Bool
  private let answer: TriedChange.Answer?
  /// What the call that it is given to does with it.
  private let effect: ModifierEffect

  init(_ from: [String], _ to: [String], _ tried: TriedChange) {
    slip = Self.slip(from, to)
    line = tried.line
    lines = tried.lines
    old = from.count == 1 && ["+", "-"].contains(from[0]) ? nil : tried.short(tried.text)
    let text = tried.newText
    // Elsewhere the same words are among others.
    let few = to.count <= Self.fewWords && !tried.change.isAmongOthers ? tried.short(text) : nil
    narrow = few == nil ? NarrowChange(from: from, in: tried.text, to: to, in: text) : nil
    new = few ?? (narrow == nil && to.count <= Self.mostWords ? tried.short(text) : nil)
    naming = tried.naming
    goesBy = Array(tried.names(in: to).filter { !tried.names(in: from).contains($0) }.prefix(3))
    answer = tried.answer
    isGuide = tried.change.inside.map { $0.name == "alignmentGuide" && $0.isInClosure } ?? false
    effect = tried.change.inside.map { $0.label == "spacing" ? .spacing : ModifierEffect($0.name) } ?? .other
    asker = tried.change.inside.flatMap { $0.label == "alignment" ? $0.name : nil }
  }

  /// A value of so few words is said as a whole.
  private static let fewWords = 9
  /// Nobody reads more words of code in a sentence; most of it may be the name of one line.
  private static let mostWords = 24

  private static func slip(_ from: [String], _ to: [String]) -> Slip {
    let signs: Set = ["+", "-", "*", "/"]
    if from.count == to.count {
      let different = zip(from, to).filter { $0 != $1 }
      if different.count == 1, let (old, new) = different.first {
        if signs.contains(old), signs.contains(new) { return .sign(old, new) }
        if limits.contains(old), limits.contains(new) { return .limit(old, new) }
        if isNumber(old), isNumber(new) { return .number(old, alone: from.count == 1) }
        if !isNumber(old), !isNumber(new) {
          let index = zip(from, to).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? 0
          let dot = index > 0 && from[index - 1] == "." ? "." : ""
          return .word(dot + old, dot + new)
        }
      }
    }
    if from.first == "-", from.dropFirst().elementsEqual(to) { return .sign("-", "") }
    if to.first == "-", to.dropFirst().elementsEqual(from) { return .sign("", "-") }
    let isLiteral = from.allSatisfy { isNumber($0) || $0 == "-" }
    return isLiteral && !to.allSatisfy({ isNumber($0) || $0 == "-" }) ? .typed : .other
  }

  private static let limits: Set = ["..<", "...", "<", "<=", ">", ">="]

  private static func isNumber(_ word: String) -> Bool { word.first?.isNumber ?? false }

  /// Further lines, where the title does not name them.
  private var others: [Int] { if case .limit = slip { [] } else { Array(lines.dropFirst()) } }

  private var isSign: Bool { if case .sign = slip { true } else { false } }

  /// Whether the end itself counts.
  private static func includes(_ sign: String) -> Bool { sign == "..." || sign.hasSuffix("=") }

  // MARK: English

  private var englishLines: String { lines.count == 1 ? "line \(line)" : "lines \(lines.map(String.init).listed)" }

  var english: DiagnosisWords {
    DiagnosisWords(
      fact: englishFact, why: englishReason, direction: englishDirection,
      code: englishStep + SameElsewhere.words(others, in: .english))
  }

  private var englishFact: String {
    switch slip {
    case .number(let number, alone: true): "Line \(line) says \(number)."
    case .typed: "Line \(line) says \(old ?? "a number"), whatever the code is given."
    case .word(let word, _):
      asker.map { "The `\($0)` in line \(line) lines up by `\(word)`." } ?? "Line \(line) says `\(word)`."
    case .limit(let sign, _): "There is a `\(sign)` in \(englishLines)."
    case .sign, .number, .other:
      old.map { "Line \(line) says `\($0)`." }
        ?? "\(isGuide ? "The guide in line" : "Line") \(line) works out another value than needed."
    }
  }

  private var englishReason: String {
    if case .limit(let sign, _) = slip {
      return Self.includes(sign)
        ? "With `\(sign)` the end itself counts." : "With `\(sign)` the end itself does not count."
    }
    guard let answer else {
      if asker != nil { return "A container lines all of its views up by the one line that it asks for." }
      let law = effect.words(in: .english)
      return law.isEmpty || isGuide ? "Everything that is worked out from it moves along." : law
    }
    let law = isSign ? " The further inside it lies, the further back the view stands." : ""
    return """
      In “\(answer.scenario)” \("the guide".of(answer.view)) answers \(points(answer.value)): the point of the view that \
      comes onto the line, counted from its own edge.\(law)
      """
  }

  private var englishDirection: String {
    switch slip {
    case .sign(_, ""): "It has a minus that does not belong there."
    case .sign("", _): "It lacks a minus."
    case .sign(let sign, let needed): "It has a `\(sign)` where a `\(needed)` is needed."
    case .number: "Another number is needed."
    case .typed: "Compute it from what the code is given."
    case .word: asker == nil ? "Something else is needed in this place." : "Another line is needed."
    case .limit(_, let needed):
      Self.includes(needed) ? "The end is part of it." : "The end is no part of it."
    case .other: isGuide ? "Another point of the view is needed." : "Something else is needed in this place."
    }
  }

  private var englishStep: String {
    switch slip {
    case .word(_, let needed), .limit(_, let needed): return "Write `\(needed)` there."
    default:
      if let new { return "Write `\(new)`\(naming.map { ", and `\($0) in` instead of `_ in`" } ?? "")." }
      if let narrow { return narrow.english }
      return goesBy.isEmpty ? "Work line \(line) out again." : "Work it out from \(goesBy.map { "`\($0)`" }.listed)."
    }
  }

  // MARK: German

  private var germanLines: String {
    lines.count == 1 ? "Zeile \(line)" : "den Zeilen \(lines.map(String.init).listedInGerman)"
  }

  var german: DiagnosisWords {
    DiagnosisWords(
      fact: germanFact, why: germanReason, direction: germanDirection,
      code: germanStep + SameElsewhere.words(others, in: .german))
  }

  private var germanFact: String {
    switch slip {
    case .number(let number, alone: true): "In Zeile \(line) steht \(number)."
    case .typed: "In Zeile \(line) steht \(old ?? "eine Zahl"), was auch immer der Code bekommt."
    case .word(let word, _):
      asker.map { "`\($0)` in Zeile \(line) richtet nach `\(word)` aus." } ?? "In Zeile \(line) steht `\(word)`."
    case .limit(let sign, _): "In \(germanLines) steht ein `\(sign)`."
    case .sign, .number, .other:
      old.map { "In Zeile \(line) steht `\($0)`." }
        ?? "\(isGuide ? "Der Guide in Zeile" : "Zeile") \(line) rechnet einen anderen Wert aus als gebraucht."
    }
  }

  private var germanReason: String {
    if case .limit(let sign, _) = slip {
      return Self.includes(sign) ? "Mit `\(sign)` zählt das Ende mit." : "Mit `\(sign)` zählt das Ende nicht mit."
    }
    guard let answer else {
      if asker != nil { return "Ein Container richtet alle seine Ansichten an der einen Linie aus, nach der er fragt." }
      let law = effect.words(in: .german)
      return law.isEmpty || isGuide ? "Alles, was daraus ausgerechnet wird, wandert mit." : law
    }
    let law = isSign ? " Je weiter innen er liegt, desto weiter hinten steht die Ansicht." : ""
    return """
      In „\(answer.scenario)“ antwortet der Guide von \(answer.view.germanDative) \(answer.value.inGerman): der Punkt der \
      Ansicht, der auf die Linie kommt, gezählt von ihrer eigenen Kante.\(law)
      """
  }

  private var germanDirection: String {
    switch slip {
    case .sign(_, ""): "Da ist ein Minus, das dort nicht hingehört."
    case .sign("", _): "Da fehlt ein Minus."
    case .sign(let sign, let needed): "Da ist ein `\(sign)`, wo ein `\(needed)` gebraucht wird."
    case .number: "Gebraucht wird eine andere Zahl."
    case .typed: "Rechne es aus dem aus, was der Code bekommt."
    case .word: asker == nil ? "An dieser Stelle wird etwas anderes gebraucht." : "Gebraucht wird eine andere Linie."
    case .limit(_, let needed):
      Self.includes(needed) ? "Das Ende gehört dazu." : "Das Ende gehört nicht dazu."
    case .other:
      isGuide ? "Gebraucht wird ein anderer Punkt der Ansicht." : "An dieser Stelle wird etwas anderes gebraucht."
    }
  }

  private var germanStep: String {
    switch slip {
    case .word(_, let needed), .limit(_, let needed): return "Schreib dort `\(needed)`."
    default:
      if let new { return "Schreib `\(new)`\(naming.map { ", und `\($0) in` statt `_ in`" } ?? "")." }
      if let narrow { return narrow.german }
      return goesBy.isEmpty
        ? "Rechne Zeile \(line) noch einmal." : "Rechne es aus \(goesBy.map { "`\($0)`" }.listedInGerman) aus."
    }
  }
}
