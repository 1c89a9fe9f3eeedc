import Diagnostics

/// Invents values for a view that runs without its arguments.
///
///     struct Badge: View { let title: String; @Binding var count: Int }     Badge(title: "title", count: 1)
extension Run {
  /// A value of a type; nil if none can be invented.
  func sample(of type: Type, named name: String, depth: Int = 0) throws(Stop) -> Value? {
    guard request.makesSamples, depth < 8 else { return nil }
    if type.wrapped != nil { return Value.none }
    switch type.shallow {
    case .function(let function): return sample(of: function)
    case .opaque(let proto): return proto.isView ? .view(View(.empty)) : nil
    case .nominal(let nominal, _) where nominal.isView && nominal.isNative && nominal.name != "Color":
      return .view(View(.empty))
    case .parameter(let parameter): return sample(of: parameter, named: name)
    case .tuple(let elements):
      var parts: [Value] = []
      for element in elements {
        guard let part = try sample(of: element.type, named: name, depth: depth + 1) else { return nil }
        parts.append(part)
      }
      return .tuple(parts, labels: TupleLabels(elements.map(\.label)))
    case .nominal(let nominal, let arguments):
      return try sample(of: nominal, arguments, type, named: name, depth: depth)
    case .metatype, .variable: return nil
    }
  }

  private func sample(
    of nominal: Nominal, _ arguments: [Type], _ type: Type, named name: String, depth: Int
  ) throws(Stop) -> Value? {
    if let plain = plainSample(of: type, named: name) { return plain }
    switch nominal.name {
    case "Array" where nominal.isNative:
      let element = try arguments.first.flatMap { (type) throws(Stop) in
        try sample(of: type, named: name, depth: depth + 1)
      }
      return .array(element.map { [$0] } ?? [])
    case "Binding" where nominal.isNative:
      guard let inner = arguments.first, let value = try sample(of: inner, named: name, depth: depth + 1) else {
        return nil
      }
      return .box(Box(value))
    default: break
    }
    if nominal.isNative { return nil }
    if nominal.kind == .enumeration {
      guard let plain = nominal.cases.first(where: \.hasNoPayload) else { return nil }
      return .enumeration(Enumeration(nominal: nominal, index: plain.index, payload: []))
    }
    guard nominal.kind == .structure || nominal.kind == .object else { return nil }
    return try madeSample(of: nominal, depth: depth)
  }

  /// A value of some type that meets a generic parameter's constraints: `Data: RandomAccessCollection` is empty.
  private func sample(of parameter: GenericParameter, named name: String) -> Value? {
    func asks(for wanted: NativeName...) -> Bool {
      parameter.constraints.contains { proto in wanted.contains { proto.conforms(toNative: $0) } }
    }
    let isText = parameter.constraints.contains { $0.isNative && $0.name == "StringProtocol" }
    if isText { return .string(name) }
    if parameter.constraints.contains(where: \.isView) { return .view(View(.empty)) }
    if asks(for: .sequence) { return .array([]) }
    if asks(for: .binaryInteger) { return .int(1) }
    if asks(for: .additiveArithmetic) { return .double(1) }
    let plain: [NativeName] = [
      .equatable, .hashable, .comparable, .customStringConvertible, .customDebugStringConvertible, .encodable,
      .decodable,
    ]
    let isPlain = parameter.constraints.allSatisfy { proto in
      proto.isNative && plain.contains { proto.name == $0.rawValue } || ["Sendable", "Codable"].contains(proto.name)
    }
    return isPlain ? .string(name) : nil
  }

  private func plainSample(of type: Type, named name: String) -> Value? {
    if type.isNominal(.string) { return .string(name) }
    if type.isNominal(.bool) { return .bool(false) }
    if let number = type.numberType { return number.isInteger ? .whole(1, as: number) : .fraction(1, as: number) }
    if type.isNominal(.date) { return .double(request.now) }
    if type.isNominal(.url) { return .string("https://example.org") }
    if type.isNominal(.uuid) { return .string(events.states.ids.next()) }
    switch type.nominal?.name {
    case "Color": return .color(ColorValue(name: "blue"))
    case "Dictionary": return .dictionary(KeyedValues())
    case "Set": return .set(KeyedValues())
    case "Image": return .view(View(.image("image", isResizable: false)))
    case "NamespaceID": return .token("namespace")
    case "CGSize": return .size(.init(width: 1, height: 1))
    case "CGPoint": return .point(.init(x: 1, y: 1))
    default: return nil
    }
  }

  /// A closure that does nothing, or returns a sample of its result.
  private func sample(of function: FunctionType) -> Value {
    let result = Sample(type: function.result)
    let native = NativeFunction(name: "sample") { run, _ throws(Stop) in
      if result.type.isVoid { return .void }
      return try run.sample(of: result.type, named: "value", depth: 1) ?? .view(View(.empty))
    }
    return .function(.native(native, receiver: nil))
  }

  /// A struct or an object, by its first initializer or property by property.
  private func madeSample(of nominal: Nominal, depth: Int) throws(Stop) -> Value? {
    let initializers = nominal.lookUp("init", isStatic: true).filter { !$0.isNative && $0.labels != ["from"] }
    if let initializer = initializers.first {
      guard case .known(let signature) = initializer.signatureState else { return nil }
      let holder = Frame(count: signature.parameters.count, parent: nil)
      var passed: [Argument] = []
      for (index, parameter) in signature.parameters.enumerated() {
        if parameter.hasDefault {
          passed.append(.omitted)
          continue
        }
        guard let value = try sample(of: parameter.type, named: parameter.name, depth: depth + 1) else { return nil }
        holder.slots[index] = value
        passed.append(.value(.local(depth: 0, slot: index)))
      }
      let type = Argument.value(.constant(.metatype(nominal)))
      return try initialize(initializer, type, passed, holder, at: nominal.range)
    }
    var fields: [Value] = []
    for member in nominal.fields {
      guard case .known(let type) = member.typeState else { return nil }
      if member.hasInitialValue || type.wrapped != nil || member.isGiven {
        fields.append(try startValue(of: member, in: nominal))
      } else if let value = try sample(of: type, named: member.name, depth: depth + 1) {
        fields.append(wrap(value, for: member))
      } else {
        return nil
      }
    }
    let judge = judge(of: nominal)
    if nominal.kind == .object {
      return .object(try object(Object(nominal, fields: fields, judge: judge), at: nominal.range))
    }
    return .instance(Instance(nominal: nominal, fields: fields, range: nominal.range, judge: judge))
  }

  /// A view with invented arguments; nil if some cannot be invented.
  func sampleView(_ nominal: Nominal) throws(Stop) -> Value? {
    guard request.makesSamples, let view = try madeSample(of: nominal, depth: 0) else { return nil }
    warn(.madeUp(type: nominal.name), at: nominal.range)
    return view
  }

  /// An invented environment object for a view that runs by itself; all readers get the same one.
  func objectAround(of nominal: Nominal) throws(Stop) -> Value? {
    if let known = objectsAround[nominal] { return known }
    guard standsAlone() else { return nil }
    guard let object = try sample(of: nominal.selfType, named: nominal.name) else { return nil }
    objectsAround[nominal] = object
    warn(.madeUpObject(type: nominal.name), at: nominal.range)
    return object
  }
}

/// A type of the running program.
private struct Sample: @unchecked Sendable {
  let type: Type
}
