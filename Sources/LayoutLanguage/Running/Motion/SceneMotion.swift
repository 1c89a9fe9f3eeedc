import LayoutEngine

/// Where everything that is shown is, and where it is going.
///
/// Layout is worked out once, with the values that a change leads to: stacks, siblings and readers know only those. What
/// is drawn goes there on its own way: a leaf's frame, an opacity, a colour, each by the transaction that reaches it.
struct SceneMotion {
  /// Which node of which view, the same in all rounds.
  struct Key: Hashable {
    let identity: Int
    /// The how-manieth node with this identity, in the order of the tree.
    let ordinal: Int
  }

  /// One node.
  struct Part {
    var frame: Track<Rect>
    /// The node directly around it.
    var parent: Key?
    /// The node whose frame this one's is measured from: of a `geometryGroup`.
    var group: Key?
    /// Texts are as large as they will be; only their place is on its way.
    var keepsSize = false
    var content: Track<Paint.Content>?
    var effects: [Track<Paint.Effect>] = []
    var paint = Paint.none
    /// Of a view that came while the scene was shown: 1 is not there yet, 0 is there.
    var arrival: Arrival?
    /// What set its frame in motion, since the step began.
    var animation: SceneAnimation?
  }

  /// A view on its way into the scene, or out of it.
  struct Arrival {
    var way: Trajectory
    var transition: SceneTransition
    var isLeaving = false
    let size: Size
    let isRightToLeft: Bool
  }

  /// A view that has left layout and is still drawn.
  struct Leaving {
    var arrival: Arrival
    /// The node that it was in.
    let parent: Key?
    /// As they were when it left; frames are those of the stage.
    var nodes: [SceneNode]
    var views: [SeenView]
  }

  /// What was shown in the last round, by node.
  var parts: [Key: Part] = [:]
  /// For each tree of the last round, its nodes' keys.
  var keys: [[Key]] = []
  /// What has left and is still seen, by the key of its outermost node.
  var leaving: [Key: Leaving] = [:]
  /// How the views of the last round go, by their identity.
  var transitions: [Int: SceneTransition] = [:]
  /// The values that `.animation(_:value:)` and its like compare with.
  var watched: [ReactionKey: Value] = [:]
  /// What the step's changes were animated by, first of all.
  var animation: SceneAnimation?
  /// When the last of what was set in motion since the step began counts as done.
  var logicalEnd = 0.0
  /// Whether anything has been shown.
  var isShown = false

  /// A frame or a look, which may be on its way.
  struct Track<Thing: Movable> {
    private(set) var target: Thing
    private var way: Trajectory?

    init(_ target: Thing) { self.target = target }

    /// When it has come to its end.
    var end: Double { way?.end ?? -.infinity }

    /// Where it is, or how it looks, at some time.
    func value(at time: Double) -> Thing { way.map { target.with($0.value(at: time)) } ?? target }

    /// Leads it somewhere else. Answers whether something moves for a while.
    mutating func turn(to target: Thing, by animation: SceneAnimation?, at time: Double) -> Bool {
      if let way, time > way.end { self.way = nil }
      if target == self.target { return false }
      guard animation != nil || way != nil, self.target.canBecome(target) else {
        self = Track(target)
        return false
      }
      way = (way ?? .still(self.target.numbers)).turned(to: target.numbers, by: animation, at: time)
      self.target = target
      return animation != nil
    }
  }

  /// When everything that comes to an end has come to it.
  var end: Double {
    var end = -Double.infinity
    func take(_ candidate: Double) { if candidate < .infinity { end = max(end, candidate) } }
    for part in parts.values {
      take(part.frame.end)
      if let content = part.content { take(content.end) }
      for effect in part.effects { take(effect.end) }
      if let arrival = part.arrival { take(arrival.way.end) }
    }
    for gone in leaving.values { take(gone.arrival.way.end) }
    return end
  }

  /// Begins to count what a step sets in motion.
  mutating func startStep(at time: Double) {
    animation = nil
    logicalEnd = time
    for key in parts.keys { parts[key]?.animation = nil }
  }

  /// Forgets what is not seen any more.
  mutating func clearAway(at time: Double) {
    leaving = leaving.filter { $0.value.arrival.way.end > time }
    for (key, part) in parts where part.arrival.map({ $0.way.end <= time }) == true { parts[key]?.arrival = nil }
  }

  // MARK: Where things are

  /// A node's frame on its way, in stage coordinates, without what its transition does.
  func frame(of key: Key, at time: Double) -> Rect? {
    guard let part = parts[key] else { return nil }
    var frame = part.frame.value(at: time)
    if part.keepsSize { (frame.width, frame.height) = (part.frame.target.width, part.frame.target.height) }
    if let group = part.group, let outer = self.frame(of: group, at: time) {
      frame.x += outer.x
      frame.y += outer.y
    }
    return frame
  }
}
