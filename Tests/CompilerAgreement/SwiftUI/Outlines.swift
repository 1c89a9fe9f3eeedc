// Rows that hold others, texts that know how they look, and what a canvas paints with.

public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Content: View>: Primitive {
  nonisolated public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {}
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  nonisolated public init<Element>(
    _ root: Element, children: KeyPath<Element, Data?>, @ViewBuilder content: @escaping (Element) -> Content
  ) where Element: Identifiable, ID == Element.ID, Element == Data.Element {}
  nonisolated public init<Element>(
    _ root: Element, id: KeyPath<Element, ID>, children: KeyPath<Element, Data?>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) where Element == Data.Element {}
}
extension List where SelectionValue == Never {
  nonisolated public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == OutlineGroup<Data, Data.Element.ID, Row> { fatalError() }
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == OutlineGroup<Data, ID, Row> { fatalError() }
}

extension AttributedString {
  public var font: Font? {
    get { nil }
    set {}
  }
  public var foregroundColor: Color? {
    get { nil }
    set {}
  }
  public var backgroundColor: Color? {
    get { nil }
    set {}
  }
  public var kern: CGFloat? {
    get { nil }
    set {}
  }
  public var tracking: CGFloat? {
    get { nil }
    set {}
  }
  public var baselineOffset: CGFloat? {
    get { nil }
    set {}
  }
  public var underlineStyle: Text.LineStyle? {
    get { nil }
    set {}
  }
  public var strikethroughStyle: Text.LineStyle? {
    get { nil }
    set {}
  }
}
extension AttributeContainer {
  public var font: Font? {
    get { nil }
    set {}
  }
  public var foregroundColor: Color? {
    get { nil }
    set {}
  }
  public var backgroundColor: Color? {
    get { nil }
    set {}
  }
}

extension GraphicsContext {
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let `repeat` = GradientOptions(rawValue: 1), mirror = GradientOptions(rawValue: 2)
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}
extension GraphicsContext.Shading {
  public static var foreground: Self { fatalError() }
  public static var backdrop: Self { fatalError() }
  public static func palette(_ array: [GraphicsContext.Shading]) -> Self { fatalError() }
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) -> Self { fatalError() }
  public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Self {
    fatalError()
  }
  public static func linearGradient(
    _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GraphicsContext.GradientOptions = []
  ) -> Self { fatalError() }
  public static func radialGradient(
    _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = []
  ) -> Self { fatalError() }
  public static func conicGradient(
    _ gradient: Gradient, center: CGPoint, angle: Angle = .zero, options: GraphicsContext.GradientOptions = []
  ) -> Self { fatalError() }
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = .zero, scale: CGFloat = 1
  ) -> Self { fatalError() }
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path { fatalError() }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { Rectangle() }
}
extension Shape where Self == ButtonBorderShape { public static var buttonBorder: ButtonBorderShape { fatalError() } }
