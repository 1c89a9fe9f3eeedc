extension Vocabulary {
  /// An iterator that a closure makes: each time it is called it gives the next element.
  static let anyIterators: [NativeDeclaration] = [
    .type("struct AnyIterator<Element>: Sequence"),
    .member("AnyIterator", "init(_ body: () -> Element?)") { (body: FunctionValue?) in
      body.map { LazySource.asked($0).value } ?? .array([])
    },
    .member("AnyIterator", "func next() -> Element?") { (run: Run, call: Arguments, iterator: Value?) throws(Stop) in
      guard case .sequence(let view)? = iterator, case .asked(let body)? = view.source else { return .none }
      return try run.call(body, [], at: call.range)
    },
  ]

  /// Parts of any sequence, worked out when somebody asks for them: it may have no end.
  static let partsOfSequences: [NativeDeclaration] = [
    .member("Sequence", "func prefix(_ count: Int) -> UnfoldSequence<Element>") {
      (call: Arguments, sequence: Value?, count: Int?) throws(Stop) in
      guard let count, count >= 0 else {
        throw Stop(.runtime, "Fatal error: Can't take a prefix of negative length from a sequence", at: call.range)
      }
      return LazySource.prefix(LazySource(sequence), count).value
    },
    .member("Sequence", "func dropFirst(_ count: Int = 1) -> UnfoldSequence<Element>") {
      (call: Arguments, sequence: Value?, count: Int?) throws(Stop) in
      let count = count ?? 1
      if count < 0 {
        throw Stop(.runtime, "Fatal error: Can't drop a negative number of elements from a sequence", at: call.range)
      }
      return LazySource.dropFirst(LazySource(sequence), count).value
    },
    .member("Sequence", "func drop(while predicate: (Element) -> Bool) -> UnfoldSequence<Element>") {
      (sequence: Value?, predicate: FunctionValue?) in
      predicate.map { LazySource.dropWhile(LazySource(sequence), $0).value } ?? .array([])
    },
    .member("Sequence", "func prefix(while predicate: (Element) -> Bool) -> [Element]") {
      (run: Run, call: Arguments, sequence: Value?, predicate: FunctionValue?) throws(Stop) in
      guard let function = predicate else { return .array([]) }
      let cursor = Cursor(LazySource.prefixWhile(LazySource(sequence), function).value, at: call.range)
      var values: [Value] = []
      while let value = try cursor.next(run) { values.append(value) }
      return .array(try run.checked(values, at: call.range))
    },
  ]

  /// `(\Line.to).appending(path: \Point.x)`
  static let keyPathMembers: [NativeDeclaration] = [
    .member("KeyPath", "func appending<Next>(path: KeyPath<Value, Next>) -> KeyPath<Root, Next>") {
      (keyPath: Value?, path: Value?) in
      guard case .function(.keyPath(let first))? = keyPath, case .function(.keyPath(let second))? = path else {
        return keyPath ?? .void
      }
      return .function(.keyPath(first + second))
    }
  ]
}
