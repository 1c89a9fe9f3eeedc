public protocol View {}

public protocol PreviewProvider {}

public protocol ViewModifier {}

@approximated("Heights are San Francisco's; widths come from the Inter font, and differ a little from an iPhone's.")
public struct Text: Primitive, Equatable {
  public init(_ content: String) { native() }
  public init(_ key: String, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { native() }
  public init(verbatim content: String) { native() }
  public init(_ content: Substring) { native() }
  public init(_ image: Image) { native() }
}

@approximated(
  "An image has the size that its pack names. The size of a symbol that nobody measured is a guess; a warning says so.")
public struct Image: Primitive {
  public init(_ resource: ImageResource) { native() }
  public init(_ name: String) { native() }
  public init(_ name: String, bundle: Bundle?) { native() }
  public init(_ name: String, label: Text) { native() }
  public init(decorative name: String) { native() }
  public init(uiImage image: UIImage) { native() }
  public init(systemName name: String) { native() }
  public init(systemName name: String, variableValue: Double?) { native() }
  public func resizable() -> Image { native() }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
    native()
  }
}

public struct Spacer: Primitive {
  public init(minLength: CGFloat? = nil) { native() }
}

public struct Divider: Primitive {
  public init() { native() }
}

public struct EmptyView: Primitive {
  public init() { native() }
}

public struct AnyView: Primitive {
  public init(erasing view: some View) { native() }
  public init(_ view: some View) { native() }
}

public struct Binding<Value> {
  public var wrappedValue: Value { native() }
  public static func constant(_ value: Value) -> Binding<Value> { native() }
}

public struct State<Value> {
  public init(initialValue: Value) { native() }
  public init(wrappedValue: Value) { native() }
}

public struct StateObject<Value> {
  public init(wrappedValue: Value) { native() }
}

public struct ImageResource: Hashable {}

public struct ColorResource: Hashable {}

extension Color {
  public init(_ resource: ColorResource) { native() }
}

public class UIImage: Hashable {
  public init?(named name: String) { native() }
  public init?(systemName name: String) { native() }
  public var size: CGSize { native() }
  @inert public func withTintColor(_ color: UIColor) -> UIImage { native() }
  public init() { native() }
}
