extension Link {
  public init(_ title: LocalizedStringKey, destination: URL) where Label == Text {
    self.init(destination: destination, label: { Text(title) })
  }
  public init(destination: URL, @ViewBuilder label: () -> Label) { native() }
}

extension NavigationLink {
  public init(_ title: LocalizedStringKey, destination: Destination) where Label == Text {
    self.init(destination: destination, label: { Text(title) })
  }
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text {
    self.init(destination: destination, label: { Text(title) })
  }
  public init<P: Hashable>(_ title: LocalizedStringKey, value: P) where Label == Text, Destination == Never {
    self.init(value: value, label: { Text(title) })
  }
  public init<P: Hashable>(value: P, @ViewBuilder label: () -> Label) where Destination == Never { native() }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { native() }
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { native() }
  public init(_ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) where Label == Text {
    self.init(destination: destination, label: { Text(title) })
  }
  public init(_ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination)
  where Label == Text { self.init(destination: destination, label: { Text(title) }) }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }
  public init<V: Hashable>(_ title: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>)
  where Label == Text { self.init(destination: destination, label: { Text(title) }) }
  public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
    self.init(destination: destination, label: label)
  }
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(destination: destination, label: label) }
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
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath { native() }
  public init<V: Hashable>(path: Binding<[V]>, @ViewBuilder root: () -> Root) where Data == [V] { native() }
}
