/// One line of a view that containers can ask for: an edge, a centre, a text baseline, or an alignment of one's own.
///
/// Two keys are the same line exactly if they have the same `index`; the builder gives out the indices of custom ones.
public struct AlignmentKey: Hashable, Sendable {
  /// The place in the tree's list of keys; the built-in ones come first.
  public let index: UInt16
  /// The direction in which the line's position is measured: a `leading` line has an x, a `top` line a y.
  public let axis: Axis

  init(index: UInt16, axis: Axis) {
    self.index = index
    self.axis = axis
  }

  /// The edge where a line of text starts; 0 unless a view says otherwise.
  public static let leading = AlignmentKey(index: 0, axis: .horizontal)
  /// Half the width unless a view says otherwise.
  public static let horizontalCenter = AlignmentKey(index: 1, axis: .horizontal)
  /// The edge where a line of text ends; the width unless a view says otherwise.
  public static let trailing = AlignmentKey(index: 2, axis: .horizontal)
  /// The top edge; 0 unless a view says otherwise.
  public static let top = AlignmentKey(index: 3, axis: .vertical)
  /// Half the height unless a view says otherwise.
  public static let verticalCenter = AlignmentKey(index: 4, axis: .vertical)
  /// The bottom edge; the height unless a view says otherwise.
  public static let bottom = AlignmentKey(index: 5, axis: .vertical)
  /// The line that the first line of text stands on; the bottom edge of a view without text.
  public static let firstTextBaseline = AlignmentKey(index: 6, axis: .vertical)
  /// The line that the last line of text stands on; the bottom edge of a view without text.
  public static let lastTextBaseline = AlignmentKey(index: 7, axis: .vertical)

  /// Half a capital's height above the first baseline: where a `Label` centres its icon. The middle of a view without
  /// text.
  public static let firstTextLineCenter = AlignmentKey(index: 8, axis: .vertical)
  /// Where a list's row starts the line below it.
  public static let listRowSeparatorLeading = AlignmentKey(index: 9, axis: .horizontal)
  /// Where a list's row ends the line below it.
  public static let listRowSeparatorTrailing = AlignmentKey(index: 10, axis: .horizontal)

  /// How many keys every tree knows.
  static let builtInCount = 11

  /// Edges and centres: a container with several children answers these from its own size only.
  var isGeometric: Bool { index < 6 }

  /// Where a built-in line lies in a view of a given length that says nothing else.
  @inline(__always) func standardLine(in length: Double) -> Double {
    switch index {
    case 0, 3, 9: 0
    case 1, 4, 8: length * 0.5
    default: length
    }
  }

  /// Whether the key was registered with a builder.
  public var isCustom: Bool { Int(index) >= Self.builtInCount }
}

/// A pair of keys, one for each direction: where a container puts its children.
public struct Alignment: Hashable, Sendable {
  /// The line that is matched along x.
  public var horizontal: AlignmentKey
  /// The line that is matched along y.
  public var vertical: AlignmentKey

  /// Makes an alignment of two keys.
  public init(horizontal: AlignmentKey, vertical: AlignmentKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The key for a direction.
  public subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }

  /// In the middle both ways.
  public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  /// At the leading edge, halfway down.
  public static let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
  /// At the trailing edge, halfway down.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
  /// At the top, in the middle.
  public static let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
  /// At the bottom, in the middle.
  public static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
  /// In the corner where text starts.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the corner where the first line of text ends.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the corner where the last line of text starts.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the corner where text ends.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// In the middle, first lines of text level.
  public static let centerFirstTextBaseline = Alignment(horizontal: .horizontalCenter, vertical: .firstTextBaseline)
  /// In the middle, last lines of text level.
  public static let centerLastTextBaseline = Alignment(horizontal: .horizontalCenter, vertical: .lastTextBaseline)
  /// At the leading edge, first lines of text level.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// At the leading edge, last lines of text level.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// At the trailing edge, first lines of text level.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the trailing edge, last lines of text level.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A set of keys in one word; beyond the 63rd, keys share a bit, so membership may be a false alarm but never a miss.
struct KeySet: Hashable {
  private var bits: UInt64 = 0

  static let none = KeySet()
  /// The lines that a text, or a symbol drawn like one, has of its own.
  static let textLines = KeySet([.firstTextBaseline, .lastTextBaseline, .firstTextLineCenter])
  static let all = KeySet(bits: .max)
  static let geometric = KeySet([.leading, .horizontalCenter, .trailing, .top, .verticalCenter, .bottom])

  init() {}

  private init(bits: UInt64) { self.bits = bits }

  init(_ keys: [AlignmentKey]) {
    for key in keys { insert(key) }
  }

  private static func bit(of key: AlignmentKey) -> UInt64 { 1 << UInt64(min(key.index, 63)) }

  @inline(__always) func contains(_ key: AlignmentKey) -> Bool { bits & Self.bit(of: key) != 0 }
  mutating func insert(_ key: AlignmentKey) { bits |= Self.bit(of: key) }
  mutating func formUnion(_ other: KeySet) { bits |= other.bits }
  func subtracting(_ other: KeySet) -> KeySet {
    var rest = self
    rest.bits &= ~other.bits
    return rest
  }
}
