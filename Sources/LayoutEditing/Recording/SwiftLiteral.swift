import Diagnostics
import LayoutLanguage

/// Values of a request as Swift literals.
enum SwiftLiteral {
  /// A quoted string.
  static func text(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": literal += "\\\\"
      case "\"": literal += "\\\""
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          literal += "\\u{\(String(scalar.value, radix: 16))}"
        } else {
          literal.unicodeScalars.append(scalar)
        }
      }
    }
    return literal + "\""
  }

  /// A value of an expected type, with the meaning that `Run.decode` gives it; nil if Swift has no short form.
  static func value(_ json: JSON, as type: Type) -> String? {
    if let wrapped = type.wrapped {
      if case .null = json.content { return "nil" }
      return value(json, as: wrapped)
    }
    switch (json.content, type.shallow) {
    case (.bool(let flag), _) where type.isNominal(.bool): return flag ? "true" : "false"
    case (.number(let number, _), _) where type.isFloating: return JSON.literal(for: number)
    case (.number(let number, _), _) where type.role == .integer || type.isNominal(.int):
      return Int(exactly: number).map(String.init)
    case (.string(let text), _) where type.isNominal(.string): return Self.text(text)
    case (.array(let elements), _) where type.isNominal(.array):
      guard let element = type.genericArguments.first else { return nil }
      let values = elements.compactMap { value($0, as: element) }
      return values.count == elements.count ? "[\(values.joined(separator: ", "))]" : nil
    case (.object, .nominal(let nominal, _)) where nominal.kind == .structure && !nominal.isNative:
      return instance(of: nominal, json)
    case (.string(let name), .nominal(let nominal, _)) where nominal.kind == .enumeration && nominal.rawValues.isEmpty:
      return nominal.cases.contains { $0.name == name } ? ".\(name)" : nil
    case (_, .nominal(let nominal, _)) where nominal.kind == .enumeration && !nominal.isNative:
      return rawCase(of: nominal, json)
    case (.string(let name), .nominal(let nominal, _)) where nominal.isNative:
      return nominal.lookUp(name, isStatic: true).isEmpty ? nil : ".\(name)"
    default: return nil
    }
  }

  private static func instance(of nominal: Nominal, _ json: JSON) -> String? {
    var arguments: [String] = []
    for member in nominal.fields {
      guard member.isMutable || !member.hasInitialValue, let value = json[member.name] else { continue }
      guard case .known(let type) = member.typeState, let literal = self.value(value, as: type) else { return nil }
      arguments.append("\(member.name): \(literal)")
    }
    return "\(nominal.qualifiedName)(\(arguments.joined(separator: ", ")))"
  }

  private static func rawCase(of nominal: Nominal, _ json: JSON) -> String? {
    let index = nominal.rawValues.firstIndex { raw in
      switch (json.content, raw) {
      case (.string(let a), .string(let b)): a == b
      case (.number(let a, _), .int(let b)): a == Double(b)
      case (.number(let a, _), .double(let b)): a == b
      default: false
      }
    }
    return index.flatMap { nominal.cases.indices.contains($0) ? ".\(nominal.cases[$0].name)" : nil }
  }
}

extension String {
  /// The text as a Swift literal.
  public var swiftLiteral: String { SwiftLiteral.text(self) }
}
