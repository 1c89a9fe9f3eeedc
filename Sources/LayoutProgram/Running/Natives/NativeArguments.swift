import LayoutEngine

/// Accepts a `Double`, a `CGFloat`, or any value that the declaration accepts for one.
extension Double: BlankArgument {
  package init?(argument: Value) {
    switch argument.given {
    case .double(let value): self = value
    case .int(let value): self = Double(value)
    case .number(let number): self = number.double
    default: return nil
    }
  }

  package static let blank = 0.0
}

extension Int: BlankArgument {
  package init?(argument: Value) {
    switch argument.given {
    case .int(let value): self = value
    case .number(let number):
      guard let whole = number.whole.flatMap({ Int(exactly: $0) }) else { return nil }
      self = whole
    default: return nil
    }
  }

  package static let blank = 0
}

/// An integer of any size.
extension Int128: BlankArgument {
  package init?(argument: Value) {
    guard let whole = argument.whole else { return nil }
    self = whole
  }

  package static let blank: Int128 = 0
}

extension Bool: BlankArgument {
  package init?(argument: Value) {
    guard case .bool(let value) = argument.given else { return nil }
    self = value
  }

  package static let blank = false
}

extension String: BlankArgument {
  package init?(argument: Value) {
    switch argument.given {
    case .string(let value): self = value
    case .substring(let value): self = String(value)
    default: return nil
    }
  }

  package static let blank = ""
}

/// A text with its indices: a whole `String` or a `Substring`.
extension Substring: BlankArgument {
  package init?(argument: Value) {
    if case .substring(let text) = argument.given {
      self = text
    } else if let text = String(argument: argument) {
      self = text[...]
    } else {
      return nil
    }
  }

  package static let blank: Substring = ""
}

extension Character: RequiredArgument {
  package init?(argument: Value) {
    guard let text = String(argument: argument), text.count == 1, let only = text.first else { return nil }
    self = only
  }
}

/// A case of one of SwiftUI's enums, by name: `ContentMode.fit`.
package struct NativeCase: RequiredArgument {
  package let name: String

  package init?(argument: Value) {
    guard case .token(let name) = argument.given else { return nil }
    self.name = name
  }
}

/// An array, or another sequence with known elements.
extension Array: NativeArgument, NativeParameter, BlankArgument where Element == Value {
  package init?(argument: Value) {
    switch argument.given {
    case .array(let values): self = values
    case .sequence(let view): self = view.elements
    default: return nil
    }
  }

  package static var blank: [Value] { [] }
}

extension FunctionValue: RequiredArgument {
  package init?(argument: Value) {
    guard case .function(let function) = argument.given else { return nil }
    self = function
  }
}
