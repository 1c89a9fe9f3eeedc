import LayoutProgram

extension Natives {
  /// Iterators from a closure that returns the next element at each call.
  static let anyIterators: [Native] = [
    .native("AnyIterator.init(_:)") { (body: FunctionValue) in LazySource.asked(body).value },
    .native("AnyIterator.next()") { (run: Run, call: Arguments, iterator: Value?) throws(Stop) in
      guard case .sequence(let view)? = iterator, case .asked(let body)? = view.source else { return .none }
      return try run.call(body, [], at: call.range)
    },
  ]

  /// Parts of any sequence, computed on demand, because the sequence may be infinite.
  static let partsOfSequences: [Native] = [
    .native("Sequence.prefix(_:)") { (call: Arguments, sequence: Value?, count: Int?) throws(Stop) in
      guard let count, count >= 0 else {
        throw Stop(.runtime, "Fatal error: Can't take a prefix of negative length from a sequence", at: call.range)
      }
      return LazySource.prefix(LazySource(sequence), count).value
    },
    .native("Sequence.dropFirst(_:)") { (call: Arguments, sequence: Value?, count: Int?) throws(Stop) in
      let count = count ?? 1
      if count < 0 {
        throw Stop(.runtime, "Fatal error: Can't drop a negative number of elements from a sequence", at: call.range)
      }
      return LazySource.dropFirst(LazySource(sequence), count).value
    },
    .native("Sequence.drop(while:)") { (sequence: Value?, predicate: FunctionValue) in
      LazySource.dropWhile(LazySource(sequence), predicate).value
    },
    .native("Sequence.prefix(while:)") {
      (run: Run, call: Arguments, sequence: Value?, predicate: FunctionValue) throws(Stop) in
      let cursor = Cursor(LazySource.prefixWhile(LazySource(sequence), predicate).value, at: call.range)
      var values: [Value] = []
      while let value = try cursor.next(run) { values.append(value) }
      return .array(try run.checked(values, at: call.range))
    },
  ]

  /// Concatenation of key paths: `(\Line.to).appending(path: \Point.x)`.
  static let keyPathMembers: [Native] = [
    .native("KeyPath.appending(path:)") { (call: Arguments, keyPath: Value, path: Value) throws(Stop) in
      guard case .function(.keyPath(let first)) = keyPath, case .function(.keyPath(let second)) = path else {
        throw call.fault(1, "KeyPath")
      }
      return .function(.keyPath(first + second))
    }
  ]
}
