/// Something odd that layout met and went on from; never a reason to stop.
public struct LayoutNote: Hashable, Sendable {
  /// What was odd.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A length or position in the tree is NaN, infinite or negative where it must not be, and was left out.
    case invalidNumber
    /// A frame's minimum is larger than its maximum, so neither counts.
    case contradictoryFrame
    /// A node has more or fewer children than its rule takes.
    case wrongNumberOfChildren
    /// A container is aligned by a line of the wrong direction, such as a row by `leading`; its centre is used.
    case wrongAxis
    /// A view lies deeper than the builder's maximum depth and was left out.
    case tooDeep
    /// A guide asks, perhaps in a round about way, for itself; it got 0.
    case selfReference
    /// A guide's closure answered NaN or an infinity.
    case invalidGuide
    /// A view's frame came out as NaN or infinite and was replaced by finite numbers.
    case endlessFrame
    /// A view was asked for more different proposals than are worth answering; some answers are approximate.
    case approximated
  }

  /// What was odd.
  public var kind: Kind
  /// The view's index, as the builder gave it out; nil if it concerns no single view.
  public var node: Int?
  /// One sentence in words, which may follow a line number.
  public var message: String
  /// The name of the alignment that it speaks of, if it speaks of one.
  public var alignment: String?

  /// Makes a note.
  public init(kind: Kind, node: Int?, message: String, alignment: String? = nil) {
    self.kind = kind
    self.node = node
    self.alignment = alignment
    self.message = message
  }
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
