import LayoutEngine
import LayoutProgram

extension Natives {
  /// Paths. For layout, a path is an ordinary shape; its elements are kept only for drawings.
  static let paths: [Native] =
    [
      .native("Path.init()") { (call: Arguments) in path([], call) },
      .native("Path.init(_: (Path) -> Void)") { (run: Run, call: Arguments) in drawn(run, call) },
      .native("Path.init(_: CGRect)") { (call: Arguments) in path(.rectangle, in: 0, call) },
      .native("Path.init(_: String)") { (call: Arguments, string: String) in
        outline(string).map { .some(path($0, call)) } ?? .none
      },
      .native("Path.init(ellipseIn:)") { (call: Arguments) in path(.ellipse, in: 0, call) },
      .native("Path.init(roundedRect:cornerRadius:style:)") {
        (call: Arguments, _: Value?, cornerRadius: Double, _: Value?) in
        path(.rounded(cornerRadius), in: 0, call)
      },
      .native("Path.init(roundedRect:cornerSize:style:)") { (call: Arguments, _: Value?, cornerSize: Size, _: Value?) in
        path(.rounded(cornerSize.width), in: 0, call)
      },
      .native("UIBezierPath.init(rect:)") { (call: Arguments) in path(.rectangle, in: 0, call) },
      .native("UIBezierPath.init(ovalIn:)") { (call: Arguments) in path(.ellipse, in: 0, call) },
      .native("UIBezierPath.init(roundedRect:cornerRadius:)") { (call: Arguments, _: Value?, radius: Double) in
        path(.rounded(radius), in: 0, call)
      },
      .native("UIBezierPath.init(roundedRect:byRoundingCorners:cornerRadii:)") {
        (call: Arguments, _: Value?, corners: Value, radii: Size) in
        let names = tokens(corners)
        func radius(_ corner: String) -> Double {
          names.contains(corner) || names.contains("allCorners") ? radii.width : 0
        }
        let corners = CornerRadii(
          topLeading: radius("topLeft"), topTrailing: radius("topRight"), bottomLeading: radius("bottomLeft"),
          bottomTrailing: radius("bottomRight"))
        return path(.rounded(corners), in: 0, call)
      },
      .native("UIBezierPath.cgPath") { (path: Value) in path },
      .native("Path.init(_: CGPath)") { (path: Value) in path },
      .native("Path.path(in:)") { (path: Value, _: Value?) in path },
      .native("Path.strokedPath(_:)") { (run: Run, call: Arguments) in
        coated(run, call, fill: nil, line: call.line(style: 1))
      },

      step("move(to:)") { pen, a in pen.move(to: a.place(1)) },
      step("addLine(to:)") { pen, a in pen.line(to: a.place(1)) },
      step("addLines(_:)") { pen, a in
        for (index, value) in (a.array(1) ?? []).prefix(PathPen.most).enumerated() {
          guard case .point(let point) = value else { continue }
          if index == 0 { pen.move(to: point) } else { pen.line(to: point) }
        }
      },
      step("addRect(_:)") { pen, a in pen.add(.rectangle, in: a.frame(1)) },
      step("addRects(_:)") { pen, a in
        for case .rect(let rect) in (a.array(1) ?? []).prefix(PathPen.most) { pen.add(.rectangle, in: rect) }
      },
      step("addEllipse(in:)") { pen, a in pen.add(.ellipse, in: a.frame(1)) },
      step("addRoundedRect(in:cornerSize:style:)") { pen, a in
        pen.add(.rounded(a.size(2)?.width ?? 0), in: a.frame(1))
      },
      step("closeSubpath()") { pen, _ in pen.close() },
      step("addPath(_:)") { pen, a in pen.add(a[1]?.pathElements ?? []) },
      step("addQuadCurve(to:control:)") { pen, a in pen.quadCurve(to: a.place(1), control: a.place(2)) },
      step("addCurve(to:control1:control2:)") { pen, a in
        pen.curve(to: a.place(1), control1: a.place(2), control2: a.place(3))
      },
      step("addArc(center:radius:startAngle:endAngle:clockwise:)") { pen, a in
        pen.arc(
          center: a.place(1), radius: a.double(2) ?? 0, from: a.double(3) ?? 0, to: a.double(4) ?? 0,
          clockwise: a.bool(5) ?? false)
      },
      step("addRelativeArc(center:radius:startAngle:delta:)") { pen, a in
        pen.arc(center: a.place(1), radius: a.double(2) ?? 0, from: a.double(3) ?? 0, by: a.double(4) ?? 0)
      },
      step("addArc(tangent1End:tangent2End:radius:)") { pen, a in
        pen.arc(around: a.place(1), to: a.place(2), radius: a.double(3) ?? 0)
      },
    ]
    + [
      .native("Shape.path(in:)") { (run: Run, call: Arguments, shape: Value?, rect: Value?) throws(Stop) in
        try ownPath(of: shape, in: rect, run, call) ?? path(run.shape(of: shape), in: 1, call)
      }
    ]

