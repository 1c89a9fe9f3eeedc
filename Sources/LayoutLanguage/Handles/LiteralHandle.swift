import Diagnostics

/// A word of the learner's text that can be changed without typing: with a slider, a switch, a swatch or a menu.
///
///     VStack(alignment: .leading, spacing: 8)     .leading is a choice, 8 a number called spacing
public struct LiteralHandle: Hashable, Sendable {
  /// What stands there, and what else could.
  public enum Kind: Hashable, Sendable {
    /// A number with its sign; the bounds and steps of a slider for it, and whether it has no fraction.
    case number(Double, min: Double, max: Double, step: Double, isWhole: Bool)
    /// `true` or `false`.
    case flag
    /// A color; the other colors, written as this one is.
    case color([String])
    /// One of a few names; all of them, written as this one is.
    case choice([String])
  }

  /// Where it is.
  public var range: Diagnostics.SourceRange
  /// What stands there.
  public var text: String
  /// What it is called: the argument's label, the variable's name or the modifier's; empty where it has no name.
  public var label: String
  /// What it is.
  public var kind: Kind
}
