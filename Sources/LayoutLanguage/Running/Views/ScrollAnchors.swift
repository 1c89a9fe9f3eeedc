import LayoutEngine

/// Where a scroll view starts and stays: what `defaultScrollAnchor` says, for all roles and for one.
struct ScrollAnchors {
  /// For roles without an anchor of their own.
  var all: UnitPoint?
  /// By role; one that is cleared is there with nothing.
  var roles: [Role: UnitPoint?] = [:]

  /// SwiftUI's `ScrollAnchorRole`.
  enum Role: String, CaseIterable {
    /// Which point of long content is in sight first.
    case initialOffset
    /// Which point stays in sight when the content's or the view's size changes, as long as it was there.
    case sizeChanges
    /// Where content lies that is shorter than the view.
    case alignment
  }

  subscript(role: Role) -> UnitPoint? { roles[role] ?? all }
}

/// Where a scroll view was in a round, along an axis.
struct ScrollRest {
  let offset: Double
  /// How much longer its content was than its window.
  let surplus: Double
  let round: Int
}
