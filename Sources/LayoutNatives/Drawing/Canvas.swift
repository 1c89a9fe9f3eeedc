import LayoutProgram

extension Natives {
  /// `Canvas`, which takes its proposed size. The closure is checked but never runs, so it draws nothing.
  static let canvas: [Native] = [
    .native("Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:)") { (call: Arguments) in leaf(.shape, call)
    },
    .native("Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)") { (call: Arguments) in
      leaf(.shape, call)
    },
    .property("GraphicsContext.opacity") {
      .double(1)
    } set: { (graphicsContext: Value, _: Value?) in
      graphicsContext
    },
  ]
}
