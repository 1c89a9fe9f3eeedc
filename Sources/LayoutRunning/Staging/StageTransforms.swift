import LayoutEngine
import LayoutProgram

/// A scale or rotation around some nodes of a tree.
///
///     Color.id("a").frame(width: 50).scaleEffect(2)     a layout of 50, seen as 100
///
/// Layout ignores it: stacks and frames use the untransformed size. Reported frames include it: a named
/// view's frame, `frame(in:)`, and anchors, each as the smallest rectangle around the transformed corners.
struct NodeTransform {
  /// The nodes inside; the first one's frame is that of the effect.
  var nodes: Range<Int>
  var effect: Paint.Effect

  /// The transform in stage coordinates; nil for an effect that moves nothing.
  func transform(in frame: Rect) -> AffineTransform? {
    switch effect {
    case .scale(let x, let y, let anchor):
      return AffineTransform(a: x, d: y).around(anchor, of: frame)
    case .rotation(let degrees, let anchor):
      return AffineTransform.rotation(degrees * .pi / 180).around(anchor, of: frame)
    default: return nil
    }
  }
}

extension Paint.Effect {
  /// Whether it moves the drawing.
  var isTransform: Bool {
    switch self {
    case .scale, .rotation: true
    default: false
    }
  }
}

extension PaintModifier {
  /// Its effect, if that moves the drawing.
  var transform: Paint.Effect? {
    if case .effect(let effect) = self, effect.isTransform { return effect }
    return nil
  }
}

extension AffineTransform {
  /// The transform with a point of a frame as its fixed point.
  fileprivate func around(_ anchor: UnitPoint, of frame: Rect) -> AffineTransform {
    let center = Point(x: frame.x + anchor.x * frame.width, y: frame.y + anchor.y * frame.height)
    return AffineTransform(tx: -center.x, ty: -center.y).concatenating(self)
      .concatenating(AffineTransform(tx: center.x, ty: center.y))
  }
}

extension ArraySlice<NodeTransform> {
  /// The combined transform around a node: the inner transforms first, and last the one around the whole tree.
  func around(_ node: Int, in place: (Int) -> Rect, and outer: AffineTransform?) -> AffineTransform? {
    var all: AffineTransform?
    for transform in reversed() where transform.nodes.contains(node) {
      all = all.then(transform.transform(in: place(transform.nodes.lowerBound)))
    }
    return all.then(outer)
  }
}
