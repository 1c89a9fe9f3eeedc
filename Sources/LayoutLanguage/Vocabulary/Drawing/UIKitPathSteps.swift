import LayoutEngine

extension Vocabulary {
  /// What is drawn into a `UIBezierPath` line by line. It is an object: everybody who holds it sees what was added.
  static let uiKitPathSteps: [NativeDeclaration] = [
    .member("UIBezierPath", "init()") { (call: Arguments) in .box(Box(path([], call))) },
    .member("UIBezierPath", "init(cgPath: CGPath)") { (cgPath: Value) in .box(Box(cgPath)) },
    .member(
      "UIBezierPath",
      "init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)"
    ) { (call: Arguments, center: Point, radius: Double, startAngle: Double, endAngle: Double, clockwise: Bool?) in
      var pen = PathPen([])
      pen.arc(
        center: center, radius: radius, from: startAngle, to: endAngle,
        clockwise: clockwise == false)
      return .box(Box(path(pen.elements, call)))
    },
    step("move(to point: CGPoint)") { pen, a in pen.move(to: a.place(1)) },
    step("addLine(to point: CGPoint)") { pen, a in pen.line(to: a.place(1)) },
    step("addQuadCurve(to point: CGPoint, controlPoint: CGPoint)") { pen, a in
      pen.quadCurve(to: a.place(1), control: a.place(2))
    },
    step("addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)") { pen, a in
      pen.curve(to: a.place(1), control1: a.place(2), control2: a.place(3))
    },
    // UIKit means the clock that is seen, SwiftUI the one of mathematics.
    step(
      "addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)"
    ) { pen, a in
      pen.arc(
        center: a.place(1), radius: a.double(2) ?? 0, from: a.double(3) ?? 0, to: a.double(4) ?? 0,
        clockwise: a.bool(5) == false)
    },
    step("close()") { pen, _ in pen.close() },
    step("append(_ path: UIBezierPath)") { pen, a in pen.add(a[1]?.unboxed.pathElements ?? []) },
    step("removeAllPoints()") { pen, _ in pen = PathPen([]) },
  ]

  /// A step of the pen; a path that nobody draws stays as it is.
  private static func step(
    _ form: String, _ draw: @escaping @Sendable (inout PathPen, Arguments) -> Void
  ) -> NativeDeclaration {
    .member("UIBezierPath", "func \(form)") { (run: Run, call: Arguments) in
      guard run.request.traced, case .box(let box)? = call[0], let elements = box.value.pathElements else {
        return .void
      }
      var pen = PathPen(elements)
      draw(&pen, call)
      box.value = path(pen.elements, call)
      return .void
    }
  }
}
