import LayoutEngine

extension Vocabulary {
  /// Gestures as values, and what they tell their closures.
  static let gestures: [NativeDeclaration] =
    [
      .type("protocol Gesture"),
      .type("struct TapGesture: Gesture"),
      .type("struct SpatialTapGesture: Gesture"), .type("struct SpatialTapGestureValue"),
      .type("struct LongPressGesture: Gesture"),
      .type("struct DragGesture: Gesture").approximated(
        "Moves in one go: onChanged hears of the whole way once, and the speed is nothing."),
      .type("struct MagnifyGesture: Gesture").approximated("No step of a scene uses two fingers."),
      .type("struct MagnificationGesture: Gesture").approximated("No step of a scene uses two fingers."),
      .type("struct RotateGesture: Gesture").approximated("No step of a scene uses two fingers."),
      .type("struct RotationGesture: Gesture").approximated("No step of a scene uses two fingers."),
      .type("struct DragGestureValue"), .type("struct MagnifyGestureValue"), .type("struct RotateGestureValue"),
      .type("struct GestureState<Value>"), .type("struct GestureMask: Hashable"),
      .type("struct FocusState<Value>"), .type("struct Namespace"), .type("struct NamespaceID: Hashable"),

      .member("TapGesture", "init(count: Int = 1)") { (count: Int?) in gesture(.tap(count: count ?? 1)) },
      .member("SpatialTapGesture", "init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)") {
        (call: Arguments, count: Int?, _: Value?) in
        gesture(.tap(count: count ?? 1, space: call.space(1, else: .local)))
      },
      .member("SpatialTapGestureValue", "var location: CGPoint") { (spatialTapGestureValue: Value) in
        spatialTapGestureValue
      },
      .member("LongPressGesture", "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)") {
        gesture(.longPress)
      },
      .member("DragGesture", "init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)") {
        (call: Arguments, minimumDistance: Double?, _: Value?) in
        gesture(.drag(minimumDistance: minimumDistance ?? 10, space: call.space(1, else: .local)))
      },
      .member("MagnifyGesture", "init(minimumScaleDelta: CGFloat = 0)") { gesture(.other("magnify")) },
      .member("MagnificationGesture", "init(minimumScaleDelta: CGFloat = 0)") { gesture(.other("magnify")) },
      .member("RotateGesture", "init()") { gesture(.other("rotate")) },
      .member("RotationGesture", "init()") { gesture(.other("rotate")) },

      .modifier("gesture(_ gesture: Gesture)") { (run: Run, call: Arguments) in
        run.modify(call, handler(call, .ordinary))
      },
      .modifier("gesture(_ gesture: Gesture, including mask: GestureMask)") { (run: Run, call: Arguments) in
        run.modify(call, handler(call, .ordinary))
      },
    ]
    + [("gesture", GesturePriority.ordinary), ("simultaneousGesture", .simultaneous), ("highPriorityGesture", .high)]
    .flatMap { name, priority in
      ["isEnabled: Bool", "name: String, isEnabled: Bool = true"].map { more in
        .modifier("\(name)(_ gesture: Gesture, \(more))") { (run: Run, call: Arguments) in
          run.modify(call, call.bool(more.hasPrefix("name") ? 3 : 2) == false ? nil : handler(call, priority))
        }
      }
    }
    + [
      .modifier("highPriorityGesture(_ gesture: Gesture, including mask: GestureMask = 0)") {
        (run: Run, call: Arguments) in
        run.modify(call, handler(call, .high))
      },
      .modifier("simultaneousGesture(_ gesture: Gesture, including mask: GestureMask = 0)") {
        (run: Run, call: Arguments) in
        run.modify(call, handler(call, .simultaneous))
      },
    ]
    + ["all", "none", "gesture", "subviews"].map { .constant("GestureMask", $0, "GestureMask", .token($0)) }
    + callbacks("SpatialTapGesture", ended: "SpatialTapGestureValue")
    + callbacks("TapGesture", ended: "()") + callbacks("LongPressGesture", ended: "Bool", changed: "Bool")
    + callbacks("DragGesture", ended: "DragGestureValue", changed: "DragGestureValue")
    + callbacks("MagnifyGesture", ended: "MagnifyGestureValue", changed: "MagnifyGestureValue")
    + callbacks("MagnificationGesture", ended: "CGFloat", changed: "CGFloat")
    + callbacks("RotateGesture", ended: "RotateGestureValue", changed: "RotateGestureValue")
    + callbacks("RotationGesture", ended: "Angle", changed: "Angle")
    + dragValues

