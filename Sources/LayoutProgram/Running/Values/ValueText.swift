import LayoutEngine

/// Compares values part by part within a budget of steps.
struct EqualityTest {
  /// The number of compared parts; the characters of texts count a little.
  private(set) var looked = 0
  /// Whether there were too many parts, or too many levels, to decide.
  private(set) var isUnfinished = false
  private var depth = 0
  private static let deepest = 1000

  mutating func areEqual(_ left: Value, _ right: Value) -> Bool {
    looked += 1
    depth += 1
    defer { depth -= 1 }
    if looked > Run.Budget.steps || depth > Self.deepest { isUnfinished = true }
    if isUnfinished { return false }
    switch (left, right) {
    case (.void, .void), (.none, .none): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.string(let a), .string(let b)):
      looked += min(a.utf8.count, b.utf8.count) / 16
      return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.substring, .string), (.string, .substring), (.substring, .substring):
      looked += left.length
      return left.text == right.text
    case (.erased(let inner, _), _): return areEqual(inner, right)
    case (_, .erased(let inner, _)): return areEqual(left, inner)
    case (.number, _), (_, .number), (.int, .double), (.double, .int):
      if let a = left.whole, let b = right.whole { return a == b }
      return left.number == right.number
    case (.sequence(let a), .sequence(let b)): return areEqual(a.elements, b.elements)
    case (.sequence(let a), .array(let b)), (.array(let b), .sequence(let a)): return areEqual(a.elements, b)
    case (.some(let a), .some(let b)): return areEqual(a, b)
    case (.some(let a), _): return areEqual(a, right)
    case (_, .some(let b)): return areEqual(left, b)
    case (.array(let a), .array(let b)), (.tuple(let a, _), .tuple(let b, _)): return areEqual(a, b)
    case (.range(let a, let b, _), .range(let c, let d, _)): return a == c && b == d
    case (.interval(let a), .interval(let b)):
      return a.isClosed == b.isClosed
        && areEqual([a.lower, a.upper].compactMap { $0 }, [b.lower, b.upper].compactMap { $0 })
    case (.slice(let a), .slice(let b)): return areEqual(a.elements, b.elements)
    case (.set(let a), .set(let b)):
      looked += a.count
      return a.count == b.count && a.keys.allSatisfy { b.contains($0) }
    case (.dictionary(let a), .dictionary(let b)): return areEqual(a, b)
    case (.enumeration(let a), .enumeration(let b)):
      guard a.nominal.isSame(as: b.nominal) else { return false }
      if let judge = a.judge { return judge.areEqual(left, right, a.nominal) }
      return a.index == b.index && areEqual(a.payload, b.payload)
    case (.instance(let a), .instance(let b)):
      guard a.nominal.isSame(as: b.nominal) else { return false }
      if let judge = a.judge { return judge.areEqual(left, right, a.nominal) }
      return areEqual(a.fields, b.fields)
    case (.box(let a), .box(let b)): return areEqual(a.value, b.value)
    default: return left.isSame(as: right)
    }
  }

  private mutating func areEqual(_ left: KeyedValues, _ right: KeyedValues) -> Bool {
    guard left.count == right.count else { return false }
    for (key, value) in zip(left.keys, left.values) {
      guard let other = right[key], areEqual(value, other) else { return false }
    }
    return true
  }

  private mutating func areEqual(_ left: [Value], _ right: [Value]) -> Bool {
    guard left.count == right.count else { return false }
    for (a, b) in zip(left, right) where !areEqual(a, b) { return false }
    return true
  }
}

/// Descriptions and equality of values.
extension Value {
  /// The string of an interpolation, up to the maximum length.
  package var text: String {
    var writer = ValueWriter()
    writer.write(self)
    return writer.text
  }

  package var number: Double {
    switch self {
    case .int(let value): return Double(value)
    case .double(let value): return value
    case .number(let number): return number.double
    case .erased(let inner, _): return inner.number
    default: return .nan
    }
  }

