import Diagnostics

/// Resolves places once, before code reads or changes them.
extension Run {
  /// The place with its indices and owners evaluated.
  func found(_ place: Place, _ frame: Frame) throws(Stop) -> Place {
    guard place.isFoundByValues else { return place }
    switch place {
    case .local, .global, .accessed: return place
    case .wrapped(let base, let get, let set): return .wrapped(try found(base, frame), get: get, set: set)
    case .watched(let base, let before, let after):
      return .watched(try found(base, frame), before: before, after: after)
    case .field(let base, let index): return .field(try found(base, frame), index)
    case .tupleElement(let base, let index): return .tupleElement(try found(base, frame), index)
    case .forced(let base, let range): return .forced(try found(base, frame), range: range)
    case .lazy(let base, let member): return .lazy(try found(base, frame), member)
    case .element(let base, let index, let range):
      return .element(try found(base, frame), .constant(try evaluate(index, frame)), range: range)
    case .nativeElement(let base, let getter, let setter, let index, let range):
      let base = try found(base, frame)
      return .nativeElement(base, getter, setter: setter, .constant(try evaluate(index, frame)), range: range)
    case .box(let expression):
      let value = try evaluate(expression, frame)
      if case .box = value { return .box(.constant(value)) }
      return place
    case .exactly(let member, let object): return .exactly(member, .constant(try evaluate(object, frame)))
    case .temporary(let expression): return .temporary(.constant(try evaluate(expression, frame)))
    case .computed(let member, let receiver):
      return .computed(member, receiver: try receiver.map { (place) throws(Stop) in try found(place, frame) })
    case .subscripting(let member, let receiver, let arguments, let range):
      let receiver = try found(receiver, frame)
      var values: [Expression] = []
      for argument in arguments { values.append(.constant(try evaluate(argument, frame))) }
      return .subscripting(member, receiver: receiver, arguments: values, range: range)
    case .path(let base, let path):
      let base = try found(base, frame)
      return .path(base, .constant(try evaluate(path, frame)))
    case .observed(let inner, let member, let owner):
      return .observed(try found(inner, frame), member, owner: try found(owner, frame))
    }
  }

  /// Executes `place += value`.
  func change(
    _ place: Place, _ current: Int, by value: Expression, _ operand: Int, to result: Expression, _ frame: Frame
  ) throws(Stop) {
    let place = try found(place, frame)
    let added = try evaluate(value, frame)
    if case .native(let function, let arguments, let range) = result, let assigning = function.assigning,
      arguments.areSlots(current, operand)
    {
      let call = Arguments(.void, added, range: range)
      _ = try mutate(place, frame) { (value: inout Value) throws(Stop) in
        try self.change(&value, by: assigning, call)
      }
      return
    }
    frame.slots[operand] = added
    frame.slots[current] = try read(place, frame)
    let changed = try evaluate(result, frame)
    // A value that stays in the slots would be copied by the next mutation.
    frame.slots[operand] = .void
    frame.slots[current] = .void
    try store(changed, in: place, frame)
  }

  /// Executes `place? += value`: reads the place once, before it evaluates the operand. If the place is nil,
  /// it stores nil again, as Swift does, so that a setter or `didSet` runs.
  func changeIfThere(
    _ place: Place, _ current: Int, by value: Expression, _ operand: Int, to result: Expression, _ frame: Frame
  ) throws(Stop) {
    let place = try found(place, frame)
    guard case .some(let inner) = try read(place, frame) else { return try store(.none, in: place, frame) }
    frame.slots[operand] = try evaluate(value, frame)
    frame.slots[current] = inner
    let changed = try evaluate(result, frame)
    frame.slots[operand] = .void
    frame.slots[current] = .void
    try store(.some(changed), in: place, frame)
  }

  /// Passes a value to the setter of a property wrapper in a place.
  func tell(_ value: Value, to base: Place, by setter: FunctionCode, _ frame: Frame) throws(Stop) {
    let inner = Frame(count: setter.slotCount, parent: nil)
    for (slot, value) in zip(setter.parameterSlots, [try read(base, frame), value]) { inner.slots[slot] = value }
    let changed = try entering(at: setter.range) { () throws(Stop) in try run(setter, inner) }
    try store(changed, in: base, frame)
  }

  /// Stores a value in an observed local variable: calls its `willSet` with the new value and its `didSet`
  /// with the old one.
  func store(
    _ value: Value, in place: Place, before: Expression?, after: Expression?, _ frame: Frame
  ) throws(Stop) {
    let old = try read(place, frame)
    try tell(value, to: before, frame)
    try store(value, in: place, frame)
    try tell(old, to: after, frame)
  }

  func tell(_ value: Value, to closure: Expression?, _ frame: Frame) throws(Stop) {
    guard let closure, case .function(let function) = try evaluate(closure, frame) else { return }
    _ = try call(function, [value], at: latest)
  }
}

extension [Argument] {
  /// Whether the arguments are exactly two variables of this frame.
  fileprivate func areSlots(_ first: Int, _ second: Int) -> Bool {
    guard count == 2, case .value(.local(depth: 0, slot: let left)) = self[0],
      case .value(.local(depth: 0, slot: let right)) = self[1]
    else { return false }
    return left == first && right == second
  }
}
