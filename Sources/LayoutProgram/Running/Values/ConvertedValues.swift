import Diagnostics

/// Implements `is`, `as?` and `as!`, which convert values by their run-time type.
extension Run {
  package func cast(_ value: Value, _ cast: Cast, to type: Type, at range: SourceRange?) throws(Stop) -> Value {
    let found = self.cast(value, to: type)
    switch cast {
    case .test: return .bool(found != nil)
    case .conditional: return found.map { .some($0) } ?? .none
    case .forced:
      if let found { return found }
      throw Stop(
        .runtime, "Could not cast value of type '\(value.typeName)' to '\(type)'", at: range,
        notes: [Note(RuntimeMessage.askFirst)])
    }
  }
}

/// Run-time types of values.
extension Run {
  /// The value converted to a type; nil if it does not fit.
  func cast(_ value: Value, to type: Type) -> Value? {
    if type.isNominal(.any) { return value }
    if let wrapped = type.wrapped {
      if value.isNil { return Value.none }
      return cast(value, to: wrapped).map { .some($0) }
    }
    switch value {
    case .some(let inner): return cast(inner, to: type)
    case .erased(let inner, let own): return cast(inner, knownAs: own, to: type)
    case .array(let elements):
      guard type.isNominal(.array), let element = type.genericArguments.first else { break }
      return all(elements, as: element).map { .array($0) }
    case .set(let set):
      guard type.isNominal(.set), let element = type.genericArguments.first else { break }
      return all(set.keys, as: element).map { .set(KeyedValues($0)) }
    case .dictionary(let table):
      guard type.isNominal(.dictionary), type.genericArguments.count == 2 else { break }
      return dictionary(table, as: type.genericArguments[0], type.genericArguments[1])
    case .tuple(let parts, let labels):
      guard case .tuple(let elements) = type.shallow, parts.count == elements.count else { return nil }
      var found: [Value] = []
      for (part, element) in zip(parts, elements) {
        guard let cast = cast(part, to: element.type) else { return nil }
        found.append(cast)
      }
      return .tuple(found, labels: labels)
    default: break
    }
    return isOne(value, of: type) ? value : nil
  }

  /// Converts a value stored as `Any`, whose recorded type is more specific than the value.
  private func cast(_ value: Value, knownAs own: Type, to type: Type) -> Value? {
    if own == type { return value }
    switch value {
    case .some(let inner): return cast(own.wrapped.map { .erased(inner, as: $0) } ?? inner, to: type)
    case .array(let elements):
      guard let element = own.genericArguments.first, element.hidesInAny else { return cast(value, to: type) }
      return cast(.array(elements.map { .erased($0, as: element) }), to: type)
    case .double, .string:
      if case .nominal(let nominal, _) = type.shallow, nominal.kind != .proto { return nil }
      guard let proto = type.nominal, let nominal = own.nominal else { return nil }
      return nominal.conforms(to: proto) ? value : nil
    case .function:
      // Only the recorded type tells which function type it is.
      return nil
    default: return cast(value, to: type)
    }
  }

  private func all(_ values: [Value], as type: Type) -> [Value]? {
    var found: [Value] = []
    for value in values {
      guard let cast = cast(value, to: type) else { return nil }
      found.append(cast)
    }
    return found
  }

  private func dictionary(_ table: KeyedValues, as key: Type, _ value: Type) -> Value? {
    guard let keys = all(table.keys, as: key), let values = all(table.values, as: value) else { return nil }
    var found = KeyedValues()
    for (key, value) in zip(keys, values) { found.insert(key, value) }
    return .dictionary(found)
  }

  private func isOne(_ value: Value, of type: Type) -> Bool {
    if let own = value.nominal { return own.isOne(of: type) }
    if case .function = value {
      if case .function = type.shallow { return true }
      return false
    }
    if case .view = value, type.nominal?.name == "View" { return true }
    switch type.shallow {
    case .nominal(let nominal, _) where nominal.kind != .proto: return nominal.name == value.typeName
    case .opaque(let proto), .nominal(let proto, _):
      return nativeTypes[value.typeName]?.conforms(to: proto) ?? false
    default: return false
    }
  }

  /// The type that `type(of:)` gives.
  func type(of value: Value) -> Nominal {
    if let nominal = value.nominal { return nominal }
    if case .erased(let inner, let type) = value {
      guard inner.nominal == nil, let name = type.nameInFull else { return self.type(of: inner) }
      return Nominal(name, .structure, isNative: true)
    }
    return nativeTypes[value.typeName] ?? Nominal(value.typeName, .structure, isNative: true)
  }
}

extension Type {
  /// Whether values of this type need their type recorded when they are stored as `Any`.
  package var hidesInAny: Bool {
    switch shallow {
    case .nominal(let nominal, let arguments):
      if !nominal.isNative { return false }
      return !arguments.isEmpty || nominal.role == .cgFloat || nominal.name == "Date"
        || nominal.name == "Character" || nominal.name == "UnicodeScalar"
    case .tuple(let elements): return !elements.isEmpty
    case .function: return true
    default: return false
    }
  }
}

extension Value {
  fileprivate var isNil: Bool {
    switch self {
    case .none: true
    case .erased(let inner, _): inner.isNil
    default: false
    }
  }

  /// The name of the value's type in messages.
  package var typeName: String {
    switch self {
    case .void: return "()"
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
    case .number(let number): return number.type.rawValue
    case .slice: return "ArraySlice"
    case .range(_, _, let isClosed): return isClosed ? "ClosedRange" : "Range"
    case .sequence(let view): return view.kind.rawValue
    case .index: return "String.Index"
    case .substring: return "Substring"
    case .erased(let inner, let type): return inner.nominal?.qualifiedName ?? type.description
    case .string: return "String"
    case .none, .some: return "Optional"
    case .array: return "Array"
    case .set: return "Set"
    case .dictionary: return "Dictionary"
    case .size: return "CGSize"
    case .point: return "CGPoint"
    case .rect: return "CGRect"
    case .color: return "Color"
    case .font: return "Font"
    case .token(let name) where name.hasSuffix("Error"): return name
    default: return nominal?.qualifiedName ?? "Any"
    }
  }

  /// A case with the name of its enum: `Trouble.late`.
  var qualifiedText: String {
    if case .enumeration(let value) = self { return "\(value.nominal.qualifiedName).\(text)" }
    return text
  }
}

extension Nominal {
  /// Whether the type equals another, inherits from it or conforms to it.
  fileprivate func isOne(of type: Type) -> Bool {
    switch type.shallow {
    case .nominal(let other, _): return (original ?? self) === other || inherits(from: other)
    case .opaque(let proto): return conforms(to: proto)
    default: return false
    }
  }
}
