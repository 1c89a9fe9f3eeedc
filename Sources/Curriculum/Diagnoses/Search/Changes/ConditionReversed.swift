import Diagnostics
import LayoutEditing

/// A condition that holds where it should not: negated, or with its branches exchanged.
///
///     isOpen ? 0 : d.width        d.width : 0 was meant
enum ConditionReversed: ChangeKind {
  static func diagnosis(of tried: TriedChange) -> Diagnosis? {
    switch tried.change.kind {
    case .exchanged: exchanged(tried)
    case .value(let from, let to) where exchangesBranches(from, to): exchanged(tried)
    case .value(let from, let to)
    where tried.change.slot == "condition" && (from == ["!"] + to || to == ["!"] + from || negates(from, to)):
      negated(tried)
    default: nil
    }
  }

  private static func exchanged(_ tried: TriedChange) -> Diagnosis {
    let line = tried.line
    return tried.diagnosis(
      .conditionReversed, of: tried.view.map { [$0] } ?? [],
      ["line": line, "condition": nil as String?, "isExchanged": true],
      english: .init(
        fact: "Line \(line) chooses between two branches.",
        why: "A choice divides all cases in two, and each gets what stands on its side.",
        direction: "The two branches in line \(line) are in each other's place.",
        code: "Exchange what stands on the two sides."),
      german: .init(
        fact: "Zeile \(line) wählt zwischen zwei Zweigen.",
        why: "Eine Wahl teilt alle Fälle in zwei, und jeder bekommt, was auf seiner Seite steht.",
        direction: "Die beiden Zweige in Zeile \(line) sind vertauscht.",
        code: "Tausche, was auf den beiden Seiten steht."))
  }

  private static func negated(_ tried: TriedChange) -> Diagnosis {
    let (line, condition, new) = (tried.line, tried.short(tried.text), tried.change.edits.first?.text)
    return tried.diagnosis(
      .conditionReversed, of: tried.view.map { [$0] } ?? [],
      ["line": line, "condition": condition, "isExchanged": false],
      english: .init(
        fact: "Something depends on \(condition.map { "`\($0)`" } ?? "the condition") in line \(line).",
        why: "A condition divides all cases in two; each case gets what stands on its side.",
        direction: "It holds in just the wrong cases.",
        code: new.map { "Write `\($0)`." } ?? "Turn the condition round."),
      german: .init(
        fact: "Von \(condition.map { "`\($0)`" } ?? "der Bedingung") in Zeile \(line) hängt etwas ab.",
        why: "Eine Bedingung teilt alle Fälle in zwei; jeder Fall bekommt, was auf seiner Seite steht.",
        direction: "Sie gilt gerade in den falschen Fällen.",
        code: new.map { "Schreib `\($0)`." } ?? "Dreh die Bedingung um."))
  }

  /// `a == b` and `a != b`, `a < b` and `a >= b`.
  private static func negates(_ from: [String], _ to: [String]) -> Bool {
    let different = zip(from, to).filter { $0 != $1 }
    return from.count == to.count && different.count == 1 && different.allSatisfy { opposites[$0.0] == $0.1 }
  }

  private static let opposites = ["==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"]

  /// `isOpen` for `!isOpen`, `a >= b` for `a < b`; nil for other conditions.
  static func reversed(_ condition: String) -> String? {
    let words = condition.codeWords
    if words.count == 2, words[0] == "!" { return words[1] }
    let signs = words.filter { opposites[$0] != nil || ["&&", "||", "?"].contains($0) }
    guard let sign = signs.first, signs.count == 1, let opposite = opposites[sign],
      let place = condition.firstRange(of: " \(sign) ")
    else { return nil }
    return condition[..<place.lowerBound] + " \(opposite) " + condition[place.upperBound...]
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
}
