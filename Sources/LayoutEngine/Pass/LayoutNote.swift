/// A problem that layout worked around; layout never stops for one.
public struct LayoutNote: Hashable, Sendable {
  /// The kind of problem.
  public enum Kind: Hashable, Sendable {
    /// A number is invalid for its purpose, as in `frame(width: -10)`; layout ignores or replaces it.
    case invalidNumber(Quantity, OddNumber)
    /// A frame's minimum is larger than its maximum, so layout ignores both.
    case contradictoryFrame
    /// A node has more or fewer children than its rule takes.
    case wrongNumberOfChildren(Int, taken: Int)
    /// `close` was called too often.
    case nothingToClose
    /// A container's alignment has the wrong axis, such as `leading` for a row; layout uses the center.
    case wrongAxis
    /// A view exceeds the builder's maximum depth; layout leaves it out with its content.
    case tooDeep(maximum: Int)
    /// The cells of a grid's row cover too many columns; the last ones count as one column each.
    case tooManyColumns(most: Int)
    /// A guide asks for its own value, perhaps indirectly, and gets 0. SwiftUI's own keys have no name here.
    case selfReference(key: String?)
    /// A guide used the dimensions of another closure and got 0.
    case keptDimensions
    /// Code used a layout's subview while that layout was not running, and got 0.
    case keptSubview
    /// A view's frame was NaN or infinite; layout replaced it with finite numbers.
    case endlessFrame
    /// A view was asked for too many different proposals; its frame may be slightly off.
    case approximated
  }

  /// The purpose of a number.
  public enum Quantity: Hashable, Sendable {
    /// A fixed frame's length along an axis. It must be finite and not negative; otherwise it is ignored.
    case frame(Axis)
    /// A minimum, ideal or maximum of a flexible frame; ignored if invalid.
    case frameBound
    /// The spacing of a stack, a grid, a grid track or an inset; the default replaces it.
    case spacing
    /// A padding; 0 replaces it.
    case padding
    /// An offset; 0 replaces it.
    case offset
    /// A position; 0 replaces it.
    case position
    /// A spacer's minimum length; the default replaces it.
    case minLength
    /// A layout priority; 0 replaces it.
    case layoutPriority
    /// An aspect ratio; the content's own replaces it.
    case aspectRatio
    /// An image's length; 0 replaces it.
    case imageLength
    /// A symbol's baseline or line center; 0 or nil replaces it.
    case symbolLine
    /// A length of a `GridItem`; 10 replaces it.
    case gridItem
    /// A column count; 1 or the possible maximum replaces it.
    case gridCellColumns
    /// A cell's anchor; ignored if invalid.
    case gridCellAnchor
    /// A result of a custom layout's `sizeThatFits`; 0 replaces it.
    case sizeThatFits
    /// The result of a guide's closure.
    case guide
    /// The default of a custom line, by the line's name.
    case defaultValue(of: String)
    /// Pixels per point; 2 replaces it.
    case scale
    /// The stage's length along an axis; 0 replaces it.
    case stage(Axis)
  }

  /// The kind of problem.
  public var kind: Kind
  /// The view's index from the builder; nil if it concerns no single view.
  public var node: Int?

  /// Makes a note.
  public init(_ kind: Kind, node: Int?) {
    self.kind = kind
    self.node = node
  }
}

/// A number that compares by its bits, so that NaN equals itself.
public struct OddNumber: Hashable, Sendable {
  /// The number, perhaps negative, infinite or NaN.
  public let value: Double

  /// Stores the number unchanged.
  public init(_ value: Double) { self.value = value }

  /// Compares the bits.
  public static func == (one: OddNumber, other: OddNumber) -> Bool { one.value.bitPattern == other.value.bitPattern }

  /// Hashes the same bits.
  public func hash(into hasher: inout Hasher) { hasher.combine(value.bitPattern) }
}

/// A log of distinct notes with a limit.
struct LayoutNotes {
  private(set) var notes: [LayoutNote] = []
  private var seen: Set<LayoutNote> = []

  /// More than anyone would read.
  private static let limit = 200

  init(_ notes: [LayoutNote] = []) {
    for note in notes { add(note) }
  }

  mutating func add(_ note: LayoutNote) {
    guard notes.count < Self.limit, seen.insert(note).inserted else { return }
    notes.append(note)
  }
}
