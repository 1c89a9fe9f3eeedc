import Diagnostics

extension Vocabulary {
  /// What programs keep under keys.
  static let keyedStorage: [NativeDeclaration] =
    [
      .type("class UserDefaults").approximated(inMemory),
      .type("struct AppStorage<Value>").approximated(inMemory),
      .type("struct SceneStorage<Value>").approximated(inMemory),
      .constant("UserDefaults", "standard", "UserDefaults", .token("UserDefaults")),
      .member("UserDefaults", "init()") { .token("UserDefaults") },
      .member("UserDefaults", "init(suiteName: String?) -> UserDefaults?") { .some(.token("UserDefaults")) },
      .member("UserDefaults", "func set(_ value: Any?, forKey key: String)", setting),
      .member("UserDefaults", "func setValue(_ value: Any?, forKey key: String)", setting),
      .member("UserDefaults", "func removeObject(forKey key: String)") { (run: Run, _: Value?, key: String) in
        run.storage.set(key, to: nil)
        run.events.mutations &+= 1
        return .void
      },
      .member("UserDefaults", "func register(defaults: [String: Any])") { (run: Run, _: Value?, defaults: Value?) in
        guard case .dictionary(let table)? = defaults else { return .void }
        for (key, value) in zip(table.keys, table.values) { run.storage.defaults[key.text] = value.unerased }
        return .void
      },
      .member("UserDefaults", "func synchronize() -> Bool") { .bool(true) },
      .member("UserDefaults", "func object(forKey key: String) -> Any?", object),
      .member("UserDefaults", "func value(forKey key: String) -> Any?", object),
      .member("UserDefaults", "func string(forKey key: String) -> String?") { (run: Run, call: Arguments) in
        switch stored(run, call) {
        case .string(let text)?: .some(.string(text))
        case let value? where value.isNumber: .some(.string(value.text))
        default: .none
        }
      },
      .member("UserDefaults", "func bool(forKey key: String) -> Bool") { (run: Run, call: Arguments) in
        switch stored(run, call) {
        case .bool(let truth)?: .bool(truth)
        case .string(let text)?: .bool(["YES", "true", "1"].contains(text))
        case let value? where value.isNumber: .bool(value.number != 0)
        default: .bool(false)
        }
      },
      .member("UserDefaults", "func integer(forKey key: String) -> Int") { (run: Run, call: Arguments) in
        .int(Int(exactly: number(run, call).rounded(.towardZero)) ?? 0)
      },
      .member("UserDefaults", "func double(forKey key: String) -> Double") { (run: Run, call: Arguments) in
        .double(number(run, call))
      },
      .member("UserDefaults", "func float(forKey key: String) -> Float") { (run: Run, call: Arguments) in
        .fraction(number(run, call), as: .float)
      },
      .member("UserDefaults", "func data(forKey key: String) -> Data?") { (run: Run, call: Arguments) in
        text(stored(run, call))
      },
      .member("UserDefaults", "func url(forKey key: String) -> URL?") { (run: Run, call: Arguments) in
        text(stored(run, call))
      },
      .member("UserDefaults", "func array(forKey key: String) -> [Any]?") { (run: Run, call: Arguments) in
        list(stored(run, call))
      },
      .member("UserDefaults", "func stringArray(forKey key: String) -> [String]?") { (run: Run, call: Arguments) in
        list(stored(run, call))
      },
      .member("UserDefaults", "func dictionary(forKey key: String) -> [String: Any]?") { (run: Run, call: Arguments) in
        if case .dictionary? = stored(run, call) { return .some(stored(run, call) ?? .void) }
        return .none
      },
    ]
    + ["AppStorage", "SceneStorage"].flatMap { type -> [NativeDeclaration] in
      let prefix = type == "SceneStorage" ? "scene " : ""
      return [
        .member(type, "init(wrappedValue: Value, _ key: String)") { (run: Run, wrappedValue: Value, key: String) in
          .box(run.storage.box(prefix + key, start: wrappedValue))
        },
        .member(type, "init(wrappedValue: Value, _ key: String, store: UserDefaults?)") {
          (run: Run, wrappedValue: Value, key: String, _: Value?) in
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
