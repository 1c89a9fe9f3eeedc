import Diagnostics

/// Preference values that views send outward, and their listeners.
///
/// Staging collects the values, including those in readers; after layout the key's `reduce` combines them. A listener
/// is called when its value changes; the next round sees what it stores in `@State`.
package struct Preferences {
  /// One `onPreferenceChange` or `overlayPreferenceValue`, and the values inside of it, in tree order.
  package struct Listener {
    package let key: Nominal
    let action: FunctionValue?
    let range: SourceRange?
    /// The modifier that listens.
    let place: ReactionKey
    /// Whether it is an `overlayPreferenceValue` or the like, which reads the value in any case.
    package var reads = false
    /// Whether it only collects for a transform, and calls no closure.
    package var isInner = false
    /// The values; nil while an anchor's view has no frame.
    package var values: [Value?] = []
  }

  package var listeners: [Listener] = []
  /// The program's `transformPreference`s, in tree order.
  package var transforms: [PreferenceTransform] = []
  /// The last value for each listener.
  var told: [ReactionKey: Value] = [:]

  /// Forgets the listeners of the last round.
  package mutating func startRound() {
    listeners = []
    transforms = []
  }
}

extension Run {
  /// Adds a listener and returns its number.
  ///
  /// - Parameter place: the modifier that listens; nil identifies it by tree order.
  package func listen(
    to key: Nominal, _ action: FunctionValue?, at range: SourceRange?, _ place: ReactionKey? = nil
  ) -> Int {
    let place = place ?? ReactionKey(identity: -1, ordinal: preferences.listeners.count)
    preferences.listeners.append(Preferences.Listener(key: key, action: action, range: range, place: place))
    return preferences.listeners.count - 1
  }

  /// The listener's value in the last round; nil in the first round, when none is known yet.
  package func lastValue(of listener: Int) -> Value? { preferences.told[preferences.listeners[listener].place] }

  /// A key's `defaultValue`.
  func startValue(of key: Nominal) throws(Stop) -> Value { try staticValue("defaultValue", of: key, at: nil) }

  /// Combines the values and calls the listeners. Returns whether any value changed.
  package func tellListeners() throws(Stop) -> Bool {
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

  /// The combined value for a listener; for a reader without values inside, the key's default.
  private func heard(by listener: Preferences.Listener) throws(Stop) -> Value? {
    if let value = try combined(listener) { return value }
    return listener.reads && listener.values.isEmpty ? try startValue(of: listener.key) : nil
  }

  /// The first value, with the others reduced into it.
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
