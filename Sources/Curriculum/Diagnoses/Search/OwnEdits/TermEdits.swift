import Diagnostics
import LayoutEditing
import LayoutEngine
import LayoutProgram

/// Terms of a sum, the names in it, its signs and factors.
extension OwnEdits {
  /// Sums without one of their terms.
  var terms: [ProgramChange] {
    facts.signs.filter { isInASite($0.range) }.compactMap { sign in
      guard let end = endOfTerm(after: sign.range.upper), sign.range.lower > 0 else { return nil }
      return value([TextEdit(SourceRange(lower: sign.range.lower - 1, upper: end), "")])
    }
  }

  private static let ends = [" + ", " - ", ",", ")", "}", "]", "\n", " ?", " :", " <", " >", " =", "..", " &", " |"]

  /// Where the term behind a sign ends, with its brackets.
  func endOfTerm(after start: Int) -> Int? {
    let rest = trace.text(SourceRange(lower: start, upper: trace.answer.bytes.count))
    var (depth, place) = (0, rest.startIndex)
    while place < rest.endIndex {
      if depth == 0, place > rest.startIndex, Self.ends.contains(where: { rest[place...].hasPrefix($0) }) { break }
      if "([{".contains(rest[place]) { depth += 1 }
      if ")]}".contains(rest[place]) { depth -= 1 }
      place = rest.index(after: place)
    }
    let term = rest[..<place]
    return term.allSatisfy(\.isWhitespace) ? nil : start + term.utf8.count
  }

  /// One length for another that is known as well.
  var names: [ProgramChange] {
    let lengths = ScopeNames(trace.answer.text).lengths.prefix(4)
    return facts.words.filter { !$0.isMember && lengths.contains($0.name) && isInASite($0.range) }.prefix(4)
      .flatMap { word in lengths.filter { $0 != word.name }.compactMap { value([TextEdit(word.range, $0)]) } }
  }

  func signs(_ isMeant: (SourceRange) -> Bool) -> [ProgramChange] {
    facts.signs.filter { isMeant($0.range) }.compactMap { value([TextEdit($0.range, $0.isPlus ? "-" : "+")]) }
  }

  /// Two signs at once, where something is off along both axes.
  var signPairs: [[ProgramChange]] {
    guard trace.failing.first?.offAxes.count == 2 else { return [] }
    let turned = signs(isOfAPlace)
    return turned.enumerated().flatMap { index, one in turned.dropFirst(index + 1).map { [one, $0] } }
      .prefix(Self.mostPairs).map { $0 }
  }

  private static let mostPairs = 4

  func isOfAPlace(_ range: SourceRange) -> Bool {
    facts.calls.contains { ["place", "alignmentGuide"].contains($0.name) && range.isInside($0.range) }
  }

  /// So many things have one gap less between them.
  var counts: [[TextEdit]] {
    let arguments = facts.calls.filter { $0.name == "CGFloat" }.flatMap(\.arguments)
    let counted = arguments.filter { trace.text($0.range).hasSuffix(".count") }
    return alike(counted.map { TextEdit(SourceRange(lower: $0.range.upper, upper: $0.range.upper), " - 1") })
      // Nothing at all has no gaps, and not one less than none.
      + counted.map { [TextEdit($0.range, "max(\(trace.text($0.range)) - 1, 0)")] }
  }

  /// `+ 1` and `- 1`.
  var summands: [[TextEdit]] {
    alike(facts.numbers.filter { $0.role == .amount && $0.value == 1 }.compactMap { removed($0, after: "+-") })
  }

  /// A product for a sum in a guide, half of a length for all of it, and one element of a list more.
  var operators: [[TextEdit]] {
    let bodies = trace.usedGuides().compactMap(\.bodyRange).filter { $0.file == 0 }
    let products = facts.signs.filter { sign in bodies.contains { sign.range.isInside($0) } }.map {
      [TextEdit($0.range, "*")]
    }
    let halves = bodies.flatMap { facts.words(in: $0) }.filter { $0.isMember && ["width", "height"].contains($0.name) }
      .map { [TextEdit(SourceRange(lower: $0.range.upper, upper: $0.range.upper), " / 2")] }
    let counts = facts.calls.filter { $0.name == "prefix" }.compactMap(\.arguments.first).map {
      [TextEdit(SourceRange(lower: $0.range.upper, upper: $0.range.upper), " + 1")]
    }
    return products + counts + halves
  }

  /// `* 2` and `/ 2`.
  var factors: [[TextEdit]] {
    alike(facts.numbers.filter { $0.role == .factor && $0.value > 1 }.compactMap { removed($0, after: "*/") })
  }

  /// A line of the view that a guide starts from: what is a distance from it there is meant from the view's own edge.
  ///
  ///     { d in d[.trailing] + 30 }      { d in 30 }
  var ownLines: [[TextEdit]] {
    alike(
      trace.guideSites().compactMap { site in
        guard let body = site.bodyRange, body.file == 0, let start = trace.text(body).ownLine,
          trace.cases.contains(where: { site.guides(in: $0).contains { !$0.key.isAtTheStart } })
        else { return nil }
        return TextEdit(SourceRange(lower: body.lower, upper: body.lower + start.utf8.count), "")
      })
  }
}

extension AlignmentKey {
  /// Whether views have the line where they begin, so that to start from it changes nothing.
  fileprivate var isAtTheStart: Bool { self == .leading || self == .top }
}

extension String {
  /// `d[.trailing] + ` of `d[.trailing] + 30`.
  fileprivate var ownLine: String? {
    let name = prefix { $0.isLetter || $0 == "$" || $0.isNumber }
    guard !name.isEmpty, self[name.endIndex...].first == "[", let end = firstIndex(of: "]"),
      self[end...].hasPrefix("] + "), !self[..<end].contains("+")
    else { return nil }
    return String(self[..<end]) + "] + "
  }
}
