import Diagnostics
import LayoutProgram

extension Natives {
  /// Lazy sequences, and functions that generate sequences.
  static let lazySequences: [Native] =
    [

      .native("Sequence.lazy") { (sequence: Value?) in LazySource(sequence).value },
      .native("LazySequence.enumerated()") { (lazySequence: Value?) in
        LazySource.enumerated(LazySource(lazySequence)).value
      },
      .native("LazySequence.map(_:)") { (lazySequence: Value?, transform: FunctionValue) in
        LazySource.map(LazySource(lazySequence), transform).value
      },
      .native("LazySequence.compactMap(_:)") { (lazySequence: Value?, transform: FunctionValue) in
        LazySource.compactMap(LazySource(lazySequence), transform).value
      },
      .native("LazySequence.flatMap(_:)") { (lazySequence: Value?, transform: FunctionValue) in
        LazySource.flatMap(LazySource(lazySequence), transform).value
      },
      .native("LazySequence.filter(_:)") { (lazySequence: Value?, isIncluded: FunctionValue) in
        LazySource.filter(LazySource(lazySequence), isIncluded).value
      },
      .native("LazySequence.prefix(while:)") { (lazySequence: Value?, predicate: FunctionValue) in
        LazySource.prefixWhile(LazySource(lazySequence), predicate).value
      },
      .native("LazySequence.drop(while:)") { (lazySequence: Value?, predicate: FunctionValue) in
        LazySource.dropWhile(LazySource(lazySequence), predicate).value
      },
      .native("LazySequence.prefix(_:)") { run, call throws(Stop) in
        let count = try beginning(run, call)
        return try LazySource(call[0]).cut(run, at: call.range, from: 0, count: call.int(1))?.value ?? count
      },
      .native("LazySequence.dropFirst(_:)") { run, call throws(Stop) in
        let left = try rest(run, call)
        return try LazySource(call[0]).cut(run, at: call.range, from: call.int(1) ?? 1, count: nil)?.value ?? left
      },
      .native("UnfoldSequence.prefix(_:)", beginning),
      .native("UnfoldSequence.dropFirst(_:)", rest),
      .native("UnfoldSequence.prefix(while:)") {
        (run: Run, call: Arguments, unfoldSequence: Value?, predicate: FunctionValue) throws(Stop) in
        let cursor = Cursor(unfoldSequence, at: call.range)
        var values: [Value] = []
        while let value = try cursor.next(run),
          case .bool(true) = try run.call(predicate, [value], at: call.range)
        {
          values.append(value)
        }
        return .array(try run.checked(values, at: call.range))
      },
      .native("PartialRangeFrom.prefix(_:)", beginning),

      .native("sequence(first:next:)") { (first: Value, next: FunctionValue) in
        LazySource.unfold(.some(first), next).value
      },
      .native("sequence(state:next:)") { (state: Value, next: FunctionValue) in
        LazySource.unfoldState(state, next).value
      },
      .native("repeatElement(_:count:)") { (run: Run, call: Arguments, element: Value, count: Int) throws(Stop) in
        if count < 0 { throw Stop(.runtime, "Fatal error: Repetition count should be non-negative", at: call.range) }
        if count > Run.Budget.elements { throw tooMany(call) }
        let elements = try run.checked(Array(repeating: element, count: count), at: call.range)
        var view = SequenceView(kind: .repeated, elements: elements, parts: [.int(count), element])
        if element.numberType != nil { view.name = "Repeated<\(element.typeName)>" }
        if case .string = element { view.name = "Repeated<String>" }
        return .sequence(view)
      },
      .native("Sequence.makeIterator()") { (run: Run, call: Arguments) throws(Stop) in
        .sequence(SequenceView(kind: .iterator, elements: try list(run, call), parts: [.int(0)]))
      },
      .changing("IndexingIterator.next()") { (call: Arguments, iterator: Value) throws(Stop) in
        guard case .sequence(var view) = iterator, case .int(let place)? = view.parts.first else {
          throw call.fault(0, "IndexingIterator")
        }
        guard view.elements.indices.contains(place) else { return .changed(iterator, returning: .none) }
        view.parts = [.int(place + 1)]
        return .changed(.sequence(view), returning: .some(view.elements[place]))
      },
    ]

  private static let beginning: NativeFunction.Body = { _, a throws(Stop) in
    guard let count = a.int(1), count >= 0 else {
      throw Stop(.runtime, "Fatal error: Can't take a prefix of negative length from a sequence", at: a.range)
    }
    return LazySource.prefix(LazySource(a[0]), count).value
  }

  private static let rest: NativeFunction.Body = { _, a throws(Stop) in
    let count = a.int(1) ?? 1
    if count < 0 {
      throw Stop(.runtime, "Fatal error: Can't drop a negative number of elements from a sequence", at: a.range)
    }
    return LazySource.dropFirst(LazySource(a[0]), count).value
  }
}
