import Diagnostics
import LayoutEngine

/// A place in a view that travels outwards as a preference, until someone asks for it in coordinates of their own.
enum AnchorValue: Hashable {
  /// What is meant, in the view's own coordinates: nobody knows yet where the view will be.
  case bounds
  case rect(Rect)
  case point(Point)
  case unit(UnitPoint)
  /// A rectangle in stage coordinates.
  case placedRect(Rect)
  /// A point in stage coordinates.
  case placedPoint(Point)

  /// The place once its view has a frame.
  func placed(in frame: Rect) -> AnchorValue {
    switch self {
    case .bounds: return .placedRect(frame)
    case .rect(var rect):
      rect.x += frame.x
      rect.y += frame.y
      return .placedRect(rect)
    case .point(let point): return .placedPoint(Point(x: frame.x + point.x, y: frame.y + point.y))
    case .unit(let unit):
      return .placedPoint(Point(x: frame.x + unit.x * frame.width, y: frame.y + unit.y * frame.height))
    case .placedRect, .placedPoint: return self
    }
  }

  /// The place as seen from another view's corner.
  func seen(from origin: Point) -> Value {
    switch self {
    case .placedRect(var rect):
      rect.x -= origin.x
      rect.y -= origin.y
      return .rect(rect)
    case .placedPoint(let point): return .point(Point(x: point.x - origin.x, y: point.y - origin.y))
    case .bounds, .rect, .point, .unit: return .void
    }
  }
}

/// An `anchorPreference` whose view has no frame yet.
struct PendingAnchor {
  let node: Int
  let source: AnchorValue
  let use: Use

  /// What the anchor is for.
  enum Use {
    /// A value made of it, and where it goes: listeners, and the place among what they are told.
    case saying(FunctionValue, range: SourceRange?, listeners: [(listener: Int, place: Int)])
    /// The transform of that number.
    case transforming(Int)
  }
}

extension StagedLayout {
  /// Says what anchors say, now that their views have frames.
  func settle(_ anchors: [PendingAnchor], _ frame: (Int) -> Rect?) throws(Stop) {
    for anchor in anchors {
      guard let frame = frame(anchor.node) else { continue }
      let placed = anchor.source.placed(in: frame)
      switch anchor.use {
      case .transforming(let number): run.preferences.transforms[number].anchor = placed
      case .saying(let transform, let range, let listeners):
        let value = try run.call(transform, [.anchor(placed)], at: range)
        for (listener, place) in listeners { run.preferences.listeners[listener].values[place] = value }
      }
    }
  }
}

extension Vocabulary {
  /// Places in views that travel outwards.
  static let anchors: [NativeDeclaration] =
    [
      .type("struct Anchor<Value>"), .type("struct AnchorSource<Value>"),
      .constant("AnchorSource", "bounds", "AnchorSource<CGRect>", .anchor(.bounds)),
      .member("AnchorSource", "static func rect(_ rect: CGRect) -> AnchorSource<CGRect>") { _, a in
        .anchor(.rect(a.rect(0) ?? Rect(origin: .zero, size: .zero)))
      },
      .member("AnchorSource", "static func point(_ point: CGPoint) -> AnchorSource<CGPoint>") { _, a in
        .anchor(.point(a.point(0) ?? .zero))
      },
      .member("AnchorSource", "static func unitPoint(_ point: UnitPoint) -> AnchorSource<CGPoint>") { _, a in
        .anchor(.unit(a.point(0).map { UnitPoint(x: $0.x, y: $0.y) } ?? .topLeading))
      },
      .member("GeometryProxy", "subscript<Place>(_ anchor: Anchor<Place>) -> Place") { _, a in
        guard case .geometry(let geometry)? = a[0], case .anchor(let anchor)? = a[1] else { return .void }
        return anchor.seen(from: geometry.frame.origin)
      },
      .modifier(
        "anchorPreference<Place, PreferenceValue>(key: PreferenceKey.Type, value: AnchorSource<Place>, transform: (Anchor<Place>) -> PreferenceValue)"
      ) { run, a in
        guard case .metatype(let key)? = a[1], case .anchor(let source)? = a[2], let transform = a.function(3) else {
          return run.modify(a, nil)
        }
        return run.modify(a, .anchorPreference(key, source, transform))
      },
    ]
    + corners.map { name, x, y in
      .constant("AnchorSource", name, "AnchorSource<CGPoint>", .anchor(.unit(UnitPoint(x: x, y: y))))
    }

  private static let corners: [(String, Double, Double)] = [
    ("topLeading", 0, 0), ("top", 0.5, 0), ("topTrailing", 1, 0), ("leading", 0, 0.5), ("center", 0.5, 0.5),
    ("trailing", 1, 0.5), ("bottomLeading", 0, 1), ("bottom", 0.5, 1), ("bottomTrailing", 1, 1),
  ]
}
