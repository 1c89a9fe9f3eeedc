import LayoutProgram

extension Natives {
  /// Protocols by which a type of the program's own takes part in the language: literals, and `for`.
  static let languageProtocols: [Native] = [
    .native("ObjectIdentifier.init(_:)") { (object: Value) in
      // Which object of the run it is; a type is the same wherever it is named.
      if case .object(let object) = object.unerased { .int(object.number) } else { object.unerased }
    },
    .native("AnyHashable.init(_:)") { (base: Value) in base },
    .native("AnyHashable.base") { (value: Value) in value },
  ]
}
