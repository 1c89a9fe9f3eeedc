import LayoutEngine

/// Maps the program's own alignments to engine keys in the tree being laid out.
///
/// A tree's keys are fixed before its views are built, but the arguments of a generic ID, as in `InsetID<Large>`,
/// appear only while the program runs. Each such ID gets one of 32 reserved keys.
package struct AlignmentKeyTable {
  /// A custom alignment: its ID's type and its axis.
  private struct Place: Hashable {
    let axis: Axis
    let id: Nominal
  }

  private var keys: [Place: AlignmentKey] = [:]
  /// Generic IDs with their arguments, in order of appearance.
  package private(set) var genericIDs: [Nominal] = []
  private var spareKeys: [Axis: [AlignmentKey]] = [:]

  /// The key of a known ID.
  package subscript(id: Nominal, axis: Axis) -> AlignmentKey? {
    get { keys[Place(axis: axis, id: id)] ?? genericIDs.firstIndex(of: id).flatMap { spare($0, axis) } }
    set { keys[Place(axis: axis, id: id)] = newValue }
  }

  /// The ID of a key.
  func id(of key: AlignmentKey) -> Nominal? { keys.first { $0.value == key }?.key.id }

  /// Reserves keys for generic IDs.
  package mutating func keep(_ spare: [AlignmentKey], for axis: Axis) { spareKeys[axis] = spare }

  /// The key of an ID; a new generic ID gets the next reserved key.
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