  /// The type that implements a protocol's requirements.
  package var nominal: Nominal? {
    switch self {
    case .instance(let value): return value.nominal
    case .object(let value): return value.nominal
    case .enumeration(let value): return value.nominal
    case .metatype(let value): return value
    case .erased(let inner, _): return inner.nominal
    default: return nil
    }
  }

  /// The element of an array or range at an index; nil past the end.
  package func element(_ index: Int) -> Value? {
    switch self {
    case .array(let values): return values.indices.contains(index) ? values[index] : nil
    case .slice(let slice): return slice.elements.indices.contains(index) ? slice.elements[index] : nil
    case .sequence(let view): return view.elements.indices.contains(index) ? view.elements[index] : nil
    case .range(let lower, let upper, _):
      let (place, overflow) = lower.addingReportingOverflow(index)
      return index >= 0 && !overflow && place < upper ? .int(place) : nil
    default: return nil
    }
  }

  package func equals(_ other: Value) -> Bool {
    var test = EqualityTest()
    return test.areEqual(self, other)
  }

  /// Whether two values without parts are equal.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.object(let a), .object(let b)):
      if a === b { return true }
      guard let judge = a.judge, a.nominal.isSame(as: b.nominal) else { return false }
      return judge.areEqual(self, other, a.nominal)
    case (.metatype(let a), .metatype(let b)):
      return a == b || (a.isNative && b.isNative && a.nameWithArguments == b.nameWithArguments)
    case (.index(let a), .index(let b)): return a == b
    case (.function(.keyPath(let a)), .function(.keyPath(let b))): return KeyPathStep.areSame(a, b)
    case (.subview(let a), .subview(let b)): return a.subview == b.subview
    case (.view(let a), .view(let b)):
      guard case .text(let one) = a.content, case .text(let other) = b.content else { return false }
      return one == other
    case (.token(let a), .token(let b)): return a == b
    case (.color(let a), .color(let b)): return a == b
    case (.horizontalAlignment(let a), .horizontalAlignment(let b)),
      (.verticalAlignment(let a), .verticalAlignment(let b)):
      return a == b
    case (.alignment(let a, let b), .alignment(let c, let d)): return a == c && b == d
    case (.size(let a), .size(let b)): return a == b
    case (.point(let a), .point(let b)): return a == b
    case (.edges(let a), .edges(let b)): return a == b
    case (.rect(let a), .rect(let b)): return a == b
    case (.insets(let a), .insets(let b)): return a == b
    case (.space(let a), .space(let b)): return a == b
    case (.anchor(let a), .anchor(let b)): return a == b
    case (.font(let a), .font(let b)): return a == b
    case (.proposal(let a), .proposal(let b)): return a == b
    case (.spacing(let a), .spacing(let b)): return a == b
    default: return false
    }
  }

  package func isLess(than other: Value) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)): return a < b
    case (.number, _), (_, .number):
      if let a = whole, let b = other.whole { return a < b }
      return number < other.number
    case (.index(let a), .index(let b)): return a < b
    case (.string(let a), .string(let b)): return a < b
    case (.substring, _), (_, .substring): return text < other.text
    case (.enumeration(let a), .enumeration(let b)):
      return a.index == b.index ? Value.isLess(a.payload, than: b.payload) : a.index < b.index
    case (.tuple(let a, _), .tuple(let b, _)): return Value.isLess(a, than: b)
    case (.token(let a), .token(let b)):
      // Text sizes are the only constants of SwiftUI with an order.
      let order = DynamicTypeSize.allCases.map(\.rawValue)
      guard let first = order.firstIndex(of: a), let second = order.firstIndex(of: b) else { return false }
      return first < second
    default: return number < other.number
    }
  }

  /// Lexicographic order: the first parts that differ decide.
  private static func isLess(_ left: [Value], than right: [Value]) -> Bool {
    for (one, other) in zip(left, right) {
      if one.isLess(than: other) { return true }
      if other.isLess(than: one) { return false }
    }
    return false
  }

  /// The text by which `ForEach` identifies elements.
  package var identity: String {
    switch self {
    case .some(let inner): inner.identity
    case .object(let object): "\(object.nominal.name) \(object.number)"
    default: text
    }
  }
}