  static func path(_ elements: [PathElement], _ arguments: Arguments) -> Value {
    shape(.path(elements), arguments)
  }

  /// The path of one of the program's own shapes in a rectangle; nil for SwiftUI's.
  private static func ownPath(
    of shape: Value?, in rect: Value?, _ run: Run, _ call: Arguments
  ) throws(Stop) -> Value? {
    guard case .instance(let instance)? = shape?.unerased, let rect,
      let member = instance.nominal.lookUp("path", isStatic: false).first(where: {
        $0.kind == .method && !$0.isNative
      })
    else { return nil }
    return try run.call(.member(member, receiver: .instance(instance)), [rect], at: call.range)
  }

  /// The outline of a shape in the rectangle argument at an index.
  static func path(_ outline: Paint.Shape, in frame: Int, _ arguments: Arguments) -> Value {
    path(outline.outline(in: arguments.frame(frame)), arguments)
  }

  /// Parses a path description such as `1 2 m 3 4 l h`: numbers before the operation that uses them; nil for
  /// other text.
  private static func outline(_ text: String) -> [PathElement]? {
    var pen = PathPen([])
    var numbers: [Double] = []
    for word in text.split(whereSeparator: \.isWhitespace).prefix(PathPen.most * 8) {
      if let number = Double(word) {
        numbers.append(number)
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
      switch (word, points.count, numbers.count) {
      case ("m", 1, 2): pen.move(to: points[0])
      case ("l", 1, 2): pen.line(to: points[0])
      case ("q", 2, 4): pen.quadCurve(to: points[1], control: points[0])
      case ("c", 3, 6): pen.curve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0, 0): pen.close()
      default: return nil
      }
      numbers = []
    }
    return numbers.isEmpty ? pen.elements : nil
  }

  /// Runs the closure that draws a path. If it fails, the path is empty: only its frame is certain.
  private static func drawn(_ run: Run, _ arguments: Arguments) -> Value {
    let empty = path([], arguments)
    guard run.request.traced, let draw = arguments.function(0) else { return empty }
    do throws(Stop) {
      return try run.changing(empty, by: draw, at: arguments.range)
    } catch {
      return leaf(.shape, arguments)
    }
  }

  /// A method that draws one step with the pen.
  private static func step(
    _ form: String, _ draw: @escaping @Sendable (inout PathPen, Arguments) -> Void
  ) -> Native {
    .native("Path.\(form)") { (run: Run, call: Arguments) throws(Stop) in
      guard run.request.traced, let elements = call[0]?.pathElements else { return try call.value(0) }
      var pen = PathPen(elements)
      draw(&pen, call)
      return path(pen.elements, call)
    }
  }
}

extension Arguments {
  func place(_ index: Int) -> Point { point(index) ?? .zero }

  fileprivate func frame(_ index: Int) -> Rect { rect(index) ?? Rect(origin: .zero, size: .zero) }
}
