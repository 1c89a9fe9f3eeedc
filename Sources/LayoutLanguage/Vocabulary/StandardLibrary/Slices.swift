import Diagnostics

extension Vocabulary {
  /// Parts of arrays and ranges, searching, and what changes an array in place.
  static let slices: [NativeDeclaration] =
    [
      .type("struct ArraySlice<Element>: RandomAccessCollection, MutableCollection"),

      .member("ArraySlice", "var startIndex: Int") { (call: Arguments) in .int(call.slice?.start ?? 0) },
      .member("ArraySlice", "var endIndex: Int") { (call: Arguments) in .int(call.slice?.end ?? 0) },
      .member("ArraySlice", "var indices: Range<Int>") { (call: Arguments) in
        .range(call.slice?.start ?? 0, call.slice?.end ?? 0)
      },
      .member("Array", "var startIndex: Int") { .int(0) },
      .member("Array", "var endIndex: Int") { (array: [Value]) in .int(array.count) },
      .member("Array", "func index(after index: Int) -> Int") { (_: Value?, index: Int) in .int(index &+ 1) },
      .member("Array", "func index(before index: Int) -> Int") { (_: Value?, index: Int) in .int(index &- 1) },

      .inPlace("Array", "mutating func popLast() -> Element?") { (_, array, _) throws(Stop) in
        try array.withElements { (elements) throws(Stop) in optional(elements.popLast()) }
      },
      .inPlace("Array", "mutating func removeFirst() -> Element") { (run, array, call) throws(Stop) in
        try array.withElements { (elements) throws(Stop) in
          if elements.isEmpty {
            throw Stop(.runtime, "Can't remove first element from an empty collection", at: call.range)
          }
          try run.step(counting: elements.count / movedInAStep)
          return elements.removeFirst()
        }
      },
      .member("Array", "mutating func removeFirst(_ count: Int)") {
        (call: Arguments, array: [Value], _: Value?) throws(Stop) in
        .array(Array(array.dropFirst(try removable(call))))
      },
      .member("Array", "mutating func removeLast(_ count: Int)") {
        (call: Arguments, array: [Value], _: Value?) throws(Stop) in
        .array(Array(array.dropLast(try removable(call))))
      },
      .member("Array", "mutating func removeAll(keepingCapacity: Bool = false)") { .array([]) },
      .member("Array", "mutating func removeAll(where shouldBeRemoved: (Element) -> Bool)") {
        (run: Run, call: Arguments) throws(Stop) in
        guard let function = call.function(1) else { return call[0] ?? .void }
        var kept: [Value] = []
        for value in call.array(0) ?? [] {
          if case .bool(true) = try run.call(function, [value], at: call.range) { continue }
          kept.append(value)
        }
        return .array(kept)
      },
      .member("Array", "mutating func removeSubrange(_ bounds: Range<Int>)") {
        (call: Arguments, array: [Value], _: Value?) throws(Stop) in
        var values = array
        values.removeSubrange(try bounds(call))
        return .array(values)
      },
      .member("Array", "mutating func removeSubrange(_ bounds: ClosedRange<Int>)") {
        (call: Arguments, array: [Value], _: Value?) throws(Stop) in
        var values = array
        values.removeSubrange(try bounds(call))
        return .array(values)
      },
      .member("Array", "mutating func insert(contentsOf elements: Sequence<Element>, at index: Int)") {
        (run: Run, call: Arguments, array: [Value], _: Value?, index: Int?) throws(Stop) in
        var values = array
        guard let index, index >= 0, index <= values.count else {
          throw Stop(.runtime, "Array index is out of range", at: call.range)
        }
        values.insert(contentsOf: try list(run, call, 1), at: index)
        return .array(try run.checked(values, at: call.range))
      },
      .member("Array", "mutating func reverse()") { (array: [Value]) in .array(array.reversed()) },
      .member("Array", "mutating func sort()") { (run: Run, call: Arguments) throws(Stop) in
        .array(try ranked(run, call))
      },
      .member("Array", "mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool)") {
        (run: Run, call: Arguments, _: Value?, areInIncreasingOrder: FunctionValue?) throws(Stop) in
        .array(try ranked(run, call, by: areInIncreasingOrder))
      },
      .inPlace("Array", "mutating func swapAt(_ i: Int, _ j: Int)") { (_, array, call) throws(Stop) in
        let (i, j) = (call.int(1), call.int(2))
        return try array.withElements { (elements) throws(Stop) in
          guard let i, let j, elements.indices.contains(i), elements.indices.contains(j) else {
            throw Stop(.runtime, "Index out of range", at: call.range)
          }
          elements.swapAt(i, j)
          return .void
        }
      },
      .member("Array", "mutating func reserveCapacity(_ count: Int)") { (array: Value, _: Value?) in array },
    ] + parts("Array", "ArraySlice<Element>") + parts("ArraySlice", "ArraySlice<Element>")
    + parts("Range", "Range<Bound>") + parts("ClosedRange", "ArraySlice<Bound>") + parts("Set", "[Element]")
    + parts("Dictionary", "[(key: Key, value: Value)]") + parts("Collection", "[Element]")
    + places("Collection") + wholes("Array") + wholes("ArraySlice")
    + parts("Zip2Sequence", "[(First, Second)]") + parts("StrideTo", "[Element]") + parts("StrideThrough", "[Element]")

