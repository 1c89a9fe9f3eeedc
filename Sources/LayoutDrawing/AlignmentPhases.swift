import Diagnostics
import LayoutEngine

/// A container's alignment of its children in two steps: they mark their guides, then move until the marks meet.
///
///     1. Each marks its guide         2. They move until the marks meet
///     ┌─────────┐                         ┌─────────┐
///     │● A      │                         │● A      │
///     └─────────┘                         └─────────┘
///     ┌─────────┐                     ┌───┆─────┐
///     │    ● B  │                     │   ●  B  │
///     └─────────┘                     └───┆─────┘
///
/// Both drawings put the children one after another across the guide's axis, whatever the container.
public struct AlignmentPhases: Hashable, Sendable {
  /// A child and its guide.
  public struct Child: Hashable, Sendable {
    /// The child's name.
    public var name: String
    /// The child's final size.
    public var size: Size
    /// The position of its guide, from its own leading or top edge.
    public var value: Double
    /// Whether the source sets it; otherwise it is the guide's default.
    public var isExplicit: Bool

    /// Makes a child.
    public init(_ name: String, size: Size, value: Double, isExplicit: Bool) {
      self.name = name
      self.size = size
      self.value = value
      self.isExplicit = isExplicit
    }
  }

  /// The kind of container, such as `VStack`.
  public var container: String
  /// The guide's name, such as `leading`.
  public var key: String
  /// The axis along which the guide is measured.
  public var axis: Axis
  /// Whether the layout direction is right to left.
  public var isRightToLeft: Bool
  /// The children in order.
  public var children: [Child]

  /// Makes the two steps of a container.
  public init(container: String, key: String, axis: Axis, isRightToLeft: Bool = false, children: [Child]) {
    self.container = container
    self.key = key
    self.axis = axis
    self.isRightToLeft = isRightToLeft
    self.children = children
  }

  /// Both steps as pictures of the same size.
  public var filmstrip: Filmstrip { filmstrip(in: .english) }

  private func filmstrip(in language: Language) -> Filmstrip {
    Filmstrip(
      title: DrawingSentence.aligns(container: container, key: key).text(in: language),
      frames: [
        Filmstrip.Frame(DrawingSentence.eachMarks.text(in: language), picture(hasMoved: false)),
        Filmstrip.Frame(DrawingSentence.theyMove.text(in: language), picture(hasMoved: true)),
      ])
  }

  /// Both steps as one SVG document.
  public func svg(_ options: SVGOptions = SVGOptions()) -> String {
    var options = options
    options.layers.formUnion([.names, .guides])
    return filmstrip(in: options.language).svg(options)
  }

  /// Several containers as one SVG document, a row for each.
  public static func svg(of all: [AlignmentPhases], _ options: SVGOptions = SVGOptions()) -> String {
    guard all.count > 1 else { return all.first?.svg(options) ?? Filmstrip(frames: []).svg(options) }
    var options = options
    options.layers.formUnion([.names, .guides])
    let frames = all.flatMap { phases in
      phases.filmstrip(in: options.language).frames.enumerated().map { step, frame in
        let whose = step == 0 ? "\(options.say(.container(phases.container, by: phases.key))): " : ""
        return Filmstrip.Frame(whose + frame.caption, frame.picture)
      }
    }
    return Filmstrip(title: options.say(.severalAlign(all.count)), frames: frames).svg(options, columns: 2)
  }

  /// Both steps as text, with the distance that each view moves.
  public func terminal(_ options: TerminalOptions) -> [String] {
    // Views stand below each other here, whatever their places are; `moves` names all of them.
    var drawing = options
    drawing.notesPlaces = false
    return filmstrip(in: options.language).drawings(drawing) + moves(options)
  }

  /// The distance that each child moves from the common edge: the one with the largest guide stays.
  public var distances: [Double] {
    let largest = children.reduce(-Double.infinity) { max($0, $1.value.drawable) }
    return children.map { largest - $0.value.drawable }
  }

  private func moves(_ options: TerminalOptions) -> [String] {
    let width = children.reduce(0) { max($0, options.width(of: options.harmless($1.name))) }
    return zip(children, distances).map { child, distance in
      let name = options.padded(options.harmless(child.name), to: width)
      let answer = DrawingSentence.answers(key: key, value: child.value, isExplicit: child.isExplicit)
      return "\(name)  \(options.say(answer)): \(options.say(move(by: distance)))"
    }
  }

  private func move(by distance: Double) -> DrawingSentence {
    if distance == 0 { return .stays }
    if axis == .vertical { return .movesDown(distance) }
    return isRightToLeft ? .movesLeft(distance) : .movesRight(distance)
  }

  private static let gap = 12.0

  private func picture(hasMoved: Bool) -> Picture {
    let moves = distances
    let lengths = children.map { max($0.size[axis].drawable, 0) }
    // The common edge of the first step is where the child with the largest guide stays in the second.
    let least = zip(lengths, children).reduce(0) { min($0, $1.1.value.drawable) }
    let room = zip(lengths, moves).reduce(0) { max($0, $1.0 + $1.1) }
    let span = max(room, zip(lengths, children).reduce(0) { max($0, $1.1.value.drawable) }) - least
    let across = axis.other
    let depth = children.reduce(Self.gap) { $0 + max($1.size[across].drawable, 0) + Self.gap }
    var stage = Size.zero
    stage[axis] = span + 2 * Self.gap
    stage[across] = depth
    var picture = Picture(title: key, stage: stage)
    var next = Self.gap
    var ticks: [GuideLine.Tick] = []
    for (index, child) in children.enumerated() {
      let start = Self.gap - least + (hasMoved ? moves[index] : 0)
      var origin = Point.zero
      origin[axis] = isRightToLeft && axis == .horizontal ? stage.width - start - lengths[index] : start
      origin[across] = next
      next += max(child.size[across].drawable, 0) + Self.gap
      let color = Color.sequence[index % Color.sequence.count]
      let fill = Paint(.shape(.rectangle, [.fill(.color(color.opacity(0.35)))]))
      picture.figures.append(
        Figure(
          child.name, frame: Rect(origin: origin, size: child.size).drawable,
          isRightToLeft: isRightToLeft, paint: fill))
      let tick = GuideLine.Tick(figure: index, value: child.value.drawable, isExplicit: child.isExplicit)
      ticks.append(tick)
      if !hasMoved { picture.guides.append(line(at: start + tick.value, in: stage, label: "", [tick])) }
    }
    if hasMoved, let largest = children.map(\.value.drawable).max() {
      picture.guides = [line(at: Self.gap - least + largest, in: stage, label: key, ticks)]
    }
    return picture
  }

  private func line(at place: Double, in stage: Size, label: String, _ ticks: [GuideLine.Tick]) -> GuideLine {
    let isMirrored = isRightToLeft && axis == .horizontal
    return GuideLine(
      key: key, axis: axis, position: isMirrored ? stage.width - place : place, label: label, ticks: ticks)
  }
}

extension Color {
  /// Colors for things without their own, in rotation; they also differ in lightness.
  static let sequence = ["blue", "orange", "green", "purple", "yellow", "red"].compactMap { Color(named: $0) }
}
