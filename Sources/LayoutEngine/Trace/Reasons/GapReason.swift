/// Where a gap between two neighbors in a stack comes from.
public enum GapReason: String, Hashable, Sendable {
  /// The stack's `spacing:`.
  case spacing
  /// Neither view asks for anything, so the gap is 8.
  case standard
  /// Between two texts: the leading of the lower one.
  case betweenTexts
  /// The distance that a text keeps from a view above it.
  case aboveText
  /// The distance that a text keeps from a view below it.
  case belowText
  /// A spacer wants no gap.
  case spacer
  /// A view without a preference for text asks for this gap: an empty container asks for none.
  case plain
  /// A hand-written layout asks for it.
  case layout
}

extension LayoutPass {
  /// Where the gaps between the children of a stack come from.
  func gapReasons(between children: [Int], along axis: Axis, _ spacing: Double?) -> [GapReason] {
    zip(children, children.dropFirst()).map { first, second in
      if spacing != nil { return .spacing }
      let (one, next) = (wantedSpacing[first], wantedSpacing[second])
      if abs(one.distance(to: next, along: axis) - gaps[second]) > 0.001 { return .layout }
      let reason =
        axis == .horizontal ? one.trailing.reason(to: next.leading) : one.bottom.reason(to: next.top)
      return reason == .plain && (one.isSpacer || next.isSpacer) ? .spacer : reason
    }
  }
}
