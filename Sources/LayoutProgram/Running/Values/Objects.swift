import Diagnostics

/// Inherited members of objects, `lazy` properties, and observed properties.
extension Run {
  /// Calls `super.area()`: the superclass's own method, whatever the object's class.
  func call(
    exactly member: Member, _ receiver: Value, _ arguments: [Argument], _ frame: Frame, at range: SourceRange?
  ) throws(Stop) -> Value {
    guard let code = member.code else { return member.kind == .field ? try stored(member, in: receiver) : .void }
    try step(counting: code.slotCount / 32)
    let inner = Frame(count: max(code.slotCount, 1), parent: nil)
    if code.hasReceiver { inner.slots[0] = receiver }
    let places = try pass(arguments, to: code, in: inner, from: frame)
    return try handing(places, of: inner, back: frame) { () throws(Stop) in
      try entering(at: range) { () throws(Stop) in try run(code, inner) }
    }
  }

  /// The initializer that an object's class has in place of an inherited one.
  func override(of member: Member, in object: Value) -> Member {
    guard !member.isConvenience, let nominal = object.nominal, nominal !== member.owner else { return member }
    return nominal.lookUp("init", isStatic: true).first { !$0.isConvenience && $0.fulfils(member) } ?? member
  }

  /// Calls `super.init(…)` on the existing object, whose properties already have their initial values.
  func initialize(
    _ member: Member, on object: Value, _ arguments: [Argument], _ frame: Frame, at range: SourceRange?
  ) throws(Stop) -> Value {
    _ = try call(exactly: member, object, arguments, frame, at: range)
    return .void
  }

  /// The value of a `lazy` property of an object, or of a temporary struct.
  func lazyValue(of member: Member, in owner: Value) throws(Stop) -> Value {
    let holder = Frame([owner])
    return try lazyValue(of: member, in: .local(depth: 0, slot: 0), holder)
  }

  /// The value of a `lazy` property: evaluates the initial value at the first read, and stores it.
  func lazyValue(of member: Member, in place: Place, _ frame: Frame) throws(Stop) -> Value {
    let owner = try read(place, frame)
    let kept = try field(of: owner, member.index)
    guard case .void = kept, let initial = member.initialValue else { return kept }
    let holder = Frame([owner])
    let range = member.range
    let value = try entering(at: range) { () throws(Stop) in try evaluate(initial, holder) }
    // The start value of a struct's lazy property may change other properties.
    if case .instance = owner { try store(holder.slots[0], in: place, frame) }
    try store(value, in: .lazy(place, member), frame)
    return value
  }

  /// Stores a property with `willSet` or `didSet`; these see the new and the old value.
  func store(
    _ value: Value, in place: Place, _ frame: Frame, of member: Member, _ owner: Place
  ) throws(Stop) {
    // Changes a copy of the struct and stores it back as a whole, so that observers of the place run last, and once.
    if case .field(_, let index) = place, !owner.isVariable, case .instance(let instance) = try read(owner, frame) {
      let holder = Frame([.instance(instance)])
      let own = Place.local(depth: 0, slot: 0)
      try store(value, in: .field(own, index), holder, of: member, own)
      return try store(holder.slots[0], in: owner, frame)
    }
    let old = try read(place, frame)
    if let code = member.willSet { try observe(code, value, owner, frame) }
    try store(value, in: place, frame)
    if let code = member.didSet { try observe(code, old, owner, frame) }
  }

  private func observe(_ code: FunctionCode, _ value: Value, _ owner: Place, _ frame: Frame) throws(Stop) {
    let inner = Frame(count: max(code.slotCount, 1), parent: nil)
    inner.slots[0] = try read(owner, frame)
    if let slot = code.parameterSlots.first { inner.slots[slot] = value }
    _ = try entering(at: code.range) { () throws(Stop) in try run(code, inner) }
    try store(inner.slots[0], in: owner, frame)
  }

  /// The value with a new value at the end of a key path.
  func replacing(_ steps: ArraySlice<KeyPathStep>, in value: Value, by new: Value) throws(Stop) -> Value {
    guard let step = steps.first else { return new }
    let range = latest
    let changed = try replacing(steps.dropFirst(), in: try follow(step, value, at: range), by: new)
    switch (step, value) {
    case (.native(let native), .environment(var environment)):
      EnvironmentValue.named(native.name)?.write(&environment, changed)
      return .environment(environment)
    case (.native(let native), .size(var size)):
      if native.name == "width" { size.width = changed.number } else { size.height = changed.number }
      return .size(size)
    case (.native(let native), .point(var point)):
      if native.name == "x" { point.x = changed.number } else { point.y = changed.number }
      return .point(point)
    case (.getter(let member), .environment(var environment)) where member.replacement == .entry:
      environment.values[.entry(member.name)] = changed
      return .environment(environment)
    case (.field(let index), _) where value.isWatched(at: index):
      return try watched(value, by: changed, at: index)
    case (.field(let index), .instance(var instance)) where index < instance.fields.count:
      if case .box(let box) = instance.fields[index] { box.value = changed } else { instance.fields[index] = changed }
      return .instance(instance)
    case (.tupleElement(let index), .tuple(var parts, let labels)) where index < parts.count:
      parts[index] = changed
      return .tuple(parts, labels: labels)
    case (.getter(let member), _):
      let holder = Frame(count: 2, parent: nil)
      holder.slots[0] = value
      holder.slots[1] = changed
      try store(changed, in: .computed(member, receiver: .local(depth: 0, slot: 0)), holder)
      return holder.slots[0]
    default: return value
    }
  }

  /// The value after an assignment that observers, or the views of an object, must notice.
  private func watched(_ value: Value, by new: Value, at index: Int) throws(Stop) -> Value {
    guard let fields = value.nominal?.fields, index < fields.count else { return value }
    let member = fields[index]
    let holder = Frame([value])
    let own = Place.local(depth: 0, slot: 0)
    let field = Place.field(own, index)
    try store(new, in: member.hasObservers ? .observed(field, member, owner: own) : field, holder)
    return holder.slots[0]
  }

  /// Assigns through a subscript.
  func set(
    _ member: Member, to value: Value, _ receiver: Place, _ arguments: [Expression], _ frame: Frame,
    at range: SourceRange?
  ) throws(Stop) {
    var passed: [Value] = []
    for argument in arguments { passed.append(try evaluate(argument, frame)) }
    if let native = member.nativeSetter {
      return try set(receiver, by: native, passed + [value], frame, at: range)
    }
    let owner = try read(receiver, frame)
    guard let code = implementation(of: member, for: owner).setter else {
      throw Stop(problem: Problem(unsupported: .expression, at: range))
    }
    let inner = Frame(count: max(code.slotCount, 1), parent: nil)
    inner.slots[0] = owner
    for (slot, value) in zip(code.parameterSlots, [value] + passed) { inner.slots[slot] = value }
    _ = try entering(at: code.range) { () throws(Stop) in try run(code, inner) }
    try store(inner.slots[0], in: receiver, frame)
  }
}

extension Value {
  /// Whether an assignment to a stored property has an audience: its observers, or everyone who refers to the object.
  fileprivate func isWatched(at index: Int) -> Bool {
    if case .object(let object) = self, index < object.fields.count {
      if case .box = object.fields[index] { return false }
      return true
    }
    guard let fields = nominal?.fields, index < fields.count else { return false }
    return fields[index].hasObservers
  }
}

extension Place {
  /// Whether the place is a whole variable, and no part of one.
  fileprivate var isVariable: Bool {
    if case .local = self { return true }
    return false
  }
}
