import Diagnostics

extension Vocabulary {
  /// Bindings made by hand.
  static let bindings: [NativeDeclaration] = [
    .member("Binding", "init(get: () -> Value, set: (Value) -> Void)") { run, a in
      guard let get = a.function(0), let set = a.function(1) else { return .void }
      return .box(ClosureLens(run, get: get, set: set, at: a.range))
    },
    .member("Binding", "init(projectedValue: Binding<Value>)") { _, a in a[0] ?? .void },
    .member("Binding", "var projectedValue: Binding<Value>") { _, a in a[0] ?? .void },
    .member("State", "var projectedValue: Binding<Value>") { _, a in a[0] ?? .void },
    .member("State", "var wrappedValue: Value") { run, a throws(Stop) in
      guard case .box(let box)? = a[0] else { return a[0] ?? .void }
      return try run.read(box)
    },
    .member("GestureState", "init(initialValue: Value)") { _, a in .box(Box(a[0] ?? .void)) },
    .member("GestureState", "init(wrappedValue: Value)") { _, a in .box(Box(a[0] ?? .void)) },
  ]
}
