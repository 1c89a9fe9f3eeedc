/// The alignment of several lines within the text's own width.
///
/// It never changes a text's size and does not move a single line, since the text is as wide as that line.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  case leading, center, trailing
}
