import LayoutProgram

/// The settings of a formatter, in a box that all its references share.
struct FormatterSettings {
  private let box: Box?

  init(_ value: Value?) {
    if case .box(let box)? = value { self.box = box } else { box = nil }
  }

  static func made() -> Value { .box(Box(.dictionary(KeyedValues()))) }

  subscript(name: String) -> Value? {
    get {
      guard case .dictionary(let table)? = box?.value else { return nil }
      return table[.string(name)]
    }
    nonmutating set {
      guard let box, case .dictionary(var table) = box.value else { return }
      table.insert(.string(name), newValue ?? Value.none)
      box.value = .dictionary(table)
    }
  }

  func text(_ name: String) -> String? {
    switch self[name]?.unboxed {
    case .string(let text): text.isEmpty ? nil : text
    case .token(let name): name
    default: nil
    }
  }

  func number(_ name: String) -> Int? {
    if case .int(let number)? = self[name]?.unboxed { number } else { nil }
  }
}

extension Natives {
  /// A mutable property of a formatter, with its initial value.
  ///
  ///     setting("NumberFormatter", "currencyCode", .string("USD"))
  static func setting(
    _ owner: String, _ name: String, _ start: @escaping @autoclosure @Sendable () -> Value
  ) -> Native {
    .property("\(owner).\(name)") { (receiver: Value?) in
      FormatterSettings(receiver)[name] ?? start()
    } set: { (receiver: Value, newValue: Value?) in
      FormatterSettings(receiver)[name] = newValue
      return receiver
    }
  }
}
