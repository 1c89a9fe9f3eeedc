/// `offset(x:y:)`: moves only the drawing; frames and lines stay.
///
///     Image 20 × 20, offset(x: 5, y: 0) in 20 × 20:   20 × 20 at 0, 0, image at 5, 0
struct Offset: FramelessModifier, StoredKind {
  var shift: Point

  static func table(in payloads: Payloads) -> ContiguousArray<Offset> { payloads.offsets }
}
