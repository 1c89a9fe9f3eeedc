import LayoutEngine

/// What values look like in text, and when they are equal.
extension Value {
  /// As string interpolation writes it.
  var text: String {
    switch self {
    case .void: return "()"
    case .bool(let value): return value ? "true" : "false"
    case .int(let value): return String(value)
    case .double(let value): return String(describing: value)
    case .string(let value): return value
    case .none: return "nil"
    case .some(let value): return "Optional(\(value.quoted))"
    case .array(let values): return "[\(values.map(\.quoted).joined(separator: ", "))]"
    case .tuple(let values): return "(\(values.map(\.quoted).joined(separator: ", ")))"
    case .range(let lower, let upper): return "\(lower)..<\(upper)"
    case .enumeration(let value):
      let name = value.index < value.nominal.cases.count ? value.nominal.cases[value.index].name : "?"
      return value.payload.isEmpty ? name : "\(name)(\(value.payload.map(\.quoted).joined(separator: ", ")))"
    case .instance(let value): return "\(value.nominal.name)(…)"
    case .object(let value): return value.nominal.name
    case .metatype(let nominal): return nominal.name
    case .token(let name): return name
    case .color(let color): return color.name
    default: return "(…)"
    }
  }

  private var quoted: String {
    if case .string(let value) = self { return "\"\(value)\"" }
    return text
  }

  var number: Double {
    switch self {
    case .int(let value): return Double(value)
    case .double(let value): return value
    default: return .nan
    }
  }

  /// The type that carries out a protocol's requirements.
  var nominal: Nominal? {
    switch self {
    case .instance(let value): return value.nominal
    case .object(let value): return value.nominal
    case .enumeration(let value): return value.nominal
    case .metatype(let value): return value
    default: return nil
    }
  }

  /// The elements of an array or range, one by one; nil past the end.
  func element(_ index: Int) -> Value? {
    switch self {
    case .array(let values): return index < values.count ? values[index] : nil
    case .range(let lower, let upper): return index < upper &- lower ? .int(lower + index) : nil
    default: return nil
    }
  }

  func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.void, .void), (.none, .none): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.string(let a), .string(let b)): return a == b
    case (.int, .double), (.double, .int), (.double, .double): return number == other.number
    case (.some(let a), .some(let b)): return a.equals(b)
    case (.some(let a), _): return a.equals(other)
    case (_, .some(let b)): return equals(b)
    case (.array(let a), .array(let b)), (.tuple(let a), .tuple(let b)):
      return a.count == b.count && zip(a, b).allSatisfy { $0.equals($1) }
    case (.range(let a, let b), .range(let c, let d)): return a == c && b == d
    case (.enumeration(let a), .enumeration(let b)):
      return a.nominal == b.nominal && a.index == b.index && a.payload.count == b.payload.count
        && zip(a.payload, b.payload).allSatisfy { $0.equals($1) }
    case (.instance(let a), .instance(let b)):
      return a.nominal == b.nominal && zip(a.fields, b.fields).allSatisfy { $0.equals($1) }
    case (.object(let a), .object(let b)): return a === b
    case (.metatype(let a), .metatype(let b)): return a == b
    case (.box(let a), .box(let b)): return a.value.equals(b.value)
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
    case (.proposal(let a), .proposal(let b)): return a == b
    case (.spacing(let a), .spacing(let b)): return a == b
    default: return false
    }
  }

  func isLess(than other: Value) -> Bool {
    switch (self, other) {
    case (.int(let a), .int(let b)): return a < b
    case (.string(let a), .string(let b)): return a < b
    case (.enumeration(let a), .enumeration(let b)): return a.index < b.index
    case (.token(let a), .token(let b)):
      // The only constants of SwiftUI that have an order are the text sizes.
      let order = DynamicTypeSize.allCases.map(\.rawValue)
      guard let first = order.firstIndex(of: a), let second = order.firstIndex(of: b) else { return false }
      return first < second
    default: return number < other.number
    }
  }

  /// The text by which `ForEach` tells elements apart.
  var identity: String {
    if case .some(let inner) = self { return inner.identity }
    return text
  }
}
