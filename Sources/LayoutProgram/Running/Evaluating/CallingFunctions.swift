import Diagnostics

/// Calling functions, making values, and changing places.
extension Run {
  // MARK: The program's own functions

  package func call(
    _ member: Member, receiver: Argument?, arguments: [Argument], _ frame: Frame, at range: SourceRange?
  ) throws(Stop) -> Value {
    if member.kind == .initializer { return try initialize(member, receiver, arguments, frame, at: range) }
    var receiverValue = Value.void
    var receiverPlace: Place?
    switch receiver {
    case .value(let expression): receiverValue = try evaluate(expression, frame)
    case .place(let place):
      let place = try found(place, frame)
      receiverValue = try read(place, frame)
      receiverPlace = place
    case .omitted, nil: if let owner = member.owner { receiverValue = .metatype(owner) }
    }
    let target = implementation(of: member, for: receiverValue)
    if target.kind == .field { return try stored(target, in: receiverValue) }
    if target.replacement == .entry { return try entry(target, in: receiverValue) }
    guard let code = target.code else {
      if let native = target.native {
        guard member.kind == .method, case .known(let signature) = member.signatureState else {
          return try carryOut(native, [receiverValue], at: range)
        }
        let own = receiverPlace.map { Argument.place($0) } ?? .value(.constant(receiverValue))
        let given = arguments.prefix(signature.parameters.count)
        return try evaluate(.native(native, arguments: [own] + given, range: range), frame)
      }
      if member.kind == .subscripting, case .value(let index)? = arguments.first,
        receiverValue.nominal?.isNative != false
      {
        return try element(of: receiverValue, at: try evaluate(index, frame), range)
      }
      if let value = try libraryProperty(member, of: receiverValue, at: range) { return value }
      throw Stop(problem: Problem(unsupported: .name(member.name), at: range))
    }
    try step(counting: code.slotCount / 32)
    let inner = Frame(count: max(code.slotCount, 1), parent: nil)
    if code.hasReceiver { inner.slots[0] = receiverValue }
    let places = try pass(arguments, to: code, in: inner, from: frame, defaults: member.code)
    // Evaluating the arguments may have changed the receiver, so this reads it again.
    if let receiverPlace, !arguments.isEmpty { inner.slots[0] = try read(receiverPlace, frame) }
    let changed = places + (receiverPlace.map { [($0, 0)] } ?? [])
    return try handing(changed, of: inner, back: frame) { () throws(Stop) in
      try entering(at: range) { () throws(Stop) in try run(code, inner) }
    }
  }

  /// Writes the `inout` parameters back to their places after a call, even if the call throws an error of the program.
  func handing(
    _ places: [(Place, Int)], of inner: Frame, back frame: Frame, after work: () throws(Stop) -> Value
  ) throws(Stop) -> Value {
    if places.isEmpty { return try work() }
    let result: Value
    do throws(Stop) {
      result = try work()
    } catch {
      guard error.isThrown else { throw error }
      let fault = thrown
      for (place, slot) in places { try store(inner.slots[slot], in: place, frame) }
      thrown = fault
      throw error
    }
    for (place, slot) in places { try store(inner.slots[slot], in: place, frame) }
    return result
  }

  /// The value of an `@Entry` property: the one set in the environment, or else its default.
  private func entry(_ member: Member, in value: Value) throws(Stop) -> Value {
    if case .environment(let environment) = value, let set = environment.values[.entry(member.name)] { return set }
    guard let initial = member.initialValue else { return .none }
    return try evaluate(initial, Frame(count: 0, parent: nil))
  }

  /// The library's implementation of a property that the program's protocol requires: `zero`, for
  /// `extension Int: Addable {}`.
  private func libraryProperty(_ member: Member, of value: Value, at range: SourceRange?) throws(Stop) -> Value? {
    guard member.kind == .computed, let nominal = value.nominal ?? nativeTypes[value.typeName], nominal.isNative,
      let native = nominal.lookUp(member.name, isStatic: member.isStatic).first(where: \.isNative)?.native
    else { return nil }
    return try carryOut(native, member.isStatic ? [] : [value], at: range)
  }

