import Diagnostics

extension Vocabulary {
  /// Sequences whose elements are worked out when somebody asks for them, and what makes sequences of nothing.
  static let lazySequences: [NativeDeclaration] =
    [
      .type("struct LazySequence<Element>: RandomAccessCollection"), .type("struct UnfoldSequence<Element>: Sequence"),
      .type("struct Repeated<Element>: RandomAccessCollection"), .type("struct IndexingIterator<Element>"),

      .member("Sequence", "var lazy: LazySequence<Element>") { _, a in LazySource(a[0]).value },
      .member("LazySequence", "func enumerated() -> LazySequence<(offset: Int, element: Element)>") { _, a in
        LazySource.enumerated(LazySource(a[0])).value
      },
      .member("LazySequence", "func map<T>(_ transform: (Element) -> T) -> LazySequence<T>") { _, a in
        a.function(1).map { LazySource.map(LazySource(a[0]), $0).value } ?? .array([])
      },
      .member("LazySequence", "func compactMap<T>(_ transform: (Element) -> T?) -> LazySequence<T>") { _, a in
        a.function(1).map { LazySource.compactMap(LazySource(a[0]), $0).value } ?? .array([])
      },
      .member("LazySequence", "func flatMap<T>(_ transform: (Element) -> Sequence<T>) -> LazySequence<T>") { _, a in
        a.function(1).map { LazySource.flatMap(LazySource(a[0]), $0).value } ?? .array([])
      },
      .member("LazySequence", "func filter(_ isIncluded: (Element) -> Bool) -> LazySequence<Element>") { _, a in
        a.function(1).map { LazySource.filter(LazySource(a[0]), $0).value } ?? .array([])
      },
      .member("LazySequence", "func prefix(while predicate: (Element) -> Bool) -> LazySequence<Element>") { _, a in
        a.function(1).map { LazySource.prefixWhile(LazySource(a[0]), $0).value } ?? .array([])
      },
      .member("LazySequence", "func drop(while predicate: (Element) -> Bool) -> LazySequence<Element>") { _, a in
        a.function(1).map { LazySource.dropWhile(LazySource(a[0]), $0).value } ?? .array([])
      },
      .member("LazySequence", "func prefix(_ count: Int) -> LazySequence<Element>", beginning),
      .member("LazySequence", "func dropFirst(_ count: Int = 1) -> LazySequence<Element>", rest),
      .member("UnfoldSequence", "func prefix(_ count: Int) -> UnfoldSequence<Element>", beginning),
      .member("UnfoldSequence", "func dropFirst(_ count: Int = 1) -> UnfoldSequence<Element>", rest),
      .member("UnfoldSequence", "func prefix(while predicate: (Element) -> Bool) -> [Element]") { run, a throws(Stop) in
        let cursor = Cursor(a[0], at: a.range)
        var values: [Value] = []
        while let value = try cursor.next(run), let function = a.function(1),
          case .bool(true) = try run.call(function, [value], at: a.range)
        {
          values.append(value)
        }
        return .array(try run.checked(values, at: a.range))
      },
      .member("PartialRangeFrom", "func prefix(_ count: Int) -> UnfoldSequence<Bound>", beginning),

      .function("sequence<T>(first: T, next: (T) -> T?) -> UnfoldSequence<T>") { _, a in
        a.function(1).map { LazySource.unfold(.some(a[0] ?? .void), $0).value } ?? .array([])
      },
      .function("sequence<T, State>(state: State, next: (inout State) -> T?) -> UnfoldSequence<T>") { _, a in
        a.function(1).map { LazySource.unfoldState(a[0] ?? .void, $0).value } ?? .array([])
      },
      .function("repeatElement<T>(_ element: T, count: Int) -> Repeated<T>") { run, a throws(Stop) in
        let count = a.int(1) ?? 0
        if count < 0 { throw Stop(.runtime, "Fatal error: Repetition count should be non-negative", at: a.range) }
        if count > Run.Budget.elements { throw tooMany(a) }
        let element = a[0] ?? .void
        let elements = try run.checked(Array(repeating: element, count: count), at: a.range)
        var view = SequenceView(kind: .repeated, elements: elements, parts: [.int(count), element])
        if element.numberType != nil { view.name = "Repeated<\(element.typeName)>" }
        if case .string = element { view.name = "Repeated<String>" }
        return .sequence(view)
      },
      .member("Sequence", "func makeIterator() -> IndexingIterator<Element>") { run, a throws(Stop) in
        .tuple([.array(try list(run, a)), .int(0)])
      },
      .member("IndexingIterator", "mutating func next() -> Element?") { _, a in
        guard case .tuple(let parts, _)? = a[0], parts.count == 2, case .int(let place) = parts[1] else {
          return .tuple([a[0] ?? .void, .none])
        }
        guard let value = parts[0].element(place) else { return .tuple([a[0] ?? .void, .none]) }
        return .tuple([.tuple([parts[0], .int(place + 1)]), .some(value)])
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
