/// The design of a system font.
///
/// Designs differ only in widths; all have the same line height.
public enum FontDesign: String, CaseIterable, Hashable, Sendable {
  /// San Francisco.
  case `default`
  /// New York, with serifs; slightly wider.
  case serif
  /// San Francisco with rounded ends; slightly narrower.
  case rounded
  /// San Francisco Mono: every glyph 0.618 em wide.
  case monospaced
}
