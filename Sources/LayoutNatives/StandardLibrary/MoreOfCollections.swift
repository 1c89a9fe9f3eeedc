import Diagnostics
import LayoutProgram

extension Natives {
  /// Less common members of collections.
  static let moreOfCollections: [Native] =
    [
      .native("Sequence.lexicographicallyPrecedes(_:)") { (run: Run, call: Arguments) throws(Stop) in
        let (own, other) = (try list(run, call), try list(run, call, 1))
        for (left, right) in zip(own, other) {
          if try run.isLess(left, right, at: call.range) { return .bool(true) }
          if try run.isLess(right, left, at: call.range) { return .bool(false) }
        }
        return .bool(own.count < other.count)
      },
      .native("Sequence.elementsEqual(_:by:)") {
        (run: Run, call: Arguments, _: Value?, _: Value?, areEquivalent: FunctionValue) throws(Stop) in
        let (own, other) = (try list(run, call), try list(run, call, 1))
        guard own.count == other.count else { return .bool(false) }
        for (left, right) in zip(own, other) where !(try run.holds(areEquivalent, left, right, at: call.range)) {
          return .bool(false)
        }
        return .bool(true)
      },
      .native("Sequence.joined(separator: some Sequence<T>)") { (run: Run, call: Arguments) throws(Stop) in
        let separator = try list(run, call, 1)
        var all: [Value] = []
        for (index, part) in try list(run, call).enumerated() {
          if index > 0 { all += separator }
          all = try run.checked(all + (try list(run, Arguments(values: [part], range: call.range))), at: call.range)
          try run.step(at: call.range, counting: all.count / 8)
        }
        return .sequence(SequenceView(kind: .other, elements: all))
      },
      .native("Range.init(_: ClosedRange<Bound>)") { (call: Arguments) throws(Stop) in
        try reshaped(call, isClosed: false)
      },
      .native("ClosedRange.init(_: Range<Bound>)") { (call: Arguments) throws(Stop) in
        try reshaped(call, isClosed: true)
      },
      .native("Range.init(uncheckedBounds:)") { (run: Run, call: Arguments) throws(Stop) in
        try range(of: call, isClosed: false, run)
      },
      .native("ClosedRange.init(uncheckedBounds:)") { (run: Run, call: Arguments) throws(Stop) in
        try range(of: call, isClosed: true, run)
      },
      .native("Range.subscript(_: Range<Int>)", partOfRange),
      .native("Range.subscript(_: ClosedRange<Int>)", partOfRange),
      .native("Range.subscript(_: Int)") { (call: Arguments, range: Value?, index: Int?) throws(Stop) in
        guard case .range(let lower, let upper, _)? = range, let index, lower <= index, index < upper else {
          throw Stop(.runtime, "Fatal error: Index out of range", at: call.range)
        }
        return .int(index)
      },
      .native("Range.startIndex") { (call: Arguments, range: Value) throws(Stop) in
        guard case .range(let lower, _, _) = range else { throw call.fault(0, "a range of integers") }
        return .int(lower)
      },
      .native("Range.endIndex") { (call: Arguments, range: Value) throws(Stop) in
        guard case .range(_, let upper, _) = range else { throw call.fault(0, "a range of integers") }
        return .int(upper)
      },
      .changing("Dictionary.popFirst()") { (dictionary: Value) in
        guard case .dictionary(var table) = dictionary, let first = table.keys.first, let pair = table.remove(first)
        else {
          return .changed(dictionary, returning: .none)
        }
        return .changed(.dictionary(table), returning: .some(.tuple([pair.key, pair.value], labels: .keyValue)))
      },
    ]
    + ["Array", "ArraySlice", "Set", "Dictionary", "Range", "ClosedRange"].map { type in
      .native("\(type).description") { (run: Run, receiver: Value) throws(Stop) in .string(try run.text(of: receiver)) }
    }
    + ["Array", "Set", "Dictionary", "Range", "ClosedRange", "StringProtocol", "BinaryFloatingPoint"].map { type in
      .native("\(type).debugDescription") { (run: Run, receiver: Value) throws(Stop) in
        .string(try run.debugText(of: receiver))
      }
    } + splitting + moreOfSets

  /// A range of unchecked bounds. Release builds of Swift do not check their order; here it is checked, as in
  /// debug builds.
  private static func range(of arguments: Arguments, isClosed: Bool, _ run: Run) throws(Stop) -> Value {
    guard case .tuple(let bounds, _)? = arguments[0], bounds.count == 2 else { throw arguments.fault(0, "two bounds") }
    return try run.makeRange(bounds[0], bounds[1], isClosed: isClosed, at: arguments.range)
  }

  /// A range as half-open or closed.
  private static func reshaped(_ arguments: Arguments, isClosed: Bool) throws(Stop) -> Value {
    switch arguments[0] {
    case .range(let lower, let upper, _)?: return .range(lower, upper, isClosed: isClosed)
    case .interval(var interval)?:
      guard let type = interval.upper?.numberType, let upper = interval.upper?.whole else {
        throw arguments.fault(0, "a range of integers")
      }
      interval.upper = .whole(isClosed ? upper - 1 : upper + 1, as: type)
      interval.isClosed = isClosed
      return .interval(interval)
    default: throw arguments.fault(0, "a range")
    }
  }