  /// The implementation that the value's own type has for a protocol requirement or an overridable method.
  func implementation(of member: Member, for value: Value) -> Member {
    guard !member.isCalledDirectly, let owner = member.owner, owner.kind == .proto || owner.kind == .object,
      let nominal = value.nominal ?? nativeTypes[value.typeName], nominal !== owner, nominal.original !== owner
    else { return member }
    let isStatic: Bool
    if case .metatype = value { isStatic = true } else { isStatic = false }
    // The type's own members come first, then those of protocol extensions. A requirement itself has no code.
    var best: Member?
    for candidate in nominal.lookUp(member.name, isStatic: isStatic) where candidate.fulfils(member) {
      guard candidate.owner?.kind == .proto else { return best ?? candidate }
      guard candidate.selfConstraints.allSatisfy({ nominal.conforms(to: $0) }) else { continue }
      if best.map(candidate.isMoreSpecial) ?? true { best = candidate }
    }
    return best ?? member
  }

  package func stored(_ member: Member, in value: Value) throws(Stop) -> Value {
    if member.isStatic { return try global(member) }
    if member.isLazy { return try lazyValue(of: member, in: value) }
    let found = try field(of: value, member.index)
    if case .box(let box) = found { return box.value }
    return found
  }

  /// Puts arguments into a new frame. Returns the places to which the call writes `inout` parameters back.
  func pass(
    _ arguments: [Argument], to code: FunctionCode, in inner: Frame, from frame: Frame, defaults: FunctionCode? = nil
  ) throws(Stop) -> [(Place, Int)] {
    var left: [(place: Place?, slot: Int, index: Int)] = []
    for (index, slot) in code.parameterSlots.enumerated() {
      switch index < arguments.count ? arguments[index] : .omitted {
      case .value(let expression): inner.slots[slot] = try evaluate(expression, frame)
      case .place(let place): left.append((try found(place, frame), slot, index))
      case .omitted: left.append((nil, slot, index))
      }
    }
    return left.isEmpty
      ? []
      : try pass(left, in: inner, from: frame, defaults: defaults ?? code, isOwn: defaults == nil || defaults === code)
  }

  /// Reads `inout` places and evaluates default values, after all explicit values are in the frame.
  ///
  /// - Parameter isOwn: whether the defaults belong to the called code itself. A call of an overriding method
  ///   uses the defaults of the method that the caller sees.
  private func pass(
    _ left: [(place: Place?, slot: Int, index: Int)], in inner: Frame, from frame: Frame, defaults code: FunctionCode,
    isOwn: Bool
  ) throws(Stop) -> [(Place, Int)] {
    var places: [(Place, Int)] = []
    for (place, slot, index) in left {
      if let place {
        inner.slots[slot] = try read(place, frame)
        places.append((place, slot))
      } else if index < code.defaults.count, let value = code.defaults[index] {
        let around = isOwn ? inner : Frame(count: code.slotCount, parent: nil)
        inner.slots[slot] = try entering(at: code.range) { () throws(Stop) in try evaluate(value, around) }
      } else {
        inner.slots[slot] = .array([])
      }
    }
    return places
  }

  /// Runs a function with its arguments already in the frame.
  package func run(_ code: FunctionCode, _ frame: Frame) throws(Stop) -> Value {
    if code.buildsViews { return .view(try buildViews(code.body, frame, at: code.range)) }
    if let answer = code.answer { return try evaluate(answer, frame) }
    if case .returning(let value) = try execute(code.body, frame) { return value }
    return .void
  }

  // MARK: Function values

  /// Calls a closure whose frame has its arguments.
  private func call(_ code: FunctionCode, _ frame: Frame, at range: SourceRange?) throws(Stop) -> Value {
    try step(at: range)
    try step(counting: code.slotCount / 32)
    return try entering(at: range) { () throws(Stop) in try run(code, frame) }
  }

  /// Calls a closure and evaluates its arguments directly into its frame.
  func call(
    _ code: FunctionCode, _ captured: Frame, _ arguments: [Expression], _ outer: Frame, at range: SourceRange?
  ) throws(Stop) -> Value {
    let frame = Frame(count: code.slotCount, parent: captured)
    for index in arguments.indices {
      let value = try evaluate(arguments[index], outer)
      if index < code.parameterSlots.count { frame.slots[code.parameterSlots[index]] = value }
    }
    return try call(code, frame, at: range)
  }

