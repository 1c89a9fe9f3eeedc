import LayoutEngine

/// The appearance of controls: plain shapes in the current tint.
extension View {
  package func painted(_ effects: Paint.Effect...) -> View {
    effects.reduce(self) { $0.modified(by: .paint(.effect($1))) }
  }

  /// A button's label in the look of its style.
  func asButton(_ style: String, tint: Fill) -> View {
    switch style {
    case "borderedProminent", "glassProminent":
      inStyle(.color(Color(white: 1))).painted(.background(.rounded(8), tint))
    case "bordered", "glass": inStyle(tint).painted(.background(.rounded(8), tint.opacity(0.15)))
    case "plain": self
    default: inStyle(tint)
    }
  }

  /// Sets the style of everything inside that has none.
  private func inStyle(_ fill: Fill) -> View {
    changing { environment in
      if environment.foreground == nil { environment.foreground = fill }
    }
  }

  /// A switch: a track with a knob at one end.
  func asSwitch(isOn: Bool, tint: Fill?) -> View {
    let track = isOn ? tint ?? .named("green") : .named("systemGray4")
    let knob = Paint.Shape.placed(.capsule, x: isOn ? 26 : 2, y: 2, size: Size(width: 38, height: 26))
    return painted(.background(.capsule, track), .overlay(.behaving(knob, .mirrors), .color(Color(white: 1))))
  }

  /// A slider: a thin track with a knob in the middle.
  func asSlider(tint: Fill) -> View {
    // The first background is in front of the second.
    painted(
      .background(
        .behaving(.scaled(.rectangle, x: 0.5, y: 0.13, anchor: UnitPoint(x: 0, y: 0.5)), .mirrors), tint),
      .background(.scaled(.rectangle, x: 1, y: 0.13, anchor: .center), .named("systemGray4")),
      .overlay(.inset(.circle, by: 2), .named("systemGray2")),
      .overlay(.inset(.circle, by: 2.5), .color(Color(white: 1))))
  }

  /// A progress bar: a partly filled track.
  package func asBar(tint: Fill) -> View {
    painted(
      .background(.capsule, .named("systemGray4")),
      .overlay(.behaving(.scaled(.capsule, x: 0.4, y: 1, anchor: UnitPoint(x: 0, y: 0.5)), .mirrors), tint))
  }

  /// A gray field with rounded corners.
  package var asField: View { painted(.background(.rounded(8), .named("tertiarySystemFill"))) }

  /// A list row: its part of a card, with a thin line to the next row.
  func asRow(isCard: Bool, corner: Double, isFirst: Bool, isLast: Bool) -> View {
    var row = self
    if isCard {
      let (top, bottom) = (isFirst ? corner : 0, isLast ? corner : 0)
      let radii = CornerRadii(topLeading: top, topTrailing: top, bottomLeading: bottom, bottomTrailing: bottom)
      let shape: Paint.Shape = top + bottom > 0 ? .rounded(radii) : .rectangle
      row = row.painted(.background(shape, .named("secondarySystemGroupedBackground")))
    }
    guard !isLast else { return row }
    let line = Paint.Shape.scaled(.rectangle, x: 1, y: 0.01, anchor: UnitPoint(x: 0.5, y: 1))
    return row.painted(.overlay(line, .named("separator")))
  }

  /// The background of cards.
  package var asGround: View {
    var copy = self
    copy.look = .filled(.named("systemGroupedBackground"))
    return copy
  }

  /// A spinner: a ring of short strokes.
  var asSpinner: View {
    var copy = self
    let stroke = StrokeStyle(lineWidth: 3, dash: [2, 3], isInside: true)
    copy.look = Look(.circle, coats: [Look.Coat(fill: .named("gray"), stroke: stroke)])
    return copy
  }
}

extension Fill {
  /// The style of secondary text.
  static var quiet: Fill { .named("secondary") }

  /// A system color by its name.
  fileprivate static func named(_ name: String) -> Fill { .color(Color(named: name) ?? .primary) }
}
