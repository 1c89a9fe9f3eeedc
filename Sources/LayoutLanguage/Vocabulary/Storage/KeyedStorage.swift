extension Vocabulary {
  /// What programs keep under keys.
  static let keyedStorage: [NativeDeclaration] =
    [
      .type("struct AppStorage<Value>").approximated(inMemory),
      .type("struct SceneStorage<Value>").approximated(inMemory),
    ]
    + ["AppStorage", "SceneStorage"].flatMap { type -> [NativeDeclaration] in
      let prefix = type == "SceneStorage" ? "scene " : ""
      return [
        .member(type, "init(wrappedValue: Value, _ key: String)") { (run: Run, wrappedValue: Value, key: String) in
          .box(run.storage.box(prefix + key, start: wrappedValue))
        },
        .member(type, "init(_ key: String)") { (run: Run, key: String) in
          .box(run.storage.box(prefix + key, start: .none))
        },
        .member(type, "var projectedValue: Binding<Value>") { (receiver: Value) in receiver },
        .member(type, "var wrappedValue: Value") { (run: Run, receiver: Value?) throws(Stop) in
          guard case .box(let box)? = receiver else { return receiver ?? .void }
          return try run.read(box)
        },
      ]
    }

  private static let inMemory = "In memory, for one scene: each begins with nothing stored."
}