  package func call(_ function: FunctionValue, _ arguments: [Value], at range: SourceRange?) throws(Stop) -> Value {
    switch function {
    case .closure(let code, let captured):
      let frame = Frame(count: code.slotCount, parent: captured)
      for (slot, value) in zip(code.parameterSlots, arguments) { frame.slots[slot] = value }
      return try call(code, frame, at: range)
    case .member(let member, let receiver):
      let holder = Frame(count: arguments.count + 1, parent: nil)
      holder.slots[0] = receiver ?? .void
      var passed: [Argument] = []
      for (index, value) in arguments.enumerated() {
        holder.slots[index + 1] = value
        passed.append(.value(.local(depth: 0, slot: index + 1)))
      }
      if member.kind == .enumCase, let owner = member.owner {
        return .enumeration(
          Enumeration(nominal: owner, index: member.index, payload: arguments, judge: judge(of: owner)))
      }
      return try call(
        member, receiver: receiver == nil ? nil : .value(.local(depth: 0, slot: 0)), arguments: passed, holder,
        at: range)
    case .native(let native, let receiver):
      return try carryOut(native, (receiver.map { [$0] } ?? []) + arguments, at: range)
    case .guess(let guess): return try answer(guess, arguments, at: range)
    case .keyPath(let steps):
      guard var value = arguments.first else { throw .fault("a key path without a root", at: range) }
      for step in steps { value = try follow(step, value, at: range) }
      return value
    }
  }

  func follow(_ step: KeyPathStep, _ value: Value, at range: SourceRange?) throws(Stop) -> Value {
    switch step {
    case .field(let index):
      let found = try field(of: value, index)
      if case .box(let box) = found { return box.value }
      return found
    case .tupleElement(let index):
      return try part(index, of: value)
    case .getter(let member):
      return try call(.member(member, receiver: value), [], at: range)
    case .native(let native): return try carryOut(native, [value], at: range)
    case .chain(let rest, let flattens):
      guard case .some(var inner) = value else { return .none }
      for step in rest { inner = try follow(step, inner, at: range) }
      return flattens ? inner : .some(inner)
    }
  }

  // MARK: SwiftUI's functions

  func native(
    _ function: NativeFunction, _ arguments: [Argument], _ frame: Frame, at range: SourceRange?
  ) throws(Stop) -> Value {
    // Fast path for most calls: a constant of a type, or a property of a value.
    if arguments.isEmpty { return try carryOut(function, Arguments(values: [], range: range)) }
    if arguments.count == 1, case .value(let only) = arguments[0] {
      return try carryOut(function, Arguments(try evaluate(only, frame), range: range))
    }
    if arguments.count == 2, case .value(let first) = arguments[0], case .value(let second) = arguments[1] {
      let first = try evaluate(first, frame)
      return try carryOut(function, Arguments(first, try evaluate(second, frame), range: range))
    }
    // Fast path for most mutations: something is appended.
    if arguments.count == 2, case .inPlace(let body) = function.work, case .place(let target) = arguments[0],
      case .value(let added) = arguments[1]
    {
      let place = try found(target, frame)
      let call = Arguments(.void, try evaluate(added, frame), range: range)
      return try mutate(place, frame) { (value: inout Value) throws(Stop) in try change(&value, by: body, call) }
    }
    return try nativeWithPlaces(function, arguments, frame, at: range)
  }

  /// Calls a native with many arguments, or one that changes some of them.
  private func nativeWithPlaces(
    _ function: NativeFunction, _ arguments: [Argument], _ frame: Frame, at range: SourceRange?
  ) throws(Stop) -> Value {
    var values: [Value?] = []
    values.reserveCapacity(arguments.count)
    var receiver: Place?
    var changed: Place?
    for index in arguments.indices {
      switch arguments[index] {
      case .value(let expression): values.append(try evaluate(expression, frame))
      case .place(let target):
        let place = try found(target, frame)
        if index == 0 {
          receiver = place
          values.append(nil)
        } else {
          changed = place
          values.append(try read(place, frame))
        }
      case .omitted: values.append(nil)
      }
    }
    if let receiver, case .inPlace(let body) = function.work {
      let call = Arguments(values: values, range: range)
      return try mutate(receiver, frame) { (value: inout Value) throws(Stop) in try change(&value, by: body, call) }
    }
    if let receiver { values[0] = try read(receiver, frame) }
    guard let first = receiver ?? changed else { return try carryOut(function, values, at: range) }
    let result = try result(of: function, Arguments(values: values, range: range))
    try store(result.changed, in: first, frame)
    if receiver != nil, let changed, let also = result.alsoChanged { try store(also, in: changed, frame) }
    return result.value
  }

  // MARK: Construction

