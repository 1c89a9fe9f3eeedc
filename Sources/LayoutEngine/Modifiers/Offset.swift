/// `offset(x:y:)`: drawn elsewhere; nothing else changes, and no line of the view moves along.
///
///     Image 20 × 20, offset(x: 5, y: 0) in 20 × 20:   20 × 20 at 0, 0, image at 5, 0
struct Offset: FramelessModifier, StoredKind {
  var shift: Point

  static func table(in payloads: Payloads) -> ContiguousArray<Offset> { payloads.offsets }
}
