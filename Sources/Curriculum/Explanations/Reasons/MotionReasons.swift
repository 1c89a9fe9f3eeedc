import LayoutEngine
import LayoutProgram

extension LayoutExplanation {
  /// The reason why a step animates a named view, or does not.
  public enum MotionReason: Sendable, Hashable {
    /// Its frame changes, and this animation reaches it.
    case animates(SceneAnimation)
    /// Its frame changes, but the step has no animation at all.
    case noAnimation
    /// Its frame changes, but the step's animation does not reach it.
    case isNotReached(SceneAnimation)
    /// A view of its name was removed and another inserted: there is nothing to interpolate.
    case isReplaced(SceneAnimation?)
    /// It is new, so only a transition can show it.
    case isInserted(SceneAnimation?)
    /// It is gone, so only a transition can show that.
    case isRemoved(SceneAnimation?)
    /// Its frame is unchanged, but something else changes: an offset, a color, a view inside.
    case isDrawnOtherwise(SceneAnimation?)
    /// Nothing of it changes.
    case stays
  }

  /// The effect of a step on the named views, grouped by reason; unchanged views come last. Views without a name are
  /// included only if no view has one.
  ///
  /// - Parameters:
  ///   - old: the traced scene before the step.
  ///   - new: the traced scene after it.
  public static func motion(
    of change: SceneChange, from old: Scene, to new: Scene
  ) -> [(views: [String], reason: MotionReason)] {
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
    all += change.stayed.map { view in
      let isSame = old.tree?.look(of: view.from) == new.tree?.look(of: view.to)
      return (view.to, isSame ? .stays : .isDrawnOtherwise(change.animation))
    }
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

extension SceneTree {
  /// The frames and paint of everything inside a named view; nil if no node has that name and frame.
  fileprivate func look(of view: NamedView) -> [Look]? {
    guard let first = nodes.firstIndex(where: { $0.names.contains(view.name) && $0.frame == view.frame }) else {
      return nil
    }
    var end = first + 1
    while end < nodes.count, let parent = nodes[end].parent, parent >= first { end += 1 }
    return nodes[first..<end].map { Look(frame: $0.frame, paint: $0.paint, lines: $0.lines) }
  }
}

/// The drawing of a node.
private struct Look: Equatable {
  var frame: Rect
  var paint: Paint
  var lines: [DrawnLine]
}
