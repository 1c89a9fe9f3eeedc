import LayoutEngine

/// The engine's keys for a program's own alignments, in the tree that is being laid out.
///
/// A tree's keys are fixed before its views are made. A generic ID's arguments, as in `InsetID<Large>`, are met only while
/// the program runs; each gets one of 32 keys that are kept for them.
struct AlignmentKeyTable {
  /// A custom alignment: its ID's type, and the axis it is used on.
  private struct Place: Hashable {
    let axis: Axis
    let id: Nominal
  }

  private var keys: [Place: AlignmentKey] = [:]
  /// Generic IDs with their arguments, in the order in which they were met.
  private(set) var genericIDs: [Nominal] = []
  private var spareKeys: [Axis: [AlignmentKey]] = [:]

  /// The key that is known for an ID.
  subscript(id: Nominal, axis: Axis) -> AlignmentKey? {
    get { keys[Place(axis: axis, id: id)] ?? genericIDs.firstIndex(of: id).flatMap { spare($0, axis) } }
    set { keys[Place(axis: axis, id: id)] = newValue }
  }

  /// The ID that a key stands for.
  func id(of key: AlignmentKey) -> Nominal? { keys.first { $0.value == key }?.key.id }

  /// Keeps keys for generic IDs.
  mutating func keep(_ spare: [AlignmentKey], for axis: Axis) { spareKeys[axis] = spare }

  /// The key for an ID; a generic one that was not met before gets the next of those that are kept.
  mutating func key(for id: Nominal, _ axis: Axis) -> AlignmentKey? {
    if let known = self[id, axis] { return known }
    guard id.original != nil, !genericIDs.contains(id), let next = spare(genericIDs.count, axis) else { return nil }
    genericIDs.append(id)
    return next
  }

  private func spare(_ place: Int, _ axis: Axis) -> AlignmentKey? {
    guard let kept = spareKeys[axis], kept.indices.contains(place) else { return nil }
    return kept[place]
  }
}
