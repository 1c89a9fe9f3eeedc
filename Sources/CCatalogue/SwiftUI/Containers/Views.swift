@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = _ViewModifier_Content<Self>
}

@approximated("Heights are San Francisco's; widths come from the Inter font, and differ a little from an iPhone's.")
public struct Text: Primitive, Equatable {
  @compilerOnly @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { native() }
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  { native() }
  public init(verbatim content: String) { native() }
  public init(_ image: Image) { native() }
}

@approximated(
  "An image has the size that its pack names. The size of a symbol that nobody measured is a guess; a warning says so.")
public struct Image: Primitive {
  public init(_ resource: ImageResource) { native() }
  public init(_ name: String) { native() }
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
  public init(_ name: String, label: Text) { self.init(name) }
  public init(decorative name: String) { self.init(name) }
  public init(uiImage: UIImage) { native() }
  public init(systemName: String) { native() }
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
  public func resizable() -> Image { native() }
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image {
    resizable()
  }
}

public struct Spacer: Primitive { public init(minLength: CGFloat? = nil) { native() } }
public struct Divider: Primitive { public init() { native() } }
public struct EmptyView: Primitive { public init() { native() } }

public struct AnyView: Primitive {
  public init(erasing view: some View) { self.init(view) }
  public init(_ view: some View) { native() }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) { native() }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) { native() }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public var projectedValue: Binding<Value> { self }
  public var wrappedValue: Value {
    get { native() }
    nonmutating set { native() }
  }
  public static func constant(_ value: Value) -> Binding<Value> { native() }
}

@propertyWrapper public struct State<Value> {
  public var projectedValue: Binding<Value> { native() }
  public init(initialValue value: Value) { native() }
  public var wrappedValue: Value {
    get { native() }
    nonmutating set { native() }
  }
  public init(wrappedValue value: Value) { self.init(initialValue: value) }
}

@propertyWrapper public struct StateObject<ObjectType: ObservableObject> {
  @compilerOnly public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { native() }
  @compilerOnly public var wrappedValue: ObjectType { native() }
  @compilerOnly public var projectedValue: ObservedObject<ObjectType>.Wrapper { native() }
}

public struct ImageResource: Hashable {}

public struct ColorResource: Hashable {}

extension Color {
  public init(_ resource: ColorResource) { native() }
}

public class UIImage: Hashable {
  public init?(named: String) { native() }
  public init?(systemName: String) { native() }
  public var size: CGSize { native() }
  @inert public func withTintColor(_ color: UIColor) -> UIImage { self }
  public init() { native() }
}
