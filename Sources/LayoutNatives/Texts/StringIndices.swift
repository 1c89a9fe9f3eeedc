import Diagnostics
import LayoutProgram

extension Natives {
  /// String indices, and the substrings between them. A substring shares the indices of its text.
  static let stringIndices: [Native] =
    [
      .native("String.Index.utf16Offset(in:)") { (a: Arguments) throws(Stop) in
        let text = a.substring(1)
        return .int(text.utf16.distance(from: text.startIndex, to: try place(a, 0, in: text, upToEnd: true)))
      },
      .native("StringProtocol.startIndex") { (text: Substring) in .index(text.startIndex) },
      .native("StringProtocol.endIndex") { (text: Substring) in .index(text.endIndex) },
      .native("StringProtocol.indices") { (run: Run, call: Arguments, text: Substring) throws(Stop) in
        .array(try run.checked(text.indices.map { .index($0) }, at: call.range))
      },
      .native("StringProtocol.index(after:)") { (a: Arguments) throws(Stop) in
        let text = a.substring(0)
        return .index(text.index(after: try place(a, 1, in: text)))
      },
      .native("StringProtocol.index(before:)") { (a: Arguments) throws(Stop) in
        let text = a.substring(0)
        let index = try place(a, 1, in: text, upToEnd: true)
        if index <= text.startIndex { throw outOfBounds(a) }
        return .index(text.index(before: index))
      },
      .native("StringProtocol.index(_:offsetBy:)") { (call: Arguments) throws(Stop) in
        guard let found = try moved(call, limit: nil) else { throw outOfBounds(call) }
        return .index(found)
      },
      .native("StringProtocol.index(_:offsetBy:limitedBy:)") { (a: Arguments) throws(Stop) in
        let limit = try place(a, 3, in: a.substring(0), upToEnd: true)
        return optional(try moved(a, limit: limit).map { .index($0) })
      },
      .native("StringProtocol.distance(from:to:)") { (a: Arguments) throws(Stop) in
        let text = a.substring(0)
        return .int(
          text.distance(from: try place(a, 1, in: text, upToEnd: true), to: try place(a, 2, in: text, upToEnd: true)))
      },
      .native("StringProtocol.subscript(_: String.Index)") { (a: Arguments) throws(Stop) in
        let text = a.substring(0)
        return .string(String(text[try place(a, 1, in: text)]))
      },
    ]
    + ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"].map { range in
      .native("StringProtocol.subscript(_: \(range)<String.Index>)") { (a: Arguments) throws(Stop) in
        let text = a.substring(0)
        return .substring(text[try bounds(a, 1, in: text)])
      }
    } + searches + cuts

  private static let searches: [Native] = [
    .native("StringProtocol.firstIndex(of:)") { (text: Substring, element: Character?) in
      optional(element.flatMap { text.firstIndex(of: $0) }.map { .index($0) })
    },
    .native("StringProtocol.index(of:)") { (text: Substring, element: Character?) in
      optional(element.flatMap { text.firstIndex(of: $0) }.map { .index($0) })
    },
    .native("StringProtocol.lastIndex(of:)") { (text: Substring, element: Character?) in
      optional(element.flatMap { text.lastIndex(of: $0) }.map { .index($0) })
    },
    .native("StringProtocol.firstIndex(where:)") {
      (run: Run, call: Arguments, text: Substring, predicate: FunctionValue) throws(Stop) in
      for index in text.indices where try run.holds(predicate, text[index], at: call.range) {
        return .some(.index(index))
      }
      return .none
    },
    .native("StringProtocol.lastIndex(where:)") {
      (run: Run, call: Arguments, text: Substring, predicate: FunctionValue) throws(Stop) in
      for index in text.indices.reversed() where try run.holds(predicate, text[index], at: call.range) {
        return .some(.index(index))
      }
      return .none
    },
    .native("StringProtocol.range(of:options:)") {
      (run: Run, call: Arguments, text: Substring, wanted: String, optionsArgument: Value?) throws(Stop) in
      try run.countSearch(for: wanted, in: String(text), at: call.range)
      if wanted.isEmpty { return .none }
      let options = CompareOptions(optionsArgument)
      return options.range(of: wanted, in: text).map { .some(range($0)) } ?? .none
    },
  ]

  private static func range(_ range: Range<String.Index>) -> Value {
    .interval(Interval(lower: .index(range.lowerBound), upper: .index(range.upperBound), isClosed: false))
  }

  /// Methods that return the text before or after an index.
  private static let cuts: [Native] = [
    .native("StringProtocol.prefix(upTo:)") { (a: Arguments) throws(Stop) in
      let text = a.substring(0)
      return .substring(text[..<(try place(a, 1, in: text, upToEnd: true))])
    },
    .native("StringProtocol.prefix(through:)") { (a: Arguments) throws(Stop) in
      let text = a.substring(0)
      return .substring(text[...(try place(a, 1, in: text))])
    },
    .native("StringProtocol.suffix(from:)") { (a: Arguments) throws(Stop) in
      let text = a.substring(0)
      return .substring(text[(try place(a, 1, in: text, upToEnd: true))...])
    },
  ]

  private static func outOfBounds(_ arguments: Arguments) -> Stop {
    .textIndexOutOfBounds(at: arguments.range)
  }

  /// A valid index of the text; stops if Swift traps.
  static func place(
    _ arguments: Arguments, _ number: Int, in text: Substring, upToEnd: Bool = false
  ) throws(Stop) -> String.Index {
    guard case .index(let index)? = arguments[number], text.startIndex <= index,
      upToEnd ? index <= text.endIndex : index < text.endIndex
    else { throw outOfBounds(arguments) }
    return index
  }

  /// The indices at the bounds of any kind of range.
  package static func bounds(_ arguments: Arguments, _ number: Int, in text: Substring) throws(Stop) -> Range<
    String.Index
  > {
    guard case .interval(let interval)? = arguments[number] else { throw outOfBounds(arguments) }
    var (lower, upper) = (text.startIndex, text.endIndex)
    if case .index(let index)? = interval.lower { lower = index }
    if case .index(let index)? = interval.upper {
      upper = index
      if interval.isClosed {
        guard index >= text.startIndex, index < text.endIndex else { throw outOfBounds(arguments) }
        upper = text.index(after: index)
      }
    }
    guard text.startIndex <= lower, lower <= upper, upper <= text.endIndex else { throw outOfBounds(arguments) }
    return lower..<upper
  }

  /// The index moved by a distance; nil beyond the limit.
  private static func moved(_ arguments: Arguments, limit: String.Index?) throws(Stop) -> String.Index? {
    let text = arguments.substring(0)
    let start = try place(arguments, 1, in: text, upToEnd: true)
    let distance = arguments.int(2) ?? 0
    // A limit in the other direction has no effect.
    let border = distance < 0 ? text.startIndex : text.endIndex
    if let limit, distance < 0 ? limit <= start : limit >= start {
      return text.index(start, offsetBy: distance, limitedBy: limit)
    }
    guard let found = text.index(start, offsetBy: distance, limitedBy: border) else { throw outOfBounds(arguments) }
    return found
  }
}

extension Arguments {
  /// A text argument with its indices: a string or a substring.
  package func substring(_ index: Int) -> Substring { self[index].flatMap(Substring.init(argument:)) ?? "" }
}

extension Run {
  /// Whether a closure returns true for a character.
  func holds(_ function: FunctionValue?, _ character: Character, at range: SourceRange?) throws(Stop) -> Bool {
    guard let function else { return false }
    if case .bool(true) = try call(function, [.string(String(character))], at: range) { return true }
    return false
  }
}
