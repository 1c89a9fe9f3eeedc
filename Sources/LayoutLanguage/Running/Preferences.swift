import Diagnostics

/// What views tell the views around them, and who listens.
///
/// Values are collected while views are staged, readers included, and combined by the key's `reduce` once all is laid out.
/// A listener is called when its value is another than before; what it stores in `@State` is seen by the next round.
struct Preferences {
  /// One `onPreferenceChange` or `overlayPreferenceValue`, and what was said inside it, in the order of the tree.
  struct Listener {
    let key: Nominal
    let action: FunctionValue?
    let range: SourceRange?
    var values: [Value] = []
  }

  var listeners: [Listener] = []
  /// What each listener was told last, by its place in the order of the tree.
  var told: [Int: Value] = [:]
  /// The `@State` of each view type's instances, in the order in which they are asked for their bodies.
  var states: [Nominal: [[Int: Box]]] = [:]
  var asked: [Nominal: Int] = [:]

  /// Rounds after which it is clear that the views never come to rest.
  static let maximumRounds = 8

  /// Forgets what belongs to one round.
  mutating func startRound() {
    listeners = []
    asked = [:]
  }
}

extension Run {
  /// A new listener's number.
  func listen(to key: Nominal, _ action: FunctionValue?, at range: SourceRange?) -> Int {
    preferences.listeners.append(Preferences.Listener(key: key, action: action, range: range))
    return preferences.listeners.count - 1
  }

  /// What a listener was told in the last round, or the key's default.
  func lastValue(of listener: Int) throws(Stop) -> Value {
    if let value = preferences.told[listener] { return value }
    let key = preferences.listeners[listener].key
    guard let member = key.lookUp("defaultValue", isStatic: true).first(where: { $0.native == nil }) else {
      return .void
    }
    if member.kind == .field { return try global(member) }
    let range = member.range ?? SourceRange(lower: 0, upper: 0)
    return try call(.member(member, receiver: .metatype(key)), [], at: range)
  }

  /// Combines what was said and tells the listeners. Answers whether anyone heard anything new.
  func tellListeners() throws(Stop) -> Bool {
    var isNews = false
    for (number, listener) in preferences.listeners.enumerated() {
      guard let value = try combined(listener) else { continue }
      if let last = preferences.told[number], last.equals(value) { continue }
      preferences.told[number] = value
      isNews = true
      guard let action = listener.action else { continue }
      _ = try call(action, [value], at: listener.range ?? SourceRange(lower: 0, upper: 0))
    }
    return isNews
  }

  /// The first value, with each of the others reduced into it.
  private func combined(_ listener: Preferences.Listener) throws(Stop) -> Value? {
    guard let first = listener.values.first else { return nil }
    guard listener.values.count > 1,
      let reduce = listener.key.lookUp("reduce", isStatic: true).first(where: { $0.native == nil })
    else { return first }
    let range = reduce.range ?? SourceRange(lower: 0, upper: 0)
    let holder = Frame(count: 2, parent: nil)
    holder.slots[0] = first
    for value in listener.values.dropFirst() {
      let next = FunctionCode(name: "nextValue", range: range)
      next.body = [.returning(.constant(value))]
      holder.slots[1] = .function(.closure(next, holder))
      _ = try call(
        reduce, receiver: nil, arguments: [.place(.local(depth: 0, slot: 0)), .value(.local(depth: 0, slot: 1))],
        holder, at: range)
    }
    return holder.slots[0]
  }

  /// A view type's instance with the state that it had in the round before.
  func remembering(_ instance: Instance) -> Instance {
    let fields = instance.nominal.fields.filter { $0.wrapper == .state && $0.index < instance.fields.count }
    if fields.isEmpty { return instance }
    let number = preferences.asked[instance.nominal, default: 0]
    preferences.asked[instance.nominal] = number + 1
    var known = preferences.states[instance.nominal] ?? []
    if number < known.count {
      var remembered = instance
      for (index, box) in known[number] where index < remembered.fields.count { remembered.fields[index] = .box(box) }
      return remembered
    }
    var boxes: [Int: Box] = [:]
    for field in fields { if case .box(let box) = instance.fields[field.index] { boxes[field.index] = box } }
    known.append(boxes)
    preferences.states[instance.nominal] = known
    return instance
  }
}
