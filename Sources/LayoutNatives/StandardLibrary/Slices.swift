import Diagnostics
import LayoutProgram

extension Natives {
  /// Slices of arrays and ranges, searching, and mutations of arrays in place.
  static let slices: [Native] =
    [

      .native("ArraySlice.startIndex") { (call: Arguments) in .int(call.slice?.start ?? 0) },
      .native("ArraySlice.endIndex") { (call: Arguments) in .int(call.slice?.end ?? 0) },
      .native("ArraySlice.indices") { (call: Arguments) in .range(call.slice?.start ?? 0, call.slice?.end ?? 0) },
      .native("Array.endIndex") { (array: [Value]) in .int(array.count) },
      .native("Array.index(after:)") { (_: Value?, index: Int) in .int(index &+ 1) },
      .native("Array.index(before:)") { (_: Value?, index: Int) in .int(index &- 1) },

      .inPlace("Array.popLast()") { (_, array, _) throws(Stop) in
        try array.withElements { (elements) throws(Stop) in optional(elements.popLast()) }
      },
      .inPlace("Array.removeFirst()") { (run, array, call) throws(Stop) in
        try array.withElements { (elements) throws(Stop) in
          if elements.isEmpty {
            throw Stop(.runtime, "Can't remove first element from an empty collection", at: call.range)
          }
          try run.step(counting: elements.count / movedInAStep)
          return elements.removeFirst()
        }
      },
      .native("Array.removeFirst(_:)") { (call: Arguments, array: [Value], _: Value?) throws(Stop) in
        .array(Array(array.dropFirst(try removable(call))))
      },
      .native("Array.removeLast(_:)") { (call: Arguments, array: [Value], _: Value?) throws(Stop) in
        .array(Array(array.dropLast(try removable(call))))
      },
      .native("Array.removeAll(keepingCapacity:)") { .array([]) },
      .native("Array.removeAll(where:)") { (run: Run, call: Arguments) throws(Stop) in
        let function = try call.required(1, as: FunctionValue.self)
        var kept: [Value] = []
        for value in call.array(0) ?? [] {
          if case .bool(true) = try run.call(function, [value], at: call.range) { continue }
          kept.append(value)
        }
        return .array(kept)
      },
      .native("Array.removeSubrange(_:)") { (call: Arguments, array: [Value], range: Value?) throws(Stop) in
        var values = array
        values.removeSubrange(try bounds(range, in: array.indices, call))
        return .array(values)
      },
      .native("Array.insert(contentsOf:at:)") {
        (run: Run, call: Arguments, array: [Value], _: Value?, index: Int?) throws(Stop) in
        var values = array
        guard let index, index >= 0, index <= values.count else {
          throw Stop(.runtime, "Array index is out of range", at: call.range)
        }
        values.insert(contentsOf: try list(run, call, 1), at: index)
        return .array(try run.checked(values, at: call.range))
      },
      .native("Array.reverse()") { (array: [Value]) in .array(array.reversed()) },
      .native("Array.sort()") { (run: Run, call: Arguments) throws(Stop) in .array(try ranked(run, call)) },
      .native("Array.sort(by:)") {
        (run: Run, call: Arguments, _: Value?, areInIncreasingOrder: FunctionValue) throws(Stop) in
        .array(try ranked(run, call, by: areInIncreasingOrder))
      },
      .inPlace("Array.swapAt(_:_:)") { (_, array, call) throws(Stop) in
        let (i, j) = (call.int(1), call.int(2))
        return try array.withElements { (elements) throws(Stop) in
          guard let i, let j, elements.indices.contains(i), elements.indices.contains(j) else {
            throw Stop(.runtime, "Index out of range", at: call.range)
          }
          elements.swapAt(i, j)
          return .void
        }
      },
    ]
    + [
      "Array", "ArraySlice", "Range", "ClosedRange", "Set", "Dictionary", "Collection", "Zip2Sequence", "StrideTo",
      "StrideThrough",
    ].flatMap(parts) + places("Collection") + wholes("Array") + wholes("ArraySlice")
    + wholes("Collection")

  /// Methods of sequences that return an array if one is expected.
  private static func wholes(_ type: String) -> [Native] {
    arraysOfAnySequence(type).map { part in
      .native("\(part.key) -> [Element]") { (run: Run, call: Arguments) throws(Stop) in
        let found = try part.work.answer(run, call)
        if case .slice(let slice) = found { return .array(slice.elements) }
        if case .sequence(let view) = found, part.key.hasPrefix("Collection.") { return .array(view.elements) }
        return found
      }
    }
  }

