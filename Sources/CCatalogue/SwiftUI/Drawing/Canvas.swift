@approximated("As large as it is offered; nothing is drawn, so its closure does not run.")
public struct Canvas<Symbols: View>: Primitive {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { native() }
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { native() }
}

@inert public struct GraphicsContext {
  public func resolveSymbol<ID: Hashable>(id: ID) -> GraphicsContext.ResolvedSymbol? { nil }
  public func resolve(_ text: Text) -> GraphicsContext.ResolvedText { token("text") }
  public func resolve(_ image: Image) -> GraphicsContext.ResolvedImage { token("image") }
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ symbol: GraphicsContext.ResolvedSymbol, in rect: CGRect) {}
  public func draw(_ text: GraphicsContext.ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: GraphicsContext.ResolvedText, in rect: CGRect) {}
  public func draw(_ image: GraphicsContext.ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: GraphicsContext.ResolvedImage, in rect: CGRect) {}
  public func fill(_ path: Path, with shading: GraphicsContext.Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ path: Path, with shading: GraphicsContext.Shading, style: StrokeStyle) {}
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ text: Text, in rect: CGRect) {}
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {}
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  public mutating func rotate(by angle: Angle) {}
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: GraphicsContext.ClipOptions = GraphicsContext.ClipOptions()
  ) {}
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
  public var opacity: Double {
    get { native() }
    set { native() }
  }
}

@inert public enum ColorRenderingMode: Hashable {
  case nonLinear, linear, extendedLinear
}

extension GraphicsContext {
  @inert public struct Shading {
    public static let foreground = Self(), backdrop = Self()
    public static func color(_ color: Color) -> Shading { token("color") }
    public static func style(_ style: some ShapeStyle) -> Shading { token("style") }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Self { token("shading") }
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Self {
      token("shading")
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = []
    ) -> Self { token("shading") }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GraphicsContext.GradientOptions = []
    ) -> Self { token("shading") }
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GraphicsContext.GradientOptions = []
    ) -> Self { token("shading") }
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = .zero, scale: CGFloat = 1
    ) -> Self { token("shading") }
    public static func palette(_ array: [GraphicsContext.Shading]) -> Self { token("shading") }
  }
}

extension GraphicsContext {
  @inert public struct ResolvedSymbol {
    public var size: CGSize { CGSize.zero }
  }
}

extension GraphicsContext {
  @inert public struct ResolvedText {
    public func measure(in size: CGSize) -> CGSize { CGSize.zero }
  }
}

extension GraphicsContext {
  @inert public struct ResolvedImage {
    public var size: CGSize { CGSize.zero }
  }
}

extension GraphicsContext {
  @inert public struct ClipOptions: OptionSet {
    @compilerOnly public let rawValue: Int
    @compilerOnly public init(rawValue: Int) { self.rawValue = rawValue }
    public static let inverse = Self()
  }
}

extension GraphicsContext {
  @inert public struct GradientOptions: OptionSet {
    @compilerOnly public let rawValue: UInt32
    @compilerOnly public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = Self(), mirror = Self(), linearColor = Self()
  }
}
