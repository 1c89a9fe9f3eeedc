import LayoutEngine
import LayoutProgram

extension Natives {
  /// Gestures as values, and the values that they pass to closures.
  static let gestures: [Native] =
    [

      .native("TapGesture.init(count:)") { (count: Int?) in gesture(.tap(count: count ?? 1)) },
      .native("SpatialTapGesture.init(count:coordinateSpace:)") { (call: Arguments, count: Int?, _: Value?) in
        gesture(.tap(count: count ?? 1, space: call.space(1, else: .local)))
      },
      .native("SpatialTapGesture.Value.location") { (spatialTapGestureValue: Value) in spatialTapGestureValue },
      .native("LongPressGesture.init(minimumDuration:maximumDistance:)") { gesture(.longPress) },
      .native("DragGesture.init(minimumDistance:coordinateSpace:)") {
        (call: Arguments, minimumDistance: Double?, _: Value?) in
        gesture(.drag(minimumDistance: minimumDistance ?? 10, space: call.space(1, else: .local)))
      },
      .native("MagnifyGesture.init(minimumScaleDelta:)") { gesture(.other("magnify")) },
      .native("MagnificationGesture.init(minimumScaleDelta:)") { gesture(.other("magnify")) },
      .native("RotateGesture.init()") { gesture(.other("rotate")) },
      .native("RotationGesture.init()") { gesture(.other("rotate")) },

      .native("View.gesture(_:)") { (run: Run, call: Arguments) in run.modify(call, handler(call, .ordinary)) },
      .native("View.gesture(_:including:)") { (run: Run, call: Arguments) in
        run.modify(call, handler(call, .ordinary))
      },
    ]
    + [("gesture", GesturePriority.ordinary), ("simultaneousGesture", .simultaneous), ("highPriorityGesture", .high)]
    .flatMap { name, priority in
      [("isEnabled:", 2), ("name:isEnabled:", 3)].map { labels, isEnabled in
        .native("View.\(name)(_:\(labels))") { (run: Run, call: Arguments) in
          run.modify(call, call.bool(isEnabled) == false ? nil : handler(call, priority))
        }
      }
    }
    + [
      .native("View.highPriorityGesture(_:including:)") { (run: Run, call: Arguments) in
        run.modify(call, handler(call, .high))
      },
      .native("View.simultaneousGesture(_:including:)") { (run: Run, call: Arguments) in
        run.modify(call, handler(call, .simultaneous))
      },
    ]
    + callbacks("SpatialTapGesture", hasValue: false) + callbacks("TapGesture", hasValue: false)
    + ["LongPress", "Drag", "Magnify", "Magnification", "Rotate", "Rotation"].flatMap {
      callbacks("\($0)Gesture", hasValue: true)
    }
    + dragValues

  private static func gesture(_ kind: GestureValue.Kind) -> Value { .gesture(GestureValue(kind: kind)) }

  private static func handler(_ arguments: Arguments, _ priority: GesturePriority) -> Modifier? {
    guard case .gesture(let gesture)? = arguments[1] else { return nil }
    return .handler(.gesture(gesture, priority))
  }

  /// `onEnded`, and for continuous gestures `onChanged` and `updating`.
  private static func callbacks(_ type: String, hasValue: Bool) -> [Native] {
    var all: [Native] = [
      .native("\(type).onEnded(_:)") { (call: Arguments) throws(Stop) in
        try changing(call) { gesture, action in gesture.ended.append(action) }
      }
    ]
    guard hasValue else { return all }
    all.append(
      .native("\(type).onChanged(_:)") { (call: Arguments) throws(Stop) in
        try changing(call) { gesture, action in gesture.changed.append(action) }
      })
    all.append(
      .native("\(type).updating(_:body:)") {
        (call: Arguments, receiver: Value, state: Value, body: FunctionValue) throws(Stop) in
        guard case .gesture(var gesture) = receiver, case .box(let box) = state else {
          throw call.fault(1, "GestureState")
        }
        gesture.updating.append((box, body))
        return .gesture(gesture)
      })
    return all
  }

  private static func changing(
    _ arguments: Arguments, _ change: (inout GestureValue, FunctionValue) -> Void
  ) throws(Stop) -> Value {
    guard case .gesture(var gesture)? = arguments[0] else { throw arguments.fault(0, "\(GestureValue.self)") }
    change(&gesture, try arguments.required(1))
    return .gesture(gesture)
  }

  private static let dragValues: [Native] =
    ["location", "startLocation", "predictedEndLocation"].enumerated().map { index, name in
      .native("DragGesture.Value.\(name)") { (call: Arguments) throws(Stop) in try part(call, index) }
    }
    + ["translation", "predictedEndTranslation", "velocity"].enumerated().map { index, name in
      .native("DragGesture.Value.\(name)") { (call: Arguments) throws(Stop) in try part(call, 3 + index) }
    }
    + []

  private static func part(_ arguments: Arguments, _ index: Int) throws(Stop) -> Value {
    guard case .tuple(let parts, _)? = arguments[0], index < parts.count else {
      throw arguments.fault(0, "DragGesture.Value")
    }
    return parts[index]
  }
}