  /// The indices of any collection, counted as those of an array.
  private static func places(_ type: String) -> [Native] {
    [
      .native("\(type).startIndex") { (run: Run, call: Arguments) throws(Stop) in
        if let text = call.text { return .index(text.startIndex) }
        return .int(try Self.indices(run, call).lowerBound)
      },
      .native("\(type).endIndex") { (run: Run, call: Arguments) throws(Stop) in
        if let text = call.text { return .index(text.endIndex) }
        return .int(try Self.indices(run, call).upperBound)
      },
      .native("\(type).indices") { (run: Run, call: Arguments) throws(Stop) in
        if let text = call.text { return .array(try run.checked(text.indices.map { .index($0) }, at: call.range)) }
        let indices = try Self.indices(run, call)
        return .range(indices.lowerBound, indices.upperBound)
      },
      .native("\(type).index(after: Int)") { (call: Arguments) throws(Stop) in try moved(call, by: 1) },
      .native("\(type).index(before: Int)") { (call: Arguments) throws(Stop) in try moved(call, by: -1) },
      .native("\(type).index(_: Int, offsetBy: Int)") { (run: Run, call: Arguments) throws(Stop) in
        if let own = call[0], run.hasOwnPlaces(own), let place = call[1] {
          return try run.place(call.int(2) ?? 0, after: place, in: own, at: call.range)
        }
        return try moved(call, by: call.int(2) ?? 0)
      },
      .native("\(type).index(_: Int, offsetBy: Int, limitedBy: Int)") { (call: Arguments) throws(Stop) in
        let distance = call.int(2) ?? 0
        guard call.text == nil, case .int(let place)? = call[1], case .int(let limit)? = call[3] else {
          let isBeyond = try Natives.distance(call, to: 3).map { distance < 0 ? $0 > distance : $0 < distance } ?? false
          return isBeyond ? .none : .some(try moved(call, by: distance))
        }
        let isBeyond =
          distance < 0 ? limit <= place && place &+ distance < limit : limit >= place && place &+ distance > limit
        return isBeyond ? .none : .some(.int(place &+ distance))
      },
      .native("\(type).distance(from: Int, to: Int)") { (call: Arguments) throws(Stop) in
        if let steps = try distance(call, to: 2) { return .int(steps) }
        return .int((call.int(2) ?? 0) &- (call.int(1) ?? 0))
      },
    ]
  }

  /// The index some steps away; a text has its own index type.
  private static func moved(_ arguments: Arguments, by distance: Int) throws(Stop) -> Value {
    guard let text = arguments.text else { return .int((arguments.int(1) ?? 0) &+ distance) }
    let start = try place(arguments, 1, in: text, upToEnd: true)
    let border = distance < 0 ? text.startIndex : text.endIndex
    guard let found = text.index(start, offsetBy: distance, limitedBy: border) else {
      throw Stop(.runtime, "Fatal error: String index is out of bounds", at: arguments.range)
    }
    return .index(found)
  }

  /// The distance between two indices of a text; nil for other collections.
  private static func distance(_ arguments: Arguments, to end: Int) throws(Stop) -> Int? {
    guard let text = arguments.text else { return nil }
    return text.distance(
      from: try place(arguments, 1, in: text, upToEnd: true), to: try place(arguments, end, in: text, upToEnd: true))
  }

  /// The indices of a collection's elements.
  static func indices(_ run: Run, _ arguments: Arguments) throws(Stop) -> Range<Int> {
    switch arguments[0] {
    case .slice(let slice)?: slice.start..<slice.end
    case .range(let lower, let upper, _)?: lower..<max(lower, upper)
    case .dictionary?, .set?: throw Stop(problem: Problem(unsupported: .name("Index"), at: arguments.range))
    case let own? where run.hasOwnPlaces(own):
      try ownIndices(run, arguments, own)
    default: 0..<(try list(run, arguments).count)
    }
  }

  /// The indices of one of the program's own collections, if each is one more than the one before.
  private static func ownIndices(_ run: Run, _ arguments: Arguments, _ own: Value) throws(Stop) -> Range<Int> {
    let count = try list(run, arguments).count
    guard case .int(let start) = try run.place(0, in: own, at: arguments.range),
      case .int(let end) = try run.place(count, in: own, at: arguments.range), end &- start == count
    else { throw Stop(problem: Problem(unsupported: .name("indices"), at: arguments.range)) }
    return start..<end
  }

  /// Methods that drop or keep one end.
  private static func parts(_ type: String) -> [Native] {
    [
      .native("\(type).prefix(_:)") { (run: Run, call: Arguments) throws(Stop) in
        try cut(run, call) { (values, count) in 0..<min(values, count) }
      },
      .native("\(type).dropFirst(_:)") { (run: Run, call: Arguments) throws(Stop) in
        try cut(run, call, refusing: "drop a negative number of elements") { (values, count) in
          min(values, count)..<values
        }
      },
      .native("\(type).drop(while:)") { (run: Run, call: Arguments) throws(Stop) in
        let dropped = try leading(run, call)
        return try cut(run, call) { (count, _) in dropped..<count }
      },
    ] + arraysOfAnySequence(type)
  }

