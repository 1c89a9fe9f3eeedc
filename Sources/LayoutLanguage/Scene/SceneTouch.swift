import Diagnostics
import LayoutEngine

/// A place of a scene where a finger, or a hand at a control, does something.
public struct SceneTouch: Sendable {
  /// What a finger can do there.
  public enum Gesture: String, Sendable {
    case tap, doubleTap, longPress, drag, scroll
  }

  /// A control, and what it shows.
  public struct ControlState: Sendable {
    /// What it is.
    public enum Kind: String, Sendable {
      case button, toggle, slider, stepper, picker, text
    }

    /// What it is.
    public var kind: Kind
    /// What it shows: a truth, a number or a text; of a picker the choice's text.
    public var value: JSON = nil
    /// Between what it goes.
    public var bounds: ClosedRange<Double>?
    /// By how much.
    public var step: Double?
    /// A picker's choices: the text by which each is set, and what it shows.
    public var choices: [(value: String, label: String)] = []
  }

  /// In stage coordinates.
  public var frame: Rect
  /// What a finger can do.
  public var gestures: [Gesture] = []
  /// The control that it belongs to.
  public var control: ControlState?
  /// The words on it; nil where it shows none.
  public var label: String?
  /// Whether `.disabled(true)` is around it.
  public var isDisabled = false
  /// How far a scroll view has been scrolled.
  public var offset: Point?
  /// The call in the source.
  public var range: Diagnostics.SourceRange?
}