  private static func gesture(_ kind: GestureValue.Kind) -> Value { .gesture(GestureValue(kind: kind)) }

  private static func handler(_ arguments: Arguments, _ priority: GesturePriority) -> Modifier? {
    guard case .gesture(let gesture)? = arguments[1] else { return nil }
    return .handler(.gesture(gesture, priority))
  }

  /// `onChanged`, `onEnded` and `updating` of a gesture.
  private static func callbacks(_ type: String, ended: String, changed: String? = nil) -> [NativeDeclaration] {
    let endedClosure = ended == "()" ? "() -> Void" : "(\(ended)) -> Void"
    var all: [NativeDeclaration] = [
      .member(type, "func onEnded(_ action: \(endedClosure)) -> \(type)") { (call: Arguments) in
        changing(call) { gesture, action in gesture.ended.append(action) }
      }
    ]
    if ended == "()" {
      // A closure may name the value that there is none of.
      all.append(
        .member(type, "func onEnded(_ action: (Void) -> Void) -> \(type)") { (call: Arguments) in
          changing(call) { gesture, action in gesture.ended.append(action) }
        })
    }
    guard let changed else { return all }
    all.append(
      .member(type, "func onChanged(_ action: (\(changed)) -> Void) -> \(type)") { (call: Arguments) in
        changing(call) { gesture, action in gesture.changed.append(action) }
      })
    all.append(
      .member(
        type,
        "func updating<Kept>(_ state: GestureState<Kept>, body: (\(changed), inout Kept, inout Transaction) -> Void) -> \(type)"
      ) { (receiver: Value?, state: Value?, body: FunctionValue?) in
        guard case .gesture(var gesture)? = receiver, case .box(let box)? = state, let body else {
          return receiver ?? .void
        }
        gesture.updating.append((box, body))
        return .gesture(gesture)
      })
    return all
  }

  private static func changing(
    _ arguments: Arguments, _ change: (inout GestureValue, FunctionValue) -> Void
  ) -> Value {
    guard case .gesture(var gesture)? = arguments[0], let action = arguments.function(1) else {
      return arguments[0] ?? .void
    }
    change(&gesture, action)
    return .gesture(gesture)
  }

  private static let dragValues: [NativeDeclaration] =
    ["location", "startLocation", "predictedEndLocation"].enumerated().map { index, name in
      NativeDeclaration.member("DragGestureValue", "var \(name): CGPoint") { (call: Arguments) in part(call, index) }
    }
    + ["translation", "predictedEndTranslation", "velocity"].enumerated().map { index, name in
      NativeDeclaration.member("DragGestureValue", "var \(name): CGSize") { (call: Arguments) in part(call, 3 + index) }
    }
    + [
      .member("MagnifyGestureValue", "var magnification: CGFloat") { .double(1) },
      .member("RotateGestureValue", "var rotation: Angle") { .double(0) },
    ]

  private static func part(_ arguments: Arguments, _ index: Int) -> Value {
    guard case .tuple(let parts, _)? = arguments[0], index < parts.count else { return .void }
    return parts[index]
  }
}

extension GestureValue {
  /// What a drag tells its closures, in the order that the vocabulary reads.
  static func drag(from start: Point, by way: Size) -> Value {
    let end = Point(x: start.x + way.width, y: start.y + way.height)
    return .tuple([.point(end), .point(start), .point(end), .size(way), .size(way), .size(.zero)])
  }
}
