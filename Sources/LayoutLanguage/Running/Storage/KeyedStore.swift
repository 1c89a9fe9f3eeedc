import Diagnostics

/// What a program keeps from launch to launch: here in memory, for one scene. `UserDefaults` and `@AppStorage` share it.
struct KeyedStore {
  private var boxes: [String: StoredBox] = [:]
  /// What holds where nothing is set.
  var defaults: [String: Value] = [:]

  /// What is stored under a key; nil where nothing is.
  subscript(key: String) -> Value? {
    guard let box = boxes[key], box.isSet else { return defaults[key] }
    return box.value
  }

  /// Stores a value, or with nil forgets what was stored.
  mutating func set(_ key: String, to value: Value?) {
    guard let value else {
      boxes[key]?.forget()
      return
    }
    if let box = boxes[key] { box.value = value } else { boxes[key] = StoredBox(value, isSet: true) }
  }

  /// The place under a key, which says `start` until something is stored.
  mutating func box(_ key: String, start: Value) -> StoredBox {
    if let known = boxes[key] { return known }
    let box = defaults[key].map { StoredBox($0, isSet: true) } ?? StoredBox(start, isSet: false)
    boxes[key] = box
    return box
  }
}

/// A place under a key.
final class StoredBox: Box {
  private(set) var isSet: Bool
  private let start: Value

  init(_ value: Value, isSet: Bool) {
    self.isSet = isSet
    start = value
    super.init(value)
  }

  override var value: Value {
    didSet { isSet = true }
  }

  func forget() {
    value = start
    isSet = false
  }
}

extension Run {
  /// The place of a property with `@AppStorage` or `@SceneStorage`.
  func storedPlace(of member: Member) throws(Stop) -> Value {
    let frame = Frame(count: 0, parent: nil)
    guard let key = try member.storageKey.map({ (key) throws(Stop) in try evaluate(key, frame).text }) else {
      return .box(Box(.none))
    }
    let start = try member.initialValue.map { (value) throws(Stop) in try evaluate(value, frame) } ?? .none
    return .box(storage.box(member.wrapper == .sceneStorage ? "scene \(key)" : key, start: start))
  }
}
