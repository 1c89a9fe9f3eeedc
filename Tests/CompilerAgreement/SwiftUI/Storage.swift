// What is kept under keys, date pickers, images that are fetched.

@propertyWrapper public struct AppStorage<Value>: DynamicProperty {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
  init(stub: Void) {}
}
@propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
  init(stub: Void) {}
}
public protocol KeyedValue {}
extension Bool: KeyedValue {}
extension Int: KeyedValue {}
extension Double: KeyedValue {}
extension String: KeyedValue {}
extension URL: KeyedValue {}
extension Date: KeyedValue {}
extension Data: KeyedValue {}
extension AppStorage where Value: KeyedValue {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init<V: KeyedValue>(_ key: String) where Value == V? { self.init(stub: ()) }
}
extension SceneStorage where Value: KeyedValue {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) { self.init(stub: ()) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init<V: KeyedValue>(_ key: String) where Value == V? { self.init(stub: ()) }
}

public struct DatePicker<Label: View>: Primitive {
  public typealias Components = DatePickerComponents
  nonisolated public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {}
  nonisolated public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {}
}
extension DatePicker where Label == Text {
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {}
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1), date = DatePickerComponents(rawValue: 2)
}

public struct ScenePadding: Equatable, Sendable { public static let minimum = ScenePadding() }

public enum AsyncImagePhase: Sendable {
  case empty
  case success(Image)
  case failure(any Error)
  public var image: Image? { nil }
  public var error: (any Error)? { nil }
}
public struct AsyncImage<Content: View>: Primitive {
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image {}
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == Group<I> {}
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {}
}

public struct ImageResource: Hashable, Sendable { public init(name: String, bundle: Bundle) {} }
public struct ColorResource: Hashable, Sendable { public init(name: String, bundle: Bundle) {} }
extension Image { nonisolated public init(_ resource: ImageResource) { fatalError() } }
extension Color { public init(_ resource: ColorResource) { fatalError() } }
