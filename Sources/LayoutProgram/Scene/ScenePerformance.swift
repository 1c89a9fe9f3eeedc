import Diagnostics
import LayoutEngine

/// The scene at the start, and after each of several steps.
public struct ScenePerformance: Sendable {
  /// A step and its result.
  public struct Moment: Sendable {
    /// The step.
    public var step: SceneStep
    /// The scene at rest after the step.
    public var scene: Scene
    /// What happened to the views of the scene before.
    public var change: SceneChange
    /// When the step starts, in seconds from the beginning.
    public var time: Double
    /// The seconds until the step's animations count as done.
    public var duration: Double
    /// The scene at the step's times, in chronological order.
    public var instants: [SceneInstant]

    package init(
      step: SceneStep, scene: Scene, change: SceneChange, time: Double, duration: Double, instants: [SceneInstant]
    ) {
      self.step = step
      self.scene = scene
      self.change = change
      self.time = time
      self.duration = duration
      self.instants = instants
    }
  }

  /// The scene before the first step.
  public var start: Scene
  /// The steps in order.
  public var moments: [Moment]

  package init(start: Scene, moments: [Moment]) {
    self.start = start
    self.moments = moments
  }
}

/// The effect of a step on the named views, matched by identity, not by name.
///
/// A view keeps its identity while it keeps its place: in its container's block, in the branch of an `if`, under its id
/// in a `ForEach`, under its `.id`.
public struct SceneChange: Sendable {
  /// A view that exists before and after the step.
  public struct Kept: Sendable {
    /// The view before.
    public var from: NamedView
    /// The view after.
    public var to: NamedView
    /// The animation of its frame; nil if it jumps.
    public var animation: SceneAnimation?

    package init(from: NamedView, to: NamedView, animation: SceneAnimation? = nil) {
      self.from = from
      self.to = to
      self.animation = animation
    }

    /// Whether its frame changed.
    public var isMoved: Bool { from.frame != to.frame }
  }

  /// The views that remain, in their new order.
  public var kept: [Kept]
  /// New views.
  public var inserted: [NamedView]
  /// Removed views, as they were before.
  public var removed: [NamedView]
  /// The animation of `withAnimation`, or else of the first `.animation(_:value:)` whose value changed; nil if there is
  /// neither.
  public var animation: SceneAnimation?

  package init(kept: [Kept], inserted: [NamedView], removed: [NamedView], animation: SceneAnimation? = nil) {
    self.kept = kept
    self.inserted = inserted
    self.removed = removed
    self.animation = animation
  }

  /// The kept views whose frame changed.
  public var moved: [Kept] { kept.filter(\.isMoved) }
  /// The kept views whose frame did not change.
  public var stayed: [Kept] { kept.filter { !$0.isMoved } }
}
