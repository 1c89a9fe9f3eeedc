import Diagnostics
import LayoutProgram

extension Natives {
  /// Mutations of a text in place.
  static let changingStrings: [Native] =
    [
      .inPlace("String.append(_: String)", appending),
      .inPlace("String.append(_: Character)", appending),
      .inPlace("String.append(contentsOf: some StringProtocol)", appending),
      .native("String.append(contentsOf: some Sequence<Character>)") {
        (run: Run, call: Arguments, text: String, _: Value?) throws(Stop) in
        .string(try run.checked(text + (try list(run, call, 1).map(\.text).joined()), at: call.range))
      },
      .inPlace("String.write(_:)", appending),
      .native("String.removeAll(keepingCapacity:)") { .string("") },
      .native("String.removeAll(where:)") {
        (run: Run, call: Arguments, textArgument: String, shouldBeRemoved: FunctionValue) throws(Stop) in
        var text = ""
        for character in textArgument where !(try run.holds(shouldBeRemoved, character, at: call.range)) {
          text.append(character)
        }
        return .string(text)
      },
      .native("String.insert(_:at:)", inserting),
      .native("String.insert(contentsOf:at:)", inserting),
      .changing("String.remove(at:)") { (a: Arguments) throws(Stop) in
        var text = a.string(0) ?? ""
        let removed = text.remove(at: try place(a, 1, in: text[...]))
        return .changed(.string(text), returning: .string(String(removed)))
      },
    ]
    + ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"].flatMap { range in
      [
        .native("String.removeSubrange(_: \(range)<String.Index>)") { (a: Arguments) throws(Stop) in
          var text = a.string(0) ?? ""
          text.removeSubrange(try bounds(a, 1, in: text[...]))
          return .string(text)
        },
        .native("String.replaceSubrange(_: \(range)<String.Index>, with: some StringProtocol)") {
          (run: Run, a: Arguments) throws(Stop) in
          var text = a.string(0) ?? ""
          text.replaceSubrange(try bounds(a, 1, in: text[...]), with: a.string(2) ?? "")
          return .string(try run.checked(text, at: a.range))
        },
      ]
    } + ["String", "Substring"].flatMap(removals)

  private static let appending: NativeFunction.InPlace = { run, receiver, a throws(Stop) in
    let more = a.string(1) ?? ""
    try receiver.withText { (text) throws(Stop) in try run.append(more, to: &text, at: a.range) }
    return .void
  }

  private static let inserting: NativeFunction.Body = { run, a throws(Stop) in
    var text = a.string(0) ?? ""
    text.insert(contentsOf: a.string(1) ?? "", at: try place(a, 2, in: text[...], upToEnd: true))
    return .string(try run.checked(text, at: a.range))
  }

  /// Methods that remove characters at one end; a substring keeps its indices.
  private static func removals(_ type: String) -> [Native] {
    let made: @Sendable (Substring) -> Value = { type == "String" ? .string(String($0)) : .substring($0) }
    return [
      .changing("\(type).removeLast()") { (call: Arguments, receiver: Substring) throws(Stop) in
        var text = receiver
        guard let last = text.popLast() else { throw nothingToRemove("last", call) }
        return .changed(made(text), returning: .string(String(last)))
      },
      .changing("\(type).removeFirst()") { (call: Arguments, receiver: Substring) throws(Stop) in
        var text = receiver
        guard let first = text.popFirst() else { throw nothingToRemove("first", call) }
        return .changed(made(text), returning: .string(String(first)))
      },
      .changing("\(type).popLast()") { (receiver: Substring) in
        var text = receiver
        let last = optional(text.popLast().map { .string(String($0)) })
        return .changed(made(text), returning: last)
      },
      .native("\(type).removeLast(_: Int)") { (call: Arguments, receiver: Substring, _: Value?) throws(Stop) in
        made(receiver.dropLast(try removable(call)))
      },
      .native("\(type).removeFirst(_: Int)") { (call: Arguments, receiver: Substring, _: Value?) throws(Stop) in
        made(receiver.dropFirst(try removable(call)))
      },
    ]
      + (type == "String"
        ? []
        : [
          .changing("\(type).popFirst()") { (receiver: Substring) in
            var text = receiver
            let first = optional(text.popFirst().map { .string(String($0)) })
            return .changed(made(text), returning: first)
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