  /// What any sequence gives as an array of its own, where an array is wanted.
  private static func wholes(_ type: String) -> [NativeDeclaration] {
    arraysOfAnySequence(type, "[Element]").map { part in
      .member(type, part.text) { (run: Run, call: Arguments) throws(Stop) in
        let found = try part.work.answer(run, call)
        if case .slice(let slice) = found { return .array(slice.elements) }
        return found
      }
    }
  }

  /// Where the elements of any collection are: counted, as those of an array are.
  private static func places(_ type: String) -> [NativeDeclaration] {
    [
      .member(type, "var startIndex: Int") { (run: Run, call: Arguments) throws(Stop) in
        .int(try Self.indices(run, call).lowerBound)
      },
      .member(type, "var endIndex: Int") { (run: Run, call: Arguments) throws(Stop) in
        .int(try Self.indices(run, call).upperBound)
      },
      .member(type, "var indices: Range<Int>") { (run: Run, call: Arguments) throws(Stop) in
        let indices = try Self.indices(run, call)
        return .range(indices.lowerBound, indices.upperBound)
      },
      .member(type, "func index(after index: Int) -> Int") { (_: Value?, index: Int) in .int(index &+ 1) },
      .member(type, "func index(before index: Int) -> Int") { (_: Value?, index: Int) in .int(index &- 1) },
      .member(type, "func index(_ index: Int, offsetBy distance: Int) -> Int") {
        (_: Value?, index: Int, distance: Int) in
        .int(index &+ distance)
      },
    ]
  }

  /// The places of a collection's elements.
  static func indices(_ run: Run, _ arguments: Arguments) throws(Stop) -> Range<Int> {
    switch arguments[0] {
    case .slice(let slice)?: slice.start..<slice.end
    case .range(let lower, let upper, _)?: lower..<max(lower, upper)
    default: 0..<(try list(run, arguments).count)
    }
  }

  /// What cuts off one end, or keeps it.
  private static func parts(_ type: String, _ part: String) -> [NativeDeclaration] {
    [
      .member(type, "func prefix(_ count: Int) -> \(part)") { (run: Run, call: Arguments) throws(Stop) in
        try cut(run, call) { (values, count) in 0..<min(values, count) }
      },
      .member(type, "func dropFirst(_ count: Int = 1) -> \(part)") { (run: Run, call: Arguments) throws(Stop) in
        try cut(run, call, refusing: "drop a negative number of elements") { (values, count) in
          min(values, count)..<values
        }
      },
      .member(type, "func drop(while predicate: (\(element(type))) -> Bool) -> \(part)") {
        (run: Run, call: Arguments) throws(Stop) in
        let dropped = try leading(run, call)
        return try cut(run, call) { (count, _) in dropped..<count }
      },
    ] + arraysOfAnySequence(type, part)
  }

  /// The parts that a plain sequence gives as an array.
  private static func arraysOfAnySequence(_ type: String, _ part: String) -> [NativeDeclaration] {
    [
      .member(type, "func suffix(_ count: Int) -> \(part)") { (run: Run, call: Arguments) throws(Stop) in
        try cut(run, call, refusing: "take a suffix of negative length") { (values, count) in
          (values - min(values, count))..<values
        }
      },
      .member(type, "func dropLast(_ count: Int = 1) -> \(part)") { (run: Run, call: Arguments) throws(Stop) in
        try cut(run, call, refusing: "drop a negative number of elements") { (values, count) in
          0..<(values - min(values, count))
        }
      },
      .member(type, "func prefix(while predicate: (\(element(type))) -> Bool) -> \(part)") {
        (run: Run, call: Arguments) throws(Stop) in
        let kept = try leading(run, call)
        return try cut(run, call) { (_, _) in 0..<kept }
      },
    ]
  }

  private static func element(_ type: String) -> String {
    switch type {
    case "Range", "ClosedRange": "Bound"
    case "Dictionary": "(key: Key, value: Value)"
    case "Zip2Sequence": "(First, Second)"
    default: "Element"
    }
  }

  /// A slice of the receiver, from which places it has and how many are asked for.
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
    case .slice(let slice)?: return .slice(Slice(elements: part, start: slice.start &+ range.lowerBound))
    case .range(let lower, _, isClosed: false)?: return .range(lower + range.lowerBound, lower + range.upperBound)
    case .range?: return .sequence(SequenceView(kind: .other, elements: part))
    // What Swift gives here shows more in a text than its elements.
    default: return .sequence(SequenceView(kind: .other, elements: part))
    }
  }

  /// How many elements at the beginning satisfy the closure.
  private static func leading(_ run: Run, _ arguments: Arguments) throws(Stop) -> Int {
    guard let function = arguments.function(1) else { return 0 }
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

  private static func bounds(_ arguments: Arguments) throws(Stop) -> Range<Int> {
    guard case .range(let lower, let upper, _)? = arguments[1], lower >= 0, lower <= upper,
      upper <= arguments.array(0)?.count ?? 0
    else { throw Stop(.runtime, "Array replace: subrange extends past the end", at: arguments.range) }
    return lower..<upper
  }
}

extension Arguments {
  /// The receiver.
  fileprivate var slice: Slice? {
    if case .slice(let slice)? = self[0] { return slice }
    return nil
  }
}
