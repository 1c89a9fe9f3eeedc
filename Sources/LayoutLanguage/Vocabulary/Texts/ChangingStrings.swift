import Diagnostics

extension Vocabulary {
  /// What changes a text in place.
  static let changingStrings: [NativeDeclaration] =
    [
      .member("String", "mutating func append(_ other: String)", appending),
      .member("String", "mutating func append(_ other: Character)", appending),
      .member("String", "mutating func append(contentsOf other: StringProtocol)", appending),
      .member("String", "mutating func append(contentsOf characters: Sequence<Character>)") { run, a throws(Stop) in
        .string(try run.checked((a.string(0) ?? "") + (try list(run, a, 1).map(\.text).joined()), at: a.range))
      },
      .member("String", "mutating func write(_ other: String)", appending),
      .member("String", "mutating func removeAll(keepingCapacity: Bool = false)") { _, _ in .string("") },
      .member("String", "mutating func reserveCapacity(_ count: Int)") { _, a in a[0] ?? .void },
      .member("String", "mutating func removeAll(where shouldBeRemoved: (Character) -> Bool)") { run, a throws(Stop) in
        var text = ""
        for character in a.string(0) ?? "" where !(try run.holds(a.function(1), character, at: a.range)) {
          text.append(character)
        }
        return .string(text)
      },
      .member("String", "mutating func insert(_ character: Character, at index: StringIndex)", inserting),
      .member("String", "mutating func insert(contentsOf other: StringProtocol, at index: StringIndex)", inserting),
      .member("String", "mutating func remove(at index: StringIndex) -> Character") { _, a throws(Stop) in
        var text = a.string(0) ?? ""
        let removed = text.remove(at: try place(a, 1, in: text[...]))
        return .tuple([.string(text), .string(String(removed))])
      },
    ]
    + ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"].flatMap { range in
      [
        .member("String", "mutating func removeSubrange(_ range: \(range)<StringIndex>)") { _, a throws(Stop) in
          var text = a.string(0) ?? ""
          text.removeSubrange(try bounds(a, 1, in: text[...]))
          return .string(text)
        },
        .member("String", "mutating func replaceSubrange(_ range: \(range)<StringIndex>, with other: StringProtocol)") {
          run, a throws(Stop) in
          var text = a.string(0) ?? ""
          text.replaceSubrange(try bounds(a, 1, in: text[...]), with: a.string(2) ?? "")
          return .string(try run.checked(text, at: a.range))
        },
      ]
    } + ["String", "Substring"].flatMap(removals)

  private static let appending: NativeFunction.Body = { run, a throws(Stop) in
    .string(try run.checked((a.string(0) ?? "") + (a.string(1) ?? ""), at: a.range))
  }

  private static let inserting: NativeFunction.Body = { run, a throws(Stop) in
    var text = a.string(0) ?? ""
    text.insert(contentsOf: a.string(1) ?? "", at: try place(a, 2, in: text[...], upToEnd: true))
    return .string(try run.checked(text, at: a.range))
  }

  /// What takes characters away at one end; a part of a text keeps its places.
  private static func removals(_ type: String) -> [NativeDeclaration] {
    let made: @Sendable (Substring) -> Value = { type == "String" ? .string(String($0)) : .substring($0) }
    return [
      .member(type, "mutating func removeLast() -> Character") { _, a throws(Stop) in
        var text = a.substring(0)
        guard let last = text.popLast() else { throw nothingToRemove("last", a) }
        return .tuple([made(text), .string(String(last))])
      },
      .member(type, "mutating func removeFirst() -> Character") { _, a throws(Stop) in
        var text = a.substring(0)
        guard let first = text.popFirst() else { throw nothingToRemove("first", a) }
        return .tuple([made(text), .string(String(first))])
      },
      .member(type, "mutating func popLast() -> Character?") { _, a in
        var text = a.substring(0)
        let last = optional(text.popLast().map { .string(String($0)) })
        return .tuple([made(text), last])
      },
      .member(type, "mutating func removeLast(_ count: Int)") { _, a throws(Stop) in
        made(a.substring(0).dropLast(try removable(a)))
      },
      .member(type, "mutating func removeFirst(_ count: Int)") { _, a throws(Stop) in
        made(a.substring(0).dropFirst(try removable(a)))
      },
    ]
      + (type == "String"
        ? []
        : [
          .member(type, "mutating func popFirst() -> Character?") { _, a in
            var text = a.substring(0)
            let first = optional(text.popFirst().map { .string(String($0)) })
            return .tuple([made(text), first])
          }
        ])
  }

  private static func nothingToRemove(_ end: String, _ arguments: Arguments) -> Stop {
    Stop(.runtime, "Can't remove \(end) element from an empty collection", at: arguments.range)
  }

  private static func removable(_ arguments: Arguments) throws(Stop) -> Int {
    let count = arguments.int(1) ?? 0
    if count < 0 {
      throw Stop(.runtime, "Fatal error: Number of elements to remove should be non-negative", at: arguments.range)
    }
    if count > arguments.substring(0).count {
      throw Stop(
        .runtime, "Fatal error: Can't remove more items from a collection than it contains", at: arguments.range)
    }
    return count
  }
}
