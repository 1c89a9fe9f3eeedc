import Diagnostics
import LayoutEngine

/// What a program showed at the start, and after each of several steps.
public struct ScenePerformance: Sendable {
  /// A step, and what it led to.
  public struct Moment: Sendable {
    /// What was done.
    public var step: SceneStep
    /// What is shown now.
    public var scene: Scene
    /// What became of the views that were there before.
    public var change: SceneChange
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

    /// Its frame after a share of the time, from 0 to 1; without an animation it jumps at once.
    public func frame(at time: Double) -> Rect {
      let share = animation?.progress(at: time) ?? (time > 0 ? 1 : 0)
      if share <= 0 { return from.frame }
      if share >= 1 { return to.frame }
      func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
      return Rect(
        x: between(from.frame.x, to.frame.x), y: between(from.frame.y, to.frame.y),
        width: between(from.frame.width, to.frame.width), height: between(from.frame.height, to.frame.height))
    }
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

  /// The views after a share of the time, from 0 to 1: those that stay on their way, new ones at their place.
  public func views(at time: Double) -> [NamedView] {
    let onTheirWay = kept.map { view in
      var moving = view.to
      moving.frame = view.frame(at: time)
      return moving
    }
    return onTheirWay + inserted
  }
}
