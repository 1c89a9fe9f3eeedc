import LayoutEngine

/// A cached body that created objects: `Inner(model: Model())`, `.environmentObject(Model())`.
///
/// SwiftUI evaluates a view's body again only if one of its dependencies has changed; until then the objects created
/// there live on. Here every round evaluates all bodies, except those that created objects, which stay cached while
/// nothing visible to their view has changed.
package struct KeptBody {
  let fields: [Value]
  let view: View
  var round: Int
}

extension Run {
  /// The cached body of a view, if it created objects and none of its dependencies has changed.
  package func keptBody(of instance: Instance, _ identity: Int) throws(Stop) -> View? {
    guard let kept = events.bodies[identity], kept.fields.count == instance.fields.count else { return nil }
    guard zip(kept.fields, instance.fields).allSatisfy({ $0.isTheSame(as: $1) }) else { return nil }
    var search = ChangeSearch(changed: events.changed)
    guard !search.reachesChange(from: instance.fields) else { return nil }
    try step(counting: search.seen)
    let round = events.states.round
    events.bodies[identity]?.round = round
    return kept.view
  }

  /// Evaluates a body, and caches it if it creates objects.
  package func keepingBody(
    of instance: Instance, _ identity: @autoclosure () -> Int, _ make: () throws(Stop) -> View
  ) throws(Stop) -> View {
    let before = objectsMade
    let view = try make()
    if objectsMade > before {
      let kept = KeptBody(fields: instance.fields, view: view, round: events.states.round)
      events.bodies[identity()] = kept
    }
    return view
  }
}

extension SceneEvents {
  /// Removes the bodies that the last round did not use, and the recorded changes.
  package mutating func forgetBodies() {
    changed = []
    if !bodies.isEmpty { bodies = bodies.filter { $0.value.round == states.round } }
  }
}

extension Value {
  /// Whether a view gets an equal argument.
  fileprivate func isTheSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.box(let one), .box(let two)): one === two
    case (.function, .function): false
    default: equals(other)
    }
  }
}

/// Searches for a changed object among everything reachable from some values.
private struct ChangeSearch {
  let changed: Set<ObjectIdentifier>
  private(set) var seen = 0
  private var visited: Set<ObjectIdentifier> = []

  /// Beyond this many values, the search assumes a change.
  private static let most = 10_000

  init(changed: Set<ObjectIdentifier>) { self.changed = changed }

  mutating func reachesChange(from values: [Value]) -> Bool {
    if changed.isEmpty { return false }
    var waiting = values
    while let value = waiting.popLast() {
      seen += 1
      if seen > Self.most { return true }
      switch value {
      case .box(let box):
        guard visited.insert(ObjectIdentifier(box)).inserted else { continue }
        if changed.contains(ObjectIdentifier(box)) { return true }
        waiting.append(box.stored)
      case .object(let object):
        guard visited.insert(ObjectIdentifier(object)).inserted else { continue }
        if changed.contains(ObjectIdentifier(object)) { return true }
        waiting += object.fields
      case .instance(let instance): waiting += instance.fields
      case .enumeration(let enumeration): waiting += enumeration.payload
      case .array(let values), .tuple(let values, _): waiting += values
      case .some(let inner), .erased(let inner, _): waiting.append(inner)
      // Other containers of objects may hold a changed one.
      case .function, .dictionary, .set, .slice, .sequence, .environment: return true
      default: continue
      }
    }
    return false
  }
}
