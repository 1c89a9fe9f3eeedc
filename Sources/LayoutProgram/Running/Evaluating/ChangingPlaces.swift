import Diagnostics

/// Mutates values in place.
///
/// During a mutation, the place is empty, so the array in it has a single owner and Swift does not copy it:
/// 5,000 writes of an element cost 5,000 steps and not 5,000 copies. Swift's law of exclusivity guarantees
/// that no code reads the place meanwhile.
extension Run {
  /// Mutates the value in a place that `found(_:_:)` has resolved.
  func mutate<Answer>(
    _ place: Place, _ frame: Frame, _ change: (inout Value) throws(Stop) -> Answer
  ) throws(Stop) -> Answer {
    switch place {
    case .local(let depth, let slot):
      try step()
      var value = frame[depth, slot]
      frame[depth, slot] = .void
      defer { frame[depth, slot] = value }
      return try change(&value)
    case .global(let member) where member.globalIndex < globals.count && !member.isNative:
      var value = try global(member)
      try willChange()
      globals[member.globalIndex] = .known(.void)
      defer { globals[member.globalIndex] = .known(value) }
      return try change(&value)
    case .field(let base, let index): return try mutate(field: index, of: base, frame, change)
    case .element(let base, let index, let range):
      let position = try evaluate(index, frame)
      return try mutate(base, frame) { (list: inout Value) throws(Stop) in
        try withElement(of: &list, at: position, range, change)
      }
    case .box(let expression):
      guard case .box(let box) = try evaluate(expression, frame), !(box is Lens), !events.looksForRepeats else {
        return try replace(place, frame, change)
      }
      var value = box.value
      box.value = .void
      let answer: Answer
      do {
        defer { box.value = value }
        answer = try change(&value)
      }
      try write(value, to: box)
      return answer
    default: return try replace(place, frame, change)
    }
  }

  /// Mutates a copy of the value and stores it back, so that observers of the place run.
  private func replace<Answer>(
    _ place: Place, _ frame: Frame, _ change: (inout Value) throws(Stop) -> Answer
  ) throws(Stop) -> Answer {
    var value = try read(place, frame)
    let answer = try change(&value)
    try store(value, in: place, frame)
    return answer
  }

  private func mutate<Answer>(
    field index: Int, of base: Place, _ frame: Frame, _ change: (inout Value) throws(Stop) -> Answer
  ) throws(Stop) -> Answer {
    if let object = try object(in: base, frame) {
      guard index < object.fields.count, !events.looksForRepeats else {
        return try replace(.field(base, index), frame, change)
      }
      try willChange()
      if !events.bodies.isEmpty { events.changed.insert(ObjectIdentifier(object)) }
      var value = object.fields[index]
      object.fields[index] = .void
      defer { object.fields[index] = value }
      return try change(&value)
    }
    return try mutate(base, frame) { (owner: inout Value) throws(Stop) in
      guard var instance = owner.takeInstance() else {
        var nothing = Value.void
        return try change(&nothing)
      }
      defer { owner = .instance(instance) }
      guard index < instance.fields.count else {
        var nothing = Value.void
        return try change(&nothing)
      }
      var value = instance.fields[index]
      instance.fields[index] = .void
      defer { instance.fields[index] = value }
      return try change(&value)
    }
  }

  /// The object in a place, if there is one: a mutation changes the object and leaves the place as it is.
  private func object(in place: Place, _ frame: Frame) throws(Stop) -> Object? {
    if case .object(let object) = try read(place, frame) { object } else { nil }
  }

  /// Mutates an element of an array or a slice in place.
  func withElement<Answer>(
    of list: inout Value, at position: Value, _ range: SourceRange?, _ change: (inout Value) throws(Stop) -> Answer
  ) throws(Stop) -> Answer {
    // Throws if the index is invalid.
    var element = try element(of: list, at: position, range)
    guard case .int(let number) = position else { return try change(&element) }
    if var slice = list.takeSlice() {
      slice.elements[number &- slice.start] = .void
      defer {
        slice.elements[number &- slice.start] = element
        list = .slice(slice)
      }
      return try change(&element)
    }
    return try list.withElements { (elements) throws(Stop) in
      guard elements.indices.contains(number) else { return try change(&element) }
      elements[number] = .void
      defer { elements[number] = element }
      return try change(&element)
    }
  }

  /// Sets a property or an element of a SwiftUI or standard library value.
  func set(
    _ place: Place, by setter: NativeFunction, _ values: [Value], _ frame: Frame, at range: SourceRange?
  ) throws(Stop) {
    if case .inPlace(let body) = setter.work {
      let call = Arguments(values: [nil] + values, range: range)
      _ = try mutate(place, frame) { (value: inout Value) throws(Stop) in try change(&value, by: body, call) }
      return
    }
    let owner = try read(place, frame)
    try store(try carryOut(setter, [owner] + values, at: range), in: place, frame)
  }
}

extension Value {
  /// Mutates the elements of an array in place.
  package mutating func withElements<Answer>(_ change: (inout [Value]) throws(Stop) -> Answer) throws(Stop) -> Answer {
    var elements = [Value](argument: self) ?? []
    self = .void
    defer { self = .array(elements) }
    return try change(&elements)
  }

  /// Mutates a dictionary or a set in place.
  package mutating func withTable<Answer>(_ change: (inout KeyedValues) throws(Stop) -> Answer) throws(Stop) -> Answer {
    let isSet = if case .set = self { true } else { false }
    var table = takeTable() ?? KeyedValues()
    defer { self = isSet ? .set(table) : .dictionary(table) }
    return try change(&table)
  }

  // Each of these functions empties the value, so that its payload has a single owner. A pattern match would
  // retain a second reference until the end of its scope.

  private mutating func takeTable() -> KeyedValues? {
    switch take() {
    case .set(let table), .dictionary(let table): table
    default: nil
    }
  }

  fileprivate mutating func takeInstance() -> Instance? {
    guard case .instance = self, case .instance(let instance) = take() else { return nil }
    return instance
  }

  fileprivate mutating func takeSlice() -> Slice? {
    guard case .slice = self, case .slice(let slice) = take() else { return nil }
    return slice
  }

  private mutating func take() -> Value {
    let value = self
    self = .void
    return value
  }

  /// Mutates a text in place.
  package mutating func withText<Answer>(_ change: (inout String) throws(Stop) -> Answer) throws(Stop) -> Answer {
    var text = String(argument: self) ?? ""
    self = .void
    defer { self = .string(text) }
    return try change(&text)
  }
}
