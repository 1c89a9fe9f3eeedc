import Diagnostics
import LayoutEngine
import LayoutProgram

/// Performs taps, long presses and drags.
extension LiveScene {
  /// Performs taps. Of nested gestures, the innermost wins, unless an outer one has priority; simultaneous
  /// gestures run as well.
  func tap(_ target: Target, _ count: Int) throws(Stop) {
    func taps(_ reaction: Reaction) -> Bool { reaction.handler.taps(count) && !reaction.isSimultaneous }
    func joins(_ reaction: Reaction) -> Bool { reaction.handler.taps(count) && reaction.isSimultaneous }
    let besides = target.around.filter(joins)
    let first = target.around.last { taps($0) && $0.hasPriority }
    let chosen: Reaction
    if let first {
      try refuseDisabled(first, target)
      chosen = first
    } else if !target.around.contains(where: taps), !target.inside.contains(where: taps), let only = besides.first {
      try refuseDisabled(only, target)
      return try press(besides, target)
    } else if count == 1, !target.all.contains(where: taps), target.all.contains(where: { $0.handler.dragsAtOnce }) {
      // A drag without a minimum distance responds to a tap.
      return try drag(target, by: .zero, isReleased: true)
    } else {
      chosen = try handler(at: target, .taps(count), where: taps)
    }
    try press([chosen] + besides, target)
  }

  private func press(_ reactions: [Reaction], _ target: Target) throws(Stop) {
    for reaction in reactions {
      switch reaction.handler {
      case .press(let action): try run.act(action, [], .button, reaction)
      case .control(.toggle(let box)):
        guard case .bool(let isOn) = try run.read(box) else { continue }
        try run.write(.bool(!isOn), to: box)
      case .gesture(let gesture, _):
        for part in gesture.parts {
          guard case .tap(_, let space) = part.kind else { continue }
          let origin = reaction.geometry?.origin(of: space) ?? .zero
          let point = Point(x: target.point.x - origin.x, y: target.point.y - origin.y)
          for action in part.ended { try run.act(action, [.point(point)], .tap, reaction) }
        }
      default: continue
      }
    }
  }

  func longPress(_ target: Target) throws(Stop) {
    let reaction = try handler(at: target, .longPress) {
      $0.handler.has { if case .longPress = $0 { true } else { false } }
    }
    guard case .gesture(let gesture, _) = reaction.handler else { return }
    for part in gesture.parts {
      guard case .longPress = part.kind else { continue }
      try update(part, .bool(true))
      for action in part.changed + part.ended { try run.act(action, [.bool(true)], .longPress, reaction) }
    }
    resetGestures()
  }

  /// Presses the view's center, drags the whole distance, and releases unless the finger is to stay down.
  func drag(_ target: Target, by way: Size, isReleased: Bool) throws(Stop) {
    let reaction = try handler(at: target, .drag) { $0.handler.has { if case .drag = $0 { true } else { false } } }
    guard case .gesture(let gesture, _) = reaction.handler else { return }
    let distance = (way.width * way.width + way.height * way.height).squareRoot()
    for part in gesture.parts {
      guard case .drag(let minimum, let space) = part.kind else { continue }
      if distance < minimum {
        throw Stop(.input, StepMessage.dragTooShort(minimum: minimum), at: reaction.range)
      }
      let origin = reaction.geometry?.origin(of: space) ?? .zero
      let value = GestureValue.drag(from: Point(x: target.point.x - origin.x, y: target.point.y - origin.y), by: way)
      try update(part, value)
      for action in part.changed { try run.act(action, [value], .drag, reaction) }
      if !isReleased {
        run.events.heldDrags.append((part.ended, value, reaction))
        continue
      }
      for action in part.ended { try run.act(action, [value], .endOfDrag, reaction) }
    }
    if isReleased { resetGestures() }
  }

  /// Lifts the finger that a step left on the screen, before the next step.
  func liftFinger() throws(Stop) {
    let held = run.events.heldDrags
    if held.isEmpty { return }
    run.events.heldDrags = []
    for (actions, value, reaction) in held {
      for action in actions { try run.act(action, [value], .endOfDrag, reaction) }
    }
    resetGestures()
    try settle()
  }

  private func update(_ part: GestureValue, _ value: Value) throws(Stop) {
    for (box, body) in part.updating {
      let kept = try run.changed(by: body, [value, try run.read(box), .void], argument: 1)
      try run.write(kept, to: box)
    }
  }

  /// Resets `@GestureState` to its initial value when a gesture ends.
  private func resetGestures() {
    for (box, start) in run.events.gestureStarts { box.value = start }
  }
}

extension Run {
  /// Calls a function that changes one of its arguments, and returns the changed argument.
  fileprivate func changed(by function: FunctionValue, _ values: [Value], argument: Int) throws(Stop) -> Value {
    guard case .closure(let code, let captured) = function, argument < code.parameterSlots.count else {
      return argument < values.count ? values[argument] : .void
    }
    try step(counting: code.slotCount / 32 + 1)
    let frame = Frame(count: code.slotCount, parent: captured)
    for (slot, value) in zip(code.parameterSlots, values) where slot < frame.slots.count { frame.slots[slot] = value }
    _ = try entering(at: code.range) { () throws(Stop) in try run(code, frame) }
    let slot = code.parameterSlots[argument]
    return slot < frame.slots.count ? frame.slots[slot] : .void
  }
}

extension Handler {
  /// Whether a drag starts at touch-down: `DragGesture(minimumDistance: 0)`.
  fileprivate var dragsAtOnce: Bool { has { if case .drag(0, _) = $0 { true } else { false } } }

  /// Whether a number of taps triggers it.
  fileprivate func taps(_ count: Int) -> Bool {
    switch self {
    case .press, .control(.toggle): count == 1
    case .gesture:
      has { if case .tap(let wanted, _) = $0 { wanted == count } else { false } }
    default: false
    }
  }

  /// Whether the gesture contains a part of some kind.
  fileprivate func has(_ isWanted: (GestureValue.Kind) -> Bool) -> Bool {
    guard case .gesture(let gesture, _) = self else { return false }
    return gesture.parts.contains { isWanted($0.kind) }
  }
}

extension Reaction {
  fileprivate var isSimultaneous: Bool {
    if case .gesture(_, .simultaneous) = handler { return true }
    return false
  }

  fileprivate var hasPriority: Bool {
    if case .gesture(_, .high) = handler { return true }
    return false
  }
}

extension ReaderGeometry {
  /// The origin of a coordinate space in stage coordinates.
  fileprivate func origin(of space: SpaceName) -> Point {
    if space == .local { return Point(x: frame.x, y: frame.y) }
    return spaces.last { $0.name == space }.map { Point(x: $0.frame.x, y: $0.frame.y) } ?? .zero
  }
}
