import Diagnostics
import LayoutProgram

extension Natives {
  /// Mutations of slices in place, and further members of arrays and slices. A slice uses the array's
  /// implementation, with indices relative to its start.
  static let sliceChanges: [Native] =
    (slices + collections).filter { native in changes.contains { native.key.hasPrefix("Array.\($0)(") } }.map(ofSlice)
    + arrayChanges + arrayChanges.map(ofSlice) + [
      .changing("ArraySlice.popFirst()") { (arraySlice: Value) in
        guard case .slice(var slice) = arraySlice, !slice.elements.isEmpty else {
          return .changed(arraySlice, returning: .none)
        }
        let first = slice.elements.removeFirst()
        slice.start += 1
        return .changed(.slice(slice), returning: .some(first))
      },
      .native("ArraySlice.init(_:)") { (run: Run, call: Arguments) throws(Stop) in
        .slice(Slice(elements: try list(run, call), start: 0))
      },
      .native("ArraySlice.init()") { .slice(Slice(elements: [], start: 0)) },
    ]
    + ["Array", "ArraySlice"].flatMap { type in
      [
        .native("\(type).prefix(upTo: Int)") { (call: Arguments) throws(Stop) in
          try part(call) { (indices, place) in (indices.lowerBound, place) }
        },
        .native("\(type).prefix(through: Int)") { (call: Arguments) throws(Stop) in
          try part(call) { (indices, place) in (indices.lowerBound, place &+ 1) }
        },
        .native("\(type).suffix(from: Int)") { (call: Arguments) throws(Stop) in
          try part(call) { (indices, place) in (place, indices.upperBound) }
        },
      ]
    }
    + ["lastIndex", "firstIndex"].flatMap { name in
      [
        .native("ArraySlice.\(name)(of: Element)") { (run: Run, arraySlice: Value?, element: Value?) throws(Stop) in
          guard case .slice(let slice)? = arraySlice, let wanted = element else { return .none }
          let places = name == "lastIndex" ? Array(slice.elements.indices.reversed()) : Array(slice.elements.indices)
          for place in places where try run.areEqual(slice.elements[place], wanted) {
            return .some(.int(place &+ slice.start))
          }
          return .none
        },
        .native("ArraySlice.\(name)(where: (Element) -> Bool)") {
          (run: Run, call: Arguments, arraySlice: Value?, predicate: FunctionValue) throws(Stop) in
          guard case .slice(let slice)? = arraySlice else { return .none }
          let places = name == "lastIndex" ? Array(slice.elements.indices.reversed()) : Array(slice.elements.indices)
          for place in places {
            if case .bool(true) = try run.call(predicate, [slice.elements[place]], at: call.range) {
              return .some(.int(place &+ slice.start))
            }
          }
          return .none
        },
      ]
    }

  /// Mutations of arrays that are not in `slices` and `collections`.
  private static let arrayChanges: [Native] =
    [
      .changing("Array.partition(by:)") { (run: Run, call: Arguments) throws(Stop) in
        var values = try call.required(0, as: [Value].self)
        let function = try call.required(1, as: FunctionValue.self)
        // Swaps from both ends, as Swift does, because the resulting order is visible.
        var (low, high) = (0, values.count)
        while true {
          while low < high, case .bool(false) = try run.call(function, [values[low]], at: call.range) { low += 1 }
          if low >= high { break }
          high -= 1
          while low < high, case .bool(true) = try run.call(function, [values[high]], at: call.range) { high -= 1 }
          if low >= high { break }
          values.swapAt(low, high)
          low += 1
        }
        return .changed(.array(values), returning: .int(low))
      },
      .native("Array.replaceSubrange(_:with:)") {
        (run: Run, call: Arguments, array: [Value], range: Value?, _: Value?) throws(Stop) in
        var values = array
        values.replaceSubrange(try bounds(range, in: array.indices, call), with: try list(run, call, 2))
        return .array(try run.checked(values, at: call.range))
      },
    ]

  /// The slice's version of an array's method, which runs on the slice's elements.
  private static func ofSlice(_ whole: Native) -> Native {
    let name = whole.key.dropFirst("Array.".count)
    let removesFirst = name.hasPrefix("removeFirst")
    let places = places(of: name)
    return .changing("ArraySlice.\(name)") { (run: Run, call: Arguments) throws(Stop) in
      guard case .slice(let slice)? = call[0] else { return try whole.work.result(run, call) }
      var values = call.values
      values[0] = .array(slice.elements)
      for index in values.indices.dropFirst() where places.contains(index) {
        switch values[index] {
        case .int(let place)?: values[index] = .int(place &- slice.start)
        case let range?:
          let places = try bounds(range, in: slice.start..<slice.end, call)
          values[index] = .range(places.lowerBound - slice.start, places.upperBound - slice.start)
        default: break
        }
      }
      let result = try whole.work.result(run, Arguments(values: values, range: call.range))
      guard case .array(let elements) = result.changed else { return result }
      let start = removesFirst ? slice.start &+ (call.int(1) ?? 1) : slice.start
      let changed = Value.slice(Slice(elements: elements, start: start))
      // The result of `partition` is an index.
      guard name.hasPrefix("partition"), case .int(let place) = result.value else {
        return .changed(changed, returning: result.value)
      }
      return .changed(changed, returning: .int(place &+ start))
    }
  }

  /// The mutating methods of an array.
  private static let changes = [
    "append", "insert", "remove", "removeLast", "removeFirst", "popLast", "removeAll", "removeSubrange", "reverse",
    "sort", "swapAt", "shuffle",
  ]

  /// The arguments of such a method that are indices; argument 0 is the array itself.
  private static func places(of change: some StringProtocol) -> Set<Int> {
    switch true {
    case change.hasPrefix("swapAt"): [1, 2]
    case change.hasPrefix("insert"): [2]
    case change.hasPrefix("remove(at:"), change.hasPrefix("removeSubrange"), change.hasPrefix("replaceSubrange"): [1]
    default: []
    }
  }

  private static func part(_ arguments: Arguments, _ places: (Range<Int>, Int) -> (Int, Int)) throws(Stop) -> Value {
    var slice = Slice(elements: arguments.array(0) ?? [], start: 0)
    if case .slice(let own)? = arguments[0] { slice = own }
    let (lower, upper) = places(slice.start..<slice.end, arguments.int(1) ?? 0)
    guard lower >= slice.start, lower <= upper, upper <= slice.end else {
      throw Stop(.runtime, "Array index is out of range", at: arguments.range)
    }
    return .slice(Slice(elements: Array(slice.elements[(lower - slice.start)..<(upper - slice.start)]), start: lower))
  }
}
