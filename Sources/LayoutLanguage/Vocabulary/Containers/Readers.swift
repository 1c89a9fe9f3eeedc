import LayoutEngine

extension Vocabulary {
  /// Views that are told their own size and place, and the coordinate spaces to ask in.
  static let readers: [NativeDeclaration] = [
    .type("struct GeometryReader: View"), .type("struct GeometryProxy"), .type("struct CoordinateSpace: Hashable"),

    .member("GeometryReader", "init(@ViewBuilder content: (GeometryProxy) -> View)") { _, a in
      guard let function = a.function(0) else { return .view(View(.leaf(.geometryReader, shows: nil), at: a.range)) }
      return .view(View(.reader(function), at: a.range))
    },
    .member("GeometryProxy", "var size: CGSize") { _, a in
      let frame = a.geometry?.frame
      return .size(Size(width: frame?.width ?? 0, height: frame?.height ?? 0))
    },
    .member("GeometryProxy", "var safeAreaInsets: EdgeInsets") { _, _ in .insets(EdgeInsets()) }.approximated(
      "Always zero: the stage has no safe area."),
    .member("GeometryProxy", "func frame(in space: CoordinateSpace) -> CGRect") { _, a in
      .rect(a.geometry?.frame(in: a.space(1, else: .global)) ?? Rect(x: 0, y: 0, width: 0, height: 0))
    },
    .member("GeometryProxy", "func bounds(of space: CoordinateSpace) -> CGRect?") { _, a in
      a.geometry?.bounds(of: a.space(1, else: .global)).map { .some(.rect($0)) } ?? .none
    },

    .constant("CoordinateSpace", "local", "CoordinateSpace", .space(.local)),
    .constant("CoordinateSpace", "global", "CoordinateSpace", .space(.global)),
    .constant("CoordinateSpace", "scrollView", "CoordinateSpace", .space(.scrollView)),
    .member("CoordinateSpace", "static func scrollView(axis: Axis) -> CoordinateSpace") { _, _ in .space(.scrollView) },
    .member("CoordinateSpace", "static func named<ID: Hashable>(_ name: ID) -> CoordinateSpace") { _, a in
      .space(.named(a[0]?.identity ?? ""))
    },
    .modifier("coordinateSpace<ID: Hashable>(name: ID)") { run, a in
      run.modify(a, .coordinateSpace(.named(a[1]?.identity ?? "")))
    },
    .modifier("coordinateSpace(_ space: CoordinateSpace)") { run, a in
      run.modify(a, .coordinateSpace(a.space(1, else: .global)))
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
