/// The part of a long value that is another one, so that it can be said in a few words.
///
///     size.width = max(size.width, own.width)
///     size.width = max(size.width, line - own[.leading] + own.width)      `line - own[.leading] +` before `own`
///
/// What both have at the beginning and at the end is left out, as far as brackets stay whole.
enum NarrowChange: Equatable {
  case instead(old: String, new: String)
  case inserted(String, before: String)
  case prepended(String)
  case appended(String)
  case removed(String)

  /// Longer parts are the learner's to work out.
  private static let mostWords = 10

  init?(from: [String], in oldText: String, to: [String], in newText: String) {
    var first = zip(from, to).prefix(.max, while: { $0 == $1 })
    let shared = min(from.count, to.count) - first
    var last = zip(from.reversed(), to.reversed()).prefix(shared, while: { $0 == $1 })
    // `.leading` and `.trailing` are one word each, and so is a call with its brackets.
    while last > 0, from[from.count - last] == "." || last < from.count && from[from.count - last - 1] == "." {
      last -= 1
    }
    while first > 0, !Self.isWhole(from, first, last) || !Self.isWhole(to, first, last) || Self.isTorn(from, to, first)
    {
      first -= 1
    }
    while last > 0, !Self.isWhole(from, first, last) || !Self.isWhole(to, first, last) { last -= 1 }
    // Nobody finds one bracket among many: what is written behind a name is said with the name.
    if from.count == first + last, last > 0, [")", "]", "}"].contains(from[from.count - last]) {
      while first > 0, !Self.isStart(from, first) { first -= 1 }
    }
    // One sign among several is said with what it stands between.
    if from.count - first - last == 1, !from[first].isName, oldText.ranges(of: from[first]).count > 1 {
      if first > 0 { first -= 1 }
      if last > 0 { last -= 1 }
      while first > 0, !Self.isStart(from, first) { first -= 1 }
    }
    let old = from.dropFirst(first).dropLast(last)
    let new = to.dropFirst(first).dropLast(last)
    guard old.count <= Self.mostWords, new.count <= Self.mostWords, first + last > 0,
      let oldPart = Self.text(from, old.indices, in: oldText), let newPart = Self.text(to, new.indices, in: newText)
    else { return nil }
    switch (old.isEmpty, new.isEmpty) {
    case (true, true): return nil
    case (true, false) where first == 0: self = .prepended(newPart)
    case (true, false) where last == 0: self = .appended(newPart)
    case (true, false): self = .inserted(newPart, before: Self.start(of: to.suffix(last), in: from))
    case (false, true): self = .removed(oldPart)
    case (false, false): self = .instead(old: oldPart, new: newPart)
    }
  }

  /// The first of some words, with what belongs to it where it stands several times: `d.height` of `d.height + d.width`.
  private static func start(of rest: ArraySlice<String>, in words: [String]) -> String {
    guard let name = rest.first, words.count(where: { $0 == name }) > 1 else { return rest.first ?? "" }
    var (text, rest) = (name, rest.dropFirst())
    while rest.first == ".", let member = rest.dropFirst().first, member.isName {
      text += "." + member
      rest = rest.dropFirst(2)
    }
    return text
  }

  /// Whether a name begins there that belongs to none before it.
  private static func isStart(_ words: [String], _ place: Int) -> Bool {
    place < words.count && words[place].isName && (place == 0 || words[place - 1] != ".")
  }

  /// Whether a name and what belongs to it would be taken apart.
  private static func isTorn(_ from: [String], _ to: [String], _ first: Int) -> Bool {
    if from[first - 1] == "." { return true }
    return first < from.count && first < to.count && [".", "[", "("].contains(from[first])
  }

  /// Whether what is left has an end for each of its brackets.
  private static func isWhole(_ words: [String], _ first: Int, _ last: Int) -> Bool {
    var depth = 0
    for word in words.dropFirst(first).dropLast(last) {
      if ["(", "[", "{"].contains(word) { depth += 1 }
      if [")", "]", "}"].contains(word) { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Some of a text's words as they are written there; nil where the words are others.
  private static func text(_ words: [String], _ part: Range<Int>, in text: String) -> String? {
    guard !part.isEmpty else { return "" }
    var places: [Range<String.Index>] = []
    var rest = text[...]
    for word in words {
      rest = rest.drop(while: \.isWhitespace)
      guard rest.hasPrefix(word) else { return nil }
      let end = rest.index(rest.startIndex, offsetBy: word.count)
      places.append(rest.startIndex..<end)
      rest = rest[end...]
    }
    let found = text[places[part.lowerBound].lowerBound..<places[part.upperBound - 1].upperBound]
    return found.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  var english: String {
    switch self {
    case .instead(let old, let new): "Write `\(new)` instead of `\(old)`."
    case .inserted(let new, let next): "Write `\(new)` before `\(next)`."
    case .prepended(let new): "Write `\(new)` before it."
    case .appended(let new): "Write `\(new)` after it."
    case .removed(let old): "Remove `\(old)`."
    }
  }

  var german: String {
    switch self {
    case .instead(let old, let new): "Schreib `\(new)` statt `\(old)`."
    case .inserted(let new, let next): "Schreib `\(new)` vor `\(next)`."
    case .prepended(let new): "Schreib `\(new)` davor."
    case .appended(let new): "Schreib `\(new)` dahinter."
    case .removed(let old): "Nimm `\(old)` weg."
    }
  }
}

extension Sequence {
  /// How many elements at the beginning fit, of so many at most.
  fileprivate func prefix(_ most: Int, while fits: (Element) -> Bool) -> Int {
    var count = 0
    for element in self {
      guard count < most, fits(element) else { break }
      count += 1
    }
    return count
  }
}

extension String {
  /// Whether it is a name or a number, and no sign.
  fileprivate var isName: Bool { first.map { $0.isLetter || $0.isNumber } ?? false }
}
