import Diagnostics

/// The elements of a set, or the keys and values of a dictionary, in insertion order.
///
/// Swift orders its sets and dictionaries differently in every run; here a program must have the same result
/// each time. Lookup takes constant time, removal linear time.
package struct KeyedValues {
  package private(set) var keys: [Value] = []
  package private(set) var values: [Value] = []
  private var places: [HashedValue: Int] = [:]

  package var count: Int { keys.count }

  package func index(of key: Value) -> Int? { places[HashedValue(key)] }

  package func contains(_ key: Value) -> Bool { index(of: key) != nil }

  package subscript(key: Value) -> Value? { index(of: key).map { values[$0] } }

  /// Adds a key, or replaces the value of an existing one; returns false if it existed.
  @discardableResult
  package mutating func insert(_ key: Value, _ value: Value = .void) -> Bool {
    let hashed = HashedValue(key)
    if let place = places[hashed] {
      values[place] = value
      return false
    }
    places[hashed] = keys.count
    keys.append(key)
    values.append(value)
    return true
  }

  /// Removes a key and returns its entry.
  package mutating func remove(_ key: Value) -> (key: Value, value: Value)? {
    guard let place = places.removeValue(forKey: HashedValue(key)) else { return nil }
    for (other, index) in places where index > place { places[other] = index - 1 }
    return (keys.remove(at: place), values.remove(at: place))
  }

  package init() {}

  /// A set of the values.
  package init(_ elements: some Sequence<Value>) {
    for element in elements { insert(element) }
  }

  /// The elements of a dictionary as a sequence of pairs.
  var pairs: [Value] { zip(keys, values).map { .tuple([$0, $1], labels: .keyValue) } }
}

/// A value as a key.
struct HashedValue: Hashable {
  let value: Value
  init(_ value: Value) { self.value = value }

  static func == (left: HashedValue, right: HashedValue) -> Bool { left.value.equals(right.value) }

  func hash(into hasher: inout Hasher) {
    var left = 64
    value.hash(into: &hasher, &left)
  }
}

extension Value {
  /// Equal values have equal hashes; of a value with many parts only the first ones count.
  fileprivate func hash(into hasher: inout Hasher, _ left: inout Int) {
    left -= 1
    if left < 0 { return }
    if let parts = ownHash {
      for part in parts.prefix(left) { part.hash(into: &hasher, &left) }
      return
    }
    switch self {
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .number(let number): hasher.combine(number.double)
    case .substring(let text): hasher.combine(String(text))
    case .index(let index): hasher.combine(index)
    case .erased(let inner, _): inner.hash(into: &hasher, &left)
    case .string(let value): hasher.combine(value)
    case .some(let inner): inner.hash(into: &hasher, &left)
    case .array(let parts), .tuple(let parts, _): for part in parts.prefix(left) { part.hash(into: &hasher, &left) }
    case .enumeration(let value):
      hasher.combine(value.index)
      for part in value.payload { part.hash(into: &hasher, &left) }
    case .instance(let value): for part in value.fields { part.hash(into: &hasher, &left) }
    case .object(let object): hasher.combine(ObjectIdentifier(object))
    case .token(let name): hasher.combine(name)
    default: return
    }
  }
}

/// A part of an array that keeps the array's indices.
package struct Slice {
  package var elements: [Value]
  /// The index of the first element.
  package var start: Int
  /// Whether it is a slice of a collection that the program declares: a `Slice` instead of an `ArraySlice`.
  package var isOfOwnCollection = false

  package init(elements: [Value], start: Int, isOfOwnCollection: Bool = false) {
    self.elements = elements
    self.start = start
    self.isOfOwnCollection = isOfOwnCollection
  }

  package var end: Int { start &+ elements.count }

  subscript(index: Int) -> Value? {
    let place = index &- start
    return elements.indices.contains(place) ? elements[place] : nil
  }
}

/// A range with bounds other than integers, or without an end.
package struct Interval {
  package var lower: Value?
  package var upper: Value?
  package var isClosed: Bool

  package init(lower: Value? = nil, upper: Value? = nil, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }

  package func contains(_ value: Value) -> Bool {
    if let lower, value.isLess(than: lower) || value.number.isNaN && value.isFloating { return false }
    guard let upper else { return true }
    return isClosed ? !upper.isLess(than: value) : value.isLess(than: upper)
  }
}

extension Interval {
  /// The elements of an integer range of a type other than `Int`, up to one more than a run accepts.
  fileprivate var numbers: [Value]? {
    guard case .number? = lower, let type = lower?.numberType, let first = lower?.whole else { return nil }
    let last = upper?.whole.map { isClosed ? $0 : $0 - 1 } ?? type.greatest
    if last < first { return [] }
    return (first...min(last, first + Int128(Run.Budget.elements))).map { .whole($0, as: type) }
  }
}

extension Value {
  fileprivate var isFloating: Bool {
    switch self {
    case .double: true
    case .number(let number): number.float != nil
    default: false
    }
  }

  /// Whether its elements are computed on demand: a lazy sequence, or one of the program's own.
  package var isWorkedOut: Bool {
    switch self {
    case .sequence(let view): view.source != nil
    case .instance, .object: nominal?.conforms(toNative: .sequence) == true
    default: false
    }
  }

  /// The sequence of a loop: an array, a slice or a range as it is, others as an array of their elements.
  package var asSequence: Value {
    switch self {
    case .string(let text): return .array(text.map { .string(String($0)) })
    case .substring(let text): return .array(text.map { .string(String($0)) })
    case .set(let set): return .array(set.keys)
    case .dictionary(let table): return .array(table.pairs)
    case .slice(let slice): return .array(slice.elements)
    case .sequence(let view): return .array(view.elements)
    case .erased(let inner, _): return inner.asSequence
    case .interval(let interval):
      if let numbers = interval.numbers { return .array(numbers) }
      // `0...` has no end; the loop's own budget ends it.
      if interval.upper == nil, case .int(let start)? = interval.lower { return .range(start, .max) }
      // The elements between two values of the program's own are unknown.
      return interval.upper == nil ? .array([]) : self
    default: return self
    }
  }
}

extension Run {
  /// A dictionary literal.
  func dictionary(
    _ pairs: [(key: Expression, value: Expression)], _ frame: Frame, at range: SourceRange?
  ) throws(Stop) -> Value {
    var table = KeyedValues()
    for pair in pairs {
      let key = try evaluate(pair.key, frame)
      guard table.insert(key, try evaluate(pair.value, frame)) else {
        throw Stop(.runtime, "Fatal error: Dictionary literal contains duplicate keys", at: range)
      }
    }
    return .dictionary(table)
  }
}
