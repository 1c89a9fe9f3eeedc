import Diagnostics
import LayoutEngine
import LayoutLanguage

/// One plus or minus inside an expression that should be the other.
///
///     CGPoint(x: line + own[.leading], y: y)        line - own[.leading] was meant
struct SignInside: Explanation {
  static let id = DiagnosisID.signFlipped

  let isPlus: Bool
  let words: String
  let range: SourceRange?

  /// Proven: with the other sign at this place everything is right. In a guide that is right somewhere, the other sign
  /// may be no better, and happen to suit the scenarios.
  static func find(in evidence: Evidence) -> [SignInside] {
    let places = evidence.facts.calls.filter { $0.name == "place" }.map(\.range)
    let bodies = evidence.guideSites().compactMap(\.bodyRange) + evidence.defaults().map(\.body)
    let worthTrying = evidence.passing.isEmpty ? places + bodies : places
    let likely = evidence.facts.signs.filter { sign in worthTrying.contains { sign.range.isInside($0) } }
    for sign in likely.prefix(3) where evidence.whatIf([TextEdit(sign.range, sign.isPlus ? "-" : "+")]) {
      return [SignInside(isPlus: sign.isPlus, words: evidence.around(sign.range), range: sign.range)]
    }
    return []
  }

  var isProven: Bool { true }
  var parameters: [JSON.Member] { [.init("words", JSON(words)), .init("needed", JSON(isPlus ? "-" : "+"))] }
  var fact: String {
    "There is \(isPlus ? "a plus" : "a minus") here\(words.count > 1 ? ": \(words)" : "")."
  }
  var why: String {
    """
    A guide is counted inside the view, a place around it. The further inside the point lies that should be on the \
    line, the further back the view has to stand: the one goes up as the other goes down.
    """
  }
  var code: String { "Write \(isPlus ? "-" : "+") instead of \(isPlus ? "+" : "-")." }
  var edits: [TextEdit] { range.map { [TextEdit($0, isPlus ? "-" : "+")] } ?? [] }
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
}

/// A layout of one's own that counts from 0 instead of from its bounds.
///
///     subview.place(at: CGPoint(x: 0, y: y), proposal: offer)        bounds.minX was meant
struct BoundsForgotten: Explanation {
  static let id = DiagnosisID.boundsForgotten

  let edges: [String]
  let lines: [Int]
  let range: SourceRange?

  /// Proven: with the edges of the bounds in place of the zeros everything is right.
  static func find(in evidence: Evidence) -> [BoundsForgotten] {
    let facts = evidence.facts
    let bodies = facts.declarations.filter { $0.name == "placeSubviews" }.map(\.range)
    for body in bodies {
      var zeros: [TextEdit] = []
      for point in facts.calls where point.name == "CGPoint" && point.range.isInside(body) {
        for argument in point.arguments {
          guard let label = argument.label, label == "x" || label == "y" else { continue }
          let edge = label == "x" ? "bounds.minX" : "bounds.minY"
          if let zero = evidence.zero(at: argument.range) { zeros.append(TextEdit(zero, edge)) }
          for word in facts.words(in: argument.range) where !word.isMember {
            for variable in facts.declarations where variable.name == word.name && variable.range.isInside(body) {
              if let zero = evidence.zero(at: variable.range), !zeros.contains(where: { $0.range == zero }) {
                zeros.append(TextEdit(zero, edge))
              }
            }
          }
        }
      }
      guard evidence.whatIf(zeros) else { continue }
      let sorted = zeros.sorted { $0.range.lower < $1.range.lower }
      var edges: [String] = []
      for zero in sorted where !edges.contains(zero.text) { edges.append(zero.text) }
      var lines: [Int] = []
      for line in sorted.compactMap({ evidence.line($0.range) }) where !lines.contains(line) { lines.append(line) }
      return [BoundsForgotten(edges: edges, lines: lines, range: sorted.first?.range)]
    }
    return []
  }

  var isProven: Bool { true }
  var parameters: [JSON.Member] {
    [.init("edges", JSON(edges.map { JSON($0) })), .init("lines", JSON(lines.map { JSON($0) }))]
  }
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

extension Evidence {
  /// A 0 that stands alone.
  fileprivate func zero(at range: SourceRange) -> SourceRange? {
    facts.numbers.contains { $0.range == range && $0.value == 0 } ? range : nil
  }
}

/// Two guides of one view for two axes, each with the other's share.
///
///     .alignmentGuide(.stampX) { d in d.width / 3 }
///     .alignmentGuide(.stampY) { d in d.height * 3 / 4 }        3 / 4 across and a third down were meant
struct GuidesAcross: Explanation {
  static let id = DiagnosisID.guidesExchanged

  let view: ViewReference
  let keys: [String]
  let lines: [Int]
  let range: SourceRange?

  static func find(in evidence: Evidence) -> [GuidesAcross] {
    let sites = evidence.guideSites().filter { site in evidence.failing.contains { site.isUsed(in: $0) } }
    for across in sites where across.key.axis == .horizontal {
      for down in sites where down.key.axis == .vertical && evidence.viewName(of: across) == evidence.viewName(of: down)
      {
        guard let first = across.bodyRange, let second = down.bodyRange else { continue }
        let (wide, high) = (evidence.turned(first), evidence.turned(second))
        guard let wide, let high, evidence.whatIf([TextEdit(first, high), TextEdit(second, wide)]) else { continue }
        return [
          GuidesAcross(
            view: evidence.viewName(of: across), keys: [across, down].map { evidence.name(of: $0.key) },
            lines: [first, second].compactMap { evidence.line($0) }.sorted(), range: first)
        ]
      }
    }
    return []
  }

  var isProven: Bool { true }
  var views: [ViewReference] { [view] }
  var parameters: [JSON.Member] {
    [
      .init("views", JSON([JSON(view)])), .init("key", JSON(keys.listed)), .init("lines", JSON(lines.map { JSON($0) })),
    ]
  }
  var fact: String { "\("The guides".of(view)) for \(keys.listed) have each other's share." }
  var why: String {
    "One goes across and one down; together they say which point of the view is meant."
  }
  var code: String {
    "Exchange the numbers in \(lines.count == 1 ? "line" : "lines") \(lines.map(String.init).listed)."
  }
}

extension Evidence {
  private static let turns: [String: String] = [
    "width": "height", "height": "width", "leading": "top", "top": "leading", "trailing": "bottom",
    "bottom": "trailing",
    "HorizontalAlignment": "VerticalAlignment", "VerticalAlignment": "HorizontalAlignment",
  ]

  /// An expression said of the other axis; nil where nothing in it has an axis.
  fileprivate func turned(_ range: SourceRange) -> String? {
    var bytes = Array(text(range).utf8)
    let words = facts.words(in: range).filter { Self.turns[$0.name] != nil }
    guard !words.isEmpty else { return nil }
    for word in words.sorted(by: { $0.range.lower > $1.range.lower }) {
      guard let turn = Self.turns[word.name] else { continue }
      bytes.replaceSubrange(
        (word.range.lower - range.lower)..<(word.range.upper - range.lower), with: Array(turn.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
