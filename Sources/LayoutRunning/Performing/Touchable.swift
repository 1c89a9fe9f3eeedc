import Diagnostics
import LayoutEngine
import LayoutProgram

/// Lists the places that respond to gestures.
extension LiveScene {
  /// All places with handlers, in tree order: later ones are in front.
  var touches: [SceneTouch] {
    get throws(Stop) {
      var touches: [SceneTouch] = []
      for reaction in run.events.reactions where reaction.isShown {
        guard var touch = try touch(of: reaction) else { continue }
        touch.isDisabled = reaction.enclosing.contains { number in
          guard run.events.reactions.indices.contains(number) else { return false }
          if case .disabled(true) = run.events.reactions[number].handler { return true }
          return false
        }
        touches.append(touch)
      }
      return touches
    }
  }

  private func touch(of reaction: Reaction) throws(Stop) -> SceneTouch? {
    var touch = SceneTouch(frame: reaction.frame, range: reaction.range)
    switch reaction.handler {
    case .press:
      touch.gestures = [.tap]
      touch.control = SceneTouch.ControlState(kind: .button)
    case .gesture(let gesture, _): touch.gestures = gesture.parts.compactMap(\.gesture)
    case .control(let handle):
      touch.control = try control(handle)
      if case .toggle = handle { touch.gestures = [.tap] }
    case .scroll(let identity):
      touch.gestures = [.scroll]
      let offsets = run.events.offsets[identity] ?? [:]
      touch.offset = Point(x: offsets[.horizontal] ?? 0, y: offsets[.vertical] ?? 0)
    default: return nil
    }
    if touch.gestures.isEmpty, touch.control == nil { return nil }
    touch.label = words(on: reaction)
    return touch
  }

  private func control(_ handle: ControlHandle) throws(Stop) -> SceneTouch.ControlState {
    let value = try run.read(handle.box)
    switch handle {
    case .toggle: return SceneTouch.ControlState(kind: .toggle, value: value.shown)
    case .text: return SceneTouch.ControlState(kind: .text, value: value.shown)
    case .slider(_, let bounds, let step):
      return SceneTouch.ControlState(kind: .slider, value: value.shown, bounds: bounds, step: step > 0 ? step : nil)
    case .stepper(_, let bounds):
      return SceneTouch.ControlState(kind: .stepper, value: value.shown, bounds: bounds, step: 1)
    case .picker(_, let content):
      let choices = content.choices
      let chosen = value.unwrapped.identity
      return SceneTouch.ControlState(
        kind: .picker, value: JSON(choices.first { $0.value.unwrapped.identity == chosen }?.text),
        choices: choices.map { ($0.text, $0.label ?? $0.text) })
    }
  }

  /// The text of the first `Text` inside.
  private func words(on reaction: Reaction) -> String? {
    for (view, place) in zip(layout.views, layout.places) where view.naming == .content {
      guard case .text(let words) = ViewName(view.name).meaning else { continue }
      if run.identities.isInside(place.path, reaction.path) { return words }
    }
    return nil
  }
}

extension Reaction {
  /// Whether a touch at a point of the stage has any handler.
  func isTouched(at point: Point) -> Bool {
    guard isShown, frame.contains(point) else { return false }
    if case .scroll = handler { return true }
    return handler.target != nil
  }
}

extension GestureValue {
  fileprivate var gesture: SceneTouch.Gesture? {
    switch kind {
    case .tap(1, _): .tap
    case .tap(2, _): .doubleTap
    case .longPress: .longPress
    case .drag: .drag
    case .tap, .other, .several: nil
    }
  }
}

extension Value {
  /// The value without optionals around it.
  fileprivate var unwrapped: Value { if case .some(let inner) = self { inner.unwrapped } else { self } }

  /// The value as a control shows it.
  fileprivate var shown: JSON {
    switch unwrapped {
    case .bool(let flag): JSON(flag)
    case .int(let number): JSON(number)
    case .double(let number): JSON(number)
    case .string(let text): JSON(text)
    default: nil
    }
  }
}
