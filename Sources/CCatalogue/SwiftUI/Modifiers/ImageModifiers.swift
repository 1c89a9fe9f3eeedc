extension Image {
  @inert public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image { native() }
  @inert public func interpolation(_ interpolation: Image.Interpolation) -> Image { native() }
  @inert public func antialiased(_ isAntialiased: Bool) -> Image { native() }
  @inert public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { native() }
}

extension View {
  @inert public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { native() }
}

extension Image {
  public enum TemplateRenderingMode: Hashable {
    case template, original
  }
}

extension Image {
  public enum Interpolation: Hashable {
    case none, low, medium, high
  }
}

public struct SymbolRenderingMode: Hashable {
  public static let monochrome = Self(), hierarchical = Self(), palette = Self(), multicolor = Self()
}

@approximated("Has the sizes of an iPhone with iOS 26 in English; nothing reacts.") public struct EditButton: Primitive
{
  public init() { native() }
}

extension DynamicTypeSize {
  public var isAccessibilitySize: Bool { native() }
}
