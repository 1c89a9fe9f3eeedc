import Diagnostics

/// `is`, `as?` and `as!`: what a value turns out to be while the program runs.
extension Run {
  func cast(_ value: Value, _ cast: Cast, to type: Type, at range: SourceRange?) throws(Stop) -> Value {
    let found = value.cast(to: type)
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

extension Value {
  /// The value as one of the type; nil where it is none. `Double`, `CGFloat` and `Float` are one kind of number here.
  func cast(to type: Type) -> Value? {
    if type.isNominal(.any) { return self }
    if let wrapped = type.wrapped {
      if case .none = self { return Value.none }
      return cast(to: wrapped).map { .some($0) }
    }
    if case .some(let inner) = self { return inner.cast(to: type) }
    return isOne(of: type) ? self : nil
  }

  private func isOne(of type: Type) -> Bool {
    switch self {
    case .bool: return type.isNominal(.bool)
    case .int: return type.isNominal(.int) || isNumber(type)
    case .double: return type.isFloating || isNumber(type)
    case .string(let text):
      return type.isNominal(.string) || type.isNominal(.substring)
        || (type.isNominal(.character) && text.count == 1) || (type.nominal?.isNative == true && isComparable(type))
    case .instance, .object, .enumeration, .metatype: return nominal.map { $0.isOne(of: type) } ?? false
    case .array(let elements):
      guard type.isNominal(.array), let element = type.genericArguments.first else { return false }
      return elements.allSatisfy { $0.cast(to: element) != nil }
    case .tuple(let parts):
      guard case .tuple(let elements) = type.shallow, parts.count == elements.count else { return false }
      return zip(parts, elements).allSatisfy { $0.cast(to: $1.type) != nil }
    case .function:
      if case .function = type.shallow { return true }
      return false
    default: return type.nominal?.name == typeName || (isView && type.nominal?.name == "View")
    }
  }

  private func isNumber(_ type: Type) -> Bool {
    if case .opaque(let proto) = type.shallow { return proto.isNative && proto.name == "Numeric" || isComparable(type) }
    return false
  }

  private func isComparable(_ type: Type) -> Bool {
    ["Equatable", "Comparable", "Hashable"].contains(type.nominal?.name)
  }

  private var isView: Bool {
    if case .view = self { return true }
    return false
  }

  /// What a message calls the value's type.
  var typeName: String {
    switch self {
    case .void: return "()"
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
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
  /// Whether the type is another, inherits from it or conforms to it.
  fileprivate func isOne(of type: Type) -> Bool {
    switch type.shallow {
    case .nominal(let other, _): return (original ?? self) === other || inherits(from: other)
    case .opaque(let proto): return conforms(to: proto)
    default: return false
    }
  }
}
