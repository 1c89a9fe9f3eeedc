/// What a view's modifiers ask of the navigation bar around it: `navigationTitle`, `toolbar(.hidden)` and the like.
package struct NavigationBar {
  /// The modifier's name, for the warning if there is no navigation stack directly around.
  package var name: String
  package var hasTitle = false
  /// `automatic`, `inline` or `large`, if a modifier says so.
  package var display: String?
  package var isHidden: Bool?

  package init(_ name: String, hasTitle: Bool = false, display: String? = nil, isHidden: Bool? = nil) {
    self.name = name
    self.hasTitle = hasTitle
    self.display = display
    self.isHidden = isHidden
  }

  /// Takes what it does not say itself from a bar of a modifier further inside.
  package mutating func add(_ inner: NavigationBar) {
    hasTitle = hasTitle || inner.hasTitle
    display = display ?? inner.display
    isHidden = isHidden ?? inner.isHidden
  }

  /// Whether the title has a line of its own.
  package var isLarge: Bool { height == Self.large }

  /// The height of the bar; nil if there is none, as without a title.
  ///
  /// Recorded on an iPhone with iOS 26, without a status bar: 64 for an inline title, and 116.5 for a large one in an
  /// enlarged line of 49. The line is 41 high on an English phone.
  package var height: Double? {
    if isHidden == true || !hasTitle { return nil }
    return display == "inline" ? 64 : Self.large
  }

  private static let large = 108.5
}
