import Diagnostics

/// A file's text with the numbers of one line, one of which is selected to be changed.
///
///     .padding(8).frame(width: 120.5)      two numbers; the second one goes in steps of 0.1
struct TunedText {
  private let lines: [String]
  private let line: Int
  /// The ranges of the numbers in the line.
  private var numbers: [Range<String.Index>]
  private var chosen: Int

  /// Finds the numbers of a line, counted from 1; nil if it has none. Selects the number at or after the column.
  init?(_ text: String, line: Int, column: Int = 1) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    self.line = line - 1
    guard lines.indices.contains(self.line) else { return nil }
    numbers = lines[self.line].numberLiterals
    guard !numbers.isEmpty else { return nil }
    let source = lines[self.line]
    chosen = numbers.firstIndex { source.distance(from: source.startIndex, to: $0.upperBound) >= column } ?? 0
  }

  private init(_ lines: [String], line: Int, chosen: Int) {
    self.lines = lines
    self.line = line
    self.chosen = chosen
    numbers = lines[line].numberLiterals
  }

  /// The whole text.
  var text: String { lines.joined(separator: "\n") }

  /// The line, and the columns of the selected number, counted from 0.
  var shown: (line: String, columns: Range<Int>) {
    let source = lines[line]
    let start = source[..<numbers[chosen].lowerBound].displayWidth
    return (source, start..<start + source[numbers[chosen]].displayWidth)
  }

  /// The same text with the line's next number selected.
  var next: TunedText { TunedText(lines, line: line, chosen: (chosen + 1) % numbers.count) }

  /// The text with the selected number changed by some units of its last digit, or by integers for a whole number.
  func moved(by steps: Int) -> TunedText {
    var source = lines[line]
    let literal = source[numbers[chosen]]
    let digits = min(literal.split(separator: ".").dropFirst().first?.count ?? 0, 6)
    let scale = (0..<digits).reduce(1.0) { value, _ in value * 10 }
    guard let value = Double(literal), abs(value * scale) < 1e12 else { return self }
    let units = Int((value * scale).rounded()) + steps
    source.replaceSubrange(numbers[chosen], with: Self.written(units, digits: digits))
    var changed = lines
    changed[line] = source
    return TunedText(changed, line: line, chosen: chosen)
  }

  private static func written(_ units: Int, digits: Int) -> String {
    let sign = units < 0 ? "-" : ""
    guard digits > 0 else { return "\(units)" }
    let all = String(units.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - all.count)) + all
    return "\(sign)\(padded.dropLast(digits)).\(padded.suffix(digits))"
  }
}

extension String {
  /// The ranges of number literals in a line of Swift, except in names, strings and comments. A minus sign belongs to a
  /// number unless it is a subtraction.
  fileprivate var numberLiterals: [Range<String.Index>] {
    var found: [Range<String.Index>] = []
    var isInText = false
    var place = startIndex
    while place < endIndex {
      let rest = self[place...]
      if rest.hasPrefix("//"), !isInText { break }
      if self[place] == "\"" { isInText.toggle() }
      let before = place == startIndex ? " " : self[index(before: place)]
      // `a.0` is a tuple element; `0...5` has two numbers.
      let isPart = before.isPartOfName || before == "." && !self[..<place].hasSuffix("..")
      guard !isInText, self[place].isASCIIDigit, !isPart else {
        place = index(after: place)
        continue
      }
      var end = rest.firstIndex { !$0.isASCIIDigit } ?? endIndex
      if end < endIndex, self[end] == ".", let digit = self[index(after: end)...].first, digit.isASCIIDigit {
        end = self[index(after: end)...].firstIndex { !$0.isASCIIDigit } ?? endIndex
      }
      let isWhole = end == endIndex || !self[end].isPartOfName
      if isWhole { found.append((startsWithSign(before: place) ? index(before: place) : place)..<end) }
      place = end
    }
    return found
  }

  private func startsWithSign(before place: Index) -> Bool {
    guard place > startIndex, self[index(before: place)] == "-" else { return false }
    let left = self[..<index(before: place)].trimmedAtEnd
    guard let last = left.last else { return true }
    if left.hasSuffix(" in") || left.hasSuffix(" return") { return true }
    return !last.isPartOfName && !")]}".contains(last)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
