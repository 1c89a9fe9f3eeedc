/// A reason for the size or place of a view, read from a finished layout: nodes and numbers, no words.
///
///     HStack(spacing: 8) { Image; Text("A rather long title"); Spacer() } in 150
///       HStack   room      gaps of 8; Image is served first, then Text, and Spacer last
///       Text     text      2 lines; one line needs 130
///       Spacer   length    its minimum of 8
///
/// Nodes are the builder's indices.
public enum LayoutReason: Hashable, Sendable {
  /// How a stack shared out its length.
  case room(SharedRoom)
  /// Which views make a container as long as it is across its axis; none if lines push them apart, so that they reach
  /// further together than any alone.
  case across(Axis, longest: [Int])
  /// What decided a length of a frame or of a view without content.
  case length(LengthCause)
  /// How a text fits into its proposal.
  case text(TextFit)
  /// The candidates of a `ViewThatFits`, in source order.
  case candidates([FitCandidate])
  /// A container or modifier that proposes nothing along some axes, so that its content has its ideal length there:
  /// `fixedSize`, lazy stacks.
  case ideal([Axis])
  /// A rectangle of a given ratio inside or around the proposal.
  case ratio(RatioFit)
  /// Room that a modifier keeps free around its content.
  case insets(EdgeInsets)
  /// A drawing that a modifier moves; `isMirrored` in right-to-left layout, where a positive x moves it to the left.
  case offset(Point, isMirrored: Bool)
  /// A point on which a modifier centers its content; `isMirrored` if x counts from the right edge.
  case position(Point, isMirrored: Bool)
  /// A layout priority and its effect.
  case priority(Double, PriorityEffect)
  /// The layers of a `ZStack` that decide its size, and those that do not; all are offered that size in the end.
  case layers(deciding: [Int], others: [Int])
  /// The secondary view of an overlay or background: it is offered the size of the primary view.
  case secondary(Int)
  /// The tracks of a lazy grid, across its axis.
  case tracks(Axis, [TrackShare])
  /// The columns of a `Grid`.
  case columns([GridColumn])
  /// The content of a scroll view along an axis.
  case scrolls(Axis, content: Double, viewport: Double)
  /// A bar at an edge, with what is left for the content; a scroll view keeps all the room and scrolls under it.
  case bar(Int, Edge, length: Double, gap: Double, isAbove: Bool)
  /// How far a modifier extends its content under bars.
  case reaches(EdgeInsets)
  /// A hand-written layout or a shape decides with its own code.
  case ownCode
  /// A view that is larger than the view around it, or not inside it; nil stands for the stage.
  case spill(Axis, before: Double, after: Double, around: Int?)
}

/// What decided one length of a view.
public struct LengthCause: Hashable, Sendable {
  /// A rule for a length.
  public enum Rule: Hashable, Sendable {
    /// The proposal.
    case offer
    /// 10 points, because nothing is proposed.
    case standard
    /// A length of its own, whatever is proposed: of images, symbols and thin lines.
    case own
    /// The shorter side of the proposal.
    case shorterSide
    /// A number of the source.
    case fixed
    /// The minimum of a flexible frame.
    case minimum
    /// The ideal length of a flexible frame, because nothing is proposed.
    case ideal
    /// The maximum of a flexible frame.
    case maximum
    /// The length of the content.
    case content
    /// What the other views leave, but at least this length.
    case rest(atLeast: Double)
  }

  /// The axis of the length.
  public var axis: Axis
  /// The rule that decided.
  public var rule: Rule
  /// The proposed length, if any.
  public var offered: Double?
  /// The length that it takes.
  public var length: Double
  /// The length of the content inside a frame.
  public var content: Double?
  /// The frame's minimum, if given.
  public var minimum: Double?
  /// The frame's maximum, if given.
  public var maximum: Double?
}

