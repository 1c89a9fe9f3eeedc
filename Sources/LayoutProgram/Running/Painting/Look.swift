import LayoutEngine

/// The look of a shape before the environment supplies its style.
///
///     Circle()                          a circle in the style around it
///     Circle().fill(.red).stroke(.black)    a circle with two coats
///     Color.red                         the whole frame, red
package struct Look {
  package var shape: Paint.Shape
  package var coats: [Coat] = []

  /// A coat of paint; without a fill it uses the environment's style.
  package struct Coat {
    package var fill: Fill?
    /// The rule that decides which points are inside.
    package var style = FillStyle()
    /// The stroke of the outline; nil fills the inside.
    package var stroke: StrokeStyle?

    package init(fill: Fill? = nil, style: FillStyle = FillStyle(), stroke: StrokeStyle? = nil) {
      self.fill = fill
      self.style = style
      self.stroke = stroke
    }
  }

  package init(_ shape: Paint.Shape, coats: [Coat] = []) {
    self.shape = shape
    self.coats = coats
  }

  /// The whole frame in one fill.
  package static func filled(_ fill: Fill) -> Look { Look(.rectangle, coats: [Coat(fill: fill)]) }

  /// The fill of a color or gradient used as a style.
  package var soleFill: Fill? { coats.count == 1 && coats[0].stroke == nil ? coats[0].fill : nil }

  /// The content with the environment's style filled in.
  func content(in style: Fill) -> Paint.Content {
    let coats = coats.isEmpty ? [Coat()] : coats
    return .shape(
      shape,
      coats.map { coat in
        let fill = coat.fill ?? style
        return coat.stroke.map { .stroke(fill, $0) } ?? .fill(fill, coat.style)
      })
  }
}

extension Value {
  /// The paint of a `ShapeStyle`; nil for an omitted style.
  package var fill: Fill? {
    switch self {
    case .color(let color): return .color(color.painted)
    case .some(let inner): return inner.fill
    case .view(let view): return view.look?.soleFill
    case .token(let name):
      if let thickness = Self.materials[name] { return .material(thickness: thickness) }
      return Color(named: name).map { .color($0) }
    default: return nil
    }
  }

  private static let materials = [
    "ultraThinMaterial": 0.1, "thinMaterial": 0.3, "regularMaterial": 0.5, "thickMaterial": 0.7,
    "ultraThickMaterial": 0.9, "bar": 0.9,
  ]
}

extension ColorValue {
  /// The color as drawn; a color of the learner's own asset catalog is gray.
  package var painted: Color {
    let parts = name.split { "(,)".contains($0) }
    let numbers = parts.dropFirst().map { Double($0) ?? 0 }
    let color: Color
    switch (parts.first, numbers.count) {
    case ("rgb", 3): color = Color(red: numbers[0], green: numbers[1], blue: numbers[2])
    case ("hsb", 3): color = Color(hue: numbers[0], saturation: numbers[1], brightness: numbers[2])
    case ("white", 1): color = Color(white: numbers[0])
    default: color = Color(named: name) ?? Color(named: "gray") ?? .primary
    }
    return color.opacity(opacity)
  }
}
