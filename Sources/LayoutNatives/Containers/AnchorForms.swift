import Diagnostics
import LayoutEngine
import LayoutProgram

extension Natives {
  /// Anchors: places in views that preferences pass outward.
  static let anchors: [Native] =
    [
      .constant("Anchor.Source.bounds", .anchor(.bounds)),
      .native("Anchor.Source.rect(_:)") { (rect: Rect?) in .anchor(.rect(rect ?? Rect(origin: .zero, size: .zero))) },
      .native("Anchor.Source.point(_:)") { (point: Point) in .anchor(.point(point)) },
      .native("Anchor.Source.unitPoint(_:)") { (point: Point?) in
        .anchor(.unit(point.map { UnitPoint(x: $0.x, y: $0.y) } ?? .topLeading))
      },
      .native("GeometryProxy.subscript(_:)") { (geometryProxy: Value?, anchor: Value?) in
        guard case .geometry(let geometry)? = geometryProxy, case .anchor(let anchor)? = anchor else { return .void }
        return anchor.seen(from: geometry)
      },
      .native("View.anchorPreference(key:value:transform:)") {
        (run: Run, call: Arguments, _: Value?, key: Value?, value: Value?, transform: FunctionValue?) in
        guard case .metatype(let key)? = key, case .anchor(let source)? = value, let transform else {
          return run.modify(call, nil)
        }
        return run.modify(call, .anchorPreference(key, source, transform))
      },
    ]
    + corners.map { name, x, y in .constant("Anchor.Source.\(name)", .anchor(.unit(UnitPoint(x: x, y: y)))) }

  private static let corners: [(String, Double, Double)] = [
    ("topLeading", 0, 0), ("top", 0.5, 0), ("topTrailing", 1, 0), ("leading", 0, 0.5), ("center", 0.5, 0.5),
    ("trailing", 1, 0.5), ("bottomLeading", 0, 1), ("bottom", 0.5, 1), ("bottomTrailing", 1, 1),
  ]
}
