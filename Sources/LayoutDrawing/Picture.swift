import LayoutEngine

/// A laid out scene, ready to be drawn: plain values without layout.
///
///     var picture = Picture(title: "A badge", stage: Size(width: 320, height: 200))
///     picture.figures = [Figure("badge", label: "Circle", frame: Rect(x: 150, y: 90, width: 20, height: 20))]
///     let page = picture.svg()
///     let lines = picture.terminal(columns: 80)
///
/// All positions are in stage coordinates, in points. Any number is allowed; drawings leave out what is not finite.
public struct Picture: Hashable, Sendable {
  /// A short title.
  public var title: String
  /// The size of the scene's stage.
  public var stage: Size
  /// The views, parents before their children.
  public var figures: [Figure]
  /// The lines that containers matched, for the guides layer.
  public var guides: [GuideLine]
  /// The expected frames of named views, if known.
  public var expected: [ExpectedFrame]

  /// Makes a picture.
  public init(
    title: String = "", stage: Size, figures: [Figure] = [], guides: [GuideLine] = [], expected: [ExpectedFrame] = []
  ) {
    self.title = title
    self.stage = stage
    self.figures = figures
    self.guides = guides
    self.expected = expected
  }
}

/// One view of a picture.
public struct Figure: Hashable, Sendable {
  /// The learner's name for it; nil for views without a name.
  public var name: String?
  /// Its kind, such as `HStack` or `Text`.
  public var label: String
  /// Its frame on the stage.
  public var frame: Rect
  /// The index of its parent, which must be smaller than its own.
  public var parent: Int?
  /// Whether it lays out others, so that the containers layer shows it.
  public var isContainer: Bool
  /// Whether its layout direction is right to left.
  public var isRightToLeft: Bool
  /// Its paint.
  public var paint: Paint
  /// The lines of its text, relative to its top left corner.
  public var lines: [DrawnLine]

  /// Makes a figure.
  public init(
    _ name: String? = nil, label: String = "", frame: Rect, parent: Int? = nil, isContainer: Bool = false,
    isRightToLeft: Bool = false, paint: Paint = .none, lines: [DrawnLine] = []
  ) {
    self.name = name
    self.label = label
    self.frame = frame
    self.parent = parent
    self.isContainer = isContainer
    self.isRightToLeft = isRightToLeft
    self.paint = paint
    self.lines = lines
  }

  /// The name if there is one, else the label.
  public var caption: String { name ?? label }
}

/// A line that a container matched, with its position in each view.
///
///     ┌──A──┐
///     │     │●  20, explicit
///     └─────┘┆
///         ┌──○──┐  0, the default
///         └──┆──┘
public struct GuideLine: Hashable, Sendable {
  /// The line's name, such as `eyes` or `leading`.
  public var key: String
  /// The axis along which it is measured: a line measured along x is vertical.
  public var axis: Axis
  /// Its stage coordinate: an x or a y, as `axis` says.
  public var position: Double
  /// The index of the container that matched it; nil if that is not a figure.
  public var container: Int?
  /// The label at its end; nil for its name and position, empty for none.
  public var label: String?
  /// The views aligned on it.
  public var ticks: [Tick]

  /// The line's position in one view.
  public struct Tick: Hashable, Sendable {
    /// The index of the view.
    public var figure: Int
    /// From the view's leading or top edge, in points.
    public var value: Double
    /// Whether the source sets it; otherwise it is the line's default.
    public var isExplicit: Bool

    /// Makes a tick.
    public init(figure: Int, value: Double, isExplicit: Bool) {
      self.figure = figure
      self.value = value
      self.isExplicit = isExplicit
    }
  }

  /// Makes a line.
  public init(
    key: String, axis: Axis, position: Double, container: Int? = nil, label: String? = nil, ticks: [Tick]
  ) {
    self.label = label
    self.key = key
    self.axis = axis
    self.position = position
    self.container = container
    self.ticks = ticks
  }
}

/// The expected frame of a named view.
public struct ExpectedFrame: Hashable, Sendable {
  /// The name of the view.
  public var name: String
  /// Its frame on the stage.
  public var frame: Rect

  /// Makes an expectation.
  public init(_ name: String, frame: Rect) {
    self.name = name
    self.frame = frame
  }
}
