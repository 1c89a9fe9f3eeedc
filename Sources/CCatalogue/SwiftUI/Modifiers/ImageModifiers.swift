extension Image {
  @inert public func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Image { self }
  @inert public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
  @inert public func antialiased(_ isAntialiased: Bool) -> Image { self }
  @inert public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

extension View {
  @inert public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
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
