import Diagnostics

/// The state of a scene's views, by identity.
///
/// A view with the same identity in the next round keeps its boxes; a view that a round does not build loses them.
package struct StateStore {
  private struct Entry {
    var boxes: [Int: Box]
    var round: Int
  }

  private var entries: [Int: Entry] = [:]
  package private(set) var round = 0

  /// The boxes of a view, by the index of the property.
  mutating func boxes(of identity: Int) -> [Int: Box]? {
    entries[identity]?.round = round
    return entries[identity]?.boxes
  }

  mutating func keep(_ boxes: [Int: Box], for identity: Int) {
    entries[identity] = Entry(boxes: boxes, round: round)
  }

  /// Generated ids.
  package var ids = MadeIDs()

  mutating func startRound() {
    round &+= 1
    ids.startRound()
  }

  /// Forgets the views that this round did not build.
  package mutating func endRound() {
    ids.endRound()
    for (identity, entry) in entries where entry.round != round { entries[identity] = nil }
  }
}

extension Member.Wrapper {
  /// Whether the property's storage is a box, which `$name` passes on.
  package var isBoxed: Bool {
    switch self {
    case .state, .binding, .stateObject, .gestureState, .focusState, .appStorage, .sceneStorage: true
    default: false
    }
  }

  /// Whether `$name` gives bindings to properties of the object.
  package var holdsObject: Bool { self == .observedObject || self == .bindable || self == .environmentObject }

  /// Whether the storage belongs to the view's identity instead of its value.
  var keepsState: Bool { ["State", "StateObject", "GestureState", "FocusState"].contains(rawValue) }

  /// Whether the value comes from the environment or storage, never from an initializer.
  var isGiven: Bool { isFromSurroundings || self == .namespace || self == .focusState || isStored }

  /// Whether the value is stored under a key, shared by all properties with that key.
  package var isStored: Bool { self == .appStorage || self == .sceneStorage }

  /// The type of the property's storage.
  package var storageName: NativeName {
    switch self {
    case .state: .state
    case .gestureState: .gestureState
    case .stateObject: .stateObject
    case .appStorage: .appStorage
    case .sceneStorage: .sceneStorage
    default: .binding
    }
  }
}

extension Run {
  /// A view's instance with the state that this identity has had so far.
  package func adopting(_ instance: Instance, at path: IdentityPath) throws(Stop) -> Instance {
    let kept = instance.nominal.fields.filter { $0.wrapper?.keepsState == true && $0.index < instance.fields.count }
    if kept.isEmpty { return instance }
    let identity = identities.number(of: path)
    var remembered = instance
    if let boxes = events.states.boxes(of: identity) {
      for (index, box) in boxes where index < remembered.fields.count { remembered.fields[index] = .box(box) }
      return remembered
    }
    var boxes: [Int: Box] = [:]
    for member in kept {
      let start: Value
      if case .box(let box) = instance.fields[member.index] { start = box.value } else { continue }
      // A box of its own: several views may share the same value.
      let box = Box(start)
      if member.wrapper == .gestureState { events.gestureStarts.append((box, start)) }
      boxes[member.index] = box
      remembered.fields[member.index] = .box(box)
    }
    events.states.keep(boxes, for: identity)
    try applyRequestedState(to: remembered)
    return remembered
  }

  /// Sets a new view's `@State` to the initial values of the request.
  private func applyRequestedState(to instance: Instance) throws(Stop) {
    for wanted in request.state {
      let parts = wanted.key.split(separator: ".")
      guard parts.count == 2, parts[0] == instance.nominal.name else { continue }
      guard let member = instance.nominal.fields.first(where: { $0.name == parts[1] && $0.wrapper == .state }),
        case .known(let type) = member.typeState, case .box(let box) = try field(of: .instance(instance), member.index)
      else { continue }
      box.value = try decode(wanted.value, as: type, from: .state(wanted.key), blaming: member)
    }
  }
}
