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
      .native("GeometryProxy.subscript(_:)") { (call: Arguments, geometryProxy: Value, anchor: Value) throws(Stop) in
        guard case .geometry(let geometry) = geometryProxy, case .anchor(let anchor) = anchor else {
          throw call.fault(1, "Anchor")
        }
        return anchor.seen(from: geometry)
      },
      .native("View.anchorPreference(key:value:transform:)") {
        (run: Run, call: Arguments, _: Value?, _: Value, value: Value, transform: FunctionValue) throws(Stop) in
        guard case .anchor(let source) = value else { throw call.fault(2, "Anchor.Source") }
        return run.modify(call, .anchorPreference(try call.metatype(1), source, transform))
      },
    ]
    + corners.map { name, x, y in .constant("Anchor.Source.\(name)", .anchor(.unit(UnitPoint(x: x, y: y)))) }

  private static let corners: [(String, Double, Double)] = [
    ("topLeading", 0, 0), ("top", 0.5, 0), ("topTrailing", 1, 0), ("leading", 0, 0.5), ("center", 0.5, 0.5),
    ("trailing", 1, 0.5), ("bottomLeading", 0, 1), ("bottom", 0.5, 1), ("bottomTrailing", 1, 1),
  ]
}