  private static let splitting: [Native] = [
    .native("Sequence.split(separator:maxSplits:omittingEmptySubsequences:)") {
      (run: Run, call: Arguments, _: Value?, separator: Value, maxSplits: Int?, omittingEmptySubsequences: Bool?)
        throws(Stop) in
      try parts(run, call, most: maxSplits, keepsEmpty: omittingEmptySubsequences == false) { (value) throws(Stop) in
        try run.areEqual(value, separator)
      }
    },
    .native("Sequence.split(maxSplits:omittingEmptySubsequences:whereSeparator:)") {
      (
        run: Run, call: Arguments, _: Value?, maxSplits: Int?, omittingEmptySubsequences: Bool?,
        isSeparator: FunctionValue
      ) throws(Stop) in
      try parts(run, call, most: maxSplits, keepsEmpty: omittingEmptySubsequences == false) { (value) throws(Stop) in
        if case .bool(true) = try run.call(isSeparator, [value], at: call.range) { return true }
        return false
      }
    },
  ]

  private static func parts(
    _ run: Run, _ arguments: Arguments, most: Int?, keepsEmpty: Bool, _ isSeparator: (Value) throws(Stop) -> Bool
  ) throws(Stop) -> Value {
    if let most, most < 0 { throw Stop(.runtime, "Fatal error: Must take zero or more splits", at: arguments.range) }
    let values = try list(run, arguments)
    var parts: [Value] = []
    var start = 0
    for (index, value) in values.enumerated() {
      if let most, parts.count >= most { break }
      guard try isSeparator(value) else { continue }
      if keepsEmpty || start < index {
        parts.append(part(of: arguments[0], values, start..<index))
      }
      start = index + 1
    }
    if keepsEmpty || start < values.count {
      parts.append(part(of: arguments[0], values, start..<values.count))
    }
    return .array(try run.checked(parts, at: arguments.range))
  }

  /// The elements between two indices: a range for a range, or else a slice.
  private static func part(of whole: Value?, _ values: [Value], _ places: Range<Int>) -> Value {
    switch whole {
    case .range(let lower, _, isClosed: false)?: return .range(lower + places.lowerBound, lower + places.upperBound)
    case .range?: return .sequence(SequenceView(kind: .other, elements: Array(values[places])))
    case .slice(let slice)?:
      return .slice(Slice(elements: Array(values[places]), start: slice.start &+ places.lowerBound))
    default: return .slice(Slice(elements: Array(values[places]), start: places.lowerBound))
    }
  }

  private static let moreOfSets: [Native] = [
    .native("Set.isStrictSubset(of:)") { (run: Run, call: Arguments) throws(Stop) in
      let (own, other) = (KeyedValues(try list(run, call)), KeyedValues(try list(run, call, 1)))
      return .bool(own.count < other.count && own.keys.allSatisfy { other.contains($0) })
    },
    .native("Set.isStrictSuperset(of:)") { (run: Run, call: Arguments) throws(Stop) in
      let (own, other) = (KeyedValues(try list(run, call)), KeyedValues(try list(run, call, 1)))
      return .bool(other.count < own.count && other.keys.allSatisfy { own.contains($0) })
    },
    .native("Set.formIntersection(_:)") { (run: Run, call: Arguments) throws(Stop) in
      let other = KeyedValues(try list(run, call, 1))
      return .set(KeyedValues(try list(run, call).filter { other.contains($0) }))
    },
    .native("Set.formSymmetricDifference(_:)") { (run: Run, call: Arguments) throws(Stop) in
      let (own, other) = (KeyedValues(try list(run, call)), KeyedValues(try list(run, call, 1)))
      return .set(KeyedValues(own.keys.filter { !other.contains($0) } + other.keys.filter { !own.contains($0) }))
    },
    .changing("Set.update(with:)") { (setArgument: Value, element: Value?) in
      guard case .set(var set) = setArgument, let element else {
        return .changed(setArgument, returning: .none)
      }
      let old = optional(set.remove(element)?.key)
      set.insert(element)
      return .changed(.set(set), returning: old)
    },
    .changing("Set.removeFirst()") { (call: Arguments, setArgument: Value?) throws(Stop) in
      guard case .set(var set)? = setArgument, let first = set.keys.first else {
        throw Stop(.runtime, "Fatal error: Can't removeFirst from an empty Set", at: call.range)
      }
      _ = set.remove(first)
      return .changed(.set(set), returning: first)
    },
    .changing("Set.popFirst()") { (setArgument: Value) in
      guard case .set(var set) = setArgument, let first = set.keys.first else {
        return .changed(setArgument, returning: .none)
      }
      _ = set.remove(first)
      return .changed(.set(set), returning: .some(first))
    },
  ]

  private static let partOfRange: NativeFunction.Body = { _, call throws(Stop) in
    guard case .range(let lower, let upper, _)? = call[0], case .range(let first, let end, _)? = call[1],
      lower <= first, end <= upper
    else { throw Stop(.runtime, "Fatal error: Range out of bounds", at: call.range) }
    return .range(first, end)
  }
}