  func construct(
    _ nominal: Nominal, _ fields: [Expression?], _ frame: Frame, at range: SourceRange?
  ) throws(Stop) -> Value {
    var values: [Value] = []
    for member in nominal.fields {
      if member.index < fields.count, let expression = fields[member.index] {
        values.append(wrap(try evaluate(expression, frame), for: member))
      } else {
        values.append(try startValue(of: member, in: nominal))
      }
    }
    let judge = judge(of: nominal)
    if nominal.kind == .object { return .object(try object(Object(nominal, fields: values, judge: judge), at: range)) }
    return .instance(Instance(nominal: nominal, fields: values, range: range, judge: judge))
  }

  /// The stored form of a property's value: properties such as `@State` and `@Binding` hold a box.
  func wrap(_ value: Value, for member: Member) -> Value {
    guard member.wrapper?.isBoxed == true else { return value }
    if case .box = value { return value }
    return .box(Box(value))
  }

  /// The initial value of a stored property.
  ///
  /// - Parameter nominal: the type of the new value, with its type arguments.
  func startValue(of member: Member, in nominal: Nominal) throws(Stop) -> Value {
    // The view reads its own environment once it has a place in the tree; until then the root's environment applies.
    if case .path? = member.environmentSource { return try self.value(of: member, in: rootEnvironment) }
    if case .object? = member.environmentSource { return .void }
    if member.wrapper == .namespace { return .token("namespace \(member.name) of \(nominal.name)") }
    if member.wrapper?.isStored == true { return try storedPlace(of: member) }
    if member.wrapper == .focusState, case .known(let type) = member.typeState {
      return wrap(type.wrapped == nil ? .bool(false) : .none, for: member)
    }
    if member.isLazy { return .void }
    guard let initial = member.initialValue else {
      if case .known(let type) = member.typeState, type.wrapped != nil { return wrap(.none, for: member) }
      return .void
    }
    let frame = nominal.arguments.isEmpty ? Frame(count: 0, parent: nil) : Frame([.metatype(nominal)])
    return wrap(try evaluate(initial, frame), for: member)
  }

  /// Runs an initializer of the program.
  ///
  /// - Parameter made: the type of the new value, if it inherits the initializer.
  func initialize(
    _ member: Member, _ made: Argument?, _ arguments: [Argument], _ frame: Frame, at range: SourceRange?
  ) throws(Stop) -> Value {
    guard let owner = member.owner else { throw .fault("an initializer without a type", at: range) }
    var nominal = owner
    if case .value(let type)? = made, case .metatype(let heir) = try evaluate(type, frame) { nominal = heir }
    if owner.kind == .proto { return try initialize(nominal, asWantedBy: member, arguments, frame, at: range) }
    // A subclass may implement the required initializer of `T.init(name:)` itself.
    let isInherited = nominal !== owner && nominal.kind == .object
    let own = isInherited ? nominal.lookUp("init", isStatic: true).first { $0.fulfils(member) } : nil
    guard let code = (own ?? member).code else { throw .fault("an initializer without code", at: range) }
    var fields: [Value] = []
    for field in nominal.fields { fields.append(try startValue(of: field, in: nominal)) }
    let inner = Frame(count: max(code.slotCount, 1), parent: nil)
    let judge = judge(of: nominal)
    inner.slots[0] =
      nominal.kind == .object
      ? .object(try object(Object(nominal, fields: fields, judge: judge), at: range))
      : .instance(Instance(nominal: nominal, fields: fields, range: range, judge: judge))
    let places = try pass(arguments, to: code, in: inner, from: frame)
    let ending = try entering(at: range) { () throws(Stop) in try execute(code.body, inner) }
    for (place, slot) in places { try store(inner.slots[slot], in: place, frame) }
    if case .returning(.none) = ending { return .none }
    if code.isFailable, case .none = inner.slots[0] { return .none }
    let made = boxed(inner.slots[0], nominal)
    return code.isFailable ? .some(made) : made
  }

  /// Boxes the state properties that an initializer set directly.
  private func boxed(_ value: Value, _ nominal: Nominal) -> Value {
    guard case .instance(var instance) = value else { return value }
    for member in nominal.fields where member.wrapper != nil && member.index < instance.fields.count {
      instance.fields[member.index] = wrap(instance.fields[member.index], for: member)
    }
    return .instance(instance)
  }

  // MARK: Places

