import Diagnostics
import LayoutEngine

/// A trial change of one place of a program during a run; the source stays the same.
///
///     .alignmentGuide(.leading) { _ in -20 }      with .guideValue(GuideChange(factor: -1)): 20
///
/// Diagnoses use edits as proof: if one change makes a wrong answer right, that change was missing. A place may have
/// several edits; one that does not fit its place has no effect.
public struct SceneEdit: Hashable, Sendable {
  /// The place in the source.
  public var place: EditPlace
  /// The change.
  public var change: Change

  /// Makes an edit.
  public init(_ place: EditPlace, _ change: Change) {
    self.place = place
    self.change = change
  }

  /// The change to try.
  public enum Change: Hashable, Sendable {
    /// Removes a modifier, or a container around its children.
    case removed
    /// Changes the result of an `alignmentGuide`.
    case guideValue(GuideChange)
    /// Changes the line of an `alignmentGuide`.
    case guideKey(AlignmentKey)
    /// Moves an `alignmentGuide` to a view further in.
    case moved(inside: EditPlace)
    /// Adds a guide with a constant result to a view.
    case guided(AlignmentKey, Double)
    /// Changes the default of one of the program's lines; the place is the default's body.
    case defaultValue(AlignmentKey, GuideChange)
    /// Expands a view along a line's axis, with its content at that line.
    case filled(AlignmentKey)
    /// Reverses the views of a stack.
    case reversed
    /// Changes the alignment of a container, frame or overlay along the line's axis.
    case alignment(AlignmentKey)
    /// Turns a stack into a `ZStack`.
    case layers
    /// Turns an overlay or background into a `ZStack` of both views.
    case overlayAsLayers
    /// Turns the other views of a `ZStack` into an overlay of the first.
    case layersAsOverlay
    /// Turns an offset into guides for these lines.
    case offsetAsGuides(Alignment)
    /// Swaps width and height of a frame.
    case sidesExchanged
  }
}

/// Identifies a view or modifier by the end of its call: no two end at the same character.
public struct EditPlace: Hashable, Sendable {
  /// The index of the file.
  public var file: Int
  /// One past the last byte of the call.
  public var upper: Int

  /// The place of the code at a range: the whole call, or a modifier from its dot on.
  public init(_ range: Diagnostics.SourceRange) {
    file = range.file
    upper = range.upper
  }
}

/// A guide's new result: `factor` · the old one + `size` · the view's length along the guide's axis + `constant`.
///
///     opposite sign          factor −1                 −20 → 20
///     from the other end     factor −1, size 1         20 of 120 → 100
///     half a length further  size 0.5                  0 of 120 → 60
public struct GuideChange: Hashable, Sendable {
  /// The factor of the old result.
  public var factor: Double
  /// The factor of the view's length.
  public var size: Double
  /// The constant to add.
  public var constant: Double

  /// Makes a change; the defaults change nothing.
  public init(factor: Double = 1, size: Double = 0, constant: Double = 0) {
    self.factor = factor
    self.size = size
    self.constant = constant
  }

  /// The new result from an old one and the view's length.
  public func value(_ old: Double, length: Double) -> Double { factor * old + size * length + constant }
}