/// A view that `ViewThatFits` may show.
public struct FitCandidate: Hashable, Sendable {
  /// What became of a candidate.
  public enum Outcome: Hashable, Sendable {
    /// It is the first that fits.
    case fits
    /// Its ideal size is too large by so many points along each axis; 0 if that axis fits or does not count.
    case tooLarge(width: Double, height: Double)
    /// No candidate fits, and it is the last; by how much it is too large.
    case last(width: Double, height: Double)
    /// An earlier candidate fits.
    case notTried
  }

  /// The view.
  public var child: Int
  /// Its size for a proposal of nil.
  public var ideal: Size
  /// What became of it.
  public var outcome: Outcome

  /// Whether it is the view that is shown.
  public var isShown: Bool {
    switch outcome {
    case .fits, .last: true
    case .tooLarge, .notTried: false
    }
  }
}

/// A rectangle of a given ratio that a proposal limits.
public struct RatioFit: Hashable, Sendable {
  /// Width divided by height.
  public var ratio: Double
  /// Whether the ratio is that of the content's ideal size.
  public var isOwn: Bool
  /// Whether the rectangle fits into the proposal or fills it.
  public var mode: ContentMode
  /// The proposal.
  public var offered: ProposedViewSize
  /// The rectangle, which the content is offered.
  public var size: Size
}

/// Whether a layout priority counts.
public enum PriorityEffect: Hashable, Sendable {
  /// The container around it sees the priority.
  case counts(container: Int)
  /// The modifier around it has a priority of its own, 0.
  case lost(at: Int, container: Int?)
  /// No stack, grid or `ZStack` is around it, or one in which it is alone.
  case unused(in: Int?)
}

/// One column of a `LazyVGrid` or row of a `LazyHGrid`, or several equal ones of an adaptive item.
public struct TrackShare: Hashable, Sendable {
  /// How thick the item may be.
  public var thickness: GridTrack.Thickness
  /// The number of tracks.
  public var count: Int
  /// The item's equal part of the room that the items before it left; nil for fixed ones and if nothing is proposed.
  public var share: Double?
  /// The length of each track.
  public var length: Double
  /// The gap after each track.
  public var gap: Double
}

/// One column of a `Grid`.
public struct GridColumn: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The first cell that is as wide as the column; nil if another cell stretched it.
  public var widest: Int?
  /// The widest cell over several columns, this one among them, if that stretched it.
  public var stretchedBy: Int?
}

extension LayoutReason {
  /// How a stack shared out its length.
  public var sharedRoom: SharedRoom? { if case .room(let room) = self { room } else { nil } }

  /// The same reason with other node numbers.
  public func renumbered(_ number: (Int) -> Int) -> LayoutReason {
    switch self {
    case .room(var room):
      for index in room.servings.indices { room.servings[index].child = number(room.servings[index].child) }
      return .room(room)
    case .candidates(let candidates):
      return .candidates(
        candidates.map { FitCandidate(child: number($0.child), ideal: $0.ideal, outcome: $0.outcome) })
    case .priority(let value, .counts(let container)): return .priority(value, .counts(container: number(container)))
    case .priority(let value, .lost(let node, let container)):
      return .priority(value, .lost(at: number(node), container: container.map(number)))
    case .priority(let value, .unused(let container)): return .priority(value, .unused(in: container.map(number)))
    case .layers(let deciding, let others):
      return .layers(deciding: deciding.map(number), others: others.map(number))
    case .secondary(let view): return .secondary(number(view))
    case .across(let axis, let longest): return .across(axis, longest: longest.map(number))
    case .columns(let columns):
      return .columns(
        columns.map {
          GridColumn(
            width: $0.width, widest: $0.widest.map(number), stretchedBy: $0.stretchedBy.map(number))
        })
    case .bar(let bar, let edge, let length, let gap, let isAbove):
      return .bar(number(bar), edge, length: length, gap: gap, isAbove: isAbove)
    case .spill(let axis, let before, let after, let around):
      return .spill(axis, before: before, after: after, around: around.map(number))
    case .length, .text, .ideal, .ratio, .insets, .offset, .position, .tracks, .scrolls, .reaches, .ownCode:
      return self
    }
  }
}
