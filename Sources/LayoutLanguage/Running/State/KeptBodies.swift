import LayoutEngine

/// A body that made objects: `Inner(model: Model())`, `.environmentObject(Model())`.
///
/// SwiftUI asks a view for its body again only if something that it depends on has changed, and until then the objects
/// that were made there live on. Here all bodies are asked again in every round; one that made objects is kept for as
/// long as nothing has changed that its view can see.
struct KeptBody {
  let fields: [Value]
  let view: View
  var round: Int
}

extension Run {
  /// The body that a view has had so far, if it made objects and nothing has changed for it.
  func keptBody(of instance: Instance, _ identity: Int) throws(Stop) -> View? {
    guard let kept = events.bodies[identity], kept.fields.count == instance.fields.count else { return nil }
    guard zip(kept.fields, instance.fields).allSatisfy({ $0.isTheSame(as: $1) }) else { return nil }
    var search = ChangeSearch(changed: events.changed)
    guard !search.reachesChange(from: instance.fields) else { return nil }
    try step(counting: search.seen)
    let round = events.states.round
    events.bodies[identity]?.round = round
    return kept.view
  }

  /// Asks for a body, and keeps it if objects are made meanwhile.
  func keepingBody(
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
  /// Forgets the bodies that the last round did not have, and what they have been asked about.
  mutating func forgetBodies() {
    changed = []
    if !bodies.isEmpty { bodies = bodies.filter { $0.value.round == states.round } }
  }
}

extension Value {
  /// Whether a view that is handed one has the same as when it was handed the other.
  fileprivate func isTheSame(as other: Value) -> Bool {
    switch (self, other) {
    case (.box(let one), .box(let two)): one === two
    case (.function, .function): false
    default: equals(other)
    }
  }
}

/// Looks for something that has changed among all that some values lead to.
private struct ChangeSearch {
  let changed: Set<ObjectIdentifier>
  private(set) var seen = 0
  private var visited: Set<ObjectIdentifier> = []

  /// Beyond that, something has changed as far as anyone knows.
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
      // What else may hold an object may hold one that has changed.
      case .function, .dictionary, .set, .slice, .sequence, .environment: return true
      default: continue
      }
    }
    return false
  }
}
