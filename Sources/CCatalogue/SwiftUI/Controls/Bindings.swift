extension Binding {
  public init(get: () -> Value, set: (Value) -> Void) { native() }
  public init(get: () -> Value, set: (Value, Transaction) -> Void) { native() }
  public init(projectedValue: Binding<Value>) { native() }
  public var projectedValue: Binding<Value> { native() }
}

extension State {
  public var projectedValue: Binding<Value> { native() }
  public var wrappedValue: Value { native() }
}

extension ForEach {
  public init<Element: Identifiable>(_ data: Binding<[Element]>, @ViewBuilder content: (Binding<Element>) -> some View)
  { native() }
  public init<Element, ID: Hashable>(
    _ data: Binding<[Element]>, id: KeyPath<Element, ID>, @ViewBuilder content: (Binding<Element>) -> some View
  ) { native() }
}

extension List {
  public init<Element: Identifiable>(
    _ data: Binding<[Element]>, @ViewBuilder rowContent: (Binding<Element>) -> some View
  ) { native() }
  public init<Element, ID: Hashable>(
    _ data: Binding<[Element]>, id: KeyPath<Element, ID>, @ViewBuilder rowContent: (Binding<Element>) -> some View
  ) { native() }
}

extension GestureState {
  public init(initialValue: Value) { native() }
  public init(wrappedValue: Value) { native() }
}
