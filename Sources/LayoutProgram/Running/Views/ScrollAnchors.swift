import LayoutEngine

/// The anchors of a scroll view: those of `defaultScrollAnchor`, for all roles and for single ones.
package struct ScrollAnchors {
  /// The anchor for roles without one of their own.
  package var all: UnitPoint?
  /// Anchors by role; nil if a role's anchor is cleared.
  package var roles: [Role: UnitPoint?] = [:]

  package init() {}

  /// SwiftUI's `ScrollAnchorRole`.
  package enum Role: String, CaseIterable {
    /// The point of long content that is visible first.
    case initialOffset
    /// The point that stays visible when the size of the content or view changes, if it was visible before.
    case sizeChanges
    /// The position of content shorter than the view.
    case alignment
  }

  package subscript(role: Role) -> UnitPoint? { roles[role] ?? all }
}

/// The position of a scroll view in a round, along an axis.
package struct ScrollRest {
  package let offset: Double
  /// The content's length minus the window's.
  package let surplus: Double
  package let round: Int

  package init(offset: Double, surplus: Double, round: Int) {
    self.offset = offset
    self.surplus = surplus
    self.round = round
  }
}
