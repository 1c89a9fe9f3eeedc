import Diagnostics

/// A literal of the learner's text that a slider, switch, swatch or menu can change.
///
///     VStack(alignment: .leading, spacing: 8)     .leading is a choice, 8 a number called spacing
public struct LiteralHandle: Hashable, Sendable {
  /// The current value and its alternatives.
  public enum Kind: Hashable, Sendable {
    /// A number with its sign; bounds and step of its slider, and whether it is an integer.
    case number(Double, min: Double, max: Double, step: Double, isWhole: Bool)
    /// `true` or `false`.
    case flag
    /// A color; all colors, written as this one is.
    case color([String])
    /// One of a few names; all of them, written as this one is.
    case choice([String])
  }

  /// The range in the text.
  public var range: Diagnostics.SourceRange
  /// The current text.
  public var text: String
  /// The label: of the argument, the variable or the modifier; empty if there is none.
  public var label: String
  /// The kind of value.
  public var kind: Kind
}
