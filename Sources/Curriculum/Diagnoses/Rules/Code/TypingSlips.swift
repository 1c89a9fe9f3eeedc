import Diagnostics
import LayoutEditing
import LayoutEngine

/// One plus or minus inside an expression that should be the other.
///
///     CGPoint(x: line + own[.leading], y: y)        line - own[.leading] was meant
struct SignInside: TriedExplanation {
  static let id = DiagnosisID.signFlipped

  let isPlus: Bool
  let words: String
  let range: SourceRange?

  /// In a guide that is right somewhere, the other sign may be no better, and happen to suit the scenarios.
  static func candidates(in evidence: Evidence) -> [Candidate<SignInside>] {
    let places = evidence.facts.calls.filter { $0.name == "place" }.map(\.range)
    let likely = evidence.passing.isEmpty ? places + evidence.answerBodies().map(\.range) : places
    return evidence.facts.signs.filter { sign in likely.contains { sign.range.isInside($0) } }.prefix(3).map { sign in
      Candidate([TextEdit(sign.range, sign.isPlus ? "-" : "+")]) {
        SignInside(isPlus: sign.isPlus, words: evidence.around(sign.range), range: sign.range)
      }
    }
  }

  private var needed: String { isPlus ? "-" : "+" }
  var parameters: Facts { ["words": words, "needed": needed] }
  var fact: String { "There is \(isPlus ? "a plus" : "a minus") here\(words.count > 1 ? ": \(words)" : "")." }
  var why: String {
    """
    A guide is counted inside the view, a place around it. The further inside the point lies that should be on the \
    line, the further back the view has to stand: the one goes up as the other goes down.
    """
  }
  var code: String { "Write \(needed) instead of \(isPlus ? "+" : "-")." }
  var edits: [TextEdit] { range.map { [TextEdit($0, needed)] } ?? [] }
}

/// A layout of one's own that counts from 0 instead of from its bounds.
///
///     subview.place(at: CGPoint(x: 0, y: y), proposal: offer)        bounds.minX was meant
struct BoundsForgotten: TriedExplanation {
  static let id = DiagnosisID.boundsForgotten

  let edges: [String]
  let lines: [Int]
  let range: SourceRange?

  static func candidates(in evidence: Evidence) -> [Candidate<BoundsForgotten>] {
    evidence.facts.declarations.filter { $0.name == "placeSubviews" }.map { body in
      let zeros = evidence.zeros(in: body.range)
      return Candidate(zeros) {
        BoundsForgotten(
          edges: zeros.map(\.text).withoutRepetition,
          lines: zeros.compactMap { evidence.line($0.range) }.withoutRepetition, range: zeros.first?.range)
      }
    }
  }

  var parameters: Facts { ["edges": edges, "lines": lines] }
  var fact: String { "The layout counts from 0, and its room does not always begin there." }
  var why: String {
    """
    placeSubviews is told its bounds in the coordinates of whoever is around: their corner is 0, 0 only by chance. In \
    every other place, what is counted from 0 lies outside.
    """
  }
  var code: String {
    "Write \(edges.listed) instead of 0 in \(lines.count == 1 ? "line" : "lines") \(lines.map(String.init).listed)."
  }
}

/// Two whole numbers divided give a whole number.
///
///     let third = 1 / 3        0
struct WholeNumberDivision: TriedExplanation {
  static let id = DiagnosisID.wholeNumberDivision

  let words: String
  let dividend: Int
  let divisor: Int
  let range: SourceRange?

  /// A point in the first number changes nothing but the kind of number.
  static func candidates(in evidence: Evidence) -> [Candidate<WholeNumberDivision>] {
    let numbers = evidence.facts.numbers
    let quotients = zip(numbers, numbers.dropFirst()).compactMap { evidence.quotient($0, $1) }
    guard let first = quotients.first else { return [] }
    return [Candidate(quotients.map { TextEdit($0.place, "\($0.law.dividend).0") }) { first.law }]
  }

  var quotient: Int { dividend / divisor }
  var parameters: Facts { ["words": words, "value": Double(quotient)] }
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

/// What stands behind the `??` of an explicit value, and is not what suits the views that have none.
///
///     { d in d[explicit: .top] ?? d.width }        0 was meant for views that set no .top
struct FallbackOff: TriedExplanation {
  static let id = DiagnosisID.defaultUsed

