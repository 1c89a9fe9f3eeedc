import LayoutEngine
import LayoutProgram

/// Looks of shapes and of the members that change them.
extension Natives {
  /// A shape that takes its proposed size.
  static func shape(_ shape: Paint.Shape, _ arguments: Arguments, rule: LayoutRule = .shape) -> Value {
    var view = View(.leaf(rule, shows: nil), at: arguments.range)
    view.look = Look(shape)
    return .view(view)
  }

  /// A gradient that fills its frame.
  static func filled(_ fill: Fill, _ arguments: Arguments) -> Value {
    var view = View(.leaf(.shape, shows: nil), at: arguments.range)
    view.look = .filled(fill)
    return .view(view)
  }

  /// The receiver with another look and the same layout.
  static func relooked(_ run: Run, _ arguments: Arguments, _ change: (inout Look) -> Void) -> Value {
    var view = run.view(from: arguments[0] ?? .void, at: arguments.range)
    var look = view.look ?? Look(.rectangle)
    change(&look)
    view.look = look
    return .view(view)
  }

  /// A new shape derived from the receiver's, which takes its proposed size.
  static func reshaped(_ run: Run, _ arguments: Arguments, _ change: (Paint.Shape) -> Paint.Shape) -> Value {
    let old = run.view(from: arguments[0] ?? .void, at: arguments.range).look ?? Look(.rectangle)
    var view = View(.leaf(.shape, shows: nil), at: arguments.range)
    view.look = Look(change(old.shape), coats: old.coats)
    return .view(view)
  }

  /// Adds a coat of paint; `fill` is the index of its style argument.
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
  /// A stroke of a given width.
  func line(width index: Int) -> StrokeStyle { StrokeStyle(lineWidth: double(index) ?? 1) }

  /// A `StrokeStyle` from its initializer's arguments.
  func line(style index: Int) -> StrokeStyle {
    guard case .tuple(let parts, _)? = self[index], parts.count == 5 else { return StrokeStyle() }
    let inner = Arguments(values: parts, range: range)
    return StrokeStyle(
      lineWidth: inner.double(0) ?? 1, cap: inner.token(1).flatMap(StrokeStyle.Cap.init(rawValue:)) ?? .butt,
      join: inner.token(2).flatMap(StrokeStyle.Join.init(rawValue:)) ?? .miter,
      dash: (inner.array(3) ?? []).map { Arguments(values: [$0], range: range).double(0) ?? 0 },
      dashPhase: inner.double(4) ?? 0)
  }

  /// Corner radii from the arguments at four indices.
  func radii(_ topLeading: Int, _ bottomLeading: Int, _ bottomTrailing: Int, _ topTrailing: Int) -> CornerRadii {
    CornerRadii(
      topLeading: double(topLeading) ?? 0, topTrailing: double(topTrailing) ?? 0,
      bottomLeading: double(bottomLeading) ?? 0, bottomTrailing: double(bottomTrailing) ?? 0)
  }

  /// Evenly spaced colors, stops, or a gradient.
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
