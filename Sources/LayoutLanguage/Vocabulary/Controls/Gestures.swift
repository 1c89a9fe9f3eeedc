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

      .member("TapGesture", "init(count: Int = 1)") { _, a in gesture(.tap(count: a.int(0) ?? 1)) },
      .member("SpatialTapGesture", "init(count: Int = 1, coordinateSpace: CoordinateSpace = .local)") { _, a in
        gesture(.tap(count: a.int(0) ?? 1, space: a.space(1, else: .local)))
      },
      .member("SpatialTapGestureValue", "var location: CGPoint") { _, a in a[0] ?? .void },
      .member("LongPressGesture", "init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10)") { _, _ in
        gesture(.longPress)
      },
      .member("DragGesture", "init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local)") {
        _, a in
        gesture(.drag(minimumDistance: a.double(0) ?? 10, space: a.space(1, else: .local)))
      },
      .member("MagnifyGesture", "init(minimumScaleDelta: CGFloat = 0)") { _, _ in gesture(.other("magnify")) },
      .member("MagnificationGesture", "init(minimumScaleDelta: CGFloat = 0)") { _, _ in gesture(.other("magnify")) },
      .member("RotateGesture", "init()") { _, _ in gesture(.other("rotate")) },
      .member("RotationGesture", "init()") { _, _ in gesture(.other("rotate")) },

      .modifier("gesture(_ gesture: Gesture)") { run, a in run.modify(a, handler(a, .ordinary)) },
      .modifier("gesture(_ gesture: Gesture, including mask: GestureMask)") { run, a in
        run.modify(a, handler(a, .ordinary))
      },
      .modifier("highPriorityGesture(_ gesture: Gesture, including mask: GestureMask = 0)") { run, a in
        run.modify(a, handler(a, .high))
      },
      .modifier("simultaneousGesture(_ gesture: Gesture, including mask: GestureMask = 0)") { run, a in
        run.modify(a, handler(a, .simultaneous))
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
      .member(type, "func onEnded(_ action: \(endedClosure)) -> \(type)") { _, a in
        changing(a) { gesture, action in gesture.ended.append(action) }
      }
    ]
    if ended == "()" {
      // A closure may name the value that there is none of.
      all.append(
        .member(type, "func onEnded(_ action: (Void) -> Void) -> \(type)") { _, a in
          changing(a) { gesture, action in gesture.ended.append(action) }
        })
    }
    guard let changed else { return all }
    all.append(
      .member(type, "func onChanged(_ action: (\(changed)) -> Void) -> \(type)") { _, a in
        changing(a) { gesture, action in gesture.changed.append(action) }
      })
    all.append(
      .member(
        type,
        "func updating<Kept>(_ state: GestureState<Kept>, body: (\(changed), inout Kept, inout Transaction) -> Void) -> \(type)"
      ) { _, a in
        guard case .gesture(var gesture)? = a[0], case .box(let box)? = a[1], let body = a.function(2) else {
          return a[0] ?? .void
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
      NativeDeclaration.member("DragGestureValue", "var \(name): CGPoint") { _, a in part(a, index) }
    }
    + ["translation", "predictedEndTranslation", "velocity"].enumerated().map { index, name in
      NativeDeclaration.member("DragGestureValue", "var \(name): CGSize") { _, a in part(a, 3 + index) }
    }
    + [
      .member("MagnifyGestureValue", "var magnification: CGFloat") { _, _ in .double(1) },
      .member("RotateGestureValue", "var rotation: Angle") { _, _ in .double(0) },
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
