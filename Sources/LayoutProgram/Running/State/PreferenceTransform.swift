import Diagnostics

/// A `transformPreference`: changes the value of the views inside before it goes outward.
package struct PreferenceTransform {
  /// The listener that receives the values inside.
  package let inner: Int
  package let function: FunctionValue
  package let range: SourceRange?
  /// The anchor of a `transformAnchorPreference`, known once the view has a frame.
  package var anchor: AnchorValue?
  package let needsAnchor: Bool
  /// The listeners for the changed value, and its index among their values.
  package let listeners: [(listener: Int, place: Int)]

  package init(
    inner: Int, function: FunctionValue, range: SourceRange?, anchor: AnchorValue? = nil, needsAnchor: Bool,
    listeners: [(listener: Int, place: Int)]
  ) {
    self.inner = inner
    self.function = function
    self.range = range
    self.anchor = anchor
    self.needsAnchor = needsAnchor
    self.listeners = listeners
  }
}

extension Run {
  /// Runs the transforms, the innermost first.
  func transformPreferences() throws(Stop) {
    for transform in preferences.transforms.reversed() where !transform.needsAnchor || transform.anchor != nil {
      let inside = preferences.listeners[transform.inner]
      var value = try startValue(of: inside.key)
      if let said = try combined(inside) { value = said }
      let changed = try changing(
        value, by: transform.function, transform.anchor.map { [.anchor($0)] } ?? [], at: transform.range)
      for (listener, place) in transform.listeners { preferences.listeners[listener].values[place] = changed }
    }
  }
}
