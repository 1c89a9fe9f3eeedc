import LayoutProgram

extension Natives {
  /// Combinations of two gestures. Each responds to its own steps; values of the combination are not available.
  static let composedGestures: [Native] =
    ["SequenceGesture", "SimultaneousGesture", "ExclusiveGesture"].flatMap { type in
      [
        .native("\(type).init(_:_:)") { (first: Value, second: Value) in both(first, second) },
        .native("\(type).updating(_:body:)") { (gesture: Value, _: Value?, _: Value?) in gesture },
        .native("\(type).onChanged(_:)") { (gesture: Value, _: Value?) in gesture },
        .native("\(type).onEnded(_:)") { (gesture: Value, _: Value?) in gesture },
      ]
    }
    + ["sequenced(before:)", "simultaneously(with:)", "exclusively(before:)"].map { name in
      .native("Gesture.\(name)") { (first: Value, second: Value) in both(first, second) }
    }

  private static func both(_ first: Value, _ second: Value) -> Value {
    guard case .gesture(let one) = first, case .gesture(let other) = second else { return first }
    return .gesture(GestureValue(kind: .several([one, other])))
  }
}
