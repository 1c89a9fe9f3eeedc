import Diagnostics
import LayoutLanguage

/// A condition that holds where it should not: negated, or with its branches exchanged.
///
///     isOpen ? 0 : d.width        d.width : 0 was meant
struct ConditionReversed: ChangeWords {
  static let id = DiagnosisID.conditionReversed

  private let line: Int
  private let condition: String?
  private let isExchanged: Bool
  let views: [ViewReference]
  let fixIt: FixIt?

  init?(_ tried: TriedChange) {
    line = tried.line
    views = tried.view.map { [$0] } ?? []
    switch tried.change.kind {
    case .exchanged:
      (isExchanged, condition, fixIt) = (true, nil, nil)
    case .value(let from, let to) where Self.exchangesBranches(from, to):
      isExchanged = true
      condition = nil
      fixIt = tried.change.edits.first.map { FixIt("exchange the branches", replacing: $0.range, with: $0.text) }
    case .value(let from, let to)
    where tried.change.slot == "condition" && (from == ["!"] + to || to == ["!"] + from || Self.negates(from, to)):
      isExchanged = false
      condition = tried.short(tried.text)
      fixIt = tried.change.edits.first.map { FixIt("turn the condition", replacing: $0.range, with: $0.text) }
    default: return nil
    }
  }

  /// `a == b` and `a != b`, `a < b` and `a >= b`.
  private static func negates(_ from: [String], _ to: [String]) -> Bool {
    let opposites = ["==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"]
    let different = zip(from, to).filter { $0 != $1 }
    return from.count == to.count && different.count == 1 && different.allSatisfy { opposites[$0.0] == $0.1 }
  }

  /// `d[isOpen ? .leading : .center]` and `d[isOpen ? .center : .leading]`.
  private static func exchangesBranches(_ from: [String], _ to: [String]) -> Bool {
    guard let mark = from.firstIndex(of: "?"), from.count == to.count, to[...mark] == from[...mark],
      let (first, second, rest) = branches(from.dropFirst(mark + 1)),
      let (otherFirst, otherSecond, otherRest) = branches(to.dropFirst(mark + 1))
    else { return false }
    return first == otherSecond && second == otherFirst && rest == otherRest && first != second
  }

  /// What stands before the colon, behind it, and behind the bracket that ends it.
  private static func branches(_ words: ArraySlice<String>) -> (ArraySlice<String>, ArraySlice<String>, Int)? {
    var depth = 0
    var colon: Int?
    for (index, word) in zip(words.indices, words) {
      if word == "?" { return nil }
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      if depth == 0, word == ":", colon == nil { colon = index }
      if depth < 0 { return colon.map { (words[..<$0], words[($0 + 1)..<index], words.endIndex - index) } }
    }
    return colon.map { (words[..<$0], words[($0 + 1)...], 0) }
  }

  var parameters: [JSON.Member] {
    [.init("line", JSON(line)), .init("condition", JSON(condition)), .init("isExchanged", JSON(isExchanged))]
  }

  func words(in language: SpokenLanguage) -> DiagnosisWords {
    switch (language, isExchanged) {
    case (.english, true):
      DiagnosisWords(
        title: "The two branches in line \(line) are in each other's place.",
        reason: "What should hold in one case is done in the other, and the other way round.",
        step: "Exchange what stands on the two sides.")
    case (.german, true):
      DiagnosisWords(
        title: "Die beiden Zweige in Zeile \(line) sind vertauscht.",
        reason: "Was im einen Fall gelten soll, geschieht im anderen, und umgekehrt.",
        step: "Tausche, was auf den beiden Seiten steht.")
    case (.english, false):
      DiagnosisWords(
        title: "\(condition.map { "`\($0)`" } ?? "The condition") in line \(line) holds in just the wrong cases.",
        reason: "What should be done where it holds is done where it does not.",
        step: fixIt.map { "Write `\($0.replacement)`." } ?? "Turn the condition round.")
    case (.german, false):
      DiagnosisWords(
        title: "\(condition.map { "`\($0)`" } ?? "Die Bedingung") in Zeile \(line) gilt gerade in den falschen Fällen.",
        reason: "Was geschehen soll, wo sie gilt, geschieht, wo sie nicht gilt.",
        step: fixIt.map { "Schreib `\($0.replacement)`." } ?? "Dreh die Bedingung um.")
    }
  }
}