  /// Methods that return an array for a plain sequence.
  private static func arraysOfAnySequence(_ type: String) -> [Native] {
    [
      .native("\(type).suffix(_:)") { (run: Run, call: Arguments) throws(Stop) in
        try cut(run, call, refusing: "take a suffix of negative length") { (values, count) in
          (values - min(values, count))..<values
        }
      },
      .native("\(type).dropLast(_:)") { (run: Run, call: Arguments) throws(Stop) in
        try cut(run, call, refusing: "drop a negative number of elements") { (values, count) in
          0..<(values - min(values, count))
        }
      },
      .native("\(type).prefix(while:)") { (run: Run, call: Arguments) throws(Stop) in
        let kept = try leading(run, call)
        return try cut(run, call) { (_, _) in 0..<kept }
      },
    ]
  }

  /// A slice of the receiver, chosen by the number of its elements and the requested count.
  private static func cut(
    _ run: Run, _ arguments: Arguments, refusing what: String = "take a prefix of negative length",
    _ places: (Int, Int) -> Range<Int>
  ) throws(Stop) -> Value {
    let values = try list(run, arguments)
    let count = arguments.int(1) ?? 1
    if count < 0 {
      throw Stop(.runtime, "Fatal error: Can't \(what) from a collection", at: arguments.range)
    }
    let range = places(values.count, count)
    let part = try run.checked(Array(values[range]), at: arguments.range)
    switch arguments[0] {
    case .array?: return .slice(Slice(elements: part, start: range.lowerBound))
    case .slice(let slice)?:
      let start = slice.start &+ range.lowerBound
      return .slice(Slice(elements: part, start: start, isOfOwnCollection: slice.isOfOwnCollection))
    case .range(let lower, _, isClosed: false)?: return .range(lower + range.lowerBound, lower + range.upperBound)
    case .range?: return .sequence(SequenceView(kind: .other, elements: part))
    case let own? where run.hasOwnPlaces(own):
      guard case .int(let start) = try run.place(range.lowerBound, in: own, at: arguments.range),
        case .int(let end) = try run.place(range.upperBound, in: own, at: arguments.range), end &- start == part.count
      else { return .sequence(SequenceView(kind: .other, elements: part)) }
      return .slice(Slice(elements: part, start: start, isOfOwnCollection: true))
    // Swift's description of this result shows more than its elements.
    default: return .sequence(SequenceView(kind: .other, elements: part))
    }
  }

  /// The number of leading elements that satisfy the closure.
  private static func leading(_ run: Run, _ arguments: Arguments) throws(Stop) -> Int {
    let function = try arguments.required(1, as: FunctionValue.self)
    var count = 0
    for value in try list(run, arguments) {
      guard case .bool(true) = try run.call(function, [value], at: arguments.range) else { break }
      count += 1
    }
    return count
  }

  private static func removable(_ arguments: Arguments) throws(Stop) -> Int {
    let count = arguments.int(1) ?? 0
    if count < 0 {
      throw Stop(.runtime, "Fatal error: Number of elements to remove should be non-negative", at: arguments.range)
    }
    if count > arguments.array(0)?.count ?? 0 {
      throw Stop(
        .runtime, "Fatal error: Can't remove more items from a collection than it contains", at: arguments.range)
    }
    return count
  }

  static func bounds(_ range: Value?, in all: Range<Int>, _ arguments: Arguments) throws(Stop) -> Range<Int> {
    guard let places = range?.places(in: all) else {
      throw Stop(.runtime, "Array replace: subrange extends past the end", at: arguments.range)
    }
    return places
  }
}

extension Value {
  /// The positions that a range of any kind selects in a list; nil if it exceeds the list.
  package func places(in all: Range<Int>) -> Range<Int>? {
    var (lower, upper) = (all.lowerBound, all.upperBound)
    switch self {
    case .range(let first, let end, _): (lower, upper) = (first, end)
    case .interval(let interval):
      if case .int(let first)? = interval.lower { lower = first }
      if case .int(let last)? = interval.upper { upper = interval.isClosed ? last &+ 1 : last }
    default: break
    }
    guard all.lowerBound <= lower, lower <= upper, upper <= all.upperBound else { return nil }
    return lower..<upper
  }
}

extension Arguments {
  /// The receiver, if it is a text or part of one.
  fileprivate var text: Substring? {
    switch self[0] {
    case .string?, .substring?: substring(0)
    default: nil
    }
  }

  /// The receiver as a slice.
  fileprivate var slice: Slice? {
    if case .slice(let slice)? = self[0] { return slice }
    return nil
  }
}
