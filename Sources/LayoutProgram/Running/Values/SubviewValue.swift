import LayoutEngine

/// A subview as a program's layout sees it: what the engine knows of it, and the values that its modifiers left for the
/// layout.
package struct SubviewValue {
  package let subview: LayoutSubview
  package let values: [Nominal: Value]

  package init(subview: LayoutSubview, values: [Nominal: Value]) {
    self.subview = subview
    self.values = values
  }
}
