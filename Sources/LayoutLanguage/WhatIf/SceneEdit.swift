import Diagnostics
import LayoutEngine

/// A change to one place of a program, tried while a scene is made; the source stays as it is.
///
///     .alignmentGuide(.leading) { _ in -20 }      with .guideValue(GuideChange(factor: -1)): 20
///
/// The diagnoses prove what they say with it: if one change makes a wrong answer right, that change is what was
/// missing. A place may have several edits; one that does not fit its place changes nothing.
public struct SceneEdit: Hashable, Sendable {
  /// Where in the source.
  public var place: EditPlace
  /// What is tried there.
  public var change: Change

  /// Names a place and what is tried there.
  public init(_ place: EditPlace, _ change: Change) {
    self.place = place
    self.change = change
  }

  /// What is tried.
  public enum Change: Hashable, Sendable {
    /// A modifier is taken away; of a container, the children stand where it stood.
    case removed
    /// An `alignmentGuide` answers another number.
    case guideValue(GuideChange)
    /// An `alignmentGuide` sets another line.
    case guideKey(AlignmentKey)
    /// An `alignmentGuide` is set on a view further in.
    case moved(inside: EditPlace)
    /// A view gets a guide that answers a number.
    case guided(AlignmentKey, Double)
    /// A view gets a guide that answers a share of its own length: half of it, 0.5.
    case guidedShare(AlignmentKey, Double)
    /// The default of one of the program's lines is another number; the place is the default's body.
    case defaultValue(AlignmentKey, GuideChange)
    /// A view takes all the room along a line's axis, with its content at that line.
    case filled(AlignmentKey)
    /// The views of a stack in the opposite order.
    case reversed
    /// A container, a frame or an overlay asks for another line along the line's axis.
    case alignment(AlignmentKey)
    /// A stack or a `ZStack` becomes a stack along this axis.
    case stack(Axis)
    /// A stack becomes a `ZStack`.
    case layers
    /// An overlay or background becomes a `ZStack` of both views.
    case overlayAsLayers
    /// The further views of a `ZStack` become an overlay of the first.
    case layersAsOverlay
    /// An offset becomes guides for these lines.
    case offsetAsGuides(Alignment)
    /// The room that a stack leaves between its views.
    case spacing(Double)
    /// The least room that a `Spacer` takes.
    case minimumLength(Double)
    /// The width of a frame is its height, and the other way round.
    case sidesExchanged
  }
}

/// A view or a modifier, by the end of its call: no two end at the same character.
public struct EditPlace: Hashable, Sendable {
  /// Which of the program's files.
  public var file: Int
  /// One past the last byte of the call.
  public var upper: Int

  /// The place of what is written at a range: the whole call, or a modifier from its dot on.
  public init(_ range: Diagnostics.SourceRange) {
    file = range.file
    upper = range.upper
  }
}

/// A guide's new answer: `factor` · the old one + `size` · the view's length along the guide's axis + `constant`.
///
///     the other sign       factor −1                 −20 → 20
///     from the other end   factor −1, size 1         20 of 120 → 100
///     half further         size 0.5                  0 of 120 → 60
public struct GuideChange: Hashable, Sendable {
  /// How often the old answer counts.
  public var factor: Double
  /// How often the view's length counts.
  public var size: Double
  /// What is added.
  public var constant: Double

  /// Makes a change; without anything it changes nothing.
  public init(factor: Double = 1, size: Double = 0, constant: Double = 0) {
    self.factor = factor
    self.size = size
    self.constant = constant
  }

  /// The new answer, of an old one and the view's length.
  public func value(_ old: Double, length: Double) -> Double { factor * old + size * length + constant }
}
