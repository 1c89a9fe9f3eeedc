/// Where the lines of a text of several lines lie within the text's own width.
///
/// It never changes the size of a text and moves nothing in a text of one line, whose width is that line's.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}
