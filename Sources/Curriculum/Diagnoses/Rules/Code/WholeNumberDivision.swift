import Diagnostics
import LayoutLanguage

/// Two whole numbers divided give a whole number.
///
///     let third = 1 / 3        0
struct WholeNumberDivision: Explanation {
  static let id = DiagnosisID.wholeNumberDivision

  let words: String
  let quotient: Int
  let dividend: Int
  let divisor: Int
  let range: SourceRange?

  /// Proven: with a point in the first number everything is right, which changes nothing but the kind of number.
  static func find(in evidence: Evidence) -> [WholeNumberDivision] {
    let quotients = zip(evidence.facts.numbers, evidence.facts.numbers.dropFirst()).compactMap {
      evidence.quotient($0, $1)
    }
    guard let first = quotients.first, evidence.whatIf(quotients.map { TextEdit($0.dividend, "\($0.whole.0).0") })
    else {
      return []
    }
    return [
      WholeNumberDivision(
        words: evidence.text(first.range), quotient: first.whole.0 / first.whole.1, dividend: first.whole.0,
        divisor: first.whole.1, range: first.range)
    ]
  }

  var isProven: Bool { true }
  var parameters: [JSON.Member] {
    [.init("words", JSON(words)), .init("value", JSON(Double(quotient)))]
  }
  var fact: String { "\(words) is \(quotient) here: two whole numbers divided give a whole number." }
  var why: String {
    """
    A literal without a point is an Int where nothing else is asked for, and an Int has no room for what is left over. \
    Converting the result afterwards does not bring it back.
    """
  }
  var code: String { "Write \(dividend).0 / \(divisor), or divide a length by \(divisor)." }
  var edits: [TextEdit] { range.map { [TextEdit($0, "\(dividend).0 / \(divisor)")] } ?? [] }
}

extension Evidence {
  /// Two whole numbers with nothing but a division between them.
  fileprivate func quotient(
    _ first: SourceFacts.Number, _ second: SourceFacts.Number
  ) -> (dividend: SourceRange, range: SourceRange, whole: (Int, Int))? {
    guard first.role == .factor, second.role == .factor, first.range.upper <= second.range.lower,
      let dividend = Int(text(first.range)), let divisor = Int(text(second.range)), divisor != 0,
      text(SourceRange(lower: first.range.upper, upper: second.range.lower)).filter({ $0 != " " }) == "/"
    else { return nil }
    return (first.range, SourceRange(lower: first.range.lower, upper: second.range.upper), (dividend, divisor))
  }
}
