/// Something odd that layout met and went on from; never a reason to stop.
public struct LayoutNote: Hashable, Sendable {
  /// What was odd.
  public enum Kind: Hashable, Sendable {
    /// A number cannot be what it was given for, as in `frame(width: -10)`, so that it is left out or another counts.
    case invalidNumber(Quantity, OddNumber)
    /// A frame's minimum is larger than its maximum, so neither counts.
    case contradictoryFrame
    /// A node has more or fewer children than its rule takes.
    case wrongNumberOfChildren(Int, taken: Int)
    /// More containers were closed than opened.
    case nothingToClose
    /// A container is aligned by a line of the wrong direction, such as a row by `leading`; its centre is used.
    case wrongAxis
    /// A view lies deeper than the builder's maximum depth and was left out, with what is inside.
    case tooDeep(maximum: Int)
    /// The cells of a grid's row cover more columns together than are counted; the last ones cover one each.
    case tooManyColumns(most: Int)
    /// A guide asks, perhaps in a round about way, for itself; it got 0. Keys of SwiftUI have no name here.
    case selfReference(key: String?)
    /// A guide used the dimensions that another one was given; it got 0.
    case keptDimensions
    /// A layout's subview was used while that layout was not at work; it got 0.
    case keptSubview
    /// A view's frame came out as NaN or infinite and was replaced by finite numbers.
    case endlessFrame
    /// A view was asked for more different proposals than are worth answering; its frame may be a little off.
    case approximated
  }

  /// What a number was given for.
  public enum Quantity: Hashable, Sendable {
    /// A fixed frame's length along an axis: finite and not negative, or the frame has none there.
    case frame(Axis)
    /// A minimum, ideal or maximum of a flexible frame; left out.
    case frameBound
    /// Of a stack, a grid, one of its columns or rows, an inset; the usual one counts.
    case spacing
    /// An edge's; 0 counts.
    case padding
    /// 0 counts.
    case offset
    /// 0 counts.
    case position
    /// A spacer's; the usual one counts.
    case minLength
    /// 0 counts.
    case layoutPriority
    /// Width to height; the content's own counts.
    case aspectRatio
    /// Of a picture; 0 counts.
    case imageLength
    /// A symbol's baseline or the middle of its line; 0 or nothing counts.
    case symbolLine
    /// A `GridItem`'s; 10 counts.
    case gridItem
    /// 1 counts, or as many as there are.
    case gridCellColumns
    /// Left out.
    case gridCellAnchor
    /// What an own layout's `sizeThatFits` answers; 0 counts.
    case sizeThatFits
    /// What a guide's closure answers; it is no place in a view.
    case guide
    /// What an own line's default answers, by the line's name; it is no place in a view.
    case defaultValue(of: String)
    /// Pixels a point; 2 counts.
    case scale
    /// The stage's length along an axis; 0 counts.
    case stage(Axis)
  }

  /// What was odd.
  public var kind: Kind
  /// The view's index, as the builder gave it out; nil if it concerns no single view.
  public var node: Int?

  /// Makes a note.
  public init(_ kind: Kind, node: Int?) {
    self.kind = kind
    self.node = node
  }
}

/// A number as it was given, which equals itself even where it is none.
public struct OddNumber: Hashable, Sendable {
  /// The number: perhaps negative, endless, NaN.
  public let value: Double

  /// Takes it as it is.
  public init(_ value: Double) { self.value = value }

  /// Bit by bit, so that NaN equals itself.
  public static func == (one: OddNumber, other: OddNumber) -> Bool { one.value.bitPattern == other.value.bitPattern }

  /// Hashes the same bits.
  public func hash(into hasher: inout Hasher) { hasher.combine(value.bitPattern) }
}

/// Notes, each once and not more than a person would read.
struct LayoutNotes {
  private(set) var notes: [LayoutNote] = []
  private var seen: Set<LayoutNote> = []

  /// Enough for any screenful; a hundred thousand odd views need no hundred thousand notes.
  private static let limit = 200

  init(_ notes: [LayoutNote] = []) {
    for note in notes { add(note) }
  }

  mutating func add(_ note: LayoutNote) {
    guard notes.count < Self.limit, seen.insert(note).inserted else { return }
    notes.append(note)
  }
}
