import Diagnostics
import LayoutProgram

extension Natives {
  /// Substrings, and texts composed of others.
  static let stringParts: [Native] =
    [
      .native("StringProtocol.split(separator: Character, maxSplits: Int, omittingEmptySubsequences: Bool)") {
        (run: Run, call: Arguments, _: Value?, separator: Character?, maxSplits: Int?, omittingEmptySubsequences: Bool?)
          throws(Stop) in
        return try parts(run, call, most: maxSplits, keepsEmpty: omittingEmptySubsequences == false) {
          (character) throws(Stop) in
          character == separator
        }
      },
      .native("StringProtocol.split(maxSplits:omittingEmptySubsequences:whereSeparator:)") {
        (
          run: Run, call: Arguments, _: Value?, maxSplits: Int?, omittingEmptySubsequences: Bool?,
          isSeparator: FunctionValue
        ) throws(Stop) in
        try parts(run, call, most: maxSplits, keepsEmpty: omittingEmptySubsequences == false) {
          (character) throws(Stop) in
          try run.holds(isSeparator, character, at: call.range)
        }
      },
      .native("StringProtocol.split(separator: String, maxSplits: Int, omittingEmptySubsequences: Bool)") {
        (
          run: Run, call: Arguments, text: Substring, separator: String, maxSplits: Int?,
          omittingEmptySubsequences: Bool?
        ) throws(Stop) in
        if separator.isEmpty { return .array([.substring(text)]) }
        try run.countSearch(for: separator, in: String(text), at: call.range)
        let found = text.split(
          separator: separator, maxSplits: max(maxSplits ?? .max, 0),
          omittingEmptySubsequences: omittingEmptySubsequences ?? true)
        return .array(try run.checked(found.map { .substring($0) }, at: call.range))
      },
      .native("Substring.init(_:)") { (text: Substring) in .substring(text) },
      .native("Substring.init()") { .substring("") },
      .native("StringProtocol.prefix(_:)") { (call: Arguments, text: Substring, _: Value?) throws(Stop) in
        .substring(text.prefix(try length(call, "take a prefix of negative length from a collection")))
      },
      .native("StringProtocol.suffix(_:)") { (call: Arguments, text: Substring, _: Value?) throws(Stop) in
        .substring(text.suffix(try length(call, "take a suffix of negative length from a collection")))
      },
      .native("StringProtocol.dropFirst(_:)") { (call: Arguments, text: Substring, _: Value?) throws(Stop) in
        .substring(text.dropFirst(try length(call, "drop a negative number of elements from a collection")))
      },
      .native("StringProtocol.dropLast(_:)") { (call: Arguments, text: Substring, _: Value?) throws(Stop) in
        .substring(text.dropLast(try length(call, "drop a negative number of elements from a collection")))
      },
      .native("StringProtocol.prefix(while:)") { (run: Run, call: Arguments, text: Substring, _: Value?) throws(Stop) in
        return .substring(text[..<(try firstToFail(run, call))])
      },
      .native("StringProtocol.drop(while:)") { (run: Run, call: Arguments, text: Substring, _: Value?) throws(Stop) in
        .substring(text[(try firstToFail(run, call))...])
      },
      .native("StringProtocol.trimmingPrefix(_: some StringProtocol)") { (text: Substring, prefix: String) in
        return .substring(text.starts(with: prefix) ? text.dropFirst(prefix.count) : text)
      },
      .native("StringProtocol.replacing(_: some StringProtocol, with: some StringProtocol, maxReplacements: Int)") {
        (run: Run, call: Arguments, text: String, target: String, other: String, most: Int?) throws(Stop) in
        if target.isEmpty { return .string(text) }
        try run.countSearch(for: target, in: text, at: call.range)
        let parts = pieces(of: text, between: target)
        let count = min(max(most ?? .max, 0), parts.count - 1)
        let begin = (parts[..<count] + [""]).joined(separator: other)
        return .string(try run.checked(begin + parts[count...].joined(separator: target), at: call.range))
      },
      .native("StringProtocol.appending(_:)") { (run: Run, call: Arguments, text: String, other: String) throws(Stop) in
        .string(try run.checked(text + other, at: call.range))
      },
      .native("StringProtocol.padding(toLength:withPad:startingAt:)") {
        (run: Run, call: Arguments, textArgument: String, lengthArgument: Int, pad: String, start: Int?) throws(Stop) in
        let (text, length) = (textArgument, max(0, lengthArgument))
        if length > Run.Budget.textLength { throw run.textTooLong(at: call.range) }
        let units = Array(text.utf16)
        if units.count >= length { return .string(String(decoding: units[..<length], as: UTF16.self)) }
        let pad = Array(pad.utf16)
        guard let start, pad.indices.contains(start) else {
          throw Stop(.runtime, "Fatal error: startingAt is out of the pad string's bounds", at: call.range)
        }
        let filling = (0..<(length - units.count)).map { pad[(start + $0) % pad.count] }
        return .string(try run.checked(String(decoding: units + filling, as: UTF16.self), at: call.range))
      },
      .native("StringProtocol.flatMap(_:)") {
        (run: Run, call: Arguments, text: String, transform: FunctionValue) throws(Stop) in
        var results: [Value] = []
        for character in text {
          let value = try run.call(transform, [.string(String(character))], at: call.range)
          results += try list(run, Arguments(values: [value], range: call.range))
        }
        return .array(try run.checked(results, at: call.range))
      },
      .native("StringProtocol.lengthOfBytes(using:)") { (text: String, encoding: NativeCase?) in
        switch encoding?.name {
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
