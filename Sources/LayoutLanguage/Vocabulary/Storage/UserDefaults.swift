import Diagnostics

extension Vocabulary {
  /// What programs keep under keys.
  static let keyedStorage: [NativeDeclaration] =
    [
      .type("class UserDefaults").approximated(inMemory),
      .type("struct AppStorage<Value>").approximated(inMemory),
      .type("struct SceneStorage<Value>").approximated(inMemory),
      .constant("UserDefaults", "standard", "UserDefaults", .token("UserDefaults")),
      .member("UserDefaults", "init()") { _, _ in .token("UserDefaults") },
      .member("UserDefaults", "init(suiteName: String?) -> UserDefaults?") { _, _ in .some(.token("UserDefaults")) },
      .member("UserDefaults", "func set(_ value: Any?, forKey key: String)", setting),
      .member("UserDefaults", "func setValue(_ value: Any?, forKey key: String)", setting),
      .member("UserDefaults", "func removeObject(forKey key: String)") { run, a in
        run.storage.set(a.string(1) ?? "", to: nil)
        run.events.mutations &+= 1
        return .void
      },
      .member("UserDefaults", "func register(defaults: [String: Any])") { run, a in
        guard case .dictionary(let table)? = a[1] else { return .void }
        for (key, value) in zip(table.keys, table.values) { run.storage.defaults[key.text] = value.unerased }
        return .void
      },
      .member("UserDefaults", "func synchronize() -> Bool") { _, _ in .bool(true) },
      .member("UserDefaults", "func object(forKey key: String) -> Any?", object),
      .member("UserDefaults", "func value(forKey key: String) -> Any?", object),
      .member("UserDefaults", "func string(forKey key: String) -> String?") { run, a in
        switch stored(run, a) {
        case .string(let text)?: .some(.string(text))
        case let value? where value.isNumber: .some(.string(value.text))
        default: .none
        }
      },
      .member("UserDefaults", "func bool(forKey key: String) -> Bool") { run, a in
        switch stored(run, a) {
        case .bool(let truth)?: .bool(truth)
        case .string(let text)?: .bool(["YES", "true", "1"].contains(text))
        case let value? where value.isNumber: .bool(value.number != 0)
        default: .bool(false)
        }
      },
      .member("UserDefaults", "func integer(forKey key: String) -> Int") { run, a in
        .int(Int(exactly: number(run, a).rounded(.towardZero)) ?? 0)
      },
      .member("UserDefaults", "func double(forKey key: String) -> Double") { run, a in .double(number(run, a)) },
      .member("UserDefaults", "func float(forKey key: String) -> Float") { run, a in
        .fraction(number(run, a), as: .float)
      },
      .member("UserDefaults", "func data(forKey key: String) -> Data?") { run, a in text(stored(run, a)) },
      .member("UserDefaults", "func url(forKey key: String) -> URL?") { run, a in text(stored(run, a)) },
      .member("UserDefaults", "func array(forKey key: String) -> [Any]?") { run, a in list(stored(run, a)) },
      .member("UserDefaults", "func stringArray(forKey key: String) -> [String]?") { run, a in list(stored(run, a)) },
      .member("UserDefaults", "func dictionary(forKey key: String) -> [String: Any]?") { run, a in
        if case .dictionary? = stored(run, a) { return .some(stored(run, a) ?? .void) }
        return .none
      },
    ]
    + ["AppStorage", "SceneStorage"].flatMap { type -> [NativeDeclaration] in
      let prefix = type == "SceneStorage" ? "scene " : ""
      return [
        .member(type, "init(wrappedValue: Value, _ key: String)") { run, a in
          .box(run.storage.box(prefix + (a.string(1) ?? ""), start: a[0] ?? .void))
        },
        .member(type, "init(wrappedValue: Value, _ key: String, store: UserDefaults?)") { run, a in
          .box(run.storage.box(prefix + (a.string(1) ?? ""), start: a[0] ?? .void))
        },
        .member(type, "init(_ key: String)") { run, a in
          .box(run.storage.box(prefix + (a.string(0) ?? ""), start: .none))
        },
        .member(type, "var projectedValue: Binding<Value>") { _, a in a[0] ?? .void },
        .member(type, "var wrappedValue: Value") { run, a throws(Stop) in
          guard case .box(let box)? = a[0] else { return a[0] ?? .void }
          return try run.read(box)
        },
      ]
    }

  private static let inMemory = "In memory, for one scene: each begins with nothing stored."

  private static let setting: NativeFunction.Body = { run, a in
    run.storage.set(a.string(2) ?? "", to: a.unwrapped(1)?.unboxed.unerased)
    run.events.mutations &+= 1
    return .void
  }

  private static let object: NativeFunction.Body = { run, a in stored(run, a).map { .some($0) } ?? .none }

  /// What is stored under the key of a call.
  private static func stored(_ run: Run, _ arguments: Arguments) -> Value? {
    guard let value = run.storage[arguments.string(1) ?? ""] else { return nil }
    if case .none = value { return nil }
    if case .some(let inner) = value { return inner.unerased }
    if case .enumeration(let choice) = value, choice.index < choice.nominal.rawValues.count {
      return choice.nominal.rawValues[choice.index]
    }
    return value
  }

  private static func number(_ run: Run, _ arguments: Arguments) -> Double {
    switch stored(run, arguments) {
    case .bool(let truth)?: truth ? 1 : 0
    case .string(let text)?: Double(text) ?? 0
    case let value? where value.isNumber: value.number
    default: 0
    }
  }

  private static func text(_ value: Value?) -> Value {
    if case .string? = value { return value.map { .some($0) } ?? .none }
    return .none
  }

  private static func list(_ value: Value?) -> Value {
    if case .array? = value { return value.map { .some($0) } ?? .none }
    return .none
  }
}

extension Value {
  fileprivate var isNumber: Bool {
    switch self {
    case .int, .double, .number: true
    default: false
    }
  }
}
