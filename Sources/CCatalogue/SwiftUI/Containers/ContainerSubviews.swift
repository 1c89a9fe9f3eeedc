@approximated("Its `id` tells subviews apart; it is not the id that a view was given.")
public struct Subview: Primitive, Identifiable {
  public var id: Subview.ID { native() }
  public var containerValues: ContainerValues { native() }
}

extension Subview {
  public struct ID: Hashable {}
}

public struct ContainerValues {
  public subscript<Key: ContainerValueKey>(_ key: Key.Type) -> Key.Value {
    get { native() }
    set { native() }
  }
}

public protocol ContainerValueKey {}

extension Group {
  public init(subviews view: some View, @ViewBuilder transform: ([Subview]) -> some View) { native() }
}

extension ForEach {
  public init(subviews view: some View, @ViewBuilder content: (Subview) -> some View) { native() }
}

public struct _VariadicView {}

extension _VariadicView {
  public struct Tree: Primitive {
    public init(_ root: some _VariadicView_MultiViewRoot, @ViewBuilder content: () -> some View) { native() }
    public init(_ root: some _VariadicView_UnaryViewRoot, @ViewBuilder content: () -> some View) { native() }
  }
}

extension _VariadicView {
  public struct Children: RandomAccessCollection {}
}

public protocol _VariadicView_MultiViewRoot {}

public protocol _VariadicView_UnaryViewRoot {}

extension View {
  public func containerValue<Value>(_ keyPath: KeyPath<ContainerValues, Value>, _ value: Value) -> some View {
    native()
  }
}
