/// The shape of a system font's letters.
///
/// Only the widths differ between designs; every design keeps the same line height.
public enum FontDesign: String, CaseIterable, Hashable, Sendable {
  /// San Francisco.
  case `default`
  /// New York, with serifs; a little wider.
  case serif
  /// San Francisco with round ends; a little narrower.
  case rounded
  /// San Francisco Mono: every glyph 0.618 em wide.
  case monospaced
}
