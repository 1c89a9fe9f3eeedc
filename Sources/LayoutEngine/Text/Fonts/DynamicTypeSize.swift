/// The reader's text size, smallest first; `large` is what phones are sold with.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether `left` sets text smaller than `right`.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.position < right.position
  }

  /// The place in the list, 0 for `xSmall`.
  public var position: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// One of the five sizes for readers who need very large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
