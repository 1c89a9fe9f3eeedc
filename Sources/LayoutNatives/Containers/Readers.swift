import LayoutEngine
import LayoutProgram

extension Natives {
  /// Views that read their own size and place, and the coordinate spaces for that.
  static let readers: [Native] = [

    .native("GeometryReader.init(content:)") { (call: Arguments, content: FunctionValue?) in
      guard let function = content else { return .view(View(.leaf(.geometryReader, shows: nil), at: call.range)) }
      return .view(View(.reader(function), at: call.range))
    },
    .native("GeometryProxy.size") { (call: Arguments) in
      let frame = call.geometry?.frame
      return .size(Size(width: frame?.width ?? 0, height: frame?.height ?? 0))
    },
    .native("GeometryProxy.frame(in:)") { (call: Arguments) in
      .rect(call.geometry?.frame(in: call.space(1, else: .global)) ?? Rect(x: 0, y: 0, width: 0, height: 0))
    },
    .native("GeometryProxy.bounds(of:)") { (call: Arguments) in
      call.geometry?.bounds(of: call.space(1, else: .global)).map { .some(.rect($0)) } ?? .none
    },

    .constant("CoordinateSpace.local", .space(.local)),
    .constant("CoordinateSpace.global", .space(.global)),
    .constant("CoordinateSpace.scrollView", .space(.scrollView)),
    .native("CoordinateSpace.named(_:)") { (name: Value?) in .space(.named(name?.identity ?? "")) },
    .native("View.coordinateSpace(name:)") { (run: Run, call: Arguments, _: Value?, name: Value?) in
      run.modify(call, .coordinateSpace(.named(name?.identity ?? "")))
    },
    .native("View.coordinateSpace(_:)") { (run: Run, call: Arguments) in
      run.modify(call, .coordinateSpace(call.space(1, else: .global)))
    },
  ]
}

extension Arguments {
  fileprivate var geometry: ReaderGeometry? {
    if case .geometry(let geometry)? = self[0] { return geometry }
    return nil
  }

  /// A coordinate space argument, or the given default if the call omits it.
  func space(_ index: Int, else missing: SpaceName) -> SpaceName {
    if case .space(let space)? = self[index] { return space }
    return missing
  }
}
