/// Declarations of the vocabulary, as Swift's own documentation writes them.
///
/// The vocabulary is one flat list with a few marks of its own: there `EdgeSet` is `Edge.Set`, any view is a `View`, and
/// a default that nobody needs to know is 0.
enum VocabularyText {
  /// `struct HStack: View`; nil for a type that the vocabulary does not declare.
  static func type(_ name: String) -> String? {
    guard let number = NativeIndex.shared.number(of: name) else { return nil }
    let text = NativeIndex.shared.types[number].text
    return text.isEmpty ? nil : nested(text)
  }

  /// A member or a function.
  static func member(_ member: Member) -> String {
    let head = member.isStatic && member.kind != .initializer ? "static " : member.isMutating ? "mutating " : ""
    guard let text = member.nativeSignature else { return head + word(for: member) + member.name }
    if text.hasPrefix("(*)") { return head + "func \(member.name)(…) -> some View" }
    let rest = opaque(nested(plain(text)), isAfterName: true)
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

  /// Without the vocabulary's own marks.
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

  /// With the names that lie inside of others.
  private static func nested(_ text: String) -> String {
    words(of: text).map { $0.isName ? Vocabulary.nestedNames[$0.text] ?? $0.text : $0.text }.joined()
  }

  /// `some View` where the vocabulary says `View` and means any.
  private static func opaque(_ text: String, isAfterName: Bool) -> String {
    var result = ""
    var depth = 0
    let all = words(of: text)
    for (index, word) in all.enumerated() {
      if word.text == "<" { depth += 1 }
      if word.text == ">", index > 0, all[index - 1].text != "-" { depth -= 1 }
      let next = index + 1 < all.count ? all[index + 1].text : ""
      let before = index > 0 ? all[index - 1].text : ""
      let isProtocol = word.isName && next != "." && before != "." && isProtocol(word.text)
      result += isProtocol && depth == 0 && !result.hasSuffix("some ") ? "some \(word.text)" : word.text
    }
    return result
  }

  private static func isProtocol(_ name: String) -> Bool {
    guard let number = NativeIndex.shared.number(of: name) else { return false }
    return NativeIndex.shared.types[number].text.hasPrefix("protocol ")
  }

  private static func words(of text: String) -> [(text: String, isName: Bool)] {
    var found: [(text: String, isName: Bool)] = []
    for letter in text {
      let isName = letter.isLetter || letter.isNumber || letter == "_"
      if isName, found.last?.isName == true {
        found[found.count - 1].text.append(letter)
      } else {
        found.append((String(letter), isName))
      }
    }
    return found
  }
}

extension String {
  /// Whether another text is a part of it.
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
