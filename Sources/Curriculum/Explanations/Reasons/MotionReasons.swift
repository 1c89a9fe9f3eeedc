import LayoutLanguage

extension LayoutExplanation {
  /// Why a step animates a named view, or does not.
  public enum MotionReason: Sendable, Hashable {
    /// Its frame changes, and this animation reaches it.
    case animates(SceneAnimation)
    /// Its frame changes, but the step has no animation at all.
    case noAnimation
    /// Its frame changes, but the step's animation does not reach it.
    case isNotReached(SceneAnimation)
    /// A view of its name was removed and another inserted: nothing to interpolate between.
    case isReplaced(SceneAnimation?)
    /// It is new, so only a transition can show it.
    case isInserted(SceneAnimation?)
    /// It is gone, so only a transition can show that.
    case isRemoved(SceneAnimation?)
    /// Its frame is as before.
    case stays
  }

  /// What a step does to the named views, those with the same reason together; those that stay come last. What a view
  /// shows names it only if no view has a name of its own.
  public static func motion(of change: SceneChange) -> [(views: [String], reason: MotionReason)] {
    let removed = Set(change.removed.map(\.name))
    let inserted = Set(change.inserted.map(\.name))
    var all = change.moved.map { view -> (NamedView, MotionReason) in
      if let animation = view.animation { return (view.to, .animates(animation)) }
      return (view.to, change.animation.map { .isNotReached($0) } ?? .noAnimation)
    }
    all += change.inserted.map { view in
      (view, removed.contains(view.name) ? .isReplaced(change.animation) : .isInserted(change.animation))
    }
    all += change.removed.filter { !inserted.contains($0.name) }.map { ($0, .isRemoved(change.animation)) }
    all += change.stayed.map { ($0.to, .stays) }
    let named = all.filter { $0.0.naming != .content }
    return (named.isEmpty ? all : named).reduce(into: []) { groups, next in
      if let place = groups.firstIndex(where: { $0.reason == next.1 }) {
        groups[place].views.append(next.0.name)
      } else {
        groups.append(([next.0.name], next.1))
      }
    }
  }
}
