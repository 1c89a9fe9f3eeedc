import Diagnostics
import LayoutLanguage

/// A value that is another one than needed: a plus for a minus, another edge, a number, an expression.
///
///     .alignmentGuide(.top) { d in d.height + 4 }        d.height - 4 was meant
struct OtherValue: ChangeWords {
  static let id = DiagnosisID.otherValue
  static let namesLines = true

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
  private let line: Int
  /// All lines that are to be changed in the same way.
  private let lines: [Int]
  /// As it stands there; nil where it is long.
  private let old: String?
  /// What would be right; nil where it is long.
  private let new: String?
  private let goesBy: [String]
  /// The name that a closure would have to give its view, where it leaves it unnamed.
  private let naming: String?
  /// What is different, of a value that is long.
  private let narrow: NarrowChange?
  /// The container or frame that asks for the line.
  private let asker: String?
  /// It is what a guide's closure answers.
  private let isGuide: Bool
  private let answer: TriedChange.Answer?
  let views: [ViewReference]
  let fixIt: FixIt?

  init?(_ tried: TriedChange) {
    guard case .value(let from, let to) = tried.change.kind else { return nil }
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
    asker = tried.change.inside.flatMap { $0.label == "alignment" ? $0.name : nil }
    views = (tried.answer?.view ?? tried.view).map { [$0] } ?? []
    fixIt =
      tried.change.edits.count == 1
      ? new.map { FixIt("write \($0)", replacing: tried.change.range, with: text) } : nil
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

  var parameters: [JSON.Member] {
    [
      .init("line", JSON(line)), .init("is", JSON(old)), .init("needed", JSON(new)),
      .init("goesBy", JSON(goesBy.map { JSON($0) })),
    ] + (answer.map { [.init("answers", JSON($0.value)), .init("answerNeeded", JSON($0.needed))] } ?? [])
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch language {
    case .english: DiagnosisWords(title: englishTitle, reason: englishReason, step: englishStep + englishOthers)
    case .german: DiagnosisWords(title: germanTitle, reason: germanReason, step: germanStep + germanOthers)
    }
  }

  /// Further lines, where the title does not name them.
  private var others: ArraySlice<Int> {
    if case .limit = slip { [] } else { lines.dropFirst() }
  }

  /// Whether the end itself counts.
  private static func includes(_ sign: String) -> Bool { sign == "..." || sign.hasSuffix("=") }

  // MARK: English

  private var englishLines: String {
    lines.count == 1 ? "line \(line)" : "lines \(lines.map(String.init).listed)"
  }

  private var englishOthers: String {
    others.isEmpty
      ? "" : " The same goes for line\(others.count == 1 ? "" : "s") \(others.map(String.init).listed)."
  }

  private var englishTitle: String {
    switch slip {
    case .sign(_, ""): "`\(old ?? "-")` in line \(line) has a minus that does not belong there."
    case .sign("", _): "`\(old ?? "")` in line \(line) lacks a minus."
    case .sign(let sign, let needed):
      old.map { "`\($0)` in line \(line) has a `\(sign)` where a `\(needed)` is needed." }
        ?? "Line \(line) has a `\(sign)` where a `\(needed)` is needed."
    case .number(let number, let isAlone):
      isAlone
        ? "\(number) in line \(line) is not the number that is needed."
        : "In \(old.map { "`\($0)`" } ?? "line \(line)"), \(number) is not the number that is needed."
    case .typed: "\(old ?? "The number") in line \(line) is typed in; what is needed there is worked out."
    case .word(let word, _):
      asker.map { "The `\($0)` in line \(line) lines up by `\(word)`, and another line is needed." }
        ?? "`\(word)` in line \(line) is not what is needed there."
    case .limit(let sign, let needed):
      Self.includes(needed)
        ? "`\(sign)` in \(englishLines) leaves out the end, which is part of it."
        : "`\(sign)` in \(englishLines) counts the end, which is no part of it."
    case .other:
      old.map { "`\($0)` in line \(line) is not what is needed there." }
        ?? "\(isGuide ? "The guide in line" : "Line") \(line) works out another value than needed."
    }
  }

  private var englishReason: String {
    if case .limit(let sign, let needed) = slip {
      let (with, without) = Self.includes(sign) ? (sign, needed) : (needed, sign)
      return "With `\(with)` the end itself counts, with `\(without)` it does not."
    }
    guard let answer else { return "" }
    return """
      In “\(answer.scenario)” \("the guide".of(answer.view)) answers \(points(answer.value)); \
      \(points(answer.needed)) is needed.
      """
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

  private var germanOthers: String {
    others.isEmpty
      ? "" : " Dasselbe gilt für Zeile\(others.count == 1 ? "" : "n") \(others.map(String.init).listedInGerman)."
  }

  private var germanTitle: String {
    switch slip {
    case .sign(_, ""): "`\(old ?? "-")` in Zeile \(line) hat ein Minus, das dort nicht hingehört."
    case .sign("", _): "`\(old ?? "")` in Zeile \(line) fehlt ein Minus."
    case .sign(let sign, let needed):
      old.map { "`\($0)` in Zeile \(line) hat ein `\(sign)`, wo ein `\(needed)` gebraucht wird." }
        ?? "Zeile \(line) hat ein `\(sign)`, wo ein `\(needed)` gebraucht wird."
    case .number(let number, let isAlone):
      isAlone
        ? "\(number) in Zeile \(line) ist nicht die Zahl, die gebraucht wird."
        : "In \(old.map { "`\($0)`" } ?? "Zeile \(line)") ist \(number) nicht die Zahl, die gebraucht wird."
    case .typed: "\(old ?? "Die Zahl") in Zeile \(line) ist fest hingeschrieben; gebraucht wird dort etwas Berechnetes."
    case .word(let word, _):
      asker.map { "`\($0)` in Zeile \(line) richtet nach `\(word)` aus; gebraucht wird eine andere Linie." }
        ?? "`\(word)` in Zeile \(line) ist nicht, was dort gebraucht wird."
    case .limit(let sign, let needed):
      Self.includes(needed)
        ? "`\(sign)` in \(germanLines) lässt das Ende aus, das dazugehört."
        : "`\(sign)` in \(germanLines) zählt das Ende mit, das nicht dazugehört."
    case .other:
      old.map { "`\($0)` in Zeile \(line) ist nicht, was dort gebraucht wird." }
        ?? "\(isGuide ? "Der Guide in Zeile" : "Zeile") \(line) rechnet einen anderen Wert aus als gebraucht."
    }
  }

  private var germanReason: String {
    if case .limit(let sign, let needed) = slip {
      let (with, without) = Self.includes(sign) ? (sign, needed) : (needed, sign)
      return "Mit `\(with)` zählt das Ende mit, mit `\(without)` nicht."
    }
    guard let answer else { return "" }
    return """
      In „\(answer.scenario)“ antwortet der Guide von \(answer.view.germanDative) \(answer.value.inGerman); gebraucht \
      wird \(answer.needed.inGerman).
      """
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
