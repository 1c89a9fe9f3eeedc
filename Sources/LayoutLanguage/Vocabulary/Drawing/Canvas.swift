extension Vocabulary {
  /// A canvas, as large as it is offered. Its closure is checked and not run: nothing is drawn.
  static let canvas: [NativeDeclaration] =
    [
      .type("struct Canvas: View").approximated(
        "As large as it is offered; nothing is drawn, so its closure does not run."),
      .type("struct GraphicsContext").ignored, .type("struct ColorRenderingMode: Hashable").ignored,
      .type("struct GraphicsContextShading").ignored,
      .member(
        "Canvas",
        "init(opaque: Bool = false, colorMode: ColorRenderingMode = 0, rendersAsynchronously: Bool = false, renderer: (inout GraphicsContext, CGSize) -> Void)"
      ) { (call: Arguments) in leaf(.shape, call) },
      .member(
        "Canvas",
        "init(opaque: Bool = false, colorMode: ColorRenderingMode = 0, rendersAsynchronously: Bool = false, renderer: (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> View)"
      ) { (call: Arguments) in leaf(.shape, call) },
      .type("struct GraphicsContextResolvedSymbol").ignored, .type("struct GraphicsContextResolvedText").ignored,
      .type("struct GraphicsContextResolvedImage").ignored,
      .member("GraphicsContext", "func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContextResolvedSymbol?") {
        .none
      }.ignored,
      .member("GraphicsContext", "func resolve(_ text: Text) -> GraphicsContextResolvedText") {
        .token("text")
      }.ignored,
      .member("GraphicsContext", "func resolve(_ image: Image) -> GraphicsContextResolvedImage") {
        .token("image")
      }.ignored,
      .member("GraphicsContextResolvedSymbol", "var size: CGSize") { .size(.zero) }.ignored,
      .member("GraphicsContextResolvedImage", "var size: CGSize") { .size(.zero) }.ignored,
      .member("GraphicsContextResolvedText", "func measure(in size: CGSize) -> CGSize") { .size(.zero) }
        .ignored,
      .type("struct GraphicsContextClipOptions: OptionSet").ignored,
      .constant("GraphicsContextClipOptions", "inverse", "GraphicsContextClipOptions", .token("inverse")).ignored,
    ]
    + ["Symbol", "Text", "Image"].flatMap { kind in
      ["at point: CGPoint, anchor: UnitPoint = 0", "in rect: CGRect"].map { place in
        .member("GraphicsContext", "func draw(_ resolved: GraphicsContextResolved\(kind), \(place))") { .void }
          .ignored
      }
    }
    + ["nonLinear", "linear", "extendedLinear"].map {
      .constant("ColorRenderingMode", $0, "ColorRenderingMode", .token($0)).ignored
    }
    + [
      "fill(_ path: Path, with shading: GraphicsContextShading, style: FillStyle = 0)",
      "stroke(_ path: Path, with shading: GraphicsContextShading, lineWidth: CGFloat = 1)",
      "stroke(_ path: Path, with shading: GraphicsContextShading, style: StrokeStyle)",
      "draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = 0)", "draw(_ text: Text, in rect: CGRect)",
      "draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = 0)",
      "draw(_ image: Image, in rect: CGRect, style: FillStyle = 0)",
      "translateBy(x: CGFloat, y: CGFloat)", "scaleBy(x: CGFloat, y: CGFloat)", "rotate(by angle: Angle)",
      "clip(to path: Path, style: FillStyle = 0, options: GraphicsContextClipOptions = 0)",
      "drawLayer(content: (inout GraphicsContext) -> Void)",
    ].map { form in .member("GraphicsContext", "func \(form)") { .void }.ignored }
    + [
      NativeDeclaration.property("GraphicsContext", "var opacity: Double") {
        .double(1)
      } set: { (graphicsContext: Value, _: Value?) in
        graphicsContext
      }.ignored,
      .constant("GraphicsContextShading", "foreground", "GraphicsContextShading", .token("foreground")).ignored,
      .constant("GraphicsContextShading", "backdrop", "GraphicsContextShading", .token("backdrop")).ignored,
      .type("struct GraphicsContextGradientOptions: OptionSet").ignored,
      .member("GraphicsContextShading", "static func color(_ color: Color) -> GraphicsContextShading") {
        .token("color")
      }.ignored,
      .member("GraphicsContextShading", "static func style(_ style: ShapeStyle) -> GraphicsContextShading") {
        .token("style")
      }.ignored,
    ]
    + ["repeat", "mirror", "linearColor"].map {
      .constant("GraphicsContextGradientOptions", $0, "GraphicsContextGradientOptions", .token($0)).ignored
    }
    + [
      "color(_ colorSpace: ColorRGBColorSpace = 0, red: Double, green: Double, blue: Double, opacity: Double = 1)",
      "color(_ colorSpace: ColorRGBColorSpace = 0, white: Double, opacity: Double = 1)",
      "linearGradient(_ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContextGradientOptions = 0)",
      "radialGradient(_ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat, options: GraphicsContextGradientOptions = 0)",
      "conicGradient(_ gradient: Gradient, center: CGPoint, angle: Angle = 0, options: GraphicsContextGradientOptions = 0)",
      "tiledImage(_ image: Image, origin: CGPoint = 0, sourceRect: CGRect = 0, scale: CGFloat = 1)",
      "palette(_ array: [GraphicsContextShading])",
    ].map { form in
      .member("GraphicsContextShading", "static func \(form) -> GraphicsContextShading") { .token("shading") }
        .ignored
    }
}
