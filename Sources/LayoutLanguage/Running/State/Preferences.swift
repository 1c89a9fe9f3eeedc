import Diagnostics

/// What views tell the views around them, and who listens.
///
/// Values are collected while views are staged, readers included, and combined by the key's `reduce` once all is laid
/// out. A listener is called when its value is another than before; what it stores in `@State` is seen by the next
/// round.
struct Preferences {
  /// One `onPreferenceChange` or `overlayPreferenceValue`, and what was said inside it, in the order of the tree.
  struct Listener {
    let key: Nominal
    let action: FunctionValue?
    let range: SourceRange?
    /// Which modifier of which view it is.
    let place: ReactionKey
    /// Whether it is an `overlayPreferenceValue` or its like, which shows something in any case.
    var reads = false
    /// Whether it only hears for a transform, and tells nobody.
    var isInner = false
    /// Nothing where an anchor's view has no frame yet.
    var values: [Value?] = []
  }

  var listeners: [Listener] = []
  /// The program's `transformPreference`s, in the order of the tree.
  var transforms: [PreferenceTransform] = []
  /// What each listener was told last.
  var told: [ReactionKey: Value] = [:]

  /// Forgets what belongs to one round.
  mutating func startRound() {
    listeners = []
    transforms = []
  }
}

extension Run {
  /// A new listener's number.
  ///
  /// - Parameter place: which modifier of which view listens; without one, the order of the tree tells.
  func listen(
    to key: Nominal, _ action: FunctionValue?, at range: SourceRange?, _ place: ReactionKey? = nil
  ) -> Int {
    let place = place ?? ReactionKey(identity: -1, ordinal: preferences.listeners.count)
    preferences.listeners.append(Preferences.Listener(key: key, action: action, range: range, place: place))
    return preferences.listeners.count - 1
  }

  /// What a listener was told in the last round; nil in the first, in which nobody can know whether anything is said.
  func lastValue(of listener: Int) -> Value? { preferences.told[preferences.listeners[listener].place] }

  /// A key's `defaultValue`.
  func startValue(of key: Nominal) throws(Stop) -> Value {
    guard let member = key.lookUp("defaultValue", isStatic: true).first(where: { !$0.isNative }) else {
      return .void
    }
    if member.kind == .field { return try global(member) }
    let range = member.range
    return try call(.member(member, receiver: .metatype(key)), [], at: range)
  }

  /// Combines what was said and tells the listeners. Answers whether anyone heard anything new.
  func tellListeners() throws(Stop) -> Bool {
    var isNews = false
    try transformPreferences()
    for listener in preferences.listeners where !listener.isInner {
      guard let value = try heard(by: listener) else { continue }
      if let last = preferences.told[listener.place], last.equals(value) { continue }
      preferences.told[listener.place] = value
      isNews = true
      events.unsettled = UnsettledChange(what: .preference, range: listener.range, viewName: nil)
      guard let action = listener.action else { continue }
      _ = try call(action, [value], at: listener.range)
    }
    return isNews
  }

  /// What was said, combined; the key's default for a reader inside of which nobody says anything.
  private func heard(by listener: Preferences.Listener) throws(Stop) -> Value? {
    if let value = try combined(listener) { return value }
    return listener.reads && listener.values.isEmpty ? try startValue(of: listener.key) : nil
  }

  /// The first value, with each of the others reduced into it.
  func combined(_ listener: Preferences.Listener) throws(Stop) -> Value? {
    let values = listener.values.compactMap(\.self)
    guard let first = values.first else { return nil }
    guard values.count > 1,
      let reduce = listener.key.lookUp("reduce", isStatic: true).first(where: { !$0.isNative })
    else { return first }
    let range = reduce.range
    let holder = Frame(count: 2, parent: nil)
    holder.slots[0] = first
    for value in values.dropFirst() {
      let next = FunctionCode(name: "nextValue", range: range)
      next.body = [.returning(.constant(value))]
      holder.slots[1] = .function(.closure(next, holder))
      _ = try call(
        reduce, receiver: nil, arguments: [.place(.local(depth: 0, slot: 0)), .value(.local(depth: 0, slot: 1))],
        holder, at: range)
    }
    return holder.slots[0]
  }
}
