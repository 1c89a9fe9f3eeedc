import LayoutEngine

/// The `ScrollGeometry` of a scroll view.
///
///     a window of 120 × 150 with a top margin of 20:   offset 0, −20   container 120 × 130
package struct ScrollMeasures {
  package var offset = Point(x: 0, y: 0)
  package var content = Size.zero
  package var insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  package var container = Size.zero

  package init() {}

  /// Measures a scroll view.
  ///
  /// - Parameter scrolled: the distance by which the content is scrolled.
  package init(scrolled: Point, content: Size, insets: EdgeInsets, window: Size) {
    offset = Point(x: scrolled.x - insets.leading, y: scrolled.y - insets.top)
    self.content = content
    self.insets = insets
    container = Size(
      width: window.width - insets.leading - insets.trailing, height: window.height - insets.top - insets.bottom)
  }

  package init(_ arguments: Arguments) {
    take([arguments[0], arguments[1], arguments[2], arguments[3]])
  }

  package init(_ value: Value?) {
    if case .tuple(let parts, _)? = value { take(parts) }
  }

  private mutating func take(_ parts: [Value?]) {
    for (index, part) in parts.enumerated() {
      switch (index, part) {
      case (0, .point(let point)?): offset = point
      case (1, .size(let size)?): content = size
      case (2, .insets(let given)?): insets = given
      case (3, .size(let size)?): container = size
      default: break
      }
    }
  }

  package var value: Value { .tuple([.point(offset), .size(content), .insets(insets), .size(container)]) }
  package var bounds: Rect { Rect(origin: offset, size: container) }
  /// The visible part of the content, margins included.
  package var visible: Rect {
    let width = container.width + insets.leading + insets.trailing
    return Rect(origin: offset, size: Size(width: width, height: container.height + insets.top + insets.bottom))
  }
}
