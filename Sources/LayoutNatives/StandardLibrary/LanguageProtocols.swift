import LayoutProgram

extension Natives {
  /// Protocols that integrate the program's own types into the language: literals, and `for`.
  static let languageProtocols: [Native] = [
    .native("ObjectIdentifier.init(_:)") { (object: Value) in
      // The number of the object in this run; a type identifies itself.
      if case .object(let object) = object.unerased { .int(object.number) } else { object.unerased }
    },
    .native("AnyHashable.base") { (value: Value) in value },
  ]
}