  package func read(_ place: Place, _ frame: Frame) throws(Stop) -> Value {
    switch place {
    case .local(let depth, let slot):
      try step()
      return frame[depth, slot]
    case .global(let member): return try global(member)
    case .field(let base, let index): return try field(of: try read(base, frame), index)
    case .tupleElement(let base, let index):
      return try part(index, of: try read(base, frame))
    case .element(let base, let index, let range):
      return try element(of: try read(base, frame), at: try evaluate(index, frame), range)
    case .box(let expression):
      guard case .box(let box) = try evaluate(expression, frame) else { return try evaluate(expression, frame) }
      return try read(box)
    case .nativeElement(let base, let getter, _, let index, let range):
      return try carryOut(getter, [try read(base, frame), try evaluate(index, frame)], at: range)
    case .forced(let base, let range):
      guard case .some(let value) = try read(base, frame) else {
        throw Stop(.runtime, "Unexpectedly found nil while unwrapping an Optional value", at: range)
      }
      return value
    case .computed(let member, let receiver):
      let value = try receiver.map { (place) throws(Stop) in try read(place, frame) }
      return try call(.member(member, receiver: value), [], at: member.range)
    case .subscripting(let member, let receiver, let arguments, let range):
      let value = try read(receiver, frame)
      var passed: [Value] = []
      for argument in arguments { passed.append(try evaluate(argument, frame)) }
      if let native = member.native { return try carryOut(native, [value] + passed, at: range) }
      return try call(.member(member, receiver: value), passed, at: range)
    case .path(let base, let path):
      return try call(try function(path, frame), [try read(base, frame)], at: latest)
    case .observed(let inner, _, _): return try read(inner, frame)
    case .lazy(let owner, let member): return try lazyValue(of: member, in: owner, frame)
    case .wrapped(let base, let getter, _):
      let inner = Frame(count: getter.slotCount, parent: nil)
      if let slot = getter.parameterSlots.first { inner.slots[slot] = try read(base, frame) }
      return try entering(at: getter.range) { () throws(Stop) in try run(getter, inner) }
    case .accessed(let getter, _): return try evaluate(.callValue(getter, [], range: nil), frame)
    case .watched(let inner, _, _): return try read(inner, frame)
    case .exactly(let member, let object):
      return try call(exactly: member, try evaluate(object, frame), [], frame, at: member.range)
    case .temporary(let expression): return try evaluate(expression, frame)
    }
  }

  package func store(_ value: Value, in place: Place, _ frame: Frame) throws(Stop) {
    switch place {
    case .local(let depth, let slot): frame[depth, slot] = value
    case .global(let member):
      try willChange()
      if member.globalIndex < globals.count { globals[member.globalIndex] = .known(value) }
    case .field(let base, let index): try store(value, inField: index, of: base, frame)
    case .tupleElement(let base, let index):
      guard case .tuple(var parts, let labels) = try read(base, frame), index < parts.count else { return }
      parts[index] = value
      try store(.tuple(parts, labels: labels), in: base, frame)
    case .element(let base, let index, let range):
      let position = try evaluate(index, frame)
      try mutate(base, frame) { (list: inout Value) throws(Stop) in
        try withElement(of: &list, at: position, range) { (element: inout Value) throws(Stop) in element = value }
      }
    case .box(let expression):
      if case .box(let box) = try evaluate(expression, frame) {
        try write(value, to: box)
      } else {
        try assignUnboxed(value, expression, frame)
      }
    case .nativeElement(let base, _, let setter, let index, let range):
      try set(base, by: setter, [try evaluate(index, frame), value], frame, at: range)
    case .forced(let base, _): try store(.some(value), in: base, frame)
    case .computed(let member, let receiver): try set(member, to: value, receiver, frame)
    case .subscripting(let member, let receiver, let arguments, let range):
      try set(member, to: value, receiver, arguments, frame, at: range)
    case .path(let base, let path):
      guard case .function(.keyPath(let steps)) = try evaluate(path, frame) else { return }
      try store(try replacing(steps[...], in: try read(base, frame), by: value), in: base, frame)
    case .observed(let inner, let member, let owner): try store(value, in: inner, frame, of: member, owner)
    case .lazy(let owner, let member): try store(value, inField: member.index, of: owner, frame)
    case .wrapped(let base, _, let setter): try tell(value, to: base, by: setter, frame)
    case .accessed(_, let setter): try tell(value, to: setter, frame)
    case .exactly(let member, let object):
      try set(member, to: value, .temporary(.constant(try evaluate(object, frame))), frame, exactly: true)
    case .watched(let inner, let before, let after):
      try store(value, in: inner, before: before, after: after, frame)
    case .temporary: return
    }
  }

