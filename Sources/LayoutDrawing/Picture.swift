import LayoutEngine

/// A laid out scene as something to be drawn: plain values, without any layout of its own.
///
///     var picture = Picture(title: "A badge", stage: Size(width: 320, height: 200))
///     picture.figures = [Figure("badge", label: "Circle", frame: Rect(x: 150, y: 90, width: 20, height: 20))]
///     let page = picture.svg()
///     let lines = picture.terminal(columns: 80)
///
/// All places are in stage coordinates, in points. Any numbers will do: what is not finite is left out.
public struct Picture: Hashable, Sendable {
  /// What is shown, in a few words.
  public var title: String
  /// The size of the stage that the scene was laid out in.
  public var stage: Size
  /// The views, parents before their children.
  public var figures: [Figure]
  /// The lines that containers matched, for the layer of guides.
  public var guides: [GuideLine]
  /// Where named views belong, if that is known.
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
  /// What the learner calls it; nil for views without a name.
  public var name: String?
  /// What it is, such as `HStack` or `Text`.
  public var label: String
  /// Where it is on the stage.
  public var frame: Rect
  /// The index of the view around it, which must be smaller than its own.
  public var parent: Int?
  /// Whether it lays out others and is shown in the layer of containers.
  public var isContainer: Bool
  /// Whether rows in it run from right to left.
  public var isRightToLeft: Bool
  /// What it looks like.
  public var paint: Paint
  /// The lines of its text, from its own top left corner.
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

  /// The name, else what it is.
  public var caption: String { name ?? label }
}

/// A line that a container matched, and where it lies in each view.
///
///     ┌──A──┐
///     │     │●  20, set by hand
///     └─────┘┆
///         ┌──○──┐  0, the default
///         └──┆──┘
public struct GuideLine: Hashable, Sendable {
  /// What the line is called, such as `eyes` or `leading`.
  public var key: String
  /// The direction in which it is measured: a line measured along x stands upright.
  public var axis: Axis
  /// Where it lies on the stage: an x or a y, as `axis` says.
  public var position: Double
  /// The index of the container that matched it; nil if that is none of the figures.
  public var container: Int?
  /// What is written at its end; nil for its name and place, empty for nothing.
  public var label: String?
  /// The views on it.
  public var ticks: [Tick]

  /// Where the line lies in one view.
  public struct Tick: Hashable, Sendable {
    /// The index of the view.
    public var figure: Int
    /// From the view's leading or top edge, in points.
    public var value: Double
    /// Whether the source says so; if not, it is the line's default.
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

/// Where a named view belongs.
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
