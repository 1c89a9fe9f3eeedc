/// A guide's value as a sum that something is added to, as one would write it.
///
///     d.width - run             less d.width      -run
///     width + gap / 2           and gap / 2       width + gap
///     d.width / 2               and gap           d.width / 2 + gap
struct GuideSum {
  let text: String

  init(_ text: String) { self.text = text }

  /// One line without choices, which a summand may be written behind.
  var isPlain: Bool {
    !text.isEmpty && !text.contains("\n") && !text.contains("?") && !text.hasPrefix("return ") && !text.contains("..<")
      && !text.contains("<")
  }

  /// The sum with a share of something more.
  func adding(_ share: Double, of name: String) -> String { joined(share, name) ?? appended(share, name) }

  private func appended(_ share: Double, _ name: String) -> String {
    let amount = Self.amount(abs(share), name)
    if text == "0" { return share < 0 ? "-\(amount)" : amount }
    return "\(text) \(share < 0 ? "-" : "+") \(amount)"
  }

  private static func amount(_ share: Double, _ name: String) -> String {
    switch share {
    case 1: name
    case 0.5: "\(name) / 2"
    default: "2 * \(name)"
    }
  }

  /// Where the sum has a share of it already, at its beginning or its end, both together; nil where it has none.
  private func joined(_ share: Double, _ name: String) -> String? {
    for old in [1, -1, 0.5, -0.5, 2, -2] {
      let amount = Self.amount(abs(old), name)
      let new = old + share
      if new != 0, ![0.5, 1, 2].contains(abs(new)) { continue }
      if text == (old < 0 ? "-" : "") + amount { return new == 0 ? "0" : Self.signed(new, name) }
      let ending = " \(old < 0 ? "-" : "+") \(amount)"
      if text.hasSuffix(ending) {
        let rest = String(text.dropLast(ending.count))
        return new == 0 ? rest : "\(rest) \(new < 0 ? "-" : "+") \(Self.amount(abs(new), name))"
      }
      guard old > 0, text.hasPrefix(amount + " ") else { continue }
      let rest = text.dropFirst(amount.count + 1)
      guard rest.hasPrefix("+ ") || rest.hasPrefix("- ") else { continue }
      if new != 0 { return "\(Self.signed(new, name)) \(rest)" }
      return rest.hasPrefix("+ ") ? String(rest.dropFirst(2)) : "-\(rest.dropFirst(2))"
    }
    return nil
  }

  private static func signed(_ share: Double, _ name: String) -> String {
    (share < 0 ? "-" : "") + amount(abs(share), name)
  }
}

extension String {
  /// Signs of several characters that are one word.
  private static let longSigns = ["..<", "...", "<=", ">=", "==", "!=", "&&", "||", "??"]

  /// The text in words: names, numbers, and each sign by itself.
  var codeWords: [String] {
    var words: [String] = []
    var word = ""
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || character == "_"
        || (character == "." && (word.first?.isNumber ?? false))
    }
    var rest = self[...]
    while let character = rest.first {
      if isPart(character) {
        word.append(rest.removeFirst())
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      let sign = Self.longSigns.first { rest.hasPrefix($0) } ?? String(character)
      rest.removeFirst(sign.count)
      if !character.isWhitespace { words.append(sign) }
    }
    return word.isEmpty ? words : words + [word]
  }
}