  let view: ViewReference
  let read: String
  let now: String
  let range: SourceRange?

  static func candidates(in evidence: Evidence) -> [Candidate<FallbackOff>] {
    evidence.guideSites().compactMap { site in
      guard let body = site.bodyRange, case let words = evidence.text(body),
        let mark = words.firstRange(of: "[explicit:"), let end = words[mark.upperBound...].firstIndex(of: "]"),
        let sign = words[end...].firstRange(of: "??"), !words[sign.upperBound...].contains("??")
      else { return nil }
      let spaces = words[sign.upperBound...].prefix { $0 == " " }.utf8.count
      let lower = body.lower + words[..<sign.upperBound].utf8.count + spaces
      let range = SourceRange(lower: lower, upper: body.upper)
      return Candidate([TextEdit(range, "0")]) {
        FallbackOff(
          view: evidence.viewName(of: site), read: words[mark.upperBound..<end].filter { $0 != " " },
          now: evidence.text(range), range: range)
      }
    }
  }

  var views: [ViewReference] { [view] }
  var parameters: Facts { ["view": view, "read": read, "value": now, "needed": 0] }
  var fact: String { "If nothing sets \(read), this guide answers \(now)." }
  var why: String {
    "d[explicit: \(read)] is nil for a view in which no guide sets \(read). Then what stands behind the ?? is the answer."
  }
  var code: String { "Write 0 behind the ??." }
  var edits: [TextEdit] { range.map { [TextEdit($0, "0")] } ?? [] }
  func direction(in language: SpokenLanguage) -> String {
    switch language {
    case .english: "Let views that set nothing answer with their own edge."
    case .german: "Lass Ansichten, die nichts setzen, mit ihrer eigenen Kante antworten."
    }
  }
}

extension Evidence {
  /// The words beside an operator, within its line.
  fileprivate func around(_ range: SourceRange) -> String {
    let bytes = answer.bytes
    func isPart(_ byte: UInt8) -> Bool { byte > 32 && byte != 44 && byte != 123 && byte != 125 }
    var lower = range.lower
    while lower > 0, bytes[lower - 1] == 32 { lower -= 1 }
    while lower > 0, isPart(bytes[lower - 1]) { lower -= 1 }
    var upper = range.upper
    while upper < bytes.count, bytes[upper] == 32 { upper += 1 }
    while upper < bytes.count, isPart(bytes[upper]) { upper += 1 }
    let words = text(SourceRange(lower: lower, upper: upper))
    // What is around the call stays away.
    return words.filter { $0 == "(" }.count == words.filter { $0 == ")" }.count ? words : text(range)
  }

  /// The zeros that points of a layout are made of, or variables in them, as edges of the bounds, in source order.
  fileprivate func zeros(in body: SourceRange) -> [TextEdit] {
    var zeros: [TextEdit] = []
    let points = facts.calls.filter { $0.name == "CGPoint" && $0.range.isInside(body) }.flatMap(\.arguments)
    for argument in points where argument.label == "x" || argument.label == "y" {
      let words = facts.words(in: argument.range).filter { !$0.isMember }.map(\.name)
      let variables = facts.declarations.filter { words.contains($0.name) && $0.range.isInside(body) }.map(\.range)
      for place in [argument.range] + variables
      where facts.numbers.contains(where: { $0.range == place && $0.value == 0 })
        && !zeros.contains(where: { $0.range == place })
      {
        zeros.append(TextEdit(place, argument.label == "x" ? "bounds.minX" : "bounds.minY"))
      }
    }
    return zeros.sorted { $0.range.lower < $1.range.lower }
  }

  /// Two whole numbers with nothing but a division between them.
  fileprivate func quotient(
    _ first: SourceFacts.Number, _ second: SourceFacts.Number
  ) -> (place: SourceRange, law: WholeNumberDivision)? {
    guard first.role == .factor, second.role == .factor, first.range.upper <= second.range.lower,
      let dividend = Int(text(first.range)), let divisor = Int(text(second.range)), divisor != 0,
      text(SourceRange(lower: first.range.upper, upper: second.range.lower)).filter({ $0 != " " }) == "/"
    else { return nil }
    let range = SourceRange(lower: first.range.lower, upper: second.range.upper)
    return (
      first.range, WholeNumberDivision(words: text(range), dividend: dividend, divisor: divisor, range: range)
    )
  }
}
