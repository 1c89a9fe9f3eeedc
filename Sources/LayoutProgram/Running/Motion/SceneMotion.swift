import LayoutEngine

/// The animation state of a scene: where every node is, and where it is going.
///
/// Layout runs once, with the target values of a change; stacks, siblings and readers know only those. Drawn attributes
/// animate toward the targets separately: a leaf's frame, an opacity, a color, each with the transaction that reaches
/// it.
package struct SceneMotion {
  /// Identifies a node across rounds.
  package struct Key: Hashable {
    package let identity: Int
    /// The index among the nodes with this identity, in tree order.
    package let ordinal: Int

    package init(identity: Int, ordinal: Int) {
      self.identity = identity
      self.ordinal = ordinal
    }
  }

  /// One node.
  package struct Part {
    package var frame: Track<Rect>
    /// The node directly around it.
    package var parent: Key?
    /// The node that its frame is relative to: that of a `geometryGroup`.
    package var group: Key?
    /// Whether only its position animates: texts have their final size at once.
    package var keepsSize = false
    package var content: Track<Paint.Content>?
    package var effects: [Track<Paint.Effect>] = []
    package var paint = Paint.none
    /// The transition of a view inserted while the scene is visible: 1 is absent, 0 is present.
    package var arrival: Arrival?
    /// The animation of its frame since the step began.
    package var animation: SceneAnimation?

    package init(
      frame: Track<Rect>, parent: Key? = nil, group: Key? = nil, keepsSize: Bool = false,
      content: Track<Paint.Content>? = nil, effects: [Track<Paint.Effect>] = [], paint: Paint = Paint.none,
      arrival: Arrival? = nil, animation: SceneAnimation? = nil
    ) {
      self.frame = frame
      self.parent = parent
      self.group = group
      self.keepsSize = keepsSize
      self.content = content
      self.effects = effects
      self.paint = paint
      self.arrival = arrival
      self.animation = animation
    }
  }

  /// A running transition, in or out.
  package struct Arrival {
    package var way: Trajectory
    package var transition: SceneTransition
    package var isLeaving = false
    package let size: Size
    package let isRightToLeft: Bool

    package init(way: Trajectory, transition: SceneTransition, isLeaving: Bool = false, size: Size, isRightToLeft: Bool)
    {
      self.way = way
      self.transition = transition
      self.isLeaving = isLeaving
      self.size = size
      self.isRightToLeft = isRightToLeft
    }
  }

  /// A removed view that is still drawn.
  package struct Leaving {
    package var arrival: Arrival
    /// The node that it was in.
    package let parent: Key?
    /// The nodes at removal, with frames in stage coordinates.
    package var nodes: [SceneNode]
    package var views: [SeenView]

    package init(arrival: Arrival, parent: Key?, nodes: [SceneNode], views: [SeenView]) {
      self.arrival = arrival
      self.parent = parent
      self.nodes = nodes
      self.views = views
    }
  }

  /// The nodes of the last round.
  package var parts: [Key: Part] = [:]
  /// For each tree of the last round, the keys of its nodes.
  package var keys: [[Key]] = []
  /// Removed views that are still visible, by the key of their outermost node.
  package var leaving: [Key: Leaving] = [:]
  /// The transitions of the last round's views, by identity.
  package var transitions: [Int: SceneTransition] = [:]
  /// The last values of `.animation(_:value:)` and the like.
  package var watched: [ReactionKey: Value] = [:]
  /// The first animation of the step's changes.
  package var animation: SceneAnimation?
  /// When the last animation since the step began counts as done.
  package var logicalEnd = 0.0
  /// Whether the scene has been shown yet.
  package var isShown = false

  package init() {}

  /// A frame or a look that may be animating.
  package struct Track<Thing: Movable> {
    private(set) var target: Thing
    private var way: Trajectory?

    package init(_ target: Thing) { self.target = target }

    /// When it reaches its target.
    package var end: Double { way?.end ?? -.infinity }

    /// The current frame or look at a time.
    package func value(at time: Double) -> Thing { way.map { target.with($0.value(at: time)) } ?? target }

    /// Animates it to another target. Returns whether anything moves.
    package mutating func turn(to target: Thing, by animation: SceneAnimation?, at time: Double) -> Bool {
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
  package var end: Double {
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
  package mutating func startStep(at time: Double) {
    animation = nil
    logicalEnd = time
    for key in parts.keys { parts[key]?.animation = nil }
  }

  /// Removes finished transitions.
  package mutating func clearAway(at time: Double) {
    leaving = leaving.filter { $0.value.arrival.way.end > time }
    for (key, part) in parts where part.arrival.map({ $0.way.end <= time }) == true { parts[key]?.arrival = nil }
  }

  // MARK: Frames

  /// A node's animated frame in stage coordinates, without its transition.
  package func frame(of key: Key, at time: Double) -> Rect? {
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
