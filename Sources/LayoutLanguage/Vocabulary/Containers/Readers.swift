import LayoutEngine

extension Vocabulary {
  /// Views that are told their own size and place, and the coordinate spaces to ask in.
  static let readers: [NativeDeclaration] = [
    .type("struct GeometryReader: View"), .type("struct GeometryProxy"), .type("struct CoordinateSpace: Hashable"),

    .member("GeometryReader", "init(@ViewBuilder content: (GeometryProxy) -> View)") {
      (call: Arguments, content: FunctionValue?) in
      guard let function = content else { return .view(View(.leaf(.geometryReader, shows: nil), at: call.range)) }
      return .view(View(.reader(function), at: call.range))
    },
    .member("GeometryProxy", "var size: CGSize") { (call: Arguments) in
      let frame = call.geometry?.frame
      return .size(Size(width: frame?.width ?? 0, height: frame?.height ?? 0))
    },
    .member("GeometryProxy", "var safeAreaInsets: EdgeInsets") { .insets(EdgeInsets()) }.approximated(
      "Always zero: the stage has no safe area."),
    .member("GeometryProxy", "func frame(in space: CoordinateSpace) -> CGRect") { (call: Arguments) in
      .rect(call.geometry?.frame(in: call.space(1, else: .global)) ?? Rect(x: 0, y: 0, width: 0, height: 0))
    },
    .member("GeometryProxy", "func bounds(of space: CoordinateSpace) -> CGRect?") { (call: Arguments) in
      call.geometry?.bounds(of: call.space(1, else: .global)).map { .some(.rect($0)) } ?? .none
    },

    .constant("CoordinateSpace", "local", "CoordinateSpace", .space(.local)),
    .constant("CoordinateSpace", "global", "CoordinateSpace", .space(.global)),
    .constant("CoordinateSpace", "scrollView", "CoordinateSpace", .space(.scrollView)),
    .member("CoordinateSpace", "static func scrollView(axis: Axis) -> CoordinateSpace") { .space(.scrollView) },
    .member("CoordinateSpace", "static func named<ID: Hashable>(_ name: ID) -> CoordinateSpace") { (name: Value?) in
      .space(.named(name?.identity ?? ""))
    },
    .modifier("coordinateSpace<ID: Hashable>(name: ID)") { (run: Run, call: Arguments, _: Value?, name: Value?) in
      run.modify(call, .coordinateSpace(.named(name?.identity ?? "")))
    },
    .modifier("coordinateSpace(_ space: CoordinateSpace)") { (run: Run, call: Arguments) in
      run.modify(call, .coordinateSpace(call.space(1, else: .global)))
    },
  ]
}

extension Arguments {
  fileprivate var geometry: ReaderGeometry? {
    if case .geometry(let geometry)? = self[0] { return geometry }
    return nil
  }

  /// A coordinate space, or what stands for it where none is named.
  func space(_ index: Int, else missing: SpaceName) -> SpaceName {
    if case .space(let space)? = self[index] { return space }
    return missing
  }
}
