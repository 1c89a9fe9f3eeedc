/// The values of `@AppStorage` properties: in memory, for one scene.
package struct KeyedStore {
  private var boxes: [String: Box] = [:]

  /// The box of a key; the first access sets the initial value.
  package mutating func box(_ key: String, start: Value) -> Box {
    if let known = boxes[key] { return known }
    let box = Box(start)
    boxes[key] = box
    return box
  }
}

extension Run {
  /// The box of a property with `@AppStorage` or `@SceneStorage`.
  func storedPlace(of member: Member) throws(Stop) -> Value {
    let frame = Frame(count: 0, parent: nil)
    guard let key = try member.storageKey.map({ (key) throws(Stop) in try evaluate(key, frame).text }) else {
      return .box(Box(.none))
    }
    let start = try member.initialValue.map { (value) throws(Stop) in try evaluate(value, frame) } ?? .none
    return .box(storage.box(member.wrapper == .sceneStorage ? "scene \(key)" : key, start: start))
  }
}
