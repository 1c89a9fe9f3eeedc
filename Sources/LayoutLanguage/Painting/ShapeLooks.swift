import LayoutEngine

/// What the members of shapes make of their looks.
extension Natives {
  /// A shape that takes what it is offered.
  static func shape(_ shape: Paint.Shape, _ arguments: Arguments, rule: LayoutRule = .shape) -> Value {
    var view = View(.leaf(rule, shows: nil), at: arguments.range)
    view.look = Look(shape)
    return .view(view)
  }

  /// The frame filled with a gradient.
  static func filled(_ fill: Fill, _ arguments: Arguments) -> Value {
    var view = View(.leaf(.shape, shows: nil), at: arguments.range)
    view.look = .filled(fill)
    return .view(view)
  }

  /// The receiver with another look, and the layout that it had.
  static func relooked(_ run: Run, _ arguments: Arguments, _ change: (inout Look) -> Void) -> Value {
    var view = run.view(from: arguments[0] ?? .void, at: arguments.range)
    var look = view.look ?? Look(.rectangle)
    change(&look)
    view.look = look
    return .view(view)
  }

  /// A new shape made of the receiver's, which takes all that it is offered.
  static func reshaped(_ run: Run, _ arguments: Arguments, _ change: (Paint.Shape) -> Paint.Shape) -> Value {
    let old = run.view(from: arguments[0] ?? .void, at: arguments.range).look ?? Look(.rectangle)
    var view = View(.leaf(.shape, shows: nil), at: arguments.range)
    view.look = Look(change(old.shape), coats: old.coats)
    return .view(view)
  }

  /// A coat of paint: `fill` is the place of its colours among the arguments.
  static func coated(
    _ run: Run, _ arguments: Arguments, fill: Int?, style: FillStyle = FillStyle(), line: StrokeStyle? = nil,
    isInside: Bool = false
  ) -> Value {
    relooked(run, arguments) { look in
      var line = line
      line?.isInside = isInside
      look.coats.append(Look.Coat(fill: fill.flatMap { arguments[$0]?.fill }, style: style, stroke: line))
    }
  }
}

extension Arguments {
  /// A line of a given thickness.
  func line(width index: Int) -> StrokeStyle { StrokeStyle(lineWidth: double(index) ?? 1) }

  /// A `StrokeStyle`, as its initialiser put it together.
  func line(style index: Int) -> StrokeStyle {
    guard case .tuple(let parts, _)? = self[index], parts.count == 5 else { return StrokeStyle() }
    let inner = Arguments(values: parts, range: range)
    return StrokeStyle(
      lineWidth: inner.double(0) ?? 1, cap: inner.token(1).flatMap(StrokeStyle.Cap.init(rawValue:)) ?? .butt,
      join: inner.token(2).flatMap(StrokeStyle.Join.init(rawValue:)) ?? .miter,
      dash: (inner.array(3) ?? []).map { Arguments(values: [$0], range: range).double(0) ?? 0 },
      dashPhase: inner.double(4) ?? 0)
  }

  /// Radii by corner, leading and trailing, from places in this order: top leading, bottom leading, bottom trailing,
  /// top trailing.
  func radii(_ topLeading: Int, _ bottomLeading: Int, _ bottomTrailing: Int, _ topTrailing: Int) -> CornerRadii {
    CornerRadii(
      topLeading: double(topLeading) ?? 0, topTrailing: double(topTrailing) ?? 0,
      bottomLeading: double(bottomLeading) ?? 0, bottomTrailing: double(bottomTrailing) ?? 0)
  }

  /// Colours at equal distances, stops, or a gradient.
  func stops(_ index: Int) -> [GradientStop] {
    if case .view(let view)? = self[index], case .linear(let stops, _, _)? = view.look?.soleFill { return stops }
    let values = array(index) ?? []
    let stops = values.compactMap { value -> GradientStop? in
      guard case .tuple(let parts, _) = value, parts.count == 2, case .color(let color) = parts[0] else { return nil }
      let place = Arguments(values: [parts[1]], range: range).double(0) ?? 0
      return GradientStop(color: color.painted, location: place)
    }
    if !stops.isEmpty { return stops }
    return GradientStop.evenly(
      values.compactMap { value in if case .color(let color) = value { color.painted } else { nil } })
  }
}
