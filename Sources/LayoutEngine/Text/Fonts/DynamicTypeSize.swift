/// The reader's text size, smallest first; `large` is a phone's default.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether `left` sets text smaller than `right`.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.position < right.position
  }

  /// The place in the list, 0 for `xSmall`.
  public var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
