/// A line of a view that containers can ask for: an edge, a center, a text baseline or a custom alignment.
///
/// Two keys are equal exactly if their `index` is equal. The builder assigns the indices of custom keys.
public struct AlignmentKey: Hashable, Sendable {
  /// The position in the tree's list of keys; built-in keys come first.
  public let index: UInt16
  /// The axis of the line's position: a `leading` line has an x, a `top` line a y.
  public let axis: Axis

  init(index: UInt16, axis: Axis) {
    self.index = index
    self.axis = axis
  }

  /// The edge where a line of text starts; 0 by default.
  public static let leading = AlignmentKey(index: 0, axis: .horizontal)
  /// The horizontal center; half the width by default.
  public static let horizontalCenter = AlignmentKey(index: 1, axis: .horizontal)
  /// The edge where a line of text ends; the width by default.
  public static let trailing = AlignmentKey(index: 2, axis: .horizontal)
  /// The top edge; 0 by default.
  public static let top = AlignmentKey(index: 3, axis: .vertical)
  /// The vertical center; half the height by default.
  public static let verticalCenter = AlignmentKey(index: 4, axis: .vertical)
  /// The bottom edge; the height by default.
  public static let bottom = AlignmentKey(index: 5, axis: .vertical)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = AlignmentKey(index: 6, axis: .vertical)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = AlignmentKey(index: 7, axis: .vertical)

  /// Half a capital's height above the first baseline: where a `Label` centers its icon. The center of a view without
  /// text.
  public static let firstTextLineCenter = AlignmentKey(index: 8, axis: .vertical)
  /// The start of the separator below a list row.
  public static let listRowSeparatorLeading = AlignmentKey(index: 9, axis: .horizontal)
  /// The end of the separator below a list row.
  public static let listRowSeparatorTrailing = AlignmentKey(index: 10, axis: .horizontal)

  /// The number of built-in keys.
  static let builtInCount = 11

  /// Whether the line is an edge or a center. Containers with several children compute these from their own size only.
  var isGeometric: Bool { index < 6 }

  /// The default position of a built-in line in a view of the given length.
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

/// A pair of keys, one per axis, by which a container aligns its children.
public struct Alignment: Hashable, Sendable {
  /// The line that children share along x.
  public var horizontal: AlignmentKey
  /// The line that children share along y.
  public var vertical: AlignmentKey

  /// Makes an alignment of two keys.
  public init(horizontal: AlignmentKey, vertical: AlignmentKey) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The key for a direction.
  public subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal : vertical }

  /// Centered along both axes.
  public static let center = Alignment(horizontal: .horizontalCenter, vertical: .verticalCenter)
  /// At the leading edge, vertically centered.
  public static let leading = Alignment(horizontal: .leading, vertical: .verticalCenter)
  /// At the trailing edge, vertically centered.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .verticalCenter)
  /// At the top, horizontally centered.
  public static let top = Alignment(horizontal: .horizontalCenter, vertical: .top)
  /// At the bottom, horizontally centered.
  public static let bottom = Alignment(horizontal: .horizontalCenter, vertical: .bottom)
  /// In the top leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// In the top trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// In the bottom leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// In the bottom trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// Horizontally centered, on the baseline of the first line of text.
  public static let centerFirstTextBaseline = Alignment(horizontal: .horizontalCenter, vertical: .firstTextBaseline)
  /// Horizontally centered, on the baseline of the last line of text.
  public static let centerLastTextBaseline = Alignment(horizontal: .horizontalCenter, vertical: .lastTextBaseline)
  /// At the leading edge, on the baseline of the first line of text.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// At the leading edge, on the baseline of the last line of text.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// At the trailing edge, on the baseline of the first line of text.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// At the trailing edge, on the baseline of the last line of text.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
}

/// A set of keys in one 64-bit word. Keys from the 64th on share a bit: false positives, no misses.
struct KeySet: Hashable {
  private var bits: UInt64 = 0

  static let none = KeySet()
  /// The lines that a text, or a symbol set like text, defines itself.
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
