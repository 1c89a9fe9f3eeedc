import LayoutEngine

/// The animation state of a scene: where every node is, and where it is going.
///
/// Layout runs once, with the target values of a change; stacks, siblings and readers know only those. Drawn attributes
/// animate toward the targets separately: a leaf's frame, an opacity, a color, each with the transaction that reaches
/// it.
struct SceneMotion {
  /// Identifies a node across rounds.
  struct Key: Hashable {
    let identity: Int
    /// The index among the nodes with this identity, in tree order.
    let ordinal: Int
  }

  /// One node.
  struct Part {
    var frame: Track<Rect>
    /// The node directly around it.
    var parent: Key?
    /// The node that its frame is relative to: that of a `geometryGroup`.
    var group: Key?
    /// Whether only its position animates: texts have their final size at once.
    var keepsSize = false
    var content: Track<Paint.Content>?
    var effects: [Track<Paint.Effect>] = []
    var paint = Paint.none
    /// The transition of a view inserted while the scene is visible: 1 is absent, 0 is present.
    var arrival: Arrival?
    /// The animation of its frame since the step began.
    var animation: SceneAnimation?
  }

  /// A running transition, in or out.
  struct Arrival {
    var way: Trajectory
    var transition: SceneTransition
    var isLeaving = false
    let size: Size
    let isRightToLeft: Bool
  }

  /// A removed view that is still drawn.
  struct Leaving {
    var arrival: Arrival
    /// The node that it was in.
    let parent: Key?
    /// The nodes at removal, with frames in stage coordinates.
    var nodes: [SceneNode]
    var views: [SeenView]
  }

  /// The nodes of the last round.
  var parts: [Key: Part] = [:]
  /// For each tree of the last round, the keys of its nodes.
  var keys: [[Key]] = []
  /// Removed views that are still visible, by the key of their outermost node.
  var leaving: [Key: Leaving] = [:]
  /// The transitions of the last round's views, by identity.
  var transitions: [Int: SceneTransition] = [:]
  /// The last values of `.animation(_:value:)` and the like.
  var watched: [ReactionKey: Value] = [:]
  /// The first animation of the step's changes.
  var animation: SceneAnimation?
  /// When the last animation since the step began counts as done.
  var logicalEnd = 0.0
  /// Whether the scene has been shown yet.
  var isShown = false

  /// A frame or a look that may be animating.
  struct Track<Thing: Movable> {
    private(set) var target: Thing
    private var way: Trajectory?

    init(_ target: Thing) { self.target = target }

    /// When it reaches its target.
    var end: Double { way?.end ?? -.infinity }

    /// The current frame or look at a time.
    func value(at time: Double) -> Thing { way.map { target.with($0.value(at: time)) } ?? target }

    /// Animates it to another target. Returns whether anything moves.
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

  /// When all finite animations have ended.
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

  /// Starts recording the animations of a step.
  mutating func startStep(at time: Double) {
    animation = nil
    logicalEnd = time
    for key in parts.keys { parts[key]?.animation = nil }
  }

  /// Removes finished transitions.
  mutating func clearAway(at time: Double) {
    leaving = leaving.filter { $0.value.arrival.way.end > time }
    for (key, part) in parts where part.arrival.map({ $0.way.end <= time }) == true { parts[key]?.arrival = nil }
  }

  // MARK: Frames

  /// A node's animated frame in stage coordinates, without its transition.
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
