extension Link {
  public init(_ title: String, destination: URL) { native() }
  public init(destination: URL, @ViewBuilder label: () -> some View) { native() }
}

extension NavigationLink {
  public init(_ title: String, destination: some View) { native() }
  public init(_ title: String, @ViewBuilder destination: () -> some View) { native() }
  public init<Value: Hashable>(_ title: String, value: Value) { native() }
  public init<Value: Hashable>(value: Value, @ViewBuilder label: () -> some View) { native() }
  public init(destination: some View, @ViewBuilder label: () -> some View) { native() }
  public init(@ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View) { native() }
  public init(_ title: String, destination: some View, isActive: Binding<Bool>) { native() }
  public init(_ title: String, isActive: Binding<Bool>, @ViewBuilder destination: () -> some View) { native() }
  public init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> some View) { native() }
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View) {
    native()
  }
  public init<V: Hashable>(_ title: String, destination: some View, tag: V, selection: Binding<V?>) { native() }
  public init<V: Hashable>(destination: some View, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> some View)
  { native() }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> some View, @ViewBuilder label: () -> some View
  ) { native() }
}

public struct NavigationPath: Equatable {
  public init() { native() }
  public init<V: Hashable>(_ elements: [V]) { native() }
  public var count: Int { native() }
  public var isEmpty: Bool { native() }
  public mutating func append<V: Hashable>(_ value: V) { native() }
  public mutating func removeLast(_ count: Int = 1) { native() }
}

extension NavigationStack {
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> some View) { native() }
  public init<V: Hashable>(path: Binding<[V]>, @ViewBuilder root: () -> some View) { native() }
}
