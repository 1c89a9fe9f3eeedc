import Diagnostics

/// Counts steps for work that one step could hide: long texts, long arrays, and values that share their parts.
extension Run {
  /// Runs a native function. Its arguments count as steps by their length, so that a loop over `text.count`
  /// ends as soon as one over its characters.
  package func carryOut(_ native: NativeFunction, _ values: [Value?], at range: SourceRange?) throws(Stop) -> Value {
    try carryOut(native, Arguments(values: values, range: range))
  }

  package func carryOut(_ native: NativeFunction, _ arguments: Arguments) throws(Stop) -> Value {
    let (length, range) = (arguments.length, arguments.range)
    if length > 0 { try step(at: range, counting: length) }
    let value = try native.work.answer(self, arguments)
    // A view retains the values that it is made of.
    let kept = if case .view = value { length * 8 * MemoryLayout<Value>.stride } else { 0 }
    try spend(value.footprint + kept, at: range)
    return value
  }

  /// Calls a native that changes its receiver or an argument.
  func result(of native: NativeFunction, _ arguments: Arguments) throws(Stop) -> NativeResult {
    let (length, range) = (arguments.length, arguments.range)
    if length > 0 { try step(at: range, counting: length) }
    let result = try native.work.result(self, arguments)
    try spend(result.changed.footprint + result.value.footprint, at: range)
    return result
  }

  /// Calls a native that mutates a value in place; the native counts the elements that it adds.
  func change(_ value: inout Value, by body: NativeFunction.InPlace, _ arguments: Arguments) throws(Stop) -> Value {
    let (length, range) = (arguments.length, arguments.range)
    if length > 0 { try step(at: range, counting: length) }
    return try body(self, &value, arguments)
  }

  /// Counts elements that a native added to an array.
  package func grown(_ elements: [Value], by count: Int, at range: SourceRange?) throws(Stop) {
    if elements.count > Budget.elements {
      throw Stop(.limit, LimitMessage.elementsOfArray(most: Budget.elements), at: range)
    }
    try spend(count * Value.footprint(ofElement: elements.last), at: range)
  }

  /// Counts a key that a native added to a table.
  package func grown(_ table: KeyedValues, at range: SourceRange?) throws(Stop) {
    if table.count > Budget.elements {
      throw Stop(.limit, LimitMessage.elementsOfArray(most: Budget.elements), at: range)
    }
    try spend(Value.entry, at: range)
  }

  /// Appends to a text in place.
  package func append(_ more: String, to text: inout String, at range: SourceRange?) throws(Stop) {
    // Combining marks attach to the last character, from one addition to the next.
    let end = text.suffix(1)
    text += more
    let count = more.utf8.count
    if text.utf8.count > Budget.textLength { throw textTooLong(at: range) }
    if CombiningMarks.areTooMany(in: end + more) {
      throw Stop(.limit, LimitMessage.accents(most: CombiningMarks.most), at: range)
    }
    try spend(count, at: range)
  }

  /// Whether two values are equal; each compared part counts as a step.
  ///
  /// A value may contain another one many times, which contains a third one many times: sixty such levels
  /// have more parts than can be compared in a lifetime.
  package func areEqual(_ left: Value, _ right: Value) throws(Stop) -> Bool {
    var comparison = EqualityTest()
    let answer = comparison.areEqual(left, right)
    if comparison.isUnfinished {
      throw Stop(
        .limit, LimitMessage.partsToCompare, at: latest,
        notes: [Note(LimitMessage.compareLess)])
    }
    try step(counting: comparison.looked / 4)
    return answer
  }

  /// Counts a text search: if the two texts are very similar, the search compares a long part at each position.
  package func countSearch(for wanted: String, in text: String, at range: SourceRange?) throws(Stop) {
    let (product, isOverflow) = text.utf8.count.multipliedReportingOverflow(by: wanted.utf8.count)
    try step(at: range, counting: isOverflow ? Budget.steps : product / 256)
  }

  /// The string of a value in an interpolation.
  package func text(of value: Value, at range: SourceRange? = nil) throws(Stop) -> String {
    switch value {
    case .string(let text): return text
    case .int(let number): return String(number)
    default: break
    }
    var writer = ValueWriter(self)
    writer.write(value)
    if let failure = writer.failure { throw failure }
    if writer.isUnfinished { throw textTooLong(at: range ?? latest) }
    if let unknown = writer.unknown {
      throw Stop(problem: Problem(unsupported: .textOf(unknown), at: range ?? latest))
    }
    return writer.text
  }

  /// The string of a value inside of another one, as `debugDescription` has it.
  package func debugText(of value: Value) throws(Stop) -> String {
    String(try text(of: .array([value])).dropFirst().dropLast())
  }

  /// The string of the program's own property, such as `description`; nil without one.
  func ownText(_ name: String, of value: Value, _ nominal: Nominal) throws(Stop) -> String? {
    guard let own = nominal.lookUp(name, isStatic: false).first(where: { !$0.isNative }) else { return nil }
    if own.kind == .field { return try field(of: value, own.index).text }
    let range = latest ?? own.range
    guard case .string(let text) = try call(.member(own, receiver: value), [], at: range) else { return nil }
    return text
  }
}

extension Value {
  /// The number of steps that one pass over a text or an array costs.
  package var length: Int {
    switch self {
    case .string(let text): return text.utf8.count / 4
    case .substring(let text): return text.utf8.count / 4
    case .sequence(let view): return view.elements.count / 8
    case .array(let values): return values.count / 8
    case .slice(let slice): return slice.elements.count / 8
    case .set(let set): return set.count
    case .dictionary(let table): return table.count
    case .some(let inner): return inner.length
    default: return 0
    }
  }
}

extension Value {
  /// The approximate number of bytes allocated for a value that may be long. A list counts its first element for all.
  ///
  /// - Complexity: constant.
  fileprivate var footprint: Int {
    switch self {
    case .string(let text): return text.utf8.count
    case .sequence(let view): return Self.footprint(of: view.elements)
    case .array(let values): return Self.footprint(of: values)
    case .slice(let slice): return Self.footprint(of: slice.elements)
    case .set(let set): return set.count * Self.entry
    case .dictionary(let table): return table.count * Self.entry
    case .tuple(let parts, _):
      return parts.reduce(0) { $0 + ($1.isList ? $1.footprint : 0) }
    default: return 0
    }
  }

  private var isList: Bool {
    switch self {
    case .array, .slice, .set, .dictionary, .string: true
    default: false
    }
  }

  /// The bytes of a key, its value and their slot in the table.
  fileprivate static let entry = 80

  private static func footprint(of values: [Value]) -> Int {
    values.isEmpty ? 0 : values.count * footprint(ofElement: values.first)
  }

  fileprivate static func footprint(ofElement element: Value?) -> Int {
    MemoryLayout<Value>.stride + (element?.sizeBehind ?? 0)
  }

  /// The bytes of an element outside of the list's own storage: of a pair, a slice, a long text.
  private var sizeBehind: Int {
    switch self {
    case .tuple(let parts, _): 32 + parts.count * MemoryLayout<Value>.stride
    case .slice(let slice): 80 + slice.elements.count * MemoryLayout<Value>.stride
    case .string(let text): text.utf8.count > 15 ? 32 + text.utf8.count : 0
    case .some: 32
    default: 0
    }
  }
}
