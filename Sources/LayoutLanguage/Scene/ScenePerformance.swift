import Diagnostics
import LayoutEngine

/// What a program showed at the start, and after each of several steps.
public struct ScenePerformance: Sendable {
  /// A step, and what it led to.
  public struct Moment: Sendable {
    /// What was done.
    public var step: SceneStep
    /// What is shown when everything has come to rest.
    public var scene: Scene
    /// What became of the views that were there before.
    public var change: SceneChange
    /// When the step was done, in seconds from the start.
    public var time: Double
    /// How long it took until what it set in motion counted as done, in seconds.
    public var duration: Double
    /// What is seen at the step's times, in the order of time.
    public var instants: [SceneInstant]
  }

  /// What was shown before anything was done.
  public var start: Scene
  /// The steps in their order.
  public var moments: [Moment]
}

/// What a step did to the named views, told by their identity and not by their names.
///
/// A view stays the same view as long as it keeps its place: in its container's block, in the branch of an `if`, under
/// its id in a `ForEach`, under its `.id`.
public struct SceneChange: Sendable {
  /// A view that is there before and after.
  public struct Kept: Sendable {
    /// As it was.
    public var from: NamedView
    /// As it is.
    public var to: NamedView
    /// The curve it follows; nil if it jumps.
    public var animation: SceneAnimation?

    /// Whether its frame is another than before.
    public var isMoved: Bool { from.frame != to.frame }
  }

  /// The views of before that are still there, in the order in which they are now.
  public var kept: [Kept]
  /// Views that were not there before.
  public var inserted: [NamedView]
  /// Views that are gone, as they were.
  public var removed: [NamedView]
  /// What `withAnimation` said, or else the first `.animation(_:value:)` whose value changed; nil if nothing is
  /// animated.
  public var animation: SceneAnimation?

  /// Those of the kept views whose frame is another.
  public var moved: [Kept] { kept.filter(\.isMoved) }
  /// Those of the kept views whose frame is the same.
  public var stayed: [Kept] { kept.filter { !$0.isMoved } }
}
