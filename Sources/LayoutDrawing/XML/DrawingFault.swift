/// What is the matter with a drawing from outside.
public enum DrawingFault: Hashable, Sendable {
  /// It is no well-formed SVG with a size, or a huge one: nothing of it would be shown.
  case unreadable
  /// Elements that are left out, since they do not only draw.
  case leavesOut([String])

  /// Looks through a drawing; nil if all of it is shown.
  public init?(of text: String) {
    guard let drawing = InlineDrawing(text, prefix: "") else {
      self = .unreadable
      return
    }
    guard !drawing.leftOut.isEmpty else { return nil }
    self = .leavesOut(drawing.leftOut)
  }
}
