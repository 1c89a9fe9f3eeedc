import LayoutEngine

/// How a view appears and disappears: SwiftUI's `AnyTransition`.
///
///     .move(edge: .leading)          in from one width outside, and out to there again
///     .scale.combined(with: .opacity)
///     .asymmetric(insertion: .slide, removal: .opacity)
///
/// Without a transition, a view fades in and out.
package indirect enum SceneTransition: Sendable {
  case identity, opacity, slide
  case scale(Double, anchor: UnitPoint)
  case move(Edge)
  case push(from: Edge)
  case offset(Size)
  case blurReplace(up: Bool)
  /// One of the program's own modifiers in two states, as each changes the view's look and place.
  case modifier(active: Appearance, identity: Appearance)
  case combined(SceneTransition, SceneTransition)
  case asymmetric(insertion: SceneTransition, removal: SceneTransition)
  case animated(SceneTransition, SceneAnimation?)

  /// The effect of a transition on a view at one moment.
  package struct Appearance: Sendable {
    var effects: [Paint.Effect] = []
    var offset = Point.zero

    /// The look between two, interpolated by a share from 0 to 1.
    static func between(_ start: Appearance, _ end: Appearance, at share: Double) -> Appearance {
      func mixed(_ start: Double, _ end: Double) -> Double { start + (end - start) * share }
      var look = Appearance()
      look.offset = Point(x: mixed(start.offset.x, end.offset.x), y: mixed(start.offset.y, end.offset.y))
      look.effects = zip(start.effects, end.effects).map { start, end in
        guard start.canBecome(end) else { return share < 0.5 ? start : end }
        return start.with(zip(start.numbers, end.numbers).map(mixed))
      }
      return look
    }
  }

  /// A view that is appearing or disappearing.
  struct Passage {
    let isLeaving: Bool
    let size: Size
    let isRightToLeft: Bool
  }

  /// The transition's own animation; nil if it uses that of the change.
  func ownAnimation(isLeaving: Bool) -> SceneAnimation?? {
    switch self {
    case .animated(_, let animation): return .some(animation)
    case .asymmetric(let insertion, let removal):
      return (isLeaving ? removal : insertion).ownAnimation(isLeaving: isLeaving)
    case .combined(let first, let second):
      return first.ownAnimation(isLeaving: isLeaving) ?? second.ownAnimation(isLeaving: isLeaving)
    default: return nil
    }
  }

  /// The look at a phase: 0 is in place, 1 is not yet there or gone.
  func look(at outside: Double, _ passage: Passage) -> Appearance {
    let isThere = Appearance()
    switch self {
    case .identity: return isThere
    case .opacity: return Appearance(effects: [.opacity(1 - outside)])
    case .slide: return move(to: passage.isLeaving ? .trailing : .leading, outside, passage)
    case .move(let edge): return move(to: edge, outside, passage)
    case .push(let edge):
      var look = move(to: passage.isLeaving ? edge.opposite : edge, outside, passage)
      look.effects = [.opacity(1 - outside)]
      return look
    case .scale(let scale, let anchor):
      let factor = 1 + (scale - 1) * outside
      return Appearance(effects: [.scale(x: factor, y: factor, anchor: anchor)])
    case .offset(let way): return Appearance(offset: Point(x: way.width * outside, y: way.height * outside))
    case .blurReplace(let up):
      let factor = 1 + (up && passage.isLeaving ? 0.1 : -0.1) * outside
      return Appearance(effects: [
        .scale(x: factor, y: factor, anchor: UnitPoint(x: 0.5, y: 0.5)), .filter(.blur(7 * outside)),
        .opacity(1 - outside),
      ])
    case .modifier(let active, let identity): return .between(identity, active, at: outside)
    case .combined(let first, let second):
      let (one, two) = (first.look(at: outside, passage), second.look(at: outside, passage))
      return Appearance(
        effects: one.effects + two.effects,
        offset: Point(x: one.offset.x + two.offset.x, y: one.offset.y + two.offset.y))
    case .asymmetric(let insertion, let removal):
      return (passage.isLeaving ? removal : insertion).look(at: outside, passage)
    case .animated(let inner, _): return inner.look(at: outside, passage)
    }
  }

  private func move(to edge: Edge, _ outside: Double, _ passage: Passage) -> Appearance {
    let (width, height) = (passage.size.width * outside, passage.size.height * outside)
    let across = passage.isRightToLeft ? -width : width
    let way =
      switch edge {
      case .leading: Point(x: -across, y: 0)
      case .trailing: Point(x: across, y: 0)
      case .top: Point(x: 0, y: -height)
      case .bottom: Point(x: 0, y: height)
      }
    return Appearance(offset: way)
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
