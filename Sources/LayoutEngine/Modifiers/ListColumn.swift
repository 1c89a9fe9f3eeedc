/// A list's rows, which a bar at the list's top edge pushes down while the list itself keeps its frame.
struct ListColumn: FramelessModifier {
  func origin(_ axis: Axis, of node: Int, offer: Proposal, in proposal: Proposal, _ pass: LayoutPass) -> TrackedLength {
    TrackedLength(pass.contentShifts[node]?[axis] ?? 0)
  }
}

extension LayoutRule {
  /// Marks the column of a list's rows, as the secondary view of an overlay of the list's room.
  public static var listColumn: LayoutRule { .modifier(AnyModifier(ListColumn())) }
}
