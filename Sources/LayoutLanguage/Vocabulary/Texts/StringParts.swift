import Diagnostics

extension Vocabulary {
  /// Parts of texts, and texts made of others.
  static let stringParts: [NativeDeclaration] =
    [
      .member(
        "StringProtocol",
        "func split(separator: Character, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring]"
      ) {
        run, a throws(Stop) in
        let separator = a.character(1)
        return try parts(run, a, most: a.int(2), keepsEmpty: a.bool(3) == false) { (character) throws(Stop) in
          character == separator
        }
      },
      .member(
        "StringProtocol",
        "func split(maxSplits: Int = 0, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Character) -> Bool) -> [Substring]"
      ) {
        run, a throws(Stop) in
        try parts(run, a, most: a.int(1), keepsEmpty: a.bool(2) == false) { (character) throws(Stop) in
          try run.holds(a.function(3), character, at: a.range)
        }
      },
      .member(
        "StringProtocol",
        "func split(separator: String, maxSplits: Int = 0, omittingEmptySubsequences: Bool = true) -> [Substring]"
      ) {
        run, a throws(Stop) in
        let (text, separator) = (a.substring(0), a.string(1) ?? "")
        if separator.isEmpty { return .array([.substring(text)]) }
        try run.countSearch(for: separator, in: String(text), at: a.range)
        let found = text.split(
          separator: separator, maxSplits: max(a.int(2) ?? .max, 0), omittingEmptySubsequences: a.bool(3) ?? true)
        return .array(try run.checked(found.map { .substring($0) }, at: a.range))
      },
      .member("Substring", "init(_ text: StringProtocol)") { _, a in .substring(a.substring(0)) },
      .member("Substring", "init()") { _, _ in .substring("") },
      .member("StringProtocol", "func prefix(_ count: Int) -> Substring") { _, a throws(Stop) in
        .substring(a.substring(0).prefix(try length(a, "take a prefix of negative length from a collection")))
      },
      .member("StringProtocol", "func suffix(_ count: Int) -> Substring") { _, a throws(Stop) in
        .substring(a.substring(0).suffix(try length(a, "take a suffix of negative length from a collection")))
      },
      .member("StringProtocol", "func dropFirst(_ count: Int = 1) -> Substring") { _, a throws(Stop) in
        .substring(a.substring(0).dropFirst(try length(a, "drop a negative number of elements from a collection")))
      },
      .member("StringProtocol", "func dropLast(_ count: Int = 1) -> Substring") { _, a throws(Stop) in
        .substring(a.substring(0).dropLast(try length(a, "drop a negative number of elements from a collection")))
      },
      .member("StringProtocol", "func prefix(while predicate: (Character) -> Bool) -> Substring") {
        run, a throws(Stop) in
        let text = a.substring(0)
        return .substring(text[..<(try firstToFail(run, a))])
      },
      .member("StringProtocol", "func drop(while predicate: (Character) -> Bool) -> Substring") { run, a throws(Stop) in
        .substring(a.substring(0)[(try firstToFail(run, a))...])
      },
      .member("StringProtocol", "func trimmingPrefix(_ prefix: StringProtocol) -> Substring") { _, a in
        let text = a.substring(0)
        let prefix = a.string(1) ?? ""
        return .substring(text.starts(with: prefix) ? text.dropFirst(prefix.count) : text)
      },
      .member("StringProtocol", "func replacing(_ target: StringProtocol, with other: StringProtocol) -> String") {
        run, a throws(Stop) in
        let target = a.string(1) ?? ""
        if target.isEmpty { return .string(a.string(0) ?? "") }
        try run.countSearch(for: target, in: a.string(0) ?? "", at: a.range)
        let parts = pieces(of: a.string(0) ?? "", between: target)
        return .string(try run.checked(parts.joined(separator: a.string(2) ?? ""), at: a.range))
      },
      .member("StringProtocol", "func appending(_ other: StringProtocol) -> String") { run, a throws(Stop) in
        .string(try run.checked((a.string(0) ?? "") + (a.string(1) ?? ""), at: a.range))
      },
      .member(
        "StringProtocol",
        "func padding(toLength length: Int, withPad pad: StringProtocol, startingAt start: Int) -> String"
      ) { run, a throws(Stop) in
        let (text, length) = (a.string(0) ?? "", max(0, a.int(1) ?? 0))
        if length > Run.Budget.textLength { throw run.textTooLong(at: a.range) }
        let units = Array(text.utf16)
        if units.count >= length { return .string(String(decoding: units[..<length], as: UTF16.self)) }
        let pad = Array((a.string(2) ?? "").utf16)
        guard let start = a.int(3), pad.indices.contains(start) else {
          throw Stop(.runtime, "Fatal error: startingAt is out of the pad string's bounds", at: a.range)
        }
        let filling = (0..<(length - units.count)).map { pad[(start + $0) % pad.count] }
        return .string(try run.checked(String(decoding: units + filling, as: UTF16.self), at: a.range))
      },
      .member("StringProtocol", "func flatMap(_ transform: (Character) -> StringProtocol) -> [Character]") {
        run, a throws(Stop) in
        guard let function = a.function(1) else { return .array([]) }
        var results: [Value] = []
        for character in a.string(0) ?? "" {
          let value = try run.call(function, [.string(String(character))], at: a.range)
          results += try list(run, Arguments(values: [value], range: a.range))
        }
        return .array(try run.checked(results, at: a.range))
      },
      .type("struct StringEncoding: Hashable"), .constant("StringEncoding", "utf8", "StringEncoding", .token("utf8")),
      .constant("StringEncoding", "utf16", "StringEncoding", .token("utf16")),
      .constant("StringEncoding", "ascii", "StringEncoding", .token("ascii")),
      .member("StringProtocol", "func lengthOfBytes(using encoding: StringEncoding) -> Int") { _, a in
        let text = a.string(0) ?? ""
        switch a.token(1) {
        case "utf16": return .int(text.utf16.count * 2)
        case "ascii": return .int(text.allSatisfy(\.isASCII) ? text.utf8.count : 0)
        default: return .int(text.utf8.count)
        }
      },
    ]

  private static func length(_ arguments: Arguments, _ what: String) throws(Stop) -> Int {
    let count = arguments.int(1) ?? 1
    if count >= 0 { return count }
    throw Stop(.runtime, "Fatal error: Can't \(what)", at: arguments.range)
  }

  private static func firstToFail(_ run: Run, _ arguments: Arguments) throws(Stop) -> String.Index {
    let text = arguments.substring(0)
    for index in text.indices where !(try run.holds(arguments.function(1), text[index], at: arguments.range)) {
      return index
    }
    return text.endIndex
  }

  private static func parts(
    _ run: Run, _ arguments: Arguments, most: Int?, keepsEmpty: Bool,
    _ isSeparator: (Character) throws(Stop) -> Bool
  ) throws(Stop) -> Value {
    if let most, most < 0 { throw Stop(.runtime, "Fatal error: Must take zero or more splits", at: arguments.range) }
    let text = arguments.substring(0)
    var parts: [Value] = []
    var start = text.startIndex
    for index in text.indices {
      if let most, parts.count >= most { break }
      guard try isSeparator(text[index]) else { continue }
      if keepsEmpty || start < index { parts.append(.substring(text[start..<index])) }
      start = text.index(after: index)
    }
    if keepsEmpty || start < text.endIndex { parts.append(.substring(text[start...])) }
    return .array(try run.checked(parts, at: arguments.range))
  }
}
