import LayoutProgram

extension Natives {
  /// `Canvas`, which takes its proposed size. The closure is checked but never runs, so it draws nothing.
  static let canvas: [Native] =
    [
      .native("Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:)") { (call: Arguments) in leaf(.shape, call)
      },
      .native("Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)") { (call: Arguments) in
        leaf(.shape, call)
      },
      .native("GraphicsContext.resolveSymbol(id:)") { .none },
      .native("GraphicsContext.resolve(_: Text)") { .token("text") },
      .native("GraphicsContext.resolve(_: Image)") { .token("image") },
      .native("GraphicsContext.ResolvedSymbol.size") { .size(.zero) },
      .native("GraphicsContext.ResolvedImage.size") { .size(.zero) },
      .native("GraphicsContext.ResolvedText.measure(in:)") { .size(.zero) },
    ]
    + [
      "draw(_:at:anchor:)", "draw(_:in:)", "draw(_:in:style:)", "fill(_:with:style:)", "stroke(_:with:lineWidth:)",
      "stroke(_:with:style:)", "translateBy(x:y:)", "scaleBy(x:y:)", "rotate(by:)", "clip(to:style:options:)",
      "drawLayer(content:)",
    ].map { form in .native("GraphicsContext.\(form)") { .void } }
    + [
      .property("GraphicsContext.opacity") {
        .double(1)
      } set: { (graphicsContext: Value, _: Value?) in
        graphicsContext
      },
      .native("GraphicsContext.Shading.color(_:)") { .token("color") },
      .native("GraphicsContext.Shading.style(_:)") { .token("style") },
    ]
    + [
      "color(_:red:green:blue:opacity:)", "color(_:white:opacity:)", "linearGradient(_:startPoint:endPoint:options:)",
      "radialGradient(_:center:startRadius:endRadius:options:)", "conicGradient(_:center:angle:options:)",
      "tiledImage(_:origin:sourceRect:scale:)", "palette(_:)",
    ].map { form in .native("GraphicsContext.Shading.\(form)") { .token("shading") } }
}
