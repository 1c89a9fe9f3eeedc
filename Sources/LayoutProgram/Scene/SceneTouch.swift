import Diagnostics
import LayoutEngine

/// A place of a scene that responds to gestures, or a control.
public struct SceneTouch: Sendable {
  /// A gesture that works there.
  public enum Gesture: String, Sendable {
    case tap, doubleTap, longPress, drag, scroll
  }

  /// A control and its value.
  public struct ControlState: Sendable {
    /// The kind of control.
    public enum Kind: String, Sendable {
      case button, toggle, slider, stepper, picker, text
    }

    /// The kind of control.
    public var kind: Kind
    /// The value: a Boolean, number or text; for a picker, the text of the selection.
    public var value: JSON = nil
    /// The range of the value.
    public var bounds: ClosedRange<Double>?
    /// The step of the value.
    public var step: Double?
    /// A picker's choices: the text that sets each one, and its label.
    public var choices: [(value: String, label: String)] = []

    package init(
      kind: Kind, value: JSON = nil, bounds: ClosedRange<Double>? = nil, step: Double? = nil,
      choices: [(value: String, label: String)] = []
    ) {
      self.kind = kind
      self.value = value
      self.bounds = bounds
      self.step = step
      self.choices = choices
    }
  }

  /// The frame in stage coordinates.
  public var frame: Rect
  /// The gestures that work there.
  public var gestures: [Gesture] = []
  /// The control that it belongs to.
  public var control: ControlState?
  /// The visible label; nil if there is none.
  public var label: String?
  /// Whether it is inside of `.disabled(true)`.
  public var isDisabled = false
  /// The scroll offset of a scroll view.
  public var offset: Point?
  /// The call in the source.
  public var range: Diagnostics.SourceRange?

  package init(
    frame: Rect, gestures: [Gesture] = [], control: ControlState? = nil, label: String? = nil, isDisabled: Bool = false,
    offset: Point? = nil, range: Diagnostics.SourceRange? = nil
  ) {
    self.frame = frame
    self.gestures = gestures
    self.control = control
    self.label = label
    self.isDisabled = isDisabled
    self.offset = offset
    self.range = range
  }
}
