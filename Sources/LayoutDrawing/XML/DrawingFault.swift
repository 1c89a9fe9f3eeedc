/// A fault of an external drawing.
public enum DrawingFault: Hashable, Sendable {
  /// It is not well-formed SVG with a size, or it is too large; none of it would show. The line is where it stops being
  /// XML; nil if it is XML.
  case unreadable(line: Int?)
  /// It has elements that do more than draw; they are left out.
  case leavesOut([String])

  /// Checks a drawing; nil if all of it would show.
  public init?(of text: String) {
    guard let drawing = InlineDrawing(text, prefix: "") else {
      self = .unreadable(line: XMLReader.faultyLine(of: text))
      return
    }
    guard !drawing.leftOut.isEmpty else { return nil }
    self = .leavesOut(drawing.leftOut)
  }
}
