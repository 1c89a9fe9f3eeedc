extension Vocabulary {
  /// An iterator that a closure makes: each time it is called it gives the next element.
  static let anyIterators: [NativeDeclaration] = [
    .type("struct AnyIterator<Element>: Sequence"),
    .member("AnyIterator", "init(_ body: () -> Element?)") { _, a in
      a.function(0).map { LazySource.asked($0).value } ?? .array([])
    },
    .member("AnyIterator", "func next() -> Element?") { run, a throws(Stop) in
      guard case .sequence(let view)? = a[0], case .asked(let body)? = view.source else { return .none }
      return try run.call(body, [], at: a.range)
    },
  ]

  /// Parts of any sequence, worked out when somebody asks for them: it may have no end.
  static let partsOfSequences: [NativeDeclaration] = [
    .member("Sequence", "func prefix(_ count: Int) -> UnfoldSequence<Element>") { _, a throws(Stop) in
      guard let count = a.int(1), count >= 0 else {
        throw Stop(.runtime, "Fatal error: Can't take a prefix of negative length from a sequence", at: a.range)
      }
      return LazySource.prefix(LazySource(a[0]), count).value
    },
    .member("Sequence", "func dropFirst(_ count: Int = 1) -> UnfoldSequence<Element>") { _, a throws(Stop) in
      let count = a.int(1) ?? 1
      if count < 0 {
        throw Stop(.runtime, "Fatal error: Can't drop a negative number of elements from a sequence", at: a.range)
      }
      return LazySource.dropFirst(LazySource(a[0]), count).value
    },
    .member("Sequence", "func drop(while predicate: (Element) -> Bool) -> UnfoldSequence<Element>") { _, a in
      a.function(1).map { LazySource.dropWhile(LazySource(a[0]), $0).value } ?? .array([])
    },
    .member("Sequence", "func prefix(while predicate: (Element) -> Bool) -> [Element]") { run, a throws(Stop) in
      guard let function = a.function(1) else { return .array([]) }
      let cursor = Cursor(LazySource.prefixWhile(LazySource(a[0]), function).value, at: a.range)
      var values: [Value] = []
      while let value = try cursor.next(run) { values.append(value) }
      return .array(try run.checked(values, at: a.range))
    },
  ]

  /// `(\Line.to).appending(path: \Point.x)`
  static let keyPathMembers: [NativeDeclaration] = [
    .member("KeyPath", "func appending<Next>(path: KeyPath<Value, Next>) -> KeyPath<Root, Next>") { _, a in
      guard case .function(.keyPath(let first))? = a[0], case .function(.keyPath(let second))? = a[1] else {
        return a[0] ?? .void
      }
      return .function(.keyPath(first + second))
    }
  ]
}
