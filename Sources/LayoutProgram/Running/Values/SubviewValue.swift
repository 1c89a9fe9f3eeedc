import LayoutEngine

/// A subview as a program's layout sees it: the engine's subview, and its `layoutValue`s.
package struct SubviewValue {
  package let subview: LayoutSubview
  package let values: [Nominal: Value]

  package init(subview: LayoutSubview, values: [Nominal: Value]) {
    self.subview = subview
    self.values = values
  }
}
