import LayoutEngine

/// The paint modifiers around the next node; collected only if drawings are wanted.
package struct PendingPaint {
  /// The effects, innermost first.
  private(set) var effects: [Paint.Effect] = []
  /// The reactions around each effect.
  package private(set) var reacting: [[Int]] = []

  package init() {}
  private var zIndex: Double?

  /// Adds a modifier; those of one view come from the outside in.
  package mutating func add(_ modifier: PaintModifier, _ around: [Int]) {
    switch modifier {
    case .effect(let effect):
      effects.insert(effect, at: 0)
      reacting.insert(around, at: 0)
    case .zIndex(let number): zIndex = zIndex ?? number
    }
  }

  /// The look of the node with the collected effects.
  package mutating func paint(_ content: Paint.Content?) -> Paint {
    defer { self = PendingPaint() }
    return Paint(content, effects: effects, zIndex: zIndex ?? 0)
  }
}

/// A modifier that changes no frame.
package enum PaintModifier {
  case effect(Paint.Effect)
  case zIndex(Double)
}

extension FlatView {
  /// The view's own content, in the environment's styles.
  package var paint: Paint.Content? {
    let style = environment.foreground ?? .primary
    switch base.content {
    case .leaf(.divider, _): return Color(named: "separator").map { .shape(.rectangle, [.fill(.color($0))]) }
    case .leaf: return base.look?.content(in: style)
    case .text(let content): return .text(content.runs.map { $0.fill ?? style })
    case .image(let name, _): return .image(name, tint: nil)
    case .symbol(let name, _): return .symbol(environment.symbolVariants.applied(to: name), style)
    default: return nil
    }
  }
}
