import Diagnostics
import LayoutEngine

extension Vocabulary {
  /// Places in views that travel outwards.
  static let anchors: [NativeDeclaration] =
    [
      .type("struct Anchor<Value>"), .type("struct AnchorSource<Value>"),
      .constant("AnchorSource", "bounds", "AnchorSource<CGRect>", .anchor(.bounds)),
      .member("AnchorSource", "static func rect(_ rect: CGRect) -> AnchorSource<CGRect>") { (rect: Rect?) in
        .anchor(.rect(rect ?? Rect(origin: .zero, size: .zero)))
      },
      .member("AnchorSource", "static func point(_ point: CGPoint) -> AnchorSource<CGPoint>") { (point: Point) in
        .anchor(.point(point))
      },
      .member("AnchorSource", "static func unitPoint(_ point: UnitPoint) -> AnchorSource<CGPoint>") { (point: Point?) in
        .anchor(.unit(point.map { UnitPoint(x: $0.x, y: $0.y) } ?? .topLeading))
      },
      .member("GeometryProxy", "subscript<Place>(_ anchor: Anchor<Place>) -> Place") {
        (geometryProxy: Value?, anchor: Value?) in
        guard case .geometry(let geometry)? = geometryProxy, case .anchor(let anchor)? = anchor else { return .void }
        return anchor.seen(from: geometry.frame.origin)
      },
      .modifier(
        "anchorPreference<Place, PreferenceValue>(key: PreferenceKey.Type, value: AnchorSource<Place>, transform: (Anchor<Place>) -> PreferenceValue)"
      ) { (run: Run, call: Arguments, _: Value?, key: Value?, value: Value?, transform: FunctionValue?) in
        guard case .metatype(let key)? = key, case .anchor(let source)? = value, let transform else {
          return run.modify(call, nil)
        }
        return run.modify(call, .anchorPreference(key, source, transform))
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
