/// A fault of an external drawing.
public enum DrawingFault: Hashable, Sendable {
  /// It is not well-formed SVG with a size, or it is too large; none of it would show.
  case unreadable
  /// It has elements that do more than draw; they are left out.
  case leavesOut([String])

  /// Checks a drawing; nil if all of it would show.
  public init?(of text: String) {
    guard let drawing = InlineDrawing(text, prefix: "") else {
      self = .unreadable
      return
    }
    guard !drawing.leftOut.isEmpty else { return nil }
    self = .leavesOut(drawing.leftOut)
  }
}
