import LayoutEngine

/// The anchors of a scroll view: those of `defaultScrollAnchor`, for all roles and for single ones.
struct ScrollAnchors {
  /// The anchor for roles without one of their own.
  var all: UnitPoint?
  /// Anchors by role; nil if a role's anchor is cleared.
  var roles: [Role: UnitPoint?] = [:]

  /// SwiftUI's `ScrollAnchorRole`.
  enum Role: String, CaseIterable {
    /// The point of long content that is visible first.
    case initialOffset
    /// The point that stays visible when the size of the content or view changes, if it was visible before.
    case sizeChanges
    /// The position of content shorter than the view.
    case alignment
  }

  subscript(role: Role) -> UnitPoint? { roles[role] ?? all }
}

/// The position of a scroll view in a round, along an axis.
struct ScrollRest {
  let offset: Double
  /// The content's length minus the window's.
  let surplus: Double
  let round: Int
}
