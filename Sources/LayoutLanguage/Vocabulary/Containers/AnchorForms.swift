import Diagnostics
import LayoutEngine

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
