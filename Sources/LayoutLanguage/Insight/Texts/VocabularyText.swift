/// Declarations of the vocabulary, in the style of Swift's documentation.
///
/// The vocabulary is a flat list with a notation of its own: there `EdgeSet` is `Edge.Set`, any view is a `View`, and a
/// default that nobody needs to know is 0.
enum VocabularyText {
  /// `struct HStack: View`; nil if the vocabulary does not declare the type.
  static func type(_ name: String) -> String? {
    guard let number = NativeIndex.shared.number(of: name) else { return nil }
    let text = NativeIndex.shared.types[number].text
    return text.isEmpty ? nil : nested(text)
  }

  /// The declaration of a member or function.
  static func member(_ member: Member) -> String {
    let head = member.isStatic && member.kind != .initializer ? "static " : member.isMutating ? "mutating " : ""
    guard let text = member.nativeSignature else { return head + word(for: member) + member.name }
    if text.hasPrefix("(*)") { return head + "func \(member.name)(…) -> some View" }
    let rest = opaque(nested(plain(text)))
    return head + word(for: member) + member.name + rest
  }

  private static func word(for member: Member) -> String {
    switch member.kind {
    case .method: "func "
    case .computed, .field: member.nativeSetter == nil && member.isStatic ? "let " : "var "
    case .enumCase: "case "
    case .initializer, .subscripting: ""
    }
  }

  /// The text without the vocabulary's own notation.
  private static func plain(_ text: String) -> String {
    var text = text
    for mark in ["@unread ", "@async ", "@keyframes "] { text = text.without(mark) }
    guard text.mentions(" = 0") else { return text }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part -> String in
      let isNumber = ["Int =", "Double =", "CGFloat =", "Float ="].contains { String(part).mentions($0) }
      return isNumber ? String(part) : String(part).replacing(" = 0", by: " = …")
    }
    return parts.joined(separator: ",")
  }

  /// The text with nested type names written out.
  private static func nested(_ text: String) -> String {
    words(of: text).map { $0.isName ? nestedName($0.text) : $0.text }.joined()
  }

  /// All nested names begin with a capital letter.
  private static func nestedName(_ name: Substring) -> Substring {
    guard isCapital(name) else { return name }
    return Vocabulary.nestedNames[String(name)].map { $0[...] } ?? name
  }

  private static func isCapital(_ name: Substring) -> Bool {
    name.utf8.first.map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
  }

  /// Writes `some View` where the vocabulary says `View` and means any view.
  private static func opaque(_ text: String) -> String {
    var result = ""
    var depth = 0
    let all = words(of: text)
    for (index, word) in all.enumerated() {
      if word.text == "<" { depth += 1 }
      if word.text == ">", index > 0, all[index - 1].text != "-" { depth -= 1 }
      if word.isName, depth == 0, isCapital(word.text), !isPart(index, of: all), isProtocol(String(word.text)) {
        result += "some "
      }
      result += word.text
    }
    return result
  }

  /// Whether the name is next to a dot or already follows `some`.
  private static func isPart(_ index: Int, of words: [(text: Substring, isName: Bool)]) -> Bool {
    if index + 1 < words.count, words[index + 1].text == "." { return true }
    if index > 0, words[index - 1].text == "." { return true }
    return index > 1 && (words[index - 2].text == "some" || words[index - 2].text == "any")
  }

  private static func isProtocol(_ name: String) -> Bool {
    guard let number = NativeIndex.shared.number(of: name) else { return false }
    return NativeIndex.shared.types[number].text.hasPrefix("protocol ")
  }

  /// Splits a text into names and the characters between them.
  private static func words(of text: String) -> [(text: Substring, isName: Bool)] {
    var found: [(text: Substring, isName: Bool)] = []
    let bytes = text.utf8
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let kind = Kind(bytes[start])
      var end = bytes.index(after: start)
      // Punctuation is split; non-ASCII characters stay together.
      while kind != .sign, end < bytes.endIndex, Kind(bytes[end]) == kind { end = bytes.index(after: end) }
      found.append((text[start..<end], kind == .name))
      start = end
    }
    return found
  }

  private enum Kind {
    case name, sign, foreign

    init(_ byte: UInt8) {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        self = .name
      case 0x80...: self = .foreign
      default: self = .sign
      }
    }
  }
}

extension String {
  /// Whether another text occurs in it.
  func mentions(_ part: String) -> Bool { Array(utf8).place(of: Array(part.utf8), from: 0) != nil }

  fileprivate func without(_ part: String) -> String { replacing(part, by: "") }

  fileprivate func replacing(_ part: String, by other: String) -> String {
    let (bytes, wanted) = (Array(utf8), Array(part.utf8))
    var result: [UInt8] = []
    var start = 0
    while let found = bytes.place(of: wanted, from: start) {
      result += bytes[start..<found] + Array(other.utf8)
      start = found + wanted.count
    }
    return start == 0 ? self : String(decoding: result + bytes[start...], as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate func place(of part: [UInt8], from start: Int) -> Int? {
    guard let first = part.first, count - start >= part.count else { return nil }
    return (start...(count - part.count)).first { place in
      self[place] == first && self[place..<place + part.count].elementsEqual(part)
    }
  }
}