  func store(_ value: Value, inField index: Int, of base: Place, _ frame: Frame) throws(Stop) {
    switch try read(base, frame) {
    case .instance(var instance):
      guard index < instance.fields.count else { return }
      try step(counting: instance.fields.count / 8)
      instance.fields[index] = value
      try store(.instance(instance), in: base, frame)
    case .object(let object):
      guard index < object.fields.count else { return }
      if events.looksForRepeats, object.fields[index].equals(value) {
        events.repeatSet()
      } else {
        try willChange()
      }
      if !events.bodies.isEmpty { events.changed.insert(ObjectIdentifier(object)) }
      object.fields[index] = value
    default: return
    }
  }

  /// Sets a state property that has no box yet, because the initializer has not run `_x = State(…)`.
  private func assignUnboxed(_ value: Value, _ expression: Expression, _ frame: Frame) throws(Stop) {
    guard case .field(.local(let depth, let slot), let index) = expression else { return }
    try store(value, in: .field(.local(depth: depth, slot: slot), index), frame)
  }

  private func set(
    _ member: Member, to value: Value, _ receiver: Place?, _ frame: Frame, exactly: Bool = false
  ) throws(Stop) {
    if let native = member.nativeSetter, let receiver {
      return try set(receiver, by: native, [value], frame, at: nil)
    }
    let owner = try receiver.map { (place) throws(Stop) in try read(place, frame) } ?? .void
    let target = exactly ? member : implementation(of: member, for: owner)
    // A stored property may implement a protocol's requirement or override a superclass's property.
    if target.kind == .field, let receiver {
      let field = Place.field(receiver, target.index)
      guard target.hasObservers else { return try store(value, in: field, frame) }
      return try store(value, in: .observed(field, target, owner: receiver), frame)
    }
    guard let code = target.setter else { return }
    let inner = Frame(count: max(code.slotCount, 1), parent: nil)
    if let receiver { inner.slots[0] = try read(receiver, frame) }
    if let slot = code.parameterSlots.first { inner.slots[slot] = value }
    _ = try entering(at: code.range) { () throws(Stop) in try run(code, inner) }
    if let receiver { try store(inner.slots[0], in: receiver, frame) }
  }
}

extension Member {
  /// Whether this member implements a requirement: functions must have the same labels; a property may be
  /// stored or computed.
  func fulfils(_ requirement: Member) -> Bool {
    if kind == .field { return requirement.kind == .field || requirement.kind == .computed }
    if code == nil { return false }
    if kind == .computed, requirement.kind == .field || requirement.kind == .computed { return true }
    guard case .known(let own) = signatureState, case .known(let wanted) = requirement.signatureState else {
      return kind == requirement.kind
    }
    return own.parameters.count == wanted.parameters.count
      && zip(own.parameters, wanted.parameters).allSatisfy { $0.label == $1.label && $0.type.mayStand(for: $1.type) }
  }

  /// Whether this member of a protocol extension is more specialized than another one.
  fileprivate func isMoreSpecial(than other: Member) -> Bool {
    if let home = owner, let others = other.owner, home !== others { return home.conforms(to: others) }
    return selfConstraints.count > other.selfConstraints.count
  }
}

extension Type {
  /// Whether this type fits the one that a requirement names; associated types and `Self` fit anything.
  fileprivate func mayStand(for wanted: Type) -> Bool {
    switch (self, wanted) {
    case (.nominal(let own, _), .nominal(let other, _)): own === other || other.kind == .proto
    case (.tuple(let own), .tuple(let other)): own.count == other.count
    case (.nominal, .tuple), (.tuple, .nominal), (.nominal, .function), (.function, .nominal): false
    default: true
    }
  }
}

extension Run {
  /// A static property of one of the program's types.
  package func staticValue(_ name: String, of nominal: Nominal, at range: SourceRange?) throws(Stop) -> Value {
    guard let member = nominal.lookUp(name, isStatic: true).first(where: { !$0.isNative }) else {
      throw .fault("\(nominal.name) has no static \(name)", at: range)
    }
    if member.kind == .field { return try global(member) }
    return try call(
      .member(member, receiver: .metatype(nominal)), [], at: range ?? member.range)
  }
}
