import LayoutEngine

extension Vocabulary {
  /// Modifiers that only paint. No frame depends on them; drawings show them.
  static let paintModifiers: [NativeDeclaration] =
    styles("foregroundColor(_ color: Color?)") + styles("foregroundStyle(_ style: ShapeStyle)")
    + [
      .modifier("foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle, _ tertiary: ShapeStyle)") { run, a in
        run.styled(a, a[1]?.fill)
      },
      .modifier("foregroundStyle(_ primary: ShapeStyle, _ secondary: ShapeStyle)") { run, a in run.styled(a, a[1]?.fill)
      }
      .ignored,
      .modifier("border(_ style: ShapeStyle, width: CGFloat = 1)") { run, a in
        run.painted(a, .border(a[1]?.fill ?? .primary, width: a.double(2) ?? 1))
      }.ignored,
      .modifier("opacity(_ value: Double)") { run, a in run.painted(a, .opacity(a.double(1) ?? 1)) }.ignored,
      .modifier("cornerRadius(_ radius: CGFloat, antialiased: Bool = true)") { run, a in
        run.painted(a, .clip(.rounded(a.double(1) ?? 0)))
      }.ignored,
      .modifier("clipShape(_ shape: Shape, style: FillStyle = 0)") { run, a in
        run.painted(a, .clip(run.shape(of: a[1]), a.fillStyle(2)))
      }.ignored,
      .modifier("clipped(antialiased: Bool = false)") { run, a in run.painted(a, .clip(.rectangle)) }.ignored,
      .modifier("shadow(color: Color = 0, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0)") { run, a in
        var color = Color(white: 0, opacity: 0.33)
        if case .color(let given)? = a[1] { color = given.painted }
        return run.painted(
          a, .shadow(color, radius: a.double(2) ?? 0, x: a.double(3) ?? 0, y: a.double(4) ?? 0))
      }.ignored,
      .modifier("blur(radius: CGFloat, opaque: Bool = false)") { run, a in
        run.painted(a, .filter(.blur(a.double(1) ?? 0)))
      }.ignored,
      .modifier("hueRotation(_ angle: Angle)") { run, a in run.painted(a, .filter(.hueRotation(degrees: a.degrees(1))))
      }
      .ignored,
      .modifier("rotationEffect(_ angle: Angle, anchor: UnitPoint = 0)") { run, a in
        run.painted(a, .rotation(degrees: a.degrees(1), anchor: a.anchor(2)))
      }.ignored,
      .modifier("scaleEffect(_ scale: CGFloat, anchor: UnitPoint = 0)") { run, a in
        run.painted(a, .scale(x: a.double(1) ?? 1, y: a.double(1) ?? 1, anchor: a.anchor(2)))
      }.ignored,
      .modifier("scaleEffect(_ scale: CGSize, anchor: UnitPoint = 0)") { run, a in
        let size = a.size(1) ?? Size(width: 1, height: 1)
        return run.painted(a, .scale(x: size.width, y: size.height, anchor: a.anchor(2)))
      }.ignored,
      .modifier("scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = 0)") { run, a in
        run.painted(a, .scale(x: a.double(1) ?? 1, y: a.double(2) ?? 1, anchor: a.anchor(3)))
      }.ignored,
      .modifier("layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior)") { run, a in
        run.painted(a, .mirrored(a[1]?.layoutDirectionBehavior ?? .fixed))
      }.ignored,
      .modifier("flipsForRightToLeftLayoutDirection(_ enabled: Bool)") { run, a in
        run.painted(a, .mirrored(a.bool(1) ?? false ? .mirrors : .fixed))
      }.ignored,
      .modifier("hidden()") { run, a in run.painted(a, .hidden) }.ignored,
      .modifier("zIndex(_ value: Double)") { run, a in run.modify(a, .paint(.zIndex(a.double(1) ?? 0))) }.ignored,
      .modifier("tint(_ color: Color?)") { run, a in
        let fill = a[1]?.fill
        return run.modify(a, .environment { $0.tint = fill })
      }.ignored,
    ]

  /// On a `Text`, of that text; on any view, of everything inside that has no style of its own.
  private static func styles(_ text: String) -> [NativeDeclaration] {
    [
      .member("Text", "func \(text) -> Text") { _, a in
        guard case .view(let view)? = a[0], case .text(var content) = view.content else { return a[0] ?? .void }
        for index in content.runs.indices where content.runs[index].fill == nil {
          content.runs[index].fill = a[1]?.fill
        }
        return .view(View(.text(content), at: view.range))
      }.ignored,
      .modifier(text) { run, a in run.styled(a, a[1]?.fill) }.ignored,
    ]
  }
}

extension Run {
  /// The receiver with a look of its own.
  func painted(_ arguments: Arguments, _ effect: Paint.Effect) -> Value {
    modify(arguments, .paint(.effect(effect)))
  }

  /// The receiver with a style for what is inside.
  fileprivate func styled(_ arguments: Arguments, _ fill: Fill?) -> Value {
    modify(arguments, .environment { $0.foreground = fill })
  }
}

extension Arguments {
  /// An angle, which is a number of radians; 0 if none is given.
  func degrees(_ index: Int) -> Double { (double(index) ?? 0) * 180 / .pi }

  /// A point of a view's frame; its middle if none is given.
  func anchor(_ index: Int) -> UnitPoint { point(index).map { UnitPoint(x: $0.x, y: $0.y) } ?? .center }
}
